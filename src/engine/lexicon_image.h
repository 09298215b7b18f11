/* SPDX-License-Identifier: MIT */
/*
 * How a packed lexicon lies in its file: what its maker (lexicon_pack.c) and its reader (lexicon.c)
 * agree on. Leaves both to them.
 *
 *     header      64 bytes
 *     nodes       8 bytes a slot
 *     word bits   a bit a slot: does a word end there?
 *     word ranks  32 bits for each block of slots, and one more: the words before the block
 *     notes       a byte a word, and one more: for the empty string
 *
 * Numbers are in the byte order of the machine. Sections begin at multiples of 8 bytes; the whole
 * is a multiple of IMAGE_CHUNK, filled up with zeros.
 */
#ifndef TROUNCE_ENGINE_LEXICON_IMAGE_H
#define TROUNCE_ENGINE_LEXICON_IMAGE_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#define IMAGE_MAGIC      "\x89trounce"
#define IMAGE_MAGIC_SIZE 8
#define IMAGE_BYTE_ORDER 0x01020304u

#define IMAGE_HAS_EMPTY_WORD 1u
#define IMAGE_HAS_TIERS      2u

#define IMAGE_NOTE_TIER      0x7fu
#define IMAGE_NOTE_OFFENSIVE 0x80u

#define IMAGE_BLOCK_SLOTS     512u /* slots for which one rank stands; their number is a multiple */
#define IMAGE_BLOCK_BIT_WORDS (IMAGE_BLOCK_SLOTS / 64)
#define IMAGE_CHUNK           64u /* bytes that the checksum takes at once */
#define IMAGE_CHUNK_WORDS     (IMAGE_CHUNK / 8)
#define IMAGE_BLOCK_CHUNKS    (IMAGE_BLOCK_SLOTS / IMAGE_CHUNK_WORDS)

struct image_header {
    char magic[IMAGE_MAGIC_SIZE];
    uint32_t byte_order;
    uint32_t version;
    uint64_t checksum; /* of all that follows it */
    uint64_t size;     /* of the whole image, in bytes */
    uint32_t slot_count;
    uint32_t word_count; /* without the empty string */
    uint32_t flags;
    uint32_t unused[5];
};

static_assert(sizeof(struct image_header) == IMAGE_CHUNK, "the header is one chunk");

/* Where the sections begin, in bytes, and how long the whole is. */
struct image_layout {
    uint64_t nodes;
    uint64_t word_bits;
    uint64_t word_ranks;
    uint64_t notes;
    uint64_t size;
};

/* The layout for a number of slots (a multiple of IMAGE_BLOCK_SLOTS) and of words. */
struct image_layout image_layout(uint32_t slot_count, uint32_t word_count);

/*
 * A checksum in the making. Each step is a bijection both of the lane and of the word that goes in,
 * and so is the joining of the lanes: whatever changes within a single word of 8 bytes is found for
 * certain, anything else with a chance of failure of 1 in 2^64. No defence against malice.
 */
struct image_digest {
    uint64_t lanes[IMAGE_CHUNK_WORDS];
};

/* Begins with the part of the header that follows the checksum. */
struct image_digest image_digest_begin(const struct image_header *header);

/* Takes `chunk_count` chunks from `words`. */
void image_digest_take(struct image_digest *digest, const uint64_t *words, size_t chunk_count);

/* The checksum of what was taken. */
uint64_t image_digest_end(const struct image_digest *digest);

#endif
