/* SPDX-License-Identifier: MIT */
/*
 * Keyboard and controller input for the player's turn: letters, the cursor over the dice, Enter and
 * the like. Leaves the pointer and verdicts to screen_turn.c.
 */
#include "turn.h"
#include "turn_draw.h"

#include "focus.h"

#include <string.h>

/* --- the cursor --- */

static bool on_board(const struct desk *desk)
{
    return desk->stage.ui.focus == TURN_ID_BOARD;
}

/* Returns the focus ring to the die where it last was. */
static void go_on_board(struct turn *turn, struct desk *desk)
{
    turn_view(desk, &turn->view);
    trace_cursor_settle(&turn->cursor, &turn->view);
    desk->stage.ui.focus = TURN_ID_BOARD;
}

/* Returns false at the end of the board; while a word is traced, the cursor stays on the board. */
static bool step_cursor(struct turn *turn, struct desk *desk, int dx, int dy)
{
    if (!on_board(desk)) {
        go_on_board(turn, desk);
        return true;
    }
    int before = turn->trace.path.length;
    turn_view(desk, &turn->view);
    bool moved = trace_cursor_move(&turn->cursor, &turn->trace, &turn->view, dx, dy);
    turn_sound_path(turn, desk, before);
    return moved || trace_is_active(&turn->trace);
}

static void press_die(struct turn *turn, struct desk *desk)
{
    int before = turn->trace.path.length;
    turn->end_armed = false;
    turn_begin_input(turn);
    if (!trace_cursor_press(&turn->cursor, &turn->trace, &desk->table.board)) {
        post_cue(&desk->post, CUE_BAD, 0);
    }
    turn_sound_path(turn, desk, before);
}

static void release_die(struct turn *turn, struct desk *desk)
{
    int before = turn->trace.path.length;
    enum trace_result result =
        trace_cursor_release(&turn->cursor, &turn->trace, &desk->table.board);
    turn_sound_path(turn, desk, before);
    turn_act_on(turn, desk, result);
}

/* --- keys --- */

/* Handles a letter with Ctrl; without it, letters type. */
static bool shortcut(struct turn *turn, struct desk *desk, char letter)
{
    switch (letter) {
    case 'h':
        if (round_traits(desk->table.round)->has_hints) {
            turn_hint_take(turn, desk);
        }
        return true;
    case 'r':
        turn_rotate(turn, desk);
        return true;
    case 'p':
        turn_pause(desk);
        return true;
    default: /* a letter, not an enum constant */
        return false;
    }
}

size_t turn_type(struct turn *turn, struct desk *desk, const char *text)
{
    const struct board *board = &desk->table.board;
    size_t size = alphabet_letter_size(board->alphabet, text, strlen(text));
    int before = turn->trace.path.length;
    if (size > 0) {
        turn_begin_input(turn);
        turn->end_armed = false;
        if (!on_board(desk)) {
            desk->stage.ui.focus = HOT_NONE; /* Enter now submits the word */
        }
    }
    size = trace_type(&turn->trace, board, text);
    turn_sound_path(turn, desk, before);
    if (size == 0 && alphabet_letter_size(&alphabet_english, text, 1) > 0) {
        post_cue(&desk->post, CUE_BAD, 0); /* an A to Z letter that this language lacks */
        return 1;
    }
    return size;
}

static void enter(struct turn *turn, struct desk *desk)
{
    if (trace_is_active(&turn->trace)) {
        turn_begin_input(turn);
        turn_act_on(turn, desk, trace_enter(&turn->trace, &desk->table.board));
    } else if (turn->end_armed) {
        turn_finish(turn, desk);
    } else {
        turn_begin_input(turn);
        turn->end_armed = true;
        turn->end_by_button = false;
    }
}

bool turn_key(struct turn *turn, struct desk *desk, const struct input *input)
{
    int before = turn->trace.path.length;
    int dx, dy;
    long at;
    switch (input->key) {
    case KEY_ENTER:
        enter(turn, desk);
        return true;
    case KEY_BACKSPACE:
        trace_backspace(&turn->trace, &desk->table.board);
        turn_sound_path(turn, desk, before);
        return true;
    case KEY_ESCAPE:
        if (trace_is_active(&turn->trace)) {
            trace_clear(&turn->trace);
        } else if (turn->end_armed) {
            turn->end_armed = false;
        } else {
            turn_pause(desk);
        }
        return true;
    case KEY_LETTER:
        return shortcut(turn, desk, input->letter);
    case KEY_SPACE:
        if (on_board(desk)) {
            press_die(turn, desk);
            release_die(turn, desk);
        } else {
            go_on_board(turn, desk);
        }
        return true;
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
        focus_step(input->key, &dx, &dy);
        return step_cursor(turn, desk, dx, dy);
    default:
        break;
    }
    if (scroll_key(&turn->scroll, input->key, 0, &at)) {
        scroll_to(&turn->scroll, at);
        return true;
    }
    return false;
}

/* --- controller --- */

static bool pad_button(struct turn *turn, struct desk *desk, const struct input *input)
{
    if (!on_board(desk)) {
        if (!input->held || focus_hot(&desk->stage.ui)) {
            return false; /* the button's own key presses it */
        }
        go_on_board(turn, desk);
        return true;
    }
    if (input->held) {
        press_die(turn, desk);
    } else if (turn->cursor.held) {
        release_die(turn, desk);
    }
    return true;
}

bool turn_pad(struct turn *turn, struct desk *desk, const struct input *input)
{
    switch (input->pad) {
    case PAD_MOVE:
        return (on_board(desk) || !focus_hot(&desk->stage.ui)) &&
               step_cursor(turn, desk, input->x, input->y);
    case PAD_A:
        return pad_button(turn, desk, input);
    case PAD_X:
        if (input->held && trace_is_active(&turn->trace)) {
            enter(turn, desk);
        }
        return true;
    default:
        return false;
    }
}
