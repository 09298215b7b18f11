/* SPDX-License-Identifier: MIT */
/*
 * What a finished round means for its player: stars, bests, goals, strength. Computed once at its
 * end, so that drawing makes no queries.
 */
#ifndef STORE_HONOURS_H
#define STORE_HONOURS_H

#include "goals.h"
#include "history.h"
#include "practice.h"

#include "trounce/deal.h"
#include "trounce/par.h"
#include "trounce/solver.h"
#include "trounce/strength.h"

#include <stdbool.h>

#define HONOURS_PRACTISED_MAX 32

/* A word of the practice list that was on the board. */
struct honours_practised {
    char text[STORE_WORD_MAX];
    bool is_found; /* by the player, in this round */
    int box;       /* before the round */
};

/* All values are the player's, or the first of two players'. Zeroed: nothing is known. */
struct honours {
    int stars; /* of the score; at least one for a win */
    long score;
    long par; /* on the daily board what the rival scored; 0: none, and no stars: two players,
                 practice, no word */
    long common_words; /* on the board, without offensive ones; 0 without tiers */
    long common_found;
    char overlooked[STORE_WORD_MAX]; /* the longest word of six letters or more that a Scholar does
                                        not find on this board; "": none */

    /* Only for a round that was kept; else zero. */
    struct history_feats feats;
    const char *goals[GOAL_COUNT]; /* names of the goals that this round reached */
    int goal_count;

    bool is_late;  /* the round is waiting to be kept */
    bool is_rated; /* the round changed the strength */
    int strength_before;
    int strength;
    bool shows_strength; /* enough rounds were rated */

    /* Where the player stood on the ladder and stands now, and the rungs moved, -1..2. Rungs are 0
     * if the round did not count there. */
    struct ladder ladder_before;
    struct ladder ladder;
    int ladder_moved;

    long streak; /* of a daily round that counts, including it; else 0 */

    /* Words found in any round; in practice those that it looked for, found or missed. */
    struct honours_practised practised[HONOURS_PRACTISED_MAX];
    int practised_count;
    bool ends_portion; /* the last word of the day's portion was found */
};

/* Returns whether it says something about a word of this tier that a rival would miss it: a rival
 * may miss a common word too, but only by chance, and without tiers nobody knows. */
static inline bool honours_is_rare(int tier)
{
    return tier != TIER_UNKNOWN && !deal_is_common(tier);
}

/* Computes what depends on board and words only: everything down to `overlooked`, from the words in
 * `solution`, which has their finders, as in the calls below. */
void honours_of_round(struct honours *honours, const struct round *round,
                      const struct round_notes *notes, const struct solution *solution);

/* Counts the common words of the board, and those that the player has; offensive ones are left out,
 * and without tiers there are none. */
void honours_count_common(const struct solution *solution, long *words, long *found);

#endif
