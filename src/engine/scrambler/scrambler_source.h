/* SPDX-License-Identifier: MIT */
/*
 * The inside of a source of words. Only for the Scrambler's own files.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_SOURCE_H
#define TROUNCE_ENGINE_SCRAMBLER_SOURCE_H

#include "trounce/scrambler_puzzle.h"

#define SCRAMBLER_LENGTHS (SCRAMBLER_LETTER_MAX - SCRAMBLER_LETTER_MIN + 1)

/* The words of one length, one after another without separators. */
struct scrambler_shelf {
    char *letters;
    size_t count;
    size_t capacity;
};

struct scrambler_source {
    const struct alphabet *alphabet;
    struct scrambler_shelf shelves[SCRAMBLER_LENGTHS];
    uint32_t fingerprint;
};

/* Can `left` free cells of a row be filled by words of the source? `has_word`: there is a word
 * before them, so that a space is needed. */
bool scrambler_source_finishes(const struct scrambler_source *source, int left, bool has_word);

/* May a word of `length` be put in now? `*rest` cells then remain after it. */
bool scrambler_source_may_put(const struct scrambler_source *source, int left, bool has_word,
                              int length, int *rest);

#endif
