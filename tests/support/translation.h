/* SPDX-License-Identifier: MIT */
/*
 * Makes files of translations, as msgfmt does, and a language that no one speaks: each text half as
 * long again. Leaves what is looked at in it to the tests.
 */
#ifndef TESTS_TRANSLATION_H
#define TESTS_TRANSLATION_H

#include <stddef.h>

/* A text and its translation. Of one that counts, `plural` is set and the forms follow each other.
 */
struct translated {
    const char *context, *text, *plural; /* NULL: none */
    const char *forms[4];                /* NULL past the last */
};

/* A .mo file of `count` texts below a header with `rule` (the value of Plural-Forms; NULL: none),
 * for the caller to free. Fails the test where there is no memory. */
void *translation_make(const struct translated *list, size_t count, const char *rule, size_t *size);

/* The same of every text of a template such as po/trounce.pot: in brackets, and half as long again.
 * NULL: the file cannot be read. */
void *translation_make_long(const char *path, size_t *size);

#endif
