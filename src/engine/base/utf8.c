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

bool utf8_may_be_letter(uint32_t point)
{
    /* Blocks of Unicode without letters, in order. */
    static const struct {
        uint32_t first;
        uint32_t last;
    } others[] = {
        {0x80, 0xbf},        /* controls and signs of Latin-1 */
        {0xd7, 0xd7},        /* × */
        {0xf7, 0xf7},        /* ÷ */
        {0x300, 0x36f},      /* marks */
        {0x2000, 0x20ff},    /* punctuation, small figures, currencies, marks */
        {0x2190, 0x2bff},    /* arrows, mathematics, frames, pictures */
        {0x3000, 0x3020},    /* punctuation of Chinese and Japanese */
        {0xe000, 0xf8ff},    /* private use */
        {0xfe00, 0xfe6f},    /* variants of pictures, marks, punctuation */
        {0xfeff, 0xff20},    /* the byte-order mark, wide figures and signs */
        {0xfff0, 0xfffc},    /* specials */
        {0x1f000, 0x1ffff},  /* pictures */
        {0xe0000, 0x10ffff}, /* tags, private use */
    };
    if (point < 0x80) {
        return (point | 0x20u) - 'a' < 26;
    }
    size_t i = 0;
    while (i < sizeof others / sizeof *others && point > others[i].last) {
        i++;
    }
    return i == sizeof others / sizeof *others || point < others[i].first;
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

size_t utf8_gap(const char *at, size_t left, char *plain)
{
    static const struct {
        uint32_t first;
        uint32_t last;
        char plain;
    } gaps[] = {
        {0xa0, 0xa0, ' '},      {0xad, 0xad, '-'},      {0x2000, 0x200a, ' '},
        {0x200b, 0x200f, '\0'}, {0x2010, 0x2015, '-'},  {0x2028, 0x2029, ' '},
        {0x202a, 0x202e, '\0'}, {0x202f, 0x202f, ' '},  {0x205f, 0x205f, ' '},
        {0x2060, 0x206f, '\0'}, {0x2212, 0x2212, '-'},  {0x3000, 0x3000, ' '},
        {0xfe63, 0xfe63, '-'},  {0xfeff, 0xfeff, '\0'}, {0xff0d, 0xff0d, '-'},
    };
    uint32_t point;
    size_t size = utf8_read(at, left, &point);
    if (size == 1) {
        bool is_dash = *at == '-';
        *plain = is_dash ? '-' : ' ';
        return is_dash || utf8_is_blank(*at) || *at == '\n';
    }
    for (size_t i = 0; size > 0 && i < sizeof gaps / sizeof *gaps; i++) {
        if (point >= gaps[i].first && point <= gaps[i].last) {
            *plain = gaps[i].plain;
            return size;
        }
    }
    return 0;
}

char *utf8_make_plain(const char *text, char *plain)
{
    char *to = plain;
    while (*text) {
        char gap;
        size_t size = utf8_gap(text, UTF8_LENGTH_MAX, &gap);
        if (size <= 1) {
            *to++ = *text++;
            continue;
        }
        if (gap) {
            *to++ = gap;
        }
        text += size;
    }
    *to = '\0';
    return plain;
}

/* --- steps --- */

bool utf8_begins(char byte)
{
    return ((unsigned char)byte & 0xc0) != 0x80;
}

size_t utf8_cut(const char *text, size_t length, size_t most)
{
    size_t end = length < most ? length : most;
    while (end > 0 && end < length && !utf8_begins(text[end])) {
        end--;
    }
    return end;
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
