/* SPDX-License-Identifier: MIT */
/*
 * Measures the solver's ways alongside the recursive walk, in alternating turns.
 */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "bench_boards.h"
#include "bench_walk.h"
#include "trounce/solver.h"

#define BENCH_ROUNDS    5
#define BENCH_KINDS_MAX 4

/* What to do with each board. */
enum bench_task {
    BENCH_SCORES, /* scores of many boards in one call */
    BENCH_LISTS,  /* the words, with a handle */
    BENCH_PATHS,  /* the words with a path each, with a handle */
    BENCH_COLD,   /* texts in order, with paths, in a call without prepared data */
    BENCH_TASK_COUNT
};

/* The ways are those of enum solver_kernel, and this one. */
enum { BENCH_WALK = SOLVER_KERNEL_COUNT, BENCH_WAY_COUNT };

struct bench_kind {
    struct bench_boards boards;
    double states;                                /* word prefixes per board, on average */
    double us[BENCH_TASK_COUNT][BENCH_WAY_COUNT]; /* per board, medians; 0: not measured */
};

struct bench {
    const struct lexicon *lexicon;
    struct bench_walk *walk;
    struct solver *solvers[SOLVER_KERNEL_COUNT]; /* NULL: not measured */
    struct bench_kind kinds[BENCH_KINDS_MAX];
    int kind_count;
    double cycles_a_us; /* of the time stamp counter; 0 if there is none */
};

/* Counts states and measures all kinds. Exits if memory runs out, if a board has too many paths for
 * the recursive walk, or if ways find different words. */
void bench_measure(struct bench *bench);

/* Returns "walk" or the name of a way of the solver; static. */
const char *bench_way_name(int mode);

/* Returns the CPU time of this thread in seconds. */
double bench_worked_s(void);

/* Sorts `count` values and returns their median. */
double bench_median(double *values, int count);

#endif
