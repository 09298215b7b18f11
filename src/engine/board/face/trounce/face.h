/* SPDX-License-Identifier: MIT */
/*
 * The faces of English dice and what they spell. Leaves those of other languages to alphabet.h,
 * where the numbers differ: 0 is always blank and 1 + k is letter k.
 */
#ifndef TROUNCE_FACE_H
#define TROUNCE_FACE_H

#include "trounce/alphabet.h"

/* 1..26 are the letters A..Z, except that FACE_QU (in place of Q) shows and spells QU. */
enum face {
    FACE_BLANK = 0, /* no word can use this cell */
    FACE_A = 1,
    FACE_QU = 17,
    FACE_Z = 26,
    FACE_IN,
    FACE_TH,
    FACE_ER,
    FACE_HE,
    FACE_AN,
    FACE_PLAIN_Q, /* a Q without a U */
    FACE_CH,      /* no known set has it or those below, but dice of other makers do */
    FACE_SH,
    FACE_PH,
    FACE_WH,
    FACE_CK,
    FACE_NG,
    FACE_LL,
    FACE_SS,
    FACE_COUNT
};

#define FACE_LETTERS_MAX ALPHABET_FACE_LETTERS

/* The label of an English face: "A", "Qu", "Th"; "" for the blank. Static. */
static inline const char *face_label(enum face face)
{
    return alphabet_label(&alphabet_english, (int)face);
}

#endif
