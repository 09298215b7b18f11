/* SPDX-License-Identifier: MIT */
/*
 * The step of the wide walk in plain C: boards of more than 27 cells. Leaves the step to
 * solver_plain.h, the levels to solver_levels.c.
 */
#include "solver_levels.h"

typedef uint64_t cells_t;

#define NO_CELL (BOARD_CELLS_MAX - 1) /* of 64 cells the last one, which does no harm either */

struct state {
    uint32_t slot;
    uint32_t cell;
    cells_t used;
};

static inline cells_t (*piece_tables(struct levels *levels))[PIECE_VALUES]
{
    return levels->tables.wide_piece_cells;
}

static inline struct state read_state(const struct levels *levels, size_t at)
{
    uint32_t node = levels->state_nodes[at];
    return (struct state){node & WIDE_SLOT, node >> WIDE_CELL_SHIFT, levels->state_used[at]};
}

/* A state that goes on from one that has used `used` to a cell. */
static inline void write_state(struct levels *levels, size_t at, uint32_t slot, unsigned cell,
                               cells_t used)
{
    levels->state_nodes[at] = slot | cell << WIDE_CELL_SHIFT;
    levels->state_used[at] = used | UINT64_C(1) << cell;
}

#include "solver_plain.h"

const struct levels_body levels_wide = {
    .is_wide = true,
    .prepare = plain_prepare,
    .expand = plain_expand,
    .expand_traced = plain_expand_traced,
};
