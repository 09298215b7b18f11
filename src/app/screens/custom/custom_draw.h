/* SPDX-License-Identifier: MIT */
/*
 * How the dialog of a custom board looks, and what it says of the letters. Leaves input to
 * screen_custom.c and the letters to custom.h.
 */
#ifndef APP_CUSTOM_DRAW_H
#define APP_CUSTOM_DRAW_H

#include "board_view.h"
#include "custom.h"
#include "desk.h"
#include "layout.h"

/* The state of the dialog. */
struct custom_screen {
    struct custom custom; /* size of 0: not opened yet */
    int words;            /* on the dice when all show a letter; -1: memory gave out */
    bool ended_early;     /* there may be more of them */
};

enum {
    CUSTOM_ID_SIZE = 1, /* and on: a size each */
    CUSTOM_ID_FIELD = CUSTOM_ID_SIZE + APP_SIZE_COUNT,
    CUSTOM_ID_FILL,
    CUSTOM_ID_PASTE,
    CUSTOM_ID_CLEAR,
    CUSTOM_ID_SOLVE,
    CUSTOM_ID_CANCEL,
    CUSTOM_ID_PLAY
};

/* The dice on the screen; `board`, which lives as long as the view, becomes what they show. */
void custom_draw_view(const struct custom_screen *screen, const struct desk *desk,
                      struct board *board, struct board_view *view);

/* Which byte of custom_text a press on the field at `x` means. */
int custom_draw_text_at(struct custom_screen *screen, struct desk *desk, int x);

#define CUSTOM_REMARK_MAX 400

/* What is to be said about the letters; true: it is a complaint. */
bool custom_draw_remark(const struct custom_screen *screen, char text[CUSTOM_REMARK_MAX]);

void custom_draw(void *self, const struct desk *desk, struct ui *ui);

#endif
