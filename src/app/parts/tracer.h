/* SPDX-License-Identifier: MIT */
/*
 * The player's hand on a board: presses, moves, letters, keys and a controller become a path, with
 * the focus on the die under the cursor.
 */
#ifndef APP_TRACER_H
#define APP_TRACER_H

#include "game_state.h"
#include "trace.h"

struct tracer {
    struct trace trace;
    struct cursor cursor;
    struct board_view view; /* as last laid out by the screen */
};

/* What an input did. */
struct tracer_news {
    bool begins;    /* a letter or a word was entered: what was said about the last word goes */
    bool shortened; /* the path went back */
    enum trace_result result;
};

/* Handles an input, with the sound of each letter. Returns whether it was for the board; the others
 * are those with which a screen scrolls, leaves or ends. */
bool tracer_input(struct tracer *tracer, struct game *game, const struct input *input,
                  struct tracer_news *news);

/* --- tracer_aloud.c: nothing is said while speech is off --- */

/* Say what an input has added to the path or taken from it, since it was `before`: of letters that
 * were typed only these. */
void tracer_say_typed(const struct tracer *tracer, struct game *game, const struct trace *before);
void tracer_say_path(const struct tracer *tracer, struct game *game, const struct trace *before);

/* Say that a die is not beside the last one, and that the board ends there. */
void tracer_say_refused(struct game *game);
void tracer_say_edge(struct game *game);

/* Says all dice, row by row. */
void tracer_say_board(const struct tracer *tracer, struct game *game);

/* Handles the keys that only speak: F2 the row, F3 the board, F4 the word so far and what may
 * follow. Returns whether it was one of them. */
bool tracer_say_asked(const struct tracer *tracer, struct game *game, enum key key);

/* Has two tones tell where the die under the cursor is. */
void tracer_sound_place(const struct tracer *tracer, struct game *game);

/* Adds the die under the cursor as the keyboard's place. */
void tracer_draw_cursor(struct tracer *tracer, struct ui *ui);

#endif
