/* SPDX-License-Identifier: MIT */
/*
 * What the files of the player's turn share: screen_play.c (pointer, verdicts, clock), play_keys.c
 * (keys and controller) and play_hint.c. Not for other screens.
 */
#ifndef APP_PLAY_HAND_H
#define APP_PLAY_HAND_H

#include "state.h"

/* --- screen_play.c --- */

/* The hand does something new: what was told about the last word goes. */
void play_begin_input(struct app *app);

/* A note if the path is longer or shorter than it was. */
void play_sound_path(struct app *app, int length_before);

/* Carries out what an input to the trace came to. */
void play_act_on(struct app *app, enum trace_result result);

void play_rotate(struct app *app);
void play_pause(struct app *app);
void play_finish(struct app *app); /* the turn is over */

/* --- play_keys.c --- */

/* A letter, a key, an input of a controller; they tell whether anything came of it. */
bool play_type_letter(struct app *app, char letter);
bool play_key(struct app *app, const struct input *input);
bool play_pad(struct app *app, const struct input *input);

/* --- play_hint.c --- */

/* Buys the next step of a hint; what it says and shows stays until the hand does something. */
void play_hint_take(struct app *app);

/* What the next step costs. */
int play_hint_price(const struct app *app);

/* Forgets what belongs to a round. */
void play_hint_deinit(struct app *app);

/* The part of the hinted word's path that was paid for; empty: none, or the word was found. */
void play_hint_path(const struct app *app, struct path *path);

/* What the hint says, under the board and beside it; NULL: nothing. `text` is the room for it. */
const char *play_hint_message(const struct app *app, char *text, size_t size);
const char *play_hint_lengths(const struct app *app, char *text, size_t size);

#endif
