/* SPDX-License-Identifier: MIT */
/*
 * The daily board: starting it and describing it. Leaves the board to trounce/daily.h, the end of
 * its round to game_end.c and the record of play to saves.h.
 */
#ifndef APP_DAILY_H
#define APP_DAILY_H

#include "game_state.h"

#include "trounce/challenge.h"
#include "trounce/daily.h"
#include "trounce/rival.h"

/* With DAILY_SIZE, _RULES and _TIME_MS, the terms of everybody. */
#define DAILY_LEVEL RIVAL_SCHOLAR

/* Begin, continue or replay today's Sprint, today's Hunt, or either of a day up to today: from the
 * archive if the day is past, which counts for nothing. */
void daily_begin(struct game *game);
void daily_begin_hunt(struct game *game);
void daily_begin_on(struct game *game, enum daily_puzzle puzzle, const struct daily_date *date);

/* Returns what a button says that plays, continues or shows a puzzle of a day. daily_open_on
 * presses it. */
const char *daily_label(enum daily_puzzle puzzle, const struct history_day *day);
void daily_open_on(struct game *game, enum daily_puzzle puzzle, const struct daily_date *date,
                   const struct history_day *day);

/* Returns what a button says that goes on from the current daily round to the other puzzle of its
 * day; NULL if that has been played, or this is no daily round. daily_begin_other presses it. */
const char *daily_other_label(const struct game *game);
void daily_begin_other(struct game *game);

/* How the Hunt of a day stands. Its rank is rank_reached(found, words). */
struct daily_hunt {
    long words;    /* common ones on the board; 0: there is no board, or no memory */
    long found;    /* of them, by the player */
    long hints;    /* used */
    bool is_begun; /* or done */
    bool is_done;  /* it has ended, and its results can be seen: */
    long long id;  /* of its round, for game_open_past; 0: not done */
    bool counts;   /* false: not begun, or from the archive */
    bool in_time;  /* Halfway was reached on that day: it counts for the run of days */
};

/* Reads it for a date. Without a round, its words are those of the board, which is dealt. */
struct daily_hunt daily_hunt_of(struct game *game, const struct daily_date *date);

/* Returns today's board, with what the rival scores on it, which is the same for everybody with the
 * same words. NULL: the language has no dice for it, or out of memory. Valid until the next call.
 */
const struct today *daily_board(struct game *game);

/* Returns whether this is today's board and the player's first try on it is still to come: nobody
 * means to spoil it by a friend's challenge. */
bool daily_is_ahead(struct game *game, const struct board *board);

/* Returns today's date in the player's time zone. */
struct daily_date daily_today(const struct game *game);

/* Returns the day that a round belongs to: that of its daily board, which may end after midnight,
 * else the day on which it ended; today as long as it is not kept. */
struct app_date daily_day_of(const struct app_calendar *calendar, const struct round_notes *notes);

/* Returns the seconds until the next board; the minutes, rounded up, as "4 h 52 min"; and how long
 * the window may sleep until they change. */
long daily_seconds_left(const struct game *game);
const char *daily_left(struct arena *arena, long seconds);
long daily_wait_ms(const struct game *game);

#define DAILY_LENGTHS 8 /* longer words count as this long */

/* A finished daily round, without its words. */
struct daily_result {
    struct daily_date date;
    bool counts;
    bool is_archive; /* begun after its day */
    long score;
    int stars; /* -1: unknown */
    long by_length[DAILY_LENGTHS + 1];
    const char *rival; /* NULL: none */
    long rival_score;
    struct board board;
    struct path best;              /* of the word with the most points; empty: none */
    char line[CHALLENGE_LINE_MAX]; /* to challenge with; the board's code if there is none */
};

/* Reads the result of the round that counted on the board of a date; false if there is none, or it
 * cannot be read. */
bool daily_read_result_of(struct game *game, const struct daily_date *date,
                          struct daily_result *result);

/* Returns the day of the week of a real date; 0: Monday. */
int daily_weekday(const struct daily_date *date);

/* Returns the day before a real date, which is not the first. */
struct daily_date daily_day_before(const struct daily_date *date);

/* Returns the first line of the text below. */
const char *daily_title(struct arena *arena, const struct daily_result *result);

/* What there is of a day to be shared. */
struct daily_share {
    struct daily_date date;
    bool has_sprint, has_hunt;
    struct daily_result sprint;
    struct daily_hunt hunt;
    long hunt_lengths[DAILY_LENGTHS + 1];
    char hunt_line[CHALLENGE_LINE_MAX]; /* the last: becomes a link to the Hunt, or names its board
                                         */
};

/* Reads it; false if nothing was played on that day. */
bool daily_read_share(struct game *game, const struct daily_date *date, struct daily_share *share);

/* Return how a Hunt went: "33 of 38, Word hunter"; with the hints used, if there were any. */
const char *daily_hunt_about(struct arena *arena, long found, long words);
const char *daily_hunt_line(struct arena *arena, const struct daily_hunt *hunt);

/* Returns the title of what is shared, and all of it as text, like daily_lines. */
const char *daily_share_title(struct arena *arena, const struct daily_share *share);
const char *daily_share_text(struct arena *arena, const struct daily_share *share);

/* Returns the colour of a word's square: of 4, 5, 6 letters, and more. */
#define DAILY_COLORS 4
int daily_color(int letters);

/* Returns four lines for pasting, which give no word away: the date, the points, a square for each
 * word, and the line of a challenge. */
const char *daily_lines(struct arena *arena, const struct daily_result *result);

/* The same for the current round, in game->arena. */
const char *daily_summary(struct game *game);

#endif
