/* SPDX-License-Identifier: MIT */
/*
 * Invariants of the app under any input: the program ends where one is violated.
 */
#ifndef TESTS_HOLDS_H
#define TESTS_HOLDS_H

#include "game_state.h"

/* The last state seen of the round. */
struct seen_round {
    const struct round *round;
    long long began_unix_s;
    enum round_phase phase;
    long played_ms;
    size_t word_count;
};

/* Each screen is in the stack once; points, words and phase of the round are valid. */
void holds_game(const struct game *game, struct seen_round *seen);

/* What was drawn lies near the window and has valid UTF-8 texts, and the pointer hovers over
 * nothing that is not there. */
void holds_frame(const struct game *game, const struct draw_list *list);

/* The rounds saved beyond the `known` ones can be read again. */
void holds_store(struct store *store, const struct lexicon *lexicon, long known);

#endif
