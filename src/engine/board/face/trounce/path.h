/* SPDX-License-Identifier: MIT */
/*
 * A path: a sequence of adjacent cells, each used once. Leaves whether it spells a word to the
 * lexicon.
 */
#ifndef TROUNCE_PATH_H
#define TROUNCE_PATH_H

#include "trounce/board.h"

#include <stdbool.h>
#include <stdint.h>

#define PATH_LETTERS_MAX (BOARD_CELLS_MAX * FACE_LETTERS_MAX)

/* Invariant: `used` has exactly the bits of cells[0..length-1], which are all different. A zeroed
 * path is empty. */
struct path {
    uint64_t used;
    int length;
    unsigned char cells[BOARD_CELLS_MAX];
};

void path_clear(struct path *path);

/* Returns whether `cell` can come next: on the board, unused, not blank, and adjacent to the last
 * cell, if any. */
bool path_can_extend(const struct path *path, const struct board *board, int cell);

/* Appends the cell if it can come next; returns whether it did. */
bool path_extend(struct path *path, const struct board *board, int cell);

/* Keeps the first `length` cells; 0 <= length <= path->length. */
void path_shorten(struct path *path, int length);

/* The index of `cell` in the path; -1 if it is not there. */
int path_index_of(const struct path *path, int cell);

/* Returns whether the path is valid on this board: cells in range, adjacent, none twice, none
 * blank. */
bool path_is_valid(const struct path *path, const struct board *board);

/* Spells the path in lower case into `text`; returns the number of letters. */
int path_spell(const struct path *path, const struct board *board, char text[PATH_LETTERS_MAX + 1]);

#endif
