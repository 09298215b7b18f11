/* SPDX-License-Identifier: MIT */
/*
 * A board: faces in rows and columns, and which cells are adjacent. Leaves dealing fair boards to
 * deal.h and words to path.h, finder.h and solver.h.
 */
#ifndef TROUNCE_BOARD_H
#define TROUNCE_BOARD_H

#include "trounce/face.h"
#include "trounce/status.h"

#include <stddef.h>
#include <stdint.h>

#define BOARD_CELLS_MAX 64
#define BOARD_TEXT_MAX  640 /* per cell: two letters of up to four bytes, and a blank */

/*
 * Cells are numbered row by row from 0. Invariants: 1 <= rows * columns <= BOARD_CELLS_MAX; bit b
 * of neighbours[a] is set exactly when a and b share a side or a corner, blank or not.
 */
struct board {
    const struct alphabet *alphabet; /* whose faces it shows */
    int rows;
    int columns;
    unsigned char faces[BOARD_CELLS_MAX]; /* face numbers; in English enum face */
    uint64_t neighbours[BOARD_CELLS_MAX];
};

/* Initializes a board of `rows` × `columns` (each >= 1, at most 64 cells in all) showing `faces`,
 * in English or in an alphabet that must outlive the board. */
void board_init(struct board *board, int rows, int columns, const unsigned char *faces);
void board_init_in(struct board *board, const struct alphabet *alphabet, int rows, int columns,
                   const unsigned char *faces);

/*
 * Converts the board to another alphabet, with the same letters on every cell; nothing is folded.
 * Used to play in a language other than that of the dice. STATUS_MISSING: the alphabet lacks one of
 * the faces, which `fault` (may be NULL) names; the board is unchanged.
 */
enum status board_change_alphabet(struct board *board, const struct alphabet *alphabet,
                                  struct fault *fault);

static inline int board_cell_count(const struct board *board)
{
    return board->rows * board->columns;
}

/*
 * Parses a board in either case: letters in a row (casemopistrenapd; Q is QU, Q' is a Q without a
 * U, and a U after Q belongs to it if the count fits only that way), or cells separated by blanks
 * or commas (Qu a t . th …, "." is a blank cell), or rows separated by "/" or newlines (cat/dog is
 * 2 × 3, abcdefg/ is 1 × 7) or, if they cannot be cells, by blanks (case mopi stre napd). With
 * `rows` and `columns` 0 the shape is that of the rows, or else a square; otherwise both are at
 * least 1, with at most 64 cells in all, and the text must match. STATUS_EMPTY; STATUS_SYNTAX for
 * anything that is not a cell (line and column in `fault`); STATUS_RANGE for a wrong number of
 * cells, stated in the detail: "15 letters: a 4 × 4 board has 16". On failure `board` is unchanged.
 * Letters and two-letter cells are English, or those of an alphabet that must outlive the board.
 */
enum status board_parse(const char *text, size_t length, int rows, int columns, struct board *board,
                        struct fault *fault);
enum status board_parse_in(const struct alphabet *alphabet, const char *text, size_t length,
                           int rows, int columns, struct board *board, struct fault *fault);

/* Formats the board for board_parse: letters in a row if possible, else "Qu A T .", with rows
 * separated by "/" if it is not square. Returns `text`. */
char *board_format(const struct board *board, char text[BOARD_TEXT_MAX]);

/* Formats the board for people: a line for each row, with a newline, in columns of three
 * characters; "." is a blank cell. Returns `text`. */
char *board_format_rows(const struct board *board, char text[BOARD_TEXT_MAX]);

/*
 * The row and column of a cell after the board is turned clockwise by `quarter_turns` (any number).
 * The cell keeps its number.
 */
void board_turned_place(const struct board *board, int quarter_turns, int cell, int *row,
                        int *column);

#endif
