/* SPDX-License-Identifier: MIT */
/*
 * The scoring rules for words. Leaves words and boards to others.
 */
#ifndef TROUNCE_SCORING_H
#define TROUNCE_SCORING_H

#include <stdbool.h>

enum rules {
    RULES_FOUR,    /* "Four and up": four letters or more, length - 3 points */
    RULES_CLASSIC, /* three letters or more on up to 16 cells, four or more on larger boards; 3-4:
                      1, 5: 2, 6: 3, 7: 5, 8 and more: 11 */
    RULES_PLAIN,   /* two letters or more, one point per word: the one-player board */
    RULES_COUNT
};

/* The minimum number of letters on a board of `cell_count` cells. */
int scoring_min_letters(enum rules rules, int cell_count);

/* The points of a word of `letters` letters (QU and digraphs count each letter) on a board of
 * `cell_count` cells; 0 if it is too short. */
int scoring_points(enum rules rules, int cell_count, int letters);

/* "four", "classic", "plain"; static. */
const char *scoring_name(enum rules rules);

/* Looks up rules by name; returns false if there are none. */
bool scoring_from_name(const char *name, enum rules *rules);

#endif
