/* SPDX-License-Identifier: MIT */
/*
 * The player's turn by keys and by a controller: letters, the cursor over the dice, Enter and its
 * like. Leaves the pointer and verdicts to screen_play.c.
 */
#include "play_draw.h"
#include "play_hand.h"

#include "focus.h"
#include "preferences.h"

#include <string.h>

/* --- the cursor --- */

static bool on_board(const struct desk *desk)
{
    return desk->stage.ui.focus == PLAY_ID_BOARD;
}

/* The ring comes to the die where it was last. */
static void go_on_board(struct play *play, struct desk *desk)
{
    play_view(desk, &play->view);
    cursor_settle(&play->cursor, &play->view);
    desk->stage.ui.focus = PLAY_ID_BOARD;
}

/* False when the board ends there; while a word is traced the cursor does not leave it. */
static bool step_cursor(struct play *play, struct desk *desk, int dx, int dy)
{
    if (!on_board(desk)) {
        go_on_board(play, desk);
        return true;
    }
    int before = play->trace.path.length;
    play_view(desk, &play->view);
    bool moved = cursor_move(&play->cursor, &play->trace, &play->view, dx, dy);
    play_sound_path(play, desk, before);
    return moved || trace_is_active(&play->trace);
}

static void press_die(struct play *play, struct desk *desk)
{
    int before = play->trace.path.length;
    play->end_armed = false;
    play_begin_input(play);
    if (!cursor_press(&play->cursor, &play->trace, &desk->table.board)) {
        post_cue(&desk->post, CUE_BAD, 0);
    }
    play_sound_path(play, desk, before);
}

static void release_die(struct play *play, struct desk *desk)
{
    int before = play->trace.path.length;
    enum trace_result result = cursor_release(&play->cursor, &play->trace, &desk->table.board);
    play_sound_path(play, desk, before);
    play_act_on(play, desk, result);
}

/* --- keys --- */

/* R, P and M are letters of words first; they turn, pause and mute when nothing is traced and no
 * die shows them, and with Ctrl always. */
static bool shortcut(struct play *play, struct desk *desk, char letter)
{
    switch (letter) {
    case 'r':
        play_rotate(play, desk);
        return true;
    case 'p':
        play_pause(desk);
        return true;
    case 'm':
        preferences_toggle_sound(desk);
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

bool play_type_letter(struct play *play, struct desk *desk, char letter)
{
    if (letter >= 'A' && letter <= 'Z') {
        letter = (char)(letter - 'A' + 'a');
    }
    if (letter < 'a' || letter > 'z') {
        return false;
    }
    if (!trace_is_active(&play->trace) && !board_shows(&desk->table.board, letter) &&
        shortcut(play, desk, letter)) {
        return true;
    }
    int before = play->trace.path.length;
    play_begin_input(play);
    play->end_armed = false;
    if (!on_board(desk)) {
        desk->stage.ui.focus = HOT_NONE; /* Enter is for the word now, not for a button */
    }
    trace_type(&play->trace, &desk->table.board, letter);
    play_sound_path(play, desk, before);
    return true;
}

static void enter(struct play *play, struct desk *desk)
{
    if (trace_is_active(&play->trace)) {
        play_begin_input(play);
        play_act_on(play, desk, trace_enter(&play->trace, &desk->table.board));
    } else if (play->end_armed) {
        play_finish(play, desk);
    } else {
        play_begin_input(play);
        play->end_armed = true;
    }
}

bool play_key(struct play *play, struct desk *desk, const struct input *input)
{
    int before = play->trace.path.length;
    int dx, dy;
    switch (input->key) {
    case KEY_ENTER:
        enter(play, desk);
        return true;
    case KEY_BACKSPACE:
        trace_backspace(&play->trace, &desk->table.board);
        play_sound_path(play, desk, before);
        return true;
    case KEY_ESCAPE:
        if (trace_is_active(&play->trace)) {
            trace_clear(&play->trace);
        } else if (play->end_armed) {
            play->end_armed = false;
        } else {
            play_pause(desk);
        }
        return true;
    case KEY_LETTER:
        if (input->letter == 'h') { /* it costs points: never by the letter alone */
            play_hint_take(play, desk);
            return true;
        }
        return shortcut(play, desk, input->letter);
    case KEY_SPACE:
        if (on_board(desk)) {
            press_die(play, desk);
            release_die(play, desk);
        } else {
            go_on_board(play, desk);
        }
        return true;
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
        focus_step(input->key, &dx, &dy);
        return step_cursor(play, desk, dx, dy);
    default:
        break;
    }
    return false;
}

/* --- controller --- */

static bool pad_button(struct play *play, struct desk *desk, const struct input *input)
{
    if (!on_board(desk)) {
        if (!input->held || focus_hot(&desk->stage.ui)) {
            return false; /* a button has the focus: the key for it presses it */
        }
        go_on_board(play, desk);
        return true;
    }
    if (input->held) {
        press_die(play, desk);
    } else if (play->cursor.held) {
        release_die(play, desk);
    }
    return true;
}

bool play_pad(struct play *play, struct desk *desk, const struct input *input)
{
    switch (input->pad) {
    case PAD_MOVE:
        return (on_board(desk) || !focus_hot(&desk->stage.ui)) &&
               step_cursor(play, desk, input->x, input->y);
    case PAD_A:
        return pad_button(play, desk, input);
    case PAD_X:
        if (input->held && trace_is_active(&play->trace)) {
            enter(play, desk);
        }
        return true;
    default:
        break;
    }
    return false;
}
