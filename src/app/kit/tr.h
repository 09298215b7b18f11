/* SPDX-License-Identifier: MIT */
/*
 * Translating the window's texts. Leaves the catalogue format to catalogue.h, and the sentences to
 * text.h.
 *
 * A sentence is marked where it is defined, N_("…"), and translated where it is shown, tr(…).
 * Players' names and words are never passed to tr().
 */
#ifndef APP_TR_H
#define APP_TR_H

#include "catalogue.h"

#include <stddef.h>

/* A short text that has several translations; `context` tells the translator which is meant. */
#define N_IN(context, text) context "\004" text

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

/* Returns the form for `count`: tr_plural(N_PLURAL("%s word", "%s words"), count). */
const char *tr_plural(const char *one, const char *many, long count) TR_FORMAT(1) TR_FORMAT(2);

/*
 * Translates a message that the engine or the store formatted in English into `text` of `size`
 * bytes, truncated if necessary: matches it against the formats marked with N_SAID, and its
 * arguments likewise, but for those of "%-s". Unmarked text stays as it is. `said` must not
 * be `text`. Returns `text`.
 */
#define TR_SAID_MAX 1280
char *tr_said(const char *said, char *text, size_t size);

#endif
