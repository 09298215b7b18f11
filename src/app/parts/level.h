/* SPDX-License-Identifier: MIT */
/*
 * The level of the Scrambler: the number of moves that puzzles are scrambled in, which grows as
 * they are solved.
 */
#ifndef APP_LEVEL_H
#define APP_LEVEL_H

#include "game_state.h"

/* Returns the moves of the level chosen or reached last, SCRAMBLER_JUMBLE_SHORT..MAX, at first the
 * fewest; 0: any number, also if the command line says so until a level is chosen. */
int level_moves(const struct game *game);

/* Sets it. */
void level_choose(struct game *game, int moves);

/* Returns the number of a level as players know it: 1 for the fewest moves. */
int level_number(int moves);

#endif
