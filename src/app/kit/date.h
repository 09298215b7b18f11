/* SPDX-License-Identifier: MIT */
/*
 * Calendar days: finding the day of a moment, and formatting it.
 */
#ifndef APP_DATE_H
#define APP_DATE_H

#include "phrase.h"

/* A day in the player's time zone, and the moment itself. */
struct app_date {
    int year, month, day;   /* month and day from 1 */
    int minute;             /* of the day, in that time zone */
    long long unix_seconds; /* since 1970 in UTC; 0: only the day is known */
};

/* Returns the day of a moment in UTC. */
struct app_date date_of_unix(long long unix_seconds);

/* Returns "today", "yesterday" or "20 Nov 2026", relative to `today`. */
const char *date_text(struct arena *arena, const struct app_date *date,
                      const struct app_date *today);

/* The same without the year if it is that of `today`: "20 Nov". */
const char *date_brief(struct arena *arena, const struct app_date *date,
                       const struct app_date *today);

/* The same with the time if the day is `today`, for rows of a list: "today, 14:05". The
 * no-break space before the time tells speech that it is none of a clock. */
const char *date_moment(struct arena *arena, const struct app_date *date,
                        const struct app_date *today);

/* Like date_text, for the start of a line: "Today". */
const char *date_title(struct arena *arena, const struct app_date *date,
                       const struct app_date *today);

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
