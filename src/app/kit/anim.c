/* SPDX-License-Identifier: MIT */
/*
 * Easing and stopwatches.
 */
#include "anim.h"

#include <stdint.h>

void anim_start(struct anim *anim, long length_ms)
{
    *anim = (struct anim){.running = length_ms > 0, .length_ms = length_ms};
}

bool anim_advance(struct anim *anim, long elapsed_ms)
{
    if (!anim->running) {
        return false;
    }
    anim->age_ms += elapsed_ms;
    if (anim->age_ms < anim->length_ms) {
        return false;
    }
    anim_finish(anim);
    return true;
}

void anim_finish(struct anim *anim)
{
    anim->running = false;
    anim->age_ms = anim->length_ms;
}

int anim_linear(const struct anim *anim)
{
    return anim->running ? (int)(anim->age_ms * 1000 / anim->length_ms) : 1000;
}

int anim_eased(const struct anim *anim)
{
    int left = 1000 - anim_linear(anim);
    return (1000000000 - left * left * left + 500000) / 1000000; /* 1 - (1 - t)^3, rounded */
}

int anim_between(int from, int to, int milli)
{
    return from + (int)((int64_t)(to - from) * milli / 1000);
}

int anim_wave(long milli)
{
    long at = milli % 1000;
    long half = at % 500;
    long arch = half * (500 - half);
    int height = (int)(4000 * arch / (312500 - arch)); /* Bhaskara's approximation */
    return at < 500 ? height : -height;
}

int anim_shake(const struct anim *anim, int swings)
{
    if (!anim->running) {
        return 0;
    }
    int done = anim_linear(anim);
    return (1000 - done) * anim_wave((long)done * swings) / 1000;
}

unsigned anim_scatter(unsigned a, unsigned b, unsigned c)
{
    unsigned h = a * 2654435761u ^ b * 2246822519u ^ c * 3266489917u;
    h ^= h >> 15;
    h *= 2246822519u;
    h ^= h >> 13;
    return h;
}
