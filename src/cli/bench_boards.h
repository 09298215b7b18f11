/* SPDX-License-Identifier: MIT */
/*
 * The boards that are measured: made from a seed, or read from a file. Leaves measuring to
 * bench_measure.h.
 */
#ifndef CLI_BENCH_BOARDS_H
#define CLI_BENCH_BOARDS_H

#include "command.h"
#include "trounce/solver.h"

#include <stddef.h>
#include <stdint.h>

#define BENCH_NAME_MAX 32

/* Boards of one shape. Starts zeroed, ends with bench_boards_deinit. */
struct bench_boards {
    char name[BENCH_NAME_MAX]; /* "random 4x4" */
    int rows;
    int columns;
    size_t count;
    unsigned char *faces; /* the cells of the first, then those of the second, and so on */
};

/* Shakes `count` boards of side × side (4..6) with the game's own dice. A failure has been told. */
enum outcome bench_boards_shake(struct cli *cli, int side, uint64_t seed, size_t count,
                                struct bench_boards *boards);

/*
 * Makes `count` boards of 4 × 4 that hold about as much as boards can: a climb by letter changes
 * and swaps finds a rich one, each of the list has one to three more of these. The solver's lexicon
 * and the seed alone decide which. A failure has been told.
 */
enum outcome bench_boards_climb(struct cli *cli, struct solver *solver, uint64_t seed, size_t count,
                                struct bench_boards *boards);

/* Reads boards of one shape, one a line, `count` at most. A failure has been told, with its line.
 */
enum outcome bench_boards_read(struct cli *cli, const char *name, size_t count,
                               struct bench_boards *boards);

void bench_boards_deinit(struct bench_boards *boards);

#endif
