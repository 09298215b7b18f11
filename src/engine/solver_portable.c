/* SPDX-License-Identifier: MIT */
/*
 * The step of the walk level by level in plain C. Leaves the levels to solver_levels.c.
 *
 * Which cells show a letter that can follow? The 26 letters of a node are cut into pieces of 7, 7,
 * 6 and 6; for each value of each piece a table made once a board has the cells that show one of
 * its letters. Four lookups then answer for all letters at once.
 */
#include "solver_levels.h"

#include "letters.h"

static const struct {
    unsigned first_letter;
    unsigned letters;
} pieces[] = {{0, 7}, {7, 7}, {14, 6}, {20, 6}};

static void portable_prepare(struct levels *levels)
{
    uint32_t cells[LEVELS_NO_LETTER + 1] = {0};
    for (int cell = 0; cell < levels->cell_count; cell++) {
        cells[levels->letters[cell]] |= UINT32_C(1) << cell;
    }
    for (size_t piece = 0; piece < sizeof pieces / sizeof *pieces; piece++) {
        uint32_t *table = levels->tables.piece_cells[piece];
        table[0] = 0;
        for (unsigned i = 0; i < pieces[piece].letters; i++) {
            uint32_t shown = cells[pieces[piece].first_letter + i];
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

/* Makes the state that goes on to the lowest of `cells`, and takes that from them. With no cell
 * left what is written is nonsense that the next state overwrites: cheaper than to ask. */
static inline __attribute__((always_inline)) uint32_t
make_state(struct making *making, size_t from, uint32_t base, uint32_t used, uint32_t cells)
{
    struct levels *levels = making->levels;
    size_t out = making->out;
    unsigned cell = (unsigned)__builtin_ctz(cells | UINT32_C(1) << NARROW_NO_CELL);
    levels->state_nodes[out] = base + levels->letters[cell];
    levels->state_paths[out] = used | narrow_cell_paths[cell];
    if (making->is_traced) {
        levels->state_parents[out] = (uint32_t)from;
    }
    making->out += cells != 0;
    return cells & (cells - 1);
}

static inline __attribute__((always_inline)) size_t
portable_step(struct levels *levels, size_t first, size_t end, size_t out, bool traced)
{
    const uint32_t(*table)[128] = (const uint32_t(*)[128])levels->tables.piece_cells;
    const uint64_t *nodes = levels->nodes;
    struct making making = {levels, out, traced};
    size_t hit = levels->hit_count;
    for (size_t i = first; i < end; i++) {
        uint32_t slot = levels->state_nodes[i];
        uint32_t path = levels->state_paths[i];
        uint32_t mask = (uint32_t)nodes[slot];
        uint32_t base = (uint32_t)(nodes[slot] >> 32);
        levels->hits[hit] = slot | (mask & ~LEXICON_LETTERS);
        if (traced) {
            levels->hit_states[hit] = (uint32_t)i;
        }
        hit += mask >= levels->least_word;
        uint32_t cells = (table[0][mask & 127] | table[1][mask >> 7 & 127] |
                          table[2][mask >> 14 & 63] | table[3][mask >> 20 & 63]) &
                         (uint32_t)levels->neighbours[path >> NARROW_CELL_SHIFT] & ~path;
        uint32_t used = path & NARROW_USED;
        /* Two are made whether they are there or not; more are rare enough for a branch. */
        cells = make_state(&making, i, base, used, cells);
        cells = make_state(&making, i, base, used, cells);
        while (__builtin_expect(cells != 0, 0)) {
            cells = make_state(&making, i, base, used, cells);
        }
    }
    levels->hit_count = hit;
    return making.out - out;
}

static size_t portable_expand(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return portable_step(levels, first, end, *out, false);
}

static size_t portable_expand_traced(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return portable_step(levels, first, end, *out, true);
}

static uint32_t portable_find_long(const struct levels *levels, size_t at)
{
    uint32_t found = 0;
    for (unsigned i = 0; i < LEVELS_SLACK; i++) {
        uint32_t cell = levels->state_paths[at + i] >> NARROW_CELL_SHIFT;
        found |= (uint32_t)(levels->long_cells >> cell & 1u) << i;
    }
    return found;
}

const struct levels_body levels_portable = {
    .prepare = portable_prepare,
    .expand = portable_expand,
    .expand_traced = portable_expand_traced,
    .find_long = portable_find_long,
};
