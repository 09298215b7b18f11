/* SPDX-License-Identifier: MIT */
/*
 * Random boards and word lists on which the searches are compared with their specification. Leaves
 * the comparisons to the tests.
 */
#ifndef TROUNCE_TESTS_NAIVE_H
#define TROUNCE_TESTS_NAIVE_H

#include "specification.h"
#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/random.h"
#include "trounce/solver.h"

#include <stddef.h>

#define NAIVE_WORDS_MAX   400
#define NAIVE_LETTERS_MAX 24

/* A list of distinct words, in no order. */
struct naive_list {
    char words[NAIVE_WORDS_MAX][NAIVE_LETTERS_MAX + 1];
    struct word_note notes[NAIVE_WORDS_MAX];
    size_t count;
};

/* Returns a generator seeded from TROUNCE_SEED if set, otherwise from the clock; prints the seed.
 */
struct random naive_random(void);

/* Makes a board of letters that often form words (a, e, h, i, n, q, r, s, t, u), with faces of
 * every kind. */
void naive_random_board(struct random *random, int rows, int columns, struct board *board);

/* Adds a word if it is new and there is room. */
void naive_add(struct naive_list *list, const char *word, struct word_note note);

/* Makes a list of words with random notes; most are paths of the board, some a letter away from
 * one. */
void naive_random_list(struct random *random, const struct board *board, size_t count,
                       struct naive_list *list);

/* Makes a lexicon of the list, in English or in an alphabet; end it with lexicon_deinit. */
void naive_lexicon(const struct naive_list *list, struct lexicon *lexicon);
void naive_lexicon_in(const struct alphabet *alphabet, const struct naive_list *list,
                      struct lexicon *lexicon);

/* Turns the board clockwise and renumbers its cells. `turned` may be `board`. */
void naive_turn(const struct board *board, int quarter_turns, struct board *turned);

/* Returns a filter with any rules, of half the words, or with another least number of letters. */
struct solver_filter naive_random_filter(struct random *random);

/* The points of a word under a filter, by the table of the rules; 0: it is too short. */
int naive_points(const struct solver_filter *filter, int cell_count, int letters);

#endif
