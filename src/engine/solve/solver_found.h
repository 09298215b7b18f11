/* SPDX-License-Identifier: MIT */
/*
 * The words of a board as they are found: the lexicon node where each ends, and a path. Private to
 * the solver. Leaves finding them to solver_find.c, letters and order to solver.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_FOUND_H
#define TROUNCE_ENGINE_SOLVER_FOUND_H

#include "trounce/path.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct found {
    uint32_t *nodes;
    uint32_t *path_ats; /* where in `cells` each path begins; without paths: undefined */
    unsigned char *path_lengths;
    unsigned char *cells;
    size_t count;
    size_t cells_size;
    size_t capacity; /* words */
    size_t cell_capacity;

    uint64_t used_cells; /* cells that are part of words, if requested */
    bool ended_early;    /* words may be missing, and used_cells incomplete */
};

/* Empties it for another board, but keeps the memory. */
void found_clear(struct found *found);

/* Frees the memory and empties it; a zeroed one is allowed. */
void found_deinit(struct found *found);

/* Makes room for a total of `word_count` words and `cell_count` cells of paths. Returns false when
 * out of memory; the words found so far are kept. */
bool found_grow(struct found *found, size_t word_count, size_t cell_count);

/* Makes room for this many more; inline because it is called for every board. */
static inline bool found_reserve(struct found *found, size_t word_count, size_t cell_count)
{
    word_count += found->count;
    cell_count += found->cells_size;
    return (word_count <= found->capacity && cell_count <= found->cell_capacity) ||
           found_grow(found, word_count, cell_count);
}

/* Adds the word that ends at `node`; false when out of memory. */
bool found_add(struct found *found, uint32_t node, const struct path *path);

/* Returns whether the filter accepts this word. */
static inline bool filter_accepts(const struct solver_filter *filter, struct word_note note)
{
    return note.tier <= filter->tier_max &&
           !(filter->without_offensive && (note.marks & WORD_MARK_OFFENSIVE) != 0);
}

/* Returns whether the filter accepts all words of the lexicon, whatever the board. */
static inline bool filter_takes_all(const struct solver_filter *filter)
{
    return filter->tier_max >= TIER_MAX && !filter->without_offensive;
}

#endif
