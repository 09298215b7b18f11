/* SPDX-License-Identifier: MIT */
/*
 * The checksum and the layouts of packed files. Leaves their contents to the writers and readers.
 */
#include "image.h"

#include <string.h>

/* 2^64 divided by the golden ratio; odd, hence invertible. */
#define DIGEST_MULTIPLIER 0x9e3779b97f4a7c15u

/* Magic, byte order and version, and the checksum itself. */
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

/* Each lane is a separate variable, to stay in a register: an array would be loaded and stored in
 * every step. */
void image_digest_take(struct image_digest *digest, const uint64_t *words, size_t chunk_count)
{
    uint64_t *lanes = digest->lanes;
    uint64_t lane_0 = lanes[0], lane_1 = lanes[1], lane_2 = lanes[2], lane_3 = lanes[3];
    uint64_t lane_4 = lanes[4], lane_5 = lanes[5], lane_6 = lanes[6], lane_7 = lanes[7];
    static_assert(IMAGE_CHUNK_WORDS == 8, "a lane for each word of a chunk");
    for (size_t chunk = 0; chunk < chunk_count; chunk++, words += IMAGE_CHUNK_WORDS) {
        lane_0 = digest_step(lane_0, words[0]);
        lane_1 = digest_step(lane_1, words[1]);
        lane_2 = digest_step(lane_2, words[2]);
        lane_3 = digest_step(lane_3, words[3]);
        lane_4 = digest_step(lane_4, words[4]);
        lane_5 = digest_step(lane_5, words[5]);
        lane_6 = digest_step(lane_6, words[6]);
        lane_7 = digest_step(lane_7, words[7]);
    }
    *digest = (struct image_digest){
        {lane_0, lane_1, lane_2, lane_3, lane_4, lane_5, lane_6, lane_7},
    };
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

uint64_t image_checksum(const void *image, size_t size)
{
    struct image_digest digest = image_digest_begin(image);
    image_digest_take(&digest, (const uint64_t *)image + IMAGE_CHUNK_WORDS, size / IMAGE_CHUNK - 1);
    return image_digest_end(&digest);
}

static uint64_t rounded_up(uint64_t size, uint64_t unit)
{
    return (size + unit - 1) / unit * unit;
}

struct image_layout image_layout(uint32_t slot_count, uint32_t word_count)
{
    assert(slot_count % IMAGE_BLOCK_SLOTS == 0);
    uint64_t rank_count = slot_count / IMAGE_RANK_SLOTS + 1;
    struct image_layout layout;
    layout.nodes = sizeof(struct image_header);
    layout.word_bits = layout.nodes + (uint64_t)slot_count * sizeof(uint64_t);
    layout.word_ranks = layout.word_bits + slot_count / 8;
    layout.notes = rounded_up(layout.word_ranks + rank_count * sizeof(uint32_t), 8);
    layout.size = rounded_up(layout.notes + word_count + 1, IMAGE_CHUNK);
    return layout;
}

uint32_t index_block_count(uint32_t word_count)
{
    return word_count / INDEX_BLOCK_WORDS + (word_count % INDEX_BLOCK_WORDS != 0);
}

struct index_layout index_layout(const struct index_header *header)
{
    struct index_layout layout;
    layout.value_size = header->texts_size <= UINT16_MAX ? sizeof(uint16_t) : sizeof(uint32_t);
    layout.block_offsets = sizeof *header;
    layout.values =
        layout.block_offsets + (uint64_t)index_block_count(header->word_count) * sizeof(uint32_t);
    layout.words = layout.values + (uint64_t)header->word_count * layout.value_size;
    layout.texts = layout.words + header->words_size;
    layout.size = rounded_up(layout.texts + header->texts_size, IMAGE_CHUNK);
    return layout;
}
