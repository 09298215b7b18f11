/* SPDX-License-Identifier: MIT */
/*
 * Hints for the player's turn: what each step reveals and costs, and which word it is about. Leaves
 * the accounting to the round and the display to the screens.
 */
#ifndef TROUNCE_HINT_H
#define TROUNCE_HINT_H

#include "trounce/round.h"
#include "trounce/solver.h"

/* The steps in their order. The first is about all words that are left; the others are about one
 * word, and start again with each word. */
enum hint_step {
    HINT_LENGTHS, /* how many words are left of each length */
    HINT_FIRST,   /* the first die of a common word that has not been found */
    HINT_SECOND,  /* its first two dice */
    HINT_PATH,    /* all of its path */
    HINT_STEP_COUNT
};

/* The points that a step costs: 1, 1, 1, 2. */
int hint_price(enum hint_step step);

/* How many dice of the word a step shows; `length` is that of its path. */
int hint_dice(enum hint_step step, int length);

/*
 * The word, of a solution of the round's board, that a hint is about: among those that the player
 * does not have and that bring points, the longest of the most common tier, and the first of these
 * in the alphabet; never one that is marked offensive or less common than DEAL_COMMON_TIER. False
 * when there is none.
 */
bool hint_choose(const struct round *round, const struct solution *solution, size_t *index);

/* Counts the words of the solution up to a tier that the player does not have, by their number of
 * letters; offensive ones are not counted. Returns the total. */
int hint_count_left(const struct round *round, const struct solution *solution, int tier_max,
                    int counts[PATH_LETTERS_MAX + 1]);

#endif
