/* SPDX-License-Identifier: MIT */
/*
 * Computes expected scores, the strength that a score or a round indicates, and a player's new
 * strength.
 */
#include "trounce/strength.h"

#include "trounce/par.h"

#include <assert.h>
#include <limits.h>

#define MILLION INT64_C(1000000)

/* Divisors: a round moves the strength by 1/steps[rounds] of the way. */
static const int steps[] = {2, 2, 2, 3, 4, 5, 6, 7, 8};

#define STEP_COUNT (int)(sizeof steps / sizeof *steps)

/* Median scores on fair 4 × 4 boards, four letters and up. */
static const struct strength_scale usual = {
    .at_levels = {[RIVAL_NOVICE] = 6 * MILLION,
                  [RIVAL_SCHOLAR] = 18 * MILLION,
                  [RIVAL_EXPERT] = 46 * MILLION,
                  [RIVAL_MERCILESS] = 185 * MILLION},
};

void strength_init(struct strength *strength)
{
    *strength = (struct strength){.tenths = 10 * STRENGTH_NEW};
}

int strength_value(const struct strength *strength)
{
    return (strength->tenths + 5) / 10;
}

/* Adds what a word of the solution is worth; nothing if it is offensive. */
static void add_word(struct strength_scale *scale, const struct board *board,
                     const struct solution *solution, size_t index)
{
    const struct solved_word *word = &solution->words[index];
    if ((word->marks & WORD_MARK_OFFENSIVE) != 0) {
        return;
    }
    int bends = rival_bends(board, solution_text(solution, index), word->letters);
    assert(bends >= 0);
    for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
        int strength = rival_level_strength((enum rival_level)level);
        uint32_t chance = rival_chance(strength, word->tier, word->letters, bends);
        scale->at_levels[level] += (int64_t)word->points * chance;
    }
}

void strength_scale_init(struct strength_scale *scale, const struct board *board,
                         const struct solution *solution)
{
    *scale = (struct strength_scale){0};
    for (size_t i = 0; i < solution->word_count; i++) {
        add_word(scale, board, solution, i);
    }
}

void strength_scale_shorten(struct strength_scale *scale, long used_ms, long time_ms)
{
    assert(used_ms >= 0 && used_ms <= time_ms && time_ms > 0);
    int64_t share = par_in_time(MILLION, used_ms) * MILLION / par_in_time(MILLION, time_ms);
    for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
        scale->at_levels[level] = scale->at_levels[level] * share / MILLION;
    }
}

int64_t strength_expected(const struct strength_scale *scale, int strength_tenths)
{
    return rival_blend(scale->at_levels, strength_tenths);
}

/* Returns the least strength expected to score `points` (millionths). */
static int strength_of_points(const struct strength_scale *scale, int64_t points)
{
    int low = STRENGTH_TENTHS_MIN;
    int high = STRENGTH_TENTHS_MAX;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (strength_expected(scale, middle) < points) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

bool strength_of_score(const struct strength_scale *scale, long score, int *strength_tenths)
{
    assert(score >= 0);
    if (scale->at_levels[RIVAL_NOVICE] < MILLION) {
        return false;
    }
    /* A score above the sum of all points (possible with offensive words) counts as the sum. */
    int64_t points = scale->at_levels[RIVAL_MERCILESS];
    if (score < points / MILLION) {
        points = score * MILLION;
    }
    *strength_tenths = strength_of_points(scale, points);
    return true;
}

bool strength_is_cut_short(const struct round *round)
{
    return round_left_ms(round) > round_time_ms(round) / 2;
}

bool strength_is_kept(const struct round *round)
{
    return round_traits(round)->has_rival &&
           round_score(round, SIDE_PLAYER) >= round_score(round, SIDE_COMPUTER);
}

bool strength_is_measured(const struct round *round)
{
    bool is_slip = round_word_count(round, SIDE_PLAYER) == 0 && round_left_ms(round) > 0;
    return round_time_ms(round) > 0 && round_hint_count(round) == 0 &&
           round_traits(round)->seats == 1 && !is_slip && !strength_is_cut_short(round);
}

bool strength_of_round(const struct round *round, const struct solution *solution,
                       int *strength_tenths)
{
    const struct board *board = round_board(round);
    struct strength_scale scale;
    strength_scale_init(&scale, board, solution);
    if (round_traits(round)->is_race) {
        struct strength_scale lost = {0};
        for (size_t i = 0; i < solution->word_count; i++) {
            if (solution->finders[i] == FOUND_BY(SIDE_COMPUTER)) {
                add_word(&lost, board, solution, i);
            }
        }
        for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
            scale.at_levels[level] -= lost.at_levels[level] / 2;
        }
    }
    long time_ms = round_time_ms(round);
    strength_scale_shorten(&scale, time_ms - round_left_ms(round), time_ms);
    return strength_of_score(&scale, round_score(round, SIDE_PLAYER), strength_tenths);
}

void strength_update(struct strength *strength, int round_tenths)
{
    assert(strength->rounds >= 0);
    assert(strength->tenths >= STRENGTH_TENTHS_MIN && strength->tenths <= STRENGTH_TENTHS_MAX);
    assert(round_tenths >= STRENGTH_TENTHS_MIN && round_tenths <= STRENGTH_TENTHS_MAX);
    int step = steps[strength->rounds < STEP_COUNT ? strength->rounds : STEP_COUNT - 1];
    int64_t points = strength_expected(&usual, strength->tenths);
    points += (strength_expected(&usual, round_tenths) - points) / step;
    strength->tenths = strength_of_points(&usual, points);
    if (strength->rounds < INT_MAX) {
        strength->rounds++;
    }
}
