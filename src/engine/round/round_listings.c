/* SPDX-License-Identifier: MIT */
/*
 * A hash table with linear probing. Leaves the words themselves to round_lists.c.
 */
#include "round_listings.h"

#include "trounce/memory.h"

#include <assert.h>

#define FIRST_CAPACITY 64

void listings_deinit(struct listings *listings)
{
    memory_free(listings->places);
    *listings = (struct listings){0};
}

/* The place of a number in a table: its own, or the empty one where it would go. */
static struct listing *place_of(struct listing *places, size_t capacity, uint32_t number)
{
    /* Numbers of words that lie side by side are spread by an odd factor. */
    uint32_t hash = number * UINT32_C(2654435769);
    size_t at = hash & (capacity - 1);
    while (places[at].taken && places[at].number != number) {
        at = (at + 1) & (capacity - 1);
    }
    return &places[at];
}

const struct listing *listings_find(const struct listings *listings, uint32_t number)
{
    if (listings->capacity == 0) {
        return NULL;
    }
    const struct listing *place = place_of(listings->places, listings->capacity, number);
    return place->taken ? place : NULL;
}

bool listings_reserve(struct listings *listings)
{
    if ((listings->count + 1) * 2 <= listings->capacity) {
        return true;
    }
    size_t capacity = listings->capacity == 0 ? FIRST_CAPACITY : listings->capacity * 2;
    struct listing *places = memory_new(capacity, sizeof *places);
    if (places == NULL) {
        return false;
    }
    for (size_t i = 0; i < listings->capacity; i++) {
        const struct listing *old = &listings->places[i];
        if (old->taken) {
            *place_of(places, capacity, old->number) = *old;
        }
    }
    memory_free(listings->places);
    listings->places = places;
    listings->capacity = capacity;
    return true;
}

void listings_add(struct listings *listings, uint32_t number, enum finder_side side, size_t index)
{
    assert((listings->count + 1) * 2 <= listings->capacity);
    struct listing *place = place_of(listings->places, listings->capacity, number);
    assert(!place->taken);
    *place = (struct listing){.number = number, .taken = true, .side = side, .index = index};
    listings->count++;
}
