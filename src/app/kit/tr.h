/* SPDX-License-Identifier: MIT */
/*
 * Translations of what the window says: the catalogues that msgfmt makes of po/, and looking a
 * sentence up. Leaves finding the files to src/files, and the sentences to text.h.
 *
 * A sentence is marked where it is defined, N_("…"), and translated where it is shown, tr(…). Names
 * and words of players are never handed to tr().
 */
#ifndef APP_TR_H
#define APP_TR_H

#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define TR_FORMAT(place) __attribute__((format_arg(place)))
#else
#define TR_FORMAT(place)
#endif

/* A short text that other languages say in several ways; `context` tells the translator which. */
#define N_IN(context, text) context "\004" text

/* The two English forms of a text that counts, for tr_plural(). */
#define N_PLURAL(one, many) one, many

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

/*
 * What the window speaks from now on; NULL: English. The catalogue and its bytes stay for as long
 * as anything that was translated with them may be shown. This is the one thing here that lasts.
 */
void tr_use(const struct catalogue *catalogue);

/* `text` in the language of the window. */
const char *tr(const char *text) TR_FORMAT(1);

/* The form for `count`: tr_plural(N_PLURAL("%s word", "%s words"), count). */
const char *tr_plural(const char *one, const char *many, long count) TR_FORMAT(1) TR_FORMAT(2);

/*
 * What the engine or the store has put together in English, into `text` of `size` bytes, cut if
 * need be: the format that it was made of, marked with N_SAID, is found again by its shape, and so
 * are the pieces in it. What is not marked stays as it is. `said` is not `text`. Returns `text`.
 */
#define TR_SAID_MAX 1280
char *tr_said(const char *said, char *text, size_t size);

#endif
