/* SPDX-License-Identifier: MIT */
/*
 * Makes translation files like msgfmt: from a list, or from po/ with marks around each text and,
 * optionally, one and a half times as long.
 */
#ifndef TESTS_TRANSLATION_H
#define TESTS_TRANSLATION_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* A text and its translation. If `plural` is set, the text has a count and several forms. */
struct translated {
    const char *context, *text, *plural; /* NULL: none */
    const char *forms[4];                /* NULL past the last */
};

/* Returns a .mo file of `count` texts after a header with `rule` (the value of Plural-Forms; NULL:
 * none), which the caller frees. Fails the test if out of memory. */
void *translation_make(const struct translated *list, size_t count, const char *rule, size_t *size);

/* Invisible isolates around each text, and a non-English letter repeated after each word of a long
 * one. */
#define TRANSLATION_BEGIN "\xE2\x81\xA8"
#define TRANSLATION_END   "\xE2\x81\xA9"
#define TRANSLATION_MORE  "\xC3\xB5"

/* Returns the length in bytes of the mark at `text`, or 0. */
static inline size_t translation_skip(const char *text)
{
    static const char *const marks[] = {TRANSLATION_BEGIN, TRANSLATION_END, TRANSLATION_MORE};
    if ((unsigned char)*text < 0x80) { /* quickly past nearly every letter */
        return 0;
    }
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        if (strncmp(text, marks[i], strlen(marks[i])) == 0) {
            return strlen(marks[i]);
        }
    }
    return 0;
}

/* The same from every text of po/trounce.pot or another file there, between marks. `is_long`: of
 * the English texts, one and a half times as long. NULL: the file cannot be read. */
void *translation_make_marked(const char *path, bool is_long, size_t *size);

#endif
