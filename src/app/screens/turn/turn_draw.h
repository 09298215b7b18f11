/* SPDX-License-Identifier: MIT */
/*
 * Draws the player's turn. Leaves game logic to screen_turn.c.
 */
#ifndef APP_TURN_DRAW_H
#define APP_TURN_DRAW_H

#include "play.h"
#include "score_panel.h"
#include "turn.h"

enum { TURN_ID_PAUSE = PLAY_ID_OWN, TURN_ID_ROTATE, TURN_ID_HINT, TURN_ID_DONE, TURN_ID_BOARD };

/* Lays out the board in its current orientation. */
void turn_view(const struct desk *desk, struct board_view *view);

/* Returns the player's panel in its current state. */
struct score_panel turn_panel(const struct turn *turn, const struct desk *desk);

/* Draws the whole screen. */
void turn_draw(void *self, const struct desk *desk, struct ui *ui);

#endif
