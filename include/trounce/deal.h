/* SPDX-License-Identifier: MIT */
/*
 * Shakes dice into fair boards, and names boards by short codes. Leaves dice to dice.h and the
 * counting of words to solver.h.
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

/* Common words are those in the SCOWL sizes up to 35. */
#define DEAL_COMMON_TIER 35

/* The dice in any order, all equally likely: a Fisher-Yates shuffle. */
void deal_order(const struct dice *dice, struct random *random, unsigned char order[DICE_MAX]);

/* Shakes the dice once: a face of each in such an order. `faces` gets dice->count of them. */
void deal_faces(const struct dice *dice, struct random *random, unsigned char *faces);

/* The same as a board of `rows` × `columns` = dice->count cells, row by row. */
void deal_shake(const struct dice *dice, struct random *random, int rows, int columns,
                struct board *board);

/* The maximum number of shakes for a board of so many cells, so that dealing takes a few
 * milliseconds at worst. */
int deal_shakes_max(int cell_count);

/*
 * Shakes a square board (dice->count is a square) until it is as rich as requested (richness_band
 * for these dice and rules, words of the solver's lexicon). Stops after deal_shakes_max shakes, or
 * after a board whose search ended early, and then deals the first board whose number of common
 * words is closest to the top of the band. `*state` becomes the state of the generator before the
 * shake that was dealt: a generator set to it shakes the same board again, with any lexicon and
 * richness. STATUS_NO_MEMORY.
 */
enum status deal_by_richness(const struct dice *dice, struct solver *solver, enum rules rules,
                             enum richness richness, struct random *random, struct board *board,
                             uint64_t *state);

/* The same with RICHNESS_FAIR. */
enum status deal_fair(const struct dice *dice, struct solver *solver, enum rules rules,
                      struct random *random, struct board *board, uint64_t *state);

/*
 * The code of a board: a letter for the set of dice, eight for the state of the generator, one to
 * check, in two groups: "NK7Q4-M2XPD"; for custom dice two more stand for their fingerprint, and
 * for those of another language than English its code and the side of the board: "WFR4K-7Q4M2-XPD".
 * The alphabet leaves out 0, 1, I and O; 2 and 3 stand for I and O in the code of a language. One
 * wrong character or two neighbours swapped are always detected. The check also depends on the
 * dice, so that a code is refused when they are not the ones it was made with.
 */
#define BOARD_CODE_MAX 16

/* `set` is NULL for dice that are nobody's; `state` is below 2^40, as deal_fair gives it.
 * Returns `code`. */
char *deal_code(const struct dice_set *set, const struct dice *dice, uint64_t state,
                char code[BOARD_CODE_MAX]);

/* How many letters and digits the codes have that begin with `id`; 0 when none do. */
size_t deal_code_length(char id);

/* The content of a code. */
struct board_code {
    const struct dice_set *set;        /* a known one; NULL: custom dice, or those of `language` */
    char language[DICE_LANGUAGE_SIZE]; /* whose dice they are; "": English or custom */
    int side;                          /* of those */
    uint64_t state;
};

/*
 * The first step of reading a code (either case; blanks and dashes anywhere): which dice it needs.
 * STATUS_SYNTAX: not a code, with column and reason.
 */
enum status deal_read_code(const char *text, size_t length, struct board_code *code,
                           struct fault *fault);

/* The second step, with these dice: verifies the check character and shakes the board of the code.
 * STATUS_SYNTAX (mistyped), STATUS_MISSING (not the dice of its language, or other custom ones) or,
 * for custom dice, STATUS_RANGE (dice that make no square board). */
enum status deal_from_code(const char *text, size_t length, const struct dice *dice,
                           struct board *board, struct fault *fault);

#endif
