/* SPDX-License-Identifier: MIT */
/*
 * The daily board: starting it and describing it. Leaves the board to trounce/daily.h, the end of
 * its round to game_end.c and the record of play to keeper.h.
 */
#ifndef APP_DAILY_H
#define APP_DAILY_H

#include "desk.h"

#include "trounce/challenge.h"
#include "trounce/daily.h"

/* Begins today's daily board, continues it, or replays it. */
void daily_begin(struct desk *desk);

/* Writes how the player stands with today's board into `text` of `size` bytes; returns `text`.
 * Queries the store. */
char *daily_about(const struct desk *desk, char *text, size_t size);

/* Returns today's date in the player's time zone. */
struct daily_date daily_today(const struct desk *desk);

/* Returns the seconds until the next board; writes the minutes, rounded up, as "4 h 52 min"; and
 * returns how long the window may sleep until they change. */
long daily_seconds_left(const struct desk *desk);
char *daily_write_left(long seconds, char text[PHRASE_MAX]);
long daily_wait_ms(const struct desk *desk);

#define DAILY_LENGTHS 8 /* longer words count as this long */

/* A finished daily round, without its words. */
struct daily_result {
    struct daily_date date;
    bool counts;
    long score;
    long words_found, words_there; /* as listed in the results */
    int stars;                     /* -1: unknown */
    long by_length[DAILY_LENGTHS + 1];
    const char *rival; /* NULL: none */
    long rival_score;
    struct board board;
    struct path best;              /* of the word with the most points; empty: none */
    char line[CHALLENGE_LINE_MAX]; /* to challenge with; the board's code if there is none */
};

/* Reads the result of a stored round. On failure, notifies the player and returns false. */
bool daily_read_result(struct desk *desk, long long id, struct daily_result *result);

#define DAILY_RESULT_MAX (CHALLENGE_LINE_MAX + 400)

/* Writes four lines for pasting into `text` of `size` bytes, which give no word away: the date, the
 * points, a square for each word, and the line of a challenge. Returns `text`. */
char *daily_write_result(const struct daily_result *result, char *text, size_t size);

/* The same for the round on the table. */
char *daily_summary(struct desk *desk, char *text, size_t size);

#endif
