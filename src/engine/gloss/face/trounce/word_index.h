/* SPDX-License-Identifier: MIT */
/*
 * A packed index that maps words to offsets in texts, shared by gloss.h and spelling.h, which
 * define the texts. Used in place and safe to share between threads.
 */
#ifndef TROUNCE_WORD_INDEX_H
#define TROUNCE_WORD_INDEX_H

#include "trounce/alphabet.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * An open index; the arrays belong to the image. Invariants, checked in every image: the sections
 * lie inside it, and `texts` ends with a NUL. Each look-up checks the contents it reads, so that a
 * forged image can give wrong answers but never causes out-of-bounds reads. A zeroed index is
 * empty.
 */
struct word_index {
    const struct alphabet *alphabet;
    const uint32_t *block_offsets; /* start of each block in `words` */
    const void *values;            /* one per word, of 2 or 4 bytes */
    const unsigned char *words;
    const char *texts;
    uint32_t value_size;
    uint32_t word_count;
    uint32_t block_count;
    uint32_t words_size;
    uint32_t texts_size;
};

/* The format version of each kind of file. */
#define GLOSSES_VERSION   2u
#define SPELLINGS_VERSION 1u

enum word_index_kind { WORD_INDEX_GLOSSES, WORD_INDEX_SPELLINGS };

/*
 * Opens an image in place: `image` (8-byte aligned) and `alphabet` are borrowed and must outlive
 * `index`. STATUS_EMPTY, STATUS_DAMAGED, STATUS_VERSION (also for another alphabet) with the reason
 * in `fault` (may be NULL); `index` is then unchanged.
 */
enum status word_index_open(struct word_index *index, enum word_index_kind of,
                            const struct alphabet *alphabet, const void *image, size_t size,
                            struct fault *fault);

/* Sets `*value` for a word of `length` letters of the index's alphabet; returns false if it is
 * missing. */
bool word_index_find(const struct word_index *index, const char *word, size_t length,
                     uint32_t *value);

#endif
