/* SPDX-License-Identifier: MIT */
/*
 * Which words boards can have, as a list of items: how letters in some cells score together. Only
 * for the proof.
 *
 * An item is a number: the rank of a letter for each place after the fixed ones, the first one
 * highest, 0 where the letter does not matter; below these, points. A board has the points of all
 * items that its letters agree with.
 */
#ifndef TROUNCE_ENGINE_PROVE_ITEMS_H
#define TROUNCE_ENGINE_PROVE_ITEMS_H

#include "prove_plan.h"
#include "trounce/scoring.h"

struct items {
    uint64_t *list;
    size_t count;
    size_t capacity;
};

/* Makes room for `count` items in all. False when out of memory. */
bool items_reserve(struct items *items, size_t count);

struct gatherer;

enum status gatherer_new(const struct plan *plan, const struct lexicon *lexicon, enum rules rules,
                         struct gatherer **gatherer);
void gatherer_free(struct gatherer *gatherer);

/* Lists the items of all boards of a part, in ascending order, no two of them with the same
 * letters; a word counts once for the same letters in the same cells. Overwrites the scratch.
 * STATUS_NO_MEMORY; STATUS_RANGE: the points of an item do not fit. */
enum status gatherer_gather(struct gatherer *gatherer, const struct part *part, struct items *items,
                            struct items *scratch);

#endif
