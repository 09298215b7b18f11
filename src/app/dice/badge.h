/* SPDX-License-Identifier: MIT */
/*
 * The badge on the last die of a word: points that rise, rest and fly to the score, or a mark.
 */
#ifndef APP_BADGE_H
#define APP_BADGE_H

#include "anim.h"
#include "board_view.h"

/* The parts of the way of points. */
#define BADGE_RISE_MS 160L
#define BADGE_HANG_MS 540L
#define BADGE_FLY_MS  260L
#define BADGE_MS      (BADGE_RISE_MS + BADGE_HANG_MS + BADGE_FLY_MS)

struct badge {
    int cell;              /* the last of the word */
    enum tile_style style; /* TILE_GOOD: points; the other verdicts: a mark; TILE_YOU: a tick */
    int points, streak;
    int step;                  /* how much the points impress, from 0 on */
    const struct anim *flight; /* at rest: the points stay above the die */
    int to_x, to_y;            /* the middle of the score */
};

/* Draws the badge over everything else. */
void badge_draw(struct ui *ui, const struct board_view *view, const struct badge *badge);

/* Returns how long points look the same; -1: for ever. */
long badge_wait_ms(const struct anim *flight);

#endif
