/* SPDX-License-Identifier: MIT */
/*
 * A rig that shows the Scrambler, and moves that tests make there.
 */
#ifndef TESTS_SLIDING_H
#define TESTS_SLIDING_H

#include "rig_test.h"
#include "scrambler_screen.h"

/* Returns an open rig with a store in memory, for puzzles of any level; `size` as in the program's
 * options. */
struct rig *sliding_open(int size, bool reduced_motion);

const struct scrambler *sliding_game(const struct rig *rig);

/* Assert that the grid is the jumbled one after the moves in the list, and one of these moves. */
void sliding_expect_consistent(const struct rig *rig);
void sliding_expect_move(const struct rig *rig, size_t index, bool is_column, int line, int shift);

/* Plays the puzzle's solution with the arrows. Does not wait for the celebration. */
void sliding_solve(struct rig *rig);

/* Deals until only the last grid of the solution is solved, so that sliding_solve does not win too
 * early. */
void sliding_deal_plain(struct rig *rig);

/* Counts the cues of a kind since the last call. */
int sliding_count_cues(struct rig *rig, enum cue_kind kind);

#endif
