/* SPDX-License-Identifier: MIT */
/*
 * The settings in use: from the store at the start, into it when the player changes one, and what
 * each of them does to the app. Leaves their texts to settings.h.
 */
#ifndef APP_PREFERENCES_H
#define APP_PREFERENCES_H

#include "settings.h"

struct app;

/* Begins with what the window says, puts what is kept over it, except what the command line asked
 * for, and lets all of it take effect. For a new app. */
void preferences_load(struct app *app);

/* The player has changed a setting in app->settings: it takes effect at once, and it is kept. What
 * cannot be kept is told at the foot of the window. */
void preferences_keep(struct app *app, enum setting setting);

/* The same for a choice of Home, which is in app->match. */
void preferences_keep_choice(struct app *app, enum setting setting);

#endif
