/* SPDX-License-Identifier: MIT */
/*
 * The state of the daily board page.
 */
#ifndef APP_DAILY_PAGE_H
#define APP_DAILY_PAGE_H

#include "daily.h"

/* Everything drawn; read when the page is opened, the month is turned or the day ends. */
struct daily_page {
    struct daily_date today;
    long seconds; /* until the next board is due */
    struct daily_standing standing;
    struct board board; /* today's, or a blank one */
    long rival_points;  /* on it; 0: not known */
    bool has_result;    /* for the round that counted today */
    bool can_share;     /* that, or yesterday's while today's is not played: */
    struct daily_result result;
    char copy[DAILY_RESULT_MAX]; /* the result as text, for the clipboard */

    int year, month; /* of the calendar */
    struct history_day days[HISTORY_MONTH_DAYS];

    struct rect place; /* where today's board was drawn last, px */
};

enum {
    DAILY_ID_BACK = 1,
    DAILY_ID_PLAY,
    DAILY_ID_COPY,
    DAILY_ID_EARLIER, /* months */
    DAILY_ID_LATER,
    DAILY_ID_DAY /* one id per day of the month; only days that were played */
};

#endif
