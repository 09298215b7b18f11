/* SPDX-License-Identifier: MIT */
/*
 * The dialog for a board by its code, for tests. Leaves what it does to screen_code.c.
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

#define CODE_REMARK_MAX 240

/* What is said about the code in the dialog; true: it is a complaint. */
bool screen_code_remark(const struct code_screen *screen, const struct desk *desk,
                        char text[CODE_REMARK_MAX]);

#endif
