/* SPDX-License-Identifier: MIT */
/*
 * Calendar days: finding the day of a moment, and formatting it.
 */
#ifndef APP_DATE_H
#define APP_DATE_H

#include "phrase.h"

#define DATE_TEXT_MAX PHRASE_MAX

/* A day in the player's time zone, and the moment itself. */
struct app_date {
    int year, month, day;   /* month and day from 1 */
    long long unix_seconds; /* since 1970 in UTC */
};

/* Returns the day of a moment in UTC. */
struct app_date date_of_unix(long long unix_seconds);

/* Writes "today", "yesterday" or "20 Nov 2026", relative to `today`. Returns `text`. */
char *date_text(const struct app_date *date, const struct app_date *today,
                char text[DATE_TEXT_MAX]);

/* The same without the year if it is that of `today`: "20 Nov". */
char *date_brief(const struct app_date *date, const struct app_date *today,
                 char text[DATE_TEXT_MAX]);

/* Like date_text, for the start of a line: "Today". */
char *date_title(const struct app_date *date, const struct app_date *today,
                 char text[DATE_TEXT_MAX]);

/* Queried when a round begins or ends, when Home is shown, and for the dates of past rounds. */
struct app_calendar {
    struct app_date (*today)(void *context); /* NULL: always 1 January 1970 */
    void *context;
    /* Returns the day of a moment in the player's time zone; NULL: in UTC. */
    struct app_date (*day_of)(void *context, long long unix_seconds);
};

struct app_date calendar_today(const struct app_calendar *calendar);
struct app_date calendar_day_of(const struct app_calendar *calendar, long long unix_seconds);

/* Returns when the next day begins in the player's time zone, even if clocks change that night. */
long long calendar_next_day(const struct app_calendar *calendar);

#endif
