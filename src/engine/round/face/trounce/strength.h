/* SPDX-License-Identifier: MIT */
/*
 * A player's strength on the scale of the computer players (rival.h): one number, updated by each
 * rated round. Leaves storing it to the caller.
 */
#ifndef TROUNCE_STRENGTH_H
#define TROUNCE_STRENGTH_H

#include "trounce/board.h"
#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stdint.h>

/* Nobody is rated below a player who finds nothing. */
enum {
    STRENGTH_TENTHS_MIN = 10 * RIVAL_STRENGTH_NOTHING,
    STRENGTH_TENTHS_MAX = 10 * RIVAL_STRENGTH_MAX
};

/* The strength of a player of whom nothing is known. */
#define STRENGTH_NEW 100

/* It is shown, and relied on, from this number of rated rounds on. */
#define STRENGTH_SHOWN_ROUNDS 5

/* A player's rating. */
struct strength {
    int tenths; /* STRENGTH_TENTHS_MIN to _MAX */
    int rounds; /* rated so far */
};

/* A new player: STRENGTH_NEW, no rounds. */
void strength_init(struct strength *strength);

/* The rounded strength, RIVAL_STRENGTH_NOTHING to RIVAL_STRENGTH_MAX, for ladder_start and
 * display. */
int strength_value(const struct strength *strength);

/* The expected scores on a board, in millionths of points. */
struct strength_scale {
    int64_t at_levels[RIVAL_FIXED_COUNT];
};

/* Computes the scale of a board from a solution by the rules and tier of the round. Offensive words
 * are left out, as the computer players never take them. Takes as long as a computer's turn. */
void strength_scale_init(struct strength_scale *scale, const struct board *board,
                         const struct solution *solution);

/* Reduces the expected scores of a round of `time_ms` > 0 to those after the first `used_ms` of it,
 * by par_in_time: the first words come fastest. */
void strength_scale_shorten(struct strength_scale *scale, long used_ms, long time_ms);

/* The expected score for a strength (0 to STRENGTH_TENTHS_MAX), in millionths of points: the sum of
 * points times chance. */
int64_t strength_expected(const struct strength_scale *scale, int strength_tenths);

/* Gets the lowest strength whose expected score reaches `score` >= 0, in tenths within the limits
 * above. Returns false if the board is useless for rating: even a Novice's expected score is below
 * one point. */
bool strength_of_score(const struct strength_scale *scale, long score, int *strength_tenths);

/*
 * Returns whether a round measures strength: it was played against the clock, without hints, by one
 * player. One ended early without a word does not: that was a slip; nor does one that was cut
 * short, as the words that are found first are the easy ones.
 */
bool strength_is_measured(const struct round *round);

/* Returns whether the player has won or drawn: then the strength does not fall. */
bool strength_is_kept(const struct round *round);

/* Returns whether the player left more than half of the time. */
bool strength_is_cut_short(const struct round *round);

/*
 * Computes the strength that a round with a clock shows, in tenths, as strength_of_score; the
 * solution has all words of its board with their finders. A round that the player ended early is
 * compared with what is scored in the time used. In a race the computer's words count half: the
 * player could find them too, but not until the end.
 */
bool strength_of_round(const struct round *round, const struct solution *solution,
                       int *strength_tenths);

/*
 * Moves the strength towards the result of a rated round (strength_of_round), by a half in the
 * first three rounds, then by a third, a quarter and so on down to an eighth.
 *
 * It moves on the scale of expected points on a typical board. On the scale of strength itself an
 * Expert's good rounds would count less than bad ones, as a point is worth more strength on the way
 * down than on the way up.
 *
 * Twelve rounds on fair 4 × 4 boards, four letters and up, measure players of 50 to 900 with a
 * median error below 10 %: 9 % at 50, 8 % at 100, 4 % at 300 and 1 % at 900
 * (tests/bench/bench_strength).
 */
void strength_update(struct strength *strength, int round_tenths);

#endif
