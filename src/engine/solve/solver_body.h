/* SPDX-License-Identifier: MIT */
/*
 * The walk over all paths of a board at once, one cell longer with each step: the data and the
 * interface of the bodies that make the step. Leaves the stack of levels to solver_levels.h.
 *
 * A path is a state: the node of the lexicon that it leads to, its last cell, and the cells that it
 * must not use (its own, and blank ones). On boards of up to 27 cells (narrow) these are two words
 * of 32 bits; on larger ones (wide) one of 32 and one of 64:
 *
 *     narrow   node: slot, 32 bits                      path: used cells, bits 0..26; cell, 27..31
 *     wide     node: slot, bits 0..25; cell, 26..31     used: a bit a cell, 64 bits
 *
 * A cell that spells two letters is walked as two cells. Paths enter it by its first letter, and
 * continue only to its second half, an extra cell after those of the board, which has the
 * neighbours of the real cell. No word ends at the first letter.
 *
 * A body expands a run of states: it makes all states that are one cell longer, and notes a hit for
 * each state that ends a word. It has no branch that depends on letters, which makes it fast. The
 * levels of states form one stack:
 *
 *     | level 0 | level 1     | level 2         | ...
 *                       ^ not yet gone on from: up to here
 *
 * A large level is expanded in chunks, the last chunk first, and all that follows from a chunk is
 * done before the next: the stack stays small whatever the board and the lexicon.
 */
#ifndef TROUNCE_ENGINE_SOLVER_BODY_H
#define TROUNCE_ENGINE_SOLVER_BODY_H

#include "trounce/board.h"
#include "trounce/lexicon.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LEVELS_AROUND    8  /* the most neighbours of a cell */
#define LEVELS_NO_LETTER 63 /* the top bit of a node, which is never set */
#define LEVELS_NO_PARENT UINT32_MAX

#define NARROW_CELLS_MAX  27
#define NARROW_ROWS       32 /* entries of tables that are indexed by a cell */
#define NARROW_CELL_SHIFT 27
#define NARROW_USED       0x07ffffffu
#define NARROW_NO_CELL    31

#define WIDE_CELL_SHIFT 26
#define WIDE_SLOT       0x03ffffffu
#define WIDE_NO_CELL    255

/* The bit and the number of each cell, as in the path of a narrow state. */
static const _Alignas(64) uint32_t narrow_cell_paths[NARROW_ROWS] = {
#define CELL(c) ((uint32_t)(c) << NARROW_CELL_SHIFT | UINT32_C(1) << (c))
    CELL(0),  CELL(1),  CELL(2),  CELL(3),  CELL(4),  CELL(5),  CELL(6),  CELL(7),  CELL(8),
    CELL(9),  CELL(10), CELL(11), CELL(12), CELL(13), CELL(14), CELL(15), CELL(16), CELL(17),
    CELL(18), CELL(19), CELL(20), CELL(21), CELL(22), CELL(23), CELL(24), CELL(25), CELL(26),
#undef CELL
};

/* For the tables of plain C: the letters of a node are cut into pieces. */
#define PIECES        4
#define PIECE_LETTERS 8
#define PIECE_VALUES  (1 << PIECE_LETTERS)

/* A dead state has used all cells, so that nothing follows it, and is at the root, where no word
 * ends. */
#define LEVELS_DEAD_NODE LEXICON_ROOT
#define NARROW_DEAD_PATH UINT32_MAX
#define WIDE_DEAD_USED   UINT64_MAX

#define LEVELS_CHUNK 512 /* states; a multiple of LEVELS_SLACK */
/* A body may write this many states after those it makes, and read as many after its run. */
#define LEVELS_SLACK     16
#define LEVELS_HITS      8192 /* hits that can wait to be taken */
#define LEVELS_HITS_FREE (LEVELS_HITS - LEVELS_CHUNK - LEVELS_SLACK)

/*
 * The offsets, in 32-bit words, of a state's parent and path from its node, of the hits from the
 * first node, and of a hit's state from the hit.
 *
 * A load from the same offset in a page of 4096 bytes as an earlier store has to wait, as the
 * processor at first assumes the same address (4K aliasing). A level is read while the next one is
 * written, some hundreds of states after it: so paths are half a page from nodes, and the hits,
 * which are fewer, where they collide with neither on ordinary boards.
 */
#define LEVELS_STATES_LEAST                                                                        \
    ((BOARD_CELLS_MAX + 2) * (LEVELS_CHUNK * LEVELS_AROUND + 2 * LEVELS_SLACK))
#define LEVELS_STATES        (LEVELS_STATES_LEAST / 512 * 512 + 512 + 256)
#define LEVELS_TO_PARENTS    ((size_t)LEVELS_STATES)
#define LEVELS_TO_PATHS      ((size_t)LEVELS_STATES * 2)
#define LEVELS_TO_HITS       ((size_t)LEVELS_STATES * 4 + 448)
#define LEVELS_TO_HIT_STATES ((size_t)LEVELS_HITS)
static_assert(LEVELS_TO_PATHS * sizeof(uint32_t) % 4096 == 2048, "half a page");
static_assert(LEVELS_TO_HITS * sizeof(uint32_t) % 4096 == 1792, "less than half a page");

/* The steps from a cell to its neighbours, in the order of levels.around. */
struct narrow_steps {
    uint32_t letters[LEVELS_AROUND];
    uint32_t paths[LEVELS_AROUND]; /* the bits of a path that change */
    uint64_t neighbours;           /* a bit a cell */
};

struct levels {
    const struct alphabet *alphabet;
    const uint64_t *nodes;
    uint64_t packed[256]; /* for AVX2: for each byte the numbers of its set bits, a byte each */
    int min_letters;      /* of words that count */
    uint32_t least_word;  /* the least upper half of a node whose word counts */

    /* The shape, computed only when rows or columns change. */
    int rows;
    int columns;
    int cell_count;
    bool is_wide;
    uint64_t neighbours[BOARD_CELLS_MAX];                 /* a bit a cell */
    unsigned char around[BOARD_CELLS_MAX][LEVELS_AROUND]; /* the same as a list, then NO_CELL */

    /* The board. */
    unsigned char letters[BOARD_CELLS_MAX]; /* of each cell; LEVELS_NO_LETTER for none */
    uint64_t blank_cells;
    uint64_t letter_cells; /* the others, without second halves */
    uint64_t long_cells; /* that spell two letters; the n-th has its other half in cell_count + n */
    int walked_count;    /* cells, with second halves */
    uint32_t least_words[BOARD_CELLS_MAX]; /* as least_word, but UINT32_MAX at a long cell, where
                                              none counts */

    /* What a body prepares of the board. */
    union {
        uint32_t piece_cells[PIECES][PIECE_VALUES];      /* plain C */
        uint64_t wide_piece_cells[PIECES][PIECE_VALUES]; /* plain C, wide */
        struct narrow_steps steps[NARROW_ROWS];          /* AVX2 */
    } tables;

    /* States and hits. */
    void *block;
    uint32_t *state_nodes;
    uint32_t *state_paths;   /* narrow */
    uint64_t *state_used;    /* wide; in the same place */
    uint32_t *state_parents; /* the state before each; only written when traced */

    uint32_t *hits;       /* the slots where words end */
    uint32_t *hit_states; /* the state of each hit; only written when traced */
    size_t hit_count;

    /* The progress of the walk: where each level begins and ends, without states that have been
     * expanded, and where the one after the deepest would begin. */
    const struct levels_body *body;
    bool is_traced;
    bool has_gone_on; /* a body expanded several levels: waiting hits may have states that are on no
                         level */
    size_t made_max;  /* so many states may be expanded in the same call */
    size_t depth;
    size_t states; /* expanded so far, with the padding after them */
    size_t begins[BOARD_CELLS_MAX + 2];
    size_t ends[BOARD_CELLS_MAX + 2];
};

/* May a body expand the `made` states in the same call, with so many hits waiting? A level of up to
 * a chunk need not be put on the stack, as it is expanded whole. */
static inline bool levels_goes_on(const struct levels *levels, size_t made, size_t hit_count)
{
    return made > 0 && made <= levels->made_max && hit_count <= LEVELS_HITS_FREE;
}

/* Writes levels.letters: those of `faces`, LEVELS_NO_LETTER for blanks and all other places, and
 * anything for faces of two letters. Returns the cells that do not show exactly one letter. */
typedef uint64_t levels_take_faces(struct levels *levels, const unsigned char *faces);

/* Makes the states of one cell at the beginning of the stack, followed by dead ones; returns how
 * many there are. */
typedef size_t levels_begin_paths(struct levels *levels);

/*
 * Expands the states from `first` to `end` into `*out`, returns how many were made, and adds the
 * hits of the run. It may expand these in turn, if levels_goes_on, with its constants still in
 * registers: `*out` then becomes the place of the states that were made last. LEVELS_SLACK states
 * after the run may be read (dead ones, or others); LEVELS_CHUNK is a multiple of every body's
 * stride, so that others are never taken for the run's.
 */
typedef size_t levels_expand(struct levels *levels, size_t first, size_t end, size_t *out);

/* Where the level after one that ends at `end` begins. */
static inline size_t levels_behind(size_t end)
{
    return (end + LEVELS_SLACK) & ~(size_t)(LEVELS_SLACK - 1);
}

/*
 * Takes `count` hits, after which LEVELS_SLACK more may be written: copies the slots of words whose
 * mark in `marks` (a byte per slot) is less than `mark` to `words`, which has room for LEVELS_SLACK
 * more, moves the states of these hits, unless NULL, to the front, and marks the words. Returns how
 * many there are. `words` may be `hits`.
 */
typedef size_t levels_take_new(uint32_t *hits, uint32_t *states, size_t count, unsigned char *marks,
                               unsigned char mark, uint32_t *words);

#define LEVELS_LENGTHS 64 /* the lengths of words that a node can hold */

/* The sum of the points, by length, of `count` words, after which LEVELS_SLACK more may be written.
 */
typedef long levels_sum_points(const uint64_t *nodes, uint32_t *words, size_t count,
                               const int points[LEVELS_LENGTHS]);

/* An implementation of the step. */
struct levels_body {
    bool is_wide;
    levels_take_faces *take_faces;          /* NULL: in plain C */
    void (*prepare)(struct levels *levels); /* once per board; NULL: nothing to do */
    levels_begin_paths *begin_paths;        /* NULL: in plain C */
    levels_expand *expand;
    levels_expand *expand_traced; /* notes parents, and the states of hits */
    levels_take_new *take_new;    /* NULL, as sum_points: hits are taken in plain C */
    levels_sum_points *sum_points;
};

extern const struct levels_body levels_portable;
extern const struct levels_body levels_wide; /* plain C too */

#ifdef __x86_64__
extern const struct levels_body levels_avx2;
extern const struct levels_body levels_avx512;
extern const struct levels_body levels_wide_avx512;

/* The features that a body is compiled for and that the processor is checked for before it runs: a
 * single list for both, so that they cannot differ. */
#define AVX2_FEATURES(first, next) first("avx2") next("bmi") next("bmi2") next("popcnt")
#define AVX512_FEATURES(first, next)                                                               \
    AVX2_FEATURES(first, next)                                                                     \
    next("avx512f") next("avx512bw") next("avx512vl") next("avx512dq") next("avx512vbmi")          \
        next("avx512vbmi2") next("avx512bitalg")

#define FEATURE_NAME(name)     name
#define AND_FEATURE_NAME(name) "," name
#define TARGET_FEATURES(list)  target(list(FEATURE_NAME, AND_FEATURE_NAME))
#define HAS_FEATURE_AND(name)  __builtin_cpu_supports(name) &&
#define CPU_HAS_FEATURES(list) (list(HAS_FEATURE_AND, HAS_FEATURE_AND) true)
#endif

#endif
