/* SPDX-License-Identifier: MIT */
/*
 * What day it is where the player is. Leaves the clock and the time zone to the window, which
 * answers.
 */
#ifndef APP_CALENDAR_H
#define APP_CALENDAR_H

#include "date.h"

/* Asked when a round begins or ends, when Home is shown, and for the days of past rounds. */
struct app_calendar {
    struct app_date (*today)(void *context); /* NULL: it is always the first of January 1970 */
    void *context;
    /* The day of a moment where the player is; NULL: in UTC. */
    struct app_date (*day_of)(void *context, long long unix_seconds);
};

struct app_date calendar_today(const struct app_calendar *calendar);
struct app_date calendar_day_of(const struct app_calendar *calendar, long long unix_seconds);

#endif
