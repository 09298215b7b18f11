/* SPDX-License-Identifier: MIT */
/*
 * Reads word lists of all common formats from a buffer, with checks. Leaves files to its callers.
 *
 *   text     one word a line, in UTF-8; LF, CRLF or no newline at the end; either case; a byte
 *            order mark is passed over
 *   counted  the same with the number of words on the first line
 *   DAWG     "DAWG:START:BYTES:" and 32-bit big-endian edges: bits 0-4 letter 1..26, bit 5 last
 *            edge of its node, bit 6 accepts a word, bits 8-31 first edge of the child (0: none)
 *   packed   as lexicon.h describes
 */
#ifndef TROUNCE_LEXICON_IO_H
#define TROUNCE_LEXICON_IO_H

#include "trounce/lexicon.h"

enum list_format { LIST_FORMAT_TEXT, LIST_FORMAT_COUNTED, LIST_FORMAT_DAWG, LIST_FORMAT_PACKED };

/* What was found while reading. */
struct list_report {
    enum list_format format;
    size_t word_count;        /* words that were new to the set */
    size_t repeated_count;    /* words that were in it already */
    size_t passed_over_count; /* words with anything but letters, or too long */
    size_t first_passed_line; /* the line of the first of those, 0: none */
};

/* What kind of list a buffer holds, from its first bytes. */
enum list_format list_format_of(const void *bytes, size_t size);

/*
 * Adds every word of a list of any format to `trie`, all with `note` (words of a packed list have
 * their own; such a list must be 8-byte aligned, as memory from malloc and mmap is). STATUS_EMPTY
 * for a list without a word; STATUS_SYNTAX with line or offset for a binary file, a wrong count, an
 * edge that leaves the file, a cycle of edges; STATUS_RANGE for edges that spell more than 2^24
 * prefixes of words; STATUS_DAMAGED or STATUS_VERSION for a packed list; STATUS_NO_MEMORY. On
 * failure `trie` may hold part of the list: the caller frees it. `report` and `fault` may be NULL.
 */
enum status list_read(const void *bytes, size_t size, struct word_note note, struct trie *trie,
                      struct list_report *report, struct fault *fault);

/*
 * Makes a lexicon of any list: a packed one is opened in place (and `bytes` must outlive it), any
 * other is read and packed, and the lexicon owns the result. Failures as list_read. The words are
 * English, or in an alphabet that outlives the lexicon.
 */
enum status list_open(const void *bytes, size_t size, struct lexicon *lexicon,
                      struct list_report *report, struct fault *fault);
enum status list_open_in(const struct alphabet *alphabet, const void *bytes, size_t size,
                         struct lexicon *lexicon, struct list_report *report, struct fault *fault);

/*
 * Adds the words of a front-coded list, as languages beside English have theirs: in each line the
 * number of characters that it shares with the word before, as a figure from 0 to f, the others,
 * the first figure of its tier unless that is 80, and "!" if it is offensive ("9ndum3!").
 * STATUS_SYNTAX with the line for anything else, and for a word with other letters than those of
 * the trie; STATUS_EMPTY, STATUS_NO_MEMORY. On failure `trie` may hold part of the list.
 */
enum status list_read_coded(const char *text, size_t size, struct trie *trie, struct fault *fault);

/* Is it such a list, and no list of plain words? */
bool list_is_coded(const char *text, size_t size);

#endif
