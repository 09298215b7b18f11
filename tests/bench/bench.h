/* SPDX-License-Identifier: MIT */
/*
 * Shared by the benchmarks: clocks, order of times, files. Does not measure anything itself.
 */
#ifndef BENCH_H
#define BENCH_H

#include "whole_file.h"

#include "trounce/dice.h"
#include "trounce/lexicon_io.h"
#include "trounce/solver.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static inline double bench_clock_ms(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static inline double bench_elapsed_ms(void)
{
    return bench_clock_ms(CLOCK_MONOTONIC);
}

/* CPU time of this process, which other load does not affect. */
static inline double bench_processor_ms(void)
{
    return bench_clock_ms(CLOCK_PROCESS_CPUTIME_ID);
}

/* Orders doubles for qsort(). */
static inline int bench_compare(const void *a, const void *b)
{
    double first = *(const double *)a;
    double second = *(const double *)b;
    return (first > second) - (first < second);
}

/* The same for longs. */
static inline int bench_compare_longs(const void *a, const void *b)
{
    long first = *(const long *)a;
    long second = *(const long *)b;
    return (first > second) - (first < second);
}

/* Exits with a message unless `done`. */
static inline void bench_need(bool done, const char *what)
{
    if (!done) {
        fprintf(stderr, "%s\n", what);
        exit(EXIT_FAILURE);
    }
}

/* Exits with what the fault says of `name` unless `status` is STATUS_OK. */
static inline void bench_need_ok(const char *name, enum status status, const struct fault *fault)
{
    char message[512];
    bench_need(status == STATUS_OK,
               status == STATUS_OK ? "" : fault_format(fault, name, message, sizeof message));
}

/* Opens a lexicon of any format; its bytes live as long as the program. */
static inline void bench_open_lexicon(const char *name, struct lexicon *lexicon)
{
    struct list_report report;
    struct fault fault;
    size_t size;
    void *bytes = whole_file(name, &size);
    bench_need_ok(name, list_open(lexicon, &alphabet_english, bytes, size, &report, &fault),
                  &fault);
}

/* The same with the best solver for it. */
static inline struct solver *bench_open_solver(const char *name, struct lexicon *lexicon)
{
    struct solver *solver = NULL;
    bench_open_lexicon(name, lexicon);
    bench_need(solver_new(lexicon, SOLVER_KERNEL_BEST, &solver) == STATUS_OK, "no memory");
    return solver;
}

/* Reads a set of dice from the folder that has its file. */
static inline void bench_open_dice(const char *folder, const struct dice_set *set,
                                   struct dice *dice)
{
    char name[1024];
    struct fault fault;
    size_t size;
    snprintf(name, sizeof name, "%s/%s.txt", folder, set->name);
    void *text = whole_file(name, &size);
    bench_need_ok(name, dice_read(&alphabet_english, text, size, set->count, dice, &fault), &fault);
    free(text);
}

struct bench_mapping {
    void *bytes;
    size_t size;
};

/* Maps a file read-only; prints the reason on failure. */
static inline bool bench_map(const char *name, struct bench_mapping *mapping)
{
    int file = open(name, O_RDONLY);
    struct stat about;
    mapping->bytes = MAP_FAILED;
    if (file >= 0 && fstat(file, &about) == 0) {
        mapping->size = (size_t)about.st_size;
        mapping->bytes = mmap(NULL, mapping->size, PROT_READ, MAP_PRIVATE, file, 0);
    }
    if (mapping->bytes == MAP_FAILED) {
        perror(name);
    }
    if (file >= 0) {
        close(file);
    }
    return mapping->bytes != MAP_FAILED;
}

#endif
