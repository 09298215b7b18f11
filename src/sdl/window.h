/* SPDX-License-Identifier: MIT */
/*
 * Runs the game in its window.
 */
#ifndef SDL_WINDOW_H
#define SDL_WINDOW_H

#include "options.h"
#include "paths.h"
#include "start.h"

/*
 * Opens the window and plays until the player leaves. Pointers are borrowed. False if there is no
 * display, there are no fonts, or memory runs out, with a line for the player in `fault`.
 *
 * Two environment variables serve tests and measurements. TROUNCE_LOG names a log file. It gets
 * every input in the format of events_log_line(); for each drawing a line "show MS", a line "text
 * …" per text in it, "ready", or "guarded" while presses do not count (app_guarded_ms), and "frame
 * MICROSECONDS" if it changed the screen; and "0 shown WIDTH HEIGHT" after the first frame.
 * TROUNCE_SEED is the seed of the dice.
 */
bool window_run(const struct options *options, const struct start *start, const struct paths *paths,
                struct message *fault);

#endif
