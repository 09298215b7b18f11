/* SPDX-License-Identifier: MIT */
/*
 * Hints for the player's turn: what each step tells and costs, and which word it is about. Leaves
 * the account to the round, and what is shown to the screens.
 */
#ifndef TROUNCE_HINT_H
#define TROUNCE_HINT_H

#include "trounce/round.h"
#include "trounce/solver.h"

/* The steps, in the order in which they are to be had. The first is about all that is left, the
 * others about one word, again for each word. */
enum hint_step {
    HINT_LENGTHS, /* how many words are left of each length */
    HINT_FIRST,   /* the first die of a common word that was not found yet */
    HINT_SECOND,  /* its first two dice */
    HINT_PATH,    /* all of its path */
    HINT_STEP_COUNT
};

/* The points that a step takes off the player's score: 1, 1, 1, 2. */
int hint_price(enum hint_step step);

/* How many dice of the word a step shows; `length` is that of its path. */
int hint_dice(enum hint_step step, int length);

/*
 * The word of a solution of the round's board that a hint is about: of those that the player does
 * not have and that bring points, one of the most common tier, the longest of them, the first in
 * the alphabet; never a word that is marked offensive or less common than DEAL_COMMON_TIER. False:
 * there is none.
 */
bool hint_choose(const struct round *round, const struct solution *solution, size_t *index);

/* How many words of the solution up to a tier the player does not have, by their letters; offensive
 * ones are not counted. Returns how many in all. */
int hint_count_left(const struct round *round, const struct solution *solution, int tier_max,
                    int counts[PATH_LETTERS_MAX + 1]);

#endif
