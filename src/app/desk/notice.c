/* SPDX-License-Identifier: MIT */
/*
 * A sentence at the foot of the window, for some seconds. It stands in a strip that no screen uses,
 * so that it covers nothing and nothing makes room for it; what is too long for the one line there
 * comes in parts, one after the other. Leaves what it says to whoever has something to tell.
 */
#include "notice.h"

#include <stdio.h>
#include <string.h>

#define NOTICE_MS 6000 /* time to read a line of it */
#define SIZE      15
#define ICON      16
#define MARGIN    28
#define GO_ON     " …" /* behind a part that ends within a sentence */

void app_notify(struct app *app, const char *text)
{
    (void)snprintf(app->notice, sizeof app->notice, "%s", text);
    app->notice_at = 0;
    anim_start(&app->notice_shown, *text ? NOTICE_MS : 0);
}

static const struct text_style plain = {.size = SIZE, .weight = WEIGHT_700};

/* The room for its text, px. */
static int room_of(const struct ui *ui)
{
    return ui->layout->width - 2 * ui_px(ui, MARGIN) - ui_px(ui, ICON + 6);
}

/* How many bytes of `text` are shown at a time: all that is left of it if a line holds that, else
 * whole sentences if a line holds one, else whole words. */
static size_t part_length(const struct ui *ui, const char *text)
{
    size_t length = ui_line_length(ui, &plain, room_of(ui), text);
    if (text[length] == '\0') {
        return length;
    }
    for (size_t end = length; end > 1; end--) {
        if (text[end] == ' ' && text[end - 1] == '.') {
            return end;
        }
    }
    return ui_line_length(ui, &plain, room_of(ui) - ui_text_width(ui, &plain, GO_ON), text);
}

void notice_advance(struct app *app, long elapsed_ms)
{
    if (!anim_advance(&app->notice_shown, elapsed_ms)) {
        return;
    }
    struct ui ruler = {.layout = &app->layout, .metrics = &app->config.metrics};
    app->notice_at += part_length(&ruler, app->notice + app->notice_at);
    app->notice_at += strspn(app->notice + app->notice_at, " ");
    if (app->notice[app->notice_at]) {
        anim_start(&app->notice_shown, NOTICE_MS);
    }
}

bool notice_is_shown(const struct app *app)
{
    return app->notice_shown.running;
}

void notice_draw(struct app *app, struct ui *ui)
{
    if (!notice_is_shown(app)) {
        return;
    }
    struct rect strip = layout_foot(&app->layout);
    struct text_style style = plain;
    char line[NOTICE_MAX + sizeof GO_ON];
    const char *text = app->notice + app->notice_at;
    size_t length = part_length(ui, text);
    bool goes_on = text[length] && length > 0 && text[length - 1] != '.';
    (void)snprintf(line, sizeof line, "%.*s%s", (int)length, text, goes_on ? GO_ON : "");
    style.color = ui->theme->text;
    int icon = ui_px(ui, ICON + 6);
    int room = room_of(ui);
    int width = ui_text_width(ui, &style, line);
    width = width < room ? width : room;
    int left = (app->layout.width - width - icon) / 2;
    int middle = strip.y + (strip.h + ui_px(ui, 2)) / 2; /* of what the rule leaves */
    ui_box(ui, strip, 0, ui->theme->raised);
    ui_rule(ui, 0, strip.y, strip.w);
    ui_icon(ui, left + ui_px(ui, ICON) / 2, middle, ICON_INFO, ICON, style.color);
    ui_text_fit(ui, left + icon, middle, room, &style, line);
}
