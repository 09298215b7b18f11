/* SPDX-License-Identifier: MIT */
/*
 * The step of the walk level by level in plain C, for states of either width. Leaves the levels to
 * solver_levels.c. Each of solver_portable.c and solver_wide.c includes it once, and says first
 *
 *     cells_t        an integer with a bit for each cell
 *     NO_CELL        the number of its highest bit, which is no cell
 *     piece_tables   where the tables lie
 *     read_state, write_state
 *
 * Which cells show a letter that can follow? The 26 letters of a node are cut into pieces of 7, 7,
 * 6 and 6; for each value of each piece a table made once a board has the cells that show one of
 * its letters. Four lookups then answer for all letters at once.
 */
#include "letters.h"

#include <stdbool.h>

#define PLAIN_INLINE static inline __attribute__((always_inline))

PLAIN_INLINE cells_t one_cell(unsigned cell)
{
    return (cells_t)1 << cell;
}

static void plain_prepare(struct levels *levels)
{
    static const struct {
        unsigned first_letter;
        unsigned letters;
    } pieces[PIECES] = {{0, 7}, {7, 7}, {14, 6}, {20, 6}};
    cells_t shown[LEVELS_NO_LETTER + 1] = {0};
    for (unsigned cell = 0; cell < (unsigned)levels->walked_count; cell++) {
        shown[levels->letters[cell]] |= one_cell(cell);
    }
    for (size_t piece = 0; piece < PIECES; piece++) {
        cells_t *table = piece_tables(levels)[piece];
        table[0] = 0;
        for (unsigned i = 0; i < pieces[piece].letters; i++) {
            unsigned half = 1u << i;
            for (unsigned value = 0; value < half; value++) {
                table[half + value] = table[value] | shown[pieces[piece].first_letter + i];
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
PLAIN_INLINE cells_t make_state(struct making *making, size_t from, uint32_t base, cells_t used,
                                cells_t cells)
{
    struct levels *levels = making->levels;
    unsigned cell = bits_lowest(cells | one_cell(NO_CELL));
    write_state(levels, making->out, base + levels->letters[cell], cell, used);
    if (making->is_traced) {
        levels->state_parents[making->out] = (uint32_t)from;
    }
    making->out += cells != 0;
    return cells & (cells - 1);
}

PLAIN_INLINE size_t plain_step(struct levels *levels, size_t first, size_t end, size_t out,
                               bool traced)
{
    const cells_t(*table)[PIECE_VALUES] = (const cells_t(*)[PIECE_VALUES])piece_tables(levels);
    const uint64_t *nodes = levels->nodes;
    struct making making = {levels, out, traced};
    size_t hit = levels->hit_count;
    for (size_t i = first; i < end; i++) {
        struct state state = read_state(levels, i);
        uint32_t mask = (uint32_t)nodes[state.slot];
        uint32_t base = (uint32_t)(nodes[state.slot] >> 32);
        levels->hits[hit] = state.slot;
        if (traced) {
            levels->hit_states[hit] = (uint32_t)i;
        }
        hit += mask >= levels->least_words[state.cell];
        cells_t cells = (table[0][mask & 127] | table[1][mask >> 7 & 127] |
                         table[2][mask >> 14 & 63] | table[3][mask >> 20 & 63]) &
                        (cells_t)levels->neighbours[state.cell] & ~state.used;
        /* Two are made whether they are there or not; more are rare enough for a branch. */
        cells = make_state(&making, i, base, state.used, cells);
        cells = make_state(&making, i, base, state.used, cells);
        while (__builtin_expect(cells != 0, 0)) {
            cells = make_state(&making, i, base, state.used, cells);
        }
    }
    levels->hit_count = hit;
    return making.out - out;
}

static size_t plain_expand(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return plain_step(levels, first, end, *out, false);
}

static size_t plain_expand_traced(struct levels *levels, size_t first, size_t end, size_t *out)
{
    return plain_step(levels, first, end, *out, true);
}
