/* SPDX-License-Identifier: MIT */
/*
 * A number for a run of bytes (FNV-1a). Not for strangers' data that must not collide.
 */
#ifndef SDL_HASH_H
#define SDL_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_SEED 0xcbf29ce484222325U

/* Goes on from `hash`, which begins as HASH_SEED. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ at[i]) * 0x100000001b3U;
    }
    return hash;
}

#endif
