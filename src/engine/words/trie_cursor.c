/* SPDX-License-Identifier: MIT */
/*
 * Walks through the words of a trie one at a time. Nodes are neither moved nor removed, so the walk
 * stays valid when words are added.
 */
#include "letters.h"
#include "trie_nodes.h"
#include "trounce/memory.h"

/* Invariant: path[i] is the node of the first i letters of `word`; both have room for one letter
 * more than `depth`. */
struct trie_cursor {
    const struct trie *trie;
    uint32_t *path;
    char *word;
    size_t depth;
    size_t capacity;
    bool has_begun;
    bool has_ended;
};

/* Makes room for a path of `count` nodes, and the word with its NUL. */
static bool reserve(struct trie_cursor *cursor, size_t count)
{
    if (count <= cursor->capacity) {
        return true;
    }
    size_t capacity = count < 32 ? 64 : count * 2;
    uint32_t *path = memory_resize(cursor->path, capacity, sizeof *path);
    cursor->path = path ? path : cursor->path;
    char *word = path ? memory_resize(cursor->word, capacity, sizeof *word) : NULL;
    cursor->word = word ? word : cursor->word;
    cursor->capacity = word ? capacity : cursor->capacity;
    return word != NULL;
}

enum status trie_cursor_new(const struct trie *trie, struct trie_cursor **cursor)
{
    struct trie_cursor *made = memory_new(1, sizeof *made);
    if (!made || !reserve(made, 2)) {
        trie_cursor_free(made);
        return STATUS_NO_MEMORY;
    }
    made->trie = trie;
    made->path[0] = TRIE_ROOT;
    made->word[0] = '\0';
    *cursor = made;
    return STATUS_OK;
}

void trie_cursor_free(struct trie_cursor *cursor)
{
    if (cursor) {
        memory_free(cursor->path);
        memory_free(cursor->word);
        memory_free(cursor);
    }
}

/* Moves to the next prefix. STATUS_MISSING: there is none, and the cursor has ended. */
static enum status step(struct trie_cursor *cursor)
{
    const struct trie_node *nodes = cursor->trie->nodes;
    if (!cursor->has_begun) {
        cursor->has_begun = true;
        return STATUS_OK;
    }
    size_t depth = cursor->depth;
    uint32_t next = nodes[cursor->path[depth]].first_child;
    if (next != TRIE_NONE) {
        depth++;
        if (!reserve(cursor, depth + 2)) {
            return STATUS_NO_MEMORY;
        }
    } else {
        while (depth > 0 && nodes[cursor->path[depth]].next_sibling == TRIE_NONE) {
            depth--;
        }
        if (depth == 0) {
            cursor->has_ended = true;
            return STATUS_MISSING;
        }
        next = nodes[cursor->path[depth]].next_sibling;
    }
    cursor->depth = depth;
    cursor->path[depth] = next;
    cursor->word[depth - 1] = letter_byte(nodes[next].letter);
    cursor->word[depth] = '\0';
    return STATUS_OK;
}

enum status trie_cursor_next(struct trie_cursor *cursor, const char **word, size_t *length)
{
    do {
        enum status status = cursor->has_ended ? STATUS_MISSING : step(cursor);
        if (status != STATUS_OK) {
            return status;
        }
    } while (!cursor->trie->nodes[cursor->path[cursor->depth]].is_word);
    *word = cursor->word;
    *length = cursor->depth;
    return STATUS_OK;
}
