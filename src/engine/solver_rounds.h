/* SPDX-License-Identifier: MIT */
/*
 * What a walk over all paths did not come to: word by word. Only for solver_walk.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_ROUNDS_H
#define TROUNCE_ENGINE_SOLVER_ROUNDS_H

#include "solver_tally.h"

/* Adds all words to the tally that are not `settled` (a bit a word: counted already, or left out by
 * the filter), or ends after `patience` steps; survey.ended_early tells that it did. */
void solver_rounds(struct tally *tally, uint64_t *settled, long patience);

#endif
