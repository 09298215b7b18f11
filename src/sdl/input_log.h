/* SPDX-License-Identifier: MIT */
/*
 * A log of the player's inputs, one a line, for tests:
 *
 *     1204 move 412 300 held       pointer position at 1204 ms after the start, button down
 *     1188 press 410 297 left      (left, middle, right); release likewise
 *     2000 wheel -1000             thousandths of a notch
 *     2100 key enter shift         then "shift", "ctrl" where they are held; "key letter-c ctrl"
 *     2200 text l
 *     2300 resize 1280 800         leave, blur, focus, close stand alone
 */
#ifndef SDL_INPUT_LOG_H
#define SDL_INPUT_LOG_H

#include "input.h"

#include <stddef.h>

/* Writes an input to `line` as one line, without a newline, truncated if need be. Returns `line`.
 */
char *input_log_line(const struct input *input, long time_ms, char *line, size_t size);

#endif
