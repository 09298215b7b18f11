/* SPDX-License-Identifier: MIT */
/*
 * The checksum, the layouts and the byte order of packed files.
 */
#include "image.h"
#include "trounce/lexicon.h"
#include "trounce/lexicon_io.h"

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
void image_digest_add(struct image_digest *digest, const uint64_t *words, size_t chunk_count)
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
    image_digest_add(&digest, (const uint64_t *)image + IMAGE_CHUNK_WORDS, size / IMAGE_CHUNK - 1);
    return image_digest_end(&digest);
}

static uint64_t rounded_up(uint64_t size, uint64_t unit)
{
    return (size + unit - 1) / unit * unit;
}

struct image_layout image_layout(const struct image_header *header)
{
    uint32_t slot_count = header->slot_count;
    bool is_wide = header->version == LEXICON_VERSION_WIDE;
    assert(slot_count % IMAGE_BLOCK_SLOTS == 0);
    uint64_t rank_count = slot_count / IMAGE_RANK_SLOTS + 1;
    struct image_layout layout;
    layout.nodes = sizeof(struct image_header);
    layout.word_bits = layout.nodes + (uint64_t)slot_count * sizeof(uint64_t);
    layout.word_ranks = layout.word_bits + slot_count / 8;
    layout.notes = rounded_up(layout.word_ranks + rank_count * sizeof(uint32_t), 8);
    layout.letters = rounded_up(layout.notes + header->word_count + 1, 8);
    uint64_t end = layout.letters + (is_wide ? (uint64_t)slot_count * sizeof(uint32_t) : 0);
    layout.size = rounded_up(end, IMAGE_CHUNK);
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

/* ---- byte order ---- */

#define FOREIGN_BYTE_ORDER 0x04030201u

static_assert(offsetof(struct index_header, byte_order) ==
                  offsetof(struct image_header, byte_order),
              "both headers begin alike");
static_assert(offsetof(struct index_header, word_count) ==
                  offsetof(struct image_header, slot_count),
              "both headers go on alike");

bool image_is_foreign(const void *image, size_t size)
{
    static const char *const magics[] = {IMAGE_MAGIC, GLOSS_MAGIC, SPELLING_MAGIC};
    struct image_header header;
    bool is_known = false;
    if (size < sizeof header) {
        return false;
    }
    memcpy(&header, image, sizeof header);
    for (size_t i = 0; i < sizeof magics / sizeof *magics; i++) {
        is_known |= memcmp(header.magic, magics[i], IMAGE_MAGIC_SIZE) == 0;
    }
    return is_known && header.byte_order == FOREIGN_BYTE_ORDER;
}

/* Swaps the numbers of `width` bytes (2, 4 or 8) from `begin` to `end`. */
static void turn_numbers(unsigned char *image, uint64_t begin, uint64_t end, unsigned width)
{
    for (unsigned char *at = image + begin; at < image + end; at += width) {
        for (unsigned i = 0; i < width / 2; i++) {
            unsigned char byte = at[i];
            at[i] = at[width - 1 - i];
            at[width - 1 - i] = byte;
        }
    }
}

/* The checksum as computed on the packing machine, that is, of swapped words. */
static uint64_t foreign_checksum(const unsigned char *image, size_t size)
{
    uint64_t words[IMAGE_CHUNK_WORDS];
    struct image_digest digest;
    for (size_t at = 0; at < size; at += IMAGE_CHUNK) {
        memcpy(words, image + at, IMAGE_CHUNK);
        turn_numbers((unsigned char *)words, 0, IMAGE_CHUNK, sizeof *words);
        if (at == 0) {
            digest = image_digest_begin(words);
        } else {
            image_digest_add(&digest, words, 1);
        }
    }
    return image_digest_end(&digest);
}

static void turn_header(unsigned char *image)
{
    turn_numbers(image, offsetof(struct image_header, byte_order),
                 offsetof(struct image_header, checksum), sizeof(uint32_t));
    turn_numbers(image, offsetof(struct image_header, checksum),
                 offsetof(struct image_header, slot_count), sizeof(uint64_t));
    turn_numbers(image, offsetof(struct image_header, slot_count), IMAGE_CHUNK, sizeof(uint32_t));
}

/* Swaps what follows the swapped header. Returns false if its counts contradict the size. */
static bool turn_body(unsigned char *image, size_t size)
{
    const struct image_header *header = (const void *)image;
    if (memcmp(header->magic, IMAGE_MAGIC, IMAGE_MAGIC_SIZE) == 0) {
        struct image_layout layout;
        if (header->slot_count % IMAGE_BLOCK_SLOTS != 0) {
            return false;
        }
        layout = image_layout(header);
        if (layout.size != size) {
            return false;
        }
        turn_numbers(image, layout.nodes, layout.word_ranks, sizeof(uint64_t));
        turn_numbers(image, layout.word_ranks, layout.notes, sizeof(uint32_t));
        if (header->version == LEXICON_VERSION_WIDE) {
            turn_numbers(image, layout.letters, layout.size, sizeof(uint32_t));
        }
        return true;
    }
    struct index_layout layout = index_layout((const void *)image);
    if (layout.size != size) {
        return false;
    }
    turn_numbers(image, layout.block_offsets, layout.values, sizeof(uint32_t));
    turn_numbers(image, layout.values, layout.words, layout.value_size);
    return true;
}

void image_byteswap(void *image, size_t size)
{
    assert(image_is_foreign(image, size) && (uintptr_t)image % sizeof(uint64_t) == 0);
    struct image_header *header = image;
    bool has_full_chunks = size % IMAGE_CHUNK == 0;
    uint64_t seen = has_full_chunks ? foreign_checksum(image, size) : 0;
    turn_header(image);
    if (!has_full_chunks || !turn_body(image, size)) {
        return;
    }
    bool is_valid = seen == header->checksum;
    uint64_t checksum = image_checksum(image, size);
    header->checksum = is_valid ? checksum : ~checksum;
}
