/* SPDX-License-Identifier: MIT */
/*
 * Tracing: turns presses, moves, clicks and typing into a path.
 *
 * Dragging: press a tile, move across neighbours, release. Clicking: click a tile, then neighbours.
 * Typing: letters light a path that spells them. Either of the first two can be switched off.
 */
#ifndef APP_TRACE_H
#define APP_TRACE_H

#include "board_view.h"
#include "input.h"
#include "trounce/path.h"

enum trace_mode { TRACE_IDLE, TRACE_DRAG, TRACE_CLICKS, TRACE_TYPED };

/* The result of an input. */
enum trace_result {
    TRACE_NOTHING,
    TRACE_SUBMIT_PATH, /* submit trace->path, then clear */
    TRACE_SUBMIT_TEXT, /* submit trace->typed, which no path spells, then clear */
    TRACE_DROPPED      /* a path or word was dropped */
};

/*
 * A zeroed trace is idle. Invariants: the path is valid on the board; when idle there is no path
 * and no letter; when typed and not `off_board`, the path spells `typed`, and maybe the rest of its
 * last face.
 */
struct trace {
    enum tracing tracing; /* enabled pointer modes; kept by trace_clear */
    enum trace_mode mode;
    struct path path;
    char typed[PATH_LETTERS_MAX + 1];
    int typed_count;
    bool off_board; /* the typed letters have no path */
    bool swallow_u; /* a U (or apostrophe) typed next belongs to the preceding Q */
    bool button_down;
    bool left_tile;        /* the pointer has left the tile since the press */
    bool enter_on_release; /* the press was on the last tile of a clicked path */
    int press_cell;
    int last_x, last_y;
};

void trace_clear(struct trace *trace);

/* Pointer events, in device pixels. */
enum trace_result trace_press(struct trace *trace, const struct board_view *view, int x, int y);
enum trace_result trace_move(struct trace *trace, const struct board_view *view, int x, int y);
enum trace_result trace_release(struct trace *trace, const struct board_view *view, int x, int y);

/* Extends the path to `cell`, which must not be blank, or shortens it to there, without a pointer;
 * false if `cell` is not adjacent to the last. Not while the pointer's button is down. */
bool trace_step(struct trace *trace, const struct board *board, int cell);

/* Types the character that `text` begins with; returns its size in bytes if it is for a word, else
 * 0. It is a letter of the board's alphabet or stands for some, or an apostrophe after a Q, which
 * removes the U. Changes nothing during a drag. */
size_t trace_type(struct trace *trace, const struct board *board, const char *text);
void trace_backspace(struct trace *trace, const struct board *board);

/* Enter: submits the path or word. */
enum trace_result trace_enter(struct trace *trace, const struct board *board);

/* Returns whether anything is lit or typed. */
bool trace_is_active(const struct trace *trace);

/* Writes the letters so far into `text`; returns their number. */
int trace_letters(const struct trace *trace, const struct board *board,
                  char text[PATH_LETTERS_MAX + 1]);

/*
 * Tracing without a pointer: a cursor that arrows or a stick move over the dice, and a button that
 * adds the die under it, or traces while held. A zeroed cursor is at the first cell.
 *
 * Pressed and released on one die, the button adds it or shortens the path to it; on the last die
 * of the path it removes that one. Held while the cursor moves, it adds each die reached, and
 * release submits the word.
 */
struct cursor {
    int cell;
    bool held;       /* the button is down, and was pressed on the board */
    bool moved;      /* the cursor has moved since the press */
    bool takes_back; /* release without a move removes the last die */
};

/* Moves by (dx, dy), -1..1 each, as the board is rotated on the screen, skipping blanks; false at
 * the edge of the board. */
bool trace_cursor_move(struct cursor *cursor, struct trace *trace, const struct board_view *view,
                       int dx, int dy);

/* Moves by (dx, dy) to the nearest die in that direction of those that may come next on the path,
 * which is not empty; false if there is none. */
bool trace_cursor_follow(struct cursor *cursor, const struct trace *trace,
                         const struct board_view *view, int dx, int dy);

/* Presses the button; false if it has no effect because the die is not adjacent to the last. */
bool trace_cursor_press(struct cursor *cursor, struct trace *trace, const struct board *board);

/* Releases the button. */
enum trace_result trace_cursor_release(struct cursor *cursor, struct trace *trace,
                                       const struct board *board);

/* Moves the cursor to a die if its cell is blank. */
void trace_cursor_settle(struct cursor *cursor, const struct board_view *view);

#endif
