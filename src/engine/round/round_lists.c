/* SPDX-License-Identifier: MIT */
/*
 * Two arrays of words beside a table of where each is. Leaves the table to round_listings.c.
 */
#include "round_lists.h"

#include "trounce/memory.h"

#include <string.h>

void lists_deinit(struct lists *lists)
{
    for (int side = 0; side < LISTS_SIDE_COUNT; side++) {
        struct word_list *list = &lists->sides[side];
        for (size_t i = 0; i < list->count; i++) {
            memory_free((char *)list->words[i].text);
        }
        memory_free(list->words);
    }
    listings_deinit(&lists->listings);
    *lists = (struct lists){0};
}

const struct listing *lists_find(const struct lists *lists, uint32_t number)
{
    return listings_find(&lists->listings, number);
}

static bool reserve_word(struct word_list *list)
{
    void *words = list->words;
    bool done = memory_reserve(&words, &list->capacity, list->count, sizeof *list->words);
    list->words = words;
    return done;
}

enum status lists_add(struct lists *lists, const struct board *board, enum finder_side side,
                      uint32_t number, int points, const struct path *path)
{
    struct word_list *list = &lists->sides[side];
    if (!listings_reserve(&lists->listings) || !reserve_word(list)) {
        return STATUS_NO_MEMORY;
    }
    char text[PATH_LETTERS_MAX + 1];
    int letters = path_spell(path, board, text);
    char *kept = memory_new((size_t)letters + 1, 1);
    if (kept == NULL) {
        return STATUS_NO_MEMORY;
    }
    memcpy(kept, text, (size_t)letters + 1);
    list->words[list->count] = (struct round_word){
        .text = kept, .letters = letters, .points = points, .number = number, .path = *path};
    listings_add(&lists->listings, number, side, list->count);
    list->count++;
    list->points += points;
    return STATUS_OK;
}

bool lists_foreign_number(const struct lists *lists, const char *text, uint32_t word_count,
                          uint32_t *number)
{
    uint32_t foreign_count = 0;
    for (int side = 0; side < LISTS_SIDE_COUNT; side++) {
        const struct word_list *list = &lists->sides[side];
        for (size_t i = 0; i < list->count; i++) {
            if (strcmp(list->words[i].text, text) == 0) {
                return false;
            }
            foreign_count += list->words[i].number >= word_count;
        }
    }
    *number = word_count + foreign_count;
    return true;
}
