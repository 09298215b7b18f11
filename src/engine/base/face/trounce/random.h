/* SPDX-License-Identifier: MIT */
/*
 * The generator that shakes the dice: seeded, the same on every machine, with a state small enough
 * for a board code. Leaves the choice of a seed to the caller; not for cryptography.
 */
#ifndef TROUNCE_RANDOM_H
#define TROUNCE_RANDOM_H

#include <stdint.h>

#define RANDOM_STATE_BITS 40

/*
 * A 40-bit Weyl sequence, each value mixed to 64 bits (SplitMix with a narrower counter).
 * Invariant: state < 2^40. Every state occurs once in 2^40 steps. Copying the struct copies the
 * generator.
 */
struct random {
    uint64_t state;
};

/* Seeds the generator from all 64 bits of `seed`, mixed down to its state. */
void random_seed(struct random *random, uint64_t seed);

/* The next 64 bits. */
uint64_t random_next(struct random *random);

/* A uniform number in 0..limit-1 (by rejection); `limit` is 1..2^32-1. */
uint32_t random_below(struct random *random, uint32_t limit);

#endif
