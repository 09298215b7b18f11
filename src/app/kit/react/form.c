/* SPDX-License-Identifier: MIT */
/*
 * The rows of a form.
 */
#include "form.h"

#include "tr.h"

#include "trounce/utf8.h"

#include <string.h>

#define PAD        24 /* beside the rows of a panel */
#define PAD_PHONE  14
#define NAME_PHONE 30 /* of a name above its row, on a phone */
#define PAD_END    16 /* above and below them */
#define ROW        44
#define SWITCH_ROW 34
#define ROW_GAP    8
#define DROP_GAP   16
#define DROP_WIDTH 250
#define GAP        16 /* between panels */
#define NAME_LEAST 104
#define NAME_MOST  190
#define LINE       23
#define LINE_GAP   3
#define TITLE_GAP  5
#define PATH_GAP   9
#define BUTTON     124 /* least width */
#define BUTTON_PAD 26
#define KNOB       26
#define LINE_MOST  392 /* bytes of a path */

/* What differs between the shapes of the window, in units. */
static const struct measures {
    int pad, switch_row, name_y, note_y;
    bool is_below; /* a control, below its name */
} measures[LAYOUT_SHAPES] = {
    [LAYOUT_WIDE] = {.pad = PAD, .switch_row = SWITCH_ROW, .name_y = 14, .note_y = 38},
    [LAYOUT_COLUMN] =
        {.pad = PAD_PHONE, .switch_row = ROW, .name_y = 10, .note_y = 33, .is_below = true},
};

static struct text_style name_style(const struct ui *ui)
{
    return (struct text_style){.size = 18, .weight = WEIGHT_800, .color = ui->theme->text};
}

static struct text_style hint_style(const struct ui *ui)
{
    return (struct text_style){.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
}

static struct rect inner(const struct form *form, int height)
{
    int pad = ui_px(form->ui, measures[form->ui->layout->shape].pad);
    return (struct rect){form->x + pad, form->y, form->width - 2 * pad, height};
}

void form_panel(struct form *form, void (*fill)(struct form *form, int which), int which)
{
    struct ui *ui = form->ui;
    int end = ui_px(ui, PAD_END);
    int top = form->y;
    form->y = top + end;
    form->gap = 0;
    if (!form->dry) {
        struct form probe = *form;
        probe.dry = true;
        fill(&probe, which);
        ui_panel(ui, (struct rect){form->x, top, form->width, probe.y - probe.gap + end - top});
    }
    fill(form, which);
    form->y += end - form->gap + ui_px(ui, GAP);
}

/* Ends a row `height` px high, `gap` units above the next, with ids first..first + count - 1. */
static void end_row(struct form *form, int height, int gap, int first, int count)
{
    int focus = form->ui->focus;
    if (form->dry && focus != HOT_NONE && focus >= first && focus < first + count) {
        form->focus_top = form->y;
        form->focus_bottom = form->y + height;
    }
    form->gap = ui_px(form->ui, gap);
    form->y += height + form->gap;
}

void form_fit_name(struct form *form, const char *name)
{
    const struct ui *ui = form->ui;
    struct text_style style = name_style(ui);
    int need = ui_text_width(ui, &style, name) + ui_px(ui, 12);
    int width = layout_clamped(need, ui_px(ui, NAME_LEAST), ui_px(ui, NAME_MOST));
    form->name_width = int_max(form->name_width, width);
}

struct rect form_row(struct form *form, const char *name, int first_id, int count)
{
    struct ui *ui = form->ui;
    struct rect row = inner(form, ui_px(ui, ROW));
    struct text_style style = name_style(ui);
    int room = name ? form->name_width : 0;
    ui_group(ui, name, first_id, count);
    if (name && measures[ui->layout->shape].is_below) {
        struct rect line = rect_cut_top(&row, ui_px(ui, NAME_PHONE));
        row.h = ui_px(ui, count > 5 ? 2 * ROW + 6 : ROW);
        if (!form->dry) {
            ui_text_fit(ui, line.x, line.y + line.h / 2, line.w, &style, name);
        }
        end_row(form, line.h + row.h, ROW_GAP, first_id, count);
        return row;
    }
    if (!form->dry && name) {
        ui_text_fit(ui, row.x, row.y + row.h / 2, room - ui_px(ui, 10), &style, name);
    }
    end_row(form, row.h, ROW_GAP, first_id, count);
    return (struct rect){row.x + room, row.y, row.w - room, row.h};
}

struct rect form_switch_row(struct form *form, int first_id, int count)
{
    const struct measures *m = &measures[form->ui->layout->shape];
    struct rect row = inner(form, ui_px(form->ui, m->switch_row));
    end_row(form, row.h, ROW_GAP, first_id, count);
    return row;
}

/* Draws a name with a note below it, and ends the row; returns the place of the button beside both,
 * or below them on a phone. */
static struct rect add_named(struct form *form, int id, const char *name, const char *note)
{
    struct ui *ui = form->ui;
    const struct measures *m = &measures[ui->layout->shape];
    struct rect row = inner(form, ui_px(ui, ROW));
    struct rect rest = row;
    struct rect button = row;
    if (m->is_below) {
        button.y += ui_px(ui, ROW + 4);
    } else {
        button = rect_slice_right(&rest, int_min(ui_px(ui, DROP_WIDTH), row.w / 2), ui_px(ui, 12));
    }
    if (!form->dry) {
        struct text_style style = name_style(ui);
        struct text_style dim = theme_text(ui->theme, TEXT_NOTE);
        ui_text_fit(ui, rest.x, rest.y + ui_px(ui, m->name_y), rest.w, &style, name);
        ui_text_fit(ui, rest.x, rest.y + ui_px(ui, m->note_y), rest.w, &dim, note);
        ui_group(ui, name, id, 1);
    }
    end_row(form, button.y + button.h - row.y, DROP_GAP, id, 1);
    return button;
}

void form_drop(struct form *form, const struct drop *drop, int id, const char *name,
               const char *note, const char *choice)
{
    struct rect button = add_named(form, id, name, note);
    if (!form->dry) {
        drop_button(form->ui, drop, id, button, choice);
    }
}

void form_action(struct form *form, int id, const char *name, const char *note,
                 const struct button_look *look)
{
    struct rect button = add_named(form, id, name, note);
    if (!form->dry) {
        ui_button(form->ui, id, button, look);
    }
}

/* Returns the range of the middle of the knob. */
static struct rect slider_track(const struct ui *ui, struct rect area)
{
    int knob = ui_px(ui, KNOB);
    int figures = ui_px(ui, 62);
    int height = ui_px(ui, 10);
    return (struct rect){area.x + knob / 2, area.y + (area.h - height) / 2, area.w - knob - figures,
                         height};
}

int form_slider_value(const struct ui *ui, struct rect area, int x)
{
    struct rect track = slider_track(ui, area);
    int value = track.w > 0 ? ((x - track.x) * 200 + track.w) / (2 * track.w) : 0;
    return value < 0 ? 0 : value > 100 ? 100 : value;
}

void form_slider(struct form *form, const char *name, int id, int value)
{
    struct ui *ui = form->ui;
    struct rect control = form_row(form, name, id, 1);
    if (!form->dry) {
        struct rect track = slider_track(ui, control);
        int knob = ui_px(ui, KNOB);
        int middle = track.x + track.w * value / 100;
        struct rect around = {middle - knob / 2, control.y + (control.h - knob) / 2, knob, knob};
        struct text_style figures = {.size = 17,
                                     .weight = WEIGHT_700,
                                     .color = ui->theme->text,
                                     .align = ALIGN_END,
                                     .tabular = true};
        ui_track(ui, track, value * 10, ui->theme->you);
        ui_box(ui, around, KNOB / 2, ui->theme->you);
        ui_outline(ui, around, KNOB / 2, 3, ui->theme->panel);
        ui_text(ui, control.x + control.w, control.y + control.h / 2, &figures,
                say(ui->arena, tr("%d%%"), value));
        ui_keyboard_area(ui, id, control);
        ui_hot_role(ui, ROLE_SLIDER, false);
        ui_hot_value(ui, say(ui->arena, tr("%d%%"), value));
    }
}

/* Cuts off the beginning until the rest fits after an ellipsis. */
static const char *cut_front(const struct ui *ui, const struct text_style *style, int width,
                             const char *text)
{
    size_t length = strlen(text);
    const char *at = length < LINE_MOST ? text : text + length - LINE_MOST;
    const char *line = at == text ? text : say(ui->arena, "…%s", at);
    while (*at && ui_text_width(ui, style, line) > width) {
        at += utf8_length(at);
        line = say(ui->arena, "…%s", at);
    }
    return line;
}

static void add_line(struct form *form, const struct text_style *style, int gap, const char *text)
{
    struct rect row = inner(form, ui_px(form->ui, LINE));
    if (!form->dry) {
        ui_text_fit(form->ui, row.x, row.y + row.h / 2, row.w, style, text);
    }
    end_row(form, row.h, gap, HOT_NONE, 0);
}

void form_title(struct form *form, const char *text)
{
    struct text_style style = name_style(form->ui);
    add_line(form, &style, TITLE_GAP, text);
}

void form_fact(struct form *form, const char *text)
{
    struct text_style style = {.size = 17, .weight = WEIGHT_700, .color = form->ui->theme->text};
    add_line(form, &style, LINE_GAP, text);
}

void form_path(struct form *form, const char *path)
{
    struct text_style style = hint_style(form->ui);
    add_line(form, &style, PATH_GAP, cut_front(form->ui, &style, inner(form, 0).w, path));
}

void form_hint(struct form *form, const char *text)
{
    struct text_style style = hint_style(form->ui);
    struct rect row = inner(form, 0);
    row.h = ui_wrap_height(form->ui, row.w, &style, text);
    if (!form->dry) {
        ui_text_wrap(form->ui, row, &style, text);
    }
    end_row(form, row.h, ROW_GAP, HOT_NONE, 0);
}

void form_fault(struct form *form, const char *text)
{
    struct ui *ui = form->ui;
    struct text_style style = hint_style(ui);
    int icon = ui_px(ui, 32);
    struct rect row = inner(form, 0);
    row.x += icon;
    row.w -= icon;
    row.h = ui_wrap_height(ui, row.w, &style, text);
    style.color = ui->theme->bad_text;
    if (!form->dry) {
        ui_icon(ui, row.x - icon + ui_px(ui, 12), row.y + ui_px(ui, 11), ICON_CIRCLE_ALERT, 22,
                style.color);
        ui_text_wrap(ui, row, &style, text);
    }
    end_row(form, row.h, ROW_GAP, HOT_NONE, 0);
}

void form_field(struct form *form, const char *name, int id, const struct field *field,
                const struct field_look *look)
{
    struct rect row = form_row(form, name, id, 1);
    if (!form->dry) {
        field_draw(form->ui, HOT_NONE, row, field, look);
        field_place_keys(form->ui, id, row, field, look);
    }
}

void form_buttons(struct form *form, int first_id, const struct button_look *looks, int count)
{
    struct ui *ui = form->ui;
    struct rect row = inner(form, ui_px(ui, ROW));
    struct rect rest = row;
    int gap = ui_px(ui, 16);
    int widest = (row.w - (count - 1) * gap) / count;
    for (int i = 0; i < count && !form->dry; i++) {
        struct text_style style = {.size = looks[i].size, .weight = WEIGHT_800};
        int need = ui_text_width(ui, &style, looks[i].label) + ui_px(ui, 2 * BUTTON_PAD) +
                   (looks[i].icon ? ui_px(ui, looks[i].size + 13) : 0);
        int width = int_min(int_max(need, ui_px(ui, BUTTON)), widest);
        ui_button(ui, first_id + i, rect_slice_left(&rest, width, gap), &looks[i]);
    }
    end_row(form, row.h, ROW_GAP, first_id, count);
}
