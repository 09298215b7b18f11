/* SPDX-License-Identifier: MIT */
/*
 * Computes par as a share of the points of common words.
 */
#include "trounce/par.h"

#include "trounce/deal.h"

#include <assert.h>
#include <stdint.h>

#define SHARE_PERCENT   35
#define UNKNOWN_PERCENT 35
#define HALF_TIME_MS    180000
#define TIME_MAX_MS     600000
#define LETTERS_AT_EASE 4

/* Fractions of a point. */
#define PARTS 10000

/* Returns the points that a word adds to par, in 1/PARTS. */
static int64_t word_points(const struct solved_word *word)
{
    if (!deal_passes_for_common(word)) {
        return 0;
    }
    int64_t points = (int64_t)word->points * PARTS;
    if (word->tier == TIER_UNKNOWN) {
        points = points * UNKNOWN_PERCENT / 100;
    }
    for (int letters = LETTERS_AT_EASE; letters < word->letters; letters++) {
        points = points * 3 / 5;
    }
    return points;
}

int64_t par_in_time(int64_t points, long time_ms)
{
    assert(points >= 0 && time_ms >= 0);
    int64_t time = time_ms > TIME_MAX_MS ? TIME_MAX_MS : time_ms;
    return points * 2 * time / (time + HALF_TIME_MS);
}

long par_points(const struct solution *solution, long time_ms)
{
    assert(time_ms >= 0);
    int64_t sum = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        sum += word_points(&solution->words[i]);
    }
    int64_t share = par_in_time(sum * SHARE_PERCENT / 100, time_ms == 0 ? TIME_MAX_MS : time_ms);
    long par = (long)((share + PARTS / 2) / PARTS);
    return par == 0 && solution->word_count > 0 ? 1 : par;
}

long par_score(int stars, long par)
{
    assert(stars >= 1 && stars <= PAR_STARS_MAX && par >= 1);
    return stars == 1 ? (3 * par + 9) / 10 : (stars - 1) * par;
}

int par_stars(long score, long par)
{
    assert(score >= 0 && par >= 0);
    int stars = 0;
    while (par > 0 && stars < PAR_STARS_MAX && score >= par_score(stars + 1, par)) {
        stars++;
    }
    return stars;
}
