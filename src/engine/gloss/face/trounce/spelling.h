/* SPDX-License-Identifier: MIT */
/*
 * Spellings of words that are not written as their letters: ÉTÉ for ETE, STRASSE for straße. Used
 * in place and safe to share between threads. Leaves letters to alphabet.h.
 */
#ifndef TROUNCE_SPELLING_H
#define TROUNCE_SPELLING_H

#include "trounce/word_index.h"

/* The words of a list that are not written as their letters. Zeroed, it is empty; see
 * word_index_open.
 */
struct spellings {
    struct word_index index;
};

/*
 * Writes a word, given in letters, as it is spelled, in lower or upper case; `text` has room for
 * ALPHABET_TEXT_SIZE(length). An unknown word is written as its letters, and so are ligatures in
 * capitals: SS for ß, OE for œ. Returns the length of the text. `spellings` may be NULL.
 */
size_t spelling_write(const struct spellings *spellings, const struct alphabet *alphabet,
                      const char *word, size_t length, bool is_upper, char *text);

/*
 * Packs the spellings of a front-coded list (list_read_coded) into `*image` of `*image_size` bytes,
 * owned by the caller (memory_free). If all words are written as their letters, there is no image:
 * NULL and 0. STATUS_SYNTAX with the line, STATUS_RANGE, STATUS_NO_MEMORY.
 */
enum status spelling_pack(const struct alphabet *alphabet, const char *list, size_t size,
                          void **image, size_t *image_size, struct fault *fault);

#endif
