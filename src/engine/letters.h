/* SPDX-License-Identifier: MIT */
/*
 * What the word sets agree to call a letter, and counting in bits. Only for the engine's own files.
 */
#ifndef TROUNCE_ENGINE_LETTERS_H
#define TROUNCE_ENGINE_LETTERS_H

#include <stdint.h>

#define LETTER_COUNT 26u
#define LETTER_NONE  LETTER_COUNT

/* 0..25 for a letter of either case, LETTER_NONE for any other byte. */
static inline unsigned letter_of(char byte)
{
    unsigned letter = ((unsigned)(unsigned char)byte | 0x20u) - 'a';
    return letter < LETTER_COUNT ? letter : LETTER_NONE;
}

/* How many bits are set: in pairs, in fours, in bytes, and all bytes together. Without an
 * instruction for it, which not all processors have, a compiler would call a function. */
static inline unsigned bits_count(uint64_t bits)
{
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (unsigned)(bits * UINT64_C(0x0101010101010101) >> 56);
}

/* The number of the lowest bit that is set; one is. */
static inline unsigned bits_lowest(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

#endif
