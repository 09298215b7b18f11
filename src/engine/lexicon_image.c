/* SPDX-License-Identifier: MIT */
/*
 * The layout and the checksum of a packed lexicon. Leaves its content to lexicon_pack.c and
 * lexicon.c.
 */
#include "lexicon_image.h"

#include <string.h>

#define DIGEST_MULTIPLIER                                                                          \
    0x9e3779b97f4a7c15u    /* odd, hence invertible: 2^64 by the golden ratio                      \
                            */
#define HEADER_OWN_WORDS 3 /* magic, order and version, the checksum itself */

static uint64_t rounded_up(uint64_t size, uint64_t unit)
{
    return (size + unit - 1) / unit * unit;
}

struct image_layout image_layout(uint32_t slot_count, uint32_t word_count)
{
    assert(slot_count % IMAGE_BLOCK_SLOTS == 0);
    uint64_t block_count = slot_count / IMAGE_BLOCK_SLOTS;
    struct image_layout layout;
    layout.nodes = sizeof(struct image_header);
    layout.word_bits = layout.nodes + (uint64_t)slot_count * sizeof(uint64_t);
    layout.word_ranks = layout.word_bits + slot_count / 8;
    layout.notes = rounded_up(layout.word_ranks + (block_count + 1) * sizeof(uint32_t), 8);
    layout.size = rounded_up(layout.notes + word_count + 1, IMAGE_CHUNK);
    return layout;
}

static inline uint64_t digest_step(uint64_t lane, uint64_t word)
{
    uint64_t mixed = (lane ^ word) * DIGEST_MULTIPLIER;
    return mixed << 29 | mixed >> 35;
}

struct image_digest image_digest_begin(const struct image_header *header)
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
