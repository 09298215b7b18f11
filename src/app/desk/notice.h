/* SPDX-License-Identifier: MIT */
/*
 * The sentence at the foot of the window that app_notify puts there. Leaves what it says to whoever
 * has something to tell.
 */
#ifndef APP_NOTICE_H
#define APP_NOTICE_H

#include "state.h"

/* Lets time pass: the rest of a long one follows, or it goes. */
void notice_advance(struct app *app, long elapsed_ms);

/* Is there one? What scrolls through the strip of layout_foot then ends above it. */
bool notice_is_shown(const struct app *app);

/* Draws it while it is shown, in the strip of layout_foot. */
void notice_draw(struct app *app, struct ui *ui);

#endif
