/* SPDX-License-Identifier: MIT */
/*
 * Draws questions and finds their answers.
 */
#include "dialog.h"

#include <stdarg.h>
#include <stdio.h>

#define WIDTH 420
#define PAD   32
#define HEAD  48 /* of the title */
#define SPACE 24 /* between text and buttons */
#define FOOT  42
#define ROW   52
#define GAP   14
#define EDGE  12 /* beside it, in a narrow window */

#define PAD_PHONE 20
#define GAP_PHONE 10

/* --- questions --- */

const char *dialog_format(struct question_room *room, const char *format, ...)
{
    char *text = room->bytes + room->used;
    size_t left = sizeof room->bytes - room->used;
    va_list values;
    va_start(values, format);
    int length = vsnprintf(text, left, format, values);
    va_end(values);
    room->used += length < 0 || (size_t)length >= left ? left - 1 : (size_t)length + 1;
    return text;
}

int dialog_answer(const struct question *question, const struct input *input)
{
    bool is_toggle = input->key == KEY_LETTER && input->letter == question->toggle;
    if (input->key == KEY_ESCAPE || is_toggle) {
        return question->escape;
    }
    bool is_enter = input->key == KEY_ENTER || input->key == KEY_SPACE;
    for (int i = 0; is_enter && i < QUESTION_BUTTONS_MAX; i++) {
        if (question->buttons[i].kind == BUTTON_PRIMARY) {
            return question->buttons[i].id;
        }
    }
    return HOT_NONE;
}

/* A text that is too long for the window shrinks, so that the box stays clear of the notices. */
void dialog_draw(struct ui *ui, const struct question *question)
{
    const struct theme *theme = ui->theme;
    struct theme second = theme_of_second(theme);
    struct text_style title = text_aligned(theme_sized(theme, TEXT_TITLE, 32), ALIGN_MIDDLE);
    struct text_style text = text_aligned(theme_sized(theme, TEXT_BODY, 18), ALIGN_MIDDLE);
    struct text_style foot = text_aligned(theme_text(theme, TEXT_LABEL), ALIGN_MIDDLE);
    int count = 0;
    while (count < QUESTION_BUTTONS_MAX && question->buttons[count].id != HOT_NONE) {
        count++;
    }
    int pairs_from = question->pairs_from > 0 ? question->pairs_from : count;
    int rows = pairs_from + (count - pairs_from + 1) / 2;
    bool is_phone = layout_is_phone(ui->layout);
    int pad = ui_px(ui, is_phone ? PAD_PHONE : PAD);
    int gap = ui_px(ui, is_phone ? GAP_PHONE : GAP);
    int width = int_min(ui_px(ui, WIDTH), ui->layout->width - 2 * ui_px(ui, EDGE));
    int buttons_height = rows * ui_px(ui, ROW) + (rows - 1) * gap;
    int rest_height = 2 * pad + ui_px(ui, HEAD) + ui_px(ui, SPACE) + buttons_height +
                      (question->foot ? ui_px(ui, FOOT) : 0);
    struct rect window = {0, 0, ui->layout->width, ui->layout->height};
    int room = window.h - 2 * layout_foot(ui->layout).h - rest_height;
    int text_height =
        int_min(ui_wrap_height(ui, width - 2 * pad, &text, question->text), int_max(room, 0));
    struct rect box = rect_middle(window, width, rest_height + text_height);
    struct rect rest = rect_inset(box, pad);
    int middle = box.x + width / 2;

    ui->theme = question->is_second ? &second : theme;
    dialog_draw_box(ui, box);
    struct rect head = rect_cut_top(&rest, ui_px(ui, HEAD));
    ui_text_lines(ui, middle, head.y + ui_px(ui, 16), head.w, ui_px(ui, 60), &title,
                  question->title);
    ui_text_wrap(ui, rect_slice_top(&rest, text_height, ui_px(ui, SPACE)), &text, question->text);
    struct rect buttons = rect_cut_top(&rest, buttons_height);
    for (int i = 0; i < count; i++) {
        int half = i - pairs_from; /* negative: it has a row of its own */
        struct rect row = rect_row(buttons, gap, rows, half < 0 ? i : pairs_from + half / 2);
        const struct question_button *button = &question->buttons[i];
        const struct button_look look = {.kind = button->kind,
                                         .label = button->label,
                                         .icon = button->icon,
                                         .size = button->kind == BUTTON_PRIMARY ? 22 : 0};
        ui_button(ui, button->id, half < 0 ? row : rect_column(row, gap, 2, half % 2), &look);
    }
    if (question->foot) {
        ui_text_lines(ui, middle, rest.y + ui_px(ui, 34), rest.w, ui_px(ui, 40), &foot,
                      question->foot);
    }
    ui->theme = theme;
}

/* --- parts of other boxes --- */

void dialog_draw_box(struct ui *ui, struct rect box)
{
    const struct theme *theme = ui->theme;
    ui_box(ui, (struct rect){0, 0, ui->layout->width, ui->layout->height}, 0, theme->veil);
    ui_shadow(ui, box, 10, 22, 36);
    ui_surface(ui, box, 22, theme_mix(theme->panel, theme->raised, 40)); /* nearer than a panel */
}

void dialog_draw_remark(struct ui *ui, struct rect area, const char *text, bool is_complaint)
{
    struct text_style style = text_colored(theme_sized(ui->theme, TEXT_LABEL, 17),
                                           is_complaint ? ui->theme->bad_text : ui->theme->dim);
    if (is_complaint) {
        int indent = ui_px(ui, 28);
        ui_icon(ui, area.x + ui_px(ui, 10), area.y + ui_px(ui, 12), ICON_CIRCLE_ALERT, 20,
                style.color);
        area.x += indent;
        area.w -= indent;
    }
    ui_text_wrap(ui, area, &style, text);
}

struct rect dialog_draw_nothing(struct ui *ui, struct rect area,
                                const struct dialog_nothing *nothing)
{
    const struct theme *theme = ui->theme;
    struct text_style title = text_aligned(theme_sized(theme, TEXT_TITLE, 28), ALIGN_MIDDLE);
    struct text_style text = text_aligned(theme_sized(theme, TEXT_BODY, 18), ALIGN_MIDDLE);
    int middle = area.x + area.w / 2;
    int y = area.y + area.h / 2;
    int room = int_min(area.w - ui_px(ui, 60), ui_px(ui, 620));
    int wide = int_min(ui_px(ui, 280), room);
    struct rect lines = {middle - room / 2, y - ui_px(ui, 30), room, ui_px(ui, 80)};
    ui_panel(ui, area);
    ui_icon(ui, middle, y - ui_px(ui, 126), nothing->is_trouble ? ICON_CIRCLE_ALERT : nothing->icon,
            64, nothing->is_trouble ? theme->bad : theme->you_text);
    ui_text_lines(ui, middle, y - ui_px(ui, 56), room, ui_px(ui, 50), &title, nothing->title);
    lines.y += ui_text_wrap(ui, lines, &text, nothing->text) + ui_px(ui, 24);
    return (struct rect){middle - wide / 2, lines.y, wide, ui_px(ui, 56)};
}
