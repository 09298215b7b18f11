/* SPDX-License-Identifier: MIT */
/*
 * The seeded generator.
 */
#include "trounce/random.h"

#include <assert.h>

#define STATE_MASK ((UINT64_C(1) << RANDOM_STATE_BITS) - 1)

/* 2^40 divided by the golden ratio, made odd: a Weyl step that visits every state. */
#define STATE_STEP UINT64_C(0x9e3779b97f)

/* The finalizer of SplitMix64: every input bit affects every output bit. */
static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

void random_seed(struct random *random, uint64_t seed)
{
    random->state = mix(seed + UINT64_C(0x9e3779b97f4a7c15)) & STATE_MASK;
}

uint64_t random_next(struct random *random)
{
    assert(random->state <= STATE_MASK);
    random->state = (random->state + STATE_STEP) & STATE_MASK;
    /* Spread the 40-bit counter over 64 bits before mixing it. */
    return mix(random->state * UINT64_C(0x9e3779b97f4a7c15));
}

uint32_t random_below(struct random *random, uint32_t limit)
{
    assert(limit >= 1);
    /* Reject the last 32-bit numbers, an incomplete range of 0..limit-1, to avoid bias. */
    uint32_t surplus = (uint32_t)(UINT32_MAX % limit + 1) % limit;
    uint32_t drawn;
    do {
        drawn = (uint32_t)(random_next(random) >> 32);
    } while (drawn > UINT32_MAX - surplus);
    return drawn % limit;
}
