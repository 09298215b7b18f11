/* SPDX-License-Identifier: MIT */
/*
 * The par of a board, and the stars that a score earns by it.
 */
#ifndef TROUNCE_PAR_H
#define TROUNCE_PAR_H

#include "trounce/solver.h"

/*
 * What a good player makes of the common words in the time, in points:
 *
 *     35 % of P × 2 T / (T + 180 s), to the nearest whole number
 *
 * P is the sum, over the common words (DEAL_COMMON_TIER), of their points times three fifths for
 * each letter past the fourth, as long words are seen less often; without those marked offensive. T
 * is the time: after three minutes it is 35 % of P, after one half of that, as the first words come
 * fastest. Without a clock (`time_ms` 0) and beyond ten minutes T is ten minutes.
 *
 * A word of TIER_UNKNOWN counts 35 % of a common one, so that a list without tiers gives much the
 * same par. At least 1 where there is a word, however rare; 0 where there is none.
 *
 * `solution` has the words that count in the round, with their points. On a thousand fair boards of
 * every size and rule the Scholar's median reaches 1.1 to 1.5 times the par of three minutes
 * (tests/bench/bench_rivals).
 */
long par_points(const struct solution *solution, long time_ms);

#define PAR_STARS_MAX 3

/* The stars of a score >= 0: one from three tenths of par, two from par, three from twice par;
 * none where par is 0. */
int par_stars(long score, long par);

#endif
