/* SPDX-License-Identifier: MIT */
/*
 * Distributions of common words over the boards of each English dice set. Only for richness.c.
 */
#ifndef TROUNCE_ENGINE_RICHNESS_TABLE_H
#define TROUNCE_ENGINE_RICHNESS_TABLE_H

#include "trounce/richness.h"

struct richness_row {
    char set; /* dice_set.id */
    enum rules rules;
    struct richness_spread spread;
};

/* All rows, one for each known set and rules; sets `*count`. */
const struct richness_row *richness_table(int *count);

#endif
