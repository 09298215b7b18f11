/* SPDX-License-Identifier: MIT */
/*
 * What the keeper remembers, for keeper.c, keeper_past.c and keeper_waiting.c alone.
 */
#ifndef APP_KEEPER_STATE_H
#define APP_KEEPER_STATE_H

#include "keeper.h"

/* The setting that names the daily board which was begun last. */
#define KEEPER_KEY_OF_BEGUN "daily.begun"

struct keeper {
    struct store *store; /* NULL: nothing is kept */
    struct post *post;

    bool is_on;    /* the round on the table is to be kept */
    long since_ms; /* that has passed since it was kept */
    bool is_tried; /* it was kept, or that failed; it was so then: */
    enum round_phase phase;
    size_t words; /* of all lists */
    int hints;
    bool is_told; /* the player knows that it cannot be kept */

    long tried_ms;       /* since what waits in the store was tried last */
    bool is_told_orders; /* the player knows that it waits */

    /* Of reading a large file through: once, where no round is under way. */
    enum { CHECK_DUE, CHECK_RUNS, CHECK_OVER } check;
    long check_ms; /* until it begins, or since it was looked for */

    long damage_told; /* how many rows that cannot be the player knows of */

    bool has_waiting;
    struct waiting waiting;

    bool has_summary;
    struct keeper_summary summary;

    struct strength strength; /* as it was noted last */

    char begun[STORE_DATE_MAX]; /* the daily board that was begun last since the program began */

    /* The last daily board that counted since the program began. */
    bool has_day;
    long day_number;
    long day_score;
    long day_streak; /* with that day */
};

#endif
