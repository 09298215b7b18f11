/* SPDX-License-Identifier: MIT */
/*
 * The step of the walk level by level for boards of more than 27 cells, in plain C: as
 * solver_portable.c, which explains the tables, but with a bit for each of 64 cells. Leaves the
 * levels to solver_levels.c.
 */
#include "solver_levels.h"

#include "letters.h"

#define PIECES        4
#define PIECE_LETTERS 7 /* the last has 5 */

static void wide_prepare(struct levels *levels)
{
    uint64_t cells[LEVELS_NO_LETTER + 1] = {0};
    for (int cell = 0; cell < levels->cell_count; cell++) {
        cells[levels->letters[cell]] |= UINT64_C(1) << cell;
    }
    for (size_t piece = 0; piece < PIECES; piece++) {
        uint64_t *table = levels->tables.wide_piece_cells[piece];
        table[0] = 0;
        for (unsigned i = 0; i < PIECE_LETTERS && piece * PIECE_LETTERS + i < LETTER_COUNT; i++) {
            uint64_t shown = cells[piece * PIECE_LETTERS + i];
            unsigned half = 1u << i;
            for (unsigned value = 0; value < half; value++) {
                table[half + value] = table[value] | shown;
            }
        }
    }
}

/* The states that are made. */
struct making {
    struct levels *levels;
    size_t out;
    bool is_traced;
};

/* Makes the state that goes on to the lowest of `cells`, or nonsense when there is none, and takes
 * that from them. */
static inline __attribute__((always_inline)) uint64_t
make_state(struct making *making, size_t from, uint32_t base, uint64_t used, uint64_t cells)
{
    struct levels *levels = making->levels;
    size_t out = making->out;
    unsigned cell = (unsigned)__builtin_ctzll(cells | UINT64_C(1) << (BOARD_CELLS_MAX - 1));
    levels->state_nodes[out] = (base + levels->letters[cell]) | cell << WIDE_CELL_SHIFT;
    levels->state_used[out] = used | UINT64_C(1) << cell;
    if (making->is_traced) {
        levels->state_parents[out] = (uint32_t)from;
    }
    making->out += cells != 0;
    return cells & (cells - 1);
}

static inline __attribute__((always_inline)) size_t wide_step(struct levels *levels, size_t first,
                                                              size_t end, size_t out, bool traced)
{
    const uint64_t(*table)[128] = (const uint64_t(*)[128])levels->tables.wide_piece_cells;
    const uint64_t *nodes = levels->nodes;
    struct making making = {levels, out, traced};
    size_t hit = levels->hit_count;
    for (size_t i = first; i < end; i++) {
        uint32_t slot = levels->state_nodes[i] & WIDE_SLOT;
        uint32_t cell = levels->state_nodes[i] >> WIDE_CELL_SHIFT;
        uint64_t used = levels->state_used[i];
        uint32_t mask = (uint32_t)nodes[slot];
        uint32_t base = (uint32_t)(nodes[slot] >> 32);
        levels->hits[hit] = slot | (mask & ~LEXICON_LETTERS);
        if (traced) {
            levels->hit_states[hit] = (uint32_t)i;
        }
        hit += mask >= levels->least_word;
        uint64_t cells = (table[0][mask & 127] | table[1][mask >> 7 & 127] |
                          table[2][mask >> 14 & 127] | table[3][mask >> 21 & 31]) &
                         levels->neighbours[cell] & ~used;
        cells = make_state(&making, i, base, used, cells);
        cells = make_state(&making, i, base, used, cells);
        while (__builtin_expect(cells != 0, 0)) {
            cells = make_state(&making, i, base, used, cells);
        }
    }
    levels->hit_count = hit;
    return making.out - out;
}

static size_t wide_expand(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return wide_step(levels, first, end, *out, false);
}

static size_t wide_expand_traced(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return wide_step(levels, first, end, *out, true);
}

static uint32_t wide_find_long(const struct levels *levels, size_t at)
{
    uint32_t found = 0;
    for (unsigned i = 0; i < LEVELS_SLACK; i++) {
        uint32_t cell = levels->state_nodes[at + i] >> WIDE_CELL_SHIFT;
        found |= (uint32_t)(levels->long_cells >> cell & 1u) << i;
    }
    return found;
}

const struct levels_body levels_wide = {
    .prepare = wide_prepare,
    .expand = wide_expand,
    .expand_traced = wide_expand_traced,
    .find_long = wide_find_long,
};
