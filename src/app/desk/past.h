/* SPDX-License-Identifier: MIT */
/*
 * A round of the past, opened again: it takes the table as a finished round, so that the results
 * show it. Leaves the results to screen_results.c and the list to screen_rounds.c.
 */
#ifndef APP_PAST_H
#define APP_PAST_H

#include "state.h"

/* Shows a round of the store in the results; what fails is told at the foot of the window. */
void past_open(struct app *app, long long id);

/* Puts a round that was kept on the table (it is taken), with its board, code, notes and terms. */
void past_lay_out(struct app *app, const struct stored_round *stored, struct round *round);

/* Back to where it was opened. What was chosen at Home is chosen again. */
void past_close(struct app *app);

/* Another round takes the table: what was opened stays there as it is. */
void past_forget(struct app *app);

#endif
