/* SPDX-License-Identifier: MIT */
/*
 * The last step of How to play: half a minute against the lowest rung of the ladder, on the screens
 * of any round. It is neither saved nor rated, and the ladder does not move.
 */
#ifndef APP_LESSON_H
#define APP_LESSON_H

#include "game_state.h"

/* The rung whose rival the lesson has: Novice I, who knows a few words of its board. */
#define LESSON_RUNG 1

#define LESSON_SIDE    3
#define LESSON_TIME_MS 30000L

/* Begins the round over How to play, on the board of these letters, row by row. The round in play
 * is dropped, with the screens that show it. Returns false if that fails, which is shown. */
bool lesson_begin(struct game *game, const char *letters);

/* Goes back to How to play, whether or not the round is over; that screen ends the round. */
void lesson_end(struct game *game);

#endif
