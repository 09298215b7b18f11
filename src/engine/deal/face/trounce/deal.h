/* SPDX-License-Identifier: MIT */
/*
 * Shakes dice into fair boards, and names boards by short codes. Leaves dice to dice.h and counting
 * words to solver.h.
 */
#ifndef TROUNCE_DEAL_H
#define TROUNCE_DEAL_H

#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/random.h"
#include "trounce/richness.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stddef.h>

/* Common words are those of SCOWL sizes up to 35. */
#define DEAL_COMMON_TIER 35

/* Returns whether a word of this tier is known to be common. In dealing boards and choosing hints,
 * words of TIER_UNKNOWN pass for common too, for there may be no others. */
static inline bool deal_is_common(int tier)
{
    return tier != TIER_UNKNOWN && tier <= DEAL_COMMON_TIER;
}

/* Returns whether a word is common or passes for it, and is not offensive. */
static inline bool deal_passes_for_common(const struct solved_word *word)
{
    return word->tier <= DEAL_COMMON_TIER && (word->marks & WORD_MARK_OFFENSIVE) == 0;
}

/* Shuffles the dice uniformly (Fisher-Yates). */
void deal_order(const struct dice *dice, struct random *random, unsigned char order[DICE_MAX]);

/* Shakes the dice once: a random face of each, in an order from deal_order. Writes dice->count
 * faces. */
void deal_faces(const struct dice *dice, struct random *random, unsigned char *faces);

/* Like deal_faces, as a board of `rows` × `columns` = dice->count cells, row by row. */
void deal_shake(const struct dice *dice, struct random *random, int rows, int columns,
                struct board *board);

/* The maximum number of shakes for a board of `cell_count` cells; keeps dealing within a few
 * milliseconds. */
int deal_shakes_max(int cell_count);

/*
 * Shakes a square board (dice->count is a square) until it is as rich as requested (richness_band
 * for these dice and rules, words of the solver's lexicon). Gives up after deal_shakes_max shakes
 * or after a board whose search ended early, and deals the first board whose number of common words
 * is closest to the top of the band. `*state` gets the generator's state before the shake that was
 * dealt: a generator set to it shakes the same board again, with any lexicon and richness.
 * STATUS_NO_MEMORY.
 */
enum status deal_by_richness(const struct dice *dice, struct solver *solver, enum rules rules,
                             enum richness richness, struct random *random, struct board *board,
                             uint64_t *state);

/* deal_by_richness with RICHNESS_FAIR. */
enum status deal_fair(const struct dice *dice, struct solver *solver, enum rules rules,
                      struct random *random, struct board *board, uint64_t *state);

/*
 * The code of a board: one character for the dice set, eight for the generator's state and a check
 * character, in two groups: "NK7Q4-M2XPD". Custom dice add two characters for their fingerprint;
 * dice of a language other than English add its code and the side of the board: "WFR4K-7Q4M2-XPD".
 * The alphabet leaves out 0, 1, I and O; in a language code 2 and 3 stand for I and O. One wrong
 * character or two swapped neighbours are always detected. The check also depends on the dice, so a
 * code is rejected if they are not the ones it was made with.
 */
#define BOARD_CODE_MAX 16

/* `set` is NULL for custom dice; `state` is below 2^40, as set by deal_fair. Returns `code`. */
char *deal_code(const struct dice_set *set, const struct dice *dice, uint64_t state,
                char code[BOARD_CODE_MAX]);

/* The number of letters and digits in codes that begin with `id`; 0 if there are none. */
size_t deal_code_length(char id);

/* A parsed code. */
struct board_code {
    const struct dice_set *set;        /* a known set; NULL: custom dice, or those of `language` */
    char language[DICE_LANGUAGE_SIZE]; /* of the dice; "": English or custom */
    int side;                          /* of those dice */
    uint64_t state;
    char text[BOARD_CODE_MAX]; /* as deal_code writes it */
};

/*
 * First step of reading a code (either case; blanks and dashes of any kind anywhere, see utf8_gap):
 * finds which dice it needs. STATUS_SYNTAX with column and reason: not a code.
 */
enum status deal_read_code(const char *text, size_t length, struct board_code *code,
                           struct fault *fault);

/* Second step: verifies the check character against these dice and shakes the board. STATUS_SYNTAX:
 * mistyped; STATUS_MISSING: not the dice of its language, or other custom dice; STATUS_RANGE:
 * custom dice that make no square board. */
enum status deal_from_code(const char *text, size_t length, const struct dice *dice,
                           struct board *board, struct fault *fault);

#endif
