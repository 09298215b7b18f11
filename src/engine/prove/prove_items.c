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
struct route {
    uint64_t item;
    uint32_t used; /* cells */
    uint32_t cell;
};

/* 3 by 4 cells have the most routes of any size, and of 11 cells there are most. */
#define ROUTES_MAX 47312
#define SEEN_SIZE  (1 << 17)

struct gatherer {
    const struct plan *plan;
    const struct lexicon *lexicon;
    uint64_t neighbours[PROOF_CELLS_MAX + 1]; /* all cells are those of the last one */
    unsigned points[PROOF_CELLS_MAX * ALPHABET_FACE_LETTERS + 1]; /* of words by length */

    /* Of the part: */
    uint64_t cells_of[ALPHABET_LETTERS_MAX]; /* where each letter may be */
    uint64_t item_of[PROOF_CELLS_MAX][ALPHABET_LETTERS_MAX];
    uint64_t doubled; /* letters that are in several of the fixed places */
    struct items *items;
    bool out_of_memory;

    struct route
        routes[(PROOF_CELLS_MAX + 1) * ROUTES_MAX]; /* those of a node after its parent's */
    uint64_t seen[SEEN_SIZE]; /* the items of a word that may have the same one twice */
    uint64_t mark;            /* of the last word */
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
    unsigned char faces[PROOF_CELLS_MAX] = {0};
    struct board board;
    board_init(&board, plan->rows, plan->columns, faces);
    memcpy(made->neighbours, board.neighbours, PROOF_CELLS_MAX * sizeof *made->neighbours);
    made->neighbours[PROOF_CELLS_MAX] = UINT64_MAX;
    for (size_t length = 0; length < sizeof made->points / sizeof *made->points; length++) {
        made->points[length] = (unsigned)scoring_points(rules, plan->places, (int)length);
    }
    *gatherer = made;
    return STATUS_OK;
}

void gatherer_free(struct gatherer *gatherer)
{
    memory_free(gatherer);
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
        int last = limits[place] < RANKS_MAX ? limits[place] : plan->letters;
        for (int at = part->low[place]; at <= last; at++) {
            unsigned letter = plan->letter_of[at];
            int rank = at < RANKS_MAX ? at : RANKS_MAX;
            gatherer->doubled |= (uint64_t)(is_fixed && gatherer->cells_of[letter] != 0) << letter;
            gatherer->cells_of[letter] |= UINT64_C(1) << cell;
            gatherer->item_of[cell][letter] =
                is_fixed ? 0
                         : (uint64_t)rank << (plan->places - 1 - place) * RANK_BITS
                                          << plan_point_bits(plan->free);
        }
    }
}

/* Returns whether the item of a word is new; adds it. Items of a word have the number `mark` in
 * place of points, and other numbers are empty places. */
static bool see(struct gatherer *gatherer, uint64_t item, size_t mask)
{
    uint64_t *seen = gatherer->seen;
    uint64_t marked = item | gatherer->mark;
    size_t at = (size_t)(item * UINT64_C(0x9e3779b97f4a7c15) >> 32) & mask;
    while ((seen[at] & gatherer->plan->point_mask) == gatherer->mark && seen[at] != marked) {
        at = (at + 1) & mask;
    }
    bool is_new = seen[at] != marked;
    seen[at] = marked;
    return is_new;
}

/* Adds the items of a word that routes spell. */
static void add_word(struct gatherer *gatherer, const struct route *routes, size_t count,
                     unsigned points, bool may_repeat)
{
    struct items *items = gatherer->items;
    if (!items_reserve(items, items->count + count)) {
        gatherer->out_of_memory = true;
        return;
    }
    if (gatherer->mark == gatherer->plan->point_mask) {
        memset(gatherer->seen, 0, sizeof gatherer->seen);
        gatherer->mark = 0;
    }
    gatherer->mark++;
    uint64_t *to = items->list + items->count;
    size_t size = 16;
    while (size < 2 * count) {
        size *= 2;
    }
    for (size_t i = 0; i < count; i++) {
        *to = routes[i].item | points;
        to += !may_repeat || see(gatherer, routes[i].item, size - 1);
    }
    items->count = (size_t)(to - items->list);
}

/* Writes the routes that continue others with a letter; returns how many. */
static size_t step(const struct gatherer *gatherer, const struct route *from, size_t count,
                   unsigned letter, struct route *to)
{
    const struct route *first = to;
    for (size_t i = 0; i < count; i++) {
        uint64_t next = gatherer->neighbours[from[i].cell] & gatherer->cells_of[letter] &
                        ~(uint64_t)from[i].used;
        for (; next != 0; next &= next - 1) {
            uint32_t cell = lowest_bit(next);
            *to++ = (struct route){from[i].item + gatherer->item_of[cell][letter],
                                   from[i].used | 1u << cell, cell};
        }
    }
    return (size_t)(to - first);
}

/* Adds the items of the words below a node, which the routes spell; those of its children follow
 * them. */
static void spread(struct gatherer *gatherer, uint32_t node, struct route *routes, size_t count,
                   uint64_t letters, bool may_repeat)
{
    const struct lexicon *lexicon = gatherer->lexicon;
    uint64_t next = lexicon_letters(lexicon, node);
    for (; next != 0 && !gatherer->out_of_memory; next &= next - 1) {
        unsigned letter = lowest_bit(next);
        uint64_t bit = UINT64_C(1) << letter;
        uint32_t child = lexicon_child(lexicon, node, letter);
        const char *spelling = alphabet_spelling(lexicon->alphabet, (int)letter + 1);
        unsigned second = (unsigned char)spelling[1] - 'a';
        if (spelling[1] != 0 && !lexicon_has_letter(lexicon, child, second)) {
            continue;
        }
        child = spelling[1] != 0 ? lexicon_child(lexicon, child, second) : child;
        size_t made = step(gatherer, routes, count, letter, routes + count);
        if (made > 0) {
            bool repeats = may_repeat || ((letters | gatherer->doubled) & bit) != 0;
            unsigned length = lexicon_word_length(lexicon, child);
            if (length < sizeof gatherer->points / sizeof *gatherer->points &&
                gatherer->points[length] > 0) {
                add_word(gatherer, routes + count, made, gatherer->points[length], repeats);
            }
            spread(gatherer, child, routes + count, made, letters | bit, repeats);
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
    for (size_t digit = 0, at = 0; digit < DIGITS; digit++) {
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
    if (items->count == 0 || !items_reserve(scratch, items->count)) {
        return items->count == 0;
    }
    size_t ends[DIGITS], minor[DIGITS];
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

enum status gatherer_gather(struct gatherer *gatherer, const struct part *part, struct items *items,
                            struct items *scratch)
{
    const struct plan *plan = gatherer->plan;
    prepare(gatherer, part);
    gatherer->items = items;
    gatherer->mark = plan->point_mask; /* so that `seen` is cleared */
    gatherer->out_of_memory = false;
    items->count = 0;
    gatherer->routes[0] = (struct route){.cell = PROOF_CELLS_MAX};
    spread(gatherer, LEXICON_ROOT, gatherer->routes, 1, 0, false);
    if (gatherer->out_of_memory || !sort(items, scratch, plan_point_bits(plan->free))) {
        return STATUS_NO_MEMORY;
    }
    return unite(plan->point_mask, items) ? STATUS_OK : STATUS_RANGE;
}
