/* SPDX-License-Identifier: MIT */
/*
 * Draws panels, buttons, choices and tracks, and adds their hot areas.
 */
#include "widgets.h"

#include "phrase.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define PRESS_DEPTH       2 /* units that a pressed button sinks */
#define LIST_SIZE         18
#define LIST_SIZE_LARGER  23
#define CHOICE_SIZE       17
#define CHOICE_SIZE_LEAST 11 /* in two lines, before labels are cut */
#define DISABLED_FADE     45 /* percent of its colours that a disabled button keeps */

int ui_px(const struct ui *ui, int units)
{
    return layout_px(ui->layout, units);
}

int ui_list_size(const struct ui *ui)
{
    return ui->larger_letters ? LIST_SIZE_LARGER : LIST_SIZE;
}

int ui_hot_at(const struct ui *ui, int x, int y)
{
    for (int i = ui->hot_count - 1; i >= 0; i--) {
        if (!ui->hots[i].is_place && rect_contains(ui->hots[i].rect, x, y)) {
            return ui->hots[i].id;
        }
    }
    return HOT_NONE;
}

const struct hot *ui_hot_of(const struct ui *ui, int id)
{
    for (int i = 0; id != HOT_NONE && i < ui->hot_count; i++) {
        if (ui->hots[i].id == id) {
            return &ui->hots[i];
        }
    }
    return NULL;
}

void ui_hot(struct ui *ui, int id, struct rect rect, bool in_focus_order)
{
    assert(id > HOT_NONE);
    if (ui->hot_count < HOT_MAX) {
        ui->hots[ui->hot_count++] =
            (struct hot){.id = id, .rect = rect, .in_focus_order = in_focus_order};
        if (ui->group && id >= ui->group_first && id <= ui->group_last) {
            ui->hots[ui->hot_count - 1].group = ui->group;
        }
    }
}

void ui_hot_spread(struct ui *ui, struct rect rect)
{
    if (ui->hot_count > 0) {
        ui->hots[ui->hot_count - 1].rect = rect;
    }
}

void ui_hear_arrows(struct ui *ui)
{
    assert(ui->hot_count > 0);
    ui->hots[ui->hot_count - 1].wants_arrows = true;
}

void ui_hot_in_row(struct ui *ui, int row, bool is_chosen)
{
    assert(ui->hot_count > 0);
    ui->hots[ui->hot_count - 1].row = row;
    ui->hots[ui->hot_count - 1].is_passed = !is_chosen;
}

static void add_place(struct ui *ui, int id, struct rect rect, bool in_focus_order)
{
    int before = ui->hot_count;
    ui_hot(ui, id, rect, in_focus_order);
    if (ui->hot_count > before) {
        ui->hots[before].is_place = true;
        ui->hots[before].role = ROLE_ROW;
    }
}

void ui_keyboard_area(struct ui *ui, int id, struct rect rect)
{
    add_place(ui, id, rect, true);
}

void ui_listed(struct ui *ui, int id, struct rect rect)
{
    add_place(ui, id, rect, false);
}

void ui_tip(struct ui *ui, int id, const char *text)
{
    for (int i = ui->hot_count - 1; text && i >= 0; i--) {
        if (ui->hots[i].id != id) {
            continue;
        }
        ui->hots[i].tip = ui->speaks ? arena_copy(ui->arena, text) : NULL;
        struct rect about = ui->hots[i].rect;
        if (about.y < 0 || about.y + about.h > ui->layout->height) {
            return; /* not before it has been scrolled into the window */
        }
        ui->hots[i].has_tip = true;
        if (id == ui->tip.id) {
            ui->tip.is_drawn = true;
            ui->tip.about = about;
            (void)snprintf(ui->tip.text, sizeof ui->tip.text, "%s", text);
        }
        return;
    }
}

void ui_hot_role(struct ui *ui, enum hot_role role, bool is_on)
{
    if (ui->hot_count > 0) {
        ui->hots[ui->hot_count - 1].role = role;
        ui->hots[ui->hot_count - 1].is_on = is_on;
    }
}

void ui_hot_name(struct ui *ui, const char *name)
{
    if (ui->speaks && ui->hot_count > 0) {
        ui->hots[ui->hot_count - 1].name = arena_copy(ui->arena, name);
    }
}

void ui_hot_value(struct ui *ui, const char *value)
{
    if (ui->speaks && ui->hot_count > 0) {
        ui->hots[ui->hot_count - 1].value = arena_copy(ui->arena, value);
    }
}

void ui_topic(struct ui *ui, const char *title, const char *text)
{
    ui->topic =
        ui->speaks ? say(ui->arena, "%s%s%s", title, text ? ". " : "", text ? text : "") : NULL;
}

void ui_status(struct ui *ui, const char *text)
{
    ui->status = ui->speaks ? arena_copy(ui->arena, text) : NULL;
}

void ui_group(struct ui *ui, const char *name, int first_id, int count)
{
    ui->group = ui->speaks && name ? arena_copy(ui->arena, name) : NULL;
    ui->group_first = first_id;
    ui->group_last = first_id + count - 1;
}

void ui_enter_at(struct ui *ui, int id)
{
    ui->entry = id;
}

int ui_next_focus(const struct ui *ui, int id, bool backwards)
{
    if (id == HOT_NONE && !backwards && ui_hot_of(ui, ui->entry)) {
        return ui->entry;
    }
    int at = -1;
    for (int i = 0; i < ui->hot_count; i++) {
        if (ui->hots[i].id == id && ui->hots[i].in_focus_order) {
            at = i;
        }
    }
    if (at < 0) {
        at = backwards ? ui->hot_count : -1;
    }
    int row = at >= 0 && at < ui->hot_count ? ui->hots[at].row : 0;
    int step = backwards ? -1 : 1;
    for (int tries = 0; tries <= ui->hot_count; tries++) {
        at += step;
        if (at >= ui->hot_count) {
            at = 0;
        }
        if (at < 0) {
            at = ui->hot_count - 1;
        }
        if (at >= 0 && at < ui->hot_count && ui->hots[at].in_focus_order &&
            !(ui->hots[at].row && (ui->hots[at].is_passed || ui->hots[at].row == row))) {
            return ui->hots[at].id;
        }
    }
    return row ? id : HOT_NONE;
}

void ui_box(struct ui *ui, struct rect rect, int radius, struct color color)
{
    struct draw_command command = {
        .kind = DRAW_BOX, .rect = rect, .color = color, .radius = ui_px(ui, radius)};
    if (rect.w > 0 && rect.h > 0) {
        draw_add(ui->list, &command, NULL);
    }
}

void ui_outline(struct ui *ui, struct rect rect, int radius, int border, struct color color)
{
    int width = ui_px(ui, border);
    int least = ui->theme->outline.a > 0 ? 2 : 1;
    struct draw_command command = {.kind = DRAW_BOX,
                                   .rect = rect,
                                   .color2 = color,
                                   .radius = ui_px(ui, radius),
                                   .border = width > least ? width : least};
    draw_add(ui->list, &command, NULL);
}

void ui_surface_outline(struct ui *ui, struct rect rect, int radius)
{
    if (ui->theme->outline.a > 0) {
        ui_outline(ui, rect, radius, 2, ui->theme->outline);
    }
}

void ui_shadow(struct ui *ui, struct rect rect, int drop, int radius, int blur)
{
    struct draw_command shadow = {.kind = DRAW_SHADOW,
                                  .rect = {rect.x, rect.y + ui_px(ui, drop), rect.w, rect.h},
                                  .color = ui->theme->shadow,
                                  .radius = ui_px(ui, radius),
                                  .blur = ui_px(ui, blur)};
    draw_add(ui->list, &shadow, NULL);
}

void ui_surface(struct ui *ui, struct rect rect, int radius, struct color color)
{
    ui_box(ui, rect, radius, color);
    ui_surface_outline(ui, rect, radius);
}

/* A surface that is washed, from left to right turned by `angle`. With outlines it has one colour.
 */
static void wash(struct ui *ui, struct rect rect, int radius, int angle,
                 const struct color colors[3])
{
    struct draw_command command = {.kind = DRAW_WASH,
                                   .rect = rect,
                                   .color = colors[0],
                                   .middle = colors[1],
                                   .color2 = colors[2],
                                   .radius = ui_px(ui, radius),
                                   .angle = angle};
    if (ui->theme->outline.a > 0) {
        ui_surface(ui, rect, radius, ui->theme->panel);
    } else if (rect.w > 0 && rect.h > 0) {
        draw_add(ui->list, &command, NULL);
    }
}

/* How much of their colours the two sides' ends of a wash have: text must stay readable there. */
#define WASH_YOU   12
#define WASH_RIVAL 20

void ui_versus(struct ui *ui, struct rect rect, bool has_rival)
{
    const struct theme *theme = ui->theme;
    struct color ends[] = {theme_mix(theme->panel, theme->you_edge, WASH_YOU), theme->panel,
                           theme_mix(theme->panel, theme->rival_edge, has_rival ? WASH_RIVAL : 0)};
    wash(ui, rect, 18, 0, ends);
}

void ui_daily(struct ui *ui, struct rect rect, bool lit)
{
    const struct theme *theme = ui->theme;
    struct color ends[] = {theme_mix(theme->panel, theme->raised, 80),
                           theme_mix(theme->panel, theme->raised, 50),
                           theme_mix(theme->panel, theme->rival_edge, WASH_RIVAL)};
    for (int i = 0; lit && i < 3; i++) {
        ends[i] = theme_mix(ends[i], theme->raised, 25);
    }
    wash(ui, rect, 22, 45, ends);
}

void ui_panel(struct ui *ui, struct rect rect)
{
    ui_surface(ui, rect, 18, ui->theme->panel);
}

void ui_rule(struct ui *ui, int x, int y, int width)
{
    int height = ui_px(ui, 2);
    ui_box(ui, (struct rect){x, y, width, height > 0 ? height : 1}, 0, ui->theme->line);
}

void ui_strike(struct ui *ui, int x, int y, int width, struct color color)
{
    int thick = int_max(ui_px(ui, 2), 1);
    ui_box(ui, (struct rect){x, y - thick / 2, width, thick}, 0, color);
}

void ui_clip(struct ui *ui, struct rect rect)
{
    struct draw_command command = {.kind = DRAW_CLIP, .rect = rect};
    ui->clip = rect;
    draw_add(ui->list, &command, NULL);
}

void ui_clip_end(struct ui *ui)
{
    struct draw_command command = {.kind = DRAW_CLIP};
    ui->clip = (struct rect){0, 0, 0, 0};
    draw_add(ui->list, &command, NULL);
}

void ui_icon(struct ui *ui, int x, int y, enum icon icon, int size, struct color color)
{
    struct draw_command command = {.kind = DRAW_ICON,
                                   .rect = {x, y, 0, 0},
                                   .color = color,
                                   .size = ui_px(ui, size),
                                   .icon = icon};
    draw_add(ui->list, &command, NULL);
}

static void draw_star(struct ui *ui, int x, int y, int px, struct color color)
{
    struct draw_command star = {
        .kind = DRAW_STAR, .rect = {x, y, 0, 0}, .color = color, .size = px};
    if (px > 0) {
        draw_add(ui->list, &star, NULL);
    }
}

void ui_star(struct ui *ui, int x, int y, int size, int milli)
{
    const struct theme *theme = ui->theme;
    int px = ui_px(ui, size);
    bool has_outline = theme->outline.a > 0;
    if (milli < 1000) {
        draw_star(ui, x, y, px, has_outline ? theme->outline : theme->well);
        if (has_outline) {
            draw_star(ui, x, y, px - 2 * ui_px(ui, 4), theme->ground);
        }
    }
    bool has_rim = memcmp(&theme->you_text, &theme->you, sizeof theme->you) != 0;
    if (has_rim) { /* on a light ground, from which the star alone would hardly stand out */
        draw_star(ui, x, y, px * milli / 1000, theme->you_text);
        px -= 2 * ui_px(ui, 2);
    }
    draw_star(ui, x, y, px * milli / 1000, theme->you);
}

void ui_star_hollow(struct ui *ui, int x, int y, int size, struct color ground)
{
    int px = ui_px(ui, size);
    draw_star(ui, x, y, px, ui->theme->you_text);
    draw_star(ui, x, y, px * 55 / 100, ground);
}

static void draw_arc(struct ui *ui, int x, int y, int radius, int thick, int sweep,
                     struct color color)
{
    const struct draw_command arc = {.kind = DRAW_ARC,
                                     .rect = {x, y, 0, 0},
                                     .color = color,
                                     .radius = radius,
                                     .angle = 270,
                                     .sweep = sweep,
                                     .size = thick};
    draw_add(ui->list, &arc, NULL);
}

void ui_ring(struct ui *ui, int x, int y, int size, int milli)
{
    const struct theme *theme = ui->theme;
    int thick = int_max(ui_px(ui, size) / 4, 2);
    int radius = (ui_px(ui, size) - thick) / 2;
    draw_arc(ui, x, y, radius, thick, 360, theme->outline.a > 0 ? theme->line : theme->well);
    if (milli > 0) {
        draw_arc(ui, x, y, radius, thick, milli * 360 / 1000, theme->you_text);
    }
    if (milli >= 1000) {
        int dot = int_max(ui_px(ui, size) / 5, 2);
        ui_box(ui, (struct rect){x - dot / 2, y - dot / 2, dot, dot}, size, theme->you_text);
    }
}

/* Draws a button's icon and label side by side, centred in `face`. */
static void button_content(struct ui *ui, struct rect face, const struct button_look *look,
                           struct color color)
{
    struct text_style style =
        text_colored(theme_sized(ui->theme, TEXT_HEADING, look->size ? look->size : 19), color);
    int middle_y = face.y + face.h / 2;
    if (look->unfolds) {
        int chevron = ui_px(ui, style.size + 6);
        face.w -= chevron;
        ui_icon(ui, face.x + face.w - ui_px(ui, 4) + chevron / 2, middle_y, ICON_CHEVRON_DOWN,
                style.size, color);
    }
    int middle_x = face.x + face.w / 2;
    if (!look->label) {
        ui_icon(ui, middle_x, middle_y, look->icon, 24, color);
        return;
    }
    int icon = look->icon ? ui_px(ui, style.size + 13) : 0;
    int room = face.w - icon - ui_px(ui, 16);
    int width = int_min(ui_text_width(ui, &style, look->label), room);
    int left = middle_x - (width + icon) / 2;
    bool is_middle = width == room && !icon; /* centres each line if there are several */
    style.align = is_middle ? ALIGN_MIDDLE : ALIGN_START;
    if (look->icon) {
        ui_icon(ui, left + ui_px(ui, style.size + 1) / 2, middle_y, look->icon, style.size + 3,
                color);
    }
    ui_text_lines(ui, is_middle ? middle_x : left + icon, middle_y, room, face.h, &style,
                  look->label);
}

/* Returns the colour, faded if the button is disabled. */
static struct color shade(const struct ui *ui, const struct button_look *look, struct color color)
{
    return look->disabled ? theme_mix(ui->theme->panel, color, DISABLED_FADE) : color;
}

void ui_button(struct ui *ui, int id, struct rect rect, const struct button_look *look)
{
    const struct theme *theme = ui->theme;
    if (look->disabled) {
        id = HOT_NONE;
    }
    bool down = id != HOT_NONE && ui->pressed == id && ui->hover == id;
    bool lit = id != HOT_NONE && ui->hover == id && !down;
    int sink = down ? ui_px(ui, PRESS_DEPTH) : 0;
    bool is_large = rect.h > ui_px(ui, 80);
    int edge = ui_px(ui, is_large ? 7 : 4);
    int radius = is_large ? 22 : 14;
    struct rect face = {rect.x, rect.y + sink, rect.w, rect.h};
    struct color ink = look->kind == BUTTON_DANGER ? theme->bad_text : theme->text;

    if (look->kind == BUTTON_GHOST || look->kind == BUTTON_DANGER) {
        struct color ground = theme->raised;
        if (lit || down) {
            ui_box(ui, face, radius, theme_faded(ground, 45));
        }
        ui_outline(ui, face, radius, 2,
                   shade(ui, look, look->kind == BUTTON_DANGER ? theme->bad_edge : theme->line));
    } else {
        bool primary = look->kind == BUTTON_PRIMARY;
        bool is_die = look->kind == BUTTON_DIE;
        struct color fill = primary ? theme->you : is_die ? theme->tile : theme->raised;
        struct color under = primary  ? theme->you_edge
                             : is_die ? theme->tile_edge
                                      : theme->raised_edge;
        if (lit) {
            /* White in every theme: a primary button that darkens looks disabled. */
            fill = primary ? theme_mix(fill, (struct color){255, 255, 255, 255}, 22)
                           : theme_mix(fill, theme->line, 35);
        }
        fill.a = 255;
        if (primary || is_die) {
            ink = primary ? theme->you_ink : theme->ink;
        }
        struct draw_command box = {.kind = DRAW_BOX,
                                   .rect = {face.x, face.y, face.w, rect.h + edge - sink},
                                   .color = shade(ui, look, fill),
                                   .color2 = shade(ui, look, under),
                                   .radius = ui_px(ui, radius),
                                   .edge = edge - sink};
        draw_add(ui->list, &box, NULL);
        if (!primary) {
            ui_surface_outline(ui, box.rect, radius);
        }
    }
    button_content(ui, face, look, shade(ui, look, ink));
    if (id != HOT_NONE) {
        ui_hot(ui, id, rect, true);
        ui_tip(ui, id, look->label ? NULL : phrase_icon_tip(look->icon));
        if (look->label) {
            ui_hot_name(ui, look->label);
        }
    }
}

void ui_icon_button(struct ui *ui, int id, struct rect rect, enum icon icon)
{
    struct button_look look = {.kind = BUTTON_GHOST, .icon = icon};
    ui_button(ui, id, rect, &look);
}

struct rect ui_page(struct ui *ui, int back_id, struct rect *rest)
{
    return ui_page_in(ui, back_id, layout_window(ui->layout), rest);
}

struct rect ui_page_in(struct ui *ui, int back_id, struct rect window, struct rect *rest)
{
    *rest = window;
    (void)rect_cut_top(rest, int_min(layout_margin(ui->layout), 24));
    (void)rect_cut_bottom(rest, LAYOUT_MARGIN);
    (void)rect_cut_left(rest, layout_margin(ui->layout));
    (void)rect_cut_right(rest, layout_margin(ui->layout));
    struct rect row = rect_cut_top(rest, LAYOUT_BUTTON);
    struct rect back = rect_cut_left(&row, LAYOUT_BUTTON);
    (void)rect_cut_top(rest, 16);
    (void)rect_cut_left(&row, 16);
    ui_icon_button(ui, back_id, layout_to_px(ui->layout, back), ICON_CHEVRON_LEFT);
    return row;
}

#define CHOICES_MAX 8
#define TALL_SIZE   19

/* How a row of choices is divided: one size for all labels, so that they look alike. */
struct choices {
    int size;
    enum font_weight weight;
    int widths[CHOICES_MAX]; /* of the parts, px */
};

/* Makes the parts as wide as their labels need and spreads the rest evenly; returns whether they
 * fit. Labels may take two lines in parts of this height; 0: one. */
static bool share_by_need(const struct ui *ui, int room, int height, const char *const *labels,
                          int count, struct choices *choices)
{
    struct text_style style = {.size = choices->size, .weight = choices->weight};
    struct rect_part parts[CHOICES_MAX];
    for (int i = 0; i < count; i++) {
        parts[i].least = ui_text_narrowest(ui, &style, height, labels[i]) + ui_px(ui, 12);
        parts[i].grow = 1;
    }
    return rect_share(room, parts, count, choices->widths);
}

/* Equal parts if every label fits, else parts as wide as needed, else smaller letters, else two
 * lines. */
static struct choices share_out(const struct ui *ui, int room, int height,
                                const char *const *labels, int count, bool is_mode)
{
    struct choices choices = {.size = is_mode ? TALL_SIZE : CHOICE_SIZE,
                              .weight = is_mode ? WEIGHT_800 : WEIGHT_700};
    struct text_style style = {.size = choices.size, .weight = choices.weight};
    int widest = 0;
    for (int i = 0; i < count; i++) {
        int width = ui_text_width(ui, &style, labels[i]);
        widest = width > widest ? width : widest;
    }
    if ((widest + ui_px(ui, 12)) * count <= room) {
        for (int i = 0; i < count; i++) {
            choices.widths[i] = room * (i + 1) / count - room * i / count;
        }
        return choices;
    }
    const struct {
        int least, height;
    } tries[] = {{UI_SIZE_LEAST, 0}, {UI_SIZE_LEAST, height}, {CHOICE_SIZE_LEAST, height}};
    for (int i = 0; i < 3; i++) {
        for (choices.size = style.size; choices.size >= tries[i].least; choices.size--) {
            if (share_by_need(ui, room, tries[i].height, labels, count, &choices)) {
                return choices;
            }
        }
    }
    return choices;
}

#define CHOICES_EDGE 5 /* around the parts, and between them */

/* Divides a row of choices at `rect`. */
static struct choices divide(const struct ui *ui, struct rect rect, const char *const *labels,
                             int count, bool is_mode)
{
    int edge = ui_px(ui, CHOICES_EDGE);
    return share_out(ui, rect.w - edge * (count + 1), rect.h - 2 * edge, labels, count, is_mode);
}

bool ui_choices_fit(const struct ui *ui, struct rect rect, const char *const *labels, int count)
{
    return divide(ui, rect, labels, count, false).size >= UI_SIZE_LEAST;
}

/* Draws a row of choices, of which the first has the id `row_id`. */
static void draw_row(struct ui *ui, int first_id, struct rect rect, const char *const *labels,
                     int count, int selected, bool is_mode, int row_id)
{
    const struct theme *theme = ui->theme;
    ui_surface(ui, rect, 14, theme->field);
    int gap = ui_px(ui, CHOICES_EDGE);
    struct rect inner = rect_inset(rect, gap);
    int x = inner.x;
    struct color lit = is_mode ? theme->you_text : theme->text;
    assert(count > 0 && count <= CHOICES_MAX);
    struct choices choices = divide(ui, rect, labels, count, is_mode);
    for (int i = 0; i < count; i++) {
        struct rect part = {x, inner.y, choices.widths[i], inner.h};
        x += part.w + gap;
        struct text_style style = {.size = choices.size,
                                   .weight = choices.weight,
                                   .color = i == selected ? lit : theme->dim,
                                   .align = ALIGN_MIDDLE};
        int id = first_id + i;
        if (i == selected) {
            struct draw_command box = {.kind = DRAW_BOX,
                                       .rect = part,
                                       .color = theme->raised,
                                       .color2 = theme->raised_edge,
                                       .radius = ui_px(ui, 10),
                                       .edge = ui_px(ui, 2)};
            draw_add(ui->list, &box, NULL);
            if (theme->outline.a > 0) {
                ui_outline(ui, part, 10, 2, theme->you_text);
            }
        } else if (ui->hover == id) {
            style.color = theme->text;
        }
        ui_text_lines(ui, part.x + part.w / 2, part.y + part.h / 2, part.w - ui_px(ui, 8), part.h,
                      &style, labels[i]);
        bool is_none = first_id == row_id && selected < 0;
        ui_hot(ui, id, (struct rect){part.x, rect.y, part.w, rect.h}, true);
        ui_hot_in_row(ui, row_id, i == (is_none ? 0 : selected));
        ui_hot_role(ui, ROLE_CHOICE, i == selected);
        ui_hot_name(ui, labels[i]);
    }
}

/* On a phone many choices stand in two rows if the place is that high. */
static void draw_choices(struct ui *ui, int first_id, struct rect rect, const char *const *labels,
                         int count, int selected, bool is_mode)
{
    int half = (count + 1) / 2;
    selected = selected < count ? selected : -1;
    if (ui->layout->shape == LAYOUT_WIDE || count <= 3 || rect.h < 2 * ui_px(ui, LAYOUT_FINGER)) {
        draw_row(ui, first_id, rect, labels, count, selected, is_mode, first_id);
        return;
    }
    int gap = ui_px(ui, 4);
    draw_row(ui, first_id, rect_row(rect, gap, 2, 0), labels, half,
             selected < half ? selected : count, is_mode, first_id);
    draw_row(ui, first_id + half, rect_row(rect, gap, 2, 1), labels + half, count - half,
             selected - half, is_mode, first_id);
}

void ui_choices(struct ui *ui, int first_id, struct rect rect, const char *const *labels, int count,
                int selected)
{
    draw_choices(ui, first_id, rect, labels, count, selected, false);
}

void ui_modes(struct ui *ui, int first_id, struct rect rect, const char *const *labels, int count,
              int selected)
{
    draw_choices(ui, first_id, rect, labels, count, selected, true);
}

#define SWITCH_WIDTH  46
#define SWITCH_HEIGHT 26
#define SWITCH_EDGE   4 /* around the knob */

void ui_switch(struct ui *ui, int id, struct rect rect, const char *label, bool on)
{
    const struct theme *theme = ui->theme;
    int height = ui_px(ui, SWITCH_HEIGHT);
    int edge = ui_px(ui, SWITCH_EDGE);
    struct rect track = {rect.x, rect.y + (rect.h - height) / 2, ui_px(ui, SWITCH_WIDTH), height};
    struct rect knob = rect_inset(track, edge);
    bool lit = ui->hover == id;
    struct text_style style =
        text_colored(theme_sized(theme, TEXT_LABEL, 17), on || lit ? theme->text : theme->dim);
    knob.w = knob.h;
    if (on) {
        knob.x = track.x + track.w - edge - knob.w;
    }
    ui_surface(ui, track, SWITCH_HEIGHT / 2, on ? theme->you : theme->field);
    ui_box(ui, knob, SWITCH_HEIGHT / 2 - SWITCH_EDGE, on ? theme->you_ink : theme->dim);
    int left = track.w + ui_px(ui, 12);
    int width =
        ui_text_lines(ui, rect.x + left, rect.y + rect.h / 2, rect.w - left, rect.h, &style, label);
    ui_hot(ui, id, (struct rect){rect.x, rect.y, left + width, rect.h}, true);
    ui_hot_role(ui, ROLE_SWITCH, on);
    ui_hot_name(ui, label);
}

void ui_track(struct ui *ui, struct rect rect, int milli, struct color color)
{
    ui_surface(ui, rect, layout_units(ui->layout, rect.h / 2), ui->theme->well);
    int width = rect.w * milli / 1000;
    if (width <= 0) {
        return;
    }
    if (width < rect.h) {
        width = rect.h; /* a round cap needs this much */
    }
    struct rect filled = {rect.x, rect.y, width, rect.h};
    ui_box(ui, filled, layout_units(ui->layout, rect.h / 2), color);
}

/* --- faces --- */

void ui_face(struct ui *ui, struct rect rect, enum rival_level level, enum face_mood mood)
{
    assert(level <= RIVAL_LADDER);
    int side = int_min(rect.w, rect.h);
    struct draw_command face = {
        .kind = DRAW_FACE,
        .rect = {rect.x + (rect.w - side) / 2, rect.y + (rect.h - side) / 2, side, side},
        .face = (int)level,
        .mood = mood,
    };
    draw_add(ui->list, &face, NULL);
}

#define GHOST_FEET 3

void ui_ghost(struct ui *ui, struct rect rect, struct color color, struct color ground)
{
    int side = rect.w < rect.h ? rect.w : rect.h;
    struct rect body = {rect.x + (rect.w - side) / 2 + side / 10, rect.y + (rect.h - side) / 2,
                        side * 8 / 10, side * 86 / 100};
    int units = layout_units(ui->layout, body.w);
    struct rect lower = {body.x, body.y + body.h / 2, body.w, body.h - body.h / 2};
    int eye = side * 15 / 100;
    ui_box(ui, body, units / 2, color);
    ui_box(ui, lower, 0, color);
    for (int i = 0; i < GHOST_FEET; i++) {
        struct rect foot = rect_column(lower, 0, GHOST_FEET, i);
        foot.y = body.y + body.h - foot.w / 2;
        foot.h = foot.w;
        ui_box(ui, foot, layout_units(ui->layout, foot.w) / 2, color);
    }
    for (int i = -1; i <= 1; i += 2) {
        struct rect pupil = {body.x + body.w / 2 + i * body.w / 5 - eye / 2,
                             body.y + body.h * 42 / 100 - eye / 2, eye, eye};
        ui_box(ui, pupil, layout_units(ui->layout, eye) / 2, ground);
    }
}
