/* SPDX-License-Identifier: MIT */
/*
 * What the text in the custom board dialog means, how the dialog looks and what it says. Leaves
 * input to screen_custom.c and the text to custom.h.
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
    CUSTOM_SENSE_UNKNOWN,   /* a code with the character `unknown`, which no code contains */
    CUSTOM_SENSE_WRONG,     /* a code of no board, because of `reason` */
    CUSTOM_SENSE_CODE,      /* `board` */
    CUSTOM_SENSE_PUZZLE,    /* a Scrambler code, which only that screen can check */
    CUSTOM_SENSE_CHALLENGE, /* `challenge` on `board` */
    CUSTOM_SENSE_BROKEN     /* a bad challenge, because of `reason`; its board may be good */
};

#define CUSTOM_CODE_MAX 32

/* The state of the dialog. custom_sense_text sets everything except `custom` and `left`. */
struct custom_screen {
    struct custom custom; /* size 0: not opened yet */
    enum custom_sense sense;
    bool has_board;
    struct board board;
    char code[CUSTOM_CODE_MAX]; /* of the board; "" if it has none */
    struct challenge challenge;
    int sender_words; /* of the challenge */
    long sender_points;
    long long played; /* the id of the player's own round on its board; 0: none */
    int missing;
    char unknown;
    struct message reason; /* a clause; none if memory ran out */
    int words;             /* on the board; -1 if memory ran out */
    bool ended_early;      /* there may be more words */
    int language;          /* of a line's dice, see table_language_of_code; -1: none */
    int left;              /* the language played before one was chosen here; -1: none */
};

enum {
    CUSTOM_ID_SIZE = 1, /* one id per size */
    CUSTOM_ID_FILL = CUSTOM_ID_SIZE + APP_SIZE_COUNT,
    CUSTOM_ID_PASTE,
    CUSTOM_ID_CLEAR,
    CUSTOM_ID_SOLVE,
    CUSTOM_ID_CANCEL,
    CUSTOM_ID_PLAY,
    CUSTOM_ID_LANGUAGE /* two ids, one for each of custom_languages */
};

/* Lays out the dice. The view refers to `board`, which is set to what they show and must outlive
 * it. */
void custom_draw_view(const struct custom_screen *screen, const struct desk *desk,
                      struct board *board, struct board_view *view);

/* Returns the field's rectangle, with its look for hit-testing. */
struct rect custom_draw_field(const struct desk *desk, struct field_look *look);

#define CUSTOM_REMARK_MAX 400

/* Writes the remark about the text; returns true if it is a complaint. */
bool custom_draw_remark(const struct custom_screen *screen, char text[CUSTOM_REMARK_MAX]);

void custom_draw(void *self, const struct desk *desk, struct ui *ui);

/* --- custom_sense.c --- */

/* The languages a line's board may be played in: the current one, or the one left, and that of its
 * dice. Returns false if there is no choice. */
bool custom_languages(const struct custom_screen *screen, const struct table *table,
                      int languages[2]);

/* Works out the meaning of the text; call after it or the word list has changed. */
void custom_sense_text(struct custom_screen *screen, const struct desk *desk);

/* Replaces the text by pasted text: a challenge or a code, perhaps within a longer text, or
 * letters. */
void custom_sense_paste(struct custom_screen *screen, const struct desk *desk, const char *text);

#endif
