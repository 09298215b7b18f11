/* SPDX-License-Identifier: MIT */
/*
 * The daily board: the way into it and what is said of it. Leaves the board to trounce/daily.h and
 * what was played to keeper.h.
 */
#ifndef APP_DAILY_H
#define APP_DAILY_H

#include "desk.h"

/* Begins the daily board of today, goes on with it, or plays it again. */
void daily_begin(struct desk *desk);

/* The round has come to its end: if it was a daily one that counts, that is noted, and the days in
 * a row stand in table.honours. */
void daily_note_end(struct desk *desk);

/* What its card says under its name into `text` of `size` bytes; returns `text`. Asks the store. */
char *daily_about(const struct desk *desk, char *text, size_t size);

/* Today, where the player is. */
struct daily_date daily_today(const struct desk *desk);

#define DAILY_LENGTHS 8 /* longer words are counted with these */

/* A daily round that is over, without a word of it. */
struct daily_result {
    struct daily_date date;
    bool counts;
    long score;
    long words_found, words_there; /* those that the results list */
    int stars;                     /* -1: not known */
    long by_length[DAILY_LENGTHS + 1];
    const char *rival; /* NULL: there was none */
    long rival_score;
    long streak; /* days in a row up to that date */
    char code[BOARD_CODE_MAX];
};

/* Reads that of a round that was kept. False: it cannot be read, which is said. */
bool daily_read_result(struct desk *desk, long long id, struct daily_result *result);

#define DAILY_RESULT_MAX 1200

/* A text about it, to be pasted. Returns `text` of `size` bytes. */
char *daily_write_result(const struct daily_result *result, char *text, size_t size);

/* The same for the round on the table: so many words of the board's were found. */
char *daily_summary(const struct desk *desk, long words_found, long words_there, char *text,
                    size_t size);

#endif
