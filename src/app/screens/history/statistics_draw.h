/* SPDX-License-Identifier: MIT */
/*
 * How the statistics look, and what the list of rounds has in common with them. Leaves input to the
 * screens.
 */
#ifndef APP_STATISTICS_DRAW_H
#define APP_STATISTICS_DRAW_H

#include "layout.h"
#include "statistics.h"

enum {
    STATISTICS_ID_BEST = STATISTICS_ID_OWN, /* to the round of the best score */
    STATISTICS_ID_LONGEST,                  /* to the round of the longest word */
    STATISTICS_ID_GOALS,                    /* the goals, where they scroll */
    STATISTICS_ID_CURVES                    /* and up: one for each enum statistics_curve */
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
    struct rect back, title;        /* top left */
    struct rect pages;              /* top right */
    struct rect ways, rules, sizes; /* the filters */
    struct rect goals;              /* all below the title: they have no filter */
    struct rect body;               /* all below the filters */
    struct rect tiles[STATISTICS_TILE_COUNT];
    struct rect chart;            /* round by round */
    struct rect lengths, matches; /* words by length, wins by level */
};

struct statistics_layout statistics_layout(const struct layout *layout);

void statistics_draw(void *self, const struct desk *desk, struct ui *ui);

/* The way back, a title and a line about what is shown, the pages; and the filters. */
void statistics_draw_top(struct ui *ui, const struct statistics_layout *at,
                         enum statistics_page page, const char *title, const char *about);
void statistics_draw_filters(const struct statistics *statistics, struct ui *ui,
                             const struct statistics_layout *at);

/* The page of goals, its area, its scroll bar and the pitch of its rows. */
void goals_draw(struct statistics *statistics, const struct desk *desk, struct ui *ui);
struct rect goals_area(const struct layout *layout);
struct rect goals_bar_area(const struct layout *layout);
int goals_pitch(const struct layout *layout);

/* Says why there is nothing to show, and offers what can be done. `uncounted`: there are rounds,
 * but none that counts. */
void statistics_draw_empty(const struct statistics *statistics, bool uncounted, struct ui *ui,
                           struct rect area);

#endif
