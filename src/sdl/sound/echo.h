/* SPDX-License-Identifier: MIT */
/*
 * The soft echo of a room: what was played comes back twice, softer and duller, and what came back
 * does so again.
 */
#ifndef SDL_ECHO_H
#define SDL_ECHO_H

#include <stddef.h>
#include <stdint.h>

#define ECHO_LINE 8192 /* samples, a power of two: 186 ms at 44100 a second */

/* What was played last. Zeroed: silence. */
struct echo {
    int16_t line[ECHO_LINE];
    unsigned at; /* where the next sample goes */
    int dulled;  /* the low frequencies of what comes back, in 256ths */
};

/* Adds the echo to `count` samples, each `stride` after the one before. Allocates nothing and takes
 * the same time for any of them. */
void echo_add(struct echo *echo, int16_t *samples, size_t count, size_t stride);

#endif
