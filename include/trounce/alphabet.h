/* SPDX-License-Identifier: MIT */
/*
 * The letters of a language, how they are written, and what its dice can show. Leaves words to
 * trie.h and lexicon.h, and dice to dice.h.
 *
 * Inside of the game a letter is one byte, 'a' + k for letter k of the alphabet: from 'a' to 0x80,
 * so that in English it is the letter itself. Words of these bytes sort in the order of the
 * alphabet. Where text comes in or goes out, UTF-8 is converted here.
 */
#ifndef TROUNCE_ALPHABET_H
#define TROUNCE_ALPHABET_H

#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ALPHABET_LETTERS_MAX 32
#define ALPHABET_FOLDS_MAX   96
#define ALPHABET_FACES_MAX   64 /* with the blank one */

#define ALPHABET_FORM_SIZE    5 /* a character of UTF-8 with its 0 */
#define ALPHABET_FACE_LETTERS 2

struct alphabet_letter {
    char lower[ALPHABET_FORM_SIZE];
    char upper[ALPHABET_FORM_SIZE];
};

/* A character that is read as one or two letters: é as e, ß as ss. Its capital follows it, if it
 * has one. */
struct alphabet_fold {
    char form[ALPHABET_FORM_SIZE];
    char letters[ALPHABET_FACE_LETTERS + 1];
    bool is_capital; /* of the one before */
};

/* What a die can show: letters, and how it is shown ("Qu"). */
struct alphabet_face {
    char spelling[ALPHABET_FACE_LETTERS + 1];
    char label[ALPHABET_FACE_LETTERS * (ALPHABET_FORM_SIZE - 1) + 1];
};

/*
 * Invariants: faces[0] is the blank one, faces[1 + k] that of letter k. It spells this letter
 * alone, except that `pair_face` (0 if there is none) spells two, as Q on English dice: then one of
 * the faces after those of the letters is the letter alone, and written with an apostrophe (Q').
 */
struct alphabet {
    int letter_count;
    int face_count;
    int fold_count;
    int pair_face;
    struct alphabet_letter letters[ALPHABET_LETTERS_MAX];
    struct alphabet_face faces[ALPHABET_FACES_MAX];
    struct alphabet_fold folds[ALPHABET_FOLDS_MAX];
};

extern const struct alphabet alphabet_english;

/*
 * Reads an alphabet from text: lines that begin with what they tell, and then have items set apart
 * by blanks; an item is
 *
 *     letters  aA ąĄ     a letter in lower and in upper case, in the order of the alphabet
 *     folds    éÉe ßẞss  characters, and the letters that they are read as
 *     pairs    Qu Ch     faces of two letters
 *     pair     Qu        the face of the letter Q, which thus spells two
 *
 * Lines of a kind may be repeated, those of letters come first; empty ones, those that begin with #
 * and the names of a language (`name`, `english`: see language.h) are passed over. STATUS_SYNTAX
 * with line and column; STATUS_RANGE for too many letters, folds or faces; STATUS_EMPTY without a
 * letter. On failure `alphabet` is as it was.
 */
enum status alphabet_read(const char *text, size_t length, struct alphabet *alphabet,
                          struct fault *fault);

/* Tells an alphabet from others: depends on all letters. */
uint32_t alphabet_fingerprint(const struct alphabet *alphabet);

/*
 * Converts a text in either case to letters; a letter and the mark behind it (e and U+0301) are
 * the letter that they make, if the alphabet has that or a fold of it. `word` gets at most `room`
 * of them and a final 0. STATUS_SYNTAX: there is something else in it, at byte `*count`;
 * STATUS_RANGE: it is longer.
 */
enum status alphabet_take(const struct alphabet *alphabet, const char *text, size_t length,
                          char *word, size_t room, size_t *count);

/* The bytes of the letter, or the fold, that a text begins with; 0 when it begins with neither. */
size_t alphabet_letter_size(const struct alphabet *alphabet, const char *text, size_t length);

/* The size of the text of so many letters, with its 0. */
#define ALPHABET_TEXT_SIZE(letters) ((letters) * (ALPHABET_FORM_SIZE - 1) + 1)

/* Writes letters as lower case, or as capitals, and other bytes as they are; `text` has room for
 * all. Returns its length. */
size_t alphabet_lower(const struct alphabet *alphabet, const char *word, size_t length, char *text);
size_t alphabet_upper(const struct alphabet *alphabet, const char *word, size_t length, char *text);

/* What a face spells, in letters, and how it is shown; "" for the blank one. */
static inline const char *alphabet_spelling(const struct alphabet *alphabet, int face)
{
    return alphabet->faces[face].spelling;
}

static inline const char *alphabet_label(const struct alphabet *alphabet, int face)
{
    return alphabet->faces[face].label;
}

/*
 * Finds the face that shows `text` of `length` bytes, at least one, in either case: a letter, two
 * letters, "." or "_" (blank); where q is Qu, q' is the letter alone. False when there is none.
 */
bool alphabet_face_of(const struct alphabet *alphabet, const char *text, size_t length, int *face);

#endif
