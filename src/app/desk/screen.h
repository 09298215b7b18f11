/* SPDX-License-Identifier: MIT */
/*
 * What a screen is: a table of functions on the app. Leaves the stack of screens to app.c.
 */
#ifndef APP_SCREEN_H
#define APP_SCREEN_H

#include "input.h"
#include "widgets.h"

#include <stdbool.h>
#include <stddef.h>

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
extern const struct screen screen_leave; /* over anything: before a round is lost */
extern const struct screen screen_computer;
extern const struct screen screen_results;
extern const struct screen screen_keys;  /* over anything */
extern const struct screen screen_learn; /* how to play */
extern const struct screen screen_scrambler;
extern const struct screen screen_solved; /* over the Scrambler */
extern const struct screen screen_statistics;
extern const struct screen screen_rounds;
extern const struct screen screen_waiting; /* "A round is waiting" */
extern const struct screen screen_custom;  /* over Home or results */
extern const struct screen screen_code;    /* over Home */

extern const struct screen screen_settings;
extern const struct screen screen_delete; /* over the settings: "Delete your history?" */

/* Makes a screen ready before it is shown. */
void screen_play_enter(struct app *app, bool with_shake);
void screen_play_clear(struct app *app);     /* forgets the last player's turn */
void screen_computer_enter(struct app *app); /* goes on where the round's words say */
void screen_results_enter(struct app *app);
void screen_results_leave(struct app *app);

/* Goes to the Scrambler: on with the puzzle that is there, or to a new one; or to the one of `code`
 * (NULL: none). What is wrong is told at the foot of the window, and the screen stays as it is. */
void screen_scrambler_enter(struct app *app, const char *code);

/* Another puzzle of the same size. */
void screen_scrambler_new_puzzle(struct app *app);

/* Frees what the Scrambler holds. */
void screen_scrambler_deinit(struct app *app);

/* The rest of Home: each puts itself on top. */
void screen_settings_enter(struct app *app);
void screen_delete_enter(struct app *app);
void screen_statistics_enter(struct app *app); /* the history; past rounds are opened from it */
void screen_rounds_enter(struct app *app);     /* the list of them, as the statistics filter it */
void screen_custom_enter(struct app *app);     /* the board that lies on the table */
void screen_code_enter(struct app *app);       /* a board by its code */
void screen_learn_enter(struct app *app);      /* how to play */
void screen_learn_welcome(struct app *app);    /* the same, once only: the store remembers */
void screen_keys_enter(struct app *app);       /* what the keys do, over anything: F1 */

/* Begins the daily board, or plays it again. */
void daily_enter(struct app *app);

/* A line about the history into `text` of `size` bytes: "214 rounds, best 61, longest REARRANGED";
 * an invitation when there is none. Returns `text`. */
char *statistics_about(const struct app *app, char *text, size_t size);

/* What its card says under its name into `text` of `size` bytes; returns `text`. */
char *daily_about(const struct app *app, char *text, size_t size);

/* The unfinished round: is there one to go on with, and on with it. */
bool unfinished_is_there(const struct app *app);
void unfinished_continue(struct app *app);

/* A line about it: "4 × 4 against Merciless, 2:03 left, 23 points"; "" when there is none. Returns
 * `text`. */
char *unfinished_about(const struct app *app, char *text, size_t size);

/* The store was changed by others than rounds (all was deleted): what is known of it is read anew.
 */
void keeping_reread(struct app *app);

/* The player's turn is interrupted: the window lost the focus or is to be closed. */
void screen_play_interrupt(struct app *app);

#endif
