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

/* Writes a message in the language of the window, as message_write does. */
char *tr_message(const struct message *message, char *text, size_t size);

#endif
