/* SPDX-License-Identifier: MIT */
/*
 * The settings in use: loaded from the store at the start, kept when the player changes one, and
 * applied to the desk. Leaves their text form to settings.h.
 */
#ifndef APP_PREFERENCES_H
#define APP_PREFERENCES_H

#include "desk.h"

/* Loads the settings of a new desk: the configuration, overridden by what is kept, except where set
 * on the command line. Applies all of them. */
void preferences_load(struct desk *desk, const struct app_config *config);

/* Applies and keeps a setting that the player changed in desk->settings. */
void preferences_keep(struct desk *desk, enum setting setting);

/* The same for a choice at Home, which is in the match on the table. */
void preferences_keep_choice(struct desk *desk, enum setting setting);

/* Requests another language of play by its code; during a round, answers.language_fault says that
 * it has to wait. `code` is borrowed until the request is taken. */
void preferences_play_in(struct desk *desk, const char *code);

/* Set, apply and keep a setting. A scale outside UI_SCALE_MIN..UI_SCALE_MAX changes nothing. */
void preferences_set_language(struct desk *desk, const char *code); /* as in struct settings */
void preferences_set_theme(struct desk *desk, enum theme_id theme);
void preferences_set_scale(struct desk *desk, int ui_scale);
void preferences_toggle_sound(struct desk *desk);

/* Handles a new size of the window in device pixels, or a new density. */
void preferences_resize(struct desk *desk, int width, int height, int density);

/* Handles a change of the desktop's theme. */
void preferences_set_system_theme(struct desk *desk, enum theme_id theme);

#endif
