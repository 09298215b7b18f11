/* SPDX-License-Identifier: MIT */
/*
 * The walk level by level, for the solver: begins with a board, and takes turns until all of its
 * paths are walked. Leaves the step and the layout of states to solver_body.h.
 */
#ifndef TROUNCE_ENGINE_SOLVER_LEVELS_H
#define TROUNCE_ENGINE_SOLVER_LEVELS_H

#include "solver_body.h"

/* Can this lexicon be walked level by level? */
bool levels_fit(const struct lexicon *lexicon);

/* Allocates the memory of walks over `lexicon`; false when there is none. */
bool levels_init(struct levels *levels, const struct lexicon *lexicon);
void levels_deinit(struct levels *levels);

/* Does a board of so many cells need a wide body? */
static inline bool levels_is_wide(int cell_count)
{
    return cell_count > NARROW_CELLS_MAX;
}

/* Begins to walk the board of `faces`. Words of at least `min_letters` letters will be hits. False
 * when the board, with the second halves of its cells, is too large for the body. */
bool levels_begin(struct levels *levels, const struct levels_body *body, bool is_traced, int rows,
                  int columns, const unsigned char *faces, int min_letters);

enum levels_turn {
    LEVELS_GOES_ON,
    LEVELS_FULL, /* the waiting hits have to be taken first, and hit_count set to 0 */
    LEVELS_DONE, /* except for the waiting hits */
    LEVELS_LOST, /* more states than SOLVER_PATHS_MAX: hits are missing */
};

/*
 * Takes a turn of the walk. Each word is hit once for each of its paths. The states of waiting
 * hits, and all their parents, stay valid until the next turn after LEVELS_FULL.
 */
enum levels_turn levels_turn(struct levels *levels);

/* Takes turns until it is full, done or lost. */
enum levels_turn levels_run(struct levels *levels);

/* The states that the next turn expands, unless it is full or lost; false at the end of the walk.
 * They stay valid until the turn after that. */
bool levels_next(const struct levels *levels, size_t *first, size_t *end);

/* Begins another, narrow walk of the same board with the `count` states that were put in
 * state_nodes and state_paths (at most LEVELS_CHUNK * LEVELS_AROUND). `states_before` count as
 * already expanded. */
void levels_begin_at(struct levels *levels, size_t count, size_t states_before);

/* The cells from which paths can enter `cell`. */
uint64_t levels_beside(const struct levels *levels, int cell);

/* Writes the cells of the path of a state, in a traced walk, so that they end before `end`, where
 * there is room for all cells of the board; returns how many. */
int levels_path(const struct levels *levels, uint32_t state, unsigned char *end);

#endif
