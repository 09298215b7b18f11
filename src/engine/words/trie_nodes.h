/* SPDX-License-Identifier: MIT */
/*
 * How a trie lies in memory, for the packing of a set. Everyone else asks trie.h.
 */
#ifndef TROUNCE_ENGINE_TRIE_NODES_H
#define TROUNCE_ENGINE_TRIE_NODES_H

#include "trounce/trie.h"

#include <stdint.h>

#define TRIE_ROOT 0u
#define TRIE_NONE 0u /* as a link: the root is nobody's child */

/* A prefix; `next_sibling` is the same parent's child by the next greater letter that there is. */
struct trie_node {
    uint32_t first_child;
    uint32_t next_sibling;
    uint8_t letter; /* 0..25 */
    uint8_t is_word;
    struct word_note note; /* zero when no word ends here */
};

/* Invariant: each node but the root begins at least one word, so that a prefix is there exactly
 * when its node is. */
struct trie {
    struct trie_node *nodes; /* the first is the root */
    size_t node_count;
    size_t node_capacity;
    size_t word_count;
};

#endif
