/* SPDX-License-Identifier: MIT */
/*
 * Makes a solution of what was found. Only for solver.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_SOLUTION_H
#define TROUNCE_ENGINE_SOLVER_SOLUTION_H

#include "solver_found.h"

/* Fills an empty solution with the words that were found on the board, longer ones first, those of
 * a length in alphabetical order; `points` has the points of each length. Call solution_deinit also
 * after STATUS_NO_MEMORY. */
enum status solution_make(struct solution *solution, const struct found *found,
                          const struct board *board, const struct lexicon *lexicon,
                          const int *points);

#endif
