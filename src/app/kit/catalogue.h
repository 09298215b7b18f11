/* SPDX-License-Identifier: MIT */
/*
 * A translation catalogue compiled by msgfmt from po/: opening it and looking up texts. Leaves
 * finding the files to src/files, and choosing the active catalogue to tr.h.
 */
#ifndef APP_CATALOGUE_H
#define APP_CATALOGUE_H

#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define TR_FORMAT(place) __attribute__((format_arg(place)))
#else
#define TR_FORMAT(place)
#endif

#define CATALOGUE_RULE_MAX 256

/* The plural rule: a C expression in `n` that yields the index of a form. */
struct plural_rule {
    unsigned forms;
    char text[CATALOGUE_RULE_MAX];
};

/* A .mo file in memory. Borrows the bytes. */
struct catalogue {
    const unsigned char *bytes;
    size_t size;
    bool swapped; /* its numbers are big-endian */
    uint32_t count, texts, translations;
    struct plural_rule rule;
};

/*
 * Opens a .mo file of `size` bytes, which must outlive the catalogue. Validates everything up
 * front: offsets, sort order, the plural rule, and that each translation takes only arguments of
 * its text. STATUS_DAMAGED: not a .mo file, or a broken one; `catalogue` is unchanged.
 */
enum status catalogue_open(struct catalogue *catalogue, const void *bytes, size_t size);

/* Copies the value of the header line "`field`: …" into `text`; "" if there is none. Returns
 * `text`. */
char *catalogue_field(const struct catalogue *catalogue, const char *field, char *text,
                      size_t size);

/* Returns the translation of `text`; without one, or if `catalogue` is NULL, the English text
 * without its context. */
const char *catalogue_text(const struct catalogue *catalogue, const char *text) TR_FORMAT(2);

/* Returns the form for `count` of the text with English singular `one`; NULL if untranslated. */
const char *catalogue_plural(const struct catalogue *catalogue, const char *one, long count)
    TR_FORMAT(2);

#endif
