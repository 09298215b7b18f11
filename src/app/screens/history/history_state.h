/* SPDX-License-Identifier: MIT */
/*
 * What the screens of the history remember, and what is known of rounds that are kept. A part of
 * state.h.
 */
#ifndef APP_HISTORY_STATE_H
#define APP_HISTORY_STATE_H

#include "history.h"

#define NOTICE_MAX 640

struct screen;

#define STATISTICS_SCORES_MAX 60
#define STATISTICS_ABOUT_MAX  160
#define ROUNDS_PAGE           64 /* rounds of the list that are in memory */

/* Which rounds the statistics and the list are about. */
struct statistics_filter {
    int size;  /* of the board; 0: any */
    int rules; /* enum rules + 1; 0: any */
};

struct statistics_state {
    struct statistics_filter filter;
    struct history_statistics figures;
    long scores[STATISTICS_SCORES_MAX]; /* of the last rounds that count, oldest first */
    size_t score_count;
    int64_t newest_unix_s;      /* of the last of them */
    char trouble[NOTICE_MAX];   /* why there is nothing to show; "": nothing is wrong */
    const struct screen *below; /* where Back goes */
    char about[STATISTICS_ABOUT_MAX];
    bool about_known;
};

struct rounds_state {
    long count;
    struct stored_round page[ROUNDS_PAGE];
    long page_first;
    size_t page_count;
    int scroll, scroll_max; /* px */
    bool dragging_bar;
    int drag_y, drag_scroll;
};

/* A round of the past that is looked at again in the results. */
struct past_state {
    bool is_open;
    struct stored_round stored;
    const struct screen *below; /* where it was opened */
};

/* What is kept of the round that is played. */
struct keeping_state {
    bool is_on;    /* false: a lesson, a board that is only solved, a round of the past */
    long since_ms; /* that has passed since it was kept */
    bool is_tried; /* it was kept, or that failed; then it was so: */
    enum round_phase phase;
    size_t words;
    bool is_told; /* the player knows that it cannot be kept */
};

/* How a round may be lost: left for Home or with the program where nothing can be kept, given up.
 */
enum leaving { LEAVING_ROUND, LEAVING_PROGRAM, LEAVING_FOR_GOOD };

/* The round that waits at Home, if there is one. */
struct unfinished_state {
    bool is_there;
    bool with_shake; /* the new round that would take its place */
    struct stored_round stored;
    enum round_phase phase;
    long left_ms;
};

#endif
