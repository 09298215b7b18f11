/* SPDX-License-Identifier: MIT */
/*
 * Silences libraries that print to stderr what the game reports itself, in one line.
 */
#ifndef SDL_QUIET_H
#define SDL_QUIET_H

/* Discards stderr until quiet_end, which takes the result. Does not nest. */
int quiet_begin(void);
void quiet_end(int kept);

#endif
