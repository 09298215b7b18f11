/* SPDX-License-Identifier: MIT */
/*
 * How strong a player is, on the scale of the computer players (rival.h): one number, which moves
 * with each rated round. Leaves to the caller which rounds are rated: those with a clock, without
 * hints, that were played and not left; and keeping the number.
 */
#ifndef TROUNCE_STRENGTH_H
#define TROUNCE_STRENGTH_H

#include "trounce/board.h"
#include "trounce/rival.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stdint.h>

/* Nobody is rated weaker than one who finds nothing. */
enum {
    STRENGTH_TENTHS_MIN = 10 * RIVAL_STRENGTH_NOTHING,
    STRENGTH_TENTHS_MAX = 10 * RIVAL_STRENGTH_MAX
};

/* What is known of a player. */
struct strength {
    int tenths; /* STRENGTH_TENTHS_MIN to _MAX */
    int rounds; /* rated so far, 0.. */
};

/* A new player: RIVAL_STRENGTH_NEW, no rounds. */
void strength_init(struct strength *strength);

/* In whole numbers, RIVAL_STRENGTH_NOTHING to RIVAL_STRENGTH_MAX: for rival_init_match and people.
 */
int strength_value(const struct strength *strength);

/* The scores that players are expected to reach on a board, in millionths of points. */
struct strength_scale {
    int64_t at_levels[RIVAL_FIXED_COUNT];
};

/* Makes the scale of a board from its words that count in the round: the solver's, by the rules of
 * the round and up to its tier. Those that are marked offensive are left out, as the computer
 * players do. Takes as long as their turn. */
void strength_scale_init(struct strength_scale *scale, const struct board *board,
                         const struct solution *solution);

/* The score expected of a strength (0 to STRENGTH_TENTHS_MAX), in millionths of points: the sum of
 * points times chance. */
int64_t strength_expected(const struct strength_scale *scale, int strength_tenths);

/* The least strength of which `score` >= 0 is expected, in tenths within the limits above. False on
 * boards that tell nothing of anybody, where even a Novice is expected to score less than a point.
 */
bool strength_of_score(const struct strength_scale *scale, long score, int *strength_tenths);

/*
 * Moves the strength towards what a rated round showed (strength_of_score), by a half in the first
 * three rounds, then by a third, a quarter and so on to an eighth, which it stays at.
 *
 * It moves on a scale of points: those that are expected of either strength on a usual board. On
 * the scale of strength itself an Expert's good rounds would count less than the bad ones, as a
 * point is worth more there on the way down than on the way up.
 *
 * So twelve rounds on fair boards of 4 × 4, four letters and up, tell players of 50 to 900 with a
 * median error of less than 10 %: 9 % at 50, 8 % at 100, 4 % at 300 and 1 % at 900.
 * tests/bench/bench_strength measures it.
 */
void strength_update(struct strength *strength, int round_tenths);

#endif
