/* SPDX-License-Identifier: MIT */
/*
 * Finds every word of a board, each with a path. Leaves the step-by-step search to search.h, which
 * finds the same words.
 */
#ifndef TROUNCE_SOLVER_H
#define TROUNCE_SOLVER_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/path.h"
#include "trounce/scoring.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The maximum number of paths that spell a prefix; following them takes about 30 ms. At the limit
 * the solver ends early, and words may be missing. The most paths measured, with ENABLE and with
 * the game's own words:
 *
 *       4 × 4    5 × 5    6 × 6      8 × 8
 *       1,400    3,100    3,600      6,900   20,000 boards of random letters
 *       3,700   10,000   18,500              boards found by hunts for points
 *       4,100   11,700   25,400     65,700   two letters: every pair, in stripes, chequered, mixed
 *       4,900   31,600  324,600  1,858,300   boards found by hunts for paths
 *
 * So only contrived word lists exceed it, such as one of nothing but a's on a board of a's.
 */
#define SOLVER_PATHS_MAX 2000000

/* Which words count. */
struct solver_filter {
    enum rules rules;
    int tier_max;           /* TIER_MAX: all; words of TIER_UNKNOWN always count */
    bool without_offensive; /* leave out words marked offensive */
    int min_letters;        /* 0: as the rules say; else at least scoring_least_letters(rules) */
};

/* A word of a solution; its letters and cells are in the pools of the solution. */
struct solved_word {
    uint32_t number;  /* in the lexicon */
    uint32_t text_at; /* in solution.text, NUL-terminated */
    uint32_t path_at; /* in solution.cells */
    unsigned char letters;
    unsigned char path_length;
    unsigned char tier;
    unsigned char marks; /* enum word_mark */
    int points;
};

/* All words of a board, each once, longest first, then in alphabetical order. */
struct solution {
    struct solved_word *words;
    size_t word_count;
    char *text;
    unsigned char *cells;
    long points;            /* of all words */
    uint64_t used_cells;    /* cells that are part of some word */
    bool ended_early;       /* SOLVER_PATHS_MAX: words and used cells may be missing */
    unsigned char *finders; /* of each word, see round_find_all; NULL: not asked for */
};

/* Solves the board; end with solution_deinit. The lexicon is only read, so several threads may
 * solve at once. STATUS_NO_MEMORY: `solution` is empty. */
enum status solver_solve(const struct board *board, const struct lexicon *lexicon,
                         const struct solver_filter *filter, struct solution *solution);

/* Frees the contents and zeroes the solution; a zeroed one is allowed. */
void solution_deinit(struct solution *solution);

/* The letters of a word, in lower case; valid as long as the solution. */
const char *solution_text(const struct solution *solution, size_t index);

/* Gets the path of a word. */
void solution_path(const struct solution *solution, size_t index, struct path *path);

/* Summary of a board, without the list of words. */
struct survey {
    int word_count;   /* words that pass the filter */
    int common_count; /* of these, words of tier <= common_tier */
    long points;
    uint64_t used_cells; /* cells that are part of some word */
    bool ended_early;    /* SOLVER_PATHS_MAX: words and used cells may be missing */
};

/* Implementations of the solver. All find the same words, but maybe different paths for a word. */
enum solver_kernel {
    SOLVER_KERNEL_BEST,     /* the fastest available */
    SOLVER_KERNEL_GENERAL,  /* one cell at a time; always used for boards with too many paths */
    SOLVER_KERNEL_PORTABLE, /* level by level, plain C */
    SOLVER_KERNEL_AVX2,     /* level by level, with AVX2 and BMI2; large boards in plain C */
    SOLVER_KERNEL_AVX512,   /* level by level, with AVX-512 (VBMI, VBMI2, BITALG) */
    SOLVER_KERNEL_COUNT
};

/* Returns whether the processor supports this implementation. */
bool solver_kernel_is_available(enum solver_kernel kernel);

/* "best", "general", "portable", "avx2", "avx512"; static. */
const char *solver_kernel_name(enum solver_kernel kernel);

/* Looks up an implementation by name; returns false if there is none. */
bool solver_kernel_from_name(const char *name, enum solver_kernel *kernel);

/* Looks up an implementation by name; NULL or "" is the best one. STATUS_SYNTAX: unknown name;
 * STATUS_MISSING: not supported by the processor; with the reason in `fault`. */
enum status solver_kernel_choose(const char *name, enum solver_kernel *kernel, struct fault *fault);

/* Like solver_solve, with an available implementation. */
enum status solver_solve_by(enum solver_kernel kernel, const struct board *board,
                            const struct lexicon *lexicon, const struct solver_filter *filter,
                            struct solution *solution);

/*
 * A solver that keeps its memory from one board to the next: about 5 MB, of which ordinary boards
 * touch less than one. Used by one thread at a time; several may share the borrowed lexicon.
 */
struct solver;

/* Creates a solver; `kernel` must be available. End with solver_free. STATUS_NO_MEMORY. */
enum status solver_new(const struct lexicon *lexicon, enum solver_kernel kernel,
                       struct solver **solver);

/* NULL is allowed. */
void solver_free(struct solver *solver);

/* Goes on with another lexicon made of the same packed one: with own words, or that one itself. It
 * is borrowed as the first was. STATUS_NO_MEMORY: goes on as before. */
enum status solver_use(struct solver *solver, const struct lexicon *lexicon);

/* Solves or surveys a board. STATUS_NO_MEMORY. */
enum status solver_solve_with(struct solver *solver, const struct board *board,
                              const struct solver_filter *filter, struct solution *solution);
enum status solver_survey(struct solver *solver, const struct board *board,
                          const struct solver_filter *filter, int common_tier,
                          struct survey *survey);

/*
 * The words of a board, each once, in no particular order: the fastest way to get them. nodes[i] is
 * the lexicon node where word i ends (lexicon_word_number gives its number). The path of word i is
 * path_lengths[i] cells from cells[path_ats[i]] on; without paths these three are NULL. The arrays
 * belong to the solver and are valid until its next call.
 */
struct solver_list {
    const uint32_t *nodes;
    size_t count;
    const unsigned char *cells;
    const uint32_t *path_ats;
    const unsigned char *path_lengths;
    bool ended_early; /* SOLVER_PATHS_MAX: words may be missing */
};

/* Lists the words of a board of `rows` × `columns` (1 to BOARD_CELLS_MAX cells) that shows `faces`,
 * optionally with one path each. STATUS_NO_MEMORY. */
enum status solver_list(struct solver *solver, int rows, int columns, const unsigned char *faces,
                        const struct solver_filter *filter, bool with_paths,
                        struct solver_list *list);

struct solver_score {
    int word_count;
    bool ended_early; /* SOLVER_PATHS_MAX: words may be missing */
    long points;
};

#define SOLVER_LETTERS ALPHABET_LETTERS_MAX

/*
 * Scores `count` boards of `rows` × `columns` (1 to BOARD_CELLS_MAX cells): `faces` has the cells
 * of the first, then those of the second, and so on; `scores` gets one entry per board.
 * STATUS_NO_MEMORY: some of `scores` may have been written. Only boards with too many paths
 * allocate, and all boards with SOLVER_KERNEL_GENERAL.
 */
enum status solver_score_many(struct solver *solver, int rows, int columns,
                              const unsigned char *faces, size_t count,
                              const struct solver_filter *filter, struct solver_score *scores);

/*
 * Scores the boards that differ from `faces` in `cell`: scores[k] is for the face of letter k there
 * (in English, Q is QU), for each letter of the lexicon's alphabet. Gives the same scores as
 * solver_score_many, on boards of up to 27 cells in a third of the time. STATUS_NO_MEMORY.
 */
enum status solver_score_letters(struct solver *solver, int rows, int columns,
                                 const unsigned char *faces, int cell,
                                 const struct solver_filter *filter,
                                 struct solver_score scores[SOLVER_LETTERS]);

#endif
