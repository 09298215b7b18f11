/* SPDX-License-Identifier: MIT */
/*
 * Shall the history go? Asked twice, over the settings. Leaves the deed to the store.
 */
#include "dialog.h"
#include "state.h"
#include "text.h"
#include "unfinished.h"

#include "history.h"

#include <stdio.h>

enum { ID_KEEP = 1, ID_GO };

void screen_delete_enter(struct app *app)
{
    app->options.asked_twice = false;
    app_push(app, &screen_delete);
}

static void delete_draw(struct app *app, struct ui *ui)
{
    bool twice = app->options.asked_twice;
    struct history_filter all = {.any_rules = true};
    long count = 0;
    char rounds[TEXT_COUNT_MAX];
    char text[160];
    (void)history_count(app->config.store, &all, &count);
    (void)snprintf(text, sizeof text, TEXT_DELETE_HINT, text_rounds(rounds, count));
    struct dialog dialog = {
        .title = twice ? TEXT_DELETE_TITLE_2 : TEXT_DELETE_TITLE,
        .text = twice ? TEXT_DELETE_HINT_2 : text,
        .buttons = {{ID_KEEP,
                     {.kind = BUTTON_PRIMARY, .label = TEXT_DELETE_KEEP, .size = 22},
                     false},
                    {ID_GO,
                     {.kind = BUTTON_GHOST,
                      .label = twice ? TEXT_DELETE_GO_2 : TEXT_DELETE_GO,
                      .has_icon = true,
                      .icon = ICON_TRASH_2},
                     false}},
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void delete_press(struct app *app, int id)
{
    if (id == ID_GO && !app->options.asked_twice) {
        app->options.asked_twice = true;
        app->ui.focus = HOT_NONE;
        return;
    }
    app_pop(app);
    if (id != ID_GO) {
        return;
    }
    if (store_delete_all(app->config.store) == STATUS_OK) {
        keeping_reread(app);
        app_notify(app, TEXT_DELETED);
        unfinished_look(app);
    } else {
        app_notify(app, store_trouble(app->config.store));
    }
}

static bool delete_input(struct app *app, const struct input *input)
{
    bool leaves = input->kind == INPUT_KEY && (input->key == KEY_ESCAPE || input->key == KEY_ENTER);
    if (leaves) {
        app_pop(app);
    }
    return leaves;
}

const struct screen screen_delete = {
    .input = delete_input, .press = delete_press, .draw = delete_draw};
