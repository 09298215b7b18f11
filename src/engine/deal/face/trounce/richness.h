/* SPDX-License-Identifier: MIT */
/*
 * Richness: how the number of common words on a board compares with all boards of its dice, as a
 * level and as the bands that a player can choose. Leaves counting words to solver.h and dealing to
 * deal.h.
 */
#ifndef TROUNCE_RICHNESS_H
#define TROUNCE_RICHNESS_H

#include "trounce/dice.h"
#include "trounce/language.h"
#include "trounce/scoring.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * The choices, by the level of the board:
 *
 *     0    5              25                        75            95   100
 *     |    |     lean     |                         |    rich     | feast|
 *                     fair: words enough, at any level above that -------|
 *
 * A fair board has at least 10, 25, 50 or 80 common words, depending on its size, whatever its
 * level; with lenient rules some lean boards have as many. On fair and richer boards every cell
 * that is not blank is part of some word, however rare; on lean ones it need not be.
 */
enum richness {
    RICHNESS_LEAN,
    RICHNESS_FAIR,
    RICHNESS_RICH,
    RICHNESS_FEAST,
    RICHNESS_ANY, /* the first board shaken, as with real dice */
    RICHNESS_COUNT
};

/* "lean", "fair", "rich", "feast", "any"; static. */
const char *richness_name(enum richness richness);

/* Looks up a richness by name; returns false if there is none. */
bool richness_from_name(const char *name, enum richness *richness);

/* The minimum of common words on a fair board: 10 up to 9 cells, 25 up to 16, 50 up to 25, else 80.
 */
int richness_fair_least(int cell_count);

/* A range of common words per board, `least` to `most` inclusive. */
struct richness_band {
    int least;
    int most;             /* INT_MAX: no limit */
    bool wants_all_cells; /* every cell that is not blank must be part of a word */
};

/* The band for boards of these dice; if their distribution is not known, that of the default set
 * closest in size; for rules that were never measured and up to nine dice, the fair one. Any board
 * is in that of RICHNESS_ANY. */
struct richness_band richness_band(enum richness richness, const struct dice *dice,
                                   enum rules rules);

/* The distribution of the number of common words on boards of some dice. */
#define RICHNESS_LEVELS 100
struct richness_spread {
    /* least[p] is the smallest word count that exceeds p boards in a hundred; [0] is 0. */
    short least[RICHNESS_LEVELS];
};

/* The distributions of a language's sets by rules: see dice_set.spreads. */
struct richness_table {
    struct richness_spread spreads[LANGUAGE_DICE][RULES_COUNT];
};

/*
 * Parses the table of a language: for each number of dice and rules, these two ("16 four") and the
 * RICHNESS_LEVELS numbers, all separated by whitespace. # begins a comment up to the end of the
 * line. Distributions may be missing: boards then have no level. STATUS_SYNTAX with the line for
 * anything else, STATUS_MISSING for a text without distributions; `table` is then unchanged.
 * `fault` may be NULL.
 */
enum status richness_read(const char *text, size_t size, struct richness_table *table,
                          struct fault *fault);

#define RICHNESS_LEVEL_NONE (-1)

/*
 * The percentage (0..99) of boards of these dice with fewer common words than `common_count`, which
 * is survey.common_count with DEAL_COMMON_TIER and all words of the game's own lexicon.
 * RICHNESS_LEVEL_NONE if the distribution for these dice is not known.
 */
int richness_level(const struct dice *dice, enum rules rules, int common_count);

#endif
