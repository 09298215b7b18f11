/* SPDX-License-Identifier: MIT */
/*
 * Boards and paths as text for people. Leaves the text that is read back to board_format.
 */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "trounce/path.h"
#include "writer.h"

/* Writes the board as rows of cells, "." for a blank one. */
void show_board(struct writer *out, const struct board *board);

/* Writes the cells of a path as ROW,COLUMN from 1, blanks between them. */
void show_path(struct writer *out, const struct board *board, const struct path *path);

/* Writes "1 word", "2 words". */
void show_count(struct writer *out, long count, const char *noun);

#endif
