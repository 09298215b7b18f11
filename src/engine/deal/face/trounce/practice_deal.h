/* SPDX-License-Identifier: MIT */
/*
 * Finds a practice board: of many shaken boards, the one with the most of some wanted words. Leaves
 * the choice of words and the decision when to stop to the caller.
 */
#ifndef TROUNCE_PRACTICE_DEAL_H
#define TROUNCE_PRACTICE_DEAL_H

#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/lexicon.h"
#include "trounce/scoring.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct practice_deal_config {
    const struct dice *dice;       /* a square number of them; copied */
    const struct lexicon *lexicon; /* the words of the game, borrowed */
    struct solver *solver;         /* of that lexicon, borrowed; used within calls only */
    enum solver_kernel simd;
    enum rules rules;
    const char *const *words; /* wanted words, in lower case; copied */
    size_t word_count;
    uint64_t seed; /* of the shakes */
};

struct practice_deal;

/*
 * Starts a search; free it with practice_deal_free. Wanted words that can never count are skipped:
 * too short for the rules, not in the lexicon, repeated, or impossible with these dice.
 * STATUS_NO_MEMORY.
 *
 * The others form a small lexicon: with twenty words a solver searches four times as many boards
 * per second as with all words of the game (tests/bench/bench_practice).
 */
enum status practice_deal_new(const struct practice_deal_config *config,
                              struct practice_deal **deal);
void practice_deal_free(struct practice_deal *deal);

/* The number of wanted words that were not skipped. */
size_t practice_deal_word_count(const struct practice_deal *deal);

/* Shakes at least `shakes` more boards, in batches, and keeps the best. STATUS_NO_MEMORY. */
enum status practice_deal_step(struct practice_deal *deal, long shakes);

/* The result of the search. */
struct practice_board {
    struct board board;
    int held;       /* wanted words on it */
    bool is_shaken; /* `state` recreates it, as with deal_fair */
    uint64_t state;
};

/*
 * Gets the board with the most wanted words and, among equals, the most common words. If no shaken
 * board has any, as can happen with few, long words, a random wanted word is laid along a random
 * path and the other dice are shaken around it, a few thousand times: such a board has at least one
 * wanted word, but no generator state recreates it. STATUS_MISSING: practice_deal_word_count is 0;
 * STATUS_NO_MEMORY.
 */
enum status practice_deal_finish(struct practice_deal *deal, struct practice_board *best);

#endif
