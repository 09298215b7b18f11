/* SPDX-License-Identifier: MIT */
/*
 * Texts of anybody: their characters, which of these can be shown, and their words. Leaves what
 * they look like to fonts.
 */
#ifndef TROUNCE_UTF8_H
#define TROUNCE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define UTF8_LENGTH_MAX 4

/* Reads the character at the beginning of `left` > 0 bytes into `*point` and returns its length;
 * 0 if they are not UTF-8 there. Of a text that ends with a 0 `left` may be UTF8_LENGTH_MAX. */
size_t utf8_read(const char *at, size_t left, uint32_t *point);

/* Can it be shown among others? Control characters, line separators and marks that turn the
 * direction of what follows cannot: a terminal would obey them. */
bool utf8_is_printable(uint32_t point);

/* The length of the character at the beginning of `left` > 0 bytes, and whether it is printable; 1
 * for a byte that is not UTF-8, which is not. */
size_t utf8_step(const char *at, size_t left, bool *is_printable);

/* Puts a question mark in place of each character that is not printable and of each byte that is
 * not UTF-8. Returns `text`. */
char *utf8_make_printable(char *text);

/* The functions below step over texts that end with a 0. What is not UTF-8 is passed over in some
 * steps, never beyond the ends. */

/* Does a character begin with this byte? Every byte that goes on with one does not. */
bool utf8_begins(char byte);

/* The bytes of the character at `text`, which is not at its end. */
int utf8_length(const char *text);

/* One character on from byte `at`, or back; at the ends `at` itself. */
int utf8_next(const char *text, int at);
int utf8_previous(const char *text, int at);

/* To the end of the next word; to the beginning of the one before. A word is made of letters,
 * digits, apostrophes and underscores. */
int utf8_next_word(const char *text, int at);
int utf8_previous_word(const char *text, int at);

/* The word around `at`, or what stands there between two words. */
void utf8_word_around(const char *text, int at, int *from, int *to);

#endif
