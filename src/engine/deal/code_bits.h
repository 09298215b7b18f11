/* SPDX-License-Identifier: MIT */
/*
 * Bit streams of numbers and sets in the characters of a code, and checks of more than one
 * character. Leaves the characters to code_text.h, and the meaning to challenge.c.
 */
#ifndef TROUNCE_ENGINE_CODE_BITS_H
#define TROUNCE_ENGINE_CODE_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The bits of a code's numbers, the highest bit of each first. Before writing, the numbers must be
 * 0. Past the end, nothing is written and zeros are read.
 */
struct code_bits {
    unsigned *values;
    size_t at; /* bit index from the first number on, like `end` */
    size_t end;
    bool overran; /* an access went past the end */
};

/* Writes or reads the lowest `count` bits, at most 32. */
void code_bits_put(struct code_bits *bits, uint32_t value, int count);
uint32_t code_bits_get(struct code_bits *bits, int count);

/* Writes or reads a number as its bit length in `size` bits (at most 5, and large enough) and its
 * bits after the highest. */
void code_bits_put_number(struct code_bits *bits, uint32_t number, int size);
uint32_t code_bits_get_number(struct code_bits *bits, int size);

/* The maximum number of elements in a set. */
#define CODE_BITS_SET_MAX 16383

static inline bool code_bits_has(const unsigned char *set, size_t index)
{
    return ((unsigned)set[index / 8] >> index % 8 & 1u) != 0;
}

/*
 * Writes or reads a set of up to `count` elements, where element i is bit i % 8 of set[i / 8]: as
 * one bit each, or as the gaps between elements if that is shorter. Reading adds to the set; it
 * returns false for invalid bits.
 */
void code_bits_put_set(struct code_bits *bits, const unsigned char *set, size_t count);
bool code_bits_get_set(struct code_bits *bits, unsigned char *set, size_t count);

/*
 * The check of `width` bits, 10 or 20, of `count` numbers: a CRC with x^width + x^3 + 1, which is
 * primitive for both. Damage within `width` consecutive bits, such as two characters, is always
 * detected.
 */
uint32_t code_bits_check(const unsigned *values, size_t count, int width);

#endif
