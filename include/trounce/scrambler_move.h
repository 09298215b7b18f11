/* SPDX-License-Identifier: MIT */
/*
 * A move of the Scrambler: a row or column pushed along itself, what falls off coming in again at
 * the other end; and the commands that a player types. Leaves the letters to scrambler_grid.h.
 */
#ifndef TROUNCE_SCRAMBLER_MOVE_H
#define TROUNCE_SCRAMBLER_MOVE_H

#include <stdbool.h>
#include <stddef.h>

#define SCRAMBLER_SIZE_MIN 3
#define SCRAMBLER_SIZE_MAX 9

/*
 * A line and how far it goes. `line` counts from 0; `shift` is in cells, never 0 and less than the
 * size of the grid either way: above 0 to the right or down, below 0 to the left or up.
 */
struct scrambler_move {
    bool is_column;
    unsigned char line;
    signed char shift;
};

/* The move that takes `move` back. */
struct scrambler_move scrambler_move_opposite(struct scrambler_move move);

/* How many cells the line goes, 1 or more. */
int scrambler_move_cells(struct scrambler_move move);

enum scrambler_command {
    SCRAMBLER_NOTHING, /* no command: changes nothing */
    SCRAMBLER_SLIDE,
    SCRAMBLER_RESTART,
    SCRAMBLER_QUIT
};

/*
 * Reads what a player typed, in either case and without anything around it: `r2r` `r2l` `c3u`
 * `c3d` (lines count from 1, up to `size`), `r` restart, `q` quit. `*move` (by one cell) is written
 * for SCRAMBLER_SLIDE only.
 */
enum scrambler_command scrambler_move_read(const char *text, size_t length, int size,
                                           struct scrambler_move *move);

#define SCRAMBLER_MOVE_TEXT_MAX 4

/* Writes the move as it would be typed, "c3d"; the number of cells is left to the caller. Returns
 * `text`. */
char *scrambler_move_text(struct scrambler_move move, char text[SCRAMBLER_MOVE_TEXT_MAX]);

#endif
