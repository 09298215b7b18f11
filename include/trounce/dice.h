/* SPDX-License-Identifier: MIT */
/*
 * Sets of letter dice, from text. Leaves the shaking to deal.h.
 *
 * The text has a die per line, six faces without blanks between them: letters (an English Q is QU),
 * 1, 2, 3 … for the alphabet's faces of two letters (in English Qu In Th Er He An), 0 for a blank
 * face; either case; CRLF, empty lines and a missing final newline are accepted.
 */
#ifndef TROUNCE_DICE_H
#define TROUNCE_DICE_H

#include "trounce/face.h"
#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

#define DICE_MAX   64
#define DICE_FACES 6

struct dice_set;

struct dice {
    const struct alphabet *alphabet; /* whose faces they show */
    const struct dice_set *set;      /* whose they are, as their reader says; NULL: nobody's */
    int count;
    unsigned char faces[DICE_MAX][DICE_FACES]; /* of the alphabet; in English enum face */
};

/*
 * Reads a set of exactly `count` dice (1..DICE_MAX), or of any square number of them when `count`
 * is 0. STATUS_EMPTY, STATUS_SYNTAX (a stray character, a die without six faces), STATUS_RANGE (too
 * few or too many dice), each with line and column in `fault` (may be NULL); too few dice are
 * reported at the line after the last. On failure `dice` is as it was. They are English, or of an
 * alphabet that has to outlive them.
 */
enum status dice_read(const void *bytes, size_t size, int count, struct dice *dice,
                      struct fault *fault);
enum status dice_read_in(const struct alphabet *alphabet, const void *bytes, size_t size, int count,
                         struct dice *dice, struct fault *fault);

/* The side of the square board that all dice make; 0 when their number is not a square. */
int dice_side(const struct dice *dice);

/* A fingerprint that depends on every face and on their order. */
uint32_t dice_fingerprint(const struct dice *dice);

#define DICE_LANGUAGE_SIZE 3 /* two letters and a 0 */

struct richness_spread;

/*
 * A set. Of the known ones, which are English, `id` is the letter that stands for the set in the
 * code of a board, never W, which is kept for the dice of other languages; `name` is its file name
 * without ".txt"; `fingerprint` is that of the dice as shipped. Fixed forever: codes depend on
 * them. A set of another language has its side as a digit for an id, and no fingerprint, for
 * whoever adds a language may make its dice anew.
 */
struct dice_set {
    char id;
    const char *name;
    int count;
    uint32_t fingerprint;
    char language[DICE_LANGUAGE_SIZE];     /* "de"; "" for the known sets */
    const struct richness_spread *spreads; /* in a language: RULES_COUNT of them, as richness.h has
                                              them; NULL: not known */
};

/* All known sets, ended by one whose name is NULL. */
const struct dice_set *dice_sets(void);

/* The set of an id (upper case) or of a name; NULL when there is none. */
const struct dice_set *dice_set_by_id(char id);
const struct dice_set *dice_set_by_name(const char *name);

/* What dice->set says, else the known set that has exactly these dice; NULL when there is none. */
const struct dice_set *dice_set_of(const struct dice *dice);

/* The default set for a board of size × size; size in 4..6. */
const struct dice_set *dice_set_default(int size);

#endif
