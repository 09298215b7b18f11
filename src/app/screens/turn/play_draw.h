/* SPDX-License-Identifier: MIT */
/*
 * How the player's turn looks. Leaves what happens to screen_play.c.
 */
#ifndef APP_PLAY_DRAW_H
#define APP_PLAY_DRAW_H

#include "play_hand.h"
#include "play_parts.h"
#include "score_panel.h"

enum { PLAY_ID_PAUSE = PLAY_ID_OWN, PLAY_ID_ROTATE, PLAY_ID_HINT, PLAY_ID_DONE, PLAY_ID_BOARD };

/* The board where it stands now. */
void play_view(const struct desk *desk, struct board_view *view);

/* The player's panel as it is shown now. */
struct score_panel play_panel(const struct play *play, const struct desk *desk);

/* The whole screen. */
void play_draw(void *self, const struct desk *desk, struct ui *ui);

#endif
