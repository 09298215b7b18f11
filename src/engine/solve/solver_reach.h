/* SPDX-License-Identifier: MIT */
/*
 * How far a path could go at most: it can enter a part of the board that hangs on a single cell,
 * but not come back from it. Only for solver_word.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_REACH_H
#define TROUNCE_ENGINE_SOLVER_REACH_H

#include "trounce/board.h"

#include <stdint.h>

/* Which cells adjoin for a word, and the search for the parts. */
struct reach_bound {
    uint64_t neighbours[BOARD_CELLS_MAX]; /* that may stand beside the cell in the word */
    uint64_t long_cells;                  /* count twice */
    uint64_t left;                        /* cells that were not come to yet */
    unsigned char orders[BOARD_CELLS_MAX];
    unsigned char beyond[BOARD_CELLS_MAX]; /* letters of the longest way that hangs on the cell */
    unsigned char stack[BOARD_CELLS_MAX];
    int stack_size;
    int order;
};

/* A bound on the letters that a path from `cell` could go on to spell in `cells`, each used once.
 */
int reach_letters(struct reach_bound *bound, int cell, uint64_t cells);

#endif
