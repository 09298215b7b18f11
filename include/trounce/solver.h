/* SPDX-License-Identifier: MIT */
/*
 * Every word of a board at once, each with a path. Leaves the search that is shown step by step to
 * search.h, which always finds the same words.
 */
#ifndef TROUNCE_SOLVER_H
#define TROUNCE_SOLVER_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/path.h"
#include "trounce/scoring.h"

#include <stddef.h>
#include <stdint.h>

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
};

/* STATUS_NO_MEMORY. */
enum status solver_survey(const struct board *board, const struct lexicon *lexicon,
                          const struct solver_filter *filter, int common_tier,
                          struct survey *survey);

#endif
