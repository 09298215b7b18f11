/* SPDX-License-Identifier: MIT */
/*
 * What the text in the dialog of a custom board means, how the dialog looks and what it says.
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
    CUSTOM_SENSE_SHORT,     /* a code that still lacks `missing` letters or digits */
    CUSTOM_SENSE_UNKNOWN,   /* a code with the character `unknown`, which none has */
    CUSTOM_SENSE_WRONG,     /* a code that names no board, for `reason` */
    CUSTOM_SENSE_CODE,      /* `board` */
    CUSTOM_SENSE_PUZZLE,    /* a code of the Scrambler, which alone can check it */
    CUSTOM_SENSE_CHALLENGE, /* `challenge` on `board` */
    CUSTOM_SENSE_BROKEN     /* a challenge of which at most the board is good, for `reason` */
};

#define CUSTOM_CODE_MAX 32

/* The state of the dialog. All but `custom` is set by custom_sense_text. */
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
    char reason[2 * FAULT_DETAIL_MAX]; /* a clause; "": memory gave out */
    int words;                         /* on the board; -1: memory gave out */
    bool ended_early;                  /* there may be more of them */
    int language; /* of the dice that a line names, as table_language_of_code has it */
    int left;     /* the language that was played before one was chosen here; -1: none was */
};

enum {
    CUSTOM_ID_SIZE = 1, /* and up: one for each size */
    CUSTOM_ID_FILL = CUSTOM_ID_SIZE + APP_SIZE_COUNT,
    CUSTOM_ID_PASTE,
    CUSTOM_ID_CLEAR,
    CUSTOM_ID_SOLVE,
    CUSTOM_ID_CANCEL,
    CUSTOM_ID_PLAY,
    CUSTOM_ID_LANGUAGE /* and the next: one for each of custom_languages */
};

/* The dice on the screen; `board`, which lives as long as the view, becomes what they show. */
void custom_draw_view(const struct custom_screen *screen, const struct desk *desk,
                      struct board *board, struct board_view *view);

/* Where the field is and how it looks, for the pointer. */
struct rect custom_draw_field(const struct desk *desk, struct field_look *look);

#define CUSTOM_REMARK_MAX 400

/* What to say about the text; true: it is a complaint. */
bool custom_draw_remark(const struct custom_screen *screen, char text[CUSTOM_REMARK_MAX]);

void custom_draw(void *self, const struct desk *desk, struct ui *ui);

/* --- custom_sense.c --- */

/* The languages that the board of a line may be played in: the one that is played or was left, and
 * that of its dice. False: there is no choice. */
bool custom_languages(const struct custom_screen *screen, const struct table *table,
                      int languages[2]);

/* Finds out what the text means, after it or the word list has changed. */
void custom_sense_text(struct custom_screen *screen, const struct desk *desk);

/* Replaces the text by what was pasted: a challenge or a code, perhaps within a longer text, or
 * letters. */
void custom_sense_paste(struct custom_screen *screen, const struct desk *desk, const char *text);

#endif
