/* SPDX-License-Identifier: MIT */
/*
 * The notation of board and puzzle codes: five-bit numbers as letters and digits, in groups, with a
 * check. Leaves their meaning to deal_code.c and scrambler_puzzle.c. Internal to the engine.
 *
 * A character is an element of GF(32). A code is a polynomial whose coefficients are its characters
 * and whose value at a generator of the field is prescribed. All places have different weights, so
 * one wrong character or one swap of neighbours is always detected.
 */
#ifndef TROUNCE_ENGINE_CODE_TEXT_H
#define TROUNCE_ENGINE_CODE_TEXT_H

#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

#define CODE_TEXT_BITS  5
#define CODE_TEXT_MASK  0x1fu
#define CODE_TEXT_GROUP 5

/* The size of a code of `count` numbers, with dashes and the NUL. */
#define CODE_TEXT_SIZE(count) ((count) + ((count)-1) / CODE_TEXT_GROUP + 1)

/* The character of a number 0..31: digits and capitals without 0, 1, I and O. */
char code_text_character(unsigned value);

/* The number of a character of either case, -1 for other characters. */
int code_text_value(char c);

/* Writes the lowest bits of `bits` as `count` numbers from values[at] on, highest first; returns
 * the index after them. */
size_t code_text_put(unsigned *values, size_t at, uint64_t bits, int count);

/* Joins `count` numbers into bits; the inverse of code_text_put. */
uint64_t code_text_get(const unsigned *values, int count);

/* The value of the polynomial. Replacing a last number of 0 by this value XOR a wanted one gives
 * the code the wanted value. */
unsigned code_text_evaluate(const unsigned *values, size_t count);

/* Writes the numbers as text of CODE_TEXT_SIZE(count) characters; returns `text`. */
char *code_text_write(const unsigned *values, size_t count, char *text);

/*
 * Reads 1 to `count_max` numbers from text, with gaps (utf8_gap) anywhere. STATUS_SYNTAX with
 * column and reason in `fault` (may be NULL).
 */
enum status code_text_read(const char *text, size_t length, unsigned *values, size_t count_max,
                           size_t *count, struct fault *fault);

#endif
