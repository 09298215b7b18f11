/* SPDX-License-Identifier: MIT */
/*
 * The filter, figures and goals of the statistics, and the list of past rounds. Leaves drawing to
 * statistics_draw.h and input to the screens.
 */
#ifndef APP_STATISTICS_H
#define APP_STATISTICS_H

#include "desk.h"
#include "scroll.h"

#define CURVE_POINTS_MAX 60
#define ROUNDS_PAGE      64 /* list rows kept in memory */

/* Which rounds the statistics and the list cover. */
struct statistics_filter {
    int size;  /* board size; 0: any */
    int rules; /* enum rules + 1; 0: any */
    int mode;  /* enum game_mode + 1; 0: any */
};

/* The most recent filtered rounds that count, oldest first. */
struct curve {
    long values[CURVE_POINTS_MAX];
    size_t count;
    int64_t newest_unix_s; /* of the last value */
};

enum statistics_curve { CURVE_SCORE, CURVE_STRENGTH, CURVE_COUNT };

/* The list of rounds is a separate screen, so that the results screen can return to it. */
enum statistics_page { PAGE_FIGURES, PAGE_GOALS, PAGE_ROUNDS, PAGE_COUNT };

struct statistics {
    enum statistics_page page; /* one of the first two */
    struct statistics_filter filter;
    struct history_statistics figures;
    enum statistics_curve shown;
    struct curve curves[CURVE_COUNT];
    struct goal goals[GOAL_COUNT]; /* read with the goals page */
    int goals_reached;
    struct scroll goals_scroll;
    char trouble[NOTICE_MAX]; /* why nothing can be shown; "": no trouble */
};

struct rounds {
    struct statistics *statistics; /* its filter applies to the list */
    long count;
    struct stored_round page[ROUNDS_PAGE];
    long page_first;
    size_t page_count;
    struct scroll scroll;
};

/* Buttons at the top of both the statistics and the list of rounds. */
enum {
    STATISTICS_ID_BACK = 1,
    STATISTICS_ID_RULES,                                           /* all, then one each */
    STATISTICS_ID_SIZES = STATISTICS_ID_RULES + RULES_COUNT + 1,   /* all, then one each */
    STATISTICS_ID_WAYS = STATISTICS_ID_SIZES + APP_SIZE_COUNT + 1, /* all, then one each */
    STATISTICS_ID_PAGES = STATISTICS_ID_WAYS + MODE_COUNT + 1,     /* one id per page */
    STATISTICS_ID_SHAKE = STATISTICS_ID_PAGES + PAGE_COUNT,
    STATISTICS_ID_ALL,
    STATISTICS_ID_OWN /* first id for a screen's own use */
};

/* Returns the filter in the store's form. */
struct history_filter statistics_asked(const struct statistics *statistics);

/* Sets `trouble` to why the last query failed. */
void statistics_note_trouble(struct statistics *statistics, const struct desk *desk);

/* Returns whether the filter leaves out any rounds. */
bool statistics_is_filtered(const struct statistics *statistics);

/* Handles the buttons above: changes the filter, or deals a matching round. Returns false for any
 * other `id`; sets `*changed` if the figures must be reread. */
bool statistics_press(struct statistics *statistics, struct desk *desk, int id, bool *changed);

#endif
