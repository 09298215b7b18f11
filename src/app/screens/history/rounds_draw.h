/* SPDX-License-Identifier: MIT */
/*
 * Draws the list of past rounds and places its rows. Leaves input to screen_rounds.c.
 */
#ifndef APP_ROUNDS_DRAW_H
#define APP_ROUNDS_DRAW_H

#include "statistics_draw.h"

#define ROUNDS_ID_ROW STATISTICS_ID_OWN /* one id per row of the list, visible or not */

void rounds_draw(void *self, const struct desk *desk, struct ui *ui);

/* Return the area of the rows, the scroll bar beside it, and the row pitch in px. */
struct rect rounds_area(const struct desk *desk);
struct rect rounds_bar_area(const struct desk *desk);
int rounds_pitch(const struct desk *desk);

/* Returns the focused row; -1 if there is none. */
long rounds_focused(const struct desk *desk);

/* --- screen_rounds.c --- */

/* Reads the visible rows unless they are in memory. */
void rounds_read(struct rounds *rounds, const struct desk *desk);

/* Returns a row of the list; NULL if it could not be read. */
const struct stored_round *rounds_row(const struct rounds *rounds, long row);

#endif
