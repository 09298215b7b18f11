/* SPDX-License-Identifier: MIT */
/*
 * The words that both sides of a round have found, with their points. Leaves which words count, and
 * for how much, to round.c.
 */
#ifndef TROUNCE_ENGINE_ROUND_LISTS_H
#define TROUNCE_ENGINE_ROUND_LISTS_H

#include "round_listings.h"

#include "trounce/status.h"

#define LISTS_SIDE_COUNT 2

/* The texts are blocks of their own, so that they stay where they are. */
struct word_list {
    struct round_word *words;
    size_t count;
    size_t capacity;
    long points;
};

/* Zeroed they are empty. Invariant: `listings` has a place for each word of both lists. */
struct lists {
    struct word_list sides[LISTS_SIDE_COUNT]; /* by enum finder_side */
    struct listings listings;
};

void lists_deinit(struct lists *lists);

/* Where the word of a number is listed; NULL when it is not. */
const struct listing *lists_find(const struct lists *lists, uint32_t number);

/* Puts a word that is not listed on a side's list: what `path` spells on the board, for `points`.
 * STATUS_NO_MEMORY: nothing has changed. */
enum status lists_add(struct lists *lists, const struct board *board, enum finder_side side,
                      uint32_t number, int points, const struct path *path);

/*
 * A number for a word that the lexicon of `word_count` words lacks: one behind the lexicon's that
 * is not listed. False when the word is listed already.
 */
bool lists_foreign_number(const struct lists *lists, const char *text, uint32_t word_count,
                          uint32_t *number);

#endif
