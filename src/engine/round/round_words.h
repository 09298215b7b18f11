/* SPDX-License-Identifier: MIT */
/*
 * The words that the sides of a round have found, with their points, and where each is listed.
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

/* Where the word of a number is listed: more than once if several sides have it. */
struct word_place {
    bool is_used; /* false: an empty place of the table */
    uint32_t number;
    uint32_t at[SIDE_COUNT]; /* 1 + the index in the list of a side; 0: not there */
};

/* Zeroed it is empty. Invariants: each word of a list has a place in the table; the capacity of the
 * table is 0 or a power of two, and it is at most half full. */
struct round_words {
    struct word_list sides[SIDE_COUNT]; /* by enum finder_side */
    struct word_place *places;
    size_t place_count;
    size_t place_capacity;
};

void round_words_deinit(struct round_words *words);

/* Has the word of a number been added or noted? */
bool round_words_know(const struct round_words *words, uint32_t number);

/* Is it on the list of a side? Its index, if wanted (may be NULL). */
bool round_words_has(const struct round_words *words, enum finder_side side, uint32_t number,
                     size_t *index);

/* Puts a word that is not there on a side's list: what `path` spells on the board, for `points`.
 * STATUS_NO_MEMORY: nothing has changed. */
enum status round_words_add(struct round_words *words, const struct board *board,
                            enum finder_side side, uint32_t number, int points,
                            const struct path *path);

/* Remembers a word without listing it. STATUS_NO_MEMORY: nothing has changed. */
enum status round_words_note(struct round_words *words, uint32_t number);

/* Takes the points off the words that both sides have. */
void round_words_void_shared(struct round_words *words, enum finder_side one,
                             enum finder_side other);

/* The number of a word that the lexicon of `lexicon_count` words lacks, beyond the lexicon's: that
 * under which it is listed, or else a new one. */
uint32_t round_words_foreign_number(const struct round_words *words, const char *text,
                                    uint32_t lexicon_count);

#endif
