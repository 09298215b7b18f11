/* SPDX-License-Identifier: MIT */
/*
 * A catalogue of translations, as msgfmt makes them of po/: opening it, and looking a text up.
 * Leaves finding the files to src/files, and which catalogue is in use to tr.h.
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

/* The rule for plurals: an expression of C in `n` that gives the number of a form. */
struct plural_rule {
    unsigned forms;
    char text[CATALOGUE_RULE_MAX];
};

/* A file of translations in memory. It borrows the bytes. */
struct catalogue {
    const unsigned char *bytes;
    size_t size;
    bool swapped; /* its numbers have the other order of bytes */
    uint32_t count, texts, translations;
    struct plural_rule rule;
};

/*
 * Opens a .mo file of `size` bytes, borrowed until nobody uses the catalogue any more. Everything
 * in it is looked at once: places, order, the rule for plurals, and that each translation takes the
 * values that its text is given. STATUS_DAMAGED: it is no such file or broken; then `catalogue`
 * is as it was.
 */
enum status catalogue_open(struct catalogue *catalogue, const void *bytes, size_t size);

/* The line "`field`: …" of its header, without it, into `text`; "": there is none. Returns `text`.
 */
char *catalogue_field(const struct catalogue *catalogue, const char *field, char *text,
                      size_t size);

/* `text` in the language of a catalogue (NULL: English); the English without its context where it
 * has none. */
const char *catalogue_text(const struct catalogue *catalogue, const char *text) TR_FORMAT(2);

/* The form for `count` of the text whose English singular is `one`; NULL: it has no translation. */
const char *catalogue_plural(const struct catalogue *catalogue, const char *one, long count)
    TR_FORMAT(2);

/* The text with this index, which is below catalogue->count, and its translation; NULL: none. */
const char *catalogue_entry(const struct catalogue *catalogue, uint32_t index,
                            const char **translation);

/* How many values a format takes at the most. */
#define CATALOGUE_ARGUMENTS_MAX 9

/*
 * Moves `*at` from the '%' of a directive to what is behind it; returns whether it takes a value.
 * `place` is the one that it names, from 1 (0: it names none), `kind` the letters of its type,
 * packed. "100 % of" takes none: no format of ours has the flag for a blank.
 */
bool catalogue_directive(const char **at, unsigned *place, unsigned *kind);

#endif
