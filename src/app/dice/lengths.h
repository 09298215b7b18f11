/* SPDX-License-Identifier: MIT */
/*
 * How many words are left on a board, by length.
 */
#ifndef APP_LENGTHS_H
#define APP_LENGTHS_H

#include "trounce/path.h"
#include "widgets.h"

#define LENGTHS_ROOM 130 /* units: the height of a table with as many rows as usual */

struct lengths {
    const char *title;               /* says what is counted */
    int left[PATH_LETTERS_MAX + 1];  /* by number of letters */
    int found[PATH_LETTERS_MAX + 1]; /* of has_pips */
    int sum;                         /* of those left */
    bool has_pips;                   /* a word is a square, amber once it is found */
    bool is_guide;                   /* how dice fade is explained */
    bool has_figures;                /* the dice have figures in their corners */
};

/* Draws them in `area`: with a square for each word, or a row for each length in
 * one or two columns, or in words if there is no room for rows. */
void lengths_draw(struct ui *ui, struct rect area, const struct lengths *lengths);

/* "Still on the board · 4 letters 132 · 5 letters 82" */
const char *lengths_text(struct arena *arena, const struct lengths *lengths);

#endif
