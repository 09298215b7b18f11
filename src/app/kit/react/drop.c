/* SPDX-License-Identifier: MIT */
/*
 * Lists that open. The rows are those of a list whose chosen row follows keys and pointer.
 */
#include "drop.h"

#include <string.h>

#define RADIUS 14
#define GAP    6 /* between button and list */
#define EDGE   6 /* between the list's outline and its rows */
#define PITCH  38
#define ROW    36
#define PAD    12 /* in a row, beside its text */
#define TICK   40 /* the room of the tick */

static struct text_style label_style(const struct ui *ui)
{
    return (struct text_style){.size = 17, .weight = WEIGHT_700, .color = ui->theme->text};
}

void drop_button(struct ui *ui, const struct drop *drop, int id, struct rect rect,
                 const char *choice)
{
    const struct theme *theme = ui->theme;
    struct text_style style = label_style(ui);
    bool is_open = drop->open == id;
    struct color line = is_open ? theme->you_text : ui->hover == id ? theme->dim : theme->line;
    int pad = ui_px(ui, EDGE + PAD);
    int icon = ui_px(ui, 26);
    ui_box(ui, rect, RADIUS, theme->field);
    ui_outline(ui, rect, RADIUS, 2, line);
    ui_text_fit(ui, rect.x + pad, rect.y + rect.h / 2, rect.w - pad - icon - ui_px(ui, 14), &style,
                choice);
    ui_icon(ui, rect.x + rect.w - icon, rect.y + rect.h / 2,
            is_open ? ICON_CHEVRON_UP : ICON_CHEVRON_DOWN, 20,
            is_open ? theme->you_text : theme->text);
    ui_hot(ui, id, rect, true);
    ui_hot_name(ui, choice);
}

void drop_open(struct drop *drop, struct ui *ui, int id, int first_id,
               const struct drop_content *content)
{
    int row = content->ticked < 0 ? 0 : content->ticked;
    *drop = (struct drop){
        .open = content->count > 0 ? id : HOT_NONE,
        .is_new = true,
        .list = {.kind = LIST_CHOSEN, .first_id = first_id, .count = content->count, .chosen = row},
    };
    if (drop->open != HOT_NONE && ui->focus == id) {
        ui->focus = first_id + row;
    }
}

void drop_close(struct drop *drop, struct ui *ui)
{
    if (drop->open != HOT_NONE && list_focused(&drop->list, ui) >= 0) {
        ui->focus = drop->open;
    }
    drop->open = HOT_NONE;
}

/* --- drawing --- */

/* Returns the box of the list; it is as high as its rows if the window has so much room. */
static struct rect box_of(const struct ui *ui, struct rect button,
                          const struct drop_content *content)
{
    struct text_style style = label_style(ui);
    int gap = ui_px(ui, GAP);
    int edge = ui_px(ui, 8);
    int around = 2 * ui_px(ui, EDGE);
    int top = edge;
    int end = layout_foot(ui->layout).y - gap;
    struct rect box = {button.x, button.y + button.h + gap, button.w,
                       content->count * ui_px(ui, PITCH) + around};
    for (int i = 0; i < content->count; i++) {
        int need =
            ui_text_width(ui, &style, content->labels[i]) + around + ui_px(ui, 2 * PAD + TICK);
        box.w = int_max(box.w, need);
    }
    box.w = int_min(box.w, ui->layout->width - 2 * edge);
    box.x = layout_clamped(box.x, edge, ui->layout->width - edge - box.w);
    int below = end - box.y;
    int above = button.y - gap - top;
    if (box.h > below && above > below) {
        box.h = int_min(box.h, above);
        box.y = button.y - gap - box.h;
    } else {
        box.h = layout_clamped(below, around, box.h);
    }
    return box;
}

static void draw_row(const struct drop *drop, struct ui *ui, const struct list_row *row,
                     const struct drop_content *content)
{
    const struct theme *theme = ui->theme;
    struct text_style style = label_style(ui);
    bool is_ticked = row->index == content->ticked;
    int pad = ui_px(ui, PAD);
    int middle = row->rect.y + row->rect.h / 2;
    if (row->index == drop->list.chosen) {
        ui_box(ui, row->rect, 9, theme->raised);
        if (theme->outline.a > 0) {
            ui_outline(ui, row->rect, 9, 2, theme->you_text);
        }
    }
    if (is_ticked) {
        style.weight = WEIGHT_800;
        style.color = theme->you_text;
        ui_icon(ui, row->rect.x + row->rect.w - ui_px(ui, 22), middle, ICON_CHECK, 20, style.color);
    }
    int room = row->rect.w - 2 * pad - (content->ticked < 0 ? 0 : ui_px(ui, TICK - PAD));
    ui_text_fit(ui, row->rect.x + pad, middle, room, &style, content->labels[row->index]);
}

void drop_draw(struct drop *drop, struct ui *ui, const struct drop_content *content)
{
    const struct hot *hot = ui_hot_of(ui, drop->open);
    struct list *list = &drop->list;
    if (!hot || hot->rect.w == 0 || content->count != list->count) {
        drop->open = HOT_NONE; /* its button is out of view, as after a zoom */
        return;
    }
    struct rect button = hot->rect;
    struct rect box = box_of(ui, button, content);
    struct rect rows = rect_inset(box, ui_px(ui, EDGE));
    ui->hot_count = 0;
    ui->first = ui->list->count; /* what it lies over is not read */
    ui_hot(ui, drop->open, button, true);
    ui_hot_name(ui, content->labels[content->ticked < 0 ? 0 : content->ticked]);
    ui_shadow(ui, box, 12, RADIUS, 30);
    ui_box(ui, box, RADIUS, ui->theme->field);
    ui_outline(ui, box, RADIUS, 2, ui->theme->line);
    list_fit(list, ui, rows, ui_px(ui, PITCH), ui_px(ui, ROW));
    if (drop->is_new) {
        drop->is_new = false;
        scroll_to(&list->scroll, scroll_showing(&list->scroll, list->chosen * list->pitch,
                                                (list->chosen + 1) * list->pitch));
    }
    if (list->scroll.max > 0) {
        list->area.w -= ui_px(ui, 14); /* for the bar */
    }
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        draw_row(drop, ui, &row, content);
    }
    list_draw_bar(list, ui, box);
}

/* --- input --- */

/* Compares a letter in either case: the last byte of its two forms differs in one bit, in ASCII as
 * in the letters of western Europe. */
static bool begins_with(const char *label, const char *typed)
{
    enum { CASE = 0x20 };
    size_t last = strlen(typed);
    if (last == 0 || strncmp(label, typed, --last) != 0) {
        return false;
    }
    return ((label[last] ^ typed[last]) & ~CASE) == 0;
}

/* Goes to the next row, after the one where the keys are, whose label begins with a typed letter.
 */
static void go_to_letter(struct drop *drop, struct ui *ui, const char *typed,
                         const struct drop_content *content)
{
    for (int i = 1; i <= content->count; i++) {
        int row = (int)((drop->list.chosen + i) % content->count);
        if (begins_with(content->labels[row], typed)) {
            (void)list_go_to(&drop->list, ui, row);
            return;
        }
    }
}

static void handle_key(struct drop *drop, struct ui *ui, enum key key, int *pressed)
{
    struct list *list = &drop->list;
    struct input input = {.kind = INPUT_KEY, .key = key};
    switch (key) {
    case KEY_ESCAPE:
        drop_close(drop, ui);
        return;
    case KEY_ENTER: /* without the focus, as after a click */
    case KEY_SPACE:
        *pressed = list->first_id + (int)list->chosen;
        return;
    default:
        ui->focus = list->first_id + (int)list->chosen;
        (void)list_input(list, ui, &input);
        return;
    }
}

/* The row under the pointer becomes the chosen one. */
static void follow_pointer(struct drop *drop, struct ui *ui)
{
    long row = (long)ui->hover - drop->list.first_id;
    bool has_focus = list_focused(&drop->list, ui) >= 0;
    if (ui->hover == HOT_NONE || row < 0 || row >= drop->list.count) {
        return;
    }
    drop->list.chosen = row;
    if (has_focus) {
        ui->focus = ui->hover;
    }
}

bool drop_input(struct drop *drop, struct ui *ui, const struct input *input,
                const struct drop_content *content, int *pressed)
{
    *pressed = HOT_NONE;
    if (drop->open == HOT_NONE) {
        return false;
    }
    switch (input->kind) {
    case INPUT_KEY:
        handle_key(drop, ui, input->key, pressed);
        return true;
    case INPUT_TEXT:
        go_to_letter(drop, ui, input->text, content);
        return true;
    case INPUT_PRESS:
        if (!list_input(&drop->list, ui, input)) {
            drop_close(drop, ui);
        }
        return true;
    case INPUT_MOVE:
        if (!list_input(&drop->list, ui, input)) {
            follow_pointer(drop, ui);
        }
        return true;
    case INPUT_RELEASE:
    case INPUT_WHEEL:
        (void)list_input(&drop->list, ui, input);
        return true;
    default:
        return false;
    }
}
