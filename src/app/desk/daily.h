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
#include "trounce/rival.h"

#define DAILY_LEVEL                                                                                \
    RIVAL_SCHOLAR /* with DAILY_SIZE, _RULES and _TIME_MS, the terms of everybody                  \
                   */

/* Begins today's daily board, continues it, or replays it. */
void daily_begin(struct desk *desk);

/* Returns today's board, with what the rival scores on it, which is the same for everybody with the
 * same words. NULL: the language has no dice for it, or out of memory. Valid until the next call.
 */
const struct today *daily_board(struct desk *desk);

/* Returns whether this is today's board and the player's first try on it is still to come: nobody
 * means to spoil it by a friend's challenge. */
bool daily_is_ahead(struct desk *desk, const struct board *board);

/* Writes how the player stands with today's board into `text` of `size` bytes; returns `text`.
 * Queries the store. */
char *daily_about(const struct desk *desk, char *text, size_t size);

/* Returns today's date in the player's time zone. */
struct daily_date daily_today(const struct desk *desk);

/* Returns the day that a round belongs to: that of its daily board, which may end after midnight,
 * else the day on which it ended; today as long as it is not kept. */
struct app_date daily_day_of(const struct app_calendar *calendar, const struct round_notes *notes);

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

/* Reads the result of the round that counted on the board of a date; false if there is none, or it
 * cannot be read. */
bool daily_read_result_of(struct desk *desk, const struct daily_date *date,
                          struct daily_result *result);

/* Returns the day of the week of a real date; 0: Monday. */
int daily_weekday(const struct daily_date *date);

/* Returns the day before a real date, which is not the first. */
struct daily_date daily_day_before(const struct daily_date *date);

/* Writes the first line of the text below. Returns `text`. */
#define DAILY_TITLE_MAX 160
char *daily_write_title(const struct daily_result *result, char text[DAILY_TITLE_MAX]);

/* Returns the colour of a word's square: of 4, 5, 6 letters, and more. */
#define DAILY_COLORS 4
int daily_color(int letters);

#define DAILY_RESULT_MAX (CHALLENGE_LINE_MAX + 400)

/* Writes four lines for pasting into `text` of `size` bytes, which give no word away: the date, the
 * points, a square for each word, and the line of a challenge. Returns `text`. */
char *daily_write_result(const struct daily_result *result, char *text, size_t size);

/* The same for the round on the table. */
char *daily_summary(struct desk *desk, char *text, size_t size);

#endif
