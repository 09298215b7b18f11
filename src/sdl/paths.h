/* SPDX-License-Identifier: MIT */
/*
 * Where the game's own files lie and where it keeps the player's. Leaves their reading to files.h
 * and the store.
 */
#ifndef SDL_PATHS_H
#define SDL_PATHS_H

#include "files.h"

struct paths {
    char lexicon[FILE_PATH_MAX]; /* a file */
    char glosses[FILE_PATH_MAX];
    char dice[FILE_PATH_MAX]; /* folders */
    char fonts[FILE_PATH_MAX];
    char sounds[FILE_PATH_MAX];
    char player[FILE_PATH_MAX]; /* the folder of what is kept; "": nothing tells where */
};

/*
 * Finds them: in the source tree when the program lies in a build folder of one, else where the
 * data is installed. Does not tell whether they are there. The player's folder is `data`, or when
 * that is NULL the one that SDL prefers, which is made.
 */
void paths_find(struct paths *paths, const char *data);

#endif
