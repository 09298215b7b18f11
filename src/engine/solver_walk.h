/* SPDX-License-Identifier: MIT */
/*
 * The general way to solve: any board, any lexicon, one cell at a time. Only for the solver; boards
 * that do not have too many paths go by solver_levels.h, much faster.
 */
#ifndef TROUNCE_ENGINE_SOLVER_WALK_H
#define TROUNCE_ENGINE_SOLVER_WALK_H

#include "solver_tally.h"

/* Adds all words of the tally's board to it. */
void solver_walk(struct tally *tally);

#endif
