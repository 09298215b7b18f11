/* SPDX-License-Identifier: MIT */
/*
 * Translating the window's texts, as gettext does: tr("…") where a text is shown, N_("…") where it
 * is defined and passed to tr() later. Formats take their arguments in the order of the English
 * sentence. Players' names and words are never passed to tr(). Leaves the catalogue format to
 * catalogue.h.
 */
#ifndef APP_TR_H
#define APP_TR_H

#include "catalogue.h"

#include <stddef.h>

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

/*
 * Translates a message that the engine or the store formatted in English into `text` of `size`
 * bytes, truncated if necessary: matches it against the formats marked with N_SAID, and its
 * arguments likewise, but for those of "%-s". Unmarked text stays as it is. `said` must not
 * be `text`. Returns `text`.
 */
#define TR_SAID_MAX 1280
char *tr_said(const char *said, char *text, size_t size);

#endif
