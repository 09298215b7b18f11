/* SPDX-License-Identifier: MIT */
/*
 * Packs a trie into the array form of lexicon.h: nodes are placed breadth first, the children of
 * each at the first base where all their slots are free. Leaves reading to lexicon.c.
 */
#include "image.h"
#include "letters.h"
#include "trie_nodes.h"
#include "trounce/lexicon.h"
#include "trounce/memory.h"

#include <string.h>

/* How far a search for a base goes before the slots it has passed are given up for all nodes with
 * as many children: bounds the time at the cost of a few holes. */
#define SEARCH_SLOTS 512u

/* A node of the trie and its place in the image. */
struct placement {
    uint64_t node; /* its value in the image */
    uint32_t trie_node;
    uint32_t slot;
};

struct packer {
    const struct trie *trie;
    struct placement *placements; /* a breadth-first queue, one entry per trie node */
    size_t placed_count;
    uint64_t *taken;    /* one bit per slot */
    size_t taken_count; /* words in use: all slots up to `slot_end` and a window beyond */
    size_t taken_capacity;
    uint32_t slot_end;                     /* one more than the highest slot taken */
    uint32_t first_slots[LETTERS_MAX + 1]; /* where to start searching, by number of children */
};

/* Ensures that a window of 64 slots can be read and marked at `slot`; returns false if out of
 * memory or `slot` is too large for a base. */
static bool packer_reach(struct packer *packer, uint32_t slot)
{
    if (slot >= LEXICON_SLOTS_MAX - IMAGE_BLOCK_SLOTS) {
        return false;
    }
    while (packer->taken_count < (size_t)slot / 64 + 2) {
        void *taken = packer->taken;
        if (!memory_reserve(&taken, &packer->taken_capacity, packer->taken_count,
                            sizeof *packer->taken)) {
            return false;
        }
        packer->taken = taken;
        packer->taken[packer->taken_count++] = 0;
    }
    return true;
}

/* The bits of the 64 slots from `slot` on; set: taken. */
static uint64_t packer_window(const struct packer *packer, uint32_t slot)
{
    const uint64_t *word = &packer->taken[slot / 64];
    unsigned shift = slot % 64;
    return shift == 0 ? word[0] : word[0] >> shift | word[1] << (64 - shift);
}

static void packer_mark(struct packer *packer, uint32_t slot, uint64_t pattern)
{
    uint64_t *word = &packer->taken[slot / 64];
    unsigned shift = slot % 64;
    word[0] |= pattern << shift;
    if (shift != 0) {
        word[1] |= pattern >> (64 - shift);
    }
}

/* Finds and takes slots for the child letters in `mask`, which is not 0. */
static bool packer_place(struct packer *packer, uint32_t mask, uint32_t *base)
{
    unsigned lowest = bits_lowest(mask);
    uint64_t pattern = mask >> lowest;
    uint32_t *first_slot = &packer->first_slots[bits_count(mask)];
    uint32_t begin = *first_slot > lowest ? *first_slot : lowest;
    uint32_t slot = begin;
    for (;;) {
        if (!packer_reach(packer, slot)) {
            return false;
        }
        uint64_t window = packer_window(packer, slot);
        if ((window & pattern) == 0) {
            break;
        }
        if (~window == 0) {
            slot += 64;
        } else {
            unsigned free_slot = bits_lowest(~window);
            slot += free_slot != 0 ? free_slot : 1;
        }
    }
    packer_mark(packer, slot, pattern);
    if (pattern == 1) {
        *first_slot = slot + 1;
    } else if (slot - begin > SEARCH_SLOTS) {
        *first_slot = slot - SEARCH_SLOTS / 2;
    }
    uint32_t end = slot + 64 - (uint32_t)__builtin_clzll(pattern);
    packer->slot_end = end > packer->slot_end ? end : packer->slot_end;
    *base = slot - lowest;
    return true;
}

/* Places the children of placement `index`, which is `depth` letters deep, appends them to the
 * queue, and completes its node. */
static bool packer_expand(struct packer *packer, size_t index, unsigned depth)
{
    const struct trie_node *nodes = packer->trie->nodes;
    struct placement *parent = &packer->placements[index];
    const struct trie_node *parent_node = &nodes[parent->trie_node];
    uint32_t mask = 0;
    for (uint32_t i = parent_node->first_child; i != TRIE_NONE; i = nodes[i].next_sibling) {
        mask |= (uint32_t)1 << nodes[i].letter;
    }
    uint32_t base = 0;
    if (mask != 0 && !packer_place(packer, mask, &base)) {
        return false;
    }
    for (uint32_t i = parent_node->first_child; i != TRIE_NONE; i = nodes[i].next_sibling) {
        packer->placements[packer->placed_count++] =
            (struct placement){.trie_node = i, .slot = base + nodes[i].letter};
    }
    uint64_t length = parent_node->is_word ? depth : 0;
    parent->node = mask | (uint64_t)base << 32 | length << LEXICON_LENGTH_SHIFT;
    return true;
}

static bool packer_run(struct packer *packer)
{
    packer->placements = memory_new(packer->trie->node_count, sizeof *packer->placements);
    if (!packer->placements || !packer_reach(packer, LEXICON_ROOT)) {
        return false;
    }
    packer->placements[0] = (struct placement){.trie_node = TRIE_ROOT, .slot = LEXICON_ROOT};
    packer->placed_count = 1;
    packer_mark(packer, LEXICON_ROOT, 1);
    packer->slot_end = LEXICON_ROOT + 1;
    unsigned depth = 0;
    size_t level_end = 1;
    for (size_t i = 0; i < packer->placed_count; i++) {
        if (i == level_end) {
            level_end = packer->placed_count;
            depth++;
        }
        if (!packer_expand(packer, i, depth)) {
            return false;
        }
    }
    assert(packer->placed_count == packer->trie->node_count);
    return true;
}

static unsigned char note_packed(struct word_note note)
{
    bool is_offensive = (note.marks & WORD_MARK_OFFENSIVE) != 0;
    return (unsigned char)(note.tier | (is_offensive ? LEXICON_NOTE_OFFENSIVE : 0));
}

/* Counts the words before each block of slots. */
static void ranks_fill(uint32_t *ranks, const uint64_t *word_bits, uint32_t slot_count)
{
    uint32_t rank = 0;
    size_t count = slot_count / IMAGE_RANK_SLOTS;
    for (size_t i = 0; i < count; i++) {
        ranks[i] = rank;
        rank += bits_count(word_bits[i]);
    }
    ranks[count] = rank;
}

/* Fills the sections of `image`; returns whether any word has a tier. */
static bool sections_fill(const struct packer *packer, unsigned char *image,
                          const struct image_header *header)
{
    struct image_layout layout = image_layout(header->slot_count, header->word_count);
    uint64_t *nodes = (void *)(image + layout.nodes);
    uint64_t *word_bits = (void *)(image + layout.word_bits);
    uint32_t *word_ranks = (void *)(image + layout.word_ranks);
    unsigned char *notes = image + layout.notes;
    for (size_t i = 0; i < packer->placed_count; i++) {
        const struct placement *placement = &packer->placements[i];
        nodes[placement->slot] = placement->node;
        if (i > 0 && packer->trie->nodes[placement->trie_node].is_word) {
            word_bits[placement->slot / 64] |= (uint64_t)1 << placement->slot % 64;
        }
    }
    ranks_fill(word_ranks, word_bits, header->slot_count);

    struct lexicon lexicon = {.word_bits = word_bits, .word_ranks = word_ranks};
    bool has_tiers = false;
    for (size_t i = 0; i < packer->placed_count; i++) {
        const struct trie_node *node = &packer->trie->nodes[packer->placements[i].trie_node];
        if (node->is_word) {
            size_t number = i > 0 ? lexicon_word_number(&lexicon, packer->placements[i].slot)
                                  : header->word_count;
            notes[number] = note_packed(node->note);
            has_tiers |= node->note.tier != TIER_UNKNOWN;
        }
    }
    return has_tiers;
}

/* Builds the image from the placements; NULL if out of memory. */
static unsigned char *packer_image(const struct packer *packer, size_t *size)
{
    bool has_empty_word = packer->trie->nodes[TRIE_ROOT].is_word;
    /* A base is below slot_end, so with 32 more slots no letter leads out of the array. */
    uint32_t blocks = (packer->slot_end + LETTERS_MAX + IMAGE_BLOCK_SLOTS - 1) / IMAGE_BLOCK_SLOTS;
    struct image_header header = {
        .byte_order = IMAGE_BYTE_ORDER,
        .version = LEXICON_VERSION,
        .slot_count = blocks * IMAGE_BLOCK_SLOTS,
        .word_count = (uint32_t)(packer->trie->word_count - has_empty_word),
        .flags = has_empty_word ? IMAGE_HAS_EMPTY_WORD : 0,
        .alphabet = alphabet_fingerprint(packer->trie->alphabet),
    };
    memcpy(header.magic, IMAGE_MAGIC, IMAGE_MAGIC_SIZE);
    header.size = image_layout(header.slot_count, header.word_count).size;
    unsigned char *image = memory_new((size_t)header.size, 1);
    if (!image) {
        return NULL;
    }
    if (sections_fill(packer, image, &header)) {
        header.flags |= IMAGE_HAS_TIERS;
    }
    memcpy(image, &header, sizeof header);
    *size = (size_t)header.size;
    ((struct image_header *)(void *)image)->checksum = image_checksum(image, *size);
    return image;
}

enum status lexicon_pack(const struct trie *trie, void **image, size_t *size)
{
    assert(trie && image && size);
    struct packer packer = {.trie = trie};
    unsigned char *made = packer_run(&packer) ? packer_image(&packer, size) : NULL;
    memory_free(packer.placements);
    memory_free(packer.taken);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    *image = made;
    return STATUS_OK;
}

enum status lexicon_from_trie(struct lexicon *lexicon, const struct trie *trie)
{
    void *image;
    size_t size;
    enum status status = lexicon_pack(trie, &image, &size);
    if (status != STATUS_OK) {
        return status;
    }
    struct lexicon opened;
    status = lexicon_open(&opened, trie->alphabet, image, size, NULL);
    assert(status == STATUS_OK);
    opened.owned = image;
    *lexicon = opened;
    return status;
}
