/* SPDX-License-Identifier: MIT */
/*
 * What a typed code is: of a board, of a puzzle, not whole yet, or wrong. Leaves the dialog to its
 * screen.
 */
#ifndef APP_SCREEN_CODE_H
#define APP_SCREEN_CODE_H

#include "trounce/board.h"
#include "trounce/status.h"

#include <stdbool.h>

struct app;

enum code_kind {
    CODE_NONE,  /* nothing is typed */
    CODE_SHORT, /* `missing` letters or digits are to come */
    CODE_WRONG, /* for `reason` */
    CODE_BOARD, /* `board` */
    CODE_PUZZLE /* of the Scrambler; whether it can be dealt, is seen there */
};

struct code_sense {
    enum code_kind kind;
    int missing;
    struct board board;
    char reason[FAULT_DETAIL_MAX];
};

/* Reads a code as far as it is typed; blanks and dashes anywhere. */
struct code_sense screen_code_sense(const struct app *app, const char *text);

#define CODE_REMARK_MAX 240

/* What is said about the code in the dialog; true: it is a complaint. */
bool screen_code_remark(const struct app *app, char text[CODE_REMARK_MAX]);

#endif
