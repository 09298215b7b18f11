/* SPDX-License-Identifier: MIT */
/*
 * The packed glosses, which say what a word means: used in place, as they are in the file, and safe
 * to share between threads. Leaves the texts to assets/glosses and showing them to the screens.
 */
#ifndef TROUNCE_GLOSS_H
#define TROUNCE_GLOSS_H

#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define GLOSSES_VERSION 1u

enum gloss_part { GLOSS_NOUN = 1, GLOSS_VERB, GLOSS_ADJECTIVE, GLOSS_ADVERB };

/*
 * Glosses that have been opened; the arrays belong to the image. Invariants, checked in every
 * image: the sections lie inside it, and `texts` ends with a zero byte. Their contents are checked
 * by each look-up, so that a forged image can give wrong answers but never leads outside of itself.
 */
struct glosses {
    const uint32_t *block_offsets; /* where each block of words begins in `words` */
    const uint32_t *values;        /* one per word: where its base is in `texts` */
    const unsigned char *words;
    const char *texts;
    uint32_t word_count;
    uint32_t block_count;
    uint32_t words_size;
    uint32_t texts_size;
};

/* What is known about a word. Both texts are part of the image and end with a zero. */
struct gloss {
    const char *base; /* the word itself, or what it is a form of ("taled": "tale"); lower case */
    size_t base_length;
    const char *text; /* UTF-8, about 120 characters at most, no full stop */
    size_t text_length;
    enum gloss_part part; /* of the base */
};

/*
 * Opens a packed image in place: `image` (8-byte aligned) is borrowed and must outlive `glosses`.
 * STATUS_EMPTY, STATUS_DAMAGED, STATUS_VERSION with the reason in `fault` (may be NULL).
 */
enum status gloss_open(struct glosses *glosses, const void *image, size_t size,
                       struct fault *fault);

/*
 * Looks up the `length` letters of `word`, in either case. A word that is missing is taken as a
 * regular form (-s, -ed, -ing, -er, -est, -ly) of one that is there. False, with `gloss` unchanged,
 * when nothing is found. A zeroed `glosses` is empty.
 */
bool gloss_find(const struct glosses *glosses, const char *word, size_t length,
                struct gloss *gloss);

/* "noun", "verb", "adjective", "adverb"; static. */
const char *gloss_part_text(enum gloss_part part);

/*
 * Packs the text form (described in assets/glosses/glosses.txt): `*image` of `*image_size` bytes,
 * owned by the caller (memory_free). STATUS_EMPTY without a word, STATUS_SYNTAX with the line,
 * STATUS_RANGE for a text of 2^31 bytes or more, STATUS_NO_MEMORY. `fault` may be NULL.
 */
enum status gloss_pack(const char *text, size_t size, void **image, size_t *image_size,
                       struct fault *fault);

#endif
