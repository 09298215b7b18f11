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
    STATISTICS_ID_ROUNDS = STATISTICS_ID_OWN, /* to the list */
    STATISTICS_ID_BEST,                       /* to the round of the best score */
    STATISTICS_ID_LONGEST                     /* to the round of the longest word */
};

/* Where things stand on the statistics and in the list of past rounds. */
enum statistics_tile {
    TILE_ROUNDS,
    TILE_BEST,
    TILE_WORDS,
    TILE_SHARE,
    TILE_LONGEST,
    STATISTICS_TILE_COUNT
};

struct statistics_layout {
    struct rect back, title;  /* top left */
    struct rect rules, sizes; /* the filters */
    struct rect body;         /* all below them */
    struct rect tiles[STATISTICS_TILE_COUNT];
    struct rect chart;            /* score by score */
    struct rect lengths, matches; /* words by length, wins by level */
};

struct statistics_layout statistics_layout(const struct layout *layout);

void statistics_draw(void *self, const struct desk *desk, struct ui *ui);

/* The way back, a title, the filters. */
void statistics_draw_top(struct statistics *statistics, struct ui *ui,
                         const struct statistics_layout *at, const char *title);

/* In the place of what is not there: why, and what can be done. */
void statistics_draw_empty(struct statistics *statistics, struct ui *ui, struct rect area);

#endif
