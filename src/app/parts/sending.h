/* SPDX-License-Identifier: MIT */
/*
 * Sending a round to a friend: a message that says what Trounce is and who challenges, and ends
 * with the line of a challenge. Leaves that line to game.h.
 */
#ifndef APP_SENDING_H
#define APP_SENDING_H

#include "game_state.h"

/* Sends the current round as a challenge to a friend, or as an answer to its sender: by the
 * system's own way to share, or else by the clipboard, with a notice. The first time it asks for
 * the player's name. */
void sending_challenge(struct game *game);

/* The same without asking. */
void sending_send(struct game *game);

/* Sends a result in the same ways; returns what its button says. */
void sending_result(struct game *game, const char *text);
void sending_copy(struct game *game, const char *text); /* by the clipboard in any case */
const char *sending_label(const struct game *game);

/* Writes that message in game->arena. The player is notified of STATUS_NO_MEMORY; otherwise fails
 * like game_write_challenge. */
enum status sending_write(struct game *game, const char **text, struct fault *fault);

#endif
