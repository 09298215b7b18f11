/* SPDX-License-Identifier: MIT */
/*
 * Bit operations.
 */
#ifndef TROUNCE_BITS_H
#define TROUNCE_BITS_H

#include <stdint.h>

/* Counts the set bits, in parallel by pairs, nibbles and bytes. Not all processors have a popcount
 * instruction, and without one the compiler's built-in is a function call. */
static inline unsigned bits_count(uint64_t bits)
{
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (unsigned)(bits * UINT64_C(0x0101010101010101) >> 56);
}

#endif
