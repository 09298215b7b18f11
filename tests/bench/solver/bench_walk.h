/* SPDX-License-Identifier: MIT */
/*
 * The reference walk for measuring the solver: recursion from cell to cell over a trie of 26 links
 * per node, with marks instead of a set of found words, and a mask of used cells.
 */
#ifndef BENCH_WALK_H
#define BENCH_WALK_H

#include "trounce/lexicon.h"
#include "trounce/solver.h"

struct bench_walk;

/* Copies the words of a lexicon; free it with bench_walk_free. May return STATUS_NO_MEMORY. */
enum status bench_walk_new(const struct lexicon *lexicon, struct bench_walk **walk);

/* Accepts NULL. */
void bench_walk_free(struct bench_walk *walk);

/* Sets the shape of the following boards; words score by the classic rules. */
void bench_walk_set_shape(struct bench_walk *walk, int rows, int columns);

/* Solve a board: count its words; also list them by number; also with a path each. */
struct solver_score bench_walk_score(struct bench_walk *walk, const unsigned char *faces);
struct solver_score bench_walk_list(struct bench_walk *walk, const unsigned char *faces);
struct solver_score bench_walk_trace(struct bench_walk *walk, const unsigned char *faces);

/* Returns the number of the board's paths that begin words, the states that every walk visits.
 * Stops at `max`. */
long bench_walk_states(struct bench_walk *walk, const unsigned char *faces, long max);

#endif
