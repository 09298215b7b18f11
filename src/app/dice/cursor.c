/* SPDX-License-Identifier: MIT */
/*
 * A cursor over the dice. Leaves the path itself to trace.c.
 */
#include "cursor.h"

/* The die next to `cell` on the screen, past blanks; -1: there is none. */
static int next_die(const struct board_view *view, int cell, int dx, int dy)
{
    do {
        cell = board_view_beside(view, cell, dx, dy);
    } while (cell >= 0 && view->board->faces[cell] == FACE_BLANK);
    return cell;
}

bool cursor_move(struct cursor *cursor, struct trace *trace, const struct board_view *view, int dx,
                 int dy)
{
    int cell = next_die(view, cursor->cell, dx, dy);
    if (cell < 0) {
        return false;
    }
    cursor->cell = cell;
    if (trace->button_down) {
        cursor->held = false; /* the pointer has taken over */
    }
    if (cursor->held) {
        cursor->moved = true;
        cursor->takes_back = false;
        (void)trace_step(trace, view->board, cell);
    }
    return true;
}

bool cursor_press(struct cursor *cursor, struct trace *trace, const struct board *board)
{
    const struct path *path = &trace->path;
    if (trace->button_down) {
        return false; /* the pointer is at work */
    }
    cursor->held = true;
    cursor->moved = false;
    cursor->takes_back = path->length > 0 && path->cells[path->length - 1] == cursor->cell;
    if (!cursor->takes_back && !trace_step(trace, board, cursor->cell)) {
        cursor->held = false;
    }
    return cursor->held;
}

enum trace_result cursor_release(struct cursor *cursor, struct trace *trace,
                                 const struct board *board)
{
    bool held = cursor->held;
    cursor->held = false;
    if (!held || trace->button_down || trace->path.length == 0) {
        return TRACE_NOTHING;
    }
    if (cursor->moved && trace->path.length > 1) {
        return TRACE_SUBMIT_PATH;
    }
    if (cursor->moved || cursor->takes_back) {
        trace_backspace(trace, board);
    }
    return TRACE_NOTHING;
}

void cursor_settle(struct cursor *cursor, const struct board_view *view)
{
    int count = board_cell_count(view->board);
    for (int i = 0; i < count; i++) {
        int cell = (cursor->cell + i) % count;
        if (view->board->faces[cell] != FACE_BLANK) {
            cursor->cell = cell;
            return;
        }
    }
}
