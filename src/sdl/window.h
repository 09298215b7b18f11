/* SPDX-License-Identifier: MIT */
/*
 * The window with a game in it, from its first frame to its end. Leaves the game to the app and the
 * reading of files to start.h.
 */
#ifndef SDL_WINDOW_H
#define SDL_WINDOW_H

#include "options.h"
#include "paths.h"
#include "start.h"

/*
 * Opens the window and plays until the player leaves. Pointers are borrowed. False when there is no
 * display, no memory or no fonts, with a line that says which in `fault`.
 *
 * Two variables of the environment serve tests and measurements. TROUNCE_LOG names a file to which
 * every input is written as input_log.h says; for each drawing a line "show MS" with a line "text
 * …" for each text on it, and "frame MICROSECONDS" if it changed what is on the screen; and "0
 * shown WIDTH HEIGHT" when the first frame has been shown. TROUNCE_SEED is the seed of the shakes.
 */
bool window_run(const struct options *options, const struct start *start, const struct paths *paths,
                char fault[FILE_FAULT_MAX]);

#endif
