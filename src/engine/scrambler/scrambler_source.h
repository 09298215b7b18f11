/* SPDX-License-Identifier: MIT */
/*
 * The internals of a source of words. Private to the Scrambler.
 */
#ifndef TROUNCE_ENGINE_SCRAMBLER_SOURCE_H
#define TROUNCE_ENGINE_SCRAMBLER_SOURCE_H

#include "trounce/scrambler_puzzle.h"

#define SCRAMBLER_LENGTHS (SCRAMBLER_LETTER_MAX - SCRAMBLER_LETTER_MIN + 1)

/* The words of one length, concatenated without separators. */
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

/* Returns whether words of the source can fill `left` free cells of a row. `has_word`: a word
 * precedes them, so a space is needed. */
bool scrambler_source_finishes(const struct scrambler_source *source, int left, bool has_word);

/* Returns whether a word of `length` may be put in next; `*rest` cells then remain after it. */
bool scrambler_source_may_put(const struct scrambler_source *source, int left, bool has_word,
                              int length, int *rest);

#endif
