/* SPDX-License-Identifier: MIT */
/*
 * How the list of past rounds looks and where its rows are. Leaves input to screen_rounds.c.
 */
#ifndef APP_ROUNDS_DRAW_H
#define APP_ROUNDS_DRAW_H

#include "statistics_draw.h"

#define ROUNDS_ID_ROW STATISTICS_ID_OWN /* and up: one for each visible row */

void rounds_draw(void *self, const struct desk *desk, struct ui *ui);

/* The area of the rows, the scroll bar beside it, and the pitch of rows in px. */
struct rect rounds_area(const struct desk *desk);
struct rect rounds_bar_area(const struct desk *desk);
int rounds_pitch(const struct desk *desk);

/* A row of the list; NULL when it could not be read. */
const struct stored_round *rounds_row(const struct rounds *rounds, long row);

#endif
