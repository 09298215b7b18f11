/* SPDX-License-Identifier: MIT */
/*
 * How a packed lexicon lies in its file: what its maker (lexicon_pack.c) and its reader (lexicon.c)
 * agree on. Leaves both to them, the checksum to image_digest.h.
 *
 *     header      64 bytes
 *     nodes       8 bytes a slot
 *     word bits   a bit a slot: does a word end there?
 *     word ranks  32 bits for each 64 slots, and one more: the words before these
 *     notes       a byte a word, and one more: for the empty string
 *
 * Numbers are in the byte order of the machine. Sections begin at multiples of 8 bytes; the whole
 * is a multiple of IMAGE_CHUNK, filled up with zeros.
 */
#ifndef TROUNCE_ENGINE_LEXICON_IMAGE_H
#define TROUNCE_ENGINE_LEXICON_IMAGE_H

#include "image_digest.h"

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#define IMAGE_MAGIC      "\x89trounce"
#define IMAGE_MAGIC_SIZE 8

#define IMAGE_HAS_EMPTY_WORD 1u
#define IMAGE_HAS_TIERS      2u

#define IMAGE_RANK_SLOTS      64u  /* slots for which one rank stands: a word of their bits */
#define IMAGE_BLOCK_SLOTS     512u /* their number is a multiple */
#define IMAGE_BLOCK_BIT_WORDS (IMAGE_BLOCK_SLOTS / 64)
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

#endif
