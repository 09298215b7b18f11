/* SPDX-License-Identifier: MIT */
/*
 * The walk of all paths of a board together, one cell longer at each step: what its bodies share.
 * Only for the solver; boards it is too narrow for go by solver_walk.h.
 *
 * A path is a state: the node of the lexicon it has led to, and a word of 32 bits
 *
 *     bits  0..26   cells that are used (or blank)
 *     bits 27..31   the last cell
 *
 * A body makes, from a run of states, all states that are one cell longer, and notes a hit for each
 * state that ends a word. It has no branch that depends on letters: that is where its speed is.
 * States lie level behind level in one stack:
 *
 *     | level 0 | level 1     | level 2         | ...
 *                       ^ not yet gone on from: up to here
 *
 * A level that is wide is gone on from in chunks, the last chunk first, and all that lies behind a
 * chunk is done before the next: the stack stays small whatever the board and the lexicon.
 */
#ifndef TROUNCE_ENGINE_SOLVER_LEVELS_H
#define TROUNCE_ENGINE_SOLVER_LEVELS_H

#include "trounce/board.h"
#include "trounce/lexicon.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LEVELS_CELLS_MAX  27
#define LEVELS_ROWS       32 /* entries of tables that are indexed by a cell */
#define LEVELS_AROUND     8  /* cells adjoin a cell at most */
#define LEVELS_CELL_SHIFT 27
#define LEVELS_USED       0x07ffffffu
#define LEVELS_NO_CELL    31
#define LEVELS_NO_LETTER                                                                           \
    63 /* its bit is set in no node: the top of a base, which is below 2^31                        \
        */
#define LEVELS_NO_PARENT UINT32_MAX

/* A hit: where a word ends (a slot of the lexicon) and how many letters it has. */
#define HIT_LENGTH_SHIFT 26
#define HIT_SLOT         0x03ffffffu

/* A path that nothing can follow, with the root, where no word ends. */
#define LEVELS_DEAD_NODE LEXICON_ROOT
#define LEVELS_DEAD_PATH UINT32_MAX

#define LEVELS_CHUNK 512 /* states; a multiple of LEVELS_SLACK */
/* A body may write this many states behind what it makes, and read as many behind its run. */
#define LEVELS_SLACK  16
#define LEVELS_HITS   8192 /* hits that can wait to be taken */
#define LEVELS_STATES ((LEVELS_CELLS_MAX + 2) * (LEVELS_CHUNK * LEVELS_AROUND + 2 * LEVELS_SLACK))

struct levels {
    const uint64_t *nodes;
    uint32_t least_word; /* the least of node >> 26 << 26 whose word counts */

    /* The shape: made anew only when rows or columns change. */
    int rows;
    int columns;
    int cell_count;
    uint32_t neighbours[LEVELS_ROWS];                  /* a bit a cell */
    unsigned char around[LEVELS_ROWS][LEVELS_AROUND];  /* the same as a list, then NO_CELL */
    uint32_t around_paths[LEVELS_ROWS][LEVELS_AROUND]; /* their bit and number as in a state */

    /* The board. */
    unsigned char letters[LEVELS_ROWS]; /* the first of each cell, or LEVELS_NO_LETTER */
    unsigned char seconds[LEVELS_ROWS]; /* the second of cells that spell two */
    uint32_t long_cells;                /* cells that spell two letters */
    uint32_t blank_cells;

    /* What a body makes of the board for itself. */
    union {
        uint32_t piece_cells[4][128];                           /* plain C */
        uint32_t around_letters[LEVELS_ROWS][LEVELS_AROUND];    /* AVX2 */
        unsigned char around_bytes[LEVELS_ROWS][LEVELS_AROUND]; /* AVX-512 */
    } body;

    /* States and hits; the arrays lie in one block. */
    void *block;
    uint32_t *state_nodes;
    uint32_t *state_paths;
    uint32_t *state_parents; /* the state that each comes from; only written when traced */

    uint32_t *hits;
    uint32_t *hit_states; /* which state each was; only written when traced */
    size_t hit_count;
};

/*
 * Makes the states that follow those from `first` to `end` at `out`, returns how many, and adds the
 * hits of the run. Behind the run lie LEVELS_SLACK states that may be read (dead ones, others'), a
 * body that would take them for its own needs a whole number of its strides in LEVELS_CHUNK.
 */
typedef size_t levels_expand(struct levels *levels, size_t first, size_t end, size_t out);

/* One way to do it. */
struct levels_body {
    void (*prepare)(struct levels *levels); /* once a board */
    levels_expand *expand;
    levels_expand *expand_traced; /* notes parents, and the states of hits */
};

extern const struct levels_body levels_portable;
#ifdef __x86_64__
extern const struct levels_body levels_avx2;
extern const struct levels_body levels_avx512;
#endif

/* Takes the waiting hits; their states and all the parents of those are there still. */
typedef void levels_taker(void *context);

/* Can this lexicon be walked this way? */
bool levels_fit(const struct lexicon *lexicon);

/* Makes the memory of a walk over `lexicon`; false when there is none. */
bool levels_init(struct levels *levels, const struct lexicon *lexicon);
void levels_deinit(struct levels *levels);

/*
 * Walks a board of at most LEVELS_CELLS_MAX cells, whose faces are `faces`. Hits of at least
 * `min_letters` letters are handed to `take`, each word as often as there are paths of it. False
 * when there are more states than could be walked in good time: the hits are not all there are.
 */
bool levels_run(struct levels *levels, const struct levels_body *body, bool traced, int rows,
                int columns, const unsigned char *faces, int min_letters, levels_taker *take,
                void *context);

/* Writes the cells of a state of a traced walk in order; returns how many. */
int levels_path(const struct levels *levels, uint32_t state, unsigned char cells[LEVELS_CELLS_MAX]);

#endif
