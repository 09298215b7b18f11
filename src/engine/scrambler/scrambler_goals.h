/* SPDX-License-Identifier: MIT */
/*
 * Every grid that shows all hidden words, made of the letters and spaces of a given grid, one after
 * the other; without those that are too far from it. Leaves the ways there to scrambler_search.h;
 * only for the Scrambler's own files.
 *
 * First the words choose their places, the longest first: anywhere in a row, where the letters that
 * stand there already agree. Then the remaining cells choose among the remaining symbols. A grid
 * comes more than once when words may stand in it in several ways.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_GOALS_H
#define TROUNCE_ENGINE_SCRAMBLER_GOALS_H

#include "scrambler_distance.h"

/*
 * A backtracking search with its stack laid open, so that it can rest at any time. A level is a
 * word, or behind the words a free cell; choices[level] is its place or symbol.
 */
struct scrambler_goals {
    struct scrambler_words words; /* longest first, equal ones side by side */
    struct scrambler_grid start;
    struct work_grid work; /* made so far, 0 for what is not; seen from `start`, no key */
    int distance_max;
    signed char available[MARK_SYMBOLS]; /* symbols that have not been put in */
    int level;
    int level_count;
    int choices[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX];
    unsigned char put_counts[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX];
    unsigned char put_cells[SCRAMBLER_WORDS_MAX + SCRAMBLER_CELLS_MAX][SCRAMBLER_LETTER_MAX];
    unsigned char free_cells[SCRAMBLER_CELLS_MAX];
};

enum goals_step {
    GOALS_SEARCHING,
    GOALS_FOUND, /* `work` holds a goal, and has to hold it again at the next step */
    GOALS_END
};

/* Sets out to find the goals that can be `distance_max` slides from `start`. */
void scrambler_goals_begin(struct scrambler_goals *goals, const struct scrambler_grid *start,
                           const struct scrambler_words *words, int distance_max);

/* Tries one choice. */
enum goals_step scrambler_goals_step(struct scrambler_goals *goals);

#endif
