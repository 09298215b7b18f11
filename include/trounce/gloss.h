/* SPDX-License-Identifier: MIT */
/*
 * The packed glosses, which say what a word means: used in place, as they are in the file, and safe
 * to share between threads. Leaves the texts to assets/glosses and showing them to the screens.
 */
#ifndef TROUNCE_GLOSS_H
#define TROUNCE_GLOSS_H

#include "trounce/status.h"
#include "trounce/word_index.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define GLOSSES_VERSION 2u

/* What a gloss is of; synonyms stand without a part of speech. */
enum gloss_part { GLOSS_NOUN = 1, GLOSS_VERB, GLOSS_ADJECTIVE, GLOSS_ADVERB, GLOSS_SYNONYMS };

/* Glosses that have been opened. */
struct glosses {
    struct word_index index;
};

/* What is known about a word. Both texts are part of the image and end with a zero. */
struct gloss {
    const char *base; /* the word itself, or what it is a form of ("taled": "tale"), as it is
                         written, in UTF-8 */
    size_t base_length;
    const char *text; /* UTF-8, about 120 characters at most, no full stop */
    size_t text_length;
    enum gloss_part part; /* of the base */
};

/*
 * Opens a packed image in place, of English words or in an alphabet: `image` (8-byte aligned) and
 * `alphabet` are borrowed and must outlive `glosses`. STATUS_EMPTY, STATUS_DAMAGED, STATUS_VERSION
 * (also for another alphabet) with the reason in `fault` (may be NULL).
 */
enum status gloss_open(struct glosses *glosses, const void *image, size_t size,
                       struct fault *fault);
enum status gloss_open_in(const struct alphabet *alphabet, struct glosses *glosses,
                          const void *image, size_t size, struct fault *fault);

/*
 * Looks up the `length` letters of `word`, an English one in either case. An English word that is
 * missing is taken as a regular form (-s, -ed, -ing, -er, -est, -ly) of one that is there. False,
 * with `gloss` unchanged, when nothing is found. A zeroed `glosses` is empty.
 */
bool gloss_find(const struct glosses *glosses, const char *word, size_t length,
                struct gloss *gloss);

/* Are these letters the base of the gloss itself, and no other form of it? */
bool gloss_is_of_base(const struct glosses *glosses, const struct gloss *gloss, const char *word,
                      size_t length);

/*
 * Packs a text, in English or in the letters of an alphabet: `*image` of `*image_size` bytes, owned
 * by the caller (memory_free). Each sense is a line with n, v, a, r (adverb) or s (synonyms) before
 * a blank and its gloss; below it lines of words that it explains:
 *
 *      tale tales        a blank, a base, its forms
 *     ~fish fished       the same, but the base itself has another sense, or none
 *      abri 4s           a figure stands for so many letters of the base
 *
 * Lines that begin with # and empty ones are passed over. STATUS_EMPTY without a word,
 * STATUS_SYNTAX with the line, STATUS_RANGE for texts of 2^31 bytes or more, STATUS_NO_MEMORY.
 * `fault` may be NULL.
 */
enum status gloss_pack(const char *text, size_t size, void **image, size_t *image_size,
                       struct fault *fault);
enum status gloss_pack_in(const struct alphabet *alphabet, const char *text, size_t size,
                          void **image, size_t *image_size, struct fault *fault);

#endif
