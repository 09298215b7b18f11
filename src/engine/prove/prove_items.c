/* SPDX-License-Identifier: MIT */
/*
 * Gathers the items of a part, sorts, merges and bounds them.
 */
#include "prove_items.h"

#include "trounce/board.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

void form_init(struct form *form, const struct plan *plan, int first, int end)
{
    int letters = (end - first) * plan->width;
    *form =
        (struct form){.first = first, .end = end, .width = plan->width, .point_bits = 64 - letters};
    if (form->point_bits > 32) {
        form->point_bits = 32;
    }
    form->points = (UINT64_C(1) << form->point_bits) - 1;
    for (int bit = 0; bit < letters; bit++) {
        form->place_at[form->point_bits + bit] = (unsigned char)(end - 1 - bit / plan->width);
    }
}

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
    size_t seen_size; /* a power of two */
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

static void prepare(struct gatherer *gatherer, const struct form *form, const struct part *part)
{
    const struct plan *plan = gatherer->plan;
    unsigned char limits[PROOF_CELLS_MAX];
    plan_limits(plan, part, limits);
    memset(gatherer->cells_of, 0, sizeof gatherer->cells_of);
    gatherer->doubled = 0;
    for (int place = 0; place < plan->places; place++) {
        unsigned low = 1;
        unsigned high = limits[place];
        if (place < plan->fixed) {
            low = high = part->ranks[place];
        } else if (place == plan->fixed) {
            low = part->low;
            high = part->high;
        }
        int cell = plan->cell_of[place];
        for (unsigned rank = low; rank <= high; rank++) {
            unsigned letter = plan->letter_of[rank];
            bool is_fixed = place < plan->fixed;
            gatherer->doubled |=
                is_fixed && gatherer->cells_of[letter] != 0 ? UINT64_C(1) << letter : 0;
            gatherer->cells_of[letter] |= 1u << cell;
            gatherer->item_of[cell][letter] =
                is_fixed ? 0 : (uint64_t)rank << form_shift(form, place);
        }
    }
}

/* Returns whether the item is new to `seen`, a hash table of 2 * `count` places or more, in which 0
 * is an empty place; adds it. */
static bool see(uint64_t *seen, size_t mask, uint64_t item)
{
    size_t at = (size_t)(item * UINT64_C(0x9e3779b97f4a7c15) >> 32) & mask;
    while (seen[at] != 0 && seen[at] != item) {
        at = (at + 1) & mask;
    }
    bool is_new = seen[at] == 0;
    seen[at] = item;
    return is_new;
}

/* Adds the items of a word that ends in the states from `first` on. */
static void add_word(struct gatherer *gatherer, size_t first, unsigned points, bool may_repeat)
{
    struct items *items = gatherer->items;
    size_t count = gatherer->state_count - first;
    if (!items_reserve(items, items->count + count)) {
        gatherer->out_of_memory = true;
        return;
    }
    const struct path_state *states = gatherer->states + first;
    if (!may_repeat || count == 1) {
        for (size_t i = 0; i < count; i++) {
            items->list[items->count + i] = states[i].item | points;
        }
        items->count += count;
        return;
    }
    size_t size = 16;
    while (size < 2 * count) {
        size *= 2;
    }
    if (size > gatherer->seen_size) {
        uint64_t *seen = memory_resize(gatherer->seen, size, sizeof *seen);
        if (!seen) {
            gatherer->out_of_memory = true;
            return;
        }
        gatherer->seen = seen;
        gatherer->seen_size = size;
    }
    memset(gatherer->seen, 0, size * sizeof *gatherer->seen);
    for (size_t i = 0; i < count; i++) {
        uint64_t item = states[i].item | points;
        items->list[items->count] = item;
        items->count += see(gatherer->seen, size - 1, item);
    }
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
            uint32_t cell = (uint32_t)__builtin_ctzll(next);
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
        unsigned second = (unsigned)(spelling[1] - 'a');
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
    for (unsigned letter = 0; letter < ALPHABET_LETTERS_MAX && next >> letter != 0; letter++) {
        if ((next >> letter & 1) != 0 && gatherer->cells_of[letter] != 0 &&
            !gatherer->out_of_memory) {
            spread_letter(gatherer, node, first, end, letter, letters, may_repeat);
        }
    }
}

/* ---- sorting ---- */

#define DIGIT_BITS 8
#define DIGITS     (1 << DIGIT_BITS)

/* Sorts by radix, from the lowest digit of the letters on. */
static bool sort(struct items *items, struct items *scratch, int from_bit)
{
    if (!items_reserve(scratch, items->count)) {
        return false;
    }
    for (int shift = from_bit; shift < 64; shift += DIGIT_BITS) {
        size_t counts[DIGITS] = {0};
        for (size_t i = 0; i < items->count; i++) {
            counts[items->list[i] >> shift & (DIGITS - 1)]++;
        }
        size_t at = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            size_t count = counts[digit];
            counts[digit] = at;
            at += count;
        }
        for (size_t i = 0; i < items->count; i++) {
            uint64_t item = items->list[i];
            scratch->list[counts[item >> shift & (DIGITS - 1)]++] = item;
        }
        struct items sorted = *scratch;
        sorted.count = items->count;
        *scratch = *items;
        *items = sorted;
    }
    return true;
}

/* Makes one of items with the same letters. False if their points do not fit. */
static bool unite(const struct form *form, struct items *items)
{
    size_t kept = 0;
    for (size_t i = 0; i < items->count; i++) {
        uint64_t item = items->list[i];
        if (kept > 0 && (items->list[kept - 1] ^ item) <= form->points) {
            uint64_t points = (items->list[kept - 1] & form->points) + (item & form->points);
            if (points > form->points) {
                return false;
            }
            items->list[kept - 1] = (item & ~form->points) | points;
        } else {
            items->list[kept++] = item;
        }
    }
    items->count = kept;
    return true;
}

enum status gatherer_gather(struct gatherer *gatherer, const struct form *form,
                            const struct part *part, struct items *items)
{
    prepare(gatherer, form, part);
    gatherer->items = items;
    gatherer->out_of_memory = false;
    gatherer->state_count = 0;
    items->count = 0;
    if (gatherer->state_capacity < PROOF_CELLS_MAX) {
        gatherer->states = memory_new(1024, sizeof *gatherer->states);
        gatherer->state_capacity = gatherer->states ? 1024 : 0;
        gatherer->out_of_memory = !gatherer->states;
    }
    spread(gatherer, LEXICON_ROOT, 0, 0, 0, false);
    if (gatherer->out_of_memory || !sort(items, &gatherer->scratch, form->point_bits)) {
        return STATUS_NO_MEMORY;
    }
    return unite(form, items) ? STATUS_OK : STATUS_RANGE;
}

/* ---- bounds ---- */

void items_bound(const struct form *form, int place, const uint64_t *list, size_t count,
                 uint32_t bounds[RANKS_MAX + 1])
{
    /* For the letters of the last item up to each place: the bound without a letter in the place,
     * and the best with one, of what has been seen. */
    uint32_t without[PROOF_CELLS_MAX + 1] = {0};
    uint32_t with[PROOF_CELLS_MAX + 1] = {0};
    memset(bounds, 0, (RANKS_MAX + 1) * sizeof *bounds);
    int last = form->end - 1;
    for (size_t i = 0; i < count; i++) {
        uint64_t item = list[i];
        without[last + 1] = (uint32_t)(item & form->points);
        /* Ends the places after the first in which the next item has another letter. */
        int differs =
            i + 1 < count ? form->place_at[63 - __builtin_clzll(item ^ list[i + 1])] : place;
        for (int at = last; at >= differs; at--) {
            uint32_t bound = without[at + 1] + with[at + 1];
            without[at + 1] = with[at + 1] = 0;
            unsigned rank = form_rank(form, item, at);
            if (at == place) {
                bounds[rank] = bound;
            } else if (rank == 0) {
                without[at] = bound;
            } else if (bound > with[at]) {
                with[at] = bound;
            }
        }
    }
}

/* ---- merging ---- */

static bool is_out(const struct cut *cut, uint64_t item)
{
    for (uint32_t left = cut->limited; left != 0; left &= left - 1) {
        if (form_rank(cut->form, item, __builtin_ctz(left)) > cut->limit) {
            return true;
        }
    }
    return false;
}

/* The next item of a list that counts, with what counts of it; all bits set at the end. */
static inline uint64_t next_item(const struct cut *cut, const uint64_t *list, size_t count,
                                 size_t *at)
{
    while (*at < count) {
        uint64_t item = list[(*at)++] & cut->mask;
        if (cut->limited == 0 || !is_out(cut, item)) {
            return item;
        }
    }
    return UINT64_MAX;
}

size_t items_merge(const struct cut *cut, const uint64_t *a, size_t a_count, const uint64_t *b,
                   size_t b_count, uint64_t *list, bool *overflows)
{
    uint64_t points = cut->form->points;
    size_t count = 0;
    size_t a_at = 0;
    size_t b_at = 0;
    uint64_t one = next_item(cut, a, a_count, &a_at);
    uint64_t other = next_item(cut, b, b_count, &b_at);
    while (one != UINT64_MAX || other != UINT64_MAX) {
        if ((one ^ other) <= points) {
            uint64_t sum = (one & points) + (other & points);
            *overflows = *overflows || sum > points;
            list[count++] = (one & ~points) | (sum & points);
            one = next_item(cut, a, a_count, &a_at);
            other = next_item(cut, b, b_count, &b_at);
        } else if (one < other) {
            list[count++] = one;
            one = next_item(cut, a, a_count, &a_at);
        } else {
            list[count++] = other;
            other = next_item(cut, b, b_count, &b_at);
        }
    }
    return count;
}
