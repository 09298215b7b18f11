/* SPDX-License-Identifier: MIT */
/*
 * The daily board: the way into it and what is said of it. Leaves the board to trounce/daily.h and
 * what was played to keeper.h.
 */
#ifndef APP_DAILY_H
#define APP_DAILY_H

#include "desk.h"

/* Begins the daily board of today, or plays it again. */
void daily_begin(struct desk *desk);

/* The round has come to its end: if it was a daily one that counts, that is noted and said. */
void daily_note_end(struct desk *desk);

/* What its card says under its name into `text` of `size` bytes; returns `text`. Asks the store. */
char *daily_about(const struct desk *desk, char *text, size_t size);

/* A text about the daily round that is over, to be pasted, without a word of it: so many words of
 * the board's were found. Returns `text` of `size` bytes. */
char *daily_summary(const struct desk *desk, long words_found, long words_there, char *text,
                    size_t size);

#endif
