/* SPDX-License-Identifier: MIT */
/*
 * A grid and its distance from a fixed one, updated as letters are placed and lines slide. Leaves
 * searching to scrambler_goals.c, scrambler_search.c and scrambler_beam.c. Private to the
 * Scrambler.
 *
 * Sliding a column changes one letter in each row, but not which letters any column has. So the
 * number of column slides is at least the number of wrong letters in any one row, and that of row
 * slides at least the number in any one column.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_DISTANCE_H
#define TROUNCE_ENGINE_SCRAMBLER_DISTANCE_H

#include "scrambler_lines.h"

#include <string.h>

/* left[line][symbol] is how many more of a symbol the fixed grid has in a line than this one; lines
 * are rows, then columns. `lacking` counts the letters in excess, those of this grid's line that
 * the fixed one does not have there. */
struct scrambler_distance {
    unsigned size;
    signed char left[2 * SCRAMBLER_SIZE_MAX][MARK_SYMBOLS];
    unsigned char lacking[2 * SCRAMBLER_SIZE_MAX];
};

static inline void distance_put(struct scrambler_distance *distance, unsigned line, unsigned symbol)
{
    if (--distance->left[line][symbol] < 0) {
        distance->lacking[line]++;
    }
}

static inline void distance_take(struct scrambler_distance *distance, unsigned line,
                                 unsigned symbol)
{
    if (distance->left[line][symbol]++ < 0) {
        distance->lacking[line]--;
    }
}

/* Updates the distance as a letter is put into a cell, or removed. */
static inline void distance_put_cell(struct scrambler_distance *distance, unsigned cell,
                                     unsigned symbol)
{
    distance_put(distance, cell / distance->size, symbol);
    distance_put(distance, distance->size + cell % distance->size, symbol);
}

static inline void distance_take_cell(struct scrambler_distance *distance, unsigned cell,
                                      unsigned symbol)
{
    distance_take(distance, cell / distance->size, symbol);
    distance_take(distance, distance->size + cell % distance->size, symbol);
}

/* Begins with an empty grid; the fixed one is `from`. */
static inline void distance_init(struct scrambler_distance *distance,
                                 const struct scrambler_grid *from)
{
    memset(distance, 0, sizeof *distance);
    distance->size = (unsigned)from->size;
    for (unsigned cell = 0; cell < distance->size * distance->size; cell++) {
        unsigned symbol = symbol_of(from->cells[cell]);
        distance->left[cell / distance->size][symbol]++;
        distance->left[distance->size + cell % distance->size][symbol]++;
    }
}

/* Returns an estimate for comparing distances: the sum of `lacking` over all lines. */
static inline int distance_estimate(const struct scrambler_distance *distance)
{
    int sum = 0;
    for (unsigned line = 0; line < 2 * distance->size; line++) {
        sum += distance->lacking[line];
    }
    return sum;
}

/* Returns a lower bound of the number of slides. */
static inline int distance_bound(const struct scrambler_distance *distance)
{
    int rows = 0;
    int columns = 0;
    for (unsigned i = 0; i < distance->size; i++) {
        int row = distance->lacking[i];
        int column = distance->lacking[distance->size + i];
        rows = row > rows ? row : rows;
        columns = column > columns ? column : columns;
    }
    return rows + columns;
}

/* The working grid of a search, with its distance and its key. */
struct work_grid {
    struct scrambler_grid grid;
    struct scrambler_distance distance;
    uint64_t key;
};

/* Begins with a whole grid; the fixed one is `from`. */
static inline void work_grid_take(struct work_grid *work, const struct scrambler_lines *lines,
                                  const struct scrambler_grid *from,
                                  const struct scrambler_grid *grid)
{
    work->grid = *grid;
    work->key = scrambler_lines_key(lines, grid->cells);
    distance_init(&work->distance, from);
    for (unsigned cell = 0; cell < lines->size * lines->size; cell++) {
        distance_put_cell(&work->distance, cell, symbol_of(grid->cells[cell]));
    }
}

static inline void work_grid_slide(struct work_grid *work, const struct scrambler_lines *lines,
                                   unsigned slide)
{
    const unsigned char *cells = lines->cells[slide / 2];
    /* Each line that crosses this one changes one letter; this one keeps its letters. */
    unsigned crossing = slide_is_column(lines, slide) ? 0 : lines->size;
    for (unsigned i = 0; i < lines->size; i++) {
        distance_take(&work->distance, crossing + i, symbol_of(work->grid.cells[cells[i]]));
    }
    work->key ^= slide_cells(lines, work->grid.cells, slide);
    for (unsigned i = 0; i < lines->size; i++) {
        distance_put(&work->distance, crossing + i, symbol_of(work->grid.cells[cells[i]]));
    }
}

#endif
