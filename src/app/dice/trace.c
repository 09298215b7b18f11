/* SPDX-License-Identifier: MIT */
/*
 * Turns drags, clicks, typed letters and a cursor into one path.
 */
#include "trace.h"

#include "trounce/finder.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void trace_clear(struct trace *trace)
{
    *trace = (struct trace){.tracing = trace->tracing};
}

bool trace_is_active(const struct trace *trace)
{
    return trace->path.length > 0 || trace->typed_count > 0;
}

int trace_letters(const struct trace *trace, const struct board *board,
                  char text[PATH_LETTERS_MAX + 1])
{
    if (trace->mode == TRACE_TYPED) {
        memcpy(text, trace->typed, (size_t)trace->typed_count + 1);
        return trace->typed_count;
    }
    return path_spell(&trace->path, board, text);
}

/* Extends the path to `cell`, or shortens it to there. */
static void go_to(struct trace *trace, const struct board *board, int cell)
{
    int at = path_index_of(&trace->path, cell);
    if (at >= 0) {
        path_shorten(&trace->path, at + 1);
    } else {
        (void)path_extend(&trace->path, board, cell);
    }
}

static bool adjoins_last(const struct trace *trace, const struct board *board, int cell)
{
    return trace->path.length > 0 && path_can_extend(&trace->path, board, cell);
}

/* Handles a press while there is a clicked or typed path. */
static enum trace_result press_on_path(struct trace *trace, const struct board *board, int cell)
{
    trace->mode = TRACE_CLICKS;
    trace->typed_count = 0;
    if (cell >= 0 && cell == trace->path.cells[trace->path.length - 1]) {
        trace->enter_on_release = true;
        return TRACE_NOTHING;
    }
    if (cell >= 0 && (path_index_of(&trace->path, cell) >= 0 || adjoins_last(trace, board, cell))) {
        go_to(trace, board, cell);
        return TRACE_NOTHING;
    }
    path_clear(&trace->path);
    trace->mode = TRACE_IDLE;
    return TRACE_DROPPED;
}

enum trace_result trace_press(struct trace *trace, const struct board_view *view, int x, int y)
{
    const struct board *board = view->board;
    int cell = board_view_cell_at(view, x, y);
    if (cell >= 0 && board->faces[cell] == FACE_BLANK) {
        cell = -1;
    }
    trace->button_down = true;
    trace->left_tile = false;
    trace->enter_on_release = false;
    trace->swallow_u = false;
    trace->press_cell = cell;
    trace->last_x = x;
    trace->last_y = y;

    if (trace->path.length > 0 && trace->tracing != TRACING_DRAG) {
        return press_on_path(trace, board, cell);
    }
    bool had_letters = trace->typed_count > 0 || trace->path.length > 0;
    path_clear(&trace->path);
    trace->typed_count = 0;
    trace->off_board = false;
    trace->mode = TRACE_IDLE;
    if (cell >= 0) {
        (void)path_extend(&trace->path, board, cell);
        trace->mode = TRACE_DRAG;
    }
    return had_letters ? TRACE_DROPPED : TRACE_NOTHING;
}

/* Handles the pointer passing over `cell` with the button down. */
static void pass_over(struct trace *trace, const struct board *board, int cell)
{
    if (cell == trace->press_cell && !trace->left_tile) {
        return;
    }
    if (!trace->left_tile) {
        if (trace->press_cell < 0) {
            return;
        }
        trace->left_tile = true;
        trace->enter_on_release = false;
        if (trace->path.length == 0) { /* the press ended a path: a new one begins there */
            (void)path_extend(&trace->path, board, trace->press_cell);
        }
        trace->mode = TRACE_DRAG;
    }
    go_to(trace, board, cell);
}

enum trace_result trace_move(struct trace *trace, const struct board_view *view, int x, int y)
{
    if (!trace->button_down || trace->tracing == TRACING_CLICK) {
        return TRACE_NOTHING;
    }
    int dx = x - trace->last_x;
    int dy = y - trace->last_y;
    int longest = abs(dx) > abs(dy) ? abs(dx) : abs(dy);
    int steps = longest / board_view_walk_step(view) + 1;
    for (int i = 1; i <= steps; i++) {
        int at_x = trace->last_x + (int)((long)dx * i / steps);
        int at_y = trace->last_y + (int)((long)dy * i / steps);
        int cell = board_view_circle_at(view, at_x, at_y);
        if (cell >= 0) {
            pass_over(trace, view->board, cell);
        }
    }
    trace->last_x = x;
    trace->last_y = y;
    return TRACE_NOTHING;
}

enum trace_result trace_release(struct trace *trace, const struct board_view *view, int x, int y)
{
    if (!trace->button_down) {
        return TRACE_NOTHING;
    }
    (void)trace_move(trace, view, x, y);
    trace->button_down = false;
    bool enter = trace->enter_on_release;
    trace->enter_on_release = false;
    if (trace->mode == TRACE_DRAG && trace->left_tile) {
        if (trace->path.length > 1) {
            return TRACE_SUBMIT_PATH;
        }
        trace_clear(trace); /* back on the first tile: the drag is cancelled */
        return TRACE_DROPPED;
    }
    if (trace->path.length == 0) {
        return TRACE_NOTHING;
    }
    if (trace->tracing == TRACING_DRAG) {
        trace_clear(trace); /* a single tile is not a drag */
        return TRACE_DROPPED;
    }
    trace->mode = TRACE_CLICKS;
    return enter ? TRACE_SUBMIT_PATH : TRACE_NOTHING;
}

bool trace_step(struct trace *trace, const struct board *board, int cell)
{
    assert(!trace->button_down);
    bool joins = trace->path.length == 0 || path_index_of(&trace->path, cell) >= 0 ||
                 adjoins_last(trace, board, cell);
    if (!joins) {
        return false;
    }
    trace->mode = TRACE_CLICKS;
    trace->typed_count = 0;
    trace->off_board = false;
    trace->swallow_u = false;
    go_to(trace, board, cell);
    return true;
}

/* Lights the path that spells the typed letters and is closest to the lit one. */
static void light_typed(struct trace *trace, const struct board *board)
{
    struct path near = trace->path;
    if (trace->typed_count == 0) {
        trace_clear(trace);
        return;
    }
    trace->off_board =
        !finder_find_prefix(board, trace->typed, (size_t)trace->typed_count, &near, &trace->path);
    if (trace->off_board) {
        path_clear(&trace->path);
    }
}

/* Returns the spelling of the face whose first letter brings another, as Q brings U; "" if there is
 * none. */
static const char *pair_of(const struct board *board)
{
    return alphabet_spelling(board->alphabet, board->alphabet->pair_face);
}

static bool shows(const struct board *board, const char *spelling)
{
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (strcmp(alphabet_spelling(board->alphabet, board->faces[cell]), spelling) == 0) {
            return true;
        }
    }
    return false;
}

/* Returns whether typing `letter` brings its pair: not on a board with Q but no Qu. */
static bool is_pair(const struct board *board, char letter)
{
    const char *pair = pair_of(board);
    const char alone[] = {letter, '\0'};
    return pair[0] == letter && (shows(board, pair) || !shows(board, alone));
}

static void type_letter(struct trace *trace, const struct board *board, char letter)
{
    const char *pair = pair_of(board);
    bool swallow = trace->swallow_u && letter == pair[1];
    trace->swallow_u = false;
    if (swallow || trace->typed_count + 2 > PATH_LETTERS_MAX) {
        return;
    }
    trace->swallow_u = is_pair(board, letter);
    trace->typed[trace->typed_count++] = letter;
    if (trace->swallow_u) {
        trace->typed[trace->typed_count++] = pair[1];
    }
    trace->typed[trace->typed_count] = '\0';
    light_typed(trace, board);
}

/* Returns the size of an apostrophe, straight or curly; 0 if there is none. */
static size_t apostrophe_size(const char *text)
{
    static const char curly[] = "\u2019";
    return *text == '\'' ? 1 : strncmp(text, curly, strlen(curly)) == 0 ? strlen(curly) : 0;
}

size_t trace_type(struct trace *trace, const struct board *board, const char *text)
{
    char letters[ALPHABET_FACE_LETTERS + 1];
    size_t count = 0;
    size_t size = alphabet_letter_size(board->alphabet, text, strlen(text));
    bool is_alone = size == 0 && trace->swallow_u && apostrophe_size(text) > 0;
    if (trace->button_down || (size == 0 && !is_alone)) {
        return size;
    }
    if (is_alone) {
        trace->swallow_u = false;
        trace->typed[--trace->typed_count] = '\0';
        light_typed(trace, board);
        return apostrophe_size(text);
    }
    if (trace->mode != TRACE_TYPED) {
        trace->typed_count = path_spell(&trace->path, board, trace->typed);
    }
    trace->mode = TRACE_TYPED;
    (void)alphabet_encode(board->alphabet, text, size, letters, ALPHABET_FACE_LETTERS, &count);
    for (size_t i = 0; i < count; i++) {
        type_letter(trace, board, letters[i]);
    }
    return size;
}

void trace_backspace(struct trace *trace, const struct board *board)
{
    if (trace->button_down) {
        return;
    }
    trace->swallow_u = false;
    if (trace->mode != TRACE_TYPED) {
        if (trace->path.length > 0) {
            path_shorten(&trace->path, trace->path.length - 1);
        }
        if (trace->path.length == 0) {
            trace_clear(trace);
        }
        return;
    }
    int count = trace->typed_count;
    const char *last = trace->typed + (count >= 2 ? count - 2 : 0);
    bool is_both = count >= 2 && is_pair(board, last[0]) && last[1] == pair_of(board)[1];
    trace->typed_count = count - (is_both ? 2 : 1);
    trace->typed[trace->typed_count] = '\0';
    light_typed(trace, board);
}

enum trace_result trace_enter(struct trace *trace, const struct board *board)
{
    if (trace->button_down) {
        return TRACE_NOTHING;
    }
    if (trace->mode != TRACE_TYPED) {
        return trace->path.length > 0 ? TRACE_SUBMIT_PATH : TRACE_NOTHING;
    }
    /* The lit path may spell more than was typed (the T of a TH): look for the exact word. */
    struct path near = trace->path;
    if (finder_find(board, trace->typed, (size_t)trace->typed_count, &near, &trace->path)) {
        return TRACE_SUBMIT_PATH;
    }
    path_clear(&trace->path);
    return TRACE_SUBMIT_TEXT;
}

/* --- the cursor --- */

bool trace_cursor_move(struct cursor *cursor, struct trace *trace, const struct board_view *view,
                       int dx, int dy)
{
    int cell = cursor->cell;
    do {
        cell = board_view_beside(view, cell, dx, dy);
    } while (cell >= 0 && view->board->faces[cell] == FACE_BLANK);
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

/* Returns how far `cell` is from `from` in the direction (dx, dy), with what lies beside the
 * straight line counted twice; 0 if it is not in that direction. */
static int distance_towards(const struct board_view *view, int from, int cell, int dx, int dy)
{
    int row, column, to_row, to_column;
    board_turned_place(view->board, view->quarter_turns, from, &row, &column);
    board_turned_place(view->board, view->quarter_turns, cell, &to_row, &to_column);
    int ahead = dx * (to_column - column) + dy * (to_row - row);
    int beside = abs(dy * (to_column - column)) + abs(dx * (to_row - row));
    return ahead > 0 ? ahead + 2 * beside : 0;
}

bool trace_cursor_follow(struct cursor *cursor, const struct trace *trace,
                         const struct board_view *view, int dx, int dy)
{
    int best = -1;
    int least = 0;
    assert(trace->path.length > 0);
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        int distance = distance_towards(view, cursor->cell, cell, dx, dy);
        if (distance > 0 && (best < 0 || distance < least) &&
            path_can_extend(&trace->path, view->board, cell)) {
            best = cell;
            least = distance;
        }
    }
    cursor->cell = best >= 0 ? best : cursor->cell;
    return best >= 0;
}

bool trace_cursor_press(struct cursor *cursor, struct trace *trace, const struct board *board)
{
    const struct path *path = &trace->path;
    if (trace->button_down) {
        return false; /* the pointer is tracing */
    }
    cursor->held = true;
    cursor->moved = false;
    cursor->takes_back = path->length > 0 && path->cells[path->length - 1] == cursor->cell;
    if (!cursor->takes_back && !trace_step(trace, board, cursor->cell)) {
        cursor->held = false;
    }
    return cursor->held;
}

enum trace_result trace_cursor_release(struct cursor *cursor, struct trace *trace,
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

void trace_cursor_settle(struct cursor *cursor, const struct board_view *view)
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
