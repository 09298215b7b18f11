/* SPDX-License-Identifier: MIT */
/*
 * Letters as numbers, for the sets of words. Only for the engine's own files.
 */
#ifndef TROUNCE_ENGINE_LETTERS_H
#define TROUNCE_ENGINE_LETTERS_H

#include "trounce/bits.h"

#define LETTER_COUNT 26u
#define LETTER_NONE  LETTER_COUNT

/* The most letters that an alphabet can have: bits of a node of a lexicon. */
#define LETTERS_MAX 32u

/* 0..25 for a letter of either case, LETTER_NONE for any other byte. */
static inline unsigned letter_of(char byte)
{
    unsigned letter = ((unsigned)(unsigned char)byte | 0x20u) - 'a';
    return letter < LETTER_COUNT ? letter : LETTER_NONE;
}

#endif
