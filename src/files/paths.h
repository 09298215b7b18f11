/* SPDX-License-Identifier: MIT */
/*
 * Where the game's own files lie and where it keeps the player's. Leaves their reading to file.h
 * and the store, and the making of folders to the window.
 */
#ifndef FILES_PATHS_H
#define FILES_PATHS_H

#include "file.h"

struct paths {
    char lexicon[FILE_PATH_MAX]; /* a file */
    char glosses[FILE_PATH_MAX];
    char dice[FILE_PATH_MAX]; /* folders */
    char fonts[FILE_PATH_MAX];
    char sounds[FILE_PATH_MAX];
    char player[FILE_PATH_MAX];        /* the folder of what is kept; "" when there is none */
    char player_fault[FILE_FAULT_MAX]; /* why there is none: "HOME is not set" */
};

/*
 * Finds them: in the source tree when the program lies in a build folder of one, else where the
 * data is installed. `program` is argv[0], for systems that do not tell where a program lies. The
 * player's folder is "trounce" in $XDG_DATA_HOME or, when that is not an absolute path, in
 * $HOME/.local/share. Does not tell whether they are there.
 */
void paths_find(struct paths *paths, const char *program);

/*
 * Settles the player's folder in `paths`, as paths_find left it: `data`, without a slash at its
 * end, or when that is NULL the usual one, which is made with all above it. It becomes "" when it
 * cannot be made, for the reason in `player_fault`, or when the name of `data` is too long.
 */
void paths_settle_player(struct paths *paths, const char *data);

#endif
