/* SPDX-License-Identifier: MIT */
/*
 * Hints for the player's turn: what each step reveals and costs, and which word it is about. Leaves
 * accounting to the round and display to the screens.
 */
#ifndef TROUNCE_HINT_H
#define TROUNCE_HINT_H

#include "trounce/round.h"
#include "trounce/solver.h"

/* The steps in order. The first is about all remaining words, and free; the others are about one
 * word and start over with each word. */
enum hint_step {
    HINT_LENGTHS, /* how many words of each length are left */
    HINT_FIRST,   /* the first die of a common word that has not been found */
    HINT_SECOND,  /* its first two dice */
    HINT_PATH,    /* all of its path */
    HINT_STEP_COUNT
};

/* The cost of a step about a word that is worth `worth` >= 0 points: 0, 1, 1, 2, as far as the word
 * is worth that, so that finding it never costs more than it brings. */
int hint_price(enum hint_step step, int worth);

/* How many dice of the word a step shows; `length` is that of its path. */
int hint_dice(enum hint_step step, int length);

/*
 * Chooses the word of the round board's solution that a hint is about: of the words that score and
 * that the player does not have, the longest of the most common tier, alphabetically first; never
 * one that is marked offensive or rarer than DEAL_COMMON_TIER. Returns false if there is none.
 */
bool hint_choose(const struct round *round, const struct solution *solution, size_t *index);

/* Counts the words of the solution up to a tier that the player does not have, by number of
 * letters, without offensive ones. Returns the total. */
int hint_count_left(const struct round *round, const struct solution *solution, int tier_max,
                    int counts[PATH_LETTERS_MAX + 1]);

#endif
