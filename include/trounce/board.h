/* SPDX-License-Identifier: MIT */
/*
 * A board: faces in rows and columns, and which cells adjoin. Leaves the dealing of fair boards to
 * deal.h and words to path.h, finder.h and solver.h.
 */
#ifndef TROUNCE_BOARD_H
#define TROUNCE_BOARD_H

#include "trounce/face.h"
#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

#define BOARD_CELLS_MAX 64
#define BOARD_TEXT_MAX  640 /* a cell of two letters of four bytes each, and a blank */

/*
 * Cells are numbered row by row from 0. Invariants: 1 <= rows * columns <= BOARD_CELLS_MAX; bit b
 * of neighbours[a] is set exactly when a and b adjoin by a side or a corner, whatever they show.
 */
struct board {
    const struct alphabet *alphabet; /* whose faces it shows */
    int rows;
    int columns;
    unsigned char faces[BOARD_CELLS_MAX]; /* of the alphabet; in English enum face */
    uint64_t neighbours[BOARD_CELLS_MAX];
};

/* Makes a board of `rows` × `columns` (each >= 1, at most 64 cells in all) showing `faces`, which
 * are English or of an alphabet that has to outlive the board. */
void board_init(struct board *board, int rows, int columns, const unsigned char *faces);
void board_init_in(struct board *board, const struct alphabet *alphabet, int rows, int columns,
                   const unsigned char *faces);

/*
 * Makes it a board of another alphabet, with the same letters on every cell: nothing is folded.
 * STATUS_MISSING: it shows what no die of that alphabet shows, which `fault` (may be NULL) names;
 * the board is as it was. For words of another language than that of the dice.
 */
enum status board_change_alphabet(struct board *board, const struct alphabet *alphabet,
                                  struct fault *fault);

static inline int board_cell_count(const struct board *board)
{
    return board->rows * board->columns;
}

/*
 * Reads a board from `text`: letters in a row (casemopistrenapd, a Q is QU, also when a U follows
 * if the count only fits that way, and Q' one without a U), or cells set apart by blanks or commas
 * (Qu a t . th …, "." is a blank cell), or rows set apart by "/" or newlines (cat/dog is 2 × 3,
 * abcdefg/ is 1 × 7) or, when they cannot be cells, by blanks (case mopi stre napd). With `rows`
 * and `columns` of 0 the shape is that of the rows of the text, or else a square of all cells;
 * otherwise both are at least 1, with at most 64 cells in all, and the text has to agree. Either
 * case. STATUS_EMPTY; STATUS_SYNTAX for anything that is not a cell (line and column in `fault`);
 * STATUS_RANGE for a wrong number of cells, which the detail names: "15 letters: a 4 × 4 board has
 * 16". On failure `board` is as it was. Letters and cells of two are English, or those of an
 * alphabet that has to outlive the board.
 */
enum status board_parse(const char *text, size_t length, int rows, int columns, struct board *board,
                        struct fault *fault);
enum status board_parse_in(const struct alphabet *alphabet, const char *text, size_t length,
                           int rows, int columns, struct board *board, struct fault *fault);

/* Writes the board so that board_parse reads it back: letters in a row where that is enough, else
 * "Qu A T .", rows by "/" when it is not square. Returns `text`. */
char *board_format(const struct board *board, char text[BOARD_TEXT_MAX]);

/*
 * Where a cell is shown when the board has been turned clockwise by `quarter_turns` (any number):
 * its row and column among the rows and columns of the turned board. The cell keeps its number.
 */
void board_turned_place(const struct board *board, int quarter_turns, int cell, int *row,
                        int *column);

/* The board itself turned clockwise: cells are numbered anew. `turned` may be `board`. */
void board_rotate(const struct board *board, int quarter_turns, struct board *turned);

#endif
