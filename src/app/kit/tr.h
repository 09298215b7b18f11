/* SPDX-License-Identifier: MIT */
/*
 * Translations of what the window says. Leaves the catalogue that they are in to catalogue.h, and
 * the sentences to text.h.
 *
 * A sentence is marked where it is defined, N_("…"), and translated where it is shown, tr(…). Names
 * and words of players are never handed to tr().
 */
#ifndef APP_TR_H
#define APP_TR_H

#include "catalogue.h"

#include <stddef.h>

/* A short text that other languages say in several ways; `context` tells the translator which. */
#define N_IN(context, text) context "\004" text

/* The two English forms of a text that counts, for tr_plural(): alike where only other languages
 * bend the words around a figure. */
#define N_PLURAL(one, many) one, many

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
