/* SPDX-License-Identifier: MIT */
/*
 * Moves as small numbers, the cells that they slide, hash keys and distances of grids, for the
 * searches.
 * Leaves the player's moves to trounce/scrambler.h. Private to the Scrambler.
 *
 * Slides are numbered 0 .. 4 × size - 1: rows first, then columns; for each line the slide to the
 * right or down, then the one to the left or up.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_LINES_H
#define TROUNCE_ENGINE_SCRAMBLER_LINES_H

#include "letters.h"
#include "trounce/scrambler.h"

#include <stdint.h>
#include <string.h>

#define SLIDES_MAX   (4u * SCRAMBLER_SIZE_MAX)
#define SLIDE_NONE   SLIDES_MAX
#define MARK_SYMBOLS 33u /* a space and the letters of the longest alphabet */

static_assert(MARK_SYMBOLS == LETTERS_MAX + 1, "a space, and any letter");

struct scrambler_lines {
    unsigned size;
    unsigned slide_count;
    unsigned char cells[2 * SCRAMBLER_SIZE_MAX][SCRAMBLER_SIZE_MAX];
    uint64_t marks[SCRAMBLER_CELLS_MAX][MARK_SYMBOLS];
};

void scrambler_lines_init(struct scrambler_lines *lines, int size);

/* Returns the key of a grid: the XOR of the marks of its cells (Zobrist hashing). Different grids
 * may share a key. */
uint64_t scrambler_lines_key(const struct scrambler_lines *lines, const char *cells);

/* Returns a slide as a move. */
struct scrambler_move scrambler_lines_move(const struct scrambler_lines *lines, unsigned slide);

/* Returns whether two grids of the same size have the same cells. */
static inline bool grids_are_equal(const struct scrambler_grid *a, const struct scrambler_grid *b)
{
    return memcmp(a->cells, b->cells, (size_t)a->size * (size_t)a->size) == 0;
}

/* Returns 0 for a space, 1 + k for letter k. */
static inline unsigned symbol_of(char cell)
{
    return cell == SCRAMBLER_SPACE ? 0 : 1 + letter_number(cell);
}

static inline char cell_of(unsigned symbol)
{
    return (char)(symbol == 0 ? SCRAMBLER_SPACE : letter_byte(symbol - 1));
}

static inline unsigned slide_opposite(unsigned slide)
{
    return slide ^ 1u;
}

static inline bool slide_is_column(const struct scrambler_lines *lines, unsigned slide)
{
    return slide >= 2 * lines->size;
}

/* Slides a line of `cells`; returns the change of the key, to XOR with it. */
static inline uint64_t slide_cells(const struct scrambler_lines *lines, char *cells, unsigned slide)
{
    const unsigned char *line = lines->cells[slide / 2];
    unsigned last = lines->size - 1;
    bool is_forth = slide % 2 == 0;
    unsigned at = is_forth ? last : 0;
    char moving = cells[line[at]];
    char first = moving;
    uint64_t change = 0;
    for (unsigned i = 0; i < last; i++) {
        unsigned from = is_forth ? at - 1 : at + 1;
        char next = cells[line[from]];
        change ^= lines->marks[line[at]][symbol_of(moving)];
        change ^= lines->marks[line[at]][symbol_of(next)];
        cells[line[at]] = next;
        moving = next;
        at = from;
    }
    change ^= lines->marks[line[at]][symbol_of(moving)];
    change ^= lines->marks[line[at]][symbol_of(first)];
    cells[line[at]] = first;
    return change;
}

/*
 * Returns whether `slide` may follow `previous` (SLIDE_NONE at the start), made `run` times in a
 * row. Among sequences of equal length that differ only in the order of consecutive row slides (or
 * column slides), only the lexicographically first is allowed, and none that a shorter one can
 * replace. A breadth-first search that tries slides in numerical order still meets every grid at
 * its least depth, because a sequence ruled out is never the first to reach a grid.
 */
static inline bool slide_may_follow(const struct scrambler_lines *lines, unsigned previous,
                                    unsigned run, unsigned slide)
{
    if (previous == SLIDE_NONE ||
        slide_is_column(lines, previous) != slide_is_column(lines, slide)) {
        return true;
    }
    if (slide / 2 != previous / 2) {
        return slide > previous;
    }
    /* Halfway around, both directions are equally long. */
    unsigned turn = 2 * (run + 1);
    return slide == previous && (turn < lines->size || (turn == lines->size && slide % 2 == 0));
}

/*
 * ---- distances ----
 *
 * A grid and its distance from a fixed one, updated as letters are placed and lines slide. Sliding
 * a column changes one letter in each row, but not which letters any column has. So the number of
 * column slides is at least the number of wrong letters in any one row, and that of row slides at
 * least the number in any one column.
 */

/* left[line][symbol] is how many more of a symbol the fixed grid has in a line than this one; lines
 * are rows, then columns. `lacking` counts the letters in excess, those of this grid's line that
 * the fixed one does not have there. */
struct scrambler_distance {
    unsigned size;
    signed char left[2 * SCRAMBLER_SIZE_MAX][MARK_SYMBOLS];
    unsigned char lacking[2 * SCRAMBLER_SIZE_MAX];
};

static inline void distance_add(struct scrambler_distance *distance, unsigned line, unsigned symbol)
{
    if (--distance->left[line][symbol] < 0) {
        distance->lacking[line]++;
    }
}

static inline void distance_remove(struct scrambler_distance *distance, unsigned line,
                                   unsigned symbol)
{
    if (distance->left[line][symbol]++ < 0) {
        distance->lacking[line]--;
    }
}

/* Updates the distance as a letter is put into a cell, or removed. */
static inline void distance_add_cell(struct scrambler_distance *distance, unsigned cell,
                                     unsigned symbol)
{
    distance_add(distance, cell / distance->size, symbol);
    distance_add(distance, distance->size + cell % distance->size, symbol);
}

static inline void distance_remove_cell(struct scrambler_distance *distance, unsigned cell,
                                        unsigned symbol)
{
    distance_remove(distance, cell / distance->size, symbol);
    distance_remove(distance, distance->size + cell % distance->size, symbol);
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
static inline void work_grid_set(struct work_grid *work, const struct scrambler_lines *lines,
                                 const struct scrambler_grid *from,
                                 const struct scrambler_grid *grid)
{
    work->grid = *grid;
    work->key = scrambler_lines_key(lines, grid->cells);
    distance_init(&work->distance, from);
    for (unsigned cell = 0; cell < lines->size * lines->size; cell++) {
        distance_add_cell(&work->distance, cell, symbol_of(grid->cells[cell]));
    }
}

static inline void work_grid_slide(struct work_grid *work, const struct scrambler_lines *lines,
                                   unsigned slide)
{
    const unsigned char *cells = lines->cells[slide / 2];
    /* Each line that crosses this one changes one letter; this one keeps its letters. */
    unsigned crossing = slide_is_column(lines, slide) ? 0 : lines->size;
    for (unsigned i = 0; i < lines->size; i++) {
        distance_remove(&work->distance, crossing + i, symbol_of(work->grid.cells[cells[i]]));
    }
    work->key ^= slide_cells(lines, work->grid.cells, slide);
    for (unsigned i = 0; i < lines->size; i++) {
        distance_add(&work->distance, crossing + i, symbol_of(work->grid.cells[cells[i]]));
    }
}

#endif
