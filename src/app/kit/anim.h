/* SPDX-License-Identifier: MIT */
/*
 * Animation timing: pure functions of elapsed milliseconds. Holds no game state, so an animation
 * can be cut short at any moment.
 */
#ifndef APP_ANIM_H
#define APP_ANIM_H

#include <stdbool.h>

/* A stopwatch. A zeroed one is at rest. */
struct anim {
    bool running;
    long age_ms;
    long length_ms;
};

/* Starts the stopwatch; with a length of 0 it has already ended. */
void anim_start(struct anim *anim, long length_ms);

/* Advances the stopwatch; returns whether it has just ended. */
bool anim_advance(struct anim *anim, long elapsed_ms);

void anim_finish(struct anim *anim);

/* Linear progress, 0..1000; 1000 when at rest. */
int anim_linear(const struct anim *anim);

/* Eased-out progress: fast at first. */
int anim_eased(const struct anim *anim);

/* Interpolates `milli` thousandths of the way from `from` to `to`. */
int anim_between(int from, int to, int milli);

/* A sine of period 1000, -1000..1000, accurate to two thousandths. Uses integers only, so every
 * machine draws the same. `milli` must not be negative. */
int anim_wave(long milli);

/* A damped oscillation: 0 at start and end, `swings` full swings in between, -1000..1000. */
int anim_shake(const struct anim *anim, int swings);

/* Hashes three numbers: randomness that is the same in every frame. */
unsigned anim_scatter(unsigned a, unsigned b, unsigned c);

#endif
