/* SPDX-License-Identifier: MIT */
/*
 * The two dialogs over a round: pause, and the question before one is lost: given up, or left where
 * nothing can be kept. Leave the round itself to screen_play.c and screen_computer.c.
 */
#include "dialog.h"
#include "state.h"
#include "text.h"
#include "unfinished.h"

#include <stdio.h>

enum { ID_RESUME = 1, ID_THEME, ID_SOUND, ID_FULLSCREEN, ID_LEAVE, ID_GIVE_UP, ID_STAY, ID_GO };

/* --- pause --- */

static void resume(struct app *app)
{
    app_pop(app);
    round_resume(app->round);
}

static void pause_draw(struct app *app, struct ui *ui)
{
    bool dark = app->theme_id == THEME_DARK;
    char code[64];
    (void)snprintf(code, sizeof code, TEXT_BOARD_CODE, app->code);
    struct dialog dialog = {
        .title = TEXT_PAUSED,
        .text = round_phase(app->round) == ROUND_COMPUTER ? TEXT_PAUSED_SEARCH : TEXT_PAUSED_HINT,
        .foot = app->code[0] ? code : NULL,
        .buttons =
            {
                {ID_RESUME, {BUTTON_PRIMARY, TEXT_RESUME, true, ICON_PLAY, 22, false}, false},
                {ID_THEME,
                 {BUTTON_PLAIN, dark ? TEXT_LIGHT : TEXT_DARK, true, dark ? ICON_SUN : ICON_MOON, 0,
                  false},
                 true},
                {ID_SOUND,
                 {BUTTON_PLAIN, app->muted ? TEXT_SOUND_OFF : TEXT_SOUND_ON, true,
                  app->muted ? ICON_VOLUME_X : ICON_VOLUME_2, 0, false},
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
static void ask(struct app *app, enum leaving leaving)
{
    app->leaving = leaving;
    app_push(app, &screen_leave);
}

static void pause_press(struct app *app, int id)
{
    if (id == ID_RESUME) {
        resume(app);
    } else if (id == ID_THEME) {
        app_set_theme(app, app->theme_id == THEME_DARK ? THEME_LIGHT : THEME_DARK);
    } else if (id == ID_SOUND) {
        app_toggle_mute(app);
    } else if (id == ID_FULLSCREEN) {
        app_request(app, REQUEST_FULLSCREEN, NULL);
    } else if (id == ID_LEAVE && !unfinished_leave(app)) {
        ask(app, LEAVING_ROUND);
    } else if (id == ID_GIVE_UP) {
        ask(app, LEAVING_FOR_GOOD);
    }
}

static bool pause_input(struct app *app, const struct input *input)
{
    bool key = input->kind == INPUT_KEY;
    bool p = (key && input->key == KEY_LETTER && input->letter == 'p') ||
             (input->kind == INPUT_TEXT && (input->text[0] == 'p' || input->text[0] == 'P'));
    bool m = input->kind == INPUT_TEXT && (input->text[0] == 'm' || input->text[0] == 'M');
    if (m) {
        app_toggle_mute(app);
    }
    bool goes_on =
        p ||
        (key && (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE));
    if (goes_on) {
        resume(app);
    }
    return m || goes_on;
}

const struct screen screen_pause = {.input = pause_input, .press = pause_press, .draw = pause_draw};

/* --- leave? --- */

static void leave_draw(struct app *app, struct ui *ui)
{
    bool gives_up = app->leaving == LEAVING_FOR_GOOD;
    struct dialog dialog = {
        .title = gives_up ? TEXT_GIVE_UP_TITLE : TEXT_LEAVE_TITLE,
        .text = TEXT_LEAVE_HINT,
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

static void stay(struct app *app)
{
    app_pop(app);
    if (app_is_on_top(app, &screen_play)) {
        round_resume(app->round);
    }
}

static void leave_press(struct app *app, int id)
{
    if (id == ID_STAY) {
        stay(app);
    } else if (app->leaving == LEAVING_PROGRAM) {
        app_request(app, REQUEST_QUIT, NULL);
    } else {
        unfinished_give_up(app);
    }
}

static bool leave_input(struct app *app, const struct input *input)
{
    bool stays = input->kind == INPUT_KEY &&
                 (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE);
    if (stays) {
        stay(app);
    }
    return stays;
}

const struct screen screen_leave = {.input = leave_input, .press = leave_press, .draw = leave_draw};
