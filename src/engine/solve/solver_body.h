/* SPDX-License-Identifier: MIT */
/*
 * The walk of all paths of a board together, one cell longer at each step: what the bodies of that
 * step see and do. Leaves the stack of levels to solver_levels.h.
 *
 * A path is a state: the node of the lexicon it has led to, its last cell, the cells that it must
 * not use (its own, and blank ones). On boards of up to 27 cells, the narrow walk, these are two
 * words of 32 bits; on larger ones, the wide walk, one of 32 and one of 64:
 *
 *     narrow   node: slot, 32 bits                      path: used cells, bits 0..26; cell, 27..31
 *     wide     node: slot, bits 0..25; cell, 26..31     used: a bit a cell, 64 bits
 *
 * A cell that spells two letters is walked as two cells. Paths come to it by its first letter, and
 * go on from there to its second half alone, an extra cell behind those of the board; around this
 * are the cells that are around the first. No word ends at the first.
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
#ifndef TROUNCE_ENGINE_SOLVER_BODY_H
#define TROUNCE_ENGINE_SOLVER_BODY_H

#include "trounce/board.h"
#include "trounce/lexicon.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LEVELS_AROUND 8 /* cells adjoin a cell at most */
#define LEVELS_NO_LETTER                                                                           \
    63 /* its bit is set in no node: the top of a base, which is below 2^31                        \
        */
#define LEVELS_NO_PARENT UINT32_MAX

#define NARROW_CELLS_MAX  27
#define NARROW_ROWS       32 /* entries of tables that are indexed by a cell */
#define NARROW_CELL_SHIFT 27
#define NARROW_USED       0x07ffffffu
#define NARROW_NO_CELL    31

#define WIDE_CELL_SHIFT 26
#define WIDE_SLOT       0x03ffffffu
#define WIDE_NO_CELL    255

/* Each cell as the bit and the number that it is in the path of a narrow walk. */
static const _Alignas(64) uint32_t narrow_cell_paths[NARROW_ROWS] = {
#define CELL(c) ((uint32_t)(c) << NARROW_CELL_SHIFT | UINT32_C(1) << (c))
    CELL(0),  CELL(1),  CELL(2),  CELL(3),  CELL(4),  CELL(5),  CELL(6),  CELL(7),  CELL(8),
    CELL(9),  CELL(10), CELL(11), CELL(12), CELL(13), CELL(14), CELL(15), CELL(16), CELL(17),
    CELL(18), CELL(19), CELL(20), CELL(21), CELL(22), CELL(23), CELL(24), CELL(25), CELL(26),
#undef CELL
};

/* Tables of plain C, from pieces of the letters of a node. */
#define PIECES       4
#define PIECE_VALUES 128

/* A path that nothing can follow has used all cells, and is at the root, where no word ends. */
#define LEVELS_DEAD_NODE LEXICON_ROOT
#define NARROW_DEAD_PATH UINT32_MAX
#define WIDE_DEAD_USED   UINT64_MAX

#define LEVELS_CHUNK 512 /* states; a multiple of LEVELS_SLACK */
/* A body may write this many states behind what it makes, and read as many behind its run. */
#define LEVELS_SLACK     16
#define LEVELS_HITS      8192 /* hits that can wait to be taken */
#define LEVELS_HITS_FREE (LEVELS_HITS - LEVELS_CHUNK - LEVELS_SLACK)

/*
 * The arrays of states and hits lie behind one another, by numbers of 32-bit words: as far from a
 * state's node lie its parent and its path, and so far from a hit its state.
 *
 * A load that is as far into a page of 4096 bytes as a store before it has to wait, for the
 * processor first takes the two for the same place. A level is read while the next one is written,
 * some hundreds of states behind it: so its paths lie half a page from its nodes, and the hits,
 * which are fewer, where neither comes upon them on ordinary boards.
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

/* The steps from a cell of a board to those around it, in the order of levels.around. */
struct narrow_steps {
    uint32_t letters[LEVELS_AROUND];
    uint32_t paths[LEVELS_AROUND]; /* the bits of a path that change */
    uint32_t neighbours;
    uint32_t least_word;
};

struct levels {
    const uint64_t *nodes;
    uint64_t
        packed[256]; /* for each byte the numbers of its bits that are set, a byte each: AVX2's */
    int min_letters; /* of words that count */
    uint32_t least_word; /* the least lower half of a node whose word counts */

    /* The shape: made anew only when rows or columns change. */
    int rows;
    int columns;
    int cell_count;
    bool is_wide;
    uint64_t neighbours[BOARD_CELLS_MAX];                 /* a bit a cell */
    unsigned char around[BOARD_CELLS_MAX][LEVELS_AROUND]; /* the same as a list, then NO_CELL */

    /* The board. */
    unsigned char letters[BOARD_CELLS_MAX]; /* of each cell, or LEVELS_NO_LETTER */
    uint64_t blank_cells;
    uint64_t letter_cells; /* the others, without second halves */
    uint64_t long_cells; /* that spell two letters; the n-th has its other half in cell_count + n */
    int walked_count;    /* cells, with second halves */
    uint32_t least_words[BOARD_CELLS_MAX]; /* as least_word; at a long cell none counts */

    /* What a body makes of the board for itself. */
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
    uint32_t *state_parents; /* the state that each comes from; only written when traced */

    uint32_t *hits;       /* the slots where words end */
    uint32_t *hit_states; /* which state each was; only written when traced */
    size_t hit_count;

    /* How far the walk is: where each level begins and ends (what has been gone on from is no more
     * in it), and where the one behind the deepest would begin. */
    const struct levels_body *body;
    bool is_traced;
    bool has_gone_on; /* in one go: hits may wait whose states are on no level */
    size_t made_max;  /* so many states may be gone on from in one go */
    size_t depth;
    size_t states; /* gone on from, of all levels, with the room behind them */
    size_t begins[BOARD_CELLS_MAX + 2];
    size_t ends[BOARD_CELLS_MAX + 2];
};

/* May the walk go on in one go from `made` states, when so many hits wait? Levels that are no wider
 * than a chunk need not be put on the stack: nothing is left of them behind. */
static inline bool levels_goes_on(const struct levels *levels, size_t made, size_t hit_count)
{
    return made > 0 && made <= levels->made_max && hit_count <= LEVELS_HITS_FREE;
}

/* Writes levels.letters: of `faces`, and LEVELS_NO_LETTER in all other places. Returns the cells
 * whose faces do not show just one letter; blanks have LEVELS_NO_LETTER too, others anything. */
typedef uint64_t levels_take_faces(struct levels *levels, const unsigned char *faces);

/* Makes the states of one cell, at the beginning of the stack, and dead ones behind them; returns
 * how many they are. */
typedef size_t levels_begin_paths(struct levels *levels);

/*
 * Makes the states that follow those from `first` to `end` at `*out`, returns how many, and adds
 * the hits of the run. It may itself go on from these where the walk may, with its constants at
 * hand: `*out` is then where those lie that were made last. Behind the run lie LEVELS_SLACK states
 * that may be read (dead ones, others'), a body that would take them for its own needs a whole
 * number of its strides in LEVELS_CHUNK.
 */
typedef size_t levels_expand(struct levels *levels, size_t first, size_t end, size_t *out);

/* Where a level begins behind one that ends at `end`. */
static inline size_t levels_behind(size_t end)
{
    return (end + LEVELS_SLACK) & ~(size_t)(LEVELS_SLACK - 1);
}

/*
 * Takes `count` hits, behind which LEVELS_SLACK may be written: the slots of words whose mark in
 * `marks`, a byte a slot, is less than `mark` go to `words`, where there is room for so many and
 * LEVELS_SLACK, in order; the states of these hits, unless NULL, to the front. They are marked.
 * Returns how many they are. `words` may be the place of the hits.
 */
typedef size_t levels_take_new(uint32_t *hits, uint32_t *states, size_t count, unsigned char *marks,
                               unsigned char mark, uint32_t *words);

#define LEVELS_LENGTHS 64 /* letters of a word, as a node tells them */

/* The points, by length, of `count` words, behind which LEVELS_SLACK may be written. */
typedef long levels_sum_points(const uint64_t *nodes, uint32_t *words, size_t count,
                               const int points[LEVELS_LENGTHS]);

/* One way to do it. */
struct levels_body {
    bool is_wide;
    levels_take_faces *take_faces;          /* NULL: in plain C */
    void (*prepare)(struct levels *levels); /* once a board; NULL: nothing to do */
    levels_begin_paths *begin_paths;        /* NULL: in plain C */
    levels_expand *expand;
    levels_expand *expand_traced; /* notes parents, and the states of hits */
    levels_take_new *take_new;    /* NULL, and the next one: hits are taken in plain C */
    levels_sum_points *sum_points;
};

extern const struct levels_body levels_portable;
extern const struct levels_body levels_wide; /* plain C too */

#ifdef __x86_64__
extern const struct levels_body levels_avx2;
extern const struct levels_body levels_avx512;
extern const struct levels_body levels_wide_avx512;

/* What a body is compiled for, and what the processor is asked for before it runs: one list each,
 * so that the two cannot differ. */
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
