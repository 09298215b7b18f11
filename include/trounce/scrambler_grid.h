/* SPDX-License-Identifier: MIT */
/*
 * The grid of the Scrambler: a square of letters and spaces, its moves (sliding a row or column,
 * with wrap-around), moves as text, which hidden words read across, and the grid as
 * text. Leaves making puzzles to scrambler_puzzle.h.
 */
#ifndef TROUNCE_SCRAMBLER_GRID_H
#define TROUNCE_SCRAMBLER_GRID_H

#include "trounce/alphabet.h"
#include "trounce/api.h"

#include <stdbool.h>
#include <stddef.h>

TROUNCE_API_BEGIN

#define SCRAMBLER_SIZE_MIN 3
#define SCRAMBLER_SIZE_MAX 9

/*
 * A row or column and how far it slides. `line` counts from 0; `shift` is in cells, not 0 and less
 * than the size of the grid in magnitude: positive to the right or down, negative to the left or
 * up.
 */
struct scrambler_move {
    bool is_column;
    unsigned char line;
    signed char shift;
};

/* The move that undoes `move`. */
struct scrambler_move scrambler_move_opposite(struct scrambler_move move);

/* The number of cells that the line slides, 1 or more. */
int scrambler_move_cells(struct scrambler_move move);

/* Parses a move by one cell as it is typed, in either case: `r2r` `r2l` `c3u` `c3d`, with lines
 * from 1 to `size`. Returns false for anything else, with `*move` unchanged. */
bool scrambler_move_parse(const char *text, size_t length, int size, struct scrambler_move *move);

#define SCRAMBLER_MOVE_TEXT_MAX 4

/* Formats the move as it is typed, "c3d", without the number of cells. Returns `text`. */
char *scrambler_move_text(struct scrambler_move move, char text[SCRAMBLER_MOVE_TEXT_MAX]);

#define SCRAMBLER_CELLS_MAX  (SCRAMBLER_SIZE_MAX * SCRAMBLER_SIZE_MAX)
#define SCRAMBLER_SPACE      ' '
#define SCRAMBLER_LETTER_MIN 3 /* letters of a hidden word */
#define SCRAMBLER_LETTER_MAX 5
#define SCRAMBLER_WORDS_MAX  (2 * SCRAMBLER_SIZE_MAX) /* at most two per row */

/* Cells row by row: letters (see alphabet.h) or SCRAMBLER_SPACE; those after size × size are
 * unused. */
struct scrambler_grid {
    int size;
    char cells[SCRAMBLER_CELLS_MAX];
};

/* Slides a line of the grid; the move must be valid for its size. */
void scrambler_grid_slide(struct scrambler_grid *grid, struct scrambler_move move);

/*
 * Hidden words, in letters. A word may be hidden twice: `copies_before` counts the earlier copies
 * of the word.
 */
struct scrambler_words {
    int count;
    unsigned char lengths[SCRAMBLER_WORDS_MAX];
    unsigned char copies_before[SCRAMBLER_WORDS_MAX];
    char letters[SCRAMBLER_WORDS_MAX][SCRAMBLER_LETTER_MAX + 1]; /* NUL-terminated */
};

/* Appends a word of 3..5 letters; there must be room. */
void scrambler_words_add(struct scrambler_words *words, const char *letters, size_t length);

/* The place of a hidden word that is home. */
struct scrambler_home {
    bool is_home;
    unsigned char row;
    unsigned char column; /* of its first letter */
};

/*
 * Finds the words that are home: those that can be read in some row from left to right without
 * wrapping, whatever is around them. Different words may share letters ("art" is home in "cart"); a
 * word that is hidden twice needs two places that do not overlap. Fills homes[0..words->count-1];
 * returns how many are home.
 */
int scrambler_grid_homes(const struct scrambler_grid *grid, const struct scrambler_words *words,
                         struct scrambler_home homes[SCRAMBLER_WORDS_MAX]);

/* Returns whether every word is home; stops at the first that is not. */
bool scrambler_grid_is_solved(const struct scrambler_grid *grid,
                              const struct scrambler_words *words);

/* A line of numbers, a line of dashes, two lines per row, and a NUL. */
#define SCRAMBLER_TEXT_MAX                                                                         \
    ((4 * SCRAMBLER_SIZE_MAX + 2) + (4 * SCRAMBLER_SIZE_MAX + 4) * (2 * SCRAMBLER_SIZE_MAX + 1) +  \
     (ALPHABET_FORM_SIZE - 2) * SCRAMBLER_CELLS_MAX)

/*
 * Formats the grid as the text game prints it, in lower case and without a final newline. Returns
 * `text`.
 *
 *         1   2   3
 *        ------------
 *     1 | t | f | c |
 *        ------------
 */
char *scrambler_grid_text(const struct alphabet *alphabet, const struct scrambler_grid *grid,
                          char text[SCRAMBLER_TEXT_MAX]);

TROUNCE_API_END

#endif
