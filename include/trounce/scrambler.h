/* SPDX-License-Identifier: MIT */
/*
 * A game of the Scrambler: a puzzle, the current grid and the moves that led to it. Leaves dealing
 * to scrambler_puzzle.h and hints to scrambler_solver.h.
 */
#ifndef TROUNCE_SCRAMBLER_H
#define TROUNCE_SCRAMBLER_H

#include "trounce/api.h"
#include "trounce/scrambler_puzzle.h"

#include <stdbool.h>
#include <stddef.h>

TROUNCE_API_BEGIN

/*
 * Read-only for callers. Invariants: made_count <= known_count; `grid` is the jumbled grid after
 * moves[0..made_count-1]. The moves after these have been undone.
 */
struct scrambler {
    struct scrambler_puzzle puzzle;
    struct scrambler_grid grid;
    struct scrambler_move *moves;
    size_t made_count; /* moves made and not undone */
    size_t known_count;
    size_t capacity;
    bool has_quit;
};

/* Begins a game; copies the puzzle. Allocates nothing until the first move. */
void scrambler_init(struct scrambler *scrambler, const struct scrambler_puzzle *puzzle);

/*
 * Resumes a game: `known` moves were made, and all but the first `made` of them undone.
 * STATUS_DAMAGED for an invalid move, STATUS_NO_MEMORY; the game is then at its beginning.
 */
enum status scrambler_resume(struct scrambler *scrambler, const struct scrambler_puzzle *puzzle,
                             const struct scrambler_move *moves, size_t known, size_t made);

/* Frees the history. */
void scrambler_deinit(struct scrambler *scrambler);

/* Returns whether every hidden word is home (see scrambler_grid_homes). */
bool scrambler_is_solved(const struct scrambler *scrambler);

/* Returns whether the player has quit or solved the puzzle. Moves and undo still work then. */
bool scrambler_is_over(const struct scrambler *scrambler);

/* Makes a move, of any number of cells, as one undo step. Discards moves that had been undone.
 * STATUS_NO_MEMORY: nothing has changed. */
enum status scrambler_slide(struct scrambler *scrambler, struct scrambler_move move);

/*
 * Does what a player types, in either case and with blanks around it ignored: a move by one cell,
 * such as "c3u" (see scrambler_move_parse), "r" to restart, "q" to quit. STATUS_EMPTY for blanks
 * alone, STATUS_SYNTAX for anything else, STATUS_NO_MEMORY: nothing has changed then.
 */
enum status scrambler_try_move(struct scrambler *scrambler, const char *typed);

/* Undoes the last move, or redoes the one undone last; returns false if there is none. `*move` (may
 * be NULL) gets the move applied to the grid. */
bool scrambler_undo(struct scrambler *scrambler, struct scrambler_move *move);
bool scrambler_redo(struct scrambler *scrambler, struct scrambler_move *move);

/* Returns to the jumbled start by undoing all moves; redo brings them back. */
void scrambler_restart(struct scrambler *scrambler);

void scrambler_quit(struct scrambler *scrambler);

TROUNCE_API_END

#endif
