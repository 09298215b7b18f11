/* SPDX-License-Identifier: MIT */
/*
 * How common words are spread over the boards of each set of dice. Only for richness.c, which tells
 * what it means.
 */
#ifndef TROUNCE_ENGINE_RICHNESS_TABLE_H
#define TROUNCE_ENGINE_RICHNESS_TABLE_H

#include "trounce/scoring.h"

#define RICHNESS_LEVELS 100

struct richness_spread {
    char set; /* dice_set.id */
    enum rules rules;
    /* The least count that has more words than so many boards in a hundred; [0] is 0. */
    short least[RICHNESS_LEVELS];
};

/* `count` of them, one a set and rules. */
const struct richness_spread *richness_table(int *count);

#endif
