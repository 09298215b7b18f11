/* SPDX-License-Identifier: MIT */
/*
 * Pools of boards ordered by rank, each board once regardless of symmetry. Only for the hunt
 * and, as far as symmetries go, for the proof.
 */
#ifndef TROUNCE_ENGINE_HUNT_POOL_H
#define TROUNCE_ENGINE_HUNT_POOL_H

#include "trounce/hunt.h"

#define HUNT_SYMMETRIES 8

/* Rotations and reflections of a board: from[s][cell] is the cell whose face moves to `cell`. */
struct symmetries {
    int count;
    int cell_count;
    unsigned char from[HUNT_SYMMETRIES][BOARD_CELLS_MAX];
};

void symmetries_init(struct symmetries *symmetries, int rows, int columns);

/* Writes the canonical board of `faces` to `canonical`; the arrays must differ. */
void symmetries_canonical(const struct symmetries *symmetries, const unsigned char *faces,
                          unsigned char *canonical);

struct ranked {
    uint64_t mix; /* breaks ties in points, greater first */
    struct hunt_member member;
};

/* Invariants: order[0..count-1] are indices into `members`, best first; the slot of a board that
 * drops out is reused. All boards before `first_untried` in the order have been tried. */
struct pool {
    struct ranked *members;
    uint32_t *order;
    size_t count;
    size_t size;
    size_t capacity;
    size_t first_untried;
};

/* Makes an empty pool of `size`, which can later be as large as `capacity`. Returns false when out
 * of memory; call pool_deinit() in either case. */
bool pool_init(struct pool *pool, size_t capacity, size_t size);
void pool_deinit(struct pool *pool);

/* Empties the pool and sets its size, up to its capacity. */
void pool_reset(struct pool *pool, size_t size);

/* Returns whether a new board with `points` may get into the pool. True for a tie with the last
 * board, too, though the mix may then decide against it. */
bool pool_wants(const struct pool *pool, long points);

/* Adds a canonical board of `cell_count` cells if it ranks high enough and is new; returns whether
 * it was added. */
bool pool_add(struct pool *pool, int cell_count, const struct hunt_member *member);

/* Marks the board at `first_untried`, which must exist, as tried, and advances to the next. */
void pool_mark_tried(struct pool *pool);

#endif
