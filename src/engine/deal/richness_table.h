/* SPDX-License-Identifier: MIT */
/*
 * How common words are distributed over the boards of each set of English dice. Only for
 * richness.c.
 */
#ifndef TROUNCE_ENGINE_RICHNESS_TABLE_H
#define TROUNCE_ENGINE_RICHNESS_TABLE_H

#include "trounce/richness.h"

struct richness_row {
    char set; /* dice_set.id */
    enum rules rules;
    struct richness_spread spread;
};

/* `count` of them, one for each of the known sets and rules. */
const struct richness_row *richness_table(int *count);

#endif
