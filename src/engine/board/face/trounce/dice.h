/* SPDX-License-Identifier: MIT */
/*
 * Sets of letter dice, from text. Leaves shaking to deal.h.
 *
 * The text has one die per line, six faces without blanks between them: letters (an English Q is
 * QU), 1 to 9 for the alphabet's first two-letter faces (in English Qu In Th Er He An Ch Sh Ph), 0
 * for a blank face. Either case, CRLF, empty lines and a missing final newline are accepted.
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
    const struct dice_set *set;      /* set by whoever reads them; NULL: custom dice */
    int count;
    unsigned char faces[DICE_MAX][DICE_FACES]; /* face numbers; in English enum face */
};

/*
 * Parses exactly `count` dice (1..DICE_MAX), or any square number if `count` is 0, in
 * an alphabet that must outlive them. STATUS_EMPTY, STATUS_SYNTAX (a stray character, a die without
 * six faces), STATUS_RANGE (too few or too many dice), each with line and column in `fault` (may be
 * NULL); too few dice are reported at the line after the last. On failure `dice` is unchanged.
 */
enum status dice_read(const struct alphabet *alphabet, const void *bytes, size_t size, int count,
                      struct dice *dice, struct fault *fault);

/* The side of the square board the dice make; 0 if their number is not a square. */
int dice_side(const struct dice *dice);

/* A hash of every face, in order. */
uint32_t dice_fingerprint(const struct dice *dice);

#define DICE_LANGUAGE_SIZE 3 /* two letters and a NUL */

struct richness_spread;

/*
 * A set of dice. The known sets are English: `id` is the letter that stands for the set in board
 * codes (never W, which is reserved for other languages), `name` is its file name without ".txt",
 * and `fingerprint` is that of the dice as shipped. They must never change, as codes depend on
 * them. In a set of another language `id` is its side as a digit, and there is no fingerprint,
 * because the dice of an added language may be revised.
 */
struct dice_set {
    const char *name;
    int count;
    uint32_t fingerprint;
    char id;
    char language[DICE_LANGUAGE_SIZE];     /* "de"; "" for the known sets */
    const struct richness_spread *spreads; /* RULES_COUNT, in a language; NULL: not known */
};

/* All known sets, terminated by one whose name is NULL. */
const struct dice_set *dice_sets(void);

/* The known set with an id (upper case) or a name; NULL if there is none. */
const struct dice_set *dice_set_by_id(char id);
const struct dice_set *dice_set_by_name(const char *name);

/* dice->set, else the known set with exactly these dice; NULL if there is none. */
const struct dice_set *dice_set_of(const struct dice *dice);

/* The default set for a board of size × size; size as for a language. */
const struct dice_set *dice_set_default(int size);

#endif
