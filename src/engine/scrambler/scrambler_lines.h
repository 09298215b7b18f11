/* SPDX-License-Identifier: MIT */
/*
 * Moves as small numbers, the cells that they slide, and hash keys of grids, for the searches.
 * Leaves the player's moves to scrambler_grid.h. Private to the Scrambler.
 *
 * Slides are numbered 0 .. 4 × size - 1: rows first, then columns; for each line the slide to the
 * right or down, then the one to the left or up.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_LINES_H
#define TROUNCE_ENGINE_SCRAMBLER_LINES_H

#include "letters.h"
#include "trounce/scrambler_grid.h"

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

#endif
