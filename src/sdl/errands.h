/* SPDX-License-Identifier: MIT */
/*
 * What the app asks for that needs files: another list of words, the exported history.
 */
#ifndef SDL_ERRANDS_H
#define SDL_ERRANDS_H

#include "app.h"
#include "paths.h"
#include "words.h"

#include "store.h"

/* Zeroed except for what is borrowed. */
struct errands {
    const struct paths *paths;
    struct store *store;   /* NULL: none */
    struct words words[2]; /* the current list, if it was changed, and a slot for the next */
    int newest;            /* index of the current list */
};

/* Opens the list at a path ("": the game's own) and gives it to the app, or the reason why it
 * cannot be used. */
void errands_lexicon(struct errands *errands, struct app *app, const char *path);

/* Exports the history to a file in the player's folder, or in the home folder, and gives its path
 * to the app. */
void errands_export(struct errands *errands, struct app *app, const char *format);

/* Closes the lists, after the app. */
void errands_deinit(struct errands *errands);

#endif
