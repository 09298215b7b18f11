/* SPDX-License-Identifier: MIT */
/*
 * A set of words that can grow: a trie with a node for each prefix. Words are in the letters of
 * alphabet.h. Leaves the form for searching to lexicon.h, and reading lists to lexicon_io.h.
 */
#ifndef TROUNCE_TRIE_H
#define TROUNCE_TRIE_H

#include "trounce/alphabet.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>

/* The longest word that a set can hold: lexicon.h stores the length of a word in six bits. */
#define WORD_LETTERS_MAX 63

/* Commonness: the smallest SCOWL size that lists a word, 10 (everyday) to 95; 0 means unknown,
 * which counts as common. */
#define TIER_UNKNOWN 0
#define TIER_MAX     127

/* Marks of a word, as bits. */
enum word_mark {
    WORD_MARK_NONE = 0,
    WORD_MARK_OFFENSIVE = 1 /* a player may use it, the computer never shows it */
};

/* Data stored with a word. */
struct word_note {
    unsigned char tier;
    unsigned char marks;
};

struct trie;

/* Called for each word: `word` is in letters, NUL-terminated and only valid during the call. Return
 * false to stop. */
typedef bool trie_visitor(void *context, const char *word, size_t length, struct word_note note);

/* Creates an empty set, owned by the caller, of words in an alphabet that must outlive it.
 * STATUS_NO_MEMORY. */
enum status trie_new(const struct alphabet *alphabet, struct trie **trie);

/* The same for words of any length. Such a set is read by a cursor, never by trie_each, and cannot
 * be packed. */
enum status trie_new_long(const struct alphabet *alphabet, struct trie **trie);

const struct alphabet *trie_alphabet(const struct trie *trie);

/* Frees the set; NULL is allowed. */
void trie_free(struct trie *trie);

/* The number of words; the empty string counts as one. */
size_t trie_size(const struct trie *trie);
bool trie_is_empty(const struct trie *trie);

/*
 * Return whether `word` (any bytes, ASCII letters in either case) is in the set, or `prefix` begins
 * a word in it. The empty string is a prefix of any set, even an empty one, and a word only if it
 * was added.
 */
bool trie_contains(const struct trie *trie, const char *word, size_t length);
bool trie_has_prefix(const struct trie *trie, const char *prefix, size_t length);

/*
 * Adds `word` (letters in either case, 0..WORD_LETTERS_MAX of them, or any number in a long set).
 * `*added` (may be NULL) says whether the word is new; an existing one gets the smaller of the two
 * known tiers and the marks of both. STATUS_SYNTAX for anything but letters, STATUS_RANGE for a
 * word that is too long, STATUS_NO_MEMORY: nothing has changed then.
 */
enum status trie_add(struct trie *trie, const char *word, size_t length, struct word_note note,
                     bool *added);

/* Visits the words in alphabetical order, prefixes first. Returns false if stopped. */
bool trie_each(const struct trie *trie, trie_visitor *visit, void *context);

/* A place among the words of a set, in the same order. */
struct trie_cursor;

/* Begins before the first word. Words that are added later are visited if their places are still to
 * come. The set must outlive the cursor, which the caller owns. STATUS_NO_MEMORY. */
enum status trie_cursor_new(const struct trie *trie, struct trie_cursor **cursor);

/* Goes on to the next word: its letters, NUL-terminated and valid until the next call, and their
 * number. STATUS_MISSING: there are no more; STATUS_NO_MEMORY: it has not moved. */
enum status trie_cursor_next(struct trie_cursor *cursor, const char **word, size_t *length);

/* Frees the cursor; NULL is allowed. */
void trie_cursor_free(struct trie_cursor *cursor);

#endif
