/* SPDX-License-Identifier: MIT */
/*
 * The packed, read-only lexicon: an array trie that is used in place, as it is in the file, and is
 * safe to share between threads. Leaves sets that grow to trie.h and other formats to lexicon_io.h.
 *
 * A node is 8 bytes in one array ("slot" = its index; slot 0 is the root):
 *
 *     bits  0..31   child mask: bit k set = a child by letter k
 *     bits 32..55   base: the child by letter k is the node at slot base + k
 *     bits 56..61   0 = no word ends here, else the number of letters of the word that does (1..63)
 *     bits 62..63   0
 *
 * Beside the nodes: a bitmap of the slots where a word ends with running counts (so each word has a
 * number, 0..word_count-1, in the order of the slots) and a note a word: bits 0..6 tier, bit 7
 * offensive.
 */
#ifndef TROUNCE_LEXICON_H
#define TROUNCE_LEXICON_H

#include "trounce/bits.h"
#include "trounce/status.h"
#include "trounce/trie.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LEXICON_VERSION 3u
#define LEXICON_ROOT    0u

#define LEXICON_BASE         0x00ffffffu /* of the upper half */
#define LEXICON_LENGTH_SHIFT 56
#define LEXICON_SLOTS_MAX    (LEXICON_BASE + 1u)

/* The bits of a note. */
#define LEXICON_NOTE_TIER      0x7fu
#define LEXICON_NOTE_OFFENSIVE 0x80u

/*
 * A lexicon that has been opened. Invariants, checked in every image: base + 31 of every node lies
 * inside the array, so that a walk never leaves it; the bitmap has the slots where words end, so
 * that every word has a number below word_count. That the nodes form a tree, and that a word's
 * length is its depth, holds for what lexicon_pack makes but is too expensive to check: in a forged
 * image nodes may lead back to themselves, so every walk needs its own bound. The arrays belong to
 * the image.
 */
struct lexicon {
    const struct alphabet *alphabet;
    const uint64_t *nodes;
    const uint64_t *word_bits;  /* a bit a slot */
    const uint32_t *word_ranks; /* words before each 64 slots */
    const unsigned char *notes; /* one per word, and one more for the empty string */
    uint32_t slot_count;        /* a multiple of 512, at most LEXICON_SLOTS_MAX */
    uint32_t word_count;        /* without the empty string */
    bool has_empty_word;
    bool has_tiers;  /* false: every tier is TIER_UNKNOWN */
    uint64_t digest; /* the image's checksum, which identifies the lexicon */
    void *owned;     /* the image, when the lexicon owns it; else NULL */
};

/*
 * Opens a packed image in place: `image` (8-byte aligned) is borrowed and must outlive `lexicon`.
 * Magic, version, sizes, checksum and the invariant above are checked in one pass. STATUS_EMPTY,
 * STATUS_DAMAGED, STATUS_VERSION with the reason in `fault` (may be NULL), the latter also for a
 * lexicon that was packed for other letters than English ones, or those of `alphabet`, which has to
 * outlive the lexicon, too.
 */
enum status lexicon_open(struct lexicon *lexicon, const void *image, size_t size,
                         struct fault *fault);
enum status lexicon_open_in(struct lexicon *lexicon, const struct alphabet *alphabet,
                            const void *image, size_t size, struct fault *fault);

/* Does the image begin with the magic of a packed lexicon? */
bool lexicon_is_packed(const void *image, size_t size);

/* Packs a set: `*image` of `*size` bytes, owned by the caller (memory_free). STATUS_NO_MEMORY. */
enum status lexicon_pack(const struct trie *trie, void **image, size_t *size);

/* Packs a set and opens the result, which the lexicon then owns. STATUS_NO_MEMORY. */
enum status lexicon_from_trie(struct lexicon *lexicon, const struct trie *trie);

/* Frees what the lexicon owns and empties it; a zeroed lexicon is taken. */
void lexicon_deinit(struct lexicon *lexicon);

/* The number of words, with the empty string. */
size_t lexicon_size(const struct lexicon *lexicon);

/* The size of the image in bytes. */
size_t lexicon_bytes(const struct lexicon *lexicon);

/* As trie_contains, trie_has_prefix, trie_each. The last visits at most slot_count nodes, so that
 * it also ends in a forged image. */
bool lexicon_contains(const struct lexicon *lexicon, const char *word, size_t length);
bool lexicon_has_prefix(const struct lexicon *lexicon, const char *prefix, size_t length);
bool lexicon_each(const struct lexicon *lexicon, trie_visitor *visit, void *context);

/* Sets `*number` to the number of a word; false when it is not there or is the empty string. */
bool lexicon_find(const struct lexicon *lexicon, const char *word, size_t length, uint32_t *number);

/* The number (0..word_count-1) of the word that ends at `node`, where one ends. */
static inline uint32_t lexicon_word_number(const struct lexicon *lexicon, uint32_t node)
{
    uint64_t bits = lexicon->word_bits[node / 64];
    assert(bits >> node % 64 & 1u);
    uint64_t below = (UINT64_C(1) << node % 64) - 1;
    return lexicon->word_ranks[node / 64] + bits_count(bits & below);
}

/* The note of a word by its number; at word_count that of the empty string. */
static inline struct word_note lexicon_note(const struct lexicon *lexicon, uint32_t number)
{
    assert(number <= lexicon->word_count);
    unsigned char packed = lexicon->notes[number];
    return (struct word_note){
        .tier = packed & LEXICON_NOTE_TIER,
        .marks = packed & LEXICON_NOTE_OFFENSIVE ? WORD_MARK_OFFENSIVE : WORD_MARK_NONE,
    };
}

/* The letters that can follow at `node`, a bit each. */
static inline uint32_t lexicon_letters(const struct lexicon *lexicon, uint32_t node)
{
    return (uint32_t)lexicon->nodes[node];
}

/* The base of a node whose value in lexicon->nodes is `bits`. */
static inline uint32_t lexicon_base_in(uint64_t bits)
{
    return (uint32_t)(bits >> 32) & LEXICON_BASE;
}

/* The child of `node` by a letter whose bit in lexicon_letters is set. */
static inline uint32_t lexicon_child(const struct lexicon *lexicon, uint32_t node, unsigned letter)
{
    assert(letter < 32 && (lexicon_letters(lexicon, node) >> letter & 1u));
    return lexicon_base_in(lexicon->nodes[node]) + letter;
}

/* The length of the word that ends at a node whose value in lexicon->nodes is `bits`; 0 when none
 * ends there. */
static inline unsigned lexicon_length_in(uint64_t bits)
{
    return (unsigned)(bits >> LEXICON_LENGTH_SHIFT);
}

/* The same by the number of the node. */
static inline unsigned lexicon_word_length(const struct lexicon *lexicon, uint32_t node)
{
    return lexicon_length_in(lexicon->nodes[node]);
}

#endif
