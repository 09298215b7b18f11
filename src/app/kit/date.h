/* SPDX-License-Identifier: MIT */
/*
 * Days of the calendar: of a moment, and by name. Leaves the clock and the time zone to the
 * window.
 */
#ifndef APP_DATE_H
#define APP_DATE_H

#include "text.h"

#define DATE_TEXT_MAX TEXT_COUNT_MAX

/* A day where the player is, and the moment. */
struct app_date {
    int year, month, day;   /* month and day from 1 */
    long long unix_seconds; /* since 1970 in UTC */
};

/* The day of a moment in UTC. */
struct app_date date_of_unix(long long unix_seconds);

/* "today", "yesterday", or "20 Nov 2026", as of the day `today`. Returns `text`. */
char *date_text(const struct app_date *date, const struct app_date *today,
                char text[DATE_TEXT_MAX]);

/* The same where a line begins: "Today". */
char *date_title(const struct app_date *date, const struct app_date *today,
                 char text[DATE_TEXT_MAX]);

/* Asked when a round begins or ends, when Home is shown, and for the days of past rounds. */
struct app_calendar {
    struct app_date (*today)(void *context); /* NULL: it is always the first of January 1970 */
    void *context;
    /* The day of a moment where the player is; NULL: in UTC. */
    struct app_date (*day_of)(void *context, long long unix_seconds);
};

struct app_date calendar_today(const struct app_calendar *calendar);
struct app_date calendar_day_of(const struct app_calendar *calendar, long long unix_seconds);

/* When the next day begins where the player is, also where clocks are changed that night. */
long long calendar_next_day(const struct app_calendar *calendar);

#endif
