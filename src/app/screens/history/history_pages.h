/* SPDX-License-Identifier: MIT */
/*
 * The filter, figures and goals of the statistics, and the list of past rounds.
 */
#ifndef APP_HISTORY_PAGES_H
#define APP_HISTORY_PAGES_H

#include "desk.h"
#include "list.h"

#define CURVE_POINTS_MAX 60

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
    struct list goals_list;
    char trouble[NOTICE_MAX];                  /* why nothing can be shown; "": no trouble */
    struct rect body, chart, lengths, matches; /* as last drawn, px */
};

struct rounds {
    struct statistics *statistics; /* its filter applies to the list */
    struct list list;
    struct stored_round page[LIST_PAGE];
};

#define STATISTICS_MODES (MODE_COUNT + 1) /* all, then one each */

/* Buttons at the top of both the statistics and the list of rounds. */
enum {
    STATISTICS_ID_BACK = 1,
    STATISTICS_ID_RULES,                                           /* all, then one each */
    STATISTICS_ID_SIZES = STATISTICS_ID_RULES + RULES_COUNT + 1,   /* all, then one each */
    STATISTICS_ID_WAYS = STATISTICS_ID_SIZES + APP_SIZE_COUNT + 1, /* all, then one each */
    STATISTICS_ID_PAGES = STATISTICS_ID_WAYS + STATISTICS_MODES,   /* one id per page */
    STATISTICS_ID_SHAKE = STATISTICS_ID_PAGES + PAGE_COUNT,
    STATISTICS_ID_ALL,
    STATISTICS_ID_BEST,                                /* opens the round with the best score */
    STATISTICS_ID_LONGEST,                             /* opens the round with the longest word */
    STATISTICS_ID_GOALS,                               /* the goals, if they scroll */
    STATISTICS_ID_CURVES,                              /* one id per enum statistics_curve */
    ROUNDS_ID_ROW = STATISTICS_ID_CURVES + CURVE_COUNT /* one id per row, in view or not */
};

/* Returns the filter in the store's form. */
struct history_filter statistics_asked(const struct statistics *statistics);

/* Sets `trouble` to why the last query failed. */
void statistics_note_trouble(struct statistics *statistics, const struct desk *desk);

/* Handles the buttons above: changes the filter, or deals a matching round. Returns false for any
 * other `id`; sets `*changed` if the figures must be reread. */
bool statistics_press(struct statistics *statistics, struct desk *desk, int id, bool *changed);

/* Draws the back button, the title with a line about what is shown (`brief` if `about` does not
 * fit), and the page buttons; sets `rest` to the page below, in units. */
void history_draw_top(struct ui *ui, struct rect *rest, enum statistics_page page,
                      const char *title, const char *about, const char *brief);

/* Draws the filters and cuts them off `rest`. */
void history_draw_filters(const struct statistics *statistics, struct ui *ui, struct rect *rest);

/* Returns whether a window that is not upright has little height. */
bool history_is_low(const struct ui *ui);

/* Returns the area of the rows of a list in a panel. */
struct rect history_rows(const struct ui *ui, struct rect panel);

/* Says why there is nothing to show, and offers what to do. `uncounted`: rounds exist, but none
 * counts. */
void history_draw_empty(const struct statistics *statistics, bool uncounted, struct ui *ui,
                        struct rect area);

/* Draws the figures below the filters. */
void figures_draw(struct statistics *statistics, const struct desk *desk, struct ui *ui,
                  struct rect rest);

/* Write which rounds the figures cover, at length and in brief. */
void figures_write_counted(const struct statistics *statistics, char *text, char *brief,
                           size_t size);

/* Returns a row of the list of past rounds; NULL if it could not be read. */
const struct stored_round *rounds_row(const struct rounds *rounds, long row);

#endif
