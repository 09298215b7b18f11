/* SPDX-License-Identifier: MIT */
/*
 * The settings in use: loaded from the store at the start, kept when the player changes one, and
 * applied to the game. Leaves their text form to settings.h.
 */
#ifndef APP_PREFERENCES_H
#define APP_PREFERENCES_H

#include "field.h"
#include "game_state.h"

/* Loads the settings at the start: the configuration, overridden by what is kept, except where set
 * on the command line. Applies all of them. */
void preferences_load(struct game *game, const struct app_config *config);

/* Applies and keeps a setting that the player changed in game->settings. */
void preferences_keep(struct game *game, enum setting setting);

/* --- choices in a form --- */

/* Lists what a form offers for a setting; returns how many, and which of them is chosen, or -1. */
int preferences_list(const struct game *game, enum setting setting,
                     struct setting_choice choices[SETTING_CHOICES_MAX], int *chosen);

/* Draws these choices in a row, with the ids SETTING_ID(setting, …). */
void preferences_draw(const struct game *game, struct ui *ui, enum setting setting,
                      struct rect rect);

/* Handles a press on a choice; returns false if `id` is none. */
bool preferences_press(struct game *game, int id);

/* Keep the terms of a round that have changed since `before` was copied from the settings; or
 * restore them. */
void preferences_keep_terms(struct game *game, const struct settings *before);
void preferences_restore_terms(struct game *game, const struct settings *before);

/* Applies and keeps the name in a field, cut to what challenges can hold. A blank one becomes
 * `otherwise`, or stays if that is NULL. */
void preferences_keep_name(struct game *game, enum setting setting, struct field *field,
                           const char *otherwise);

/* Requests another language of play by its code; during a round, answers.language_fault says that
 * it has to wait. `code` is borrowed until the request is taken. */
void preferences_play_in(struct game *game, const char *code);

/* Returns the code of the window's language: "en", "de", "pt_BR". */
const char *preferences_language(const struct game *game);

/* Switches speech on or off, and shows that. */
void preferences_switch_speech(struct game *game);

/* Returns the code of the language of play that is the window's language, if it is not played yet
 * and can be now; else NULL. */
const char *preferences_offered_play(const struct game *game);

/* Set, apply and keep a setting; one of the terms of a round, only at Home, is not kept yet. */
void preferences_set(struct game *game, enum setting setting, long value);
void preferences_set_language(struct game *game, const char *code); /* as in struct settings */

/* Sets, applies and keeps whether one of the shipped sets of words is used, SETTING_CLEAN or
 * SETTING_CHILDREN: a round goes on with other words, the next one has other terms. */
void preferences_set_words(struct game *game, enum setting setting, bool on);

/* Handles a new size of the window in device pixels, or a new density. */
void preferences_resize(struct game *game, int width, int height, int density);

/* Handles a change of the desktop's theme. */
void preferences_set_system_theme(struct game *game, enum theme_id theme);

/* Takes other languages of the window, as app_set_languages. */
void preferences_set_languages(struct game *game, const struct app_language *languages, int count);

/* Returns the terms of the next round in a line, with " · " between them; of richness and words
 * only what is not usual. */
const char *preferences_terms(const struct game *game, struct arena *arena);

#endif
