/* SPDX-License-Identifier: MIT */
/*
 * What is behind a board, and its words.
 */
#ifndef LIBRARY_TROUNCE_BOARD_H
#define LIBRARY_TROUNCE_BOARD_H

#include "trounce.h"

#include "trounce/board.h"

struct trounce_board {
    struct alphabet alphabet; /* which `board` refers to */
    struct board board;
    char text[BOARD_TEXT_MAX];
    char grid[BOARD_TEXT_MAX];
};

#endif
