/* SPDX-License-Identifier: MIT */
/*
 * How common words are distributed over the boards of each set of dice. Only for richness.c.
 */
#ifndef TROUNCE_ENGINE_RICHNESS_TABLE_H
#define TROUNCE_ENGINE_RICHNESS_TABLE_H

#include "trounce/scoring.h"

#define RICHNESS_LEVELS 100

struct richness_spread {
    char set; /* dice_set.id */
    enum rules rules;
    /* least[p] is the least count of words that exceeds p boards in a hundred; [0] is 0. */
    short least[RICHNESS_LEVELS];
};

/* `count` of them, one for each set and rules. */
const struct richness_spread *richness_table(int *count);

#endif
