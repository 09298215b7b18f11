/* SPDX-License-Identifier: MIT */
/*
 * Makes a history for tests: rounds on dealt boards by a player who keeps improving. Leaves
 * checking it to the tests.
 */
#ifndef TESTS_PAST_ROUNDS_H
#define TESTS_PAST_ROUNDS_H

#include "store.h"

#include "trounce/dice.h"
#include "trounce/lexicon.h"

/* Describes the rounds. Two players are Ann and Ben. */
struct past_rounds {
    const struct lexicon *lexicon;
    const struct dice *dice;
    const struct dice_set *set;
    enum rules rules;
    enum game_mode mode;
    enum rival_level level; /* RIVAL_FRIEND: Ann, who found every second word */
    int rung;               /* of RIVAL_LADDER; 0: the first */
    enum round_kind kind;
    bool counts;
    bool rated;  /* with stars, and a strength that grows up to 400 */
    int percent; /* of a board's words found in the last round; 1 in the first */
    long count;
    int64_t last_unix_s; /* when the last one ended; each earlier one ended a day before the next */
    uint64_t seed;
};

/* Plays and saves the rounds. Returns the first error. */
enum status past_rounds_play(const struct past_rounds *past, struct store *store);

#endif
