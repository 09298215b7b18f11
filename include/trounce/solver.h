/* SPDX-License-Identifier: MIT */
/*
 * Every word of a board at once, each with a path. Leaves the search that is shown step by step to
 * search.h, which finds the same words.
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
 * The solver follows at most so many paths that spell the beginning of a word. That takes about 30
 * ms; then it ends early, and words may be missing. The most paths that were measured with ENABLE
 * and with the game's own words:
 *
 *       4 × 4    5 × 5    6 × 6      8 × 8
 *       1,400    3,100    3,600      6,900   20,000 boards of random letters
 *       3,700   10,000   18,500              boards that hunts found for their points
 *       4,100   11,700   25,400     65,700   two letters: every pair, in stripes, chequered, mixed
 *       4,900   31,600  324,600  1,858,300   boards that hunts found for their paths
 *
 * So only words that were made for it exceed it: nothing but a's, say, on a board of a's.
 */
#define SOLVER_PATHS_MAX 2000000

/* Which words count. */
struct solver_filter {
    enum rules rules;
    int tier_max;           /* TIER_MAX: all; words of TIER_UNKNOWN always count */
    bool without_offensive; /* leave out the words marked so */
};

/* A word of a solution; its letters and cells lie in the pools of the solution. */
struct solved_word {
    uint32_t number;  /* in the lexicon */
    uint32_t text_at; /* in solution.text, ended by 0 */
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
    long points;         /* of all words together */
    uint64_t used_cells; /* cells that are part of some word */
    bool ended_early;    /* SOLVER_PATHS_MAX: words may be missing, and used cells */
};

/* Solves the board. STATUS_NO_MEMORY: `solution` is empty then. The caller ends with
 * solution_deinit. The lexicon is only read: several threads may solve at once. */
enum status solver_solve(const struct board *board, const struct lexicon *lexicon,
                         const struct solver_filter *filter, struct solution *solution);

/* Frees what the solution holds and empties it; a zeroed one is taken. */
void solution_deinit(struct solution *solution);

/* The letters of a word, lower case; lives as long as the solution. */
const char *solution_text(const struct solution *solution, size_t index);

/* The path of a word. */
void solution_path(const struct solution *solution, size_t index, struct path *path);

/* How much a board holds, without listing it. */
struct survey {
    int word_count;   /* words that the filter lets through */
    int common_count; /* of these, words of tier <= common_tier */
    long points;
    uint64_t used_cells; /* cells that are part of some word */
    bool ended_early;    /* SOLVER_PATHS_MAX: words may be missing, and used cells */
};

/* STATUS_NO_MEMORY. */
enum status solver_survey(const struct board *board, const struct lexicon *lexicon,
                          const struct solver_filter *filter, int common_tier,
                          struct survey *survey);

/* Ways to solve a board; all of them find the same words. Of the paths that spell a word each way
 * may return another. */
enum solver_simd {
    SOLVER_SIMD_BEST,     /* the fastest that the processor has */
    SOLVER_SIMD_GENERAL,  /* one cell at a time, as boards with too many paths are always solved */
    SOLVER_SIMD_PORTABLE, /* level by level, plain C */
    SOLVER_SIMD_AVX2,     /* the same with AVX2 and BMI2; large boards in plain C */
    SOLVER_SIMD_AVX512,   /* the same with AVX-512 (VBMI, VBMI2, BITALG) */
    SOLVER_SIMD_COUNT
};

/* Does the processor have what this needs? */
bool solver_simd_is_available(enum solver_simd simd);

/* "best", "general", "portable", "avx2", "avx512"; static. */
const char *solver_simd_name(enum solver_simd simd);

/* Finds the way of a name; false when there is none. */
bool solver_simd_from_name(const char *name, enum solver_simd *simd);

/* The way that was requested by name; the best one without a name (NULL or ""). STATUS_SYNTAX: no
 * way has this name; STATUS_MISSING: the processor lacks what it needs; with the reason in `fault`.
 */
enum status solver_simd_choose(const char *name, enum solver_simd *simd, struct fault *fault);

/* As solver_solve, in one of the ways that are available. */
enum status solver_solve_by(enum solver_simd simd, const struct board *board,
                            const struct lexicon *lexicon, const struct solver_filter *filter,
                            struct solution *solution);

/*
 * A handle that keeps memory from one board to the next: some 5 MB, of which ordinary boards touch
 * less than one. Each is for one thread at a time; several may share a lexicon, which is borrowed.
 */
struct solver;

/* `simd` is available. The caller ends with solver_free. STATUS_NO_MEMORY. */
enum status solver_new(const struct lexicon *lexicon, enum solver_simd simd,
                       struct solver **solver);

/* Takes NULL. */
void solver_free(struct solver *solver);

/* As solver_solve and solver_survey. */
enum status solver_solve_with(struct solver *solver, const struct board *board,
                              const struct solver_filter *filter, struct solution *solution);
enum status solver_survey_with(struct solver *solver, const struct board *board,
                               const struct solver_filter *filter, int common_tier,
                               struct survey *survey);

/*
 * The words of a board, each once, in no particular order: the fastest way to get them. nodes[i] is
 * where word i ends in the lexicon (lexicon_word_number gives its number). The arrays belong to the
 * solver and are valid until its next call. The path of word i has path_lengths[i] cells, from
 * cells[path_ats[i]] on; without paths these three are NULL.
 */
struct solver_list {
    const uint32_t *nodes;
    size_t count;
    const unsigned char *cells;
    const uint32_t *path_ats;
    const unsigned char *path_lengths;
    bool ended_early; /* SOLVER_PATHS_MAX: words may be missing */
};

/* Lists the words of the board of `rows` × `columns` (1 to BOARD_CELLS_MAX cells) that shows
 * `faces`, if wanted with one path for each. STATUS_NO_MEMORY. */
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
 * Scores `count` boards of `rows` × `columns` (1 to BOARD_CELLS_MAX cells) in one call: `faces` has
 * the cells of the first, then those of the second, and so on; `scores` gets one of each.
 * STATUS_NO_MEMORY, for which some of `scores` may have been written: only boards with too many
 * paths need memory, and all boards of SOLVER_SIMD_GENERAL.
 */
enum status solver_score_many(struct solver *solver, int rows, int columns,
                              const unsigned char *faces, size_t count,
                              const struct solver_filter *filter, struct solver_score *scores);

/*
 * Scores all boards that have some letter in `cell` and the others of `faces` elsewhere:
 * `scores[k]` is that of the board with the face of letter k there (in English, Q is QU), for each
 * letter of the lexicon's alphabet. The scores are those of
 * solver_score_many, but on boards of up to 27 cells they take a third of the time.
 * STATUS_NO_MEMORY.
 */
enum status solver_score_letters(struct solver *solver, int rows, int columns,
                                 const unsigned char *faces, int cell,
                                 const struct solver_filter *filter,
                                 struct solver_score scores[SOLVER_LETTERS]);

#endif
