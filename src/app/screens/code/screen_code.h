/* SPDX-License-Identifier: MIT */
/*
 * What a typed code is: of a board, of a puzzle, not whole yet, or wrong. Leaves the dialog to its
 * screen.
 */
#ifndef APP_SCREEN_CODE_H
#define APP_SCREEN_CODE_H

#include "desk.h"
#include "field.h"

#include "trounce/board.h"
#include "trounce/status.h"

#include <stdbool.h>

/* The dialog for a board by its code. */
struct code_screen {
    struct field field;
    char refused[FIELD_CHARACTER_MAX]; /* what was typed last and is in no code; "": nothing */
};

enum code_kind {
    CODE_NONE,  /* nothing is typed */
    CODE_SHORT, /* `missing` letters or digits are to come */
    CODE_WRONG, /* for `reason` */
    CODE_BOARD, /* `board` */
    CODE_PUZZLE /* of the Scrambler; whether it can be dealt is seen there */
};

struct code_sense {
    enum code_kind kind;
    int missing;
    struct board board;
    char reason[FAULT_DETAIL_MAX];
};

/* Reads a code as far as it is typed; blanks and dashes anywhere. */
struct code_sense screen_code_sense(const struct desk *desk, const char *text);

#define CODE_REMARK_MAX 240

/* What is said about the code in the dialog; true: it is a complaint. */
bool screen_code_remark(const struct code_screen *screen, const struct desk *desk,
                        char text[CODE_REMARK_MAX]);

#endif
