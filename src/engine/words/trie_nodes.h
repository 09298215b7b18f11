/* SPDX-License-Identifier: MIT */
/*
 * The representation of a trie, for trie.c, trie_cursor.c and lexicon.c.
 */
#ifndef TROUNCE_ENGINE_TRIE_NODES_H
#define TROUNCE_ENGINE_TRIE_NODES_H

#include "trounce/trie.h"

#include <stdint.h>

#define TRIE_ROOT 0u
#define TRIE_NONE 0u /* a null link: the root is never a child */

/* A prefix; `next_sibling` is the child of the same parent with the next letter in use. */
struct trie_node {
    uint32_t first_child;
    uint32_t next_sibling;
    uint8_t letter; /* 0..63 */
    uint8_t is_word;
    struct word_note note; /* zero if no word ends here */
};

/* Invariant: each node but the root begins at least one word, so a prefix exists exactly if its
 * node does. */
struct trie {
    const struct alphabet *alphabet;
    struct trie_node *nodes; /* the first is the root */
    size_t node_count;
    size_t node_capacity;
    size_t word_count;
    bool is_long; /* words may have more than WORD_LETTERS_MAX letters */
};

#endif
