/* SPDX-License-Identifier: MIT */
/*
 * Keeps many sounds at once below a peak. Leaves the mixing to SDL_mixer.
 */
#ifndef SDL_LIMITER_H
#define SDL_LIMITER_H

#include <stddef.h>
#include <stdint.h>

/* A quarter of the full scale: -12 dBFS. */
#define LIMITER_PEAK 8192

/* Begins with a gain of 1. */
struct limiter {
    float gain;
};

/*
 * Turns `samples` down where they would pass LIMITER_PEAK, at once, and slowly up again afterwards.
 * No sample is above the peak then.
 */
void limiter_apply(struct limiter *limiter, int16_t *samples, size_t count);

#endif
