/* SPDX-License-Identifier: MIT */
/*
 * The packed, read-only lexicon: an array trie, used in place, as in the file, and safe to share
 * between threads. Leaves sets that grow to trie.h and other formats to lexicon_io.h.
 *
 * Nodes are 8 bytes each in one array; a node's index is its slot, and slot 0 is the root:
 *
 *     bits  0..31   child mask: bit k is set if there is a child for letter k, up to 31
 *     bits 32..55   base: the child for letter k is at slot base + k
 *     bits 56..61   length of the word that ends here (1..63); 0: none
 *     bits 62..63   0
 *
 * In a wide lexicon, whose alphabet has more than ALPHABET_NARROW_MAX letters, another array has
 * the masks for the letters from 32 on. Only searches that ask lexicon_letters can walk it.
 *
 * Next to the nodes: a bitmap of the slots where words end, with running counts that number the
 * words 0..word_count-1 in slot order, and one note per word: bits 0..6 tier, bit 7 offensive.
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

#define LEXICON_VERSION      3u
#define LEXICON_VERSION_WIDE 4u
#define LEXICON_ROOT         0u

#define LEXICON_BASE         0x00ffffffu /* mask for the upper half of a node */
#define LEXICON_BASE_SHIFT   32
#define LEXICON_LENGTH_SHIFT 56
#define LEXICON_NO_LENGTH    UINT64_C(0xffffffffffffff) /* mask for a node where no word shall end */
#define LEXICON_SLOTS_MAX    (LEXICON_BASE + 1u)

/* Bits of a note. */
#define LEXICON_NOTE_TIER      0x7fu
#define LEXICON_NOTE_OFFENSIVE 0x80u

/* No base is nearer to the last slot than this, so that no letter leads out of the array. */
#define LEXICON_ROOM      32u
#define LEXICON_ROOM_WIDE 64u

/*
 * An open lexicon; the arrays belong to the image. Invariants, checked in every image: the room of
 * every base is inside the array, so that a walk never leaves it; the bitmap marks exactly the
 * slots where words end, so that every word has a number below word_count. lexicon_pack also
 * guarantees that the nodes form a tree and that a word's length is its depth, but that is too
 * expensive to check: a forged image may have cycles, so every walk needs its own bound.
 */
struct lexicon {
    const struct alphabet *alphabet;
    const uint64_t *nodes;
    const uint32_t *upper_letters; /* by slot, the letters from 32 on; NULL: it is not wide */
    const uint64_t *word_bits;     /* one bit per slot */
    const uint32_t *word_ranks;    /* words before each block of 64 slots */
    const unsigned char *notes;    /* one per word, one for the empty string, one per added word */
    uint32_t slot_count;           /* at most LEXICON_SLOTS_MAX */
    uint32_t own_slot;   /* see own_words.h: where its own nodes begin; slot_count: none */
    uint32_t word_count; /* not counting the empty string */
    bool has_empty_word;
    bool has_tiers;  /* false: every tier is TIER_UNKNOWN */
    uint64_t digest; /* the image's checksum, which identifies the lexicon */
    void *owned;     /* what the lexicon owns: the image, or its own words; else NULL */
    /* See own_words.h. Added words have the numbers after that of the empty string, and end in own
     * nodes, as do words of the list that had to move; the bitmap marks none of those. Where a word
     * is removed, the nodes have no length, but the bitmap still marks it. */
    uint32_t added_count;
    const uint32_t *own_numbers; /* of the words that end in own nodes, by slot from own_slot on */
};

/*
 * Opens a packed image in place: `image` (8-byte aligned) and `alphabet` are borrowed and must
 * outlive `lexicon`. Checks magic, version, sizes, checksum and the invariants above in one pass.
 * STATUS_EMPTY, STATUS_DAMAGED, STATUS_VERSION (also for another alphabet) with the reason in
 * `fault` (may be NULL).
 */
enum status lexicon_open(struct lexicon *lexicon, const struct alphabet *alphabet,
                         const void *image, size_t size, struct fault *fault);

/* Returns whether the image begins with the magic of a packed lexicon. */
bool lexicon_is_packed(const void *image, size_t size);

/* Packs a set into `*image` of `*size` bytes, which the caller frees with memory_free.
 * STATUS_NO_MEMORY. */
enum status lexicon_pack(const struct trie *trie, void **image, size_t *size);

/* Packs a set and opens the image, which the lexicon then owns. STATUS_NO_MEMORY. */
enum status lexicon_from_trie(struct lexicon *lexicon, const struct trie *trie);

/* Frees what the lexicon owns and zeroes it; a zeroed lexicon is allowed. */
void lexicon_deinit(struct lexicon *lexicon);

/* The number of words, including the empty string. */
size_t lexicon_size(const struct lexicon *lexicon);

/* Like trie_contains and trie_each. lexicon_each visits at most slot_count nodes,
 * so that it terminates on a forged image. */
bool lexicon_contains(const struct lexicon *lexicon, const char *word, size_t length);
bool lexicon_each(const struct lexicon *lexicon, trie_visitor *visit, void *context);

/* Sets `*number` to the number of a word; returns false if it is missing or the empty string. */
bool lexicon_find(const struct lexicon *lexicon, const char *word, size_t length, uint32_t *number);

/* The number of the word that ends at `node`; there must be one. */
static inline uint32_t lexicon_word_number(const struct lexicon *lexicon, uint32_t node)
{
    uint64_t bits = lexicon->word_bits[node / 64];
    uint64_t bit = UINT64_C(1) << node % 64;
    if ((bits & bit) == 0) {
        assert(lexicon->own_numbers && node >= lexicon->own_slot);
        return lexicon->own_numbers[node - lexicon->own_slot];
    }
    return lexicon->word_ranks[node / 64] + bits_count(bits & (bit - 1));
}

/* Returns whether the word with this number is there only because the player added it. */
static inline bool lexicon_is_added(const struct lexicon *lexicon, uint32_t number)
{
    return number > lexicon->word_count && number <= lexicon->word_count + lexicon->added_count;
}

/* The note of a word by its number; word_count is the empty string. */
static inline struct word_note lexicon_note(const struct lexicon *lexicon, uint32_t number)
{
    assert(number <= lexicon->word_count + lexicon->added_count);
    struct word_note note;
    note.tier = lexicon->notes[number] & LEXICON_NOTE_TIER;
    note.marks =
        lexicon->notes[number] & LEXICON_NOTE_OFFENSIVE ? WORD_MARK_OFFENSIVE : WORD_MARK_NONE;
    return note;
}

/* The letters that can follow at `node`, as a bit mask; of a wide lexicon only letters 0..31. */
static inline uint32_t lexicon_lower_letters(const struct lexicon *lexicon, uint32_t node)
{
    return (uint32_t)lexicon->nodes[node];
}

/* All letters that can follow at `node`, as a bit mask. */
static inline uint64_t lexicon_letters(const struct lexicon *lexicon, uint32_t node)
{
    uint64_t upper = lexicon->upper_letters ? lexicon->upper_letters[node] : 0;
    return lexicon_lower_letters(lexicon, node) | upper << 32;
}

/* Returns whether a letter can follow at `node`. */
static inline bool lexicon_has_letter(const struct lexicon *lexicon, uint32_t node, unsigned letter)
{
    if (letter < ALPHABET_NARROW_MAX) {
        return lexicon_lower_letters(lexicon, node) >> letter & 1u;
    }
    return lexicon->upper_letters && (lexicon_letters(lexicon, node) >> letter & 1u);
}

/* See LEXICON_ROOM. */
static inline uint32_t lexicon_room(const struct lexicon *lexicon)
{
    return lexicon->upper_letters ? LEXICON_ROOM_WIDE : LEXICON_ROOM;
}

/* The base of a node whose value in lexicon->nodes is `bits`. */
static inline uint32_t lexicon_base_in(uint64_t bits)
{
    return (uint32_t)(bits >> LEXICON_BASE_SHIFT) & LEXICON_BASE;
}

/* The child of `node` for a letter that can follow. */
static inline uint32_t lexicon_child(const struct lexicon *lexicon, uint32_t node, unsigned letter)
{
    assert(letter < 64 && lexicon_has_letter(lexicon, node, letter));
    return lexicon_base_in(lexicon->nodes[node]) + letter;
}

/* The length of the word that ends at a node whose value in lexicon->nodes is `bits`; 0 if none
 * does. */
static inline unsigned lexicon_length_in(uint64_t bits)
{
    return (unsigned)(bits >> LEXICON_LENGTH_SHIFT);
}

/* Like lexicon_length_in, by slot. */
static inline unsigned lexicon_word_length(const struct lexicon *lexicon, uint32_t node)
{
    return lexicon_length_in(lexicon->nodes[node]);
}

#endif
