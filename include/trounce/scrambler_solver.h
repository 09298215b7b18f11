/* SPDX-License-Identifier: MIT */
/*
 * Short ways home: the shortest sequence of slides from a grid of the Scrambler to any grid in
 * which every hidden word reads across. Works in small steps beside a window, without a thread.
 * Leaves the game to scrambler.h.
 */
#ifndef TROUNCE_SCRAMBLER_SOLVER_H
#define TROUNCE_SCRAMBLER_SOLVER_H

#include "trounce/scrambler.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Memory: up to 57 MiB, all of it asked for when made (an operating system hands out only what is
 * touched). Work is counted in slides that are tried: ten thousand of them take 1 to 5 ms.
 *
 * Results, with the words of the game on one core: jumbles of up to 6 moves on 4 × 4 are
 * proven after about 1 ms, of 10 mostly within 200 ms; on 9 × 9, jumbles of up to 5 within 400 ms.
 * After a hundred random moves on 4 × 4 a way of 9 to 13 slides is found within a second, on 5 × 5
 * one of about 30, while on larger grids not much is gained over taking them back.
 */
struct scrambler_solver;

/*
 * Sets out from the grid as it is now; `scrambler` is not needed after that. There is a way from
 * the first moment on: what was done taken back, then the jumble, without detours that are easily
 * seen. `known[0..known_count-1]` (may be NULL) is another way from here that the caller has, such
 * as the rest of one that it got before: it is taken if it leads home and is shorter. The caller
 * owns the solver. STATUS_NO_MEMORY.
 */
enum status scrambler_solver_new(const struct scrambler *scrambler,
                                 const struct scrambler_move *known, size_t known_count,
                                 struct scrambler_solver **solver);

/* Frees the solver, at any time; NULL is taken. */
void scrambler_solver_free(struct scrambler_solver *solver);

/* Works on for about `budget` slides. False when there is nothing more to be tried: the way is
 * proven to be shortest, or the best that can be had. */
bool scrambler_solver_step(struct scrambler_solver *solver, long budget);

/* The best way so far: `*count` moves by one cell each, 0 when every word is home. Valid until the
 * next step. It only ever gets shorter. */
const struct scrambler_move *scrambler_solver_way(const struct scrambler_solver *solver,
                                                  size_t *count);

/* Has it been shown that no way is shorter? */
bool scrambler_solver_is_proven(const struct scrambler_solver *solver);

/* No way has fewer slides than this. */
size_t scrambler_solver_at_least(const struct scrambler_solver *solver);

#endif
