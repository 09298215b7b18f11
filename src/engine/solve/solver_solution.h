/* SPDX-License-Identifier: MIT */
/*
 * Makes a solution from the words found. Only for solver.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_SOLUTION_H
#define TROUNCE_ENGINE_SOLVER_SOLUTION_H

#include "solver_found.h"

/* Fills an empty solution with the words found on the board, longest first, words of equal length
 * in alphabetical order. `points` is indexed by length. Call solution_deinit() after
 * STATUS_NO_MEMORY, too. */
enum status solution_make(struct solution *solution, const struct found *found,
                          const struct board *board, const struct lexicon *lexicon,
                          const int *points);

#endif
