/* SPDX-License-Identifier: MIT */
/*
 * Parses and checks word lists of all common formats in a buffer.
 *
 *   text     one word per line, in UTF-8; LF, CRLF, CR alone, or no newline at the end; either
 *            case; a byte order mark is skipped
 *   counted  the same with the number of words on the first line
 *   DAWG     "DAWG:START:BYTES:" and 32-bit big-endian edges: bits 0-4 letter 1..26 for a..z,
 *            bit 5 last edge of its node, bit 6 accepts a word, bits 8-31 first edge of the child
 *            (0: none)
 *   packed   see lexicon.h
 */
#ifndef TROUNCE_LEXICON_IO_H
#define TROUNCE_LEXICON_IO_H

#include "trounce/lexicon.h"

enum list_format { LIST_FORMAT_TEXT, LIST_FORMAT_COUNTED, LIST_FORMAT_DAWG, LIST_FORMAT_PACKED };

/* Statistics of a list that was read. */
struct list_report {
    enum list_format format;
    size_t word_count;        /* words that were new to the trie */
    size_t repeated_count;    /* words that were already in it */
    size_t passed_over_count; /* words with anything but letters, or too long */
    size_t first_passed_line; /* line of the first of those; 0: none, or they are of a DAWG */
    size_t first_bytes_line;  /* line of the first that is not UTF-8; 0: none */
};

/* Detects the format of a list from its first bytes. */
enum list_format list_format_of(const void *bytes, size_t size);

/*
 * Adds every word of a list of any format to `trie`, with `note` (words of a packed list have their
 * own; such a list must be 8-byte aligned, as memory from malloc and mmap is). STATUS_EMPTY for a
 * list without words; STATUS_SYNTAX with line or offset for a binary file, a wrong count, an edge
 * that leaves the file, a cycle of edges; STATUS_RANGE for edges that spell more than 2^24
 * prefixes; STATUS_DAMAGED or STATUS_VERSION for a packed list; STATUS_NO_MEMORY. On failure `trie`
 * may hold part of the list. `report` and `fault` may be NULL.
 */
enum status list_read(struct trie *trie, const void *bytes, size_t size, struct word_note note,
                      struct list_report *report, struct fault *fault);

/*
 * Makes a lexicon from any list in an alphabet that must outlive it. A packed list
 * is opened in place, and `bytes` must outlive the lexicon; any other is read and packed, and the
 * lexicon owns the image. Fails like list_read.
 */
enum status list_open(struct lexicon *lexicon, const struct alphabet *alphabet, const void *bytes,
                      size_t size, struct list_report *report, struct fault *fault);

/*
 * Adds the words of a front-coded list, the format for languages other than English. Each line has
 * the number of characters shared with the previous word, as a digit from 0 to f, the other
 * characters, the first digit of the tier (0 for 55, none for 80), and "!" if the word is offensive
 * ("9ndum3!"). STATUS_SYNTAX with the line for anything else and for letters outside the trie's
 * alphabet; STATUS_EMPTY, STATUS_NO_MEMORY. On failure `trie` may hold part of the list.
 */
enum status list_read_coded(struct trie *trie, const char *text, size_t size, struct fault *fault);

/* Returns whether the text is a front-coded list rather than a plain one. */
bool list_is_coded(const char *text, size_t size);

/* Makes a lexicon like list_open from any list, which may also be front-coded; `report` then is
 * empty but for its format. */
enum status list_open_language(struct lexicon *lexicon, const struct alphabet *alphabet,
                               const void *bytes, size_t size, struct list_report *report,
                               struct fault *fault);

/* Packed lexicons, glosses and spellings are in the packing machine's byte order, to be read in
 * place; those of the other order are byte-swapped once. */

/* Returns whether the image is a packed file in the other byte order. */
bool image_is_foreign(const void *image, size_t size);

/* Byte-swaps a foreign image (8-byte aligned) in place. A damaged image stays damaged, so that
 * opening it fails. */
void image_byteswap(void *image, size_t size);

#endif
