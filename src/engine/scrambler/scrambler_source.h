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

/* Returns the fewest of `left` free cells of a row that words of the source leave free. `has_word`:
 * a word precedes them, so a space is needed. */
int scrambler_source_rest(const struct scrambler_source *source, int left, bool has_word);

/* Returns whether a word of `length` may be put in next. */
bool scrambler_source_may_put(const struct scrambler_source *source, int left, bool has_word,
                              int length);

#endif
