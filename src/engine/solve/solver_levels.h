/* SPDX-License-Identifier: MIT */
/*
 * The walk level by level: begins with a board, and takes turns until all of its paths are walked.
 * Leaves the step and the layout of states to solver_body.h.
 */
#ifndef TROUNCE_ENGINE_SOLVER_LEVELS_H
#define TROUNCE_ENGINE_SOLVER_LEVELS_H

#include "solver_body.h"

/* Returns whether the lexicon can be walked level by level: not a wide one. */
bool levels_fit(const struct lexicon *lexicon);

/* Allocates the memory for walks over `lexicon`; false when out of memory. */
bool levels_init(struct levels *levels, const struct lexicon *lexicon);
void levels_deinit(struct levels *levels);

/* Returns whether a board of `cell_count` cells needs a wide body. */
static inline bool levels_is_wide(int cell_count)
{
    return cell_count > NARROW_CELLS_MAX;
}

/* Begins to walk the board of `faces`. Words of at least `min_letters` letters become hits. Returns
 * false if the board, including second halves of cells, is too large for the body. */
bool levels_begin(struct levels *levels, const struct levels_body *body, bool is_traced, int rows,
                  int columns, const unsigned char *faces, int min_letters);

enum levels_step {
    LEVELS_GOES_ON,
    LEVELS_FULL, /* the caller must take the waiting hits and set hit_count to 0 */
    LEVELS_DONE, /* only waiting hits are left to take */
    LEVELS_LOST, /* gave up after SOLVER_PATHS_MAX states: hits are missing */
};

/*
 * Takes one turn of the walk. A word is hit once for each of its paths. The states of waiting hits,
 * and all their parents, stay valid until the next turn after LEVELS_FULL.
 */
enum levels_step levels_step(struct levels *levels);

/* Takes turns until the result is no longer LEVELS_GOES_ON. */
enum levels_step levels_run(struct levels *levels);

/* Gets the run of states that the next turn expands, unless that turn is full or lost; false at the
 * end of the walk. The states stay valid until the turn after that. */
bool levels_next(const struct levels *levels, size_t *first, size_t *end);

/* Begins another narrow walk of the same board from the `count` states that the caller put in
 * state_nodes and state_paths (at most LEVELS_CHUNK * LEVELS_AROUND). `states_before` states count
 * as already expanded. */
void levels_begin_at(struct levels *levels, size_t count, size_t states_before);

/* Returns the cells from which paths can enter `cell`. */
uint64_t levels_beside(const struct levels *levels, int cell);

/* Writes the path of a state of a traced walk backwards, so that it ends just before `end`; there
 * must be room for all cells of the board. Returns its length in cells. */
int levels_path(const struct levels *levels, uint32_t state, unsigned char *end);

#endif
