/* SPDX-License-Identifier: MIT */
/*
 * Where things stand on the statistics and in the list of past rounds: a pure function of the
 * window's layout. Leaves drawing to statistics_draw.c and rounds_draw.c.
 */
#ifndef APP_STATISTICS_LAYOUT_H
#define APP_STATISTICS_LAYOUT_H

#include "layout.h"

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

#endif
