/* SPDX-License-Identifier: MIT */
/*
 * Words in a packed file, each with a place in its texts: what gloss.h and spelling.h have in
 * common. Used in place and safe to share between threads. Leaves the texts to them.
 */
#ifndef TROUNCE_WORD_INDEX_H
#define TROUNCE_WORD_INDEX_H

#include "trounce/alphabet.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * An index that has been opened; the arrays belong to the image. Invariants, checked in every
 * image: the sections lie inside it, and `texts` ends with a zero byte. Their contents are checked
 * by each look-up, so that a forged image can give wrong answers but never leads outside of itself.
 * A zeroed index is empty.
 */
struct word_index {
    const struct alphabet *alphabet;
    const uint32_t *block_offsets; /* where each block of words begins in `words` */
    const void *values;            /* one per word, of 2 or 4 bytes */
    const unsigned char *words;
    const char *texts;
    uint32_t value_size;
    uint32_t word_count;
    uint32_t block_count;
    uint32_t words_size;
    uint32_t texts_size;
};

/* Finds the value of a word of `length` letters, in the alphabet of the index. */
bool word_index_find(const struct word_index *index, const char *word, size_t length,
                     uint32_t *value);

#endif
