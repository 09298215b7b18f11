/* SPDX-License-Identifier: MIT */
/*
 * The hand: how pressing, moving, clicking and typing make a path. Leaves verdicts to the round and
 * drawing to the screen.
 *
 * By drag: press a tile, move across neighbours, let go. By clicks: press and let go on one tile,
 * then go on with neighbours. By typing: letters light a path that spells them. One of the first
 * two can be switched off.
 */
#ifndef APP_TRACE_H
#define APP_TRACE_H

#include "board_view.h"
#include "input.h"
#include "trounce/path.h"

enum trace_mode { TRACE_IDLE, TRACE_DRAG, TRACE_CLICKS, TRACE_TYPED };

/* What an input came to. */
enum trace_result {
    TRACE_NOTHING,
    TRACE_SUBMIT_PATH, /* hand in trace->path, then clear */
    TRACE_SUBMIT_TEXT, /* hand in trace->typed, which no path spells, then clear */
    TRACE_DROPPED      /* there was a path or word, and it was dropped */
};

/*
 * A zeroed trace is an idle one. Invariants: the path is valid on the board; idle has no path and
 * no letters; when typed and not `off_board`, the path spells `typed` (or a little more, within its
 * last face).
 */
struct trace {
    enum tracing ways; /* ways of the pointer that are on; kept by trace_clear */
    enum trace_mode mode;
    struct path path;
    char typed[PATH_LETTERS_MAX + 1];
    int typed_count;
    bool off_board; /* the typed letters have no path */
    bool swallow_u; /* a U (or an apostrophe) typed now belongs to the Q before it */
    bool button_down;
    bool left_tile;        /* since the press, the pointer has been elsewhere */
    bool enter_on_release; /* the press was on the last tile of a path by clicks */
    int press_cell;
    int last_x, last_y;
};

void trace_clear(struct trace *trace);

/* The pointer, in device pixels. */
enum trace_result trace_press(struct trace *trace, const struct board_view *view, int x, int y);
enum trace_result trace_move(struct trace *trace, const struct board_view *view, int x, int y);
enum trace_result trace_release(struct trace *trace, const struct board_view *view, int x, int y);

/* Without a pointer: `cell`, which is no blank, joins the path, or the path goes back to it; false:
 * it is no neighbour of the last. Not while the pointer's button is down. */
bool trace_step(struct trace *trace, const struct board *board, int cell);

/* The character that `text` begins with was typed: returns its bytes if it is for a word, 0 if not.
 * It is a letter of the board's alphabet or stands for some, or an apostrophe after a Q, which
 * takes its U away. While a drag is on, typing does nothing. */
size_t trace_type(struct trace *trace, const struct board *board, const char *text);
void trace_backspace(struct trace *trace, const struct board *board);

/* Enter: hands in what there is. */
enum trace_result trace_enter(struct trace *trace, const struct board *board);

/* Is there anything lit or typed? */
bool trace_is_active(const struct trace *trace);

/* The letters so far into `text`; returns their number. */
int trace_letters(const struct trace *trace, const struct board *board,
                  char text[PATH_LETTERS_MAX + 1]);

/*
 * A hand without a pointer: a cursor that arrows or a stick move over the dice, and a button that
 * adds the die under it, or traces while it is held. A zeroed cursor is at the first cell.
 *
 * Pressed and let go on one die, the button adds it, or takes back to it; on the last die of the
 * path it takes that one away. Held while the cursor moves, each die that it reaches joins the
 * path, and letting go enters the word.
 */
struct cursor {
    int cell;
    bool held;       /* the button is down, and was pressed here */
    bool moved;      /* since then, the cursor has been elsewhere */
    bool takes_back; /* letting go at once takes the last die away */
};

/* Moves by (dx, dy), -1..1 each, as the board lies on the screen, over blanks to the next die;
 * false: the board ends there. */
bool trace_cursor_move(struct cursor *cursor, struct trace *trace, const struct board_view *view,
                       int dx, int dy);

/* The button goes down; false: nothing follows from it, for the die is no neighbour of the last. */
bool trace_cursor_press(struct cursor *cursor, struct trace *trace, const struct board *board);

/* It goes up. */
enum trace_result trace_cursor_release(struct cursor *cursor, struct trace *trace,
                                       const struct board *board);

/* Puts the cursor on a die if it is on none. */
void trace_cursor_settle(struct cursor *cursor, const struct board_view *view);

#endif
