/* SPDX-License-Identifier: MIT */
/*
 * A peak limiter for one channel of 44.1 kHz. Leaves the device to audio.c.
 */
#include "limiter.h"

/* The gain comes back by half in about 60 ms. */
#define RECOVERY 0.00026F

void limiter_apply(struct limiter *limiter, int16_t *samples, size_t count)
{
    float gain = limiter->gain;
    for (size_t i = 0; i < count; i++) {
        int loud = samples[i] < 0 ? -samples[i] : samples[i];
        gain += (1.0F - gain) * RECOVERY;
        if ((float)loud * gain > LIMITER_PEAK) {
            gain = (float)LIMITER_PEAK / (float)loud;
        }
        samples[i] = (int16_t)((float)samples[i] * gain);
    }
    limiter->gain = gain;
}
