/* SPDX-License-Identifier: MIT */
/*
 * The file formats of a packed lexicon and a packed word index and their checksum, shared by
 * lexicon.c and word_index.c. Leaves reporting bad files to these.
 *
 * Numbers are in the byte order of the packing machine; image_byteswap swaps them. The size is a
 * multiple of IMAGE_CHUNK, padded with zeros.
 */
#ifndef TROUNCE_ENGINE_IMAGE_H
#define TROUNCE_ENGINE_IMAGE_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

/* ---- both ---- */

#define IMAGE_BYTE_ORDER  0x01020304u
#define IMAGE_CHUNK       64u /* bytes per checksum step; also the size of a header */
#define IMAGE_CHUNK_WORDS (IMAGE_CHUNK / 8)

/*
 * A checksum in progress. Each step is a bijection of both the lane and the input word, and so is
 * joining the lanes: any change within a single 8-byte word is always detected, any other goes
 * undetected with a probability of 1 in 2^64. Not cryptographic.
 */
struct image_digest {
    uint64_t lanes[IMAGE_CHUNK_WORDS];
};

/*
 * Begins with a header of IMAGE_CHUNK bytes. Its first 24 bytes are excluded: magic, byte order and
 * version, which are compared, and the checksum itself.
 */
struct image_digest image_digest_begin(const void *header);

/* Adds `chunk_count` chunks from `words`. */
void image_digest_add(struct image_digest *digest, const uint64_t *words, size_t chunk_count);

/* The checksum of everything added. */
uint64_t image_digest_end(const struct image_digest *digest);

/* All of it for an image (8-byte aligned) with a header. */
uint64_t image_checksum(const void *image, size_t size);

/*
 * ---- a lexicon ----
 *
 *     header      64 bytes
 *     nodes       8 bytes per slot
 *     word bits   one bit per slot: set if a word ends there
 *     word ranks  32 bits per 64 slots, and one more: the number of words before these
 *     notes       a byte per word, and one more for the empty string
 *     letters     only of a wide lexicon: 32 bits per slot
 *
 * Sections begin at multiples of 8 bytes.
 */

#define IMAGE_MAGIC      "\x89trounce"
#define IMAGE_MAGIC_SIZE 8

#define IMAGE_HAS_EMPTY_WORD 1u
#define IMAGE_HAS_TIERS      2u

#define IMAGE_RANK_SLOTS      64u  /* slots per rank: one 64-bit word of the bitmap */
#define IMAGE_BLOCK_SLOTS     512u /* the number of slots is a multiple of this */
#define IMAGE_BLOCK_BIT_WORDS (IMAGE_BLOCK_SLOTS / 64)
#define IMAGE_BLOCK_CHUNKS    (IMAGE_BLOCK_SLOTS / IMAGE_CHUNK_WORDS)

struct image_header {
    char magic[IMAGE_MAGIC_SIZE];
    uint32_t byte_order;
    uint32_t version;
    uint64_t checksum; /* of everything after it */
    uint64_t size;     /* of the whole image, in bytes */
    uint32_t slot_count;
    uint32_t word_count; /* not counting the empty string */
    uint32_t flags;
    uint32_t alphabet; /* its fingerprint */
    uint32_t unused[4];
};

static_assert(sizeof(struct image_header) == IMAGE_CHUNK, "the header is one chunk");

/* Offsets of the sections and the total size, in bytes. */
struct image_layout {
    uint64_t nodes;
    uint64_t word_bits;
    uint64_t word_ranks;
    uint64_t notes;
    uint64_t letters;
    uint64_t size;
};

/* The layout of the lexicon that a header describes, by its version and its numbers of slots (a
 * multiple of IMAGE_BLOCK_SLOTS) and words. */
struct image_layout image_layout(const struct image_header *header);

/*
 * ---- an index of words ----
 *
 *     header         64 bytes
 *     block offsets  32 bits for each block of 16 words
 *     values         16 bits per word if that is enough for every offset, else 32
 *     words          sorted; each as the number of letters shared with the previous word
 *                    (0 for the first of a block) and the numbers of the other letters, the last
 *                    with bit 7 set
 *     texts          what the values are offsets into
 *
 * In glosses each sense has its bases, the part of speech as a byte, and the gloss: "tale\0"
 * "narrative\0" "\1" "a message that tells …\0". The texts of spellings are described in
 * spelling.c.
 */

#define GLOSS_MAGIC       "\x89glosses"
#define SPELLING_MAGIC    "\x89written"
#define INDEX_MAGIC_SIZE  8
#define INDEX_BLOCK_WORDS 16u
#define INDEX_LAST_LETTER 0x80u

struct index_header {
    char magic[INDEX_MAGIC_SIZE];
    uint32_t byte_order;
    uint32_t version;
    uint64_t checksum; /* of everything after it */
    uint64_t size;     /* of the whole image, in bytes */
    uint32_t word_count;
    uint32_t words_size;
    uint32_t texts_size;
    uint32_t alphabet; /* its fingerprint */
    uint32_t unused[4];
};

static_assert(sizeof(struct index_header) == IMAGE_CHUNK, "the header is one chunk");

/* Offsets of the sections and the total size, in bytes. */
struct index_layout {
    uint32_t value_size;
    uint64_t block_offsets;
    uint64_t values;
    uint64_t words;
    uint64_t texts;
    uint64_t size;
};

/* The number of blocks for `word_count` words. */
uint32_t index_block_count(uint32_t word_count);

/* The layout of the index that a header describes. */
struct index_layout index_layout(const struct index_header *header);

#endif
