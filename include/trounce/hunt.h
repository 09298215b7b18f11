/* SPDX-License-Identifier: MIT */
/*
 * The hunt for boards with many points: hill climbing with pools of boards, one change at a time,
 * until no change is an improvement. Leaves scoring to solver.h, and threads, clock and files to
 * the caller.
 *
 * A pool holds the best boards met so far, up to its size. A step takes the best of them that has
 * not been tried and scores every board that is one change away: another letter in one cell, or two
 * cells swapped. A climb is over when all boards of its pool have been tried.
 *
 *     small pool ── climb 1 ──╮
 *     small pool ── climb 2 ──┼── what they ended with ── last climb, whole pool
 *     ...                    ─╯
 *
 * A run begins with HUNT_SMALL_CLIMBS climbs, each from random boards with a tenth of the pool: a
 * small pool gets stuck more often, but so much sooner that many of them get further than one large
 * pool in the same time. The boards they end with are the pool of the last climb.
 *
 * Boards that can be turned or mirrored into one another count as one, the canonical one. Boards
 * are ranked by points and then by a hash of their letters, so that no two have the same rank, and
 * a pool depends only on which boards were met, not on their order. The result of a run depends on
 * its configuration alone; a run that was saved and resumed ends with the same boards as one that
 * was not.
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
    int pool;      /* 1..HUNT_POOL_MAX */
    uint64_t seed; /* determines, with `run`, the boards it begins with */
    uint64_t run;
    enum solver_simd simd; /* how boards are scored: all ways find the same */
};

/* A board of a pool. Its faces are A to Z, a Q being QU. */
struct hunt_member {
    long points;
    bool is_tried; /* its changes have been scored */
    unsigned char faces[BOARD_CELLS_MAX];
};

enum hunt_pool {
    HUNT_POOL_HERE, /* of the current climb */
    HUNT_POOL_KEPT, /* what small climbs before it ended with */
    HUNT_POOL_COUNT
};

/* A run. For one thread at a time; several runs may share the lexicon, which is borrowed. */
struct hunt;

/* Begins a run. The caller ends with hunt_free. STATUS_NO_MEMORY. */
enum status hunt_new(const struct lexicon *lexicon, const struct hunt_config *config,
                     struct hunt **hunt);

/* Resumes a run that had reached `climb` (0..HUNT_SMALL_CLIMBS) with so many scorings; its pools
 * are empty until all their boards have been put back by hunt_put. STATUS_NO_MEMORY. */
enum status hunt_resume(const struct lexicon *lexicon, const struct hunt_config *config, int climb,
                        uint64_t scorings, struct hunt **hunt);

/* Puts a board back. STATUS_RANGE: the pool is full or has the board already, or the board is not
 * canonical, has a face that is not a letter or scores other points. STATUS_NO_MEMORY. */
enum status hunt_put(struct hunt *hunt, enum hunt_pool pool, const struct hunt_member *member);

/* Takes NULL. */
void hunt_free(struct hunt *hunt);

/* Is the last climb over? */
bool hunt_is_done(const struct hunt *hunt);

/* Tries one board, or begins the next climb; the run is not done. STATUS_NO_MEMORY: the run cannot
 * go on. */
enum status hunt_step(struct hunt *hunt);

/* The current climb, 0..HUNT_SMALL_CLIMBS; the last is that of the whole pool. */
int hunt_climb(const struct hunt *hunt);

/* How many boards were scored since the run began. */
uint64_t hunt_scorings(const struct hunt *hunt);

/* The boards of a pool, the best first; `index` is below the count. A member is valid until the
 * next step. */
size_t hunt_count(const struct hunt *hunt, enum hunt_pool pool);
const struct hunt_member *hunt_member(const struct hunt *hunt, enum hunt_pool pool, size_t index);

/* The most points of a board met so far. */
long hunt_best(const struct hunt *hunt);

/* Turns and mirrors the board of `faces` into the canonical one of its (up to eight) symmetries:
 * the first in the order of the faces, cell by cell. */
void hunt_canonical(int rows, int columns, unsigned char *faces);

#endif
