/* SPDX-License-Identifier: MIT */
/*
 * The faces of English dice, and what they spell. Leaves those of other languages to alphabet.h,
 * where they have numbers of their own: 0 is always blank, and 1 + k letter k.
 */
#ifndef TROUNCE_FACE_H
#define TROUNCE_FACE_H

#include "trounce/alphabet.h"

#include <stdbool.h>

/* A face. 1..26 are the letters A..Z, except that FACE_QU (the place of Q) shows and spells QU. */
enum face {
    FACE_BLANK = 0, /* no word passes here */
    FACE_A = 1,
    FACE_QU = 17,
    FACE_Z = 26,
    FACE_IN,
    FACE_TH,
    FACE_ER,
    FACE_HE,
    FACE_AN,
    FACE_PLAIN_Q, /* a Q without a U */
    FACE_COUNT
};

#define FACE_LETTERS_MAX ALPHABET_FACE_LETTERS

/* What an English face spells in lower case: "a", "qu", "th"; "" for a blank. Static. */
static inline const char *face_spelling(enum face face)
{
    return alphabet_spelling(&alphabet_english, (int)face);
}

/* How it is shown: "A", "Qu", "Th"; "" for a blank. Static. */
static inline const char *face_label(enum face face)
{
    return alphabet_label(&alphabet_english, (int)face);
}

/* As alphabet_face_of, for the `length` bytes, at least one, of an English face. */
bool face_from_text(const char *text, int length, enum face *face);

#endif
