/* SPDX-License-Identifier: MIT */
/*
 * The words found by the sides of a round, with their points, and an index of where each is listed.
 * Leaves to round.c which words count, and for how much.
 */
#ifndef TROUNCE_ENGINE_ROUND_WORDS_H
#define TROUNCE_ENGINE_ROUND_WORDS_H

#include "trounce/round.h"
#include "trounce/status.h"

/* Each text is its own allocation, so that it never moves. */
struct word_list {
    struct round_word *words;
    size_t count;
    size_t capacity;
    long points;
};

/* Where the word with a number is listed, possibly by several sides. */
struct word_place {
    bool is_used; /* false: an empty slot of the table */
    uint32_t number;
    uint32_t at[SIDE_COUNT]; /* 1 + the index in each side's list; 0: not listed */
};

/* Empty when zeroed. Invariants: each listed word has a place in the table; the capacity of the
 * table is 0 or a power of two, and it is at most half full. */
struct round_words {
    struct word_list sides[SIDE_COUNT]; /* indexed by enum side */
    struct word_place *places;
    size_t place_count;
    size_t place_capacity;
};

void round_words_deinit(struct round_words *words);

/* Returns whether the word with this number has been added or noted. */
bool round_words_know(const struct round_words *words, uint32_t number);

/* Returns whether a side lists the word, and its index if so (`index` may be NULL). */
bool round_words_has(const struct round_words *words, enum side side, uint32_t number,
                     size_t *index);

/* Adds a word to the list of a side that lacks it: what `path` spells on the board, for `points`,
 * found at `found_ms` (-1: not known). STATUS_NO_MEMORY: nothing has changed. */
enum status round_words_add(struct round_words *words, const struct board *board, enum side side,
                            uint32_t number, int points, long found_ms, const struct path *path);

/* Remembers a word without listing it. STATUS_NO_MEMORY: nothing has changed. */
enum status round_words_note(struct round_words *words, uint32_t number);

/* Sets the points of words that both sides list to 0. */
void round_words_void_shared(struct round_words *words, enum side one, enum side other);

/* Forgets all numbers, also of words that are only noted; round_words_number then gives each listed
 * word a number again. */
void round_words_forget_numbers(struct round_words *words);
void round_words_number(struct round_words *words, enum side side, size_t index, uint32_t number);

/* Returns a number >= `lexicon_count` for a word that is not in the lexicon: the one it is listed
 * under, or else a new one. */
uint32_t round_words_foreign_number(const struct round_words *words, const char *text,
                                    uint32_t lexicon_count);

#endif
