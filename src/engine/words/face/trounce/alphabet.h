/* SPDX-License-Identifier: MIT */
/*
 * The letters of a language, how they are written, and what its dice can show. Leaves words to
 * trie.h and lexicon.h, and dice to dice.h.
 *
 * Internally a letter is one byte, 'a' + k for letter k of the alphabet, from 'a' to 0xa0; in
 * English that is the letter itself. Words in this form sort in alphabetical order. UTF-8 is
 * converted here, on input and output.
 */
#ifndef TROUNCE_ALPHABET_H
#define TROUNCE_ALPHABET_H

#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ALPHABET_LETTERS_MAX 64 /* a set of letters is a mask of 64 bits */
#define ALPHABET_NARROW_MAX  32 /* with more letters, a lexicon is wide: see lexicon.h */
#define ALPHABET_FOLDS_MAX   96
#define ALPHABET_FACES_MAX   65 /* including the blank */

#define ALPHABET_FORM_SIZE    5 /* one UTF-8 character and its NUL */
#define ALPHABET_FACE_LETTERS 2

struct alphabet_letter {
    char lower[ALPHABET_FORM_SIZE];
    char upper[ALPHABET_FORM_SIZE];
};

/* A character that is read as one or two letters: é as e, ß as ss. Its capital, if any, is the next
 * entry. */
struct alphabet_fold {
    char form[ALPHABET_FORM_SIZE];
    char letters[ALPHABET_FACE_LETTERS + 1];
    bool is_capital; /* of the previous entry */
};

/* What a die can show: its letters and its label ("Qu"). */
struct alphabet_face {
    char spelling[ALPHABET_FACE_LETTERS + 1];
    char label[ALPHABET_FACE_LETTERS * (ALPHABET_FORM_SIZE - 1) + 1];
};

/*
 * Invariants: faces[0] is the blank, faces[1 + k] that of letter k. It spells this letter alone,
 * except that `pair_face` (0: none) spells two, as Q does on English dice; a later face then stands
 * for that letter alone and is written with an apostrophe (Q').
 */
struct alphabet {
    int letter_count;
    int face_count;
    int fold_count;
    int pair_face;
    struct alphabet_letter letters[ALPHABET_LETTERS_MAX];
    struct alphabet_face faces[ALPHABET_FACES_MAX];
    struct alphabet_fold folds[ALPHABET_FOLDS_MAX];
    char places[ALPHABET_LETTERS_MAX]; /* the letter that lists sort this one with; 0: itself */
};

extern const struct alphabet alphabet_english;

/*
 * Parses an alphabet. Each line is a keyword followed by items separated by blanks:
 *
 *     letters  aA ąĄ     a letter in lower and upper case, in alphabetical order
 *     folds    éÉe ßẞss  characters and the letters they are read as; ςΣσ or ςσ for a character
 *                        whose capital is that of the letter
 *     places   äa öo     a letter and the one that lists sort it with
 *     pairs    Qu Ch     two-letter faces
 *     pair     Qu        the face of the letter Q, which then spells two
 *
 * Keywords may be repeated, but `letters` come first. Empty lines, lines that begin with # and the
 * names of a language (`name`, `english`: see language.h) are ignored. STATUS_SYNTAX with line and
 * column; STATUS_RANGE for too many letters, folds or faces; STATUS_EMPTY without a letter. On
 * failure `alphabet` is unchanged.
 */
enum status alphabet_read(const char *text, size_t length, struct alphabet *alphabet,
                          struct fault *fault);

/* A hash of the letters, in lower case. Alphabets of the same letters may differ in the rest, such
 * as the two-letter faces and what their numbers are. */
uint32_t alphabet_fingerprint(const struct alphabet *alphabet);

/* Compares two words for sorting lists, like strcmp. A letter with a place counts as the other
 * letter, and comes after it only if the words are otherwise equal. */
int alphabet_compare(const struct alphabet *alphabet, const char *a, const char *b);

/*
 * Converts text in either case to letters. A letter followed by a combining mark (e and U+0301) is
 * read as the composed letter if the alphabet has it or a fold of it, and the İ and ı of a Turkish
 * layout as i unless the alphabet has them. Writes at most `room` letters and a NUL to `word`.
 * STATUS_SYNTAX: invalid text at byte `*count`; STATUS_RANGE: too long.
 */
enum status alphabet_encode(const struct alphabet *alphabet, const char *text, size_t length,
                            char *word, size_t room, size_t *count);

/* The size in bytes of the letter or fold at the beginning of `text`; 0 if there is neither. */
size_t alphabet_letter_size(const struct alphabet *alphabet, const char *text, size_t length);

/* The size of a buffer for the text of `letters` letters, with the NUL. */
#define ALPHABET_TEXT_SIZE(letters) ((letters) * (ALPHABET_FORM_SIZE - 1) + 1)

/* Writes the letters in lower or upper case; other bytes are copied. `text` must be large enough.
 * Returns its length. */
size_t alphabet_lower(const struct alphabet *alphabet, const char *word, size_t length, char *text);
size_t alphabet_upper(const struct alphabet *alphabet, const char *word, size_t length, char *text);

/* What a face spells, in letters, and its label; "" for the blank. */
static inline const char *alphabet_spelling(const struct alphabet *alphabet, int face)
{
    return alphabet->faces[face].spelling;
}

static inline const char *alphabet_label(const struct alphabet *alphabet, int face)
{
    return alphabet->faces[face].label;
}

/*
 * Finds the face for `text` (`length` >= 1 bytes, either case): a letter, two letters, "." or "_"
 * (blank); where q is Qu, q' is the letter alone. Returns false if there is none.
 */
bool alphabet_face_of(const struct alphabet *alphabet, const char *text, size_t length, int *face);

#endif
