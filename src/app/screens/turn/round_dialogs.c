/* SPDX-License-Identifier: MIT */
/*
 * The dialogs about a round: pause; the question before one is lost, given up or left where nothing
 * can be kept; the question before a new one takes the place of the one that waits. Leave the round
 * itself to game.c.
 */
#include "dialog.h"
#include "game.h"
#include "preferences.h"
#include "text.h"

#include <stdio.h>

enum {
    ID_RESUME = 1,
    ID_THEME,
    ID_SOUND,
    ID_FULLSCREEN,
    ID_LEAVE,
    ID_GIVE_UP,
    ID_STAY,
    ID_GO,
    ID_CONTINUE,
    ID_NEW
};

/* --- pause --- */

static void pause_draw(void *self, const struct desk *desk, struct ui *ui)
{
    (void)self;
    bool dark = desk->stage.theme_id == THEME_DARK;
    char code[64];
    (void)snprintf(code, sizeof code, TEXT_BOARD_CODE, desk->table.code);
    struct dialog dialog = {
        .title = TEXT_PAUSED,
        .text = round_phase(desk->table.round) == ROUND_COMPUTER ? TEXT_PAUSED_SEARCH
                                                                 : TEXT_PAUSED_HINT,
        .foot = desk->table.code[0] ? code : NULL,
        .buttons =
            {
                {ID_RESUME, {BUTTON_PRIMARY, TEXT_RESUME, true, ICON_PLAY, 22, false}, false},
                {ID_THEME,
                 {BUTTON_PLAIN, dark ? TEXT_LIGHT : TEXT_DARK, true, dark ? ICON_SUN : ICON_MOON, 0,
                  false},
                 true},
                {ID_SOUND,
                 {BUTTON_PLAIN, desk->post.muted ? TEXT_SOUND_OFF : TEXT_SOUND_ON, true,
                  desk->post.muted ? ICON_VOLUME_X : ICON_VOLUME_2, 0, false},
                 true},
                {ID_FULLSCREEN,
                 {BUTTON_PLAIN, TEXT_FULL_SCREEN, true, ICON_MAXIMIZE, 0, false},
                 false},
                {ID_LEAVE, {BUTTON_GHOST, TEXT_LEAVE, true, ICON_HOUSE, 0, false}, true},
                {ID_GIVE_UP, {BUTTON_GHOST, TEXT_GIVE_UP, true, ICON_FLAG, 0, false}, true},
            },
        .button_count = 6,
    };
    dialog_draw(ui, &dialog);
}

/* Nothing of the round will be left: is that meant? */
static void ask(struct desk *desk, enum leaving leaving)
{
    struct call call = {.what = (int)leaving};
    stage_over(&desk->stage, SCREEN_LEAVE, &call);
}

static void pause_press(void *self, struct desk *desk, int id)
{
    (void)self;
    if (id == ID_RESUME) {
        stage_back(&desk->stage);
    } else if (id == ID_THEME) {
        preferences_set_theme(desk, desk->stage.theme_id == THEME_DARK ? THEME_LIGHT : THEME_DARK);
    } else if (id == ID_SOUND) {
        preferences_toggle_sound(desk);
    } else if (id == ID_FULLSCREEN) {
        post_request(&desk->post, REQUEST_FULLSCREEN, NULL);
    } else if (id == ID_LEAVE && !game_leave(desk)) {
        ask(desk, LEAVING_ROUND);
    } else if (id == ID_GIVE_UP) {
        ask(desk, LEAVING_FOR_GOOD);
    }
}

static bool pause_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    bool key = input->kind == INPUT_KEY;
    bool p = (key && input->key == KEY_LETTER && input->letter == 'p') ||
             (input->kind == INPUT_TEXT && (input->text[0] == 'p' || input->text[0] == 'P'));
    bool goes_on =
        p ||
        (key && (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE));
    if (goes_on) {
        stage_back(&desk->stage);
    }
    return goes_on;
}

const struct screen_class screen_pause = {
    .name = "pause",
    .is_overlay = true,
    .input = pause_input,
    .press = pause_press,
    .draw = pause_draw,
};

/* --- leave? --- */

struct leave {
    enum leaving leaving;
};

static void leave_open(void *self, struct desk *desk, const struct call *call)
{
    struct leave *leave = self;
    (void)desk;
    leave->leaving = (enum leaving)call->what;
}

static void leave_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct leave *leave = self;
    const struct round_notes *notes = &desk->table.notes;
    bool is_daily = notes->kind == ROUND_KIND_DAILY && notes->counts;
    bool gives_up = leave->leaving == LEAVING_FOR_GOOD;
    struct dialog dialog = {
        .title = gives_up ? TEXT_GIVE_UP_TITLE : TEXT_LEAVE_TITLE,
        .text = is_daily ? TEXT_LEAVE_DAILY : TEXT_LEAVE_HINT,
        .buttons =
            {
                {ID_STAY, {BUTTON_PRIMARY, TEXT_LEAVE_STAY, false, ICON_MENU, 22, false}, false},
                {ID_GO,
                 {BUTTON_GHOST, gives_up ? TEXT_GIVE_UP : TEXT_LEAVE_GO, false, ICON_MENU, 0,
                  false},
                 false},
            },
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void leave_press(void *self, struct desk *desk, int id)
{
    const struct leave *leave = self;
    if (id == ID_STAY) {
        stage_back(&desk->stage);
    } else if (leave->leaving == LEAVING_PROGRAM) {
        post_request(&desk->post, REQUEST_QUIT, NULL);
    } else {
        game_give_up(desk);
    }
}

static bool leave_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    bool stays = input->kind == INPUT_KEY &&
                 (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE);
    if (stays) {
        stage_back(&desk->stage);
    }
    return stays;
}

const struct screen_class screen_leave = {
    .name = "leave",
    .state_size = sizeof(struct leave),
    .is_overlay = true,
    .open = leave_open,
    .input = leave_input,
    .press = leave_press,
    .draw = leave_draw,
};

/* --- a new one? --- */

struct question {
    bool shake;                   /* of the new round */
    char about[WAITING_TEXT_MAX]; /* the round that waits */
};

static void waiting_open(void *self, struct desk *desk, const struct call *call)
{
    struct question *question = self;
    question->shake = call->shake;
    keeper_write_waiting(desk->keeper, question->about);
}

static void waiting_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct question *question = self;
    char text[WAITING_TEXT_MAX + 80];
    (void)desk;
    (void)snprintf(text, sizeof text, TEXT_WAITING_HINT, question->about);
    struct dialog dialog = {
        .title = TEXT_WAITING_TITLE,
        .text = text,
        .buttons = {{ID_CONTINUE,
                     {BUTTON_PRIMARY, TEXT_WAITING_GO_ON, true, ICON_PLAY, 22, false},
                     false},
                    {ID_NEW, {BUTTON_GHOST, TEXT_NEW_ROUND, true, ICON_DICES, 0, false}, false}},
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void waiting_press(void *self, struct desk *desk, int id)
{
    const struct question *question = self;
    stage_back(&desk->stage);
    if (id == ID_CONTINUE) {
        game_continue(desk);
    } else {
        game_begin_anyway(desk, question->shake);
    }
}

static bool waiting_input(void *self, struct desk *desk, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return false;
    }
    if (input->key == KEY_ENTER || input->key == KEY_SPACE) {
        waiting_press(self, desk, ID_CONTINUE);
    } else if (input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
    } else {
        return false;
    }
    return true;
}

const struct screen_class screen_waiting = {
    .name = "waiting",
    .state_size = sizeof(struct question),
    .is_overlay = true,
    .open = waiting_open,
    .input = waiting_input,
    .press = waiting_press,
    .draw = waiting_draw,
};
