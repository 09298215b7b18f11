/* SPDX-License-Identifier: MIT */
/*
 * What the coach says about the round on the table and about the last rounds: its sentences, the
 * figures behind them, and the heat map. Leaves finding out to the engine's coach.h.
 */
#ifndef APP_COACHING_H
#define APP_COACHING_H

#include "desk.h"

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

/* Judges the finished round on the table by the solution of its board. Nothing if there is nobody
 * to coach: two players, practice of words, a board that was only solved. After practice of a
 * habit, it says how that went. STATUS_NO_MEMORY: nothing. */
enum status coaching_of_round(const struct desk *desk, const struct solution *solution,
                              struct coaching *coaching);

/* Judges the last rounds of one player, up to COACH_ROUNDS_MAX, that count and pass the filter. The
 * heat map is that of the newest one's boards. */
void coaching_of_weeks(const struct desk *desk, const struct history_filter *filter,
                       struct coaching *coaching);

#define COACHING_TEXT_MAX 160

/* Write the sentence about a habit, on a board that is shown turned, and the count beside it. */
void coaching_write_habit(const struct desk *desk, const struct coach_habit *habit,
                          int quarter_turns, char text[COACHING_TEXT_MAX]);
void coaching_write_count(const struct coach_habit *habit, char text[COACHING_TEXT_MAX]);

/* Writes the figures behind a habit and a heat map, for a tip. */
void coaching_write_figures(const struct coaching *coaching, char *text, size_t size);

/* Draws the heat map into the square `rect`, turned as the board is. */
void coaching_draw_heat(const struct coaching *coaching, struct ui *ui, struct rect rect,
                        int quarter_turns);

#endif
