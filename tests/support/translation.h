/* SPDX-License-Identifier: MIT */
/*
 * Makes files of translations, as msgfmt does: of a list, or of po/ with marks around each text
 * and, if wanted, half as long again. Leaves what is looked at in them to the tests.
 */
#ifndef TESTS_TRANSLATION_H
#define TESTS_TRANSLATION_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* A text and its translation. Of one that counts, `plural` is set and the forms follow each other.
 */
struct translated {
    const char *context, *text, *plural; /* NULL: none */
    const char *forms[4];                /* NULL past the last */
};

/* A .mo file of `count` texts below a header with `rule` (the value of Plural-Forms; NULL: none),
 * for the caller to free. Fails the test where there is no memory. */
void *translation_make(const struct translated *list, size_t count, const char *rule, size_t *size);

/* Around each text: isolates, which nobody sees. Behind each word of a long one, as often as it
 * takes: a letter that English has not. */
#define TRANSLATION_BEGIN "\xE2\x81\xA8"
#define TRANSLATION_END   "\xE2\x81\xA9"
#define TRANSLATION_MORE  "\xC3\xB5"

/* How many bytes at `text` are one of these; 0: none. */
static inline size_t translation_skip(const char *text)
{
    static const char *const marks[] = {TRANSLATION_BEGIN, TRANSLATION_END, TRANSLATION_MORE};
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        if (strncmp(text, marks[i], strlen(marks[i])) == 0) {
            return strlen(marks[i]);
        }
    }
    return 0;
}

/* The same of every text of po/trounce.pot or another file there, between marks; `is_long`: of the
 * English texts, half as long again. NULL: the file cannot be read. */
void *translation_make_marked(const char *path, bool is_long, size_t *size);

#endif
