/* SPDX-License-Identifier: MIT */
/*
 * Strict UTF-8: overlong forms, surrogates and code points above U+10FFFF are invalid.
 */
#include "trounce/utf8.h"

#include <string.h>

size_t utf8_read(const char *at, size_t left, uint32_t *point)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned first = (unsigned char)at[0];
    if (first < 0x80) {
        *point = first;
        return 1;
    }
    size_t length = first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : 0;
    if (length == 0 || length > left) {
        return 0;
    }
    uint32_t sum = first & 0x7fu >> length;
    for (size_t i = 1; i < length; i++) {
        if (((unsigned char)at[i] & 0xc0u) != 0x80) {
            return 0;
        }
        sum = sum << 6 | ((unsigned char)at[i] & 0x3fu);
    }
    if (sum < least[length] || sum > 0x10ffff || (sum >= 0xd800 && sum <= 0xdfff)) {
        return 0;
    }
    *point = sum;
    return length;
}

bool utf8_is_printable(uint32_t point)
{
    bool is_control = point < ' ' || (point >= 0x7f && point <= 0x9f);
    bool is_separator = point == 0x2028 || point == 0x2029;
    bool turns = (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069);
    return !is_control && !is_separator && !turns;
}

size_t utf8_step(const char *at, size_t left, bool *is_printable)
{
    uint32_t point;
    size_t length = utf8_read(at, left, &point);
    *is_printable = length > 0 && utf8_is_printable(point);
    return length > 0 ? length : 1;
}

char *utf8_make_printable(char *text)
{
    char *to = text;
    size_t length;
    for (const char *at = text; *at; at += length) {
        bool is_printable;
        length = utf8_step(at, UTF8_LENGTH_MAX, &is_printable);
        if (is_printable) {
            memmove(to, at, length);
            to += length;
        } else {
            *to++ = '?';
        }
    }
    *to = '\0';
    return text;
}

/* --- steps --- */

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
