/* SPDX-License-Identifier: MIT */
/*
 * The scoring rules for words. To add one: here in the enum and the lists of names, and a row in
 * scoring.c.
 */
#ifndef TROUNCE_SCORING_H
#define TROUNCE_SCORING_H

#include <stdbool.h>

enum rules {
    RULES_FOUR,    /* "Four and up": four letters or more, length - 3 points */
    RULES_CLASSIC, /* three letters or more on up to 16 cells, four or more on larger boards; 3-4:
                      1, 5: 2, 6: 3, 7: 5, 8 and more: 11 */
    RULES_PLAIN,   /* two letters or more, one point per word */
    RULES_ANY,     /* one letter or more, one point per word: Oberlin's board for one */
    RULES_COUNT
};

/* Players choose from the rules before RULES_ANY, which only an exercise has. */
#define RULES_OFFERED ((int)RULES_ANY)

/* The minimum number of letters on a board of `cell_count` cells. */
int scoring_min_letters(enum rules rules, int cell_count);

/* The fewest letters of a word that these rules have points for, on any board. */
int scoring_least_letters(enum rules rules);

/* The points of a word of `letters` letters (QU and digraphs count each letter) on a board of
 * `cell_count` cells; 0 if it is too short. */
int scoring_points(enum rules rules, int cell_count, int letters);

/* If all words of this many letters or more have the same points, which shorter ones do not reach:
 * that number; else 0. */
int scoring_top_letters(enum rules rules);

/* The names of those that are offered, as a list and for help. */
#define SCORING_CHOICES "four classic plain"
#define SCORING_NAMES   "four, classic or plain"
#define SCORING_HELP                                                                               \
    "four (4 letters and up, length - 3 points), classic, or plain (2 letters and up, a point "    \
    "per word)"

/* The name in commands and files: "four", "classic", "plain", "any"; static. */
const char *scoring_name(enum rules rules);

/* The title, and how words score on a board of `cell_count` cells, for the player, in English;
 * static. */
const char *scoring_title(enum rules rules);
const char *scoring_hint(enum rules rules, int cell_count);

/* Looks up rules by name; returns false if there are none. */
bool scoring_from_name(const char *name, enum rules *rules);

#endif
