/* SPDX-License-Identifier: MIT */
/*
 * A language to play in: its names, its letters, and the words and dice that go with them. Leaves
 * reading its files to the caller, and the language of the window's texts to the app.
 */
#ifndef TROUNCE_LANGUAGE_H
#define TROUNCE_LANGUAGE_H

#include "trounce/alphabet.h"
#include "trounce/dice.h"
#include "trounce/gloss.h"
#include "trounce/lexicon.h"
#include "trounce/spelling.h"

#include <stdbool.h>

#define LANGUAGE_CODE_SIZE 3 /* two letters, as ISO 639-1 has them, with a 0 */
#define LANGUAGE_NAME_SIZE 48
#define LANGUAGE_SIDE_MIN  4 /* boards that a language has dice for */
#define LANGUAGE_SIDE_MAX  6
#define LANGUAGE_DICE      (LANGUAGE_SIDE_MAX - LANGUAGE_SIDE_MIN + 1)

/* Everything is borrowed and outlives the language. */
struct language {
    char code[LANGUAGE_CODE_SIZE];         /* "de" */
    char name[LANGUAGE_NAME_SIZE];         /* as its speakers write it: "Deutsch" */
    char english_name[LANGUAGE_NAME_SIZE]; /* "German" */
    const struct alphabet *alphabet;
    const struct lexicon *lexicon;          /* its own words; NULL: not opened */
    const struct spellings *spellings;      /* how they are written; NULL: in their letters */
    const struct glosses *glosses;          /* NULL: nothing is known of its words */
    const struct dice *dice[LANGUAGE_DICE]; /* of 4 × 4, 5 × 5, 6 × 6; NULL: none. Their `set` says
                                               whose they are, NULL: dice of the player's own */
};

/* English without words and dice, which are files. */
extern const struct language language_english;

bool language_is_english(const struct language *language);

/* Is it two small letters? */
bool language_is_code(const char *text);

/*
 * Reads the text of a language, assets/languages/CODE/language.txt: a line `name Deutsch`, a line
 * `english German`, and those of alphabet_read, into `alphabet`, which becomes the language's.
 * Failures as alphabet_read, and STATUS_SYNTAX for a code that is none or a name that is missing,
 * too long or not printable. Words, glosses and dice become NULL. On failure nothing has changed.
 */
enum status language_read(const char *code, const char *text, size_t length,
                          struct language *language, struct alphabet *alphabet,
                          struct fault *fault);

/* The set that dice of a language are, for `dice->set`: `side` is one of those above. */
struct dice_set language_dice_set(const struct language *language, int side);

#endif
