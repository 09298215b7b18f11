/* SPDX-License-Identifier: MIT */
/*
 * Packed glosses, short definitions of words: used in place, as in the file, and safe to share
 * between threads.
 */
#ifndef TROUNCE_GLOSS_H
#define TROUNCE_GLOSS_H

#include "trounce/status.h"
#include "trounce/word_index.h"

#include <stdbool.h>
#include <stddef.h>

/* The part of speech of a gloss; synonyms have none. */
enum gloss_part { GLOSS_NOUN = 1, GLOSS_VERB, GLOSS_ADJECTIVE, GLOSS_ADVERB, GLOSS_SYNONYMS };

/* An open set of glosses: see word_index_open. */
struct glosses {
    struct word_index index;
};

/* The gloss of a word. Both texts are part of the image and NUL-terminated. */
struct gloss {
    const char *base; /* the word or its base form ("taled": "tale"), as spelled, in UTF-8 */
    size_t base_length;
    const char *text; /* UTF-8, about 120 characters at most, no full stop */
    size_t text_length;
    enum gloss_part part; /* of the base */
};

/*
 * Looks up a word of `length` letters; an English one may be in either case. An English word that
 * is missing is looked up as a regular form (-s, -ed, -ing, -er, -est, -ly). Returns false, with
 * `gloss` unchanged, if nothing is found. A zeroed `glosses` is empty.
 */
bool gloss_find(const struct glosses *glosses, const char *word, size_t length,
                struct gloss *gloss);

/* Returns whether the word is the base of the gloss rather than another form of it. */
bool gloss_is_of_base(const struct glosses *glosses, const struct gloss *gloss, const char *word,
                      size_t length);

/*
 * Packs a text in an alphabet into `*image` of `*image_size` bytes, owned by the
 * caller (memory_free). Each sense is a line with n, v, a, r (adverb) or s (synonyms), a blank and
 * the gloss, followed by lines of the words it explains:
 *
 *      tale tales        a blank, a base and its forms
 *     ~fish fished       the same, but the base has another gloss or none
 *      abri 4s           a digit stands for that many letters of the base
 *
 * Empty lines and lines that begin with # are skipped. STATUS_EMPTY without a word, STATUS_SYNTAX
 * with the line, STATUS_RANGE for texts of 2^31 bytes or more, STATUS_NO_MEMORY. `fault` may be
 * NULL.
 */
enum status gloss_pack(const struct alphabet *alphabet, const char *text, size_t size, void **image,
                       size_t *image_size, struct fault *fault);

#endif
