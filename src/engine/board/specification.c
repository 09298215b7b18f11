/* SPDX-License-Identifier: MIT */
/*
 * The plain search. It shares no table with the fast ones, not even that of the neighbours.
 */
#include "specification.h"

#include <stdlib.h>
#include <string.h>

/* Counts the paths from `cell` on that spell `rest` and avoid the cells `used`. */
static long paths_from(const struct board *board, const char *rest, int cell, uint64_t used,
                       uint64_t *cells)
{
    const char *spelling = alphabet_spelling(board->alphabet, board->faces[cell]);
    size_t length = strlen(spelling);
    if ((used >> cell & 1) != 0 || length == 0 || strncmp(rest, spelling, length) != 0) {
        return 0;
    }
    used |= UINT64_C(1) << cell;
    if (rest[length] == '\0') {
        *cells |= used;
        return 1;
    }
    long count = 0;
    for (int next = 0; next < board_cell_count(board); next++) {
        if (abs(cell / board->columns - next / board->columns) <= 1 &&
            abs(cell % board->columns - next % board->columns) <= 1) {
            count += paths_from(board, rest + length, next, used, cells);
        }
    }
    return count;
}

long specification_paths(const struct board *board, const char *word, uint64_t *cells)
{
    long count = 0;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        count += paths_from(board, word, cell, 0, cells);
    }
    return count;
}
