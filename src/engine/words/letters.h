/* SPDX-License-Identifier: MIT */
/*
 * Letters as numbers. Internal to the engine.
 */
#ifndef TROUNCE_ENGINE_LETTERS_H
#define TROUNCE_ENGINE_LETTERS_H

#include "trounce/alphabet.h"
#include "trounce/bits.h"

#include <assert.h>

#define LETTERS_MAX 64u
#define LETTER_NONE LETTERS_MAX

static_assert(LETTERS_MAX == ALPHABET_LETTERS_MAX, "the same, without a sign");

/* The byte of letter 0..63. */
static inline char letter_byte(unsigned letter)
{
    return (char)(unsigned char)('a' + letter);
}

/* The number of a byte that is known to be a letter. */
static inline unsigned letter_number(char byte)
{
    return (unsigned)(unsigned char)byte - 'a';
}

/* Like alphabet_letter_size, for at least one byte, and gets the index of the fold, -1 if there is
 * none. In alphabet.c. */
size_t alphabet_fold_at(const struct alphabet *alphabet, const char *text, size_t length,
                        int *fold);

/* The number of a letter of the alphabet, LETTER_NONE for any other byte. ASCII capitals are
 * accepted, because English words come in either case. */
static inline unsigned letter_of(const struct alphabet *alphabet, char byte)
{
    bool is_capital = byte >= 'A' && byte <= 'Z';
    unsigned letter = letter_number((char)(is_capital ? byte | 0x20 : byte));
    return letter < (unsigned)alphabet->letter_count ? letter : LETTER_NONE;
}

#endif
