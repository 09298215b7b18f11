/* SPDX-License-Identifier: MIT */
/*
 * Gathers the items of a part, sorts, merges and bounds them.
 */
#include "prove_items.h"

#include "lowest_bit.h"
#include "trounce/board.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

bool items_reserve(struct items *items, size_t count)
{
    if (count <= items->capacity) {
        return true;
    }
    size_t capacity = count > 2 * items->capacity ? count : 2 * items->capacity;
    uint64_t *list = memory_resize(items->list, capacity, sizeof *list);
    if (list) {
        items->list = list;
        items->capacity = capacity;
    }
    return list;
}

/* ---- gathering ---- */

/* A path that spells what leads to a node. */
struct path_state {
    uint64_t item;
    uint32_t used; /* cells */
    uint32_t cell;
};

struct gatherer {
    const struct plan *plan;
    const struct lexicon *lexicon;
    uint64_t neighbours[PROOF_CELLS_MAX];
    unsigned points[PROOF_CELLS_MAX * ALPHABET_FACE_LETTERS + 1]; /* of words by length */

    /* Of the part: */
    uint32_t cells_of[ALPHABET_LETTERS_MAX]; /* where each letter may be */
    uint64_t item_of[PROOF_CELLS_MAX][ALPHABET_LETTERS_MAX];
    uint64_t doubled; /* letters that are in several of the fixed places */
    struct items *items;
    bool out_of_memory;

    struct path_state *states; /* those of a node after those of its parent */
    size_t state_count;
    size_t state_capacity;

    /* The items of a word that may have the same one twice. */
    uint64_t *seen;
    size_t seen_size;    /* a power of two */
    uint64_t mark;       /* of the last word */
    uint64_t point_mask; /* of items */
    struct items scratch;
};

enum status gatherer_new(const struct plan *plan, const struct lexicon *lexicon, enum rules rules,
                         struct gatherer **gatherer)
{
    struct gatherer *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->plan = plan;
    made->lexicon = lexicon;
    made->point_mask = (UINT64_C(1) << plan_point_bits(plan, plan->free)) - 1;
    unsigned char faces[PROOF_CELLS_MAX] = {0};
    struct board board;
    board_init(&board, plan->rows, plan->columns, faces);
    memcpy(made->neighbours, board.neighbours, sizeof made->neighbours);
    for (size_t length = 0; length < sizeof made->points / sizeof *made->points; length++) {
        made->points[length] = (unsigned)scoring_points(rules, plan->places, (int)length);
    }
    *gatherer = made;
    return STATUS_OK;
}

void gatherer_free(struct gatherer *gatherer)
{
    if (gatherer) {
        memory_free(gatherer->states);
        memory_free(gatherer->seen);
        memory_free(gatherer->scratch.list);
        memory_free(gatherer);
    }
}

static void prepare(struct gatherer *gatherer, const struct part *part)
{
    const struct plan *plan = gatherer->plan;
    unsigned char limits[PROOF_CELLS_MAX];
    plan_limits(plan, part, limits);
    memset(gatherer->cells_of, 0, sizeof gatherer->cells_of);
    gatherer->doubled = 0;
    for (int place = 0; place < plan->places; place++) {
        bool is_fixed = place < plan->fixed;
        int cell = plan->cell_of[place];
        unsigned low = place < plan->chosen ? part->low[place] : 1;
        for (unsigned rank = low; rank <= limits[place]; rank++) {
            unsigned letter = plan->letter_of[rank];
            gatherer->doubled |= (uint64_t)(is_fixed && gatherer->cells_of[letter] != 0) << letter;
            gatherer->cells_of[letter] |= 1u << cell;
            gatherer->item_of[cell][letter] =
                is_fixed ? 0 : (uint64_t)rank << plan_shift(plan, place);
        }
    }
}

/* Returns whether the item of a word is new; adds it. Items of a word have the number `mark` in
 * place of points, and other numbers are empty places. */
static bool see(uint64_t *seen, size_t mask, uint64_t item, uint64_t points, uint64_t mark)
{
    size_t at = (size_t)(item * UINT64_C(0x9e3779b97f4a7c15) >> 32) & mask;
    while ((seen[at] & points) == mark && seen[at] != (item | mark)) {
        at = (at + 1) & mask;
    }
    bool is_new = seen[at] != (item | mark);
    seen[at] = item | mark;
    return is_new;
}

/* Makes room in `seen` for the items of a word. False when out of memory. */
static bool begin_seeing(struct gatherer *gatherer, size_t count)
{
    if (gatherer->seen_size < 2 * count) {
        size_t size = 1024;
        while (size < 2 * count) {
            size *= 2;
        }
        uint64_t *seen = memory_resize(gatherer->seen, size, sizeof *seen);
        if (!seen) {
            return false;
        }
        gatherer->seen = seen;
        gatherer->seen_size = size;
        gatherer->mark = gatherer->point_mask; /* the last one, so that all places are cleared */
    }
    if (gatherer->mark == gatherer->point_mask) {
        memset(gatherer->seen, 0, gatherer->seen_size * sizeof *gatherer->seen);
        gatherer->mark = 0;
    }
    gatherer->mark++;
    return true;
}

/* Adds the items of a word that ends in the states from `first` on. */
static void add_word(struct gatherer *gatherer, size_t first, unsigned points, bool may_repeat)
{
    struct items *items = gatherer->items;
    size_t count = gatherer->state_count - first;
    if (!items_reserve(items, items->count + count) ||
        (may_repeat && !begin_seeing(gatherer, count))) {
        gatherer->out_of_memory = true;
        return;
    }
    const struct path_state *states = gatherer->states + first;
    uint64_t *to = items->list + items->count;
    size_t mask = 16;
    while (mask < 2 * count) {
        mask *= 2;
    }
    for (size_t i = 0; i < count; i++) {
        *to = states[i].item | points;
        to += !may_repeat ||
              see(gatherer->seen, mask - 1, states[i].item, gatherer->point_mask, gatherer->mark);
    }
    items->count = (size_t)(to - items->list);
}

/* Adds the states that continue those in first..end-1 with a letter. */
static void step(struct gatherer *gatherer, size_t first, size_t end, unsigned letter)
{
    uint32_t cells = gatherer->cells_of[letter];
    for (size_t i = first; i < end; i++) {
        struct path_state from = gatherer->states[i];
        uint64_t next = gatherer->neighbours[from.cell] & cells & ~from.used;
        if (gatherer->state_capacity - gatherer->state_count < 8) {
            size_t capacity = 2 * gatherer->state_capacity + 1024;
            struct path_state *states = memory_resize(gatherer->states, capacity, sizeof *states);
            if (!states) {
                gatherer->out_of_memory = true;
                return;
            }
            gatherer->states = states;
            gatherer->state_capacity = capacity;
        }
        while (next != 0) {
            uint32_t cell = lowest_bit(next);
            next &= next - 1;
            gatherer->states[gatherer->state_count++] = (struct path_state){
                from.item + gatherer->item_of[cell][letter], from.used | 1u << cell, cell};
        }
    }
}

static void spread(struct gatherer *gatherer, uint32_t node, size_t first, size_t end,
                   uint64_t letters, bool may_repeat);

/* Goes on to a letter, whose face may spell a second one, with the states first..end-1. */
static void spread_letter(struct gatherer *gatherer, uint32_t node, size_t first, size_t end,
                          unsigned letter, uint64_t letters, bool may_repeat)
{
    const struct lexicon *lexicon = gatherer->lexicon;
    uint32_t child = lexicon_child(lexicon, node, letter);
    const char *spelling = alphabet_spelling(lexicon->alphabet, (int)letter + 1);
    if (spelling[1] != 0) {
        unsigned second = (unsigned char)spelling[1] - 'a';
        if (!lexicon_has_letter(lexicon, child, second)) {
            return;
        }
        child = lexicon_child(lexicon, child, second);
    }
    size_t begin = gatherer->state_count;
    if (first == end) {
        for (int cell = 0; cell < gatherer->plan->places; cell++) {
            if ((gatherer->cells_of[letter] >> cell & 1) != 0) {
                gatherer->states[gatherer->state_count++] = (struct path_state){
                    gatherer->item_of[cell][letter], 1u << cell, (uint32_t)cell};
            }
        }
    } else {
        step(gatherer, first, end, letter);
    }
    if (begin < gatherer->state_count && !gatherer->out_of_memory) {
        uint64_t bit = UINT64_C(1) << letter;
        bool repeats = may_repeat || ((letters | gatherer->doubled) & bit) != 0;
        unsigned length = lexicon_word_length(lexicon, child);
        unsigned points = length > 0 && length < sizeof gatherer->points / sizeof(unsigned)
                              ? gatherer->points[length]
                              : 0;
        if (points > 0) {
            add_word(gatherer, begin, points, repeats);
        }
        spread(gatherer, child, begin, gatherer->state_count, letters | bit, repeats);
    }
    gatherer->state_count = begin;
}

static void spread(struct gatherer *gatherer, uint32_t node, size_t first, size_t end,
                   uint64_t letters, bool may_repeat)
{
    uint64_t next = lexicon_letters(gatherer->lexicon, node);
    for (; next != 0 && !gatherer->out_of_memory; next &= next - 1) {
        unsigned letter = lowest_bit(next);
        if (gatherer->cells_of[letter] != 0) {
            spread_letter(gatherer, node, first, end, letter, letters, may_repeat);
        }
    }
}

/* ---- sorting ---- */

#define DIGIT_BITS 10
#define DIGITS     (1 << DIGIT_BITS)

/* Moves items to `to` by the digit from `shift` on, in ascending order; equal ones stay in order.
 * ends[d] becomes the end of digit d. */
static void distribute(const uint64_t *list, size_t count, int shift, uint64_t *to,
                       size_t ends[DIGITS])
{
    memset(ends, 0, DIGITS * sizeof *ends);
    for (size_t i = 0; i < count; i++) {
        ends[list[i] >> shift & (DIGITS - 1)]++;
    }
    size_t at = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
        size_t size = ends[digit];
        ends[digit] = at;
        at += size;
    }
    for (size_t i = 0; i < count; i++) {
        to[ends[list[i] >> shift & (DIGITS - 1)]++] = list[i];
    }
}

/* Sorts by radix: by the highest digit, and what has the same from the lowest digit on, as that
 * fits into a cache. */
static bool sort(struct items *items, struct items *scratch, int from_bit)
{
    if (items->count == 0) {
        return true;
    }
    if (!items_reserve(scratch, items->count)) {
        return false;
    }
    size_t ends[DIGITS];
    size_t minor[DIGITS];
    distribute(items->list, items->count, 64 - DIGIT_BITS, scratch->list, ends);
    for (size_t digit = 0, first = 0; digit < DIGITS; first = ends[digit++]) {
        uint64_t *from = scratch->list + first;
        uint64_t *to = items->list + first;
        size_t count = ends[digit] - first;
        for (int shift = from_bit; count > 0 && shift < 64 - DIGIT_BITS; shift += DIGIT_BITS) {
            distribute(from, count, shift, to, minor);
            uint64_t *swapped = from;
            from = to;
            to = swapped;
        }
        if (from != items->list + first) {
            memcpy(items->list + first, from, count * sizeof *from);
        }
    }
    return true;
}

/* Makes one of items with the same letters. False if their points do not fit. */
static bool unite(uint64_t point_mask, struct items *items)
{
    size_t kept = 0;
    for (size_t i = 0; i < items->count; i++) {
        uint64_t item = items->list[i];
        if (kept > 0 && (items->list[kept - 1] ^ item) <= point_mask) {
            uint64_t points = (items->list[kept - 1] & point_mask) + (item & point_mask);
            if (points > point_mask) {
                return false;
            }
            items->list[kept - 1] = (item & ~point_mask) | points;
        } else {
            items->list[kept++] = item;
        }
    }
    items->count = kept;
    return true;
}

enum status gatherer_gather(struct gatherer *gatherer, const struct part *part, struct items *items)
{
    prepare(gatherer, part);
    gatherer->items = items;
    gatherer->mark = gatherer->point_mask;
    gatherer->out_of_memory = false;
    gatherer->state_count = 0;
    items->count = 0;
    if (!gatherer->states) {
        gatherer->states = memory_new(1024, sizeof *gatherer->states);
        gatherer->state_capacity = gatherer->states ? 1024 : 0;
        gatherer->out_of_memory = !gatherer->states;
    }
    spread(gatherer, LEXICON_ROOT, 0, 0, 0, false);
    if (gatherer->out_of_memory ||
        !sort(items, &gatherer->scratch, plan_point_bits(gatherer->plan, gatherer->plan->free))) {
        return STATUS_NO_MEMORY;
    }
    return unite(gatherer->point_mask, items) ? STATUS_OK : STATUS_RANGE;
}
