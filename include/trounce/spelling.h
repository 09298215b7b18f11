/* SPDX-License-Identifier: MIT */
/*
 * Spellings of words that are not written as their letters: ÉTÉ for ETE, STRASSE for straße. Used
 * in place and safe to share between threads. Leaves letters to alphabet.h.
 */
#ifndef TROUNCE_SPELLING_H
#define TROUNCE_SPELLING_H

#include "trounce/word_index.h"

#define SPELLINGS_VERSION 1u

/* The words of a list that are not written as their letters. Zeroed, it is empty. */
struct spellings {
    struct word_index index;
};

/*
 * Opens a packed image in place: `image` (8-byte aligned) and `alphabet` are borrowed and must
 * outlive `spellings`. STATUS_EMPTY, STATUS_DAMAGED, STATUS_VERSION (also for another alphabet)
 * with the reason in `fault` (may be NULL).
 */
enum status spelling_open(const struct alphabet *alphabet, struct spellings *spellings,
                          const void *image, size_t size, struct fault *fault);

/*
 * Writes a word, given in letters, as it is spelled, in lower or upper case; `text` has room for
 * ALPHABET_TEXT_SIZE(length). An unknown word is written as its letters, and so are ligatures in
 * capitals: SS for ß, OE for œ. Returns the length of the text. `spellings` may be NULL.
 */
size_t spelling_lower(const struct spellings *spellings, const struct alphabet *alphabet,
                      const char *word, size_t length, char *text);
size_t spelling_upper(const struct spellings *spellings, const struct alphabet *alphabet,
                      const char *word, size_t length, char *text);

/*
 * Packs the spellings of a front-coded list (list_read_coded) into `*image` of `*image_size` bytes,
 * owned by the caller (memory_free). If all words are written as their letters, there is no image:
 * NULL and 0. STATUS_SYNTAX with the line, STATUS_RANGE, STATUS_NO_MEMORY.
 */
enum status spelling_pack(const struct alphabet *alphabet, const char *list, size_t size,
                          void **image, size_t *image_size, struct fault *fault);

#endif
