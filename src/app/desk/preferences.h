/* SPDX-License-Identifier: MIT */
/*
 * The settings in use: from the store at the start, into it when the player changes one, and what
 * each of them does to the desk. Leaves their texts to settings.h.
 */
#ifndef APP_PREFERENCES_H
#define APP_PREFERENCES_H

#include "desk.h"

/* Begins with what the window says, puts what is kept over it, except what the command line asked
 * for, and applies all of it. For a new desk. */
void preferences_load(struct desk *desk, const struct app_config *config);

/* The player has changed a setting in desk->settings: it is applied at once, and kept. */
void preferences_keep(struct desk *desk, enum setting setting);

/* The same for a choice of Home, which is in the match on the table. */
void preferences_keep_choice(struct desk *desk, enum setting setting);

/* Asks for another language of play by its code; while a round runs, says in answers.language_fault
 * that it has to wait. `code` is borrowed until the request is taken. */
void preferences_play_in(struct desk *desk, const char *code);

/* The player chose: applied and kept. A scale beyond UI_SCALE_MIN..UI_SCALE_MAX changes nothing. */
void preferences_set_language(struct desk *desk, const char *code); /* as settings have it */
void preferences_set_theme(struct desk *desk, enum theme_id theme);
void preferences_set_scale(struct desk *desk, int ui_scale);
void preferences_toggle_sound(struct desk *desk);

/* The window has another size in device pixels, or another density of them. */
void preferences_resize(struct desk *desk, int width, int height, int density);

/* The theme of the desktop has changed. */
void preferences_set_system_theme(struct desk *desk, enum theme_id theme);

#endif
