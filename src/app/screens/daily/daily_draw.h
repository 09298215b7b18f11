/* SPDX-License-Identifier: MIT */
/*
 * The page of the daily board: what it shows, and how it looks. Leaves input to screen_daily.c and
 * what counts to desk/daily.h.
 */
#ifndef APP_DAILY_DRAW_H
#define APP_DAILY_DRAW_H

#include "daily.h"

/* All that is drawn, read when the page is opened, a month is turned or the day is over. */
struct daily_page {
    struct daily_date today;
    long long next_unix_s; /* when the next board comes */
    long minutes;          /* until then, rounded up; 0: it is here */
    struct daily_standing standing;
    bool has_result; /* of the round that counted today */
    struct daily_result result;
    char copy[DAILY_RESULT_MAX]; /* the text of the result in the clipboard */

    int year, month; /* of the calendar */
    struct history_day days[HISTORY_MONTH_DAYS];
};

enum {
    DAILY_ID_BACK = 1,
    DAILY_ID_PLAY,
    DAILY_ID_COPY,
    DAILY_ID_EARLIER, /* months */
    DAILY_ID_LATER,
    DAILY_ID_DAY /* and up: one for each day of the month that was played */
};

/* Where things stand. */
struct daily_layout {
    struct rect back, title, next; /* on top: the way back, the title, the time left */
    struct rect tiles[2];          /* days in a row, the most ever */
    struct rect board;             /* today's */
    struct rect month;             /* the calendar */
};

struct daily_layout daily_layout(const struct layout *layout);

/* Is there a later month to show? The last one is that of today. */
bool daily_has_later(const struct daily_page *page);

/* The id of the round that counted on a day of the month shown; 0: there is none. */
long long daily_round_of(const struct daily_page *page, int day);

void daily_draw(void *self, const struct desk *desk, struct ui *ui);

#endif
