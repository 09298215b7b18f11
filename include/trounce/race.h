/* SPDX-License-Identifier: MIT */
/*
 * The computer's part of a race: which words it enters, and when, drawn before the race begins.
 * Leaves the clock, and who was first, to the round.
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

/* Nothing is entered before the first, or sooner after a word than the second. */
#define RACE_START_MS 4000
#define RACE_GAP_MS   1000

/* How long a word of usual ease takes on average. */
#define RACE_PACE_MS 75000

struct race_word {
    uint32_t number; /* in the lexicon of the solution */
    long time_ms;    /* since the race began, without pauses */
    struct path path;
};

/* Zeroed it is empty. Invariant: the times rise by RACE_GAP_MS at least. */
struct race {
    struct race_word *words;
    size_t count;
};

/*
 * Plans the race of a computer player on a board with this solution: all words that it finds
 * (rival_finds) and that are not marked offensive. STATUS_NO_MEMORY: the race is empty then. The
 * caller ends with race_deinit.
 *
 * As with people, each word waits to be seen by itself, and however long it has waited, the next
 * second is as good as the one before: so words come fast while there are many, and slower as they
 * run out. A word's time is
 *
 *     RACE_START_MS + RACE_PACE_MS × luck × ease
 *
 * with luck exponentially distributed about 1, drawn from the player's seed for every word of the
 * solution in its order, and ease 50 % + 2 % a tier (120 % in all for TIER_UNKNOWN) and 15 % for
 * each letter past the fourth, so that common, short words tend to come first. Then the words are
 * moved apart, each RACE_GAP_MS after the one before it at the earliest. A stronger player is
 * faster because it finds more; a word that two players find has the same luck with both. There are
 * whole numbers only: the race is the same on every machine, whatever the clock.
 *
 * Words that are entered in three minutes, of those that a player finds, in the median of 500 fair
 * boards by RULES_FOUR (tests/bench/bench_rivals prints them):
 *
 *                 4 × 4        5 × 5        6 × 6
 *     Novice      4 of 5       8 of 9      12 of 13
 *     Scholar    13 of 14     25 of 28     36 of 40
 *     Expert     29 of 34     59 of 69     83 of 96
 *     Merciless  88 of 117   176 of 258   176 of 376
 */
enum status race_plan(const struct board *board, const struct solution *solution,
                      const struct rival *rival, struct race *race);

/* Frees what the race holds and empties it. */
void race_deinit(struct race *race);

#endif
