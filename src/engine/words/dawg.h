/* SPDX-License-Identifier: MIT */
/*
 * Word lists as Stanford's DAWG files. Only for lexicon_io.c.
 */
#ifndef TROUNCE_ENGINE_DAWG_H
#define TROUNCE_ENGINE_DAWG_H

#include "trounce/lexicon_io.h"

/* Do the bytes begin like a DAWG file? */
bool dawg_is(const char *bytes, size_t size);

/*
 * Adds every word of a DAWG file to `trie` and counts them in `report`. STATUS_SYNTAX with the
 * offset of the edge that is wrong; STATUS_RANGE when the edges spell more than any real list;
 * STATUS_NO_MEMORY.
 */
enum status dawg_read(const char *bytes, size_t size, struct word_note note, struct trie *trie,
                      struct list_report *report, struct fault *fault);

#endif
