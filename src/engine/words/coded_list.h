/* SPDX-License-Identifier: MIT */
/*
 * Walks the words of a front-coded list, described in lexicon_io.h. Only for the engine's own
 * files.
 */
#ifndef TROUNCE_ENGINE_CODED_LIST_H
#define TROUNCE_ENGINE_CODED_LIST_H

#include "trounce/trie.h"

/* Called for each word, as it is spelt. STATUS_SYNTAX: it is none; any other failure ends the
 * walk as well. */
typedef enum status coded_list_visitor(void *context, const char *spelling, size_t size,
                                       struct word_note note);

/* STATUS_SYNTAX with the line, or what `visit` returned. */
enum status coded_list_walk(const char *text, size_t size, coded_list_visitor *visit, void *context,
                            struct fault *fault);

#endif
