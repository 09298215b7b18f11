/* SPDX-License-Identifier: MIT */
/*
 * What was found, as a solution: letters, notes, points, in order. Only for solver.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_SOLUTION_H
#define TROUNCE_ENGINE_SOLVER_SOLUTION_H

#include "solver_found.h"

/* Makes an empty solution one of the words that were found on the board, longer ones first, those
 * of a length in alphabetical order; `points` has those of each number of letters.
 * STATUS_NO_MEMORY: the solution is to be ended all the same. */
enum status solution_make(struct solution *solution, const struct found *found,
                          const struct board *board, const struct lexicon *lexicon,
                          const int *points);

#endif
