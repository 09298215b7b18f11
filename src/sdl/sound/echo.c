/* SPDX-License-Identifier: MIT */
/*
 * Integers make the echo end in silence; floating-point numbers would end in tiny ones, with which
 * many processors are slow.
 */
#include "echo.h"

/* Walls four and six metres away. No multiples of each other, or the echo would sound like a pipe.
 */
#define FIRST  3527 /* samples: 80 ms */
#define SECOND 5519 /* 125 ms */

/* In 256ths. */
#define DULL  90 /* how fast the low-pass follows: about 3 kHz */
#define AGAIN 150
#define HEARD 120

static int clamped(int sample)
{
    return sample > INT16_MAX ? INT16_MAX : sample < INT16_MIN ? INT16_MIN : sample;
}

static int past(const struct echo *echo, unsigned samples)
{
    return echo->line[(echo->at - samples) % ECHO_LINE];
}

void echo_add(struct echo *echo, int16_t *samples, size_t count, size_t stride)
{
    for (size_t i = 0; i < count * stride; i += stride) {
        int back = (past(echo, FIRST) + past(echo, SECOND)) / 2;
        echo->dulled += (back * 256 - echo->dulled) * DULL / 256;
        int dulled = echo->dulled / 256;
        echo->line[echo->at] = (int16_t)clamped(samples[i] + dulled * AGAIN / 256);
        echo->at = (echo->at + 1) % ECHO_LINE;
        samples[i] = (int16_t)clamped(samples[i] + dulled * HEARD / 256);
    }
}
