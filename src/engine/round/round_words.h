/* SPDX-License-Identifier: MIT */
/*
 * The words that both sides of a round have found, with their points, and where each is listed.
 * Leaves which words count, and for how much, to round.c.
 */
#ifndef TROUNCE_ENGINE_ROUND_WORDS_H
#define TROUNCE_ENGINE_ROUND_WORDS_H

#include "trounce/round.h"
#include "trounce/status.h"

/* The texts are separate blocks, so that they never move. */
struct word_list {
    struct round_word *words;
    size_t count;
    size_t capacity;
    long points;
};

/* Where the word of a number is listed. */
struct word_place {
    uint32_t number;
    bool taken; /* false: an empty place of the table */
    enum finder_side side;
    size_t index;
};

/* Zeroed it is empty. Invariants: each word of both lists has a place in the table; the capacity of
 * the table is 0 or a power of two, and it is at most half full. */
struct round_words {
    struct word_list sides[SIDE_COUNT]; /* by enum finder_side */
    struct word_place *places;
    size_t place_count;
    size_t place_capacity;
};

void round_words_deinit(struct round_words *words);

/* Where the word of a number is listed; NULL when it is not. */
const struct word_place *round_words_find(const struct round_words *words, uint32_t number);

/* Puts a word that is not listed on a side's list: what `path` spells on the board, for `points`.
 * STATUS_NO_MEMORY: nothing has changed. */
enum status round_words_add(struct round_words *words, const struct board *board,
                            enum finder_side side, uint32_t number, int points,
                            const struct path *path);

/*
 * A number for a word that the lexicon of `lexicon_count` words lacks: one beyond the lexicon's
 * that is not listed. False when the word is listed already.
 */
bool round_words_foreign_number(const struct round_words *words, const char *text,
                                uint32_t lexicon_count, uint32_t *number);

#endif
