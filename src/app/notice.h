/* SPDX-License-Identifier: MIT */
/*
 * The sentence at the foot of the window that app_notify puts there. Leaves time to app.c.
 */
#ifndef APP_NOTICE_H
#define APP_NOTICE_H

#include "state.h"

/* Draws it while it is shown. */
void notice_draw(struct app *app, struct ui *ui);

#endif
