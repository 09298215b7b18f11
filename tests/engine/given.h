/* SPDX-License-Identifier: MIT */
/*
 * What tests start from: boards and word lists written in the test, and the game's dice. Every
 * failure fails the test.
 */
#ifndef TROUNCE_TESTS_GIVEN_H
#define TROUNCE_TESTS_GIVEN_H

#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/lexicon.h"
#include "trounce/race.h"
#include "trounce/round.h"
#include "trounce/solver.h"

#include <stddef.h>

/* Returns the board that board_parse reads in `text`. */
struct board given_board(const char *text);

/* Returns an English lexicon of `count` distinct words of unknown tier; end it with
 * lexicon_deinit. */
struct lexicon given_lexicon(const char *const *words, size_t count);

/* Opens the game's own word list; returns its bytes, to be freed after lexicon_deinit. */
void *given_words_of_game(struct lexicon *lexicon);

/* Returns the dice of the game's file for a set. */
struct dice given_dice(const struct dice_set *set);

/* Surveys a board with a solver of its own. STATUS_NO_MEMORY. */
enum status given_survey(const struct board *board, const struct lexicon *lexicon,
                         const struct solver_filter *filter, int common_tier,
                         struct survey *survey);

/* Checks that every word of a solution is spelt by its path on the board, over cells that count as
 * used. */
void given_check_paths(const struct board *board, const struct solution *solution);

/* Plans the same race as the round does. */
void given_race(const struct round *round, struct race *race);

#endif
