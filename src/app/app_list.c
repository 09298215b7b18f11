/* SPDX-License-Identifier: MIT */
/*
 * The screen as a list of controls, which a screen reader reads and presses.
 */
#include "aloud.h"
#include "app.h"
#include "app_game.h"
#include "control.h"
#include "game.h"

void app_list(struct app *app, const struct draw_list *list,
              void (*take)(void *context, const struct control *control), void *context)
{
    const struct stage *stage = &app_game(app)->stage;
    const struct drawn drawn = {
        .ui = &stage->ui, .list = list, .page_at = stage_page_at(stage), .arena = stage->ui.arena};
    control_list(&drawn, aloud_title(stage, &drawn), take, context);
}

int app_focus(struct app *app)
{
    return app_game(app)->stage.ui.focus;
}

void app_focus_listed(struct app *app, int id)
{
    struct stage *stage = &app_game(app)->stage;
    const struct hot *hot = ui_hot_of(&stage->ui, id);
    if (hot && hot->in_focus_order) {
        stage->ui.focus = id;
        stage->stale = true;
    }
}

/* Presses with the pointer, which is nowhere afterwards, and takes the focus from nothing. */
static void click(struct app *app, int x, int y)
{
    static const enum input_kind kinds[] = {INPUT_MOVE, INPUT_PRESS, INPUT_RELEASE, INPUT_LEAVE};
    struct stage *stage = &app_game(app)->stage;
    enum screen_id screen = stage_top(stage);
    int focus = stage->ui.focus;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        struct input input = {.kind = kinds[i], .button = BUTTON_LEFT, .x = x, .y = y};
        app_input(app, &input);
    }
    if (stage_top(stage) == screen) {
        stage->ui.focus = focus;
    }
}

void app_press_listed(struct app *app, int id, int x, int y)
{
    const struct ui *ui = &app_game(app)->stage.ui;
    const struct hot *hot = ui_hot_of(ui, id);
    bool is_typed_into = hot && hot->role == ROLE_FIELD;
    if (!hot) {
        return; /* it has just gone */
    }
    stage_unguard(&app_game(app)->stage); /* it is not meant for what was there before */
    if (!hot->in_focus_order || hot->role == ROLE_DIE) {
        click(app, x, y);
        return;
    }
    app_focus_listed(app, id);
    if (hot->role == ROLE_SLIDER) { /* a step towards the side where it is pressed */
        const struct rect rect = hot->rect;
        struct input step = {.kind = INPUT_KEY,
                             .key = x < rect.x + rect.w / 2 ? KEY_LEFT : KEY_RIGHT};
        app_input(app, &step);
    } else if (!is_typed_into) {
        struct input enter = {.kind = INPUT_KEY, .key = KEY_ENTER};
        app_input(app, &enter);
    }
}
