/* SPDX-License-Identifier: MIT */
/*
 * Shared by the benchmarks: clocks, order of times, files. Does not measure anything itself.
 */
#ifndef BENCH_H
#define BENCH_H

#include "whole_file.h"

#include "trounce/lexicon_io.h"

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

/* Exits with a message unless `done`. */
static inline void bench_need(bool done, const char *what)
{
    if (!done) {
        fprintf(stderr, "%s\n", what);
        exit(EXIT_FAILURE);
    }
}

/* Opens a lexicon of any format; its bytes live as long as the program. */
static inline void bench_open_lexicon(const char *name, struct lexicon *lexicon)
{
    struct list_report report;
    size_t size;
    void *bytes = whole_file(name, &size);
    bench_need(list_open(lexicon, &alphabet_english, bytes, size, &report, NULL) == STATUS_OK,
               "no lexicon");
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
