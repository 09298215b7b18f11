/* SPDX-License-Identifier: MIT */
/*
 * A history for tests: rounds that somebody played on dealt boards, the player better and better.
 * Leaves what should be seen of it to the tests.
 */
#ifndef TESTS_PAST_ROUNDS_H
#define TESTS_PAST_ROUNDS_H

#include "store.h"

#include "trounce/dice.h"
#include "trounce/lexicon.h"

/* What the rounds are like; `index` 0 is the oldest one. Two players are Ann and Ben. */
struct past_rounds {
    const struct lexicon *lexicon;
    const struct dice *dice;
    const struct dice_set *set;
    enum rules rules;
    enum way way;
    enum rival_level level; /* RIVAL_FRIEND: Ann, who found every other word */
    enum round_kind kind;
    bool counts;
    bool rated;  /* with stars, and a strength that grows up to 400 */
    int percent; /* of the words of a board that the last round's player finds; 1 in the first */
    long count;
    int64_t last_unix_s; /* when the last one ended; each of the others a day before the next */
    uint64_t seed;
};

/* Plays them and saves them. Returns what went wrong first. */
enum status past_rounds_play(const struct past_rounds *past, struct store *store);

#endif
