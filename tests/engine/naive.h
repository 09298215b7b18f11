/* SPDX-License-Identifier: MIT */
/*
 * Boards and word lists by chance, and the stupid search that the clever ones are compared with: it
 * tries every word of a list on every path, without a trie. Leaves what is compared to the tests.
 */
#ifndef TROUNCE_TESTS_NAIVE_H
#define TROUNCE_TESTS_NAIVE_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/random.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NAIVE_WORDS_MAX   400
#define NAIVE_LETTERS_MAX 24

/* A list of different words, in no order. */
struct naive_list {
    char words[NAIVE_WORDS_MAX][NAIVE_LETTERS_MAX + 1];
    struct word_note notes[NAIVE_WORDS_MAX];
    size_t count;
};

/* A generator seeded from the clock, or from TROUNCE_SEED when that is set; prints the seed. */
struct random naive_random(void);

/* A board of letters that often make words: a, e, h, i, n, q, r, s, t, u, and faces of every kind.
 */
void naive_random_board(struct random *random, int rows, int columns, struct board *board);

/* Adds a word, if it is new and there is room. */
void naive_add(struct naive_list *list, const char *word, struct word_note note);

/* A list of words, most of which are paths of the board, some a letter away from one; notes by
 * chance. */
void naive_random_list(struct random *random, const struct board *board, size_t count,
                       struct naive_list *list);

/* The same words as a lexicon, of English words or in an alphabet; the caller ends with
 * lexicon_deinit. */
void naive_lexicon(const struct naive_list *list, struct lexicon *lexicon);
void naive_lexicon_in(const struct alphabet *alphabet, const struct naive_list *list,
                      struct lexicon *lexicon);

/* Is the word on the board? Every cell of every path of it is added to `*cells`. */
bool naive_is_on_board(const struct board *board, const char *word, uint64_t *cells);

/* How many paths spell the word? */
long naive_path_count(const struct board *board, const char *word);

#endif
