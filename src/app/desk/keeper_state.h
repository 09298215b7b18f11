/* SPDX-License-Identifier: MIT */
/*
 * What the keeper remembers, for keeper.c, keeper_past.c and keeper_waiting.c alone.
 */
#ifndef APP_KEEPER_STATE_H
#define APP_KEEPER_STATE_H

#include "keeper.h"

/* Writes the name of the setting that names the daily board which was begun last, in the language
 * that is played. Returns `key`. */
const char *keeper_key_of_begun(const struct keeper *keeper, char key[STORE_KEY_MAX]);

struct keeper {
    struct store *store; /* NULL: nothing is kept */
    struct post *post;

    long since_ms; /* that has passed since the round on the table was kept */
    size_t words;  /* of all lists, when it was kept, or that failed; also then: */
    enum round_phase phase;
    int hints;
    bool is_tried; /* it was, or that failed */
    bool is_on;    /* it is to be kept */
    bool is_told;  /* the player knows that it cannot be kept */

    bool is_told_puzzle; /* the same of the puzzle */

    bool is_told_orders; /* the player knows that something waits in the store */
    long tried_ms;       /* since that was tried last */

    long check_ms; /* until the check begins, or since it was looked for */
    /* Of reading a large file through: once, where no round is under way. That a damaged one is
     * saved is told before the window stands still for it. */
    enum { CHECK_DUE, CHECK_RUNS, CHECK_TOLD, CHECK_OVER } check;

    struct strength strength; /* as it was noted last */

    long damage_told; /* how many rows that cannot be the player knows of */

    struct waiting waiting;
    struct keeper_summary summary;
    bool has_waiting;
    bool has_summary;

    /* The last daily board that counted since the program began. */
    bool has_day;
    char begun[STORE_DATE_MAX]; /* the daily board that was begun last since the program began */
    long day_number;
    long day_score;
    long day_streak; /* with that day */
};

#endif
