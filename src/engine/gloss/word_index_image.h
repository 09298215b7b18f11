/* SPDX-License-Identifier: MIT */
/*
 * Packs word indexes, for gloss and spelling files. Leaves the format to image.h.
 */
#ifndef TROUNCE_ENGINE_WORD_INDEX_IMAGE_H
#define TROUNCE_ENGINE_WORD_INDEX_IMAGE_H

#include "trounce/trie.h"
#include "trounce/word_index.h"

struct index_entry {
    uint32_t value;
    unsigned char length;
    unsigned char letters[WORD_LETTERS_MAX]; /* letter numbers */
};

/* An index being built. Initialize as {.kind, .alphabet}. */
struct index_packer {
    enum word_index_kind kind;
    const struct alphabet *alphabet;
    struct index_entry *entries;
    size_t entry_count;
    size_t entry_capacity;
    char *texts;
    size_t texts_size;
    size_t texts_capacity;
};

/* Adds a word of 1..WORD_LETTERS_MAX letters. STATUS_NO_MEMORY. */
enum status index_add_word(struct index_packer *packer, const char *word, size_t length,
                           uint32_t value);

/* Appends bytes to the texts. STATUS_NO_MEMORY; STATUS_RANGE: 2^31 bytes or more in all. */
enum status index_add_bytes(struct index_packer *packer, const void *bytes, size_t size);

/* Builds the image into `*image`, owned by the caller (memory_free). STATUS_EMPTY without words,
 * STATUS_SYNTAX for a repeated word, STATUS_NO_MEMORY. */
enum status index_pack(struct index_packer *packer, void **image, size_t *size,
                       struct fault *fault);

void index_packer_deinit(struct index_packer *packer);

#endif
