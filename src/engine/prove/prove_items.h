/* SPDX-License-Identifier: MIT */
/*
 * Which words boards can have, as lists of items: how letters in some cells score together. Only
 * for the proof.
 *
 * An item is a number: the rank of a letter for each place, the first one highest, 0 where the
 * letter does not matter; below these, points. A board has the points of all items that its letters
 * agree with. Lists are in ascending order, and no two items of a list have the same letters.
 */
#ifndef TROUNCE_ENGINE_PROVE_ITEMS_H
#define TROUNCE_ENGINE_PROVE_ITEMS_H

#include "prove_plan.h"
#include "trounce/scoring.h"

/* Which places the items of a list have, and where. */
struct form {
    int first; /* places first..end-1 */
    int end;
    int width;
    int point_bits;
    uint64_t points;            /* mask */
    unsigned char place_at[64]; /* of each bit */
};

struct items {
    uint64_t *list;
    size_t count;
    size_t capacity;
};

void form_init(struct form *form, const struct plan *plan, int first, int end);

static inline int form_shift(const struct form *form, int place)
{
    return form->point_bits + form->width * (form->end - 1 - place);
}

static inline unsigned form_rank(const struct form *form, uint64_t item, int place)
{
    return (unsigned)(item >> form_shift(form, place)) & ((1u << form->width) - 1);
}

/* Makes room for `count` items in all. False when out of memory. */
bool items_reserve(struct items *items, size_t count);

struct gatherer;

enum status gatherer_new(const struct plan *plan, const struct lexicon *lexicon, enum rules rules,
                         struct gatherer **gatherer);
void gatherer_free(struct gatherer *gatherer);

/* Lists the items of all boards of a part; a word counts once for the same letters in the same
 * cells. STATUS_NO_MEMORY. */
enum status gatherer_gather(struct gatherer *gatherer, const struct form *form,
                            const struct part *part, struct items *items);

/*
 * Bounds the points of all boards: the letter of each place is chosen anew for each choice of
 * earlier ones, also where these do not matter. bounds[rank] is for the items with this rank in
 * `place`, those before which do not matter or are all the same; bounds[0] for those without a
 * letter there. A board with this rank there has at most bounds[0] + bounds[rank] points.
 */
void items_bound(const struct form *form, int place, const uint64_t *list, size_t count,
                 uint32_t bounds[RANKS_MAX + 1]);

/* A cut of a list, in which only the bits of `mask` count. Items whose letter in one of the places
 * `limited` (one bit each) ranks after `limit` are passed over. */
struct cut {
    const struct form *form;
    uint64_t mask;
    uint32_t limited;
    unsigned limit;
};

/* Writes the union of two cut lists, each in order of what counts; items with the same letters
 * become one with the points of both. Returns its size; `list` has room for both. Sets `*overflows`
 * if the points of an item do not fit. */
size_t items_merge(const struct cut *cut, const uint64_t *a, size_t a_count, const uint64_t *b,
                   size_t b_count, uint64_t *list, bool *overflows);

#endif
