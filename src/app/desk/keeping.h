/* SPDX-License-Identifier: MIT */
/*
 * Keeping rounds: the one that is played at least once a second, finished ones and solved puzzles
 * once. Leaves the file to the store and the round that waits to unfinished.h.
 */
#ifndef APP_KEEPING_H
#define APP_KEEPING_H

#include "state.h"

/* At most so much of a running clock is lost, whatever happens. */
#define KEEPING_MS 1000

/* The round on the table is kept from here on: it begins, or goes on. */
void keeping_begin(struct app *app);

/* Time passes on the screen that is on top. */
void keeping_pass(struct app *app, long elapsed_ms);

/* Something may have happened: what is new is kept, or what is due. */
void keeping_look(struct app *app);

/* Keeps the round as it is now. Tells whether it can be gone on with later; what fails is told at
 * the foot of the window, once a round. */
bool keeping_now(struct app *app);

/* The round is DONE, and the results know all words of its board: keeps it for good. */
void keeping_save(struct app *app);

/* The puzzle of the Scrambler is solved. */
void keeping_save_puzzle(struct app *app);

/* How long the window may sleep before the running clock must be kept; -1: for ever. */
long keeping_wait_ms(const struct app *app);

#endif
