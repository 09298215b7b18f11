/* SPDX-License-Identifier: MIT */
/*
 * Numbers of any length and sets, bit by bit, in the characters of a code, and checks that are
 * longer than one character. Leaves the characters to code_text.h, and the meaning to challenge.c.
 */
#ifndef TROUNCE_ENGINE_CODE_BITS_H
#define TROUNCE_ENGINE_CODE_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Bits of the numbers of a code, the highest of each first. To be written, the numbers begin as 0.
 * After the end nothing is written, and what is read is 0.
 */
struct code_bits {
    unsigned *values;
    size_t at; /* from the first bit of the first number on, as is `end` */
    size_t end;
    bool overran; /* something went beyond the end */
};

/* The lowest `count` bits, at most 32. */
void code_bits_put(struct code_bits *bits, uint32_t value, int count);
uint32_t code_bits_get(struct code_bits *bits, int count);

/* A number in about as many bits as it has, after their count in `size` bits (at most 5), which has
 * to have room for it. */
void code_bits_put_number(struct code_bits *bits, uint32_t number, int size);
uint32_t code_bits_get_number(struct code_bits *bits, int size);

/* The most elements of a set. */
#define CODE_BITS_SET_MAX 16383

static inline bool code_bits_has(const unsigned char *set, size_t index)
{
    return ((unsigned)set[index / 8] >> index % 8 & 1u) != 0;
}

/*
 * A set among `count` elements, bit i % 8 of set[i / 8]: a bit each, or the gaps between those that
 * are in it where that is shorter. Reading adds to the set; false when the bits mean none.
 */
void code_bits_put_set(struct code_bits *bits, const unsigned char *set, size_t count);
bool code_bits_get_set(struct code_bits *bits, unsigned char *set, size_t count);

/*
 * The check of `width` bits, 10 or 20, of so many numbers: the remainder by x^width + x^3 + 1,
 * which is primitive for both. So damage to no more than `width` bits in a row, such as two
 * characters, is always detected.
 */
uint32_t code_bits_check(const unsigned *values, size_t count, int width);

#endif
