/* SPDX-License-Identifier: MIT */
/*
 * Timing and placement of tips. Leaves their text to ui_tip.
 */
#include "tip.h"

#define WIDTH_MAX 300
#define PAD       14
#define EDGE      8 /* distance from the window's edge and from the hot area */

void tip_visit(struct ui *ui, int id)
{
    struct tip *tip = &ui->tip;
    const struct hot *hot = ui_hot_of(ui, id);
    if (id != tip->id) {
        *tip = (struct tip){.id = id};
    } else if (tip->is_shown || tip->is_dismissed) {
        return;
    }
    tip->is_coming = hot && hot->has_tip;
    tip->rest_ms = 0;
}

void tip_dismiss(struct ui *ui)
{
    ui->tip.is_coming = ui->tip.is_shown = false;
    ui->tip.is_dismissed = true;
}

void tip_forget(struct ui *ui)
{
    ui->tip = (struct tip){.id = HOT_NONE};
}

void tip_advance(struct ui *ui, long elapsed_ms)
{
    struct tip *tip = &ui->tip;
    tip->rest_ms += tip->is_coming ? elapsed_ms : 0;
    if (tip->is_coming && tip->rest_ms >= TIP_REST_MS) {
        tip->is_coming = false;
        tip->is_shown = true;
    }
}

long tip_wait_ms(const struct ui *ui)
{
    return ui->tip.is_coming ? TIP_REST_MS - ui->tip.rest_ms : -1;
}

/* Below the hot area, else above, else beside it: the first position that stays inside the window
 * and clear of its foot. */
static struct rect place(const struct ui *ui, struct rect about, int width, int height)
{
    int edge = ui_px(ui, EDGE);
    int right = ui->layout->width - edge;
    int foot = layout_foot(ui->layout).y;
    struct rect box = {about.x + about.w / 2 - width / 2, about.y + about.h + edge, width, height};
    if (box.y + height > foot) {
        box.y = about.y - edge - height;
    }
    if (box.y >= edge) {
        box.x = layout_clamped(box.x, edge, int_max(right - width, edge));
        return box;
    }
    box.y = layout_clamped(about.y + about.h / 2 - height / 2, edge, int_max(foot - height, edge));
    box.x = about.x + about.w + edge;
    if (box.x + width > right) {
        box.x = int_max(about.x - edge - width, edge); /* over what fills the window */
    }
    return box;
}

void tip_draw(struct ui *ui)
{
    struct tip *tip = &ui->tip;
    const struct theme *theme = ui->theme;
    if (!tip->is_shown || !tip->is_drawn) { /* its hot area may be gone */
        return;
    }
    struct text_style style = {.size = 16, .weight = WEIGHT_700, .color = theme->text};
    int pad = ui_px(ui, PAD);
    int most = ui_px(ui, WIDTH_MAX);
    int natural = ui_text_width(ui, &style, tip->text);
    int inner = natural < most ? natural : most;
    int lines = ui_wrap_height(ui, inner, &style, tip->text);
    struct rect box = tip->box = place(ui, tip->about, inner + 2 * pad, lines + pad);
    ui_shadow(ui, box, 6, 10, 20);
    ui_surface(ui, box, 10, theme->raised);
    ui_outline(ui, box, 10, 1, theme->line);
    ui_text_wrap(ui, (struct rect){box.x + pad, box.y + pad / 2, inner, lines + 1}, &style,
                 tip->text);
}
