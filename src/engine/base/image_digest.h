/* SPDX-License-Identifier: MIT */
/*
 * The checksum that every packed file carries in its header. Leaves the layout of the files to
 * lexicon_image.h and gloss_image.h.
 */
#ifndef TROUNCE_ENGINE_IMAGE_DIGEST_H
#define TROUNCE_ENGINE_IMAGE_DIGEST_H

#include <stddef.h>
#include <stdint.h>

#define IMAGE_BYTE_ORDER  0x01020304u
#define IMAGE_CHUNK       64u /* bytes that the checksum takes at once; a header is as long */
#define IMAGE_CHUNK_WORDS (IMAGE_CHUNK / 8)

/*
 * A checksum in the making. Each step is a bijection both of the lane and of the word that goes in,
 * and so is the joining of the lanes: whatever changes within a single word of 8 bytes is found for
 * certain, anything else with a chance of failure of 1 in 2^64. No defence against malice.
 */
struct image_digest {
    uint64_t lanes[IMAGE_CHUNK_WORDS];
};

/*
 * Begins with a header of IMAGE_CHUNK bytes. Its first 24 do not count: they are the magic, byte
 * order and version, which are compared, and the checksum itself.
 */
struct image_digest image_digest_begin(const void *header);

/* Takes `chunk_count` chunks from `words`. */
void image_digest_take(struct image_digest *digest, const uint64_t *words, size_t chunk_count);

/* The checksum of what was taken. */
uint64_t image_digest_end(const struct image_digest *digest);

#endif
