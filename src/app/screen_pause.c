/* SPDX-License-Identifier: MIT */
/*
 * The two dialogs over a round: pause, and the question before it is left. Leave the round itself
 * to screen_play.c and screen_computer.c.
 */
#include "dialog.h"
#include "state.h"
#include "text.h"

#include <stdio.h>

enum { ID_RESUME = 1, ID_THEME, ID_SOUND, ID_FULLSCREEN, ID_LEAVE, ID_STAY, ID_GO };

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
                {ID_RESUME, {BUTTON_PRIMARY, TEXT_RESUME, true, ICON_PLAY, 22}, false},
                {ID_THEME,
                 {BUTTON_PLAIN, dark ? TEXT_LIGHT : TEXT_DARK, true, dark ? ICON_SUN : ICON_MOON,
                  0},
                 true},
                {ID_SOUND,
                 {BUTTON_PLAIN, app->muted ? TEXT_SOUND_OFF : TEXT_SOUND_ON, true,
                  app->muted ? ICON_VOLUME_X : ICON_VOLUME_2, 0},
                 true},
                {ID_FULLSCREEN, {BUTTON_PLAIN, TEXT_FULL_SCREEN, true, ICON_MAXIMIZE, 0}, false},
                {ID_LEAVE, {BUTTON_GHOST, TEXT_LEAVE, true, ICON_HOUSE, 0}, false},
            },
        .button_count = 5,
    };
    dialog_draw(ui, &dialog);
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
    } else if (id == ID_LEAVE) {
        app->leaving_program = false;
        app_push(app, &screen_leave);
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
    if (p ||
        (key && (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE))) {
        resume(app);
    }
    return true;
}

const struct screen screen_pause = {.input = pause_input, .press = pause_press, .draw = pause_draw};

/* --- leave? --- */

static void leave_draw(struct app *app, struct ui *ui)
{
    (void)app;
    struct dialog dialog = {
        .title = TEXT_LEAVE_TITLE,
        .text = TEXT_LEAVE_HINT,
        .buttons =
            {
                {ID_STAY, {BUTTON_PRIMARY, TEXT_LEAVE_STAY, false, ICON_MENU, 22}, false},
                {ID_GO, {BUTTON_GHOST, TEXT_LEAVE_GO, false, ICON_MENU, 0}, false},
            },
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void stay(struct app *app)
{
    app_pop(app);
    if (!app_is_on_top(app, &screen_pause)) {
        round_resume(app->round);
    }
}

static void leave_press(struct app *app, int id)
{
    if (id == ID_STAY) {
        stay(app);
    } else if (app->leaving_program) {
        app_request(app, REQUEST_QUIT, NULL);
    } else {
        round_free(app->round);
        app->round = NULL;
        app_show(app, &screen_home);
    }
}

static bool leave_input(struct app *app, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return false;
    }
    if (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE) {
        stay(app);
    }
    return true;
}

const struct screen screen_leave = {.input = leave_input, .press = leave_press, .draw = leave_draw};
