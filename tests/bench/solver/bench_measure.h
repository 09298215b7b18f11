/* SPDX-License-Identifier: MIT */
/*
 * Measures the ways of the solver beside the recursive walk, in rounds that take turns. Leaves
 * making the boards to bench_boards.h and printing the results to bench_show.h.
 */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "bench_boards.h"
#include "bench_walk.h"
#include "trounce/solver.h"

#include <stdbool.h>

#define BENCH_ROUNDS    5
#define BENCH_KINDS_MAX 4

/* What is done with each board. */
enum bench_task {
    BENCH_SCORES, /* many in one call */
    BENCH_LISTS,  /* the words, by a handle */
    BENCH_PATHS,  /* the words with a path each, by a handle */
    BENCH_COLD,   /* words as texts in order, with paths, by a call that has nothing ready */
    BENCH_TASK_COUNT
};

/* The ways are those of enum solver_simd and this one. */
enum { BENCH_WALK = SOLVER_SIMD_COUNT, BENCH_WAY_COUNT };

struct bench_kind {
    struct bench_boards boards;
    double states; /* paths of a board that begin words, on average */
    double us[BENCH_TASK_COUNT][BENCH_WAY_COUNT]; /* for one board, medians; 0: not measured */
};

struct bench {
    const struct lexicon *lexicon;
    struct bench_walk *walk;
    struct solver *solvers[SOLVER_SIMD_COUNT]; /* NULL: not measured */
    struct bench_kind kinds[BENCH_KINDS_MAX];
    int kind_count;
    double cycles_a_us; /* of the time stamp counter; 0 where there is none */
};

/* Counts states and measures all kinds. Ends the program when memory runs out, when a board has so
 * many paths that the recursive walk would not end, and when ways find different words. */
void bench_measure(struct bench *bench);

/* "walk", or the name of a way of the solver; static. */
const char *bench_way_name(int way);

/* Processor time of this thread in seconds. */
double bench_worked_s(void);

/* The median of `count` values, which are sorted by the call. */
double bench_median(double *values, int count);

#endif
