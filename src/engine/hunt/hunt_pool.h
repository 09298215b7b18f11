/* SPDX-License-Identifier: MIT */
/*
 * Boards in the order of their rank, each once however it is turned. Only for the hunt.
 */
#ifndef TROUNCE_ENGINE_HUNT_POOL_H
#define TROUNCE_ENGINE_HUNT_POOL_H

#include "trounce/hunt.h"

#define HUNT_SYMMETRIES 8

/* The cells of a board turned and mirrored: from[s][cell] is the cell whose face comes to `cell`.
 */
struct symmetries {
    int count;
    int cell_count;
    unsigned char from[HUNT_SYMMETRIES][BOARD_CELLS_MAX];
};

void symmetries_init(struct symmetries *symmetries, int rows, int columns);

/* Writes the canonical board of `faces` to `canonical`, another array. */
void symmetries_canonical(const struct symmetries *symmetries, const unsigned char *faces,
                          unsigned char *canonical);

struct ranked {
    uint64_t mix; /* ranks boards with the same points, the greater first */
    struct hunt_member member;
};

/* Invariants: order[0..count-1] are places in `members`, the best first; the place of a board that
 * drops out is reused. All before `first_untried` in the order have been tried. */
struct pool {
    struct ranked *members;
    uint32_t *order;
    size_t count;
    size_t size;
    size_t capacity;
    size_t first_untried;
};

/* Makes an empty pool for up to `capacity` boards, at first for `size`. False without memory; call
 * pool_deinit in either case. */
bool pool_init(struct pool *pool, size_t capacity, size_t size);
void pool_deinit(struct pool *pool);

/* Empties it and gives it another size, up to its capacity. */
void pool_reset(struct pool *pool, size_t size);

/* Would a new board of so many points get into the pool? With as many as the last one the answer is
 * yes, though the mix may decide against it. */
bool pool_wants(const struct pool *pool, long points);

/* Adds a canonical board of `cell_count` cells, if it ranks high enough and is new; returns whether
 * it did. */
bool pool_add(struct pool *pool, int cell_count, const struct hunt_member *member);

/* Marks the board at `first_untried`, which must exist, as tried and moves on. */
void pool_mark_tried(struct pool *pool);

#endif
