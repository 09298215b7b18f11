/* SPDX-License-Identifier: MIT */
/*
 * What the app asks for that needs files: another list of words, another language, the exported
 * history.
 */
#ifndef SDL_ERRANDS_H
#define SDL_ERRANDS_H

#include "app.h"
#include "languages.h"
#include "paths.h"
#include "words.h"

#include "store.h"

/* Zeroed except for what is borrowed. */
struct errands {
    const struct paths *paths;
    struct store *store;   /* NULL: none */
    struct words words[2]; /* the current list, if it was changed, and a slot for the next */
    int newest;            /* index of the current list */
    const struct language *language;    /* that is played */
    struct language_files languages[2]; /* as `words` */
    int newest_language;
};

/* Opens the list that was chosen in the settings for a language, and names it in `path`. False
 * where there is none ("") or it cannot be opened, which `notice`, otherwise "", tells. */
bool errands_open_kept(struct words *words, struct store *store, const struct language *language,
                       char path[FILE_PATH_MAX], char notice[FILE_FAULT_MAX]);

/* Opens the list at a path ("": the language's own) and gives it to the app, or the reason why it
 * cannot be used. */
void errands_lexicon(struct errands *errands, struct app *app, const char *path);

/* Opens a language, with the list that was chosen for it, and gives both to the app, or the reason
 * why it cannot be played. */
void errands_language(struct errands *errands, struct app *app, const char *code);

/* Exports the history to a file in the player's folder, or in the home folder, and gives its path
 * to the app. */
void errands_export(struct errands *errands, struct app *app, const char *format);

/* Closes the lists, after the app. */
void errands_deinit(struct errands *errands);

#endif
