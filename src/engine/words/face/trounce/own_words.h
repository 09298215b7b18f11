/* SPDX-License-Identifier: MIT */
/*
 * A player's own words of a language: those that count although the list lacks them, and those that
 * no longer count; and limits, which leave out whole kinds of words. own_words_apply makes a
 * lexicon with these changes; the packed list is not touched. Leaves where they are saved, and in
 * which rounds they count, to others.
 */
#ifndef TROUNCE_OWN_WORDS_H
#define TROUNCE_OWN_WORDS_H

#include "trounce/alphabet.h"
#include "trounce/lexicon.h"
#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>

/* The most words of both kinds, and the fewest letters of one. */
#define OWN_WORDS_MAX        10000
#define OWN_WORD_LETTERS_MIN 2

/* The tier of an added word: common enough to be missed, and for any opponent to play. */
#define OWN_WORD_TIER 35

enum own_word { OWN_WORD_NONE, OWN_WORD_ADDED, OWN_WORD_REMOVED };

struct own_words;

/* Makes an empty collection of words in an alphabet that must outlive it; end with own_words_free.
 * STATUS_NO_MEMORY. */
enum status own_words_new(const struct alphabet *alphabet, struct own_words **own);

/* NULL is allowed. */
void own_words_free(struct own_words *own);

/* Says that a word in letters is added or removed, or, with OWN_WORD_NONE, neither any more.
 * STATUS_RANGE: it has fewer than OWN_WORD_LETTERS_MIN or more than WORD_LETTERS_MAX letters, or
 * there are OWN_WORDS_MAX. STATUS_SYNTAX: a byte is not a letter. STATUS_NO_MEMORY. */
enum status own_words_set(struct own_words *own, const char *word, size_t length,
                          enum own_word kind);

/* Leaves out the words of the list whose tier is above `tier_max`, if the list has tiers, and, if
 * asked to, the offensive ones; TIER_MAX and false, as at first, leave out none. A word that has
 * been added counts whatever the limits. */
void own_words_limit(struct own_words *own, int tier_max, bool without_offensive);

/* Returns whether the limits leave out a word of this list with this note. */
bool own_words_leave_out(const struct own_words *own, const struct lexicon *packed,
                         struct word_note note);

/* Returns whether own_words_apply would change nothing: no word, and no limit. */
bool own_words_are_none(const struct own_words *own);

/* Returns what has been said of a word. */
enum own_word own_words_kind(const struct own_words *own, const char *word, size_t length);

/* The words of a kind, in alphabetical order; in letters, valid until the next change. */
size_t own_words_count(const struct own_words *own, enum own_word kind);
const char *own_words_at(const struct own_words *own, enum own_word kind, size_t index);

/*
 * Reads a text in UTF-8: a word on each line, a minus in front of those that are removed; blank
 * lines and lines that begin with # are comments. What it says goes before what has been said.
 * STATUS_SYNTAX, STATUS_RANGE: `fault` names the line, or none if there are too many words in all;
 * nothing has changed. STATUS_NO_MEMORY: some
 * words may have been read.
 */
enum status own_words_read(struct own_words *own, const char *text, size_t size,
                           struct fault *fault);

/* Writes such a text, NUL-terminated, to `*text`, which the caller frees with memory_free.
 * STATUS_NO_MEMORY. */
enum status own_words_write(const struct own_words *own, char **text);

/*
 * Makes `*lexicon` of a packed one: without the removed words and those that the limits leave out,
 * and with the added ones that the packed one lacks. Words keep their numbers, but not always their
 * nodes. It shares tables of `packed`, which must outlive it, but not `own`; end with
 * lexicon_deinit. STATUS_NO_MEMORY: also if there would be more than LEXICON_SLOTS_MAX slots.
 */
enum status own_words_apply(const struct own_words *own, const struct lexicon *packed,
                            struct lexicon *lexicon);

#endif
