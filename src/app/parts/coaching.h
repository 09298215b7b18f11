/* SPDX-License-Identifier: MIT */
/*
 * What the coach says about the current round and about the last rounds: its sentences, the figures
 * behind them, and the heat map. Leaves finding out to the engine's coach.h.
 */
#ifndef APP_COACHING_H
#define APP_COACHING_H

#include "game_state.h"

#include "trounce/coach.h"

/* What the coach found; zeroed: nothing. */
struct coaching {
    int rounds;                                        /* behind the habit; 0: nothing is known */
    struct coach_habit habit;                          /* COACH_NOTHING: none */
    int heated;                                        /* rounds behind the heat map */
    int rows, columns;                                 /* of its boards */
    int heat[BOARD_CELLS_MAX];                         /* 0 to 100 */
    int words[BOARD_CELLS_MAX], left[BOARD_CELLS_MAX]; /* through each die */
    struct coach_family family;                        /* of a round without a habit */
};

/* Judges the current, finished round by the solution of its board. Nothing if there is nobody to
 * coach: two players, practice of words, a board that was only solved. After practice of a habit,
 * it says how that went. STATUS_NO_MEMORY: nothing. */
enum status coaching_of_round(const struct game *game, const struct solution *solution,
                              struct coaching *coaching);

/* Judges the last rounds of one player, up to COACH_ROUNDS_MAX, that count and pass the filter. The
 * heat map is that of the newest one's boards. */
void coaching_of_weeks(const struct game *game, const struct history_filter *filter,
                       struct coaching *coaching);

/* Return the sentence about a habit, on a board that is shown turned, and the count beside it. */
const char *coaching_habit(struct arena *arena, const struct game *game,
                           const struct coach_habit *habit, int quarter_turns);
const char *coaching_count(struct arena *arena, const struct coach_habit *habit);

/* Returns the figures behind a habit and a heat map, for a tip; "" if there are none. */
const char *coaching_figures(struct arena *arena, const struct coaching *coaching);

/* Draws the heat map into the square `rect`, turned as the board is. */
void coaching_draw_heat(const struct coaching *coaching, struct ui *ui, struct rect rect,
                        int quarter_turns);

#endif
