/* SPDX-License-Identifier: MIT */
/*
 * The step of the narrow walk in plain C: boards of up to 27 cells. Leaves the step to
 * solver_plain.h, the levels to solver_levels.c.
 */
#include "solver_levels.h"

typedef uint32_t cells_t;

#define NO_CELL NARROW_NO_CELL

struct state {
    uint32_t slot;
    uint32_t cell;
    cells_t used;
};

static inline cells_t (*piece_tables(struct levels *levels))[PIECE_VALUES]
{
    return levels->tables.piece_cells;
}

static inline struct state read_state(const struct levels *levels, size_t at)
{
    uint32_t path = levels->state_paths[at];
    return (struct state){levels->state_nodes[at], path >> NARROW_CELL_SHIFT, path & NARROW_USED};
}

/* A state that goes on from one that has used `used` to a cell. */
static inline void write_state(struct levels *levels, size_t at, uint32_t slot, unsigned cell,
                               cells_t used)
{
    levels->state_nodes[at] = slot;
    levels->state_paths[at] = used | narrow_cell_paths[cell];
}

#include "solver_plain.h"

const struct levels_body levels_portable = {
    .prepare = plain_prepare,
    .expand = plain_expand,
    .expand_traced = plain_expand_traced,
};
