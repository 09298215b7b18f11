/* SPDX-License-Identifier: MIT */
/*
 * What the text of the dialog of a custom board is meant as, how the dialog looks and what it says.
 * Leaves input to screen_custom.c and the text to custom.h.
 */
#ifndef APP_CUSTOM_DRAW_H
#define APP_CUSTOM_DRAW_H

#include "board_view.h"
#include "custom.h"
#include "desk.h"
#include "layout.h"

#include "trounce/challenge.h"

/* What the text is. */
enum custom_sense {
    CUSTOM_SENSE_LETTERS,
    CUSTOM_SENSE_SHORT,     /* a code of which `missing` letters or digits are to come */
    CUSTOM_SENSE_UNKNOWN,   /* a code with the character `unknown`, which none has */
    CUSTOM_SENSE_WRONG,     /* a code that brings nothing, for `reason` */
    CUSTOM_SENSE_CODE,      /* `board` */
    CUSTOM_SENSE_PUZZLE,    /* of the Scrambler; whether it can be dealt is seen there */
    CUSTOM_SENSE_CHALLENGE, /* `challenge` on `board` */
    CUSTOM_SENSE_BROKEN     /* a challenge that brings at most its board, for `reason` */
};

#define CUSTOM_CODE_MAX 32

/* The state of the dialog. Besides `custom` all is made by custom_sense_text. */
struct custom_screen {
    struct custom custom; /* size of 0: not opened yet */
    enum custom_sense sense;
    bool has_board;
    struct board board;
    char code[CUSTOM_CODE_MAX]; /* of the board; "": it has none */
    struct challenge challenge;
    int sender_words, sender_points; /* of the challenge */
    int missing;
    char unknown;
    char reason[FAULT_DETAIL_MAX]; /* a clause; "": memory gave out */
    int words;                     /* on the board; -1: memory gave out */
    bool ended_early;              /* there may be more of them */
};

enum {
    CUSTOM_ID_SIZE = 1, /* and on: a size each */
    CUSTOM_ID_FILL = CUSTOM_ID_SIZE + APP_SIZE_COUNT,
    CUSTOM_ID_PASTE,
    CUSTOM_ID_CLEAR,
    CUSTOM_ID_SOLVE,
    CUSTOM_ID_CANCEL,
    CUSTOM_ID_PLAY
};

/* The dice on the screen; `board`, which lives as long as the view, becomes what they show. */
void custom_draw_view(const struct custom_screen *screen, const struct desk *desk,
                      struct board *board, struct board_view *view);

/* Where the field is and how it looks, for the pointer. */
struct rect custom_draw_field(const struct desk *desk, struct field_look *look);

#define CUSTOM_REMARK_MAX 400

/* What is to be said about the text; true: it is a complaint. */
bool custom_draw_remark(const struct custom_screen *screen, char text[CUSTOM_REMARK_MAX]);

void custom_draw(void *self, const struct desk *desk, struct ui *ui);

/* --- custom_sense.c --- */

/* The text has changed, or the words of the game have: what is it meant as? */
void custom_sense_text(struct custom_screen *screen, const struct desk *desk);

/* Takes what was pasted in place of what was there: a challenge or a code, also out of a longer
 * text, or letters. */
void custom_sense_paste(struct custom_screen *screen, const struct desk *desk, const char *text);

#endif
