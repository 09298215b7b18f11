/* SPDX-License-Identifier: MIT */
/*
 * What a walk over all paths did not come to: word by word. Only for solver_walk.c.
 */
#ifndef TROUNCE_ENGINE_SOLVER_ROUNDS_H
#define TROUNCE_ENGINE_SOLVER_ROUNDS_H

#include "solver_walk.h"

/* Adds all words to those found that are not `settled` (a bit a word: there already, or left out by
 * the filter), or ends after `patience` steps; found->ended_early tells that it did.
 * STATUS_NO_MEMORY. */
enum status solver_rounds(const struct walk_task *task, uint64_t *settled, int64_t patience,
                          struct found *found);

#endif
