/* SPDX-License-Identifier: MIT */
/*
 * The general way to solve: any board, any lexicon, exactly. Only for the solver; boards that do
 * not have too many paths go by solver_levels.h, much faster.
 */
#ifndef TROUNCE_ENGINE_SOLVER_WALK_H
#define TROUNCE_ENGINE_SOLVER_WALK_H

#include "solver_found.h"

/* What is asked for. */
struct walk_task {
    const struct board *board;
    const struct lexicon *lexicon;
    const struct solver_filter *filter;
    bool wants_cells; /* all that are part of words */
    int64_t patience; /* see below; 0: all it takes */
};

/*
 * Adds all words of the board to what was found. With a patience above 0 the search ends after
 * about so many steps beyond what real boards take; found->ended_early tells that it did. Cells
 * that are part of words are looked for with a patience of their own. STATUS_NO_MEMORY.
 */
enum status solver_walk(const struct walk_task *task, struct found *found);

#endif
