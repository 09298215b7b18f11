/* SPDX-License-Identifier: MIT */
/*
 * The packed glosses: what a word means, used just as it lies in its file, safe to share between
 * threads. Leaves the making of the texts to assets/glosses, their showing to the screens.
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
 * image: the sections lie inside it, and `texts` ends with a zero byte. What they hold is checked
 * by each look-up as it goes, so that a forged image can give wrong answers but lead nowhere else.
 */
struct glosses {
    const uint32_t *block_offsets; /* where each block of words begins in `words` */
    const uint32_t *values;        /* one a word: where its base stands in `texts` */
    const unsigned char *words;
    const char *texts;
    uint32_t word_count;
    uint32_t block_count;
    uint32_t words_size;
    uint32_t texts_size;
};

/* What is known of a word. Both texts lie in the image, end with a zero and outlive the look-up. */
struct gloss {
    const char *base; /* the word itself, or what it is a form of ("taled": "tale"); lower case */
    size_t base_length;
    const char *text; /* UTF-8, about 120 characters at most, no full stop */
    size_t text_length;
    enum gloss_part part; /* of the base */
};

/*
 * Opens a packed image where it lies: `image` (8-byte aligned) is borrowed and must outlive
 * `glosses`. STATUS_EMPTY, STATUS_DAMAGED, STATUS_VERSION with the reason in `fault` (may be NULL).
 */
enum status gloss_open(struct glosses *glosses, const void *image, size_t size,
                       struct fault *fault);

/*
 * Looks up the `length` letters of `word`, in either case. A word that is not there is taken for a
 * regular form (-s, -ed, -ing, -er, -est, -ly) of one that is. False, with `gloss` unchanged, when
 * there is nothing to say of it. A zeroed `glosses` knows no word.
 */
bool gloss_find(const struct glosses *glosses, const char *word, size_t length,
                struct gloss *gloss);

/* "noun", "verb", "adjective", "adverb"; static. */
const char *gloss_part_text(enum gloss_part part);

/*
 * Packs the text form (assets/glosses/glosses.txt says how it is built): `*image` of `*image_size`
 * bytes, owned by the caller (memory_free). STATUS_EMPTY without a word, STATUS_SYNTAX with the
 * line, STATUS_RANGE for a text of 2^31 bytes and more, STATUS_NO_MEMORY. `fault` may be NULL.
 */
enum status gloss_pack(const char *text, size_t size, void **image, size_t *image_size,
                       struct fault *fault);

#endif
