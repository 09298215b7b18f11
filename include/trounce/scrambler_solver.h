/* SPDX-License-Identifier: MIT */
/*
 * Solves the Scrambler: the shortest sequence of slides from a grid to any grid in which every
 * hidden word reads across. Works in small steps, so that a UI needs no thread for it. Leaves the
 * game to scrambler.h.
 */
#ifndef TROUNCE_SCRAMBLER_SOLVER_H
#define TROUNCE_SCRAMBLER_SOLVER_H

#include "trounce/api.h"
#include "trounce/scrambler.h"

#include <stdbool.h>
#include <stddef.h>

TROUNCE_API_BEGIN

/*
 * Memory: up to 57 MiB, allocated at the start (the operating system commits pages as they are
 * touched). Work is counted in slides tried: ten thousand take 1 to 5 ms.
 *
 * Results with the game's words on one core: on 4 × 4, jumbles of up to 6 moves are proven optimal
 * after about 1 ms, of 10 mostly within 200 ms; on 9 × 9, jumbles of up to 5 within 400 ms. After a
 * hundred random moves a solution of 9 to 13 slides is found on 4 × 4 within a second, one of about
 * 30 on 5 × 5; on larger grids it is not much shorter than undoing the moves.
 */
struct scrambler_solver;

/*
 * Starts from the current grid; `scrambler` is not needed afterwards. The initial solution undoes
 * the moves and then the jumble, without obvious detours. `known[0..known_count-1]` (may be NULL)
 * is another one, such as the rest of an earlier solution: it is used if it is valid and shorter.
 * The caller owns the solver. STATUS_NO_MEMORY.
 */
enum status scrambler_solver_new(const struct scrambler *scrambler,
                                 const struct scrambler_move *known, size_t known_count,
                                 struct scrambler_solver **solver);

/* Frees the solver, at any time; NULL is allowed. */
void scrambler_solver_free(struct scrambler_solver *solver);

/* Works for about `budget` slides. Returns false when there is nothing more to try: the solution is
 * proven to be the shortest, or is the best that can be found. */
bool scrambler_solver_step(struct scrambler_solver *solver, long budget);

/* The best solution so far: `*count` moves by one cell each, 0 if every word is home. Valid until
 * the next step. It never gets longer. */
const struct scrambler_move *scrambler_solver_path(const struct scrambler_solver *solver,
                                                   size_t *count);

/* Returns whether the solution is proven to be the shortest. */
bool scrambler_solver_is_proven(const struct scrambler_solver *solver);

TROUNCE_API_END

#endif
