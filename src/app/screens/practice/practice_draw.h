/* SPDX-License-Identifier: MIT */
/*
 * How the words to practise look and where their rows stand. Leaves input to screen_practice.c.
 */
#ifndef APP_PRACTICE_DRAW_H
#define APP_PRACTICE_DRAW_H

#include "practice_screen.h"

void practice_draw(void *self, const struct desk *desk, struct ui *ui);

/* The part of the window in which the rows stand, the bar beside it, a row's height in px. */
struct rect practice_area(const struct desk *desk);
struct rect practice_bar_area(const struct desk *desk);
int practice_pitch(const struct desk *desk);

/* The id of a row; HOT_NONE where it is out of view. */
int practice_id_of(const struct practice_screen *practice, const struct desk *desk, long row);

#endif
