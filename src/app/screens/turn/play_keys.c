/* SPDX-License-Identifier: MIT */
/*
 * The player's turn by keys and by a controller: letters, the cursor over the dice, Enter and its
 * like. Leaves the pointer and verdicts to screen_play.c.
 */
#include "play_draw.h"
#include "play_hand.h"

#include "focus.h"

#include <string.h>

/* --- the cursor --- */

static bool on_board(const struct app *app)
{
    return app->ui.focus == PLAY_ID_BOARD;
}

/* The ring comes to the die where it was last. */
static void go_on_board(struct app *app)
{
    play_view(app, &app->play.view);
    cursor_settle(&app->play.cursor, &app->play.view);
    app->ui.focus = PLAY_ID_BOARD;
}

/* False when the board ends there; while a word is traced the cursor does not leave it. */
static bool step_cursor(struct app *app, int dx, int dy)
{
    struct play_state *play = &app->play;
    if (!on_board(app)) {
        go_on_board(app);
        return true;
    }
    int before = play->trace.path.length;
    play_view(app, &play->view);
    bool moved = cursor_move(&play->cursor, &play->trace, &play->view, dx, dy);
    play_sound_path(app, before);
    return moved || trace_is_active(&play->trace);
}

static void press_die(struct app *app)
{
    struct play_state *play = &app->play;
    int before = play->trace.path.length;
    play->end_armed = false;
    play_begin_input(app);
    if (!cursor_press(&play->cursor, &play->trace, &app->board)) {
        app_cue(app, CUE_BAD, 0);
    }
    play_sound_path(app, before);
}

static void release_die(struct app *app)
{
    struct play_state *play = &app->play;
    int before = play->trace.path.length;
    enum trace_result result = cursor_release(&play->cursor, &play->trace, &app->board);
    play_sound_path(app, before);
    play_act_on(app, result);
}

/* --- keys --- */

/* R, P and M are letters of words first; they turn, pause and mute when nothing is traced and no
 * die shows them, and with Ctrl always. */
static bool shortcut(struct app *app, char letter)
{
    switch (letter) {
    case 'r':
        play_rotate(app);
        return true;
    case 'p':
        play_pause(app);
        return true;
    case 'm':
        app_toggle_mute(app);
        return true;
    default: /* a letter, not one of an enum */
        return false;
    }
}

static bool board_shows(const struct board *board, char letter)
{
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (strchr(face_spelling((enum face)board->faces[cell]), letter)) {
            return true;
        }
    }
    return false;
}

bool play_type_letter(struct app *app, char letter)
{
    struct play_state *play = &app->play;
    if (letter >= 'A' && letter <= 'Z') {
        letter = (char)(letter - 'A' + 'a');
    }
    if (letter < 'a' || letter > 'z') {
        return false;
    }
    if (!trace_is_active(&play->trace) && !board_shows(&app->board, letter) &&
        shortcut(app, letter)) {
        return true;
    }
    int before = play->trace.path.length;
    play_begin_input(app);
    play->end_armed = false;
    if (!on_board(app)) {
        app->ui.focus = HOT_NONE; /* Enter is for the word now, not for a button */
    }
    trace_type(&play->trace, &app->board, letter);
    play_sound_path(app, before);
    return true;
}

static void enter(struct app *app)
{
    struct play_state *play = &app->play;
    if (trace_is_active(&play->trace)) {
        play_begin_input(app);
        play_act_on(app, trace_enter(&play->trace, &app->board));
    } else if (play->end_armed) {
        play_finish(app);
    } else {
        play_begin_input(app);
        play->end_armed = true;
    }
}

bool play_key(struct app *app, const struct input *input)
{
    struct play_state *play = &app->play;
    int before = play->trace.path.length;
    int dx, dy;
    switch (input->key) {
    case KEY_ENTER:
        enter(app);
        return true;
    case KEY_BACKSPACE:
        trace_backspace(&play->trace, &app->board);
        play_sound_path(app, before);
        return true;
    case KEY_ESCAPE:
        if (trace_is_active(&play->trace)) {
            trace_clear(&play->trace);
        } else if (play->end_armed) {
            play->end_armed = false;
        } else {
            play_pause(app);
        }
        return true;
    case KEY_LETTER:
        if (input->letter == 'h') { /* it costs points: never by the letter alone */
            play_hint_take(app);
            return true;
        }
        return shortcut(app, input->letter);
    case KEY_SPACE:
        if (on_board(app)) {
            press_die(app);
            release_die(app);
        } else {
            go_on_board(app);
        }
        return true;
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
        focus_step(input->key, &dx, &dy);
        return step_cursor(app, dx, dy);
    case KEY_NONE:
    case KEY_DELETE:
    case KEY_TAB:
    case KEY_HOME:
    case KEY_END:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_F1:
    case KEY_F11:
    case KEY_ZOOM_IN:
    case KEY_ZOOM_OUT:
    case KEY_ZOOM_RESET:
        break;
    }
    return false;
}

/* --- controller --- */

static bool pad_button(struct app *app, const struct input *input)
{
    struct play_state *play = &app->play;
    if (!on_board(app)) {
        if (!input->held || focus_hot(&app->ui)) {
            return false; /* a button has the focus: the key for it presses it */
        }
        go_on_board(app);
        return true;
    }
    if (input->held) {
        press_die(app);
    } else if (play->cursor.held) {
        release_die(app);
    }
    return true;
}

bool play_pad(struct app *app, const struct input *input)
{
    struct play_state *play = &app->play;
    switch (input->pad) {
    case PAD_MOVE:
        return (on_board(app) || !focus_hot(&app->ui)) && step_cursor(app, input->x, input->y);
    case PAD_A:
        return pad_button(app, input);
    case PAD_X:
        if (input->held && trace_is_active(&play->trace)) {
            enter(app);
        }
        return true;
    case PAD_B:
    case PAD_Y:
    case PAD_START:
    case PAD_BACK:
    case PAD_SHOULDER_LEFT:
    case PAD_SHOULDER_RIGHT:
        break;
    }
    return false;
}
