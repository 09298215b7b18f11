/* SPDX-License-Identifier: MIT */
/*
 * The round that waits: left, or cut short by whatever ended the program. Leaves keeping it to
 * keeping.h.
 */
#ifndef APP_UNFINISHED_H
#define APP_UNFINISHED_H

#include "state.h"

/* Asks the store whether a round waits. */
void unfinished_look(struct app *app);

/* Would a new round take the place of one that has words? Then the player is asked, and the answer
 * begins it (app_begin_round) or goes on with the one that waits. */
bool unfinished_asks(struct app *app, bool with_shake);

/* Leaves the round that is played for Home: it waits there. False when it cannot be kept. */
bool unfinished_leave(struct app *app);

/* The window is to be closed: at once when the round will wait, else after a question. */
void unfinished_close(struct app *app);

/* The round that is played is given up: nothing of it is kept. */
void unfinished_give_up(struct app *app);

#endif
