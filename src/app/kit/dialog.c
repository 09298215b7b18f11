/* SPDX-License-Identifier: MIT */
/*
 * Draws a small dialog in the middle of the window. Leaves what its buttons do to the screens.
 */
#include "dialog.h"

#define WIDTH 420
#define PAD   32
#define ROW   52
#define GAP   14

/* Counts the rows of buttons; two halves share one. */
static int row_count(const struct dialog *dialog)
{
    int halves = 0;
    for (int i = 0; i < dialog->button_count; i++) {
        halves += dialog->buttons[i].half ? 1 : 2;
    }
    return (halves + 1) / 2;
}

static void draw_buttons(struct ui *ui, const struct dialog *dialog, struct rect area)
{
    int row = ui_px(ui, ROW);
    int gap = ui_px(ui, GAP);
    struct rect line = {area.x, area.y, area.w, row};
    for (int i = 0; i < dialog->button_count; i++) {
        const struct dialog_button *button = &dialog->buttons[i];
        if (!button->half) {
            ui_button(ui, button->id, line, &button->look);
        } else {
            const struct dialog_button *other = &dialog->buttons[++i];
            ui_button(ui, button->id, rect_column(line, gap, 2, 0), &button->look);
            ui_button(ui, other->id, rect_column(line, gap, 2, 1), &other->look);
        }
        line.y += row + gap;
    }
}

void dialog_draw_box(struct ui *ui, struct rect box)
{
    const struct theme *theme = ui->theme;
    ui_box(ui, (struct rect){0, 0, ui->layout->width, ui->layout->height}, 0, theme->veil);
    ui_shadow(ui, box, 10, 22, 36);
    ui_surface(ui, box, 22, theme_mix(theme->panel, theme->raised, 40)); /* nearer than a panel */
}

void dialog_draw_remark(struct ui *ui, struct rect area, const char *text, bool is_complaint)
{
    struct text_style style = {.size = 17,
                               .weight = WEIGHT_700,
                               .color = is_complaint ? ui->theme->bad_text : ui->theme->dim};
    if (is_complaint) {
        int indent = ui_px(ui, 28);
        ui_icon(ui, area.x + ui_px(ui, 10), area.y + ui_px(ui, 12), ICON_CIRCLE_ALERT, 20,
                style.color);
        area.x += indent;
        area.w -= indent;
    }
    ui_text_wrap(ui, area, &style, text);
}

void dialog_draw(struct ui *ui, const struct dialog *dialog)
{
    const struct theme *theme = ui->theme;
    struct text_style title = {
        .size = 32, .weight = WEIGHT_900, .color = theme->text, .align = ALIGN_MIDDLE};
    struct text_style text = {
        .size = 18, .weight = WEIGHT_600, .color = theme->dim, .align = ALIGN_MIDDLE};
    struct text_style foot = {
        .size = 16, .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_MIDDLE};
    int pad = ui_px(ui, PAD);
    int width = ui_px(ui, WIDTH);
    int inner = width - 2 * pad;
    int text_height = ui_wrap_height(ui, inner, &text, dialog->text);
    int rows = row_count(dialog);
    int buttons = rows * ui_px(ui, ROW) + (rows - 1) * ui_px(ui, GAP);
    int foot_height = dialog->foot ? ui_px(ui, 42) : 0;
    int height = pad + ui_px(ui, 40) + ui_px(ui, 8) + text_height + ui_px(ui, 24) + buttons +
                 foot_height + pad;

    int window_width = ui->layout->width;
    int window_height = ui->layout->height;
    struct rect box = {(window_width - width) / 2, (window_height - height) / 2, width, height};
    dialog_draw_box(ui, box);

    int middle = box.x + width / 2;
    int y = box.y + pad + ui_px(ui, 16);
    ui_text_lines(ui, middle, y, inner, ui_px(ui, 60), &title, dialog->title);
    y = box.y + pad + ui_px(ui, 48);
    ui_text_wrap(ui, (struct rect){box.x + pad, y, inner, text_height + 1}, &text, dialog->text);
    y += text_height + ui_px(ui, 24);
    draw_buttons(ui, dialog, (struct rect){box.x + pad, y, inner, buttons});
    if (dialog->foot) {
        ui_text_lines(ui, middle, y + buttons + ui_px(ui, 34), inner, ui_px(ui, 40), &foot,
                      dialog->foot);
    }
}

struct rect dialog_draw_nothing(struct ui *ui, struct rect area,
                                const struct dialog_nothing *nothing)
{
    const struct theme *theme = ui->theme;
    struct text_style title = {
        .size = 28, .weight = WEIGHT_900, .color = theme->text, .align = ALIGN_MIDDLE};
    struct text_style text = {
        .size = 18, .weight = WEIGHT_600, .color = theme->dim, .align = ALIGN_MIDDLE};
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
