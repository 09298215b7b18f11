/* SPDX-License-Identifier: MIT */
/*
 * Keeps libraries from writing to stderr what the player is told in one line of our own. Leaves
 * that line to those who call it.
 */
#ifndef SDL_QUIET_H
#define SDL_QUIET_H

/* Sends stderr nowhere until quiet_end, which takes the result. Not to be nested. */
int quiet_begin(void);
void quiet_end(int kept);

#endif
