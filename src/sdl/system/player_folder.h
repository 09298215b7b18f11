/* SPDX-License-Identifier: MIT */
/*
 * The folder that the window keeps things in. Leaves its usual name to paths.h, and a folder that
 * the command line names but that is not there to start.h.
 */
#ifndef SDL_PLAYER_FOLDER_H
#define SDL_PLAYER_FOLDER_H

#include "paths.h"

/*
 * Settles the player's folder in `paths`, as paths_find left it: `data`, without a slash at its
 * end, or when that is NULL the usual one, which is made with all above it. It becomes "" when it
 * cannot be made, for the reason in `player_fault`, or when the name of `data` is too long.
 */
void player_folder_settle(struct paths *paths, const char *data);

#endif
