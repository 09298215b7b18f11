/* SPDX-License-Identifier: MIT */
/*
 * What a hunt looks for, which of its runs are done, and the best boards found. Leaves its file to
 * hunt_file.h and working on the runs to hunt_crew.h.
 */
#ifndef CLI_HUNT_BOOK_H
#define CLI_HUNT_BOOK_H

#include "trounce/hunt.h"
#include "writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HUNT_BEST_MAX    10000
#define HUNT_THREADS_MAX 256
#define HUNT_RUNS_MAX    999999999L

/* The hunt's own runs are number shard, shard + shards, shard + 2 * shards, ... below `runs`. */
struct hunt_plan {
    int rows;
    int columns;
    enum rules rules;
    int min_letters; /* 0: as the rules say */
    int pool;
    long runs;
    int best; /* boards to print */
    uint64_t seed;
    long shard;
    long shards;
    enum solver_kernel simd; /* this and the next are not saved */
    const struct alphabet *alphabet;
};

struct found_board {
    long points;
    unsigned char faces[BOARD_CELLS_MAX];
};

/* A run in progress. */
struct begun_run {
    uint64_t run;
    struct hunt *hunt; /* NULL: the place is empty */
    bool is_worked_on;
};

/* The state of a hunt. A zeroed one can be deinitialized. */
struct hunt_book {
    struct hunt_plan plan;
    long next; /* index of the first of the hunt's own runs not begun yet */
    /* The best boards of all finished runs, each once, by points and then by letters. */
    struct found_board *found;
    size_t found_count; /* at most plan.best */
    struct begun_run begun[HUNT_THREADS_MAX];
};

/* Returns how many of the plan's runs are the hunt's own. */
long book_run_count(const struct hunt_plan *plan);

/* Returns the engine's configuration for a run. */
struct hunt_config book_config(const struct hunt_plan *plan, uint64_t run);

/* Starts a book without runs. False when memory runs out. */
bool book_init(struct hunt_book *book, const struct hunt_plan *plan);
void book_deinit(struct hunt_book *book);

/* Returns how many of the hunt's own runs are done. */
long book_done_count(const struct hunt_book *book);

/* Adds a board to those found if it is among the best and new. */
void book_add_board(struct hunt_book *book, const struct hunt_member *member);

/* Likewise adds all boards of a run's pools. */
void book_add_found(struct hunt_book *book, const struct hunt *hunt);

/* Writes the boards found, one per line: points and board. */
void book_write_found(const struct hunt_book *book, struct writer *out);

/* Writes the letters of a board of the plan to `text`, and returns it. */
const char *book_board_text(const struct hunt_plan *plan, const unsigned char *faces,
                            char text[BOARD_TEXT_MAX]);

#endif
