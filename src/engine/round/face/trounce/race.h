/* SPDX-License-Identifier: MIT */
/*
 * The computer's part of a race: which words it enters and when, decided before the race begins, or
 * given for a ghost.
 */
#ifndef TROUNCE_RACE_H
#define TROUNCE_RACE_H

#include "trounce/board.h"
#include "trounce/path.h"
#include "trounce/rival.h"
#include "trounce/solver.h"
#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

/* No word is entered before RACE_START_MS or within RACE_GAP_MS of the previous one. */
#define RACE_START_MS 4000
#define RACE_GAP_MS   1000

/* The average time for a word of ease 1. */
#define RACE_PACE_MS 75000

struct race_word {
    uint32_t number; /* in the lexicon of the solution */
    long time_ms;    /* since the race began, without pauses */
    struct path path;
};

/* A zeroed race is empty. Invariant: the times increase, by at least RACE_GAP_MS if it was planned.
 */
struct race {
    struct race_word *words;
    size_t count;
};

/*
 * Plans the race of a computer player: all words of the solution that it finds (rival_finds) and
 * that are not marked offensive. End with race_deinit. STATUS_NO_MEMORY: the race is empty.
 *
 * As with people, each word waits independently to be noticed, and is as likely to be noticed in
 * the next second as in any other, so words come quickly while there are many and more slowly as
 * they run out. A word's time is
 *
 *     RACE_START_MS + RACE_PACE_MS × luck × ease
 *
 * where luck is exponentially distributed with mean 1, drawn from the player's seed for every word
 * of the solution in order, and ease is 50 % + 2 % per tier (120 % in all for TIER_UNKNOWN) + 15 %
 * per letter past the fourth, so that common, short words tend to come first. Then the words are
 * spaced at least RACE_GAP_MS apart. A stronger player is faster because it finds more; a word that
 * two players find has the same luck with both. Integer arithmetic makes the race the same on every
 * machine.
 *
 * Words entered in three minutes, of those that a player finds; medians of 500 fair boards by
 * RULES_FOUR (tests/bench/bench_rivals prints them):
 *
 *                 4 × 4        5 × 5        6 × 6
 *     Novice      4 of 5       8 of 9      12 of 13
 *     Scholar    13 of 14     25 of 28     36 of 40
 *     Expert     29 of 34     59 of 69     83 of 96
 *     Merciless  88 of 117   176 of 258   176 of 376
 */
enum status race_plan(const struct board *board, const struct solution *solution,
                      const struct rival *rival, struct race *race);

/* Lists the words with these `count` numbers, as far as the solution has them, at the times given
 * for each. End with race_deinit. STATUS_NO_MEMORY: the race is empty. */
enum status race_follow(const struct solution *solution, const uint32_t *numbers,
                        const long *times_ms, size_t count, struct race *race);

/* Frees the words and empties the race. */
void race_deinit(struct race *race);

#endif
