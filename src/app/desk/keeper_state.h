/* SPDX-License-Identifier: MIT */
/*
 * The keeper's state, private to keeper.c and keeper_past.c.
 */
#ifndef APP_KEEPER_STATE_H
#define APP_KEEPER_STATE_H

#include "keeper.h"

/* Writes the key of the setting that names the daily board begun last in the language that is
 * played. Returns `key`. */
const char *keeper_key_of_begun(const struct keeper *keeper, char key[STORE_KEY_MAX]);

struct keeper {
    struct store *store; /* NULL: nothing is kept */
    struct post *post;

    long since_ms; /* since the round on the table was kept */
    size_t words;  /* in all lists, when it was last kept or that failed; likewise: */
    enum round_phase phase;
    int hints;
    bool is_tried; /* keeping it was tried */
    bool is_on;    /* the round is to be kept */
    bool is_told;  /* the player was told that it cannot be kept */

    bool is_told_puzzle; /* the same for the puzzle */

    bool is_told_pending; /* the player was told that something waits in the store */
    long tried_ms;        /* since the last retry */

    long check_ms; /* until the check begins, or since it was last polled */
    /* State of the one-time check of a large file, made while no round is under way. The player is
     * told before the window freezes to save a damaged one. */
    enum { CHECK_DUE, CHECK_RUNS, CHECK_TOLD, CHECK_OVER } check;

    struct strength strength; /* as last noted */

    struct waiting waiting;
    struct keeper_summary summary;
    bool has_waiting;
    bool has_summary;

    /* The last daily board that counted in this run of the program. */
    bool has_day;
    char begun[STORE_DATE_MAX]; /* the daily board begun last in this run */
    long day_number;
    long day_score;
    long day_streak; /* including that day */
};

#endif
