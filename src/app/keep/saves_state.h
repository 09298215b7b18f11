/* SPDX-License-Identifier: MIT */
/*
 * The state of the saved games, private to saves.c and saves_past.c.
 */
#ifndef APP_SAVES_STATE_H
#define APP_SAVES_STATE_H

#include "saves.h"

/* How saving what is under way goes. */
struct saving {
    bool is_behind;   /* it could not be saved the last time */
    bool is_reported; /* the player was shown a notice */
    long behind_ms;   /* since it could not be saved */
};

struct saves {
    struct store *store;
    struct notice *notice;

    long clock_ms; /* as for saves_new */
    long since_ms; /* since the current round was saved */
    long seconds;  /* that its clock showed then */
    size_t words;  /* in all lists, when it was last saved or that failed; likewise: */
    enum round_phase phase;
    int hints;
    int quarter_turns;
    bool is_tried; /* saving it was tried */
    bool is_on;    /* the round is to be saved */
    struct saving saving;
    struct saving saving_puzzle;

    bool is_pending_reported; /* a notice said that something waits in the store */
    long tried_ms;            /* since the last retry */

    long check_ms; /* until the check begins, or since it was last polled */
    /* State of the one-time check of a large file, made while no round is under way. The player is
     * notified before the window freezes to save a damaged one. */
    enum { CHECK_DUE, CHECK_RUNS, CHECK_ANNOUNCED, CHECK_OVER } check;

    struct waiting waiting;
    long long waiting_id; /* in the store; any window can still take it */
    struct saves_summary summary;
    bool has_waiting;
    bool has_summary;

    char begun[STORE_DATE_MAX]; /* the daily board begun last in this run */
};

#endif
