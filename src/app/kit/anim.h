/* SPDX-License-Identifier: MIT */
/*
 * Movements as functions of time: what was, what is, milliseconds. They hold no state of the game,
 * so an animation can be cut short at any moment.
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

/* Starts it (a length of 0: it is over at once). */
void anim_start(struct anim *anim, long length_ms);

/* Lets time pass; returns whether it has just ended. */
bool anim_advance(struct anim *anim, long elapsed_ms);

/* Ends it. */
void anim_finish(struct anim *anim);

/* How much is done, 0..1000, evenly in time; 1000 when at rest. */
int anim_linear(const struct anim *anim);

/* Eased out: fast at first. */
int anim_eased(const struct anim *anim);

/* `milli` thousandths of the way from `from` to `to`. */
int anim_between(int from, int to, int milli);

/* The position of something that swings to and fro once in 1000: a sine within two thousandths,
 * -1000..1000, in whole numbers, so that every machine draws the same. `milli` is not negative. */
int anim_wave(long milli);

/* A swing that dies out: 0 at the begin and the end, `swings` times to and fro between,
 * -1000..1000. */
int anim_shake(const struct anim *anim, int swings);

/* A hash of three numbers: chance that is the same in every frame. */
unsigned anim_scatter(unsigned a, unsigned b, unsigned c);

#endif
