/* SPDX-License-Identifier: MIT */
/*
 * A hand without a pointer: a cursor that arrows or a stick move over the dice, and a button that
 * adds the die under it, or traces while it is held. Leaves pointers and letters to trace.h.
 *
 * Pressed and let go on one die, the button adds it, or takes back to it; on the last die of the
 * path it takes that one away. Held while the cursor moves, each die that it reaches joins the
 * path, and letting go enters the word.
 */
#ifndef APP_CURSOR_H
#define APP_CURSOR_H

#include "trace.h"

/* A zeroed cursor is at the first cell. */
struct cursor {
    int cell;
    bool held;       /* the button is down, and was pressed here */
    bool moved;      /* since then, the cursor has been elsewhere */
    bool takes_back; /* letting go at once takes the last die away */
};

/* Moves by (dx, dy), -1..1 each, as the board lies on the screen, over blanks to the next die;
 * false: the board ends there. */
bool cursor_move(struct cursor *cursor, struct trace *trace, const struct board_view *view, int dx,
                 int dy);

/* The button goes down; false: nothing follows from it, for the die is no neighbour of the last. */
bool cursor_press(struct cursor *cursor, struct trace *trace, const struct board *board);

/* It goes up. */
enum trace_result cursor_release(struct cursor *cursor, struct trace *trace,
                                 const struct board *board);

/* Puts the cursor on a die if it is on none. */
void cursor_settle(struct cursor *cursor, const struct board_view *view);

#endif
