/* SPDX-License-Identifier: MIT */
/*
 * Enumerates the goals of a start grid: every grid of the same letters and spaces that shows all
 * hidden words, except those too far from the start. Leaves finding paths there to
 * scrambler_search.h. Private to the Scrambler.
 *
 * First the words are placed, the longest first, anywhere in a row where they agree with the
 * letters already there. Then the remaining cells get the remaining symbols. A grid is returned
 * more than once if words can be placed in it in several ways.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_GOALS_H
#define TROUNCE_ENGINE_SCRAMBLER_GOALS_H

#include "scrambler_distance.h"

/*
 * A backtracking search with an explicit stack, so that it can pause at any time. The levels are
 * the words, then the free cells; choices[level] is the place of the word or the symbol of the
 * cell.
 */
struct scrambler_goals {
    struct scrambler_words words; /* longest first, equal ones adjacent */
    struct scrambler_grid start;
    struct work_grid work; /* the grid so far, 0 for empty cells; distance from `start`, no key */
    int distance_max;
    signed char available[MARK_SYMBOLS]; /* how many of each symbol are left to place */
    int level;
    int level_count;
    int choices[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX];
    unsigned char put_counts[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX];
    unsigned char put_cells[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX][SCRAMBLER_LETTER_MAX];
    unsigned char free_cells[SCRAMBLER_CELLS_MAX];
};

enum goals_step {
    GOALS_SEARCHING,
    GOALS_FOUND, /* `work` holds a goal, and must hold the same at the next step */
    GOALS_END
};

/* Begins to enumerate the goals whose lower bound is within `distance_max` slides of `start`. */
void scrambler_goals_begin(struct scrambler_goals *goals, const struct scrambler_grid *start,
                           const struct scrambler_words *words, int distance_max);

/* Tries one choice. */
enum goals_step scrambler_goals_step(struct scrambler_goals *goals);

#endif
