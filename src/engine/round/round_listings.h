/* SPDX-License-Identifier: MIT */
/*
 * Which words of a round are listed, by their numbers, and where. Leaves the lists to
 * round_lists.h.
 */
#ifndef TROUNCE_ENGINE_ROUND_LISTINGS_H
#define TROUNCE_ENGINE_ROUND_LISTINGS_H

#include "trounce/round.h"

/* Where a word of a number is listed. */
struct listing {
    uint32_t number;
    bool taken; /* false: an empty place of the table */
    enum finder_side side;
    size_t index;
};

/* A table of them, by linear probing. Zeroed it is empty. Invariants: its size is a power of two
 * (or 0) and it is at most half full. */
struct listings {
    struct listing *places;
    size_t capacity;
    size_t count;
};

void listings_deinit(struct listings *listings);

/* Where the number is listed; NULL when it is not. */
const struct listing *listings_find(const struct listings *listings, uint32_t number);

/* Makes room for one listing more; false when there is no memory. */
bool listings_reserve(struct listings *listings);

/* Adds one that is not there yet; room has been made. */
void listings_add(struct listings *listings, uint32_t number, enum finder_side side, size_t index);

#endif
