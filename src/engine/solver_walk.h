/* SPDX-License-Identifier: MIT */
/*
 * The general way to solve: any board, any lexicon, exactly. Only for the solver; boards that do
 * not have too many paths go by solver_levels.h, much faster.
 */
#ifndef TROUNCE_ENGINE_SOLVER_WALK_H
#define TROUNCE_ENGINE_SOLVER_WALK_H

#include "solver_tally.h"

/*
 * Adds all words of the tally's board to it. With a `patience` above 0 the search ends after about
 * so many steps beyond what real boards take; survey.ended_early tells that it did. Cells that are
 * part of words are looked for with a patience of their own, and only if the tally wants cells.
 */
void solver_walk(struct tally *tally, long patience);

#endif
