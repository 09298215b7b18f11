/* SPDX-License-Identifier: MIT */
/*
 * Solves the Scrambler: the shortest sequence of slides from a grid to any grid in which every
 * hidden word reads across. Works in small steps, so that a window needs no thread for it. Leaves
 * the game to scrambler.h.
 */
#ifndef TROUNCE_SCRAMBLER_SOLVER_H
#define TROUNCE_SCRAMBLER_SOLVER_H

#include "trounce/scrambler.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Memory: up to 57 MiB, allocated at the start (the operating system provides pages as they are
 * touched). Work is counted in slides that are tried: ten thousand of them take 1 to 5 ms.
 *
 * Results, with the words of the game on one core: jumbles of up to 6 moves on 4 × 4 are proven
 * after about 1 ms, of 10 mostly within 200 ms; on 9 × 9, jumbles of up to 5 within 400 ms. After a
 * hundred random moves on 4 × 4 a way of 9 to 13 slides is found within a second, on 5 × 5 one of
 * about 30; on larger grids it is not much shorter than undoing them.
 */
struct scrambler_solver;

/*
 * Starts from the grid as it is now; `scrambler` is not needed afterwards. There is a way from the
 * start: undoing the moves and then the jumble, without obvious detours. `known[0..known_count-1]`
 * (may be NULL) is another way that the caller knows, such as the rest of an earlier one: it is
 * used if it leads home and is shorter. The caller owns the solver. STATUS_NO_MEMORY.
 */
enum status scrambler_solver_new(const struct scrambler *scrambler,
                                 const struct scrambler_move *known, size_t known_count,
                                 struct scrambler_solver **solver);

/* Frees the solver, at any time; NULL is allowed. */
void scrambler_solver_free(struct scrambler_solver *solver);

/* Works for about `budget` slides. False when there is nothing more to try: the way is proven to be
 * the shortest, or is the best that was found. */
bool scrambler_solver_step(struct scrambler_solver *solver, long budget);

/* The best way so far: `*count` moves by one cell each, 0 when every word is home. Valid until the
 * next step. It only ever gets shorter. */
const struct scrambler_move *scrambler_solver_way(const struct scrambler_solver *solver,
                                                  size_t *count);

/* Is it proven that no way is shorter? */
bool scrambler_solver_is_proven(const struct scrambler_solver *solver);

/* A lower bound: no way has fewer slides. */
size_t scrambler_solver_at_least(const struct scrambler_solver *solver);

#endif
