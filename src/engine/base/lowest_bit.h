/* SPDX-License-Identifier: MIT */
/*
 * The lowest set bit, by a built-in of the compiler. Leaves other operations to trounce/bits.h.
 */
#ifndef TROUNCE_LOWEST_BIT_H
#define TROUNCE_LOWEST_BIT_H

#include <stdint.h>

/* The index of the lowest set bit; `bits` must not be 0. */
static inline unsigned lowest_bit(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

#endif
