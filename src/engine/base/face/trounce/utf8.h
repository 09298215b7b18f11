/* SPDX-License-Identifier: MIT */
/*
 * Arbitrary UTF-8 text: its characters, which of them are printable, and its words. Leaves glyphs
 * to fonts.
 */
#ifndef TROUNCE_UTF8_H
#define TROUNCE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define UTF8_LENGTH_MAX 4

/* Decodes the character at the start of `left` > 0 bytes into `*point` and returns its length; 0 if
 * it is not valid UTF-8. For a NUL-terminated text `left` may be UTF8_LENGTH_MAX. */
size_t utf8_read(const char *at, size_t left, uint32_t *point);

/* Returns whether the character is safe to print. Control characters, line separators and
 * bidirectional controls are not: a terminal would obey them. */
bool utf8_is_printable(uint32_t point);

/* Returns whether the character looks like a letter of some script: ASCII letters, and all others
 * but blanks, signs, pictures and marks on a letter. U+FFFD, which stands for a lost character,
 * counts. */
bool utf8_may_be_letter(uint32_t point);

/* The length of the character at the start of `left` > 0 bytes, and whether it is printable; an
 * invalid byte has length 1 and is not. */
size_t utf8_step(const char *at, size_t left, bool *is_printable);

/* Replaces every unprintable character and invalid byte by a question mark. Returns `text`. */
char *utf8_make_printable(char *text);

/* Returns whether the byte is a blank within a line; DOS ends lines with one. */
static inline bool utf8_is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

/*
 * What mail and word processors make of the blanks and dashes in what is copied: blanks of any
 * width, line ends, hyphens, dashes, a minus, and what cannot be seen, such as a word joiner.
 * Returns the size of such a character at the start of `left` > 0 bytes, with the ASCII character
 * that it stands for in `*plain`, a blank or a dash, or 0 for none; returns 0 for any other
 * character.
 */
size_t utf8_gap(const char *at, size_t left, char *plain);

/* Copies `text` to `plain`, which has room for as much, with each gap as its ASCII character; line
 * ends and tabs stay. Returns `plain`. */
char *utf8_make_plain(const char *text, char *plain);

/* The functions below step through NUL-terminated texts. Invalid UTF-8 is stepped over somehow, but
 * never past the ends. */

/* Returns whether a character begins with this byte, that is, it is not a continuation byte. */
bool utf8_begins(char byte);

/* Returns where to cut a text of `length` bytes off behind a whole character, at most at byte
 * `most`; `length` if it is no longer than that. The text may go on without a NUL. */
size_t utf8_cut(const char *text, size_t length, size_t most);

/* The size of the character at `text`, which must not be at its end. */
int utf8_length(const char *text);

/* The offset one character after byte `at`, or before it; `at` itself at the ends. */
int utf8_next(const char *text, int at);
int utf8_previous(const char *text, int at);

/* The end of the next word; the start of the previous one. A word consists of ASCII letters and
 * digits, apostrophes, underscores and all non-ASCII characters. */
int utf8_next_word(const char *text, int at);
int utf8_previous_word(const char *text, int at);

/* The range of the word around `at`, or of the gap between two words. */
void utf8_word_around(const char *text, int at, int *from, int *to);

#endif
