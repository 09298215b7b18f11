/* SPDX-License-Identifier: MIT */
/*
 * What a die can show, and what that spells. Leaves dice to dice.h and boards to board.h.
 */
#ifndef TROUNCE_FACE_H
#define TROUNCE_FACE_H

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
    FACE_PLAIN_Q, /* a Q without a U, for the batch solver */
    FACE_COUNT
};

#define FACE_LETTERS_MAX 2

/* What the face spells in lower case: "a", "qu", "th"; "" for a blank. Static. */
const char *face_spelling(enum face face);

/* How it is shown: "A", "Qu", "Th"; "" for a blank. Static. */
const char *face_label(enum face face);

/* The face that shows `text` of `length` bytes, in either case: a letter, "qu" or "q" (FACE_QU), a
 * digraph, "." or "_" (blank). False when there is none. */
bool face_from_text(const char *text, int length, enum face *face);

#endif
