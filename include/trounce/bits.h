/* SPDX-License-Identifier: MIT */
/*
 * Bit operations. Leaves what the bits mean to the caller.
 */
#ifndef TROUNCE_BITS_H
#define TROUNCE_BITS_H

#include <stdint.h>

/* Counts the set bits, in parallel by pairs, nibbles and bytes. Not all processors have a popcount
 * instruction, and without one __builtin_popcountll is a function call. */
static inline unsigned bits_count(uint64_t bits)
{
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (unsigned)(bits * UINT64_C(0x0101010101010101) >> 56);
}

/* The index of the lowest set bit; `bits` must not be 0. */
static inline unsigned bits_lowest(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

#endif
