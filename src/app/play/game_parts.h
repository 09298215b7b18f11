/* SPDX-License-Identifier: MIT */
/*
 * What the files of game.h share. Not for others.
 */
#ifndef APP_GAME_PARTS_H
#define APP_GAME_PARTS_H

#include "game_state.h"

/* --- game.c --- */

/* Shows why no round could begin: STATUS_MISSING, there are no dice; else out of memory. */
void game_say_failure(struct game *game, enum status status);

/* Reads the friend's words of a challenge, or those of a ghost; none for other rounds, or if they
 * no longer fit today's word list. */
enum status game_read_friend(struct game *game, const struct round_notes *notes,
                             const struct board *board, struct challenge_friend *friend);

/* --- game_waiting.c --- */

/* Returns whether a stored round is in the language of play. */
bool game_is_in_language(const struct game *game, const struct stored_round *stored);

/* Continues the round that waited for its language, if that is the one which is played now. */
void game_continue_awaited(struct game *game);

#endif
