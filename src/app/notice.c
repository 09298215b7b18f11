/* SPDX-License-Identifier: MIT */
/*
 * A sentence at the foot of the window, for some seconds. Leaves what it says to whoever has
 * something to tell.
 */
#include "notice.h"

#include <stdio.h>

#define NOTICE_MS 6000

void app_notify(struct app *app, const char *text)
{
    (void)snprintf(app->notice, sizeof app->notice, "%s", text);
    anim_start(&app->notice_shown, NOTICE_MS);
}

/* A pill over the foot of the window; what is long stands in several lines. */
void notice_draw(struct app *app, struct ui *ui)
{
    if (!app->notice_shown.running) {
        return;
    }
    struct text_style style = {
        .size = 17, .weight = WEIGHT_700, .color = ui->theme->text, .align = ALIGN_MIDDLE};
    int pad = ui_px(ui, 22);
    int room = app->layout.width - 4 * pad;
    int width = ui_text_width(ui, &style, app->notice);
    int lines = 0;
    if (width > room) {
        width = room < ui_px(ui, 900) ? room : ui_px(ui, 900);
        lines = ui_wrap_height(ui, width, &style, app->notice);
    }
    int height = lines > 0 ? lines + ui_px(ui, 20) : ui_px(ui, 44);
    struct rect pill = {(app->layout.width - width) / 2 - pad,
                        app->layout.height - height - ui_px(ui, 96), width + 2 * pad, height};
    struct draw_command shadow = {.kind = DRAW_SHADOW,
                                  .rect = pill,
                                  .color = ui->theme->shadow,
                                  .radius = ui_px(ui, 22),
                                  .blur = ui_px(ui, 16)};
    draw_add(ui->list, &shadow, NULL);
    ui_surface(ui, pill, 22, ui->theme->raised);
    if (lines > 0) {
        struct rect area = {pill.x + pad, pill.y + ui_px(ui, 10), width, lines};
        ui_text_wrap(ui, area, &style, app->notice);
    } else {
        ui_text_fit(ui, app->layout.width / 2, pill.y + height / 2, width, &style, app->notice);
    }
}
