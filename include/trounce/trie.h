/* SPDX-License-Identifier: MIT */
/*
 * A set of words that can grow: a trie with a node for each prefix. Words are in letters, as
 * alphabet.h has them. Leaves the form for searching
 * to lexicon.h, and reading lists to lexicon_io.h.
 */
#ifndef TROUNCE_TRIE_H
#define TROUNCE_TRIE_H

#include "trounce/alphabet.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>

/* The longest word that a set can hold: a board of 64 single letters has no longer one. */
#define WORD_LETTERS_MAX 63

/* Commonness: the smallest SCOWL size that lists a word, 10 (everyday) to 95; 0 means unknown,
 * which counts as common everywhere. */
#define TIER_UNKNOWN 0
#define TIER_MAX     127

/* Marks of a word, as bits. */
enum word_mark {
    WORD_MARK_NONE = 0,
    WORD_MARK_OFFENSIVE = 1 /* a player may use it, the computer never shows it */
};

/* What is kept with a word. */
struct word_note {
    unsigned char tier;
    unsigned char marks;
};

struct trie;

/* Called for each word: `word` is in letters, ended by 0 and only valid during the call. Returning
 * false stops the walk. */
typedef bool trie_visitor(void *context, const char *word, size_t length, struct word_note note);

/* An empty set, of English words or in an alphabet, which has to outlive it; the caller owns it.
 * STATUS_NO_MEMORY. */
enum status trie_new(struct trie **trie);
enum status trie_new_in(const struct alphabet *alphabet, struct trie **trie);

const struct alphabet *trie_alphabet(const struct trie *trie);

/* Frees the set; NULL is allowed. */
void trie_free(struct trie *trie);

/* The number of words; the empty string counts as one. */
size_t trie_size(const struct trie *trie);
bool trie_is_empty(const struct trie *trie);

/*
 * Is `word` (any bytes, case folded) in the set; is it the start of a word? Nothing but letters is
 * ever in a set. The empty string is a prefix in every set that is not empty, and a word only when
 * it has been added.
 */
bool trie_contains(const struct trie *trie, const char *word, size_t length);
bool trie_has_prefix(const struct trie *trie, const char *prefix, size_t length);

/* Sets `*note` to the note of a word; false (nothing written) when the word is not in the set. */
bool trie_note(const struct trie *trie, const char *word, size_t length, struct word_note *note);

/*
 * Adds `word` (letters in either case, 0..WORD_LETTERS_MAX of them). `*added` (may be NULL) says
 * whether the set changed; a word that is there keeps the smaller of the two known tiers and the
 * marks of both. STATUS_SYNTAX for anything but letters, STATUS_RANGE for a word that is too long,
 * STATUS_NO_MEMORY: nothing has changed then.
 */
enum status trie_add(struct trie *trie, const char *word, size_t length, struct word_note note,
                     bool *added);

/* Visits each word in alphabetical order, a prefix before what it begins. False if stopped. */
bool trie_each(const struct trie *trie, trie_visitor *visit, void *context);

#endif
