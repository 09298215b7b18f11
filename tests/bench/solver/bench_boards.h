/* SPDX-License-Identifier: MIT */
/*
 * The boards to measure: made from a seed, or read from a file. Any failure ends the program.
 */
#ifndef BENCH_BOARDS_H
#define BENCH_BOARDS_H

#include "trounce/solver.h"

#include <stddef.h>
#include <stdint.h>

#define BENCH_NAME_MAX 32

/* Prints one line on standard error, formatted as by printf, and exits with status 2. */
void bench_fail(const char *format, ...)
#if defined(__GNUC__)
    __attribute__((noreturn)) TAKES_FORMAT(1, 2)
#endif
        ;

/* Boards of one shape. Initialize to zero; free with bench_boards_deinit. */
struct bench_boards {
    char name[BENCH_NAME_MAX]; /* "random 4x4" */
    int rows;
    int columns;
    size_t count;
    unsigned char *faces; /* the cells of the first board, then those of the second, and so on */
};

/* Shakes `count` boards of side × side (4..6) with the game's default dice. */
void bench_boards_shake(int side, uint64_t seed, size_t count, struct bench_boards *boards);

/*
 * Makes `count` boards of 4 × 4 with nearly as many points as possible: a climb by letter changes
 * and swaps finds a rich board, and each board of the list has one to three more such changes. They
 * depend only on the solver's lexicon and the seed.
 */
void bench_boards_climb(struct solver *solver, uint64_t seed, size_t count,
                        struct bench_boards *boards);

/* Reads up to `count` boards of one shape, one per line. */
void bench_boards_read(const char *name, size_t count, struct bench_boards *boards);

void bench_boards_deinit(struct bench_boards *boards);

#endif
