/* SPDX-License-Identifier: MIT */
/*
 * Steps through a lexicon by the letters of a face. Internal to the engine's searches.
 */
#ifndef TROUNCE_ENGINE_FACE_STEP_H
#define TROUNCE_ENGINE_FACE_STEP_H

#include "letters.h"
#include "trounce/lexicon.h"

#include <stdint.h>

/* The node reached from `node` by the letters of `spelling`; LEXICON_ROOT, which is never a child,
 * if no word continues with them. */
static inline uint32_t spelling_step(const struct lexicon *lexicon, uint32_t node,
                                     const char *spelling)
{
    for (; *spelling != 0; spelling++) {
        unsigned letter = letter_number(*spelling);
        if (!lexicon_has_letter(lexicon, node, letter)) {
            return LEXICON_ROOT;
        }
        node = lexicon_child(lexicon, node, letter);
    }
    return node;
}

/* Like spelling_step, for a non-blank face of the lexicon's alphabet. */
static inline uint32_t face_step(const struct lexicon *lexicon, uint32_t node, int face)
{
    return spelling_step(lexicon, node, alphabet_spelling(lexicon->alphabet, face));
}

#endif
