/* SPDX-License-Identifier: MIT */
/*
 * The par of a board, and the stars that a score earns relative to it.
 */
#ifndef TROUNCE_PAR_H
#define TROUNCE_PAR_H

#include "trounce/solver.h"

#include <stdint.h>

/*
 * The points that a good player scores with common words in the given time:
 *
 *     35 % of P × 2 T / (T + 180 s), to the nearest whole number
 *
 * P is the sum, over the common words (DEAL_COMMON_TIER) not marked offensive, of their points
 * times three fifths for each letter past the fourth, as long words are seen less often. T is the
 * time: three minutes give 35 % of P, one minute half of that, as the first words come fastest.
 * Without a clock (`time_ms` 0) and beyond ten minutes T is ten minutes.
 *
 * A word of TIER_UNKNOWN counts 35 % of a common one, so that a list without tiers gives about the
 * same par. Par is at least 1 if there is any word, however rare, else 0.
 *
 * `solution` has the words that count in the round, with their points. On a thousand fair boards of
 * each size and rules the Scholar's median score is 1.1 to 1.5 times the three-minute par
 * (tests/bench/bench_rivals).
 */
long par_points(const struct solution *solution, long time_ms);

/* The part of `points` (0 to 2^42) that a player who scores them in three minutes scores in this
 * time >= 0, by the factor above: nothing in no time, and beyond ten minutes as much as in ten. */
int64_t par_in_time(int64_t points, long time_ms);

#define PAR_STARS_MAX 3

/* The least score that earns `stars`, 1 to PAR_STARS_MAX: 30 % of par (at least 1) for one, par for
 * two, twice par for three. */
long par_score(int stars, long par);

/* The stars of a score >= 0; none if par is 0. */
int par_stars(long score, long par);

#endif
