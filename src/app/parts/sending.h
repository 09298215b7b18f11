/* SPDX-License-Identifier: MIT */
/*
 * Sending a round to a friend: a message that says what Trounce is and who challenges, and ends
 * with the line of a challenge. Leaves that line to game.h.
 */
#ifndef APP_SENDING_H
#define APP_SENDING_H

#include "game_state.h"

/* Copies the current round to the clipboard as a challenge to a friend, or as an answer to its
 * sender; the first time asks for the player's name. A notice says what comes of it. */
void sending_challenge(struct game *game);

/* The same without asking. */
void sending_copy(struct game *game);

/* Writes that message in game->arena. The player is notified of STATUS_NO_MEMORY; otherwise fails
 * like game_write_challenge. */
enum status sending_write(struct game *game, const char **text, struct fault *fault);

#endif
