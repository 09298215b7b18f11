/* SPDX-License-Identifier: MIT */
/*
 * Counting bits. Leaves what they mean to the caller.
 */
#ifndef TROUNCE_BITS_H
#define TROUNCE_BITS_H

#include <stdint.h>

/* How many bits are set: in pairs, in fours, in bytes, and all bytes together. Without an
 * instruction for it, which not all processors have, a compiler would call a function. */
static inline unsigned bits_count(uint64_t bits)
{
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (unsigned)(bits * UINT64_C(0x0101010101010101) >> 56);
}

/* The index of the lowest bit that is set; `bits` is not 0. */
static inline unsigned bits_lowest(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

#endif
