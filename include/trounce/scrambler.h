/* SPDX-License-Identifier: MIT */
/*
 * A game of the Scrambler: a puzzle, the grid as it is now, and every move that led there. Leaves
 * dealing to scrambler_puzzle.h and hints to scrambler_solver.h.
 */
#ifndef TROUNCE_SCRAMBLER_H
#define TROUNCE_SCRAMBLER_H

#include "trounce/scrambler_puzzle.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Read-only for callers. Invariants: made_count <= known_count; the jumbled grid with
 * moves[0..made_count-1] made is `grid`. The moves after these have been undone.
 */
struct scrambler {
    struct scrambler_puzzle puzzle;
    struct scrambler_grid grid;
    struct scrambler_move *moves;
    size_t made_count; /* the moves that the player is shown as made */
    size_t known_count;
    size_t capacity;
    bool has_quit;
};

/* Begins a game; the puzzle is copied. Allocates nothing until the first move. */
void scrambler_init(struct scrambler *scrambler, const struct scrambler_puzzle *puzzle);

/*
 * Goes on with a game as it was left: `known` moves were made, and all but the first `made` of them
 * taken back. STATUS_DAMAGED for what is no move of the grid, STATUS_NO_MEMORY; the game is begun
 * anew then.
 */
enum status scrambler_go_on(struct scrambler *scrambler, const struct scrambler_puzzle *puzzle,
                            const struct scrambler_move *moves, size_t known, size_t made);

/* Frees the history. */
void scrambler_deinit(struct scrambler *scrambler);

/* Is every hidden word home, as scrambler_grid_homes says? */
bool scrambler_is_solved(const struct scrambler *scrambler);

/* Has the player quit or solved the puzzle? Moves and undo still work then. */
bool scrambler_is_over(const struct scrambler *scrambler);

/* Makes a move, of as many cells as it says, as one step to undo. Moves that had been undone are
 * forgotten. STATUS_NO_MEMORY: nothing has changed. */
enum status scrambler_slide(struct scrambler *scrambler, struct scrambler_move move);

/* Undoes the last move, or redoes the one undone last; false when there is none. `*move` (may be
 * NULL) is what happens to the grid, to be shown. */
bool scrambler_undo(struct scrambler *scrambler, struct scrambler_move *move);
bool scrambler_redo(struct scrambler *scrambler, struct scrambler_move *move);

/* Back to the jumbled start: undoes all moves, so that redo brings them back. */
void scrambler_restart(struct scrambler *scrambler);

void scrambler_quit(struct scrambler *scrambler);

#endif
