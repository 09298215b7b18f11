/* SPDX-License-Identifier: MIT */
/*
 * The daily board: the one of today, whether it was played, how many days in a row. Leaves the
 * board to trounce/daily.h and the keeping of rounds to the store.
 */
#ifndef APP_DAILY_H
#define APP_DAILY_H

#include "app.h"

#include "store.h"

#include <stdbool.h>
#include <stddef.h>

struct app;

/* What is known of a date. */
struct daily_standing {
    bool counted; /* a round on it counted */
    long score;   /* of that round */
    long streak;  /* days in a row up to this one, or to the day before while it is not played */
};

/* What the app itself remembers of daily boards, for when there is no store or it could not keep
 * the round. */
struct daily_state {
    bool played; /* one counted since the program began */
    long number; /* of its day */
    long score;
    long streak; /* with that day */
};

/* Today's standing. */
struct daily_standing daily_today(const struct app *app);

/* The round has come to its end: if it was a daily one that counts, that is remembered. */
void daily_note_end(struct app *app);

/* A text about the daily round that is over, to be pasted, without a word of it. Returns `text` of
 * `size` bytes. */
char *daily_summary(const struct app *app, char *text, size_t size);

#endif
