/* SPDX-License-Identifier: MIT */
/*
 * The desk of an app, for tests that check the state of the screens. Not for the window.
 */
#ifndef APP_APP_DESK_H
#define APP_APP_DESK_H

#include "app.h"
#include "desk.h"

struct desk *app_desk(struct app *app);

#endif
