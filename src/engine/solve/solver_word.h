/* SPDX-License-Identifier: MIT */
/*
 * One word on one board, whatever board and word: a path, or the certainty that there is none. Only
 * for solver_rounds.c, which says which words are asked for, and finder.c. Leaves the bound on how
 * far a path can go to solver_reach.h.
 */
#ifndef TROUNCE_ENGINE_SOLVER_WORD_H
#define TROUNCE_ENGINE_SOLVER_WORD_H

#include "letters.h"
#include "solver_reach.h"
#include "trounce/path.h"
#include "trounce/trie.h"

#include <stdbool.h>
#include <stdint.h>

/* Where a path could be, place by place of the word: the cells that may spell the letter there. A
 * cell of two letters stands at both places. */
struct word_places {
    uint64_t cells[WORD_LETTERS_MAX];
    int first; /* before it and from `end` on each place has one cell */
    int end;
};

/* A place and a cell from which the rest of a word was found to be impossible. */
struct word_failure {
    uint64_t cells; /* that were left */
    uint64_t state; /* the question, the way, the place and the cell */
};

/* How a search goes on: what misleads one way may be easy for another. */
enum word_way {
    WORD_FORTH,   /* from the first letter */
    WORD_BACK,    /* from the last */
    WORD_TIGHTEST /* at the place that has the fewest cells */
};
#define WORD_WAY_COUNT 3

/* The board at hand, then the word at hand. Cells are sets of 64 bits. */
struct word_search {
    const struct board *board;
    uint64_t has[LETTER_COUNT];    /* cells that spell the letter */
    uint64_t starts[LETTER_COUNT]; /* that begin with it */
    uint64_t ends[LETTER_COUNT];   /* that end with it */
    uint64_t long_cells;           /* of two letters, always different ones */
    uint64_t not_first_column;
    uint64_t not_last_column;
    uint64_t other_rows; /* none if the board has one row only */
    struct word_failure *failures;
    unsigned failures_bits; /* of the number of a place in that table */
    uint64_t question;      /* a number */

    const unsigned char *letters; /* 0..25 */
    int length;
    bool may_overhang; /* the last cell may spell one letter more */
    enum word_way way;
    int64_t steps_left;
    int64_t dead_ends; /* so far */
    struct reach_bound reach;
};

enum word_outcome { WORD_FOUND, WORD_ABSENT, WORD_UNDECIDED };

/* A question about a word. */
struct word_question {
    const unsigned char *letters; /* 0..25, of single cells or halves of cells */
    int length;                   /* 1..WORD_LETTERS_MAX */
    bool may_overhang;            /* the last cell may spell one letter more */
    uint64_t through;             /* a cell that is to spell the letter at `place`; 0: any */
    int place;
};

/* Makes a search for words of a board, which is borrowed; false without memory. The caller ends
 * with word_search_deinit. */
bool word_search_init(struct word_search *search, const struct board *board);
void word_search_deinit(struct word_search *search);

/* The cells that could spell `letter` after `before` in one of `cells`, were all others unused. */
uint64_t word_search_step(const struct word_search *search, uint64_t cells, unsigned before,
                          unsigned letter);

/* Narrows the places of a word down to cells that could be part of a path; false when there is
 * none. */
bool word_search_narrow(struct word_search *search, const struct word_question *question,
                        struct word_places *places);

/* Answers a question; WORD_UNDECIDED when it takes more than `steps` (a step is a place looked at,
 * some nanoseconds) in each of the ways. What it takes is taken off `*steps_left`. */
enum word_outcome word_search_answer(struct word_search *search,
                                     const struct word_question *question, int64_t steps,
                                     int64_t *steps_left, struct path *path);

#endif
