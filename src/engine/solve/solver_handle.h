/* SPDX-License-Identifier: MIT */
/*
 * What a solver keeps from board to board. Only for the solver's own files: solver_find.c (words),
 * solver_score.c (scores), solver_letters.c (scores of all letters of a cell).
 *
 * Each word of a board counts once, however many paths it has. Two ways to recognize it:
 *
 *     marks   a byte a slot, the number of the board that marked it last: never cleared until the
 *             numbers have all been used
 *     met     a bit a slot, of a solver for a single board: small, so that it is soon made
 */
#ifndef TROUNCE_ENGINE_SOLVER_HANDLE_H
#define TROUNCE_ENGINE_SOLVER_HANDLE_H

#include "solver_found.h"
#include "solver_levels.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct solver_seeds; /* of solver_letters.c */

struct solver {
    const struct lexicon *lexicon;
    const struct levels_body *narrow_body; /* NULL: always by recursion */
    const struct levels_body *wide_body;
    struct levels levels;
    uint64_t *met;        /* only in a solver for one board */
    unsigned char *marks; /* only in any other */
    unsigned char mark;   /* of the current board: the greatest there is */
    /* 1, for a word, in the upper half and its points in the lower one; and the points alone. */
    uint64_t values[LEVELS_LENGTHS];
    int points[LEVELS_LENGTHS]; /* by the rules and cell_count below */
    enum rules rules;
    int cell_count;             /* 0: no table yet */
    struct found found;         /* on the last board */
    struct solver_seeds *seeds; /* NULL until letters of a cell are scored */
};

/* Makes a solver, for one board or for many. STATUS_NO_MEMORY: there is nothing to free. */
enum status solver_init(struct solver *solver, const struct lexicon *lexicon, enum solver_simd simd,
                        bool for_many);
void solver_deinit(struct solver *solver);

/* Begins to walk a board level by level, as levels_begin; false when it has to be walked by
 * recursion. */
bool solver_begin_levels(struct solver *solver, bool is_traced, int rows, int columns,
                         const unsigned char *faces, int min_letters);

/* Makes the table of points for these rules on boards of so many cells. */
void solver_set_points(struct solver *solver, enum rules rules, int cell_count);

/* Begins a board: none of its words has been met. */
void solver_begin_words(struct solver *solver);

/* Is this word new on the board? Marks it as met. */
static inline bool solver_meet(struct solver *solver, uint32_t slot)
{
    if (solver->marks) {
        bool is_new = solver->marks[slot] != solver->mark;
        solver->marks[slot] = solver->mark;
        return is_new;
    }
    uint64_t bit = UINT64_C(1) << slot % 64;
    bool is_new = (solver->met[slot / 64] & bit) == 0;
    solver->met[slot / 64] |= bit;
    return is_new;
}

#endif
