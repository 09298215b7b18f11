/* SPDX-License-Identifier: MIT */
/*
 * How many common words a board holds, compared with all boards of its dice: its level, and the
 * bands that a player can choose. Leaves counting the words to solver.h and dealing to deal.h.
 */
#ifndef TROUNCE_RICHNESS_H
#define TROUNCE_RICHNESS_H

#include "trounce/dice.h"
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
 * A fair board has 25, 50 or 80 common words, depending on its size, whatever its level; with
 * lenient rules some lean boards have as many. On fair and richer boards each cell that is not
 * blank is part of some word, however rare; on lean ones it need not be.
 */
enum richness { RICHNESS_LEAN, RICHNESS_FAIR, RICHNESS_RICH, RICHNESS_FEAST, RICHNESS_COUNT };

/* "lean", "fair", "rich", "feast"; static. */
const char *richness_name(enum richness richness);

/* Finds the richness of a name; false when there is none. */
bool richness_from_name(const char *name, enum richness *richness);

/* How many common words a fair board of so many cells has: 25 up to 16 cells, 50 up to 25, else 80.
 */
int richness_fair_least(int cell_count);

/* The common words of a board: `least` to `most`, both included. */
struct richness_band {
    int least;
    int most;             /* INT_MAX: no limit */
    bool wants_all_cells; /* each that is not blank is part of a word */
};

/* What boards of these dice have to hold. Custom dice get the band of the known set that is closest
 * in size. */
struct richness_band richness_band(enum richness richness, const struct dice *dice,
                                   enum rules rules);

/* How the common words of boards of some dice are distributed. */
#define RICHNESS_LEVELS 100
struct richness_spread {
    /* least[p] is the least count of words that exceeds p boards in a hundred; [0] is 0. */
    short least[RICHNESS_LEVELS];
};

/* That of the three sets of a language, 16, 25 and 36 dice, by the rules: see dice_set.spreads. */
#define RICHNESS_SIZES 3
struct richness_table {
    struct richness_spread spreads[RICHNESS_SIZES][RULES_COUNT];
};

/*
 * Reads the table of a language from text: for each number of dice and each of the rules these two
 * ("16 four"), then the numbers of its levels, all set apart by blanks or ends of lines. Lines that
 * begin with # are passed over. STATUS_SYNTAX with the line for anything else, STATUS_MISSING if
 * there are fewer; then `table` is as it was. `fault` may be NULL.
 */
enum status richness_read(const char *text, size_t size, struct richness_table *table,
                          struct fault *fault);

#define RICHNESS_LEVEL_NONE (-1)

/*
 * How many boards in a hundred (0..99) of these dice have fewer common words than `common_count`,
 * which is survey.common_count with DEAL_COMMON_TIER and all words of the game's own lexicon.
 * RICHNESS_LEVEL_NONE when the dice are no set whose boards are known.
 */
int richness_level(const struct dice *dice, enum rules rules, int common_count);

#endif
