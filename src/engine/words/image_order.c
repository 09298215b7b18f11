/* SPDX-License-Identifier: MIT */
/*
 * Byte-swaps packed files from machines of the other byte order. Leaves checking the contents to
 * the readers, lexicon.c and word_index.c.
 */
#include "trounce/image_order.h"
#include "image.h"

#include <string.h>

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
            image_digest_take(&digest, words, 1);
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
        layout = image_layout(header->slot_count, header->word_count);
        if (layout.size != size) {
            return false;
        }
        turn_numbers(image, layout.nodes, layout.word_ranks, sizeof(uint64_t));
        turn_numbers(image, layout.word_ranks, layout.notes, sizeof(uint32_t));
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
    bool is_whole = size % IMAGE_CHUNK == 0;
    uint64_t seen = is_whole ? foreign_checksum(image, size) : 0;
    turn_header(image);
    if (!is_whole || !turn_body(image, size)) {
        return;
    }
    bool is_valid = seen == header->checksum;
    uint64_t checksum = image_checksum(image, size);
    header->checksum = is_valid ? checksum : ~checksum;
}
