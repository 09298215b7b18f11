/* SPDX-License-Identifier: MIT */
/*
 * The game of an app, for tests that check the state of the screens. Not for the window.
 */
#ifndef APP_APP_GAME_H
#define APP_APP_GAME_H

#include "app.h"
#include "game_state.h"

struct game *app_game(struct app *app);

#endif
