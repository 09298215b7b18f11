/* SPDX-License-Identifier: MIT */
/*
 * Measuring rounds, the clock and the medians.
 */
#include "bench_measure.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* Each way first solves this many boards unmeasured, so that the caches hold its own data and not
 * the previous way's. */
#define WARMING_COUNT 1000

/* A fast way repeats its boards until it has used this part of the walk's time for them, as very
 * short measurements are unreliable. */
#define WALK_SHARE 0.2

/* At most this many boards before the next way's turn, so that a few slow seconds of the machine
 * affect all ways. */
#define TURN_COUNT 5000

/* On a board with more word prefixes the recursive walk takes seconds. */
#define STATES_MAX 1000000L

static const struct solver_filter filter = {.rules = RULES_CLASSIC, .tier_max = TIER_MAX};

const char *bench_way_name(int mode)
{
    return mode == BENCH_WALK ? "walk" : solver_kernel_name((enum solver_kernel)mode);
}

static double seconds_of(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

double bench_worked_s(void)
{
    return seconds_of(CLOCK_THREAD_CPUTIME_ID);
}

static unsigned long long now_cycles(void)
{
#ifdef __x86_64__
    return __builtin_ia32_rdtsc();
#else
    return 0;
#endif
}

static int by_size(const void *a, const void *b)
{
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

double bench_median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, by_size);
    return values[count / 2];
}

/* ---- one task, one way, all boards of a kind ---- */

/* Sums over all boards. */
struct sum {
    long words;
    long points; /* 0 if the task does not count them */
};

static const unsigned char *faces_of(const struct bench_boards *boards, size_t index)
{
    return boards->faces + index * (size_t)(boards->rows * boards->columns);
}

static struct sum walk_all(struct bench *bench, const struct bench_boards *boards,
                           enum bench_task task)
{
    struct sum all = {0};
    for (size_t i = 0; i < boards->count; i++) {
        const unsigned char *faces = faces_of(boards, i);
        struct solver_score score = task == BENCH_SCORES  ? bench_walk_score(bench->walk, faces)
                                    : task == BENCH_LISTS ? bench_walk_list(bench->walk, faces)
                                                          : bench_walk_trace(bench->walk, faces);
        all.words += score.word_count;
        all.points += score.points;
    }
    return all;
}

static bool score_all(struct solver *solver, const struct bench_boards *boards,
                      struct solver_score *scores, struct sum *all)
{
    if (solver_score_many(solver, boards->rows, boards->columns, boards->faces, boards->count,
                          &filter, scores) != STATUS_OK) {
        return false;
    }
    for (size_t i = 0; i < boards->count; i++) {
        all->words += scores[i].word_count;
        all->points += scores[i].points;
    }
    return true;
}

static bool list_all(struct solver *solver, const struct bench_boards *boards, bool with_paths,
                     struct sum *all)
{
    for (size_t i = 0; i < boards->count; i++) {
        struct solver_list list;
        if (solver_list(solver, boards->rows, boards->columns, faces_of(boards, i), &filter,
                        with_paths, &list) != STATUS_OK) {
            return false;
        }
        all->words += (long)list.count;
    }
    return true;
}

static bool solve_all_cold(const struct bench *bench, enum solver_kernel simd,
                           const struct bench_boards *boards, struct sum *all)
{
    for (size_t i = 0; i < boards->count; i++) {
        struct board board;
        struct solution solution;
        board_init(&board, boards->rows, boards->columns, faces_of(boards, i));
        if (solver_solve_by(simd, &board, bench->lexicon, &filter, &solution) != STATUS_OK) {
            return false;
        }
        all->words += (long)solution.word_count;
        all->points += solution.points;
        solution_deinit(&solution);
    }
    return true;
}

/* Returns false if memory runs out. */
static bool run(struct bench *bench, const struct bench_boards *boards, enum bench_task task,
                int mode, struct solver_score *scores, struct sum *all)
{
    *all = (struct sum){0};
    if (mode == BENCH_WALK) {
        *all = walk_all(bench, boards, task);
        return true;
    }
    switch (task) {
    case BENCH_SCORES:
        return score_all(bench->solvers[mode], boards, scores, all);
    case BENCH_LISTS:
    case BENCH_PATHS:
        return list_all(bench->solvers[mode], boards, task == BENCH_PATHS, all);
    case BENCH_COLD:
        return solve_all_cold(bench, (enum solver_kernel)mode, boards, all);
    case BENCH_TASK_COUNT:
        break;
    }
    return false;
}

/* ---- rounds ---- */

/* All samples, until the medians are taken. */
struct sampling {
    double us[BENCH_KINDS_MAX][BENCH_TASK_COUNT][BENCH_WAY_COUNT][BENCH_ROUNDS];
    struct sum expected[BENCH_KINDS_MAX];
    struct solver_score *scores;
};

/* What a way has done in a round, summed over its turns. */
struct tally {
    struct sum found;
    double worked_s; /* for one pass over the boards */
};

static bool is_measured(const struct bench *bench, enum bench_task task, int mode)
{
    return mode == BENCH_WALK ? task != BENCH_COLD : !!bench->solvers[mode];
}

/* Returns up to `max` boards from `first` on. */
static struct bench_boards some_of(const struct bench_boards *boards, size_t first, size_t max)
{
    struct bench_boards some = *boards;
    some.faces += first * (size_t)(boards->rows * boards->columns);
    some.count = boards->count - first < max ? boards->count - first : max;
    return some;
}

/* Takes a way's turn: solves `boards` repeatedly for `least_s` seconds, at least once, and sets
 * `*pass_s` to the time of one pass. Returns false if memory runs out. */
static bool step(struct bench *bench, const struct bench_boards *boards, enum bench_task task,
                 int mode, struct solver_score *scores, double least_s, double *pass_s,
                 struct tally *tally)
{
    struct bench_boards warming = some_of(boards, 0, WARMING_COUNT);
    struct sum found;
    if (!run(bench, &warming, task, mode, scores, &found)) {
        return false;
    }
    double start_s = bench_worked_s();
    double worked_s = 0;
    int passes = 0;
    do {
        if (!run(bench, boards, task, mode, scores, &found)) {
            return false;
        }
        passes++;
        worked_s = bench_worked_s() - start_s;
    } while (worked_s < least_s);
    *pass_s = worked_s / passes;
    tally->worked_s += *pass_s;
    tally->found.words += found.words;
    tally->found.points += found.points;
    return true;
}

/* Solves all boards of a kind, the ways taking turns. */
static void sample(struct bench *bench, struct sampling *sampling, int round, int kind,
                   enum bench_task task)
{
    const struct bench_boards *boards = &bench->kinds[kind].boards;
    const struct sum *expected = &sampling->expected[kind];
    struct tally tallies[BENCH_WAY_COUNT] = {0};
    for (size_t first = 0; first < boards->count; first += TURN_COUNT) {
        struct bench_boards some = some_of(boards, first, TURN_COUNT);
        double walk_s = 0;
        for (int mode = BENCH_WALK; mode >= 0; mode--) {
            double pass_s;
            if (!is_measured(bench, task, mode)) {
                continue;
            }
            if (!step(bench, &some, task, mode, sampling->scores, walk_s * WALK_SHARE, &pass_s,
                      &tallies[mode])) {
                bench_fail("%s", status_text(STATUS_NO_MEMORY));
            }
            walk_s = mode == BENCH_WALK ? pass_s : walk_s;
        }
    }
    for (int mode = BENCH_WALK; mode >= 0; mode--) {
        const struct sum *found = &tallies[mode].found;
        if (is_measured(bench, task, mode) &&
            (found->words != expected->words ||
             (found->points != 0 && found->points != expected->points))) {
            bench_fail("%s: %s finds %ld words, the recursive walk %ld", boards->name,
                       bench_way_name(mode), found->words, expected->words);
        }
        sampling->us[kind][task][mode][round] =
            tallies[mode].worked_s * 1e6 / (double)boards->count;
    }
}

/* Shows progress on a terminal. */
static void show_progress(int round)
{
    if (isatty(STDERR_FILENO)) {
        if (round < BENCH_ROUNDS) {
            fprintf(stderr, "\rround %d of %d", round + 1, BENCH_ROUNDS);
        } else {
            fprintf(stderr, "\r%*s\r", 20, "");
        }
    }
}

static void sample_all(struct bench *bench, struct sampling *sampling)
{
    double start_s = seconds_of(CLOCK_MONOTONIC);
    unsigned long long start_cycles = now_cycles();
    for (int round = 0; round < BENCH_ROUNDS; round++) {
        show_progress(round);
        for (int kind = 0; kind < bench->kind_count; kind++) {
            const struct bench_boards *boards = &bench->kinds[kind].boards;
            bench_walk_set_shape(bench->walk, boards->rows, boards->columns);
            if (round == 0) {
                sampling->expected[kind] = walk_all(bench, boards, BENCH_SCORES);
            }
            for (int task = 0; task < BENCH_TASK_COUNT; task++) {
                sample(bench, sampling, round, kind, (enum bench_task)task);
            }
        }
    }
    bench->cycles_a_us =
        (double)(now_cycles() - start_cycles) / ((seconds_of(CLOCK_MONOTONIC) - start_s) * 1e6);
    show_progress(BENCH_ROUNDS);
}

static void take_medians(struct bench *bench, struct sampling *sampling)
{
    for (int kind = 0; kind < bench->kind_count; kind++) {
        for (int task = 0; task < BENCH_TASK_COUNT; task++) {
            for (int mode = 0; mode < BENCH_WAY_COUNT; mode++) {
                bench->kinds[kind].us[task][mode] =
                    bench_median(sampling->us[kind][task][mode], BENCH_ROUNDS);
            }
        }
    }
}

static void count_states(struct bench *bench, struct bench_kind *kind)
{
    const struct bench_boards *boards = &kind->boards;
    bench_walk_set_shape(bench->walk, boards->rows, boards->columns);
    double states = 0;
    for (size_t i = 0; i < boards->count; i++) {
        long count = bench_walk_states(bench->walk, faces_of(boards, i), STATES_MAX);
        if (count == STATES_MAX) {
            bench_fail("%s, board %zu: %ld paths or more begin words: too many for the recursive "
                       "walk",
                       boards->name, i + 1, STATES_MAX);
        }
        states += (double)count;
    }
    kind->states = states / (double)boards->count;
}

void bench_measure(struct bench *bench)
{
    size_t most = 0;
    for (int kind = 0; kind < bench->kind_count; kind++) {
        size_t count = bench->kinds[kind].boards.count;
        most = count > most ? count : most;
        count_states(bench, &bench->kinds[kind]);
    }
    struct sampling *sampling = memory_new(1, sizeof *sampling);
    struct solver_score *scores = memory_new(most, sizeof *scores);
    if (!sampling || !scores) {
        bench_fail("%s", status_text(STATUS_NO_MEMORY));
    }
    sampling->scores = scores;
    sample_all(bench, sampling);
    take_medians(bench, sampling);
    memory_free(sampling);
    memory_free(scores);
}
