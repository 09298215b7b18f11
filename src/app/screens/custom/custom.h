/* SPDX-License-Identifier: MIT */
/*
 * The custom board dialog: its text, typed or pasted, which is either letters on dice or a line
 * that holds a code or a challenge (custom.c); and what the text means (custom_sense.c). Leaves
 * drawing and input to screen_custom.c.
 */
#ifndef APP_CUSTOM_H
#define APP_CUSTOM_H

#include "app_config.h"
#include "board_view.h"
#include "desk.h"
#include "field.h"

#include "trounce/board.h"
#include "trounce/challenge.h"

#include <stdbool.h>
#include <stddef.h>

#define CUSTOM_DICE_MAX (APP_SIZE_MAX * APP_SIZE_MAX)
#define CUSTOM_EMPTY    (-1)

#define CUSTOM_CODE_LETTERS_MAX 12 /* the most letters and digits a board code has */

/* What to say about the last input, beyond what the text itself calls for. */
enum custom_remark {
    CUSTOM_REMARK_NONE,
    CUSTOM_REMARK_REFUSED,  /* no die shows `refused`, or no code contains it */
    CUSTOM_REMARK_FULL,     /* no board has room for another letter */
    CUSTOM_REMARK_NOTHING,  /* no letter in the pasted text */
    CUSTOM_REMARK_LEFT_OUT, /* `left_out` pasted characters are not letters */
    CUSTOM_REMARK_SPLIT     /* the letter `refused` is read as two letters, on two dice */
};

/*
 * Letters form one row: the board takes the first size × size of them, and the rest wait for a
 * larger board. In the field a die is written as its label: "A", "Qu" (or "QU", if typed so), "Th",
 * "Q'" for a Q without the u, "." for a blank die, "_" for a die still waiting for its letter.
 *
 * Invariants: size in APP_SIZE_MIN..APP_SIZE_MAX; `is_line`, `dice`, `begins` and `count` reflect
 * the field's text; the caret among letters is before a die or after the last.
 */
struct custom {
    const struct alphabet *alphabet; /* of the dice */
    int size;
    struct field field;
    bool is_line;
    signed char dice[CUSTOM_DICE_MAX]; /* faces or CUSTOM_EMPTY; CUSTOM_EMPTY from `count` on */
    int begins[CUSTOM_DICE_MAX + 1];   /* byte offsets in the field of each die, and of the end */
    int count;
    bool inserts;       /* letters are inserted, as in a text field, rather than replacing others */
    bool chosen;        /* the caret was placed explicitly: Backspace erases the die at it */
    char typed[2];      /* the last two characters typed, letters as capitals; '\0': none */
    bool after_capital; /* a capital was just typed: a small letter may join it, as in Th */
    bool after_q; /* a Q was just typed: a U joins it, an apostrophe makes it a Q without the u */
    enum custom_remark remark;
    char refused[FIELD_CHARACTER_MAX];
    int left_out;
};

/* Starts without letters; size in APP_SIZE_MIN..APP_SIZE_MAX. `alphabet` is borrowed. */
void custom_init(struct custom *custom, const struct alphabet *alphabet, int size);

/* --- queries about letters --- */

/* Returns the number of dice on the board. */
int custom_dice_count(const struct custom *custom);

/* Return how many dice of the board lack a letter, and how many letters are beyond its last die. */
int custom_missing(const struct custom *custom);
int custom_surplus(const struct custom *custom);

/* Returns the capital of an ASCII letter; '\0' for any other character. */
char custom_code_letter(char character);

/* Copies the letters and digits of a line in capitals, at most `size` - 1 of them, and returns how
 * many the line has. The u of a Qu is skipped. */
int custom_pick(const char *text, char *code, size_t size);

/* Returns whether there is no letter at all. */
bool custom_is_empty(const struct custom *custom);

/* Returns whether the remark is a complaint. */
bool custom_complains(const struct custom *custom);

/* Builds the board; returns false if letters are missing. */
bool custom_board(const struct custom *custom, struct board *board);

/* Returns the die that takes the next letter. */
int custom_cursor(const struct custom *custom);

/* --- actions --- */

void custom_forget_remark(struct custom *custom);
void custom_set_size(struct custom *custom, int size);
void custom_clear(struct custom *custom);

/* Call after editing the field directly: reads its text anew. */
void custom_edited(struct custom *custom);

/* Replaces all dice (faces or CUSTOM_EMPTY). The size follows if some board has `count` dice. */
void custom_set_dice(struct custom *custom, const signed char *dice, int count);

/* Fills the empty dice with the faces of `shaken`, which has the same size. */
void custom_fill(struct custom *custom, const struct board *shaken);

/* --- typing: each clears the last remark --- */

/* Types text: letters go in at the cursor; a digit or a dash turns letters that may begin a code
 * into a line. The remark is about the first character refused. */
void custom_type(struct custom *custom, const char *text);

/* Handles a key that moves or erases; returns false for any other key. */
bool custom_key(struct custom *custom, const struct input *input);

/* Call after the pointer placed the caret or selected text: snaps to whole dice. Letters are
 * inserted from now on. */
void custom_pointed(struct custom *custom);

/* Puts the cursor on a die of the board. */
void custom_choose(struct custom *custom, int die);

/* --- the meaning of the text: custom_sense.c --- */

/*
 * Replaces the text by pasted letters: a board in any layout that board_parse reads, or such a
 * board as the last word of a text, or else all letters in order. The size follows if a board has
 * exactly as many dice.
 */
void custom_paste(struct custom *custom, const char *text);

/* Replaces the text by a code or a challenge, keeping whatever follows it. */
void custom_paste_line(struct custom *custom, const char *text);

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

/* The state of the dialog. custom_sense_text sets everything except `custom`, `left`, and where the
 * last drawing put the field and the dice. */
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
    bool is_daily;    /* its board is today's, on which the first try is still to come */
    int missing;
    char unknown;
    struct message reason; /* a clause; none if memory ran out */
    int words;             /* on the board; -1 if memory ran out */
    bool ended_early;      /* there may be more words */
    int language;          /* of a line's dice, see table_language_of_code; -1: none */
    int left;              /* the language played before one was chosen here; -1: none */
    struct rect field_at;
    struct board shown; /* the dice */
    struct board_view view;
};

/* The languages a line's board may be played in: the current one, or the one left, and that of its
 * dice. Returns false if there is no choice. */
bool custom_languages(const struct custom_screen *screen, const struct table *table,
                      int languages[2]);

/* Works out the meaning of the text; call after it or the word list has changed. */
void custom_sense_text(struct custom_screen *screen, struct desk *desk);

/* Replaces the text by pasted text: a challenge or a code, perhaps within a longer text, or
 * letters. */
void custom_sense_paste(struct custom_screen *screen, struct desk *desk, const char *text);

/* --- what the dialog shows: screen_custom.c --- */

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

#define CUSTOM_REMARK_MAX 400

/* Writes the remark about the text; returns true if it is a complaint. */
bool custom_write_remark(const struct custom_screen *screen, char text[CUSTOM_REMARK_MAX]);

#endif
