/* SPDX-License-Identifier: MIT */
/*
 * What the settings ask for that has to do with files: other words, the history written out. Leaves
 * the asking to the app.
 */
#ifndef SDL_ERRANDS_H
#define SDL_ERRANDS_H

#include "app.h"
#include "paths.h"
#include "words.h"

#include "store.h"

/* Zeroed but for what is borrowed. */
struct errands {
    const struct paths *paths;
    struct store *store;   /* NULL: none */
    struct words words[2]; /* the list that was changed to, and room for the next one */
    int newest;            /* which of them */
};

/* Opens the list of a path ("": the game's own) and gives it to the app, or tells why not. */
void errands_lexicon(struct errands *errands, struct app *app, const char *path);

/* Writes the history to a file in the folder of the player's data or at home. */
void errands_export(struct errands *errands, struct app *app, const char *format);

/* Closes the lists; the app is gone by then. */
void errands_deinit(struct errands *errands);

#endif
