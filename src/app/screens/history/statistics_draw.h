/* SPDX-License-Identifier: MIT */
/*
 * Draws the statistics, and the parts they share with the list of rounds. Leaves input to the
 * screens.
 */
#ifndef APP_STATISTICS_DRAW_H
#define APP_STATISTICS_DRAW_H

#include "layout.h"
#include "statistics.h"

enum {
    STATISTICS_ID_BEST = STATISTICS_ID_OWN, /* opens the round with the best score */
    STATISTICS_ID_LONGEST,                  /* opens the round with the longest word */
    STATISTICS_ID_GOALS,                    /* the goals, if they scroll */
    STATISTICS_ID_CURVES                    /* one id per enum statistics_curve */
};

/* Where things are on the statistics and in the list of past rounds. */
enum statistics_tile {
    TILE_ROUNDS,
    TILE_BEST,
    TILE_WORDS,
    TILE_SHARE,
    TILE_LONGEST,
    STATISTICS_TILE_COUNT
};

struct statistics_layout {
    struct rect back, title;         /* top left */
    struct rect pages;               /* top right */
    struct rect modes, rules, sizes; /* filters */
    struct rect goals;               /* everything below the title, as goals have no filter */
    struct rect body;                /* everything below the filters */
    struct rect tiles[STATISTICS_TILE_COUNT];
    struct rect chart;            /* results by round */
    struct rect lengths, matches; /* words by length, wins by level */
};

struct statistics_layout statistics_layout(const struct layout *layout);

void statistics_draw(void *self, const struct desk *desk, struct ui *ui);

/* Draw the back button, a title with a line about what is shown, and the page buttons; and the
 * filters. */
void statistics_draw_top(struct ui *ui, const struct statistics_layout *at,
                         enum statistics_page page, const char *title, const char *about);
void statistics_draw_filters(const struct statistics *statistics, struct ui *ui,
                             const struct statistics_layout *at);

/* The goals page, its area, its scroll bar and its row pitch in px. */
void goals_draw(struct statistics *statistics, const struct desk *desk, struct ui *ui);
struct rect goals_area(const struct layout *layout);
struct rect goals_bar_area(const struct layout *layout);
int goals_pitch(const struct layout *layout);

/* Says why there is nothing to show, and offers what to do. `uncounted`: rounds exist, but none
 * counts. */
void statistics_draw_empty(const struct statistics *statistics, bool uncounted, struct ui *ui,
                           struct rect area);

#endif
