/* SPDX-License-Identifier: MIT */
/*
 * Where the characters and words of a UTF-8 text begin, for a caret that steps over them and for
 * texts that are cut. Leaves what a field does with them to field.h.
 *
 * All texts are ended by a zero byte. What is not UTF-8 is passed over in some steps, never beyond
 * the ends.
 */
#ifndef APP_UTF8_H
#define APP_UTF8_H

#include <stdbool.h>

/* Does a character begin with this byte? Every byte that goes on with one does not. */
bool utf8_begins(char byte);

/* The bytes of the character at `text`, which is not at its end. */
int utf8_length(const char *text);

/* Are the `length` bytes at `text` as many as the first of them announces? */
bool utf8_is_character(const char *text, int length);

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
