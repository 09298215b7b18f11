/* SPDX-License-Identifier: MIT */
/*
 * A set of words as a trie: 12 bytes per prefix in one growing array, children in a linked list in
 * alphabetical order. Leaves the form for searching to lexicon.c.
 */
#include "letters.h"
#include "trie_nodes.h"
#include "trounce/memory.h"

#include <assert.h>

/* The number of slots in a lexicon. */
#define NODE_COUNT_MAX ((size_t)1 << 24)

static_assert(sizeof(struct trie_node) == 12, "a node is three words");

/* Where a word leaves the trie: the last existing node, and the position of the next one among its
 * children. */
struct trie_end {
    uint32_t node;
    uint32_t previous_sibling; /* TRIE_NONE: the new child comes first */
    size_t depth;              /* letters walked */
};

enum status trie_new(const struct alphabet *alphabet, struct trie **trie)
{
    assert(alphabet && trie);
    struct trie *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->nodes = memory_new(1, sizeof *made->nodes);
    if (!made->nodes) {
        memory_free(made);
        return STATUS_NO_MEMORY;
    }
    made->alphabet = alphabet;
    made->node_count = 1;
    made->node_capacity = 1;
    *trie = made;
    return STATUS_OK;
}

enum status trie_new_long(const struct alphabet *alphabet, struct trie **trie)
{
    enum status status = trie_new(alphabet, trie);
    if (status == STATUS_OK) {
        (*trie)->is_long = true;
    }
    return status;
}

const struct alphabet *trie_alphabet(const struct trie *trie)
{
    return trie->alphabet;
}

void trie_free(struct trie *trie)
{
    if (trie) {
        memory_free(trie->nodes);
        memory_free(trie);
    }
}

size_t trie_size(const struct trie *trie)
{
    return trie->word_count;
}

bool trie_is_empty(const struct trie *trie)
{
    return trie->word_count == 0;
}

/* Walks down as far as there are nodes for the letters of `word`; other characters have none. */
static struct trie_end trie_walk(const struct trie *trie, const char *word, size_t length)
{
    const struct trie_node *nodes = trie->nodes;
    struct trie_end end = {.node = TRIE_ROOT, .previous_sibling = TRIE_NONE, .depth = 0};
    while (end.depth < length) {
        unsigned letter = letter_of(trie->alphabet, word[end.depth]);
        uint32_t previous = TRIE_NONE;
        uint32_t child = nodes[end.node].first_child;
        while (child != TRIE_NONE && nodes[child].letter < letter) {
            previous = child;
            child = nodes[child].next_sibling;
        }
        if (child == TRIE_NONE || nodes[child].letter != letter) {
            end.previous_sibling = previous;
            return end;
        }
        end.node = child;
        end.depth++;
    }
    return end;
}

bool trie_contains(const struct trie *trie, const char *word, size_t length)
{
    struct trie_end end = trie_walk(trie, word, length);
    return end.depth == length && trie->nodes[end.node].is_word;
}

bool trie_has_prefix(const struct trie *trie, const char *prefix, size_t length)
{
    return trie_walk(trie, prefix, length).depth == length;
}

/* Appends an unlinked node; returns false if out of memory or nodes. */
static bool trie_append(struct trie *trie, unsigned letter)
{
    if (trie->node_count >= NODE_COUNT_MAX) {
        return false;
    }
    void *nodes = trie->nodes;
    if (!memory_reserve(&nodes, &trie->node_capacity, trie->node_count, sizeof *trie->nodes)) {
        return false;
    }
    trie->nodes = nodes;
    trie->nodes[trie->node_count++] = (struct trie_node){.letter = (uint8_t)letter};
    return true;
}

/*
 * Creates a chain of nodes for the letters that a walk did not find, and links it in only when it
 * is complete, so that a failure changes nothing.
 */
static enum status trie_grow(struct trie *trie, struct trie_end *end, const char *word,
                             size_t length)
{
    if (end->depth == length) {
        return STATUS_OK;
    }
    size_t count_before = trie->node_count;
    for (size_t i = end->depth; i < length; i++) {
        if (!trie_append(trie, letter_of(trie->alphabet, word[i]))) {
            trie->node_count = count_before;
            return STATUS_NO_MEMORY;
        }
        if (i > end->depth) {
            size_t child = trie->node_count - 1;
            trie->nodes[child - 1].first_child = (uint32_t)child;
        }
    }
    uint32_t top = (uint32_t)count_before;
    uint32_t *link = end->previous_sibling == TRIE_NONE
                         ? &trie->nodes[end->node].first_child
                         : &trie->nodes[end->previous_sibling].next_sibling;
    trie->nodes[top].next_sibling = *link;
    *link = top;
    end->node = (uint32_t)(trie->node_count - 1);
    return STATUS_OK;
}

static struct word_note note_merged(struct word_note old, struct word_note new)
{
    bool take_tier = new.tier != TIER_UNKNOWN && (old.tier == TIER_UNKNOWN || new.tier < old.tier);
    return (struct word_note){.tier = take_tier ? new.tier : old.tier,
                              .marks = (unsigned char)(old.marks | new.marks)};
}

enum status trie_add(struct trie *trie, const char *word, size_t length, struct word_note note,
                     bool *added)
{
    assert(note.tier <= TIER_MAX && note.marks <= WORD_MARK_OFFENSIVE);
    for (size_t i = 0; i < length; i++) {
        if (letter_of(trie->alphabet, word[i]) == LETTER_NONE) {
            return STATUS_SYNTAX;
        }
    }
    if (length > WORD_LETTERS_MAX && !trie->is_long) {
        return STATUS_RANGE;
    }
    struct trie_end end = trie_walk(trie, word, length);
    enum status status = trie_grow(trie, &end, word, length);
    if (status != STATUS_OK) {
        return status;
    }
    struct trie_node *node = &trie->nodes[end.node];
    bool is_new = !node->is_word;
    node->note = is_new ? note : note_merged(node->note, note);
    node->is_word = 1;
    trie->word_count += is_new;
    if (added) {
        *added = is_new;
    }
    return STATUS_OK;
}

bool trie_each(const struct trie *trie, trie_visitor *visit, void *context)
{
    assert(!trie->is_long);
    char word[WORD_LETTERS_MAX + 1] = "";
    uint32_t path[WORD_LETTERS_MAX + 1] = {TRIE_ROOT};
    size_t depth = 0;
    for (;;) {
        const struct trie_node *node = &trie->nodes[path[depth]];
        if (node->is_word && !visit(context, word, depth, node->note)) {
            return false;
        }
        uint32_t next = node->first_child;
        if (next != TRIE_NONE) {
            depth++;
        } else {
            while (depth > 0 && trie->nodes[path[depth]].next_sibling == TRIE_NONE) {
                depth--;
            }
            if (depth == 0) {
                return true;
            }
            next = trie->nodes[path[depth]].next_sibling;
        }
        path[depth] = next;
        word[depth - 1] = letter_byte(trie->nodes[next].letter);
        word[depth] = '\0';
    }
}
