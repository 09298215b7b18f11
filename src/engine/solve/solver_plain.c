/* SPDX-License-Identifier: MIT */
/*
 * The step of the walk level by level in plain C: the narrow body, for boards of up to 27 cells,
 * and the wide one. Leaves the levels to solver_levels.c.
 *
 * To find the cells that show a letter that can follow, the 32-bit mask of a node's letters is cut
 * into four pieces of eight. For each value of each piece, a table made once per board holds the
 * cells that show one of its letters, so four lookups cover all letters at once.
 */
#include "solver_body.h"

#include "letters.h"
#include "lowest_bit.h"

/* Callers pass constants for `is_wide` and `traced`, so that each body gets specialized code. */
#define PLAIN_INLINE static inline __attribute__((always_inline))

PLAIN_INLINE uint64_t one_cell(unsigned cell)
{
    return UINT64_C(1) << cell;
}

/* Returns the cells that show one of the letters in `value`, a piece of a node's mask. */
PLAIN_INLINE uint64_t piece_cells(const struct levels *levels, size_t piece, size_t value,
                                  bool is_wide)
{
    return is_wide ? levels->tables.wide_piece_cells[piece][value]
                   : levels->tables.piece_cells[piece][value];
}

PLAIN_INLINE void set_piece_cells(struct levels *levels, size_t piece, size_t value, uint64_t cells,
                                  bool is_wide)
{
    if (is_wide) {
        levels->tables.wide_piece_cells[piece][value] = cells;
    } else {
        levels->tables.piece_cells[piece][value] = (uint32_t)cells;
    }
}

/* Fills the entries of a piece from `half`, the bit of the letter that `cells` show, up to twice
 * that, from the entries below. Callers pass a constant `half`, so that the loop is vectorized. */
PLAIN_INLINE void add_letter(struct levels *levels, size_t piece, size_t half, uint64_t cells,
                             bool is_wide)
{
    for (size_t value = 0; value < half; value++) {
        uint64_t others = piece_cells(levels, piece, value, is_wide);
        set_piece_cells(levels, piece, half + value, others | cells, is_wide);
    }
}

PLAIN_INLINE void prepare(struct levels *levels, bool is_wide)
{
    uint64_t shown[LEVELS_NO_LETTER + 1] = {0};
    for (unsigned cell = 0; cell < (unsigned)levels->walked_count; cell++) {
        shown[levels->letters[cell]] |= one_cell(cell);
    }
    for (size_t piece = 0; piece < PIECES; piece++) {
        const uint64_t *cells = &shown[piece * PIECE_LETTERS];
        set_piece_cells(levels, piece, 0, 0, is_wide);
        add_letter(levels, piece, 1, cells[0], is_wide);
        add_letter(levels, piece, 2, cells[1], is_wide);
        add_letter(levels, piece, 4, cells[2], is_wide);
        add_letter(levels, piece, 8, cells[3], is_wide);
        add_letter(levels, piece, 16, cells[4], is_wide);
        add_letter(levels, piece, 32, cells[5], is_wide);
        add_letter(levels, piece, 64, cells[6], is_wide);
        add_letter(levels, piece, 128, cells[7], is_wide);
    }
}

struct state {
    uint32_t slot;
    uint32_t cell;
    uint64_t used;
};

PLAIN_INLINE struct state read_state(const struct levels *levels, size_t at, bool is_wide)
{
    uint32_t node = levels->state_nodes[at];
    if (is_wide) {
        return (struct state){node & WIDE_SLOT, node >> WIDE_CELL_SHIFT, levels->state_used[at]};
    }
    uint32_t path = levels->state_paths[at];
    return (struct state){node, path >> NARROW_CELL_SHIFT, path & NARROW_USED};
}

/* Writes the state that adds `cell` to a path whose used cells are `used`. */
PLAIN_INLINE void write_state(struct levels *levels, size_t at, uint32_t slot, unsigned cell,
                              uint64_t used, bool is_wide)
{
    if (is_wide) {
        levels->state_nodes[at] = slot | cell << WIDE_CELL_SHIFT;
        levels->state_used[at] = used | one_cell(cell);
    } else {
        levels->state_nodes[at] = slot;
        levels->state_paths[at] = (uint32_t)used | narrow_cell_paths[cell];
    }
}

/* The output of a step. */
struct making {
    struct levels *levels;
    size_t out;
    bool traced;
    bool is_wide;
};

/* Makes the state that continues with the lowest of `cells`; returns the other cells. If there are
 * none it writes a meaningless state that the next one overwrites, which is cheaper than a branch.
 * Its cell is the highest, which is not on the board, or harmless on a board of 64. */
PLAIN_INLINE uint64_t make_state(struct making *making, size_t from, uint32_t base, uint64_t used,
                                 uint64_t cells)
{
    struct levels *levels = making->levels;
    unsigned no_cell = making->is_wide ? BOARD_CELLS_MAX - 1 : NARROW_NO_CELL;
    unsigned cell = lowest_bit(cells | one_cell(no_cell));
    write_state(levels, making->out, base + levels->letters[cell], cell, used, making->is_wide);
    if (making->traced) {
        levels->state_parents[making->out] = (uint32_t)from;
    }
    making->out += cells != 0;
    return cells & (cells - 1);
}

PLAIN_INLINE size_t step(struct levels *levels, size_t first, size_t end, size_t out, bool traced,
                         bool is_wide)
{
    const uint64_t *nodes = levels->nodes;
    struct making making = {levels, out, traced, is_wide};
    size_t hit = levels->hit_count;
    for (size_t i = first; i < end; i++) {
        struct state state = read_state(levels, i, is_wide);
        uint32_t mask = (uint32_t)nodes[state.slot];
        uint32_t upper = (uint32_t)(nodes[state.slot] >> 32);
        uint32_t base = upper & LEXICON_BASE;
        levels->hits[hit] = state.slot;
        if (traced) {
            levels->hit_states[hit] = (uint32_t)i;
        }
        hit += upper >= levels->least_words[state.cell];
        uint64_t cells = (piece_cells(levels, 0, mask & 255, is_wide) |
                          piece_cells(levels, 1, mask >> 8 & 255, is_wide) |
                          piece_cells(levels, 2, mask >> 16 & 255, is_wide) |
                          piece_cells(levels, 3, mask >> 24, is_wide)) &
                         levels->neighbours[state.cell] & ~state.used;
        /* Two are always made; more are rare enough for a branch. */
        cells = make_state(&making, i, base, state.used, cells);
        cells = make_state(&making, i, base, state.used, cells);
        while (__builtin_expect(cells != 0, 0)) {
            cells = make_state(&making, i, base, state.used, cells);
        }
    }
    levels->hit_count = hit;
    return making.out - out;
}

static void narrow_prepare(struct levels *levels)
{
    prepare(levels, false);
}

static size_t narrow_expand(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return step(levels, first, end, *out, false, false);
}

static size_t narrow_expand_traced(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return step(levels, first, end, *out, true, false);
}

const struct levels_body levels_portable = {
    .prepare = narrow_prepare,
    .expand = narrow_expand,
    .expand_traced = narrow_expand_traced,
};

static void wide_prepare(struct levels *levels)
{
    prepare(levels, true);
}

static size_t wide_expand(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return step(levels, first, end, *out, false, true);
}

static size_t wide_expand_traced(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return step(levels, first, end, *out, true, true);
}

const struct levels_body levels_wide = {
    .is_wide = true,
    .prepare = wide_prepare,
    .expand = wide_expand,
    .expand_traced = wide_expand_traced,
};
