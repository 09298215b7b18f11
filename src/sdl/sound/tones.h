/* SPDX-License-Identifier: MIT */
/*
 * Two short tones that tell by ear where a die is: from the left or from the right for its column,
 * then as high as its row.
 */
#ifndef SDL_TONES_H
#define SDL_TONES_H

#include <stdint.h>

#define TONES_FRAMES 7056 /* 160 ms at 44100 a second */

/* Writes TONES_FRAMES times `channels` samples, 1 or 2 channels. `row` is 0 at the top, which is
 * the highest; `pan` is -100 at the left to 100 at the right. */
void tones_make(int16_t *samples, int channels, int row, int pan);

#endif
