/* SPDX-License-Identifier: MIT */
/*
 * Translating the window's texts, as gettext does: tr("…") where a text is shown, N_("…") where it
 * is defined and passed to tr() later. Formats take their arguments in the order of the English
 * sentence. Players' names and words are never passed to tr(). The translations of a language are a
 * catalogue compiled by msgfmt from po/. Leaves finding the files to src/files.
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

/* --- translating --- */

struct catalogue;

/* A short text that has several translations; `context` shows the translator which is meant. */
#define N_IN(context, text)  context "\004" text
#define tr_in(context, text) tr(N_IN(context, text))

/* The English singular and plural of a text, for tr_plural(): identical if only other languages
 * inflect the words around a number. */
#define N_PLURAL(one, many) one, many

/*
 * Sets the language of the window; NULL: English. The catalogue and its bytes must stay valid as
 * long as a text translated with them may be shown. This is the only global state here.
 */
void tr_use(const struct catalogue *catalogue);

/* Returns `text` in the language of the window. */
const char *tr(const char *text) TR_FORMAT(1);

/* Returns the form for `count`: tr_plural("%s word", "%s words", count). */
const char *tr_plural(const char *one, const char *many, long count) TR_FORMAT(1) TR_FORMAT(2);

/* Writes a message in the language of the window, as message_write does. */
char *tr_message(const struct message *message, char *text, size_t size);

/* --- catalogues --- */

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
