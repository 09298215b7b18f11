/* SPDX-License-Identifier: MIT */
/*
 * The walk over all paths of a board at once, which grow by one cell with each step: its data, and
 * the interface of the bodies that implement the step. Leaves the stack of levels to
 * solver_levels.h.
 *
 * A path is stored as a state: the lexicon node it leads to, its last cell, and the cells it must
 * not use (its own, and blank ones). On boards of up to 27 cells (narrow) a state is two 32-bit
 * words; on larger ones (wide) it is a 32-bit and a 64-bit word:
 *
 *     narrow   node: slot, 32 bits                      path: used cells, bits 0..26; cell, 27..31
 *     wide     node: slot, bits 0..25; cell, 26..31     used: one bit per cell, 64 bits
 *
 * A cell that spells two letters is walked as two cells. Paths enter it at its first letter and
 * continue only to its second half, an extra cell after those of the board that has the neighbours
 * of the real cell. No word ends at the first letter.
 *
 * A body expands a run of states: it makes every state that is one cell longer, and records a hit
 * for each state of the run that ends a word. It is fast because no branch depends on letters. The
 * levels of states form one stack:
 *
 *     | level 0 | level 1     | level 2         | ...
 *                       ^ not yet expanded: up to here
 *
 * A large level is expanded in chunks, the last chunk first, and everything that follows from a
 * chunk is finished before the next one, so the stack stays small for any board and lexicon.
 */
#ifndef TROUNCE_ENGINE_SOLVER_BODY_H
#define TROUNCE_ENGINE_SOLVER_BODY_H

#include "trounce/board.h"
#include "trounce/lexicon.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LEVELS_AROUND    8  /* maximum number of neighbours of a cell */
#define LEVELS_NO_LETTER 63 /* the top bit of a node, which is never set */
#define LEVELS_NO_PARENT UINT32_MAX

#define NARROW_CELLS_MAX  27
#define NARROW_ROWS       32 /* entries of tables indexed by cell */
#define NARROW_CELL_SHIFT 27
#define NARROW_USED       0x07ffffffu
#define NARROW_NO_CELL    31

#define WIDE_CELL_SHIFT 26
#define WIDE_SLOT       0x03ffffffu
#define WIDE_NO_CELL    255

/* The bit and the number of each cell, laid out as in the path of a narrow state. */
static const _Alignas(64) uint32_t narrow_cell_paths[NARROW_ROWS] = {
#define CELL(c) ((uint32_t)(c) << NARROW_CELL_SHIFT | UINT32_C(1) << (c))
    CELL(0),  CELL(1),  CELL(2),  CELL(3),  CELL(4),  CELL(5),  CELL(6),  CELL(7),  CELL(8),
    CELL(9),  CELL(10), CELL(11), CELL(12), CELL(13), CELL(14), CELL(15), CELL(16), CELL(17),
    CELL(18), CELL(19), CELL(20), CELL(21), CELL(22), CELL(23), CELL(24), CELL(25), CELL(26),
#undef CELL
};

/* For the tables of the plain C bodies: a node's mask of letters is cut into pieces. */
#define PIECES        4
#define PIECE_LETTERS 8
#define PIECE_VALUES  (1 << PIECE_LETTERS)

/* A dead state has used all cells, so nothing follows it, and is at the root, where no word
 * ends. */
#define LEVELS_DEAD_NODE LEXICON_ROOT
#define NARROW_DEAD_PATH UINT32_MAX
#define WIDE_DEAD_USED   UINT64_MAX

#define LEVELS_CHUNK 512 /* states; a multiple of LEVELS_SLACK */
/* A body may write this many states past those it makes, and read as many past its run. */
#define LEVELS_SLACK     16
#define LEVELS_HITS      8192 /* maximum number of waiting hits */
#define LEVELS_HITS_FREE (LEVELS_HITS - LEVELS_CHUNK - LEVELS_SLACK)

/*
 * Offsets in 32-bit words: from a state's node to its parent and path, from the first node to the
 * hits, and from a hit to its state.
 *
 * A load from the same offset within a 4096-byte page as an earlier store stalls, because the
 * processor at first assumes the same address (4K aliasing). A level is read while the next one is
 * written a few hundred states after it. So paths are placed half a page from nodes, and the hits,
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
    uint32_t paths[LEVELS_AROUND]; /* the path bits that change */
    uint64_t neighbours;           /* one bit per cell */
};

struct levels {
    const struct alphabet *alphabet;
    const uint64_t *nodes;
    uint64_t packed[256]; /* for AVX2: for each byte value, the indices of its set bits */
    int min_letters;      /* of words that count */
    uint32_t least_word;  /* upper halves of nodes from this value on end a word that counts */

    /* The shape, computed only when rows or columns change. */
    int rows;
    int columns;
    int cell_count;
    bool is_wide;
    uint64_t neighbours[BOARD_CELLS_MAX];                 /* one bit per cell */
    unsigned char around[BOARD_CELLS_MAX][LEVELS_AROUND]; /* as a list, padded with NO_CELL */

    /* The board. */
    unsigned char letters[BOARD_CELLS_MAX]; /* of each cell; LEVELS_NO_LETTER for none */
    uint64_t blank_cells;
    uint64_t letter_cells; /* the others, without second halves */
    uint64_t long_cells;   /* cells of two letters; the second half of the n-th is cell_count + n */
    int walked_count;      /* cells, with second halves */
    uint32_t least_words[BOARD_CELLS_MAX]; /* least_word, but UINT32_MAX at a long cell, where no
                                              word ends */

    /* What a body precomputes for the board. */
    union {
        uint32_t piece_cells[PIECES][PIECE_VALUES];      /* plain C */
        uint64_t wide_piece_cells[PIECES][PIECE_VALUES]; /* plain C, wide */
        struct narrow_steps steps[NARROW_ROWS];          /* AVX2 */
    } tables;

    /* States and hits. */
    void *block;
    uint32_t *state_nodes;
    uint32_t *state_paths;   /* narrow */
    uint64_t *state_used;    /* wide; shares memory with state_paths */
    uint32_t *state_parents; /* the state that each one extends; only written when traced */

    uint32_t *hits;       /* the slots where words end */
    uint32_t *hit_states; /* the state of each hit; only written when traced */
    size_t hit_count;

    /* The progress of the walk: where each level begins, where its unexpanded states end, and where
     * the level after the deepest would begin. */
    const struct levels_body *body;
    bool is_traced;
    bool has_gone_on; /* a body expanded several levels: the states of waiting hits may be on no
                         level */
    size_t made_max;  /* maximum number of states that may be expanded in the same call */
    size_t depth;
    size_t states; /* expanded so far, including padding */
    size_t begins[BOARD_CELLS_MAX + 2];
    size_t ends[BOARD_CELLS_MAX + 2];
};

/* Returns whether a body may expand the `made` states in the same call, with `hit_count` hits
 * waiting. A level of at most one chunk is expanded whole, so it need not be put on the stack. */
static inline bool levels_goes_on(const struct levels *levels, size_t made, size_t hit_count)
{
    return made > 0 && made <= levels->made_max && hit_count <= LEVELS_HITS_FREE;
}

/* Writes levels.letters: the letters of `faces`, LEVELS_NO_LETTER for blanks and entries past the
 * board, anything for faces of two letters. Returns the cells that do not show one letter. */
typedef uint64_t levels_take_faces(struct levels *levels, const unsigned char *faces);

/* Makes the one-cell states at the bottom of the stack, then dead ones; returns their number. */
typedef size_t levels_begin_paths(struct levels *levels);

/*
 * Expands the states from `first` to `end` into `*out`, adds the hits of the run, and returns the
 * number of states made. It may expand these in turn if levels_goes_on() allows, with its constants
 * still in registers; `*out` is then set to where the last states made begin. LEVELS_SLACK states
 * after the run may be read, dead or not: LEVELS_CHUNK is a multiple of every body's stride, so a
 * live one is never expanded as part of the run.
 */
typedef size_t levels_expand(struct levels *levels, size_t first, size_t end, size_t *out);

/* Returns where the level after one that ends at `end` begins. */
static inline size_t levels_behind(size_t end)
{
    return (end + LEVELS_SLACK) & ~(size_t)(LEVELS_SLACK - 1);
}

/*
 * Takes `count` hits: copies the slots whose mark in `marks` (a byte per slot) is less than `mark`
 * to `words`, marks them, and moves the states of these hits to the front unless `states` is NULL.
 * Returns the number of words. May write LEVELS_SLACK entries past the end of each array. `words`
 * may be `hits`.
 */
typedef size_t levels_take_new(uint32_t *hits, uint32_t *states, size_t count, unsigned char *marks,
                               unsigned char mark, uint32_t *words);

#define LEVELS_LENGTHS 64 /* word lengths that a node can hold */

/* Sums the points, by length, of `count` words. May write LEVELS_SLACK entries past them. */
typedef long levels_sum_points(const uint64_t *nodes, uint32_t *words, size_t count,
                               const int points[LEVELS_LENGTHS]);

/* An implementation of the step. Members that are NULL are done in plain C. */
struct levels_body {
    bool is_wide;
    levels_take_faces *load_faces;          /* NULL: plain C is used */
    void (*prepare)(struct levels *levels); /* called once per board; may be NULL */
    levels_begin_paths *begin_paths;        /* NULL: plain C is used */
    levels_expand *expand;
    levels_expand *expand_traced; /* also records parents and the states of hits */
    levels_take_new *add_new;     /* NULL, like sum_points: plain C is used */
    levels_sum_points *sum_points;
};

extern const struct levels_body levels_portable;
extern const struct levels_body levels_wide; /* plain C too */

#ifdef __x86_64__
extern const struct levels_body levels_avx2;
extern const struct levels_body levels_avx512;
extern const struct levels_body levels_wide_avx512;

/* The features that a body is compiled for, and that the processor is checked for before the body
 * runs: one list for both, so that they cannot differ. */
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
