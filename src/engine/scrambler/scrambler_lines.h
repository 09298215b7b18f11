/* SPDX-License-Identifier: MIT */
/*
 * Moves as small numbers, with the cells that they slide and the keys of grids, for the searches.
 * Leaves moves of players to scrambler_grid.h; only for the Scrambler's own files.
 *
 * A slide is a number 0 .. 4 × size - 1: the rows first, then the columns, line by line; of each
 * line first the slide to the right or down, then the one to the left or up.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_LINES_H
#define TROUNCE_ENGINE_SCRAMBLER_LINES_H

#include "letters.h"
#include "trounce/scrambler_grid.h"

#include <stdint.h>
#include <string.h>

#define SLIDES_MAX   (4u * SCRAMBLER_SIZE_MAX)
#define SLIDE_NONE   SLIDES_MAX
#define MARK_SYMBOLS 33u /* a space, and the letters of the longest alphabet */

static_assert(MARK_SYMBOLS == LETTERS_MAX + 1, "a space, and any letter");

struct scrambler_lines {
    unsigned size;
    unsigned slide_count;
    unsigned char cells[2 * SCRAMBLER_SIZE_MAX][SCRAMBLER_SIZE_MAX];
    uint64_t marks[SCRAMBLER_CELLS_MAX][MARK_SYMBOLS];
};

void scrambler_lines_init(struct scrambler_lines *lines, int size);

/* The key of a grid: the marks of its cells, xored (Zobrist hashing). Different grids may share a
 * key. */
uint64_t scrambler_lines_key(const struct scrambler_lines *lines, const char *cells);

/* A slide as a move. */
struct scrambler_move scrambler_lines_move(const struct scrambler_lines *lines, unsigned slide);

/* Do two grids of the same size show the same? */
static inline bool grids_are_equal(const struct scrambler_grid *a, const struct scrambler_grid *b)
{
    return memcmp(a->cells, b->cells, (size_t)a->size * (size_t)a->size) == 0;
}

/* 0 for a space, 1 + k for letter k. */
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

/* Slides a line of `cells`; returns the change of the key, to be xored. */
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
 * May `slide` come after `previous` (SLIDE_NONE at the start), which has been made `run` times in a
 * row? Of the sequences of one length that are equivalent by exchanging consecutive slides of rows
 * (or of columns) only the first in the order of the numbers may, and none that a shorter one
 * replaces. A breadth-first search that tries slides in the order of their numbers still meets
 * every grid at its least depth: what is left out is never first in that order.
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
    /* Half way round, both directions are equally long. */
    unsigned turn = 2 * (run + 1);
    return slide == previous && (turn < lines->size || (turn == lines->size && slide % 2 == 0));
}

#endif
