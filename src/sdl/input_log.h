/* SPDX-License-Identifier: MIT */
/*
 * A record of what the player did, one input a line, to be played back by a test:
 *
 *     1204 move 412 300 held       at 1204 ms after the start the pointer was there, button down
 *     1188 press 410 297 left      (left, middle, right); release likewise
 *     2000 wheel -1000             thousandths of a notch
 *     2100 key enter shift         then "shift", "ctrl" where they are held; "key letter-c ctrl"
 *     2200 text l
 *     2300 resize 1280 800         leave, blur, focus, close stand alone
 *
 * Leaves the clock to the window.
 */
#ifndef SDL_INPUT_LOG_H
#define SDL_INPUT_LOG_H

#include "input.h"

#include <stddef.h>

/* Writes an input as one line without a newline into `line`, cut if need be. Returns `line`. */
char *input_log_line(const struct input *input, long time_ms, char *line, size_t size);

#endif
