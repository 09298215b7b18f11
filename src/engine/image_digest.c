/* SPDX-License-Identifier: MIT */
/*
 * The checksum of packed files. Leaves it to their readers what a wrong one means.
 */
#include "image_digest.h"

#include <string.h>

/* Odd, hence invertible: 2^64 by the golden ratio. */
#define DIGEST_MULTIPLIER 0x9e3779b97f4a7c15u

/* Magic, order and version, the checksum itself. */
#define HEADER_OWN_WORDS 3

static inline uint64_t digest_step(uint64_t lane, uint64_t word)
{
    uint64_t mixed = (lane ^ word) * DIGEST_MULTIPLIER;
    return mixed << 29 | mixed >> 35;
}

struct image_digest image_digest_begin(const void *header)
{
    uint64_t words[IMAGE_CHUNK_WORDS];
    memcpy(words, header, sizeof words);
    struct image_digest digest;
    for (unsigned i = 0; i < IMAGE_CHUNK_WORDS; i++) {
        digest.lanes[i] = digest_step(i, i < HEADER_OWN_WORDS ? 0 : words[i]);
    }
    return digest;
}

void image_digest_take(struct image_digest *digest, const uint64_t *words, size_t chunk_count)
{
    struct image_digest local = *digest;
    for (size_t chunk = 0; chunk < chunk_count; chunk++, words += IMAGE_CHUNK_WORDS) {
        for (unsigned i = 0; i < IMAGE_CHUNK_WORDS; i++) {
            local.lanes[i] = digest_step(local.lanes[i], words[i]);
        }
    }
    *digest = local;
}

uint64_t image_digest_end(const struct image_digest *digest)
{
    uint64_t joined = 0;
    for (unsigned i = 0; i < IMAGE_CHUNK_WORDS; i++) {
        joined = digest_step(joined, digest->lanes[i]);
        joined ^= joined >> 32;
    }
    return joined;
}
