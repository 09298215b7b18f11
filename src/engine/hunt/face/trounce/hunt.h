/* SPDX-License-Identifier: MIT */
/*
 * Searches for boards with many points: hill climbing with pools of boards, one change at a time,
 * until no change is an improvement. Leaves scoring to solver.h, and threads, clock and files to
 * the caller.
 *
 * A pool holds the best boards found so far, up to its size. A step takes the best untried one and
 * scores every board that is one change away: another letter in one cell, or two cells swapped. A
 * climb ends when all boards of its pool have been tried.
 *
 *     small pool ── climb 1 ──╮
 *     small pool ── climb 2 ──┼── the boards they ended with ── last climb, whole pool
 *     ...                    ─╯
 *
 * A run begins with HUNT_SMALL_CLIMBS climbs, each from random boards with a tenth of the pool: a
 * small pool gets stuck more often, but so much sooner that many of them get further than one large
 * pool in the same time. The boards they end with form the pool of the last climb.
 *
 * Boards that are rotations or reflections of each other count as one, the canonical one. Boards
 * are ranked by points and then by a hash of their letters, so that no two have the same rank and a
 * pool depends only on which boards were found, not on their order. The result of a run depends on
 * its configuration alone; a run that was saved and resumed ends with the same boards as an
 * uninterrupted one.
 */
#ifndef TROUNCE_HUNT_H
#define TROUNCE_HUNT_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HUNT_POOL_MAX     100000
#define HUNT_SMALL_CLIMBS 16

struct hunt_config {
    int rows; /* rows * columns in 1..BOARD_CELLS_MAX */
    int columns;
    enum rules rules;
    int min_letters; /* of the words that count; 0: as the rules say (see struct solver_filter) */
    int pool;        /* 1..HUNT_POOL_MAX */
    uint64_t seed;   /* with `run`, determines the starting boards */
    uint64_t run;
    enum solver_kernel simd; /* how boards are scored; the results are the same */
};

/* A board of a pool. Its faces are those of the letters; where Q is Qu, that one. */
struct hunt_member {
    long points;
    bool is_tried; /* its changes have been scored */
    unsigned char faces[BOARD_CELLS_MAX];
};

enum hunt_pool {
    HUNT_POOL_HERE, /* the current climb */
    HUNT_POOL_KEPT, /* the boards that earlier small climbs ended with */
    HUNT_POOL_COUNT
};

/* A run, used by one thread at a time. The lexicon is borrowed; runs may share it. */
struct hunt;

/* Begins a run; end it with hunt_free. STATUS_NO_MEMORY. */
enum status hunt_new(const struct lexicon *lexicon, const struct hunt_config *config,
                     struct hunt **hunt);

/* Resumes a run that had reached `climb` (0..HUNT_SMALL_CLIMBS) after `scorings` scored boards; its
 * pools are empty until hunt_put has restored all their boards. STATUS_NO_MEMORY. */
enum status hunt_resume(const struct lexicon *lexicon, const struct hunt_config *config, int climb,
                        uint64_t scorings, struct hunt **hunt);

/* Restores a board. STATUS_RANGE: the pool is full or already has the board, or the board is not
 * canonical, has a face that is not a letter, or has the wrong points. STATUS_NO_MEMORY. */
enum status hunt_put(struct hunt *hunt, enum hunt_pool pool, const struct hunt_member *member);

/* NULL is allowed. */
void hunt_free(struct hunt *hunt);

/* Returns whether the last climb has ended. */
bool hunt_is_done(const struct hunt *hunt);

/* Tries one board or begins the next climb; the run must not be done. STATUS_NO_MEMORY: the run
 * cannot continue. */
enum status hunt_step(struct hunt *hunt);

/* The current climb, 0..HUNT_SMALL_CLIMBS; the last one uses the whole pool. */
int hunt_climb(const struct hunt *hunt);

/* The number of boards scored since the run began. */
uint64_t hunt_scorings(const struct hunt *hunt);

/* The boards of a pool, best first; `index` is below the count. A member is valid until the next
 * step. */
size_t hunt_count(const struct hunt *hunt, enum hunt_pool pool);
const struct hunt_member *hunt_member(const struct hunt *hunt, enum hunt_pool pool, size_t index);

/* The highest score found so far. */
long hunt_best(const struct hunt *hunt);

#endif
