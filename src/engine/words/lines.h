/* SPDX-License-Identifier: MIT */
/*
 * Takes a text apart into lines.
 */
#ifndef ENGINE_LINES_H
#define ENGINE_LINES_H

#include "trounce/utf8.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#define UTF8_MARK      "\xef\xbb\xbf"
#define UTF8_MARK_SIZE 3

/* A line without its end and surrounding blanks. */
struct line {
    const char *text;
    size_t length;
    size_t number;
};

/* The rest of a text, and the number of lines read. */
struct lines {
    const char *at;
    const char *end;
    size_t number;
    char newline;
};

/* The lines of a text, without a byte-order mark. They end in LF or, if there is none at all, in
 * CR, as in old Mac files. */
static inline struct lines lines_of(const char *bytes, size_t size)
{
    struct lines lines = {.at = bytes, .end = bytes + size, .newline = '\n'};
    if (size > 0 && !memchr(bytes, '\n', size)) {
        lines.newline = '\r';
    }
    if (size >= UTF8_MARK_SIZE && memcmp(bytes, UTF8_MARK, UTF8_MARK_SIZE) == 0) {
        lines.at += UTF8_MARK_SIZE;
    }
    return lines;
}

/* Reads the next line into `*line`; returns false at the end. */
static inline bool lines_next(struct lines *lines, struct line *line)
{
    if (lines->at == lines->end) {
        return false;
    }
    const char *start = lines->at;
    const char *stop = memchr(start, lines->newline, (size_t)(lines->end - start));
    lines->at = stop ? stop + 1 : lines->end;
    stop = stop ? stop : lines->end;
    while (start < stop && utf8_is_blank(*start)) {
        start++;
    }
    while (start < stop && utf8_is_blank(stop[-1])) {
        stop--;
    }
    lines->number++;
    *line = (struct line){start, (size_t)(stop - start), lines->number};
    return true;
}

#endif
