/* SPDX-License-Identifier: MIT */
/*
 * Where the game's own files lie and where it keeps the player's, found without SDL. Leaves their
 * reading to load.h.
 */
#ifndef CLI_DATA_H
#define CLI_DATA_H

#include <stdbool.h>

#define DATA_PATH_MAX 1024

struct data_paths {
    char lexicon[DATA_PATH_MAX]; /* a file */
    char dice[DATA_PATH_MAX];    /* a folder */
};

/*
 * Finds them: in the source tree when the program lies in a build folder of one, else where the
 * data is installed. `program` is argv[0], for systems that do not tell where a program lies. Does
 * not tell whether they are there.
 */
void data_find(const char *program, struct data_paths *paths);

/* The folder in which the window keeps what the player did: "trounce" in $XDG_DATA_HOME or in
 * $HOME/.local/share, as SDL_GetPrefPath has it. False when neither is set, or too long. */
bool data_find_player(char folder[DATA_PATH_MAX]);

#endif
