/* SPDX-License-Identifier: MIT */
/*
 * The state of the page of the daily puzzles, and its calendar.
 */
#ifndef APP_DAILY_PAGE_H
#define APP_DAILY_PAGE_H

#include "daily.h"

/* Everything drawn; read when the page is opened, the month is turned or the day ends. */
struct daily_page {
    struct daily_date today;
    int week_start; /* 0: Monday */
    long seconds;   /* until the next puzzles are due */
    struct daily_standing standing;
    struct board board; /* of today's Sprint, or a blank one */
    long rival_points;  /* on it; 0: not known */
    struct daily_hunt hunt;
    struct daily_result result; /* of the Sprint that counted today, if has_result */
    struct daily_share share;   /* the last there is, if can_share */
    bool has_result;
    bool can_share;
    bool can_send; /* by the system */

    int year, month; /* of the calendar */
    struct history_day days[HISTORY_MONTH_DAYS];
    struct daily_date chosen; /* the day opened below it; year 0: none */
    struct history_day day;   /* what was played on it */
    long hunt_words;          /* found in all Hunts */

    struct rect place; /* where today's Sprint was drawn last, px */
};

enum {
    DAILY_ID_BACK = 1,
    DAILY_ID_PLAY,
    DAILY_ID_HUNT,
    DAILY_ID_COPY,
    DAILY_ID_SEND,
    DAILY_ID_EARLIER, /* months */
    DAILY_ID_LATER,
    DAILY_ID_DAY_SPRINT, /* of the chosen day */
    DAILY_ID_DAY_HUNT,
    DAILY_ID_DAY /* one id per day of the month; only those up to today */
};

/* Read the page, and show today's month; read the month shown, and the chosen day again. */
void daily_page_read(struct daily_page *page, struct game *game);
void daily_page_read_month(struct daily_page *page, struct game *game);

/* Turns to the month before or after, within the archive. */
void daily_page_turn(struct daily_page *page, struct game *game, int by);

/* Opens a day of the month shown. */
void daily_page_choose(struct daily_page *page, struct game *game, int day);

/* Returns whether there is a month before or after to turn to. */
bool daily_page_can_turn(const struct daily_page *page, int by);

/* Draws the calendar, the chosen day and the figures. */
void daily_month_draw(const struct daily_page *page, struct ui *ui, struct rect panel);

#endif
