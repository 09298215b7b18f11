/* SPDX-License-Identifier: MIT */
/*
 * Opens a packed lexicon in place, looks words up, and packs a trie into the array form of
 * lexicon.h.
 */
#include "trounce/lexicon.h"

#include "image.h"
#include "letters.h"
#include "lowest_bit.h"
#include "trie_nodes.h"
#include "trounce/memory.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

bool lexicon_is_packed(const void *image, size_t size)
{
    return size >= IMAGE_MAGIC_SIZE && memcmp(image, IMAGE_MAGIC, IMAGE_MAGIC_SIZE) == 0;
}

static bool needs_width(const struct alphabet *alphabet)
{
    return alphabet->letter_count > ALPHABET_NARROW_MAX;
}

/* Checks the header for consistency, also with the size of the image. */
static enum status header_check(const struct image_header *header, size_t size, struct fault *fault)
{
    if (header->byte_order != IMAGE_BYTE_ORDER) {
        return fault_at_offset(fault, STATUS_VERSION, offsetof(struct image_header, byte_order),
                               N_("this lexicon was packed for another kind of machine"));
    }
    if (header->version != LEXICON_VERSION && header->version != LEXICON_VERSION_WIDE) {
        return fault_at_offset(fault, STATUS_VERSION, offsetof(struct image_header, version),
                               N_("this lexicon has format version %lu, not %lu"),
                               (unsigned long)header->version, (unsigned long)LEXICON_VERSION);
    }
    if (header->size != size) {
        return fault_at_offset(fault, STATUS_DAMAGED, offsetof(struct image_header, size),
                               N_("this packed lexicon should have %llu bytes, but has %zu"),
                               (unsigned long long)header->size, size);
    }
    if (header->slot_count == 0 || header->slot_count % IMAGE_BLOCK_SLOTS != 0 ||
        header->slot_count > LEXICON_SLOTS_MAX || image_layout(header).size != size) {
        return fault_at_offset(fault, STATUS_DAMAGED, offsetof(struct image_header, slot_count),
                               N_("the counts of this packed lexicon contradict its size"));
    }
    return STATUS_OK;
}

/*
 * Checks the invariants for 64 nodes: no child outside the array, a bit in the bitmap exactly where
 * a word ends. `base_last` is the greatest allowed base. Branchless, as branches would be
 * mispredicted too often.
 */
#ifdef __SSE2__
static bool nodes_check(const uint64_t *nodes, uint64_t word_bits, uint32_t base_last)
{
    const __m128i last = _mm_set1_epi32((int)base_last);
    const __m128i base = _mm_set1_epi32((int)LEXICON_BASE);
    const __m128i zero = _mm_setzero_si128();
    __m128i exceeds = zero; /* sign bits: the top two bits of nodes, and base_last - base */
    uint64_t goes_on = 0;   /* set: no word ends there */
    for (unsigned i = 0; i < 64; i += 4) {
        __m128i two = _mm_loadu_si128((const void *)&nodes[i]);
        __m128i next = _mm_loadu_si128((const void *)&nodes[i + 2]);
        __m128i upper =
            _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(two), _mm_castsi128_ps(next),
                                            _MM_SHUFFLE(3, 1, 3, 1))); /* four upper halves */
        __m128i below = _mm_sub_epi32(last, _mm_and_si128(upper, base));
        __m128i top = _mm_or_si128(upper, _mm_add_epi32(upper, upper)); /* both of its bits */
        exceeds = _mm_or_si128(exceeds, _mm_or_si128(top, below));
        __m128i lengths = _mm_srli_epi32(upper, LEXICON_LENGTH_SHIFT - 32);
        __m128 none = _mm_castsi128_ps(_mm_cmpeq_epi32(lengths, zero));
        goes_on |= (uint64_t)_mm_movemask_ps(none) << i;
    }
    return _mm_movemask_ps(_mm_castsi128_ps(exceeds)) == 0 && ~goes_on == word_bits;
}
#else
static bool nodes_check(const uint64_t *nodes, uint64_t word_bits, uint32_t base_last)
{
    uint64_t ends = 0;
    uint32_t exceeds = 0; /* sign bits: the top two bits of nodes, and base_last - base */
    for (unsigned i = 0; i < 64; i++) {
        ends |= (uint64_t)(lexicon_length_in(nodes[i]) != 0) << i;
        uint32_t upper = (uint32_t)(nodes[i] >> 32);
        exceeds |= upper | upper << 1 | (base_last - lexicon_base_in(nodes[i]));
    }
    return exceeds >> 31 == 0 && ends == word_bits;
}
#endif

/* Checks the checksum and the nodes in one pass, block by block while they are in the cache. */
static enum status body_check(const struct image_header *header, const struct lexicon *lexicon,
                              struct fault *fault)
{
    struct image_digest digest = image_digest_begin(header);
    const uint64_t *nodes = lexicon->nodes;
    const uint64_t *word_bits = lexicon->word_bits;
    const uint32_t *word_ranks = lexicon->word_ranks;
    uint32_t base_last = lexicon->slot_count - lexicon_room(lexicon);
    uint32_t block_count = lexicon->slot_count / IMAGE_BLOCK_SLOTS;
    uint32_t rank = 0;
    bool is_valid = true;
    for (uint32_t block = 0; block < block_count; block++) {
        image_digest_add(&digest, nodes, IMAGE_BLOCK_CHUNKS);
        for (unsigned i = 0; i < IMAGE_BLOCK_BIT_WORDS; i++) {
            is_valid &= *word_ranks == rank && nodes_check(nodes, *word_bits, base_last);
            rank += bits_count(*word_bits);
            nodes += IMAGE_RANK_SLOTS;
            word_bits++;
            word_ranks++;
        }
    }
    is_valid &= *word_ranks == rank && rank == lexicon->word_count;

    size_t tail = (size_t)(header->size - sizeof *header) / IMAGE_CHUNK -
                  (size_t)block_count * IMAGE_BLOCK_CHUNKS;
    image_digest_add(&digest, nodes, tail);
    if (image_digest_end(&digest) != header->checksum) {
        return fault_whole(fault, STATUS_DAMAGED,
                           N_("this packed lexicon is damaged: its checksum does not match"));
    }
    if (!is_valid) {
        return fault_whole(fault, STATUS_DAMAGED, N_("this packed lexicon contradicts itself"));
    }
    return STATUS_OK;
}

enum status lexicon_open(struct lexicon *lexicon, const struct alphabet *alphabet,
                         const void *image, size_t size, struct fault *fault)
{
    assert(lexicon && alphabet && (image || size == 0));
    if (size == 0) {
        return fault_whole(fault, STATUS_EMPTY, N_("it is empty"));
    }
    if (!lexicon_is_packed(image, size)) {
        return fault_at_offset(fault, STATUS_DAMAGED, 0, N_("this is not a packed lexicon"));
    }
    if (size < sizeof(struct image_header)) {
        return fault_at_offset(fault, STATUS_DAMAGED, size,
                               N_("this packed lexicon ends within its header"));
    }
    assert((uintptr_t)image % sizeof(uint64_t) == 0);
    const struct image_header *header = image;
    enum status status = header_check(header, size, fault);
    if (status != STATUS_OK) {
        return status;
    }
    const unsigned char *bytes = image;
    struct image_layout layout = image_layout(header);
    bool is_wide = header->version == LEXICON_VERSION_WIDE;
    if (header->alphabet != alphabet_fingerprint(alphabet) || is_wide != needs_width(alphabet)) {
        return fault_at_offset(fault, STATUS_VERSION, offsetof(struct image_header, alphabet),
                               N_("this lexicon was packed for the letters of another language"));
    }
    struct lexicon opened = {
        .alphabet = alphabet,
        .nodes = (const void *)(bytes + layout.nodes),
        .upper_letters = is_wide ? (const void *)(bytes + layout.letters) : NULL,
        .word_bits = (const void *)(bytes + layout.word_bits),
        .word_ranks = (const void *)(bytes + layout.word_ranks),
        .notes = bytes + layout.notes,
        .slot_count = header->slot_count,
        .own_slot = header->slot_count,
        .word_count = header->word_count,
        .has_empty_word = (header->flags & IMAGE_HAS_EMPTY_WORD) != 0,
        .has_tiers = (header->flags & IMAGE_HAS_TIERS) != 0,
        .digest = header->checksum,
    };
    status = body_check(header, &opened, fault);
    if (status == STATUS_OK) {
        *lexicon = opened;
    }
    return status;
}

void lexicon_deinit(struct lexicon *lexicon)
{
    memory_free(lexicon->owned);
    *lexicon = (struct lexicon){0};
}

size_t lexicon_size(const struct lexicon *lexicon)
{
    return (size_t)lexicon->word_count + lexicon->has_empty_word;
}

/* Follows the letters of `word` to a node; returns false if there is none. */
static bool lexicon_walk(const struct lexicon *lexicon, const char *word, size_t length,
                         uint32_t *node)
{
    uint32_t at = LEXICON_ROOT;
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_of(lexicon->alphabet, word[i]);
        if (letter == LETTER_NONE || !lexicon_has_letter(lexicon, at, letter)) {
            return false;
        }
        at = lexicon_child(lexicon, at, letter);
    }
    *node = at;
    return true;
}

bool lexicon_find(const struct lexicon *lexicon, const char *word, size_t length, uint32_t *number)
{
    uint32_t node;
    if (length == 0 || !lexicon_walk(lexicon, word, length, &node) ||
        lexicon_word_length(lexicon, node) == 0) {
        return false;
    }
    *number = lexicon_word_number(lexicon, node);
    return true;
}

bool lexicon_contains(const struct lexicon *lexicon, const char *word, size_t length)
{
    uint32_t number;
    return length == 0 ? lexicon->has_empty_word : lexicon_find(lexicon, word, length, &number);
}

/* A node on the path, and its children still to be visited. */
struct step {
    uint32_t node;
    uint64_t letters;
};

bool lexicon_each(const struct lexicon *lexicon, trie_visitor *visit, void *context)
{
    char word[WORD_LETTERS_MAX + 1] = "";
    struct step steps[WORD_LETTERS_MAX + 1];
    size_t depth = 0;
    uint32_t visits_left = lexicon->slot_count;
    if (lexicon->has_empty_word &&
        !visit(context, word, 0, lexicon_note(lexicon, lexicon->word_count))) {
        return false;
    }
    steps[0] = (struct step){LEXICON_ROOT, lexicon_letters(lexicon, LEXICON_ROOT)};
    /* In a forged image nodes may be shared or form cycles: the bounds on depth and visits keep the
     * walk finite. */
    while (visits_left > 0) {
        struct step *step = &steps[depth];
        if (step->letters == 0 || depth == WORD_LETTERS_MAX) {
            if (depth == 0) {
                return true;
            }
            depth--;
            continue;
        }
        unsigned letter = lowest_bit(step->letters);
        step->letters &= step->letters - 1;
        uint32_t node = lexicon_child(lexicon, step->node, letter);
        word[depth++] = letter_byte(letter);
        word[depth] = '\0';
        steps[depth] = (struct step){node, lexicon_letters(lexicon, node)};
        visits_left--;
        if (lexicon_word_length(lexicon, node) != 0 &&
            !visit(context, word, depth,
                   lexicon_note(lexicon, lexicon_word_number(lexicon, node)))) {
            return false;
        }
    }
    return true;
}

/* ---- packing: nodes are placed breadth first, the children of each where all their slots are free
 * ---- */

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
static bool packer_place(struct packer *packer, uint64_t mask, uint32_t *base)
{
    unsigned lowest = lowest_bit(mask);
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
            unsigned free_slot = lowest_bit(~window);
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

/* The letters of the children of a node of the trie. */
static uint64_t letters_below(const struct trie *trie, uint32_t node)
{
    uint64_t mask = 0;
    for (uint32_t i = trie->nodes[node].first_child; i != TRIE_NONE;
         i = trie->nodes[i].next_sibling) {
        mask |= UINT64_C(1) << trie->nodes[i].letter;
    }
    return mask;
}

/* Places the children of placement `index`, which is `depth` letters deep, appends them to the
 * queue, and completes its node. */
static bool packer_expand(struct packer *packer, size_t index, unsigned depth)
{
    const struct trie_node *nodes = packer->trie->nodes;
    struct placement *parent = &packer->placements[index];
    const struct trie_node *parent_node = &nodes[parent->trie_node];
    uint64_t mask = letters_below(packer->trie, parent->trie_node);
    uint32_t base = 0;
    if (mask != 0 && !packer_place(packer, mask, &base)) {
        return false;
    }
    for (uint32_t i = parent_node->first_child; i != TRIE_NONE; i = nodes[i].next_sibling) {
        packer->placements[packer->placed_count++] =
            (struct placement){.trie_node = i, .slot = base + nodes[i].letter};
    }
    uint64_t length = parent_node->is_word ? depth : 0;
    parent->node = (uint32_t)mask | (uint64_t)base << 32 | length << LEXICON_LENGTH_SHIFT;
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
    struct image_layout layout = image_layout(header);
    bool is_wide = header->version == LEXICON_VERSION_WIDE;
    uint32_t *upper_letters = (void *)(image + layout.letters);
    uint64_t *nodes = (void *)(image + layout.nodes);
    uint64_t *word_bits = (void *)(image + layout.word_bits);
    uint32_t *word_ranks = (void *)(image + layout.word_ranks);
    unsigned char *notes = image + layout.notes;
    for (size_t i = 0; i < packer->placed_count; i++) {
        const struct placement *placement = &packer->placements[i];
        nodes[placement->slot] = placement->node;
        if (is_wide) {
            upper_letters[placement->slot] =
                (uint32_t)(letters_below(packer->trie, placement->trie_node) >> 32);
        }
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
    bool is_wide = needs_width(packer->trie->alphabet);
    uint32_t room = is_wide ? LEXICON_ROOM_WIDE : LEXICON_ROOM; /* a base is below slot_end */
    uint32_t blocks = (packer->slot_end + room + IMAGE_BLOCK_SLOTS - 1) / IMAGE_BLOCK_SLOTS;
    struct image_header header = {
        .byte_order = IMAGE_BYTE_ORDER,
        .version = is_wide ? LEXICON_VERSION_WIDE : LEXICON_VERSION,
        .slot_count = blocks * IMAGE_BLOCK_SLOTS,
        .word_count = (uint32_t)(packer->trie->word_count - has_empty_word),
        .flags = has_empty_word ? IMAGE_HAS_EMPTY_WORD : 0,
        .alphabet = alphabet_fingerprint(packer->trie->alphabet),
    };
    memcpy(header.magic, IMAGE_MAGIC, IMAGE_MAGIC_SIZE);
    header.size = image_layout(&header).size;
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
