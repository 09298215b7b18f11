/* SPDX-License-Identifier: MIT */
/*
 * How packed glosses lie in their file: what their maker (gloss_pack.c) and their reader (gloss.c)
 * agree on. Leaves both to them, the checksum to image_digest.h.
 *
 *     header         64 bytes
 *     block offsets  32 bits for each block of 16 words
 *     values         32 bits a word: where the base that explains it stands in the texts
 *     words          sorted; each as the number of letters that it shares with the one before it
 *                    (0 for the first of a block) and the others, the last of them with bit 7 set
 *     texts          for each sense its bases, the part of speech as a byte, the gloss:
 *                    "tale\0" "narrative\0" "\1" "a message that tells …\0"
 *
 * Numbers are in the byte order of the machine. The whole is a multiple of IMAGE_CHUNK, filled up
 * with zeros.
 */
#ifndef TROUNCE_ENGINE_GLOSS_IMAGE_H
#define TROUNCE_ENGINE_GLOSS_IMAGE_H

#include "image_digest.h"

#include <assert.h>

#define GLOSS_MAGIC       "\x89glosses"
#define GLOSS_MAGIC_SIZE  8
#define GLOSS_BLOCK_WORDS 16u
#define GLOSS_LAST_LETTER 0x80u

struct gloss_header {
    char magic[GLOSS_MAGIC_SIZE];
    uint32_t byte_order;
    uint32_t version;
    uint64_t checksum; /* of all that follows it */
    uint64_t size;     /* of the whole image, in bytes */
    uint32_t word_count;
    uint32_t words_size;
    uint32_t texts_size;
    uint32_t unused[5];
};

static_assert(sizeof(struct gloss_header) == IMAGE_CHUNK, "the header is one chunk");

/* Where the sections begin, in bytes, and how long the whole is. */
struct gloss_layout {
    uint64_t block_offsets;
    uint64_t values;
    uint64_t words;
    uint64_t texts;
    uint64_t size;
};

static inline uint32_t gloss_block_count(uint32_t word_count)
{
    return word_count / GLOSS_BLOCK_WORDS + (word_count % GLOSS_BLOCK_WORDS != 0);
}

static inline struct gloss_layout gloss_layout(const struct gloss_header *header)
{
    struct gloss_layout layout;
    layout.block_offsets = sizeof *header;
    layout.values =
        layout.block_offsets + (uint64_t)gloss_block_count(header->word_count) * sizeof(uint32_t);
    layout.words = layout.values + (uint64_t)header->word_count * sizeof(uint32_t);
    layout.texts = layout.words + header->words_size;
    layout.size = (layout.texts + header->texts_size + IMAGE_CHUNK - 1) / IMAGE_CHUNK * IMAGE_CHUNK;
    return layout;
}

#endif
