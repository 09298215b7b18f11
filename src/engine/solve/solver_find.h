/* SPDX-License-Identifier: MIT */
/*
 * Finds all words of a board, each once, by levels or by recursion. Only for solver.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_FIND_H
#define TROUNCE_ENGINE_SOLVER_FIND_H

#include "solver_handle.h"

/* What to find besides the words. */
enum find {
    FIND_NODES, /* nothing */
    FIND_CELLS, /* the cells that are part of words */
    FIND_PATHS, /* also a path for each word */
};

/* Finds the words of a board of `rows` × `columns` that the filter accepts. The result is in
 * solver->found until the next call. STATUS_NO_MEMORY. */
enum status solver_find(struct solver *solver, int rows, int columns, const unsigned char *faces,
                        const struct solver_filter *filter, enum find find);

/*
 * The same by recursion, for boards and lexicons that cannot be walked level by level, and for
 * boards with too many paths, so that the words found before it ends early are the same on every
 * processor.
 */
enum status solver_find_generally(struct solver *solver, const struct board *board,
                                  const struct solver_filter *filter);

#endif
