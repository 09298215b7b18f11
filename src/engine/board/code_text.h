/* SPDX-License-Identifier: MIT */
/*
 * The notation of the codes of boards and puzzles: numbers of five bits as letters and digits, in
 * groups, with a check. Leaves their meaning to deal_code.c and scrambler_puzzle.c; only for the
 * engine's own files.
 *
 * A character is an element of GF(32). A code is a polynomial whose coefficients are its
 * characters, and whose value at a generator of the field is agreed on. So the weights of the
 * places are all different, and one wrong character or one swap of neighbours is always detected.
 */
#ifndef TROUNCE_ENGINE_CODE_TEXT_H
#define TROUNCE_ENGINE_CODE_TEXT_H

#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

#define CODE_TEXT_BITS  5
#define CODE_TEXT_MASK  0x1fu
#define CODE_TEXT_GROUP 5

/* The size of a code of `count` numbers, with the dashes and the final 0. */
#define CODE_TEXT_SIZE(count) ((count) + ((count)-1) / CODE_TEXT_GROUP + 1)

/* The character of a number 0..31: digits and capitals without 0, 1, I and O. */
char code_text_character(unsigned value);

/* The number of a character of either case, -1 for other characters. */
int code_text_value(char c);

/* Writes the lowest bits of `bits` as `count` numbers, the highest first, from values[at] on;
 * returns the index after them. */
size_t code_text_put(unsigned *values, size_t at, uint64_t bits, int count);

/* Reads `count` numbers back. */
uint64_t code_text_get(const unsigned *values, int count);

/* The value of the polynomial. Xoring it, and a wanted value, into a last number of 0 gives the
 * code the wanted value. */
unsigned code_text_evaluate(const unsigned *values, size_t count);

/* Writes the numbers as text of CODE_TEXT_SIZE(count) characters; returns `text`. */
char *code_text_write(const unsigned *values, size_t count, char *text);

/*
 * Reads numbers from text, blanks and dashes anywhere: at least one and `count_max` at the most.
 * STATUS_SYNTAX with column and reason in `fault` (may be NULL).
 */
enum status code_text_read(const char *text, size_t length, unsigned *values, size_t count_max,
                           size_t *count, struct fault *fault);

#endif
