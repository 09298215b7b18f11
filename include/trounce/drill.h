/* SPDX-License-Identifier: MIT */
/*
 * Shakes boards for practice: of many, the one that holds the most of some words. Leaves which
 * words those are, and when it has been looked for long enough, to the caller.
 */
#ifndef TROUNCE_DRILL_H
#define TROUNCE_DRILL_H

#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/lexicon.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct drill_config {
    const struct dice *dice;       /* as many as a square board has; copied */
    const struct lexicon *lexicon; /* the words of the game, borrowed */
    struct solver *solver;         /* of that lexicon, borrowed; used within calls only */
    enum solver_simd simd;
    enum rules rules;
    const char *const *words; /* that are wanted, in lower case; copied */
    size_t word_count;
    uint64_t seed; /* of the shakes */
};

struct drill;

/*
 * Wanted words that no round on such a board can have are passed over: words that are too short for
 * the rules, not in the lexicon, there twice, or not to be spelled by these dice. The caller ends
 * with drill_free. STATUS_NO_MEMORY.
 *
 * The rest makes a small lexicon of its own: with twenty words a solver looks through four times as
 * many boards a second as it does with all words of the game (tests/bench/bench_drill).
 */
enum status drill_new(const struct drill_config *config, struct drill **drill);
void drill_free(struct drill *drill);

/* How many of the wanted words there are to be met. */
size_t drill_word_count(const struct drill *drill);

/* Shakes at least `shakes` boards more, by batches, and keeps the best. STATUS_NO_MEMORY. */
enum status drill_step(struct drill *drill, long shakes);

/* The boards that were shaken so far. */
long drill_shakes(const struct drill *drill);

/* What the search came to. */
struct drill_board {
    struct board board;
    int held;       /* wanted words on it */
    bool is_shaken; /* `state` brings it back, as that of deal_fair does */
    uint64_t state;
};

/*
 * The board that holds the most wanted words; among equals, the one with the most common words. If
 * none of those that were shaken holds any, as may be when few and long words are wanted, one of
 * the words is laid onto the dice by chance and the rest shaken around it, some thousand times:
 * such a board holds at least one, but no state of the generator shakes it. STATUS_MISSING: there
 * is no word to be met; STATUS_NO_MEMORY.
 */
enum status drill_finish(struct drill *drill, struct drill_board *best);

#endif
