/* SPDX-License-Identifier: MIT */
/*
 * What a screen is: a table of functions on the app. Leaves the stack of screens to app.c.
 */
#ifndef APP_SCREEN_H
#define APP_SCREEN_H

#include "input.h"
#include "widgets.h"

#include <stdbool.h>

struct app;

struct screen {
    /* Input that no hot area took; tells whether anything changed on the screen. */
    bool (*input)(struct app *app, const struct input *input);
    /* A hot area was pressed. */
    void (*press)(struct app *app, int id);
    /* Time passes; NULL where nothing moves. */
    void (*advance)(struct app *app, long elapsed_ms);
    void (*draw)(struct app *app, struct ui *ui);
    /* As app_wait_ms; NULL: for ever. */
    long (*wait_ms)(const struct app *app);
};

extern const struct screen screen_home;
extern const struct screen screen_play;
extern const struct screen screen_pause; /* over play and computer */
extern const struct screen screen_leave; /* over anything: "Leave this round?" */
extern const struct screen screen_computer;
extern const struct screen screen_results;
extern const struct screen screen_scrambler;
extern const struct screen screen_solved; /* over the Scrambler */

/* Makes a screen ready before it is shown. */
void screen_play_enter(struct app *app, bool with_shake);
void screen_computer_enter(struct app *app);
void screen_results_enter(struct app *app);
void screen_results_leave(struct app *app);

/* Goes to the Scrambler: on with the puzzle that is there, or to a new one; or to the one of `code`
 * (NULL: none). What is wrong is told at the foot of the window, and the screen stays as it is. */
void screen_scrambler_enter(struct app *app, const char *code);

/* Another puzzle of the same size. */
void screen_scrambler_new_puzzle(struct app *app);

/* Frees what the Scrambler holds. */
void screen_scrambler_deinit(struct app *app);

/* The player's turn is interrupted: the window lost the focus or is to be closed. */
void screen_play_interrupt(struct app *app);

#endif
