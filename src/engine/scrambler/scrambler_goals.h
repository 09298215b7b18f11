/* SPDX-License-Identifier: MIT */
/*
 * Enumerates every grid that shows all hidden words, made of the letters and spaces of a given
 * grid, without those that are too far from it. Leaves the ways there to scrambler_search.h; only
 * for the Scrambler's own files.
 *
 * First the words get their places, the longest first: anywhere in a row where the letters that are
 * already there agree. Then the remaining cells get the remaining symbols. A grid comes more than
 * once when words can be placed in it in several ways.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_GOALS_H
#define TROUNCE_ENGINE_SCRAMBLER_GOALS_H

#include "scrambler_distance.h"

/*
 * A backtracking search with an explicit stack, so that it can pause at any time. A level is a
 * word, or after the words a free cell; choices[level] is its place or symbol.
 */
struct scrambler_goals {
    struct scrambler_words words; /* longest first, equal ones side by side */
    struct scrambler_grid start;
    struct work_grid work; /* the grid so far, 0 for empty cells; distance from `start`, no key */
    int distance_max;
    signed char available[MARK_SYMBOLS]; /* symbols that are left to be put in */
    int level;
    int level_count;
    int choices[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX];
    unsigned char put_counts[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX];
    unsigned char put_cells[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX][SCRAMBLER_LETTER_MAX];
    unsigned char free_cells[SCRAMBLER_CELLS_MAX];
};

enum goals_step {
    GOALS_SEARCHING,
    GOALS_FOUND, /* `work` holds a goal, and must hold it again at the next step */
    GOALS_END
};

/* Begins to find the goals that may be within `distance_max` slides of `start`. */
void scrambler_goals_begin(struct scrambler_goals *goals, const struct scrambler_grid *start,
                           const struct scrambler_words *words, int distance_max);

/* Tries one choice. */
enum goals_step scrambler_goals_step(struct scrambler_goals *goals);

#endif
