/* SPDX-License-Identifier: MIT */
/*
 * The state that a solver keeps between boards. Private to the solver: solver_find.c (words and
 * scores), solver_letters.c (scores for every letter of a cell).
 *
 * Each word of a board counts once, however many paths it has. Repeats are recognized in one of two
 * ways:
 *
 *     marks   one byte per slot, the number of the last board that marked it: cleared only when all
 *             numbers have been used
 *     seen    one bit per slot, in solvers for a single board: small, so cheap to allocate
 */
#ifndef TROUNCE_ENGINE_SOLVER_HANDLE_H
#define TROUNCE_ENGINE_SOLVER_HANDLE_H

#include "solver_found.h"
#include "solver_levels.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stdint.h>

struct solver_seeds; /* defined in solver_letters.c */

struct solver {
    const struct lexicon *lexicon;
    const struct levels_body *narrow_body; /* NULL: always solve by recursion */
    const struct levels_body *wide_body;
    struct levels levels;
    uint64_t *seen;       /* only in a solver for one board */
    unsigned char *marks; /* only in a solver for many boards */
    uint32_t mark_count;
    unsigned char mark; /* of the current board; no mark is greater */
    /* By word length. A value has 1 (the word) in the upper half and its points in the lower. */
    uint64_t values[LEVELS_LENGTHS];
    int points[LEVELS_LENGTHS]; /* for the rules and the numbers below */
    enum rules rules;
    int min_letters;            /* 0: no table yet */
    struct found found;         /* on the latest board */
    struct solver_seeds *seeds; /* NULL until letters of a cell are scored */
};

/* Initializes a solver for one board or for many. STATUS_NO_MEMORY: there is nothing to free. */
enum status solver_init(struct solver *solver, const struct lexicon *lexicon,
                        enum solver_kernel kernel, bool for_many);
void solver_deinit(struct solver *solver);

/* Begins to walk a board level by level, like levels_begin(); returns false if it must be walked by
 * recursion instead. */
bool solver_begin_levels(struct solver *solver, bool is_traced, int rows, int columns,
                         const unsigned char *faces, int min_letters);

/* Returns how many letters a word needs on boards of `cell_count` cells. */
int solver_min_letters(const struct solver_filter *filter, int cell_count);

/* Fills the tables of points for words that pass the filter on boards of `cell_count` cells. */
void solver_set_points(struct solver *solver, const struct solver_filter *filter, int cell_count);

/* Begins a board: forgets the words seen so far. */
void solver_begin_words(struct solver *solver);

/* Returns whether the word is new on this board, and marks it as seen. */
static inline bool solver_mark(struct solver *solver, uint32_t slot)
{
    if (solver->marks) {
        bool is_new = solver->marks[slot] != solver->mark;
        solver->marks[slot] = solver->mark;
        return is_new;
    }
    uint64_t bit = UINT64_C(1) << slot % 64;
    bool is_new = (solver->seen[slot / 64] & bit) == 0;
    solver->seen[slot / 64] |= bit;
    return is_new;
}

#endif
