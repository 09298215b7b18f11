/* SPDX-License-Identifier: MIT */
/*
 * Shall the history go? Asked twice, over the settings. Leaves the deed to the store.
 */
#include "desk.h"
#include "dialog.h"
#include "text.h"

#include <stdio.h>

enum { ID_KEEP = 1, ID_GO };

struct delete_screen {
    bool asked_twice;
    long rounds; /* that would go */
};

static void delete_open(void *self, struct desk *desk, const struct call *call)
{
    struct delete_screen *screen = self;
    struct history_filter all = {.any_rules = true};
    (void)call;
    screen->asked_twice = false;
    (void)keeper_count(desk->keeper, &all, &screen->rounds);
}

static void delete_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct delete_screen *screen = self;
    bool twice = screen->asked_twice;
    char rounds[TEXT_COUNT_MAX];
    char text[160];
    (void)desk;
    (void)snprintf(text, sizeof text, TEXT_DELETE_HINT, text_rounds(rounds, screen->rounds));
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

static void delete_press(void *self, struct desk *desk, int id)
{
    struct delete_screen *screen = self;
    if (id == ID_GO && !screen->asked_twice) {
        screen->asked_twice = true;
        desk->stage.ui.focus = HOT_NONE;
        return;
    }
    stage_back(&desk->stage);
    if (id == ID_GO && keeper_delete_all(desk->keeper)) {
        stage_tell(&desk->stage, NEWS_STORE);
        post_notify(&desk->post, TEXT_DELETED);
    }
}

static bool delete_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    bool leaves = input->kind == INPUT_KEY && (input->key == KEY_ESCAPE || input->key == KEY_ENTER);
    if (leaves) {
        stage_back(&desk->stage);
    }
    return leaves;
}

const struct screen_class screen_delete = {
    .name = "delete",
    .state_size = sizeof(struct delete_screen),
    .is_overlay = true,
    .open = delete_open,
    .input = delete_input,
    .press = delete_press,
    .draw = delete_draw,
};
