/* SPDX-License-Identifier: MIT */
/*
 * The filter, the figures and the goals of the statistics, and the list of rounds behind them.
 * Leaves drawing to statistics_draw.h and input to the screens.
 */
#ifndef APP_STATISTICS_H
#define APP_STATISTICS_H

#include "desk.h"
#include "scroll.h"

#define CURVE_POINTS_MAX 60
#define ROUNDS_PAGE      64 /* rounds of the list in memory */

/* Which rounds the statistics and the list are about. */
struct statistics_filter {
    int size;  /* of the board; 0: any */
    int rules; /* enum rules + 1; 0: any */
    int way;   /* enum way + 1; 0: any */
};

/* The last of these rounds that count, oldest first. */
struct curve {
    long values[CURVE_POINTS_MAX];
    size_t count;
    int64_t newest_unix_s; /* of the last one */
};

enum statistics_curve { CURVE_SCORE, CURVE_STRENGTH, CURVE_COUNT };

/* The list of rounds is a screen of its own, so that one can come back to it from the results. */
enum statistics_page { PAGE_FIGURES, PAGE_GOALS, PAGE_ROUNDS, PAGE_COUNT };

struct statistics {
    enum statistics_page page; /* of the first two */
    struct statistics_filter filter;
    struct history_statistics figures;
    enum statistics_curve shown;
    struct curve curves[CURVE_COUNT];
    struct goal goals[GOAL_COUNT]; /* read with their page */
    int goals_reached;
    struct scroll goals_scroll;
    char trouble[NOTICE_MAX]; /* why there is nothing to show; "": nothing is wrong */
};

struct rounds {
    struct statistics *statistics; /* whose filter it lists */
    long count;
    struct stored_round page[ROUNDS_PAGE];
    long page_first;
    size_t page_count;
    struct scroll scroll;
};

/* The buttons that the statistics and the list of rounds have in common, on top of both. */
enum {
    STATISTICS_ID_BACK = 1,
    STATISTICS_ID_RULES,                                           /* and up: all, then each */
    STATISTICS_ID_SIZES = STATISTICS_ID_RULES + RULES_COUNT + 1,   /* and up: all, then each */
    STATISTICS_ID_WAYS = STATISTICS_ID_SIZES + APP_SIZE_COUNT + 1, /* and up: all, then each */
    STATISTICS_ID_PAGES = STATISTICS_ID_WAYS + WAY_COUNT + 1,      /* and up */
    STATISTICS_ID_SHAKE = STATISTICS_ID_PAGES + PAGE_COUNT,
    STATISTICS_ID_ALL,
    STATISTICS_ID_OWN /* and up: of one screen alone */
};

/* The filter as the store takes it. */
struct history_filter statistics_asked(const struct statistics *statistics);

/* Is any round left out? */
bool statistics_is_filtered(const struct statistics *statistics);

/* Handles the buttons above: changes the filter, or deals a round like it. False when `id` is
 * another one; `*changed`: the figures must be read again. */
bool statistics_press(struct statistics *statistics, struct desk *desk, int id, bool *changed);

#endif
