/* SPDX-License-Identifier: MIT */
/*
 * Draws questions and finds their answers.
 */
#include "dialog.h"

#define WIDTH 420
#define HEAD  48 /* of the title */
#define SPACE 24 /* between text and buttons */
#define FOOT  42
#define ROW   52
#define EDGE  12 /* beside it, in a narrow window */

/* --- questions --- */

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

#define WIDTH_LYING 560

static const struct measures {
    int pad, gap;
    int edge; /* beside a frame */
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {32, 14, 24}, [LAYOUT_COLUMN] = {20, 10, 12}};

/* Where a question stands, px. */
struct places {
    int pad, gap, width;
    int count, rows;  /* of buttons */
    int pairs_from;   /* from this one on, two stand in a row */
    int buttons_high; /* all of them */
    int rest_high;    /* the box without the text */
    int text_high;    /* all of it */
};

static struct text_style text_style(const struct ui *ui)
{
    return text_aligned(theme_sized(ui->theme, TEXT_BODY, 18), ALIGN_MIDDLE);
}

/* Lays out the box with two buttons in a row from `pairs_from` on. */
static struct places lay_out(const struct ui *ui, const struct question *question, int width,
                             int pairs_from)
{
    struct text_style text = text_style(ui);
    struct places at = {.pad = ui_px(ui, measures[ui->layout->shape].pad),
                        .gap = ui_px(ui, measures[ui->layout->shape].gap),
                        .width =
                            int_min(ui_px(ui, width), ui->layout->width - 2 * ui_px(ui, EDGE))};
    while (at.count < QUESTION_BUTTONS_MAX && question->buttons[at.count].id != HOT_NONE) {
        at.count++;
    }
    at.pairs_from = pairs_from > 0 ? int_min(pairs_from, at.count) : at.count;
    at.rows = at.pairs_from + (at.count - at.pairs_from + 1) / 2;
    at.buttons_high = at.rows * ui_px(ui, ROW) + (at.rows - 1) * at.gap;
    at.rest_high = 2 * at.pad + ui_px(ui, HEAD) + ui_px(ui, SPACE) + at.buttons_high +
                   (question->foot ? ui_px(ui, FOOT) : 0);
    at.text_high = ui_wrap_height(ui, at.width - 2 * at.pad, &text, question->text);
    return at;
}

/* In a low window the box is wider, so that more of the buttons stand beside one another. */
static struct places places_of(const struct ui *ui, const struct question *question)
{
    struct places at = lay_out(ui, question, WIDTH, question->pairs_from);
    int room = ui->layout->view - 2 * layout_foot(ui->layout).h;
    return layout_is_lying(ui->layout) && at.rest_high + at.text_high > room
               ? lay_out(ui, question, WIDTH_LYING, 1)
               : at;
}

int dialog_height(const struct ui *ui, const struct question *question)
{
    struct places at = places_of(ui, question);
    return at.rest_high + at.text_high + 2 * layout_foot(ui->layout).h;
}

/* A text that is too long for the window shrinks, so that the box stays clear of the notices. */
void dialog_draw(struct ui *ui, const struct question *question)
{
    const struct theme *theme = ui->theme;
    struct theme second = theme_of_second(theme);
    struct text_style title = text_aligned(theme_sized(theme, TEXT_TITLE, 32), ALIGN_MIDDLE);
    struct text_style text = text_style(ui);
    struct text_style foot = text_aligned(theme_text(theme, TEXT_LABEL), ALIGN_MIDDLE);
    struct places at = places_of(ui, question);
    struct rect window = {0, 0, ui->layout->width, ui->layout->height};
    int room = window.h - 2 * layout_foot(ui->layout).h - at.rest_high;
    int text_high = int_min(at.text_high, int_max(room, 0));
    struct rect box = rect_middle(window, at.width, at.rest_high + text_high);
    struct rect rest = rect_inset(box, at.pad);
    int middle = box.x + at.width / 2;

    ui->theme = question->is_second ? &second : theme;
    dialog_draw_box(ui, box);
    struct rect head = rect_cut_top(&rest, ui_px(ui, HEAD));
    ui_text_lines(ui, middle, head.y + ui_px(ui, 16), head.w, ui_px(ui, 60), &title,
                  question->title);
    ui_text_wrap(ui, rect_slice_top(&rest, text_high, ui_px(ui, SPACE)), &text, question->text);
    struct rect buttons = rect_cut_top(&rest, at.buttons_high);
    for (int i = 0; i < at.count; i++) {
        int half = i - at.pairs_from; /* negative: it has a row of its own */
        struct rect row =
            rect_row(buttons, at.gap, at.rows, half < 0 ? i : at.pairs_from + half / 2);
        const struct question_button *button = &question->buttons[i];
        const struct button_look look = {.kind = button->kind,
                                         .label = button->label,
                                         .icon = button->icon,
                                         .size = button->kind == BUTTON_PRIMARY ? 22 : 0};
        ui_button(ui, button->id, half < 0 ? row : rect_column(row, at.gap, 2, half % 2), &look);
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

struct rect dialog_draw_frame(struct ui *ui, int width, int height)
{
    const struct measures *measure = &measures[ui->layout->shape];
    struct rect window = layout_window(ui->layout);
    struct rect box = rect_middle(window, int_min(width, window.w - 2 * measure->edge),
                                  height + 2 * measure->pad);
    dialog_draw_box(ui, layout_to_px(ui->layout, box));
    return layout_to_px(ui->layout, rect_inset(box, measure->pad));
}

int dialog_frame_units(int height)
{
    const struct measures *measure = &measures[LAYOUT_COLUMN];
    return height + 2 * (measure->pad + measure->edge);
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
