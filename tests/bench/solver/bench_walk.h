/* SPDX-License-Identifier: MIT */
/*
 * The walk that the solver is measured against: by recursion from cell to cell over a trie of 26
 * links a node, with marks instead of a set of words met, and a mask of used cells. Leaves fast
 * walks to the engine.
 */
#ifndef BENCH_WALK_H
#define BENCH_WALK_H

#include "trounce/lexicon.h"
#include "trounce/solver.h"

struct bench_walk;

/* Copies the words of a lexicon. The caller ends with bench_walk_free. STATUS_NO_MEMORY. */
enum status bench_walk_new(const struct lexicon *lexicon, struct bench_walk **walk);

/* Accepts NULL. */
void bench_walk_free(struct bench_walk *walk);

/* The shape of the boards that come next; words score by the classic rules. */
void bench_walk_set_shape(struct bench_walk *walk, int rows, int columns);

/* What a board of this shape holds: counted; and its words listed by number; and with a path. */
struct solver_score bench_walk_score(struct bench_walk *walk, const unsigned char *faces);
struct solver_score bench_walk_list(struct bench_walk *walk, const unsigned char *faces);
struct solver_score bench_walk_trace(struct bench_walk *walk, const unsigned char *faces);

/* How many paths of the board begin words: the states that every walk visits. Stops at `max`. */
long bench_walk_states(struct bench_walk *walk, const unsigned char *faces, long max);

#endif
