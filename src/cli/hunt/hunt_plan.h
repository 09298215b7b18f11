/* SPDX-License-Identifier: MIT */
/*
 * What a hunt looks for, which of its runs are done, and the best boards they found. Leaves the
 * text of it to hunt_state.c and the doing to hunt_crew.c.
 */
#ifndef CLI_HUNT_PLAN_H
#define CLI_HUNT_PLAN_H

#include "trounce/hunt.h"
#include "writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HUNT_BEST_MAX    10000
#define HUNT_THREADS_MAX 256
#define HUNT_RUNS_MAX    999999999L

/* The runs of this hunt are number shard, shard + shards, shard + 2 * shards, ... below `runs`. */
struct hunt_plan {
    int rows;
    int columns;
    enum rules rules;
    int pool;
    long runs;
    int best; /* boards to tell */
    uint64_t seed;
    long shard;
    long shards;
    enum solver_simd simd; /* is not written down */
};

struct found_board {
    long points;
    unsigned char faces[BOARD_CELLS_MAX];
};

/* The best boards of all runs that are done, each once, in the order in which they are told: by
 * points, then by their letters. */
struct findings {
    struct found_board *boards;
    size_t count;
    size_t size;
};

/* A run that was begun and is not done. */
struct begun_run {
    uint64_t run;
    struct hunt *hunt; /* NULL: the place is empty */
    bool is_worked_on;
};

/* A hunt as it stands; a zeroed one can be ended. */
struct hunt_book {
    struct hunt_plan plan;
    long next; /* the first of our runs, counted from 0, that was not begun */
    struct findings findings;
    struct begun_run begun[HUNT_THREADS_MAX];
};

/* How many runs are ours. */
long plan_run_count(const struct hunt_plan *plan);

/* Sets up a book without runs for its plan; false without memory. */
bool book_init(struct hunt_book *book, const struct hunt_plan *plan);
void book_deinit(struct hunt_book *book);

/* Our runs that are done. */
long book_done_count(const struct hunt_book *book);

/* Adds a board, if it is good enough and not there. */
void findings_add(struct findings *findings, int cell_count, long points,
                  const unsigned char *faces);

/* Adds the boards of a run's pools. */
void findings_add_hunt(struct findings *findings, int cell_count, const struct hunt *hunt);

/* Writes them, a line each: points and board. */
void findings_write(const struct findings *findings, int rows, int columns, struct writer *out);

#endif
