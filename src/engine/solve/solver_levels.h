/* SPDX-License-Identifier: MIT */
/*
 * The walk level by level, for the solver: begins with a board, and takes turns until all of its
 * paths are walked. Leaves the step, and how states lie, to solver_body.h.
 */
#ifndef TROUNCE_ENGINE_SOLVER_LEVELS_H
#define TROUNCE_ENGINE_SOLVER_LEVELS_H

#include "solver_body.h"

/* Can this lexicon be walked this way? */
bool levels_fit(const struct lexicon *lexicon);

/* Makes the memory of walks over `lexicon`; false when there is none. */
bool levels_init(struct levels *levels, const struct lexicon *lexicon);
void levels_deinit(struct levels *levels);

/* Is a board of so many cells for a wide body? */
static inline bool levels_is_wide(int cell_count)
{
    return cell_count > NARROW_CELLS_MAX;
}

/* Begins to walk a board, whose faces are `faces`. Words of at least `min_letters` letters will be
 * hits. False when the board, with the second halves of its cells, is too large for the body. */
bool levels_begin(struct levels *levels, const struct levels_body *body, bool is_traced, int rows,
                  int columns, const unsigned char *faces, int min_letters);

enum levels_turn {
    LEVELS_GOES_ON,
    LEVELS_FULL, /* it goes on once the waiting hits have been taken, by setting hit_count to 0 */
    LEVELS_DONE, /* but for the waiting hits */
    LEVELS_LOST, /* more states than SOLVER_PATHS_MAX: the hits are not all there are */
};

/*
 * Goes on with a walk for a while. Each word is hit as often as there are paths of it. The states
 * of waiting hits, and all their parents, are there until the next turn after LEVELS_FULL.
 */
enum levels_turn levels_turn(struct levels *levels);

/* The same until it is full, done or lost. */
enum levels_turn levels_run(struct levels *levels);

/* The states that the next turn goes on from, unless it is full or lost; false at the end of the
 * walk. They are there until the turn after that. */
bool levels_next(const struct levels *levels, size_t *first, size_t *end);

/* Begins another walk of the same board, a narrow one, from `count` states that were put in
 * state_nodes and state_paths (at most LEVELS_CHUNK * LEVELS_AROUND). `states_before` have been
 * walked already and count as this walk's. */
void levels_begin_at(struct levels *levels, size_t count, size_t states_before);

/* The cells from which paths go on to `cell`. */
uint64_t levels_beside(const struct levels *levels, int cell);

/* Writes the cells of a state of a traced walk in order so that they end before `end`, in front of
 * which there is room for all of the board; returns how many. */
int levels_path(const struct levels *levels, uint32_t state, unsigned char *end);

#endif
