/* SPDX-License-Identifier: MIT */
/*
 * Walks the words of a front-coded list, described in lexicon_io.h. Internal to the engine.
 */
#ifndef TROUNCE_ENGINE_CODED_LIST_H
#define TROUNCE_ENGINE_CODED_LIST_H

#include "trounce/trie.h"

/* Called for each word, as it is spelled. Returns STATUS_SYNTAX for an invalid word; any failure
 * stops the walk. */
typedef enum status coded_list_visitor(void *context, const char *spelling, size_t size,
                                       struct word_note note);

/* STATUS_SYNTAX with the line, or what `visit` returned. */
enum status coded_list_walk(const char *text, size_t size, coded_list_visitor *visit, void *context,
                            struct fault *fault);

#endif
