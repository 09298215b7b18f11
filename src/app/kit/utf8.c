/* SPDX-License-Identifier: MIT */
/*
 * Steps over characters and words. Leaves which bytes a field takes to field.c.
 */
#include "utf8.h"

bool utf8_begins(char byte)
{
    return ((unsigned char)byte & 0xc0) != 0x80;
}

int utf8_length(const char *text)
{
    int length = 1;
    while (text[length] && !utf8_begins(text[length])) {
        length++;
    }
    return length;
}

bool utf8_is_character(const char *text, int length)
{
    unsigned char lead = (unsigned char)*text;
    if (lead < 0x80) {
        return length == 1;
    }
    return length == (lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0);
}

int utf8_next(const char *text, int at)
{
    return text[at] ? at + utf8_length(text + at) : at;
}

int utf8_previous(const char *text, int at)
{
    while (at > 0) {
        at--;
        if (utf8_begins(text[at])) {
            break;
        }
    }
    return at;
}

/* --- words --- */

static bool is_in_word(const char *text, int at)
{
    char byte = text[at];
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || byte == '\'' || byte == '_' ||
           (unsigned char)byte >= 0x80;
}

static bool is_behind_word(const char *text, int at)
{
    return at > 0 && is_in_word(text, utf8_previous(text, at));
}

int utf8_previous_word(const char *text, int at)
{
    while (at > 0 && !is_behind_word(text, at)) {
        at = utf8_previous(text, at);
    }
    while (is_behind_word(text, at)) {
        at = utf8_previous(text, at);
    }
    return at;
}

int utf8_next_word(const char *text, int at)
{
    while (text[at] && !is_in_word(text, at)) {
        at = utf8_next(text, at);
    }
    while (text[at] && is_in_word(text, at)) {
        at = utf8_next(text, at);
    }
    return at;
}

void utf8_word_around(const char *text, int at, int *from, int *to)
{
    bool is_word = is_behind_word(text, at) || is_in_word(text, at);
    *from = *to = at;
    while (*from > 0 && is_behind_word(text, *from) == is_word) {
        *from = utf8_previous(text, *from);
    }
    while (text[*to] && is_in_word(text, *to) == is_word) {
        *to = utf8_next(text, *to);
    }
}
