/* SPDX-License-Identifier: MIT */
/*
 * The board of tests of rounds, some words, and what such tests do and expect.
 *
 *     C A S E
 *     M O P I
 *     S T R E
 *     N A P D
 */
#ifndef TESTS_ROUND_TABLE_H
#define TESTS_ROUND_TABLE_H

#include "trounce/board.h"
#include "trounce/lexicon.h"
#include "trounce/round.h"

extern struct table {
    struct board board;
    struct lexicon lexicon;
} table;

/* Sets up the board with common words, of which the last `offensive` ones are offensive and not so
 * common; free the table with table_tear_down. */
int table_set_up(void **state, const char *const *words, size_t count, size_t offensive);
int table_tear_down(void **state);

/* Returns the terms of a round with four letters and up. */
struct round_config table_config(enum game_mode mode, long time_ms);

/* Returns a new round with these terms, which table_free_rounds frees after the test. */
struct round *table_round(const struct round_config *config);
int table_free_rounds(void **state);
#undef TEST_TEAR_DOWN
#define TEST_TEAR_DOWN table_free_rounds

/* Submits a word, which gets the verdict that round_judge announces. */
enum verdict table_submit(struct round *round, const char *word);

#endif
