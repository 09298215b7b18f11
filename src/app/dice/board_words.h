/* SPDX-License-Identifier: MIT */
/*
 * The board in words, for those who hear it. Rows and columns are counted from 1, as the board is
 * rotated on the screen.
 */
#ifndef APP_BOARD_WORDS_H
#define APP_BOARD_WORDS_H

#include "board_view.h"

/* "T", "Qu"; "" for a blank. Static. */
const char *board_words_die(const struct board_view *view, int cell);

/* "row 2, column 3" */
const char *board_words_place(struct arena *arena, const struct board_view *view, int cell);

/* "Row 2: L, A, T, G", of the row that has `cell`; and of row `row` from 0 on, NULL: there is none.
 */
const char *board_words_row_of(struct arena *arena, const struct board_view *view, int cell);
const char *board_words_row(struct arena *arena, const struct board_view *view, int row);

/* "T, E, R": the dice that may come next on a path; "" if there is none. */
const char *board_words_next(struct arena *arena, const struct board_view *view,
                             const struct path *path);

/* "S, Q, U, A, R, E": the letters of a word, in capitals. */
const char *board_words_spelt(struct arena *arena, const struct alphabet *alphabet,
                              const char *word);

/* Makes the die at `cell` the place of the keyboard, with its letter and place as its name. */
void board_words_place_keys(struct ui *ui, int id, const struct board_view *view, int cell);

#endif
