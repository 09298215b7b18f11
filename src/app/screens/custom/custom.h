/* SPDX-License-Identifier: MIT */
/*
 * The text of the dialog of a custom board, typed or pasted: letters that stand on dice, or else a
 * line, which is a code or a challenge. Leaves what a line holds to custom_sense.c and the dialog
 * to screen_custom.c.
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

#define CUSTOM_CODE_LETTERS_MAX 12 /* no code of a board has more letters and digits */

/* What to say about the last input, besides what the text itself gives reason for. */
enum custom_remark {
    CUSTOM_REMARK_NONE,
    CUSTOM_REMARK_REFUSED, /* no die shows `refused`, or it is in no code */
    CUSTOM_REMARK_FULL,    /* there is no room for another letter, on any board */
    CUSTOM_REMARK_NOTHING, /* nothing that was pasted is a letter */
    CUSTOM_REMARK_LEFT_OUT /* `left_out` pasted characters are no letters */
};

/*
 * Letters stand in one row: the board takes the first size × size of them, and what stands behind
 * waits for a larger board. In the field a die is its label: "A", "Qu" (or "QU", as it was typed),
 * "Q'" for a Q that is no Qu, "." for one without a letter, "_" for one that waits for its own.
 *
 * Invariants: size in APP_SIZE_MIN..APP_SIZE_MAX; `is_line`, `dice`, `begins` and `count` say what
 * stands in the field; among letters its caret stands before a die or behind the last.
 */
struct custom {
    const struct alphabet *alphabet; /* of the dice */
    int size;
    struct field field;
    bool is_line;
    signed char dice[CUSTOM_DICE_MAX]; /* faces, or CUSTOM_EMPTY also from `count` on */
    int begins[CUSTOM_DICE_MAX +
               1]; /* bytes of the field: where each die begins, and where the last ends */
    int count;
    bool inserts; /* letters push aside what is behind them, as in a field, not replace it */
    bool chosen;  /* the caret was put where it is: Backspace takes this letter, not the one
                     before */
    bool after_q; /* a Q was just typed: a U that follows is part of it, and an apostrophe makes it
                     one without */
    enum custom_remark remark;
    char refused[FIELD_CHARACTER_MAX];
    int left_out;
};

/* No letter yet; size in APP_SIZE_MIN..APP_SIZE_MAX. `alphabet` is borrowed. */
void custom_init(struct custom *custom, const struct alphabet *alphabet, int size);

/* --- questions, of letters --- */

/* Of the board. */
int custom_dice_count(const struct custom *custom);

/* How many dice of the board wait for a letter; how many letters stand behind its last die. */
int custom_missing(const struct custom *custom);
int custom_surplus(const struct custom *custom);

/* A letter of a code, A to Z in either case, as a capital; '\0' for any other character. */
char custom_code_letter(char character);

/* Has a text of dice none that no code has? */
bool custom_may_be_code(const char *text);

/* The letters and digits of a line, in capitals, at most `size` - 1 of them; returns how many there
 * are. The U of a QU is none. */
int custom_pick(const char *text, char *code, size_t size);

/* Is there no letter at all? */
bool custom_is_empty(const struct custom *custom);

/* The board, when nothing is missing; false else. */
bool custom_board(const struct custom *custom, struct board *board);

/* The die that begins at or holds byte `at` of the field; the one that takes the next letter. */
int custom_die_at(const struct custom *custom, int at);
int custom_cursor(const struct custom *custom);

/* --- actions --- */

void custom_forget_remark(struct custom *custom);
void custom_set_size(struct custom *custom, int size);
void custom_clear(struct custom *custom);

/* The field has been edited by others: what stands there now? */
void custom_edited(struct custom *custom);

/* Takes dice: faces, or CUSTOM_EMPTY. The size follows if they are just as many as a board has.
 */
void custom_set_dice(struct custom *custom, const signed char *dice, int count);

/* Gives the empty dice the faces that those of `shaken` (of the same size) show. */
void custom_fill(struct custom *custom, const struct board *shaken);

/* Puts `text` in the place of the dice from `from` to `to`, and the caret behind it. */
void custom_replace(struct custom *custom, int from, int to, const char *text);

/* Puts the cursor on a die, behind empty ones where the row does not reach so far. */
void custom_put_cursor(struct custom *custom, int die);

/* Removes empty dice from the end of the row, behind the cursor. */
void custom_trim(struct custom *custom);

/* --- custom_type.c: each forgets the last remark --- */

/* Typed: letters go in from the cursor on; a digit or a dash makes a line of what may be the
 * beginning of one. The first character that is neither is remarked. */
void custom_type(struct custom *custom, const char *text);

/* A key that goes or erases; false: it is none. */
bool custom_key(struct custom *custom, const struct input *input);

/* The pointer has put the caret somewhere or selects: whole dice only. Letters are inserted now. */
void custom_pointed(struct custom *custom);

/* Puts the cursor on a die of the board. */
void custom_choose(struct custom *custom, int die);

/* --- custom_paste.c --- */

/*
 * Takes letters that were pasted in place of what was there: a board in any layout that board_parse
 * reads, or one that is the last word of a text, or else its letters one after the other. The size
 * follows if they are just as many as a board has.
 */
void custom_paste(struct custom *custom, const char *text);

/* Takes a code or a challenge, with whatever stands behind it. */
void custom_paste_line(struct custom *custom, const char *text);

#endif
