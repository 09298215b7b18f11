/* SPDX-License-Identifier: MIT */
/*
 * Word lists in Stanford's DAWG format. Only for lexicon_io.c.
 */
#ifndef TROUNCE_ENGINE_DAWG_H
#define TROUNCE_ENGINE_DAWG_H

#include "trounce/lexicon_io.h"

/* Returns whether the bytes begin like a DAWG file. */
bool dawg_is(const char *bytes, size_t size);

/*
 * Adds every word of a DAWG file to `trie` and counts them in `report`. STATUS_SYNTAX with the
 * offset of the invalid edge; STATUS_RANGE if the edges spell more than any real list;
 * STATUS_NO_MEMORY.
 */
enum status dawg_read(const char *bytes, size_t size, struct word_note note, struct trie *trie,
                      struct list_report *report, struct fault *fault);

#endif
