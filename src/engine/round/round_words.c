/* SPDX-License-Identifier: MIT */
/*
 * Keeps an array of words per side, and a hash table with linear probing from the number of
 * one to its index. Leaves to round.c what is listed.
 */
#include "round_words.h"

#include "trounce/memory.h"

#include <string.h>

#define FIRST_CAPACITY 64

void round_words_deinit(struct round_words *words)
{
    for (int side = 0; side < SIDE_COUNT; side++) {
        struct word_list *list = &words->sides[side];
        for (size_t i = 0; i < list->count; i++) {
            memory_free((char *)list->words[i].text);
        }
        memory_free(list->words);
    }
    memory_free(words->places);
    *words = (struct round_words){0};
}

/* Returns the place of a number in a table, or the empty one where it would go. */
static struct word_place *place_of(struct word_place *places, size_t capacity, uint32_t number)
{
    /* The odd factor spreads consecutive word numbers. */
    uint32_t hash = number * UINT32_C(2654435769);
    size_t at = hash & (capacity - 1);
    while (places[at].is_used && places[at].number != number) {
        at = (at + 1) & (capacity - 1);
    }
    return &places[at];
}

/* Returns the place of a number, or NULL if it has none. */
static const struct word_place *find(const struct round_words *words, uint32_t number)
{
    if (words->place_capacity == 0) {
        return NULL;
    }
    const struct word_place *place = place_of(words->places, words->place_capacity, number);
    return place->is_used ? place : NULL;
}

bool round_words_know(const struct round_words *words, uint32_t number)
{
    return find(words, number) != NULL;
}

bool round_words_has(const struct round_words *words, enum side side, uint32_t number,
                     size_t *index)
{
    const struct word_place *place = find(words, number);
    if (!place || place->at[side] == 0) {
        return false;
    }
    if (index) {
        *index = place->at[side] - 1;
    }
    return true;
}

static bool reserve_place(struct round_words *words)
{
    if ((words->place_count + 1) * 2 <= words->place_capacity) {
        return true;
    }
    size_t capacity = words->place_capacity == 0 ? FIRST_CAPACITY : words->place_capacity * 2;
    struct word_place *places = memory_new(capacity, sizeof *places);
    if (!places) {
        return false;
    }
    for (size_t i = 0; i < words->place_capacity; i++) {
        const struct word_place *old = &words->places[i];
        if (old->is_used) {
            *place_of(places, capacity, old->number) = *old;
        }
    }
    memory_free(words->places);
    words->places = places;
    words->place_capacity = capacity;
    return true;
}

/* Returns the place of a number, creating it if needed; there must be room. */
static struct word_place *settle(struct round_words *words, uint32_t number)
{
    struct word_place *place = place_of(words->places, words->place_capacity, number);
    if (!place->is_used) {
        *place = (struct word_place){.is_used = true, .number = number};
        words->place_count++;
    }
    return place;
}

static bool reserve_word(struct word_list *list)
{
    void *words = list->words;
    bool done = memory_reserve(&words, &list->capacity, list->count, sizeof *list->words);
    list->words = words;
    return done;
}

enum status round_words_add(struct round_words *words, const struct board *board, enum side side,
                            uint32_t number, int points, long found_ms, const struct path *path)
{
    struct word_list *list = &words->sides[side];
    if (!reserve_place(words) || !reserve_word(list)) {
        return STATUS_NO_MEMORY;
    }
    char text[PATH_LETTERS_MAX + 1];
    int letters = path_spell(path, board, text);
    char *kept = memory_new((size_t)letters + 1, 1);
    if (!kept) {
        return STATUS_NO_MEMORY;
    }
    memcpy(kept, text, (size_t)letters + 1);
    list->words[list->count] = (struct round_word){.text = kept,
                                                   .letters = letters,
                                                   .points = points,
                                                   .number = number,
                                                   .found_ms = found_ms,
                                                   .path = *path};
    list->count++;
    list->points += points;
    settle(words, number)->at[side] = (uint32_t)list->count;
    return STATUS_OK;
}

enum status round_words_note(struct round_words *words, uint32_t number)
{
    if (!reserve_place(words)) {
        return STATUS_NO_MEMORY;
    }
    (void)settle(words, number);
    return STATUS_OK;
}

void round_words_forget_numbers(struct round_words *words)
{
    for (int side = 0; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < words->sides[side].count; i++) {
            words->sides[side].words[i].number = 0;
        }
    }
    for (size_t i = 0; i < words->place_capacity; i++) {
        words->places[i] = (struct word_place){.is_used = false};
    }
    words->place_count = 0;
}

void round_words_number(struct round_words *words, enum side side, size_t index, uint32_t number)
{
    words->sides[side].words[index].number = number;
    settle(words, number)->at[side] = (uint32_t)index + 1;
}

static void void_word(struct word_list *list, size_t index)
{
    list->points -= list->words[index].points;
    list->words[index].points = 0;
}

void round_words_void_shared(struct round_words *words, enum side one, enum side other)
{
    for (size_t i = 0; i < words->sides[one].count; i++) {
        size_t index;
        if (round_words_has(words, other, words->sides[one].words[i].number, &index)) {
            void_word(&words->sides[one], i);
            void_word(&words->sides[other], index);
        }
    }
}

uint32_t round_words_foreign_number(const struct round_words *words, const char *text,
                                    uint32_t lexicon_count)
{
    uint32_t number = lexicon_count;
    for (int side = 0; side < SIDE_COUNT; side++) {
        const struct word_list *list = &words->sides[side];
        for (size_t i = 0; i < list->count; i++) {
            if (list->words[i].number < lexicon_count) {
                continue;
            }
            if (strcmp(list->words[i].text, text) == 0) {
                return list->words[i].number;
            }
            if (list->words[i].number >= number) {
                number = list->words[i].number + 1;
            }
        }
    }
    return number;
}
