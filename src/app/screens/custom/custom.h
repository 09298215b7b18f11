/* SPDX-License-Identifier: MIT */
/*
 * The letters of a board as they are typed or pasted: which die shows what, where the next letter
 * goes, and what is to be said about it. Leaves the dialog to screen_custom.c and codes of boards,
 * which need dice, to it too.
 */
#ifndef APP_CUSTOM_H
#define APP_CUSTOM_H

#include "app_config.h"
#include "field.h"

#include "trounce/board.h"

#include <stdbool.h>
#include <stddef.h>

#define CUSTOM_DICE_MAX (APP_SIZE_MAX * APP_SIZE_MAX)
#define CUSTOM_EMPTY    (-1)

/* What is to be said about the last input, beside what the letters say themselves. */
enum custom_remark {
    CUSTOM_REMARK_NONE,
    CUSTOM_REMARK_REFUSED,  /* `refused` is no letter */
    CUSTOM_REMARK_FULL,     /* there is no room for another letter, on any board */
    CUSTOM_REMARK_NOTHING,  /* nothing that was pasted is a letter */
    CUSTOM_REMARK_LEFT_OUT, /* `left_out` pasted characters are no letters */
    CUSTOM_REMARK_NO_CODE   /* what was pasted is a code, and `reason` says why it brings nothing */
};

/*
 * Letters are kept in one row, as in the field: the board takes the first size × size of them, and
 * what stands behind waits for a larger board. Invariants: size in APP_SIZE_MIN..APP_SIZE_MAX;
 * cursor in 0..CUSTOM_DICE_MAX.
 */
struct custom {
    int size;
    signed char dice[CUSTOM_DICE_MAX]; /* enum face, or CUSTOM_EMPTY */
    int cursor;                        /* the die that takes the next letter */
    bool inserts; /* letters push aside what is behind them, as in the field, not replace it */
    bool chosen;  /* the cursor was put where it is: Backspace takes this letter, not the one
                     before */
    bool after_q; /* a QU was typed just now: a U that follows is part of it */
    enum custom_remark remark;
    char refused[FIELD_CHARACTER_MAX];
    int left_out;
    char reason[FAULT_DETAIL_MAX];
};

/* No letter yet; size in APP_SIZE_MIN..APP_SIZE_MAX. */
void custom_init(struct custom *custom, int size);

/* --- questions --- */

/* How many dice of the board show nothing; how many letters stand behind its last die. */
int custom_missing(const struct custom *custom);
int custom_surplus(const struct custom *custom);

/* Is there no letter at all? */
bool custom_is_empty(const struct custom *custom);

/* The board, when nothing is missing; false else. */
bool custom_board(const struct custom *custom, struct board *board);

#define CUSTOM_TEXT_MAX (CUSTOM_DICE_MAX * FACE_LETTERS_MAX + 1)

/* The letters in a row into `text`, "_" for an empty die, up to the last letter and at least to the
 * cursor; returns at which byte the cursor is. */
int custom_text(const struct custom *custom, char text[CUSTOM_TEXT_MAX]);

/* The die that begins at or holds byte `at` of that text. */
int custom_die_at(const struct custom *custom, int at);

/* --- actions; each forgets the last remark --- */

/* Typed: letters go in from the cursor on; the first other character is remarked. */
void custom_type(struct custom *custom, const char *text);

void custom_backspace(struct custom *custom);
void custom_delete(struct custom *custom);

/* Puts the cursor on a die of the board; before a letter of the field; some dice further. */
void custom_choose(struct custom *custom, int die);
void custom_choose_in_text(struct custom *custom, int at);
void custom_move(struct custom *custom, int right, int down);

/* To the first die; behind the last letter. */
void custom_home(struct custom *custom);
void custom_end(struct custom *custom);

void custom_set_size(struct custom *custom, int size);
void custom_clear(struct custom *custom);

/* Takes a board: square, of a side that APP_SIZE_MIN..APP_SIZE_MAX has. */
void custom_set_board(struct custom *custom, const struct board *board);

/* Gives the empty dice the faces that those of `shaken` (of the same size) show. */
void custom_fill(struct custom *custom, const struct board *shaken);

/*
 * Takes what was pasted in place of what was there: a board in any layout that board_parse reads,
 * or one that is the last word of a text, or else its letters one after the other. The size follows
 * if they are just as many as a board has.
 */
void custom_paste(struct custom *custom, const char *text);

/* What was pasted is a code that brings no board, for this reason (a clause). */
void custom_refuse_code(struct custom *custom, const char *reason);

#endif
