/* SPDX-License-Identifier: MIT */
/*
 * A language to play in: its names, letters, words and dice. Leaves reading its files to the caller
 * and the language of the user interface to the app.
 */
#ifndef TROUNCE_LANGUAGE_H
#define TROUNCE_LANGUAGE_H

#include "trounce/alphabet.h"
#include "trounce/dice.h"
#include "trounce/lexicon.h"

#include <stdbool.h>

struct glosses;
struct spellings;

#define LANGUAGE_CODE_SIZE 3 /* two letters of ISO 639-1 and a NUL */
#define LANGUAGE_NAME_SIZE 48
#define LANGUAGE_SIDE_MIN  4 /* board sizes that a language can have dice for */
#define LANGUAGE_SIDE_MAX  6
#define LANGUAGE_DICE      (LANGUAGE_SIDE_MAX - LANGUAGE_SIDE_MIN + 1)

/* These sizes as a list and for help, their numbers of dice, and the names of a language's sets. */
#define LANGUAGE_SIDE_CHOICES "4 5 6"
#define LANGUAGE_SIDE_NAMES   "4, 5 or 6"
#define LANGUAGE_DICE_COUNTS  "16, 25 or 36"
#define LANGUAGE_DICE_SETS    "dice-16", "dice-25", "dice-36"

/* Everything is borrowed and must outlive the language. */
struct language {
    char code[LANGUAGE_CODE_SIZE];         /* "de" */
    char name[LANGUAGE_NAME_SIZE];         /* in the language itself: "Deutsch" */
    char english_name[LANGUAGE_NAME_SIZE]; /* "German" */
    const struct alphabet *alphabet;
    const struct lexicon *lexicon;          /* NULL: not opened */
    const struct spellings *spellings;      /* NULL: words are written as their letters */
    const struct glosses *glosses;          /* NULL: none */
    const struct dice *dice[LANGUAGE_DICE]; /* for 4 × 4, 5 × 5, 6 × 6; NULL: none. Their `set` is
                                               NULL for the player's own dice */
};

/* English, without words and dice, which are read from files. */
extern const struct language language_english;

bool language_is_english(const struct language *language);

/* Returns whether the text is two lower-case ASCII letters. */
bool language_is_code(const char *text);

/*
 * Parses the text of assets/languages/CODE/language.txt: the lines `name Deutsch` and `english
 * German` and those of alphabet_read. The alphabet is written to `alphabet`, which `language` then
 * refers to; words, glosses and dice become NULL. Fails like alphabet_read, and with STATUS_SYNTAX
 * for an invalid code or a name that is missing, too long or not printable. On failure nothing has
 * changed.
 */
enum status language_read(const char *code, const char *text, size_t length,
                          struct language *language, struct alphabet *alphabet,
                          struct fault *fault);

/* The set for `dice->set` of a language's dice; `side` is LANGUAGE_SIDE_MIN.._MAX. */
struct dice_set language_dice_set(const struct language *language, int side);

#endif
