/* SPDX-License-Identifier: MIT */
/*
 * The custom board dialog: a text field with a picture of the board beside it. Everything else
 * follows from the text: letters on dice (custom_letters.c), a code or a challenge (custom.c). For
 * who comes by a link, it is an invitation to play instead (custom_invitation.c).
 */
#ifndef APP_CUSTOM_H
#define APP_CUSTOM_H

#include "app_config.h"
#include "arena.h"
#include "board_view.h"
#include "drop.h"
#include "field.h"
#include "game.h"
#include "history.h"

#include "trounce/board.h"
#include "trounce/challenge.h"
#include "trounce/daily.h"

#include <stdbool.h>
#include <stddef.h>

/* --- letters on dice: custom_letters.c --- */

#define CUSTOM_DICE_MAX (APP_SIZE_MAX * APP_SIZE_MAX)

/* The dice that a text shows, and what of it no die shows. */
struct custom_letters {
    int count; /* of dice; what follows is of the first CUSTOM_DICE_MAX */
    unsigned char faces[CUSTOM_DICE_MAX];
    int begins[CUSTOM_DICE_MAX], ends[CUSTOM_DICE_MAX]; /* byte offsets in the text */
    char unread[FIELD_CHARACTER_MAX]; /* the first letter that no die shows, on a blank one; "":
                                         none */
    int unread_at;                    /* which letter of the text it is, from 1 */
    char split[FIELD_CHARACTER_MAX];  /* the first that is read as two, on two dice; "": none */
    int left_out;                     /* characters that are neither letters nor between them */
};

/*
 * Reads the dice of a text, of which a board takes `wanted`. A letter is a die, "." or "_" a blank
 * one. One die shows two letters if these are a Q and its U, or a capital and a small letter (Th),
 * or if each word of the text is a die (th in e). A capital that begins a word of small letters
 * (There) joins none, unless the board is whole only that way. "Q'" is a Q without its U.
 */
void custom_read_letters(const struct alphabet *alphabet, const char *text, int wanted,
                         struct custom_letters *letters);

/* Returns whether a character may be between words, and says nothing itself. */
bool custom_is_between(char character);

/* Writes dice as a text that reads as the same dice; returns it. */
const char *custom_write_letters(struct arena *arena, const struct alphabet *alphabet,
                                 const unsigned char *faces, int count);

/* --- what the text means: custom.c --- */

enum custom_sense {
    CUSTOM_SENSE_LETTERS,
    CUSTOM_SENSE_SHORT,     /* a code that still lacks `missing` letters or digits */
    CUSTOM_SENSE_UNKNOWN,   /* a code with the character `unknown`, which no code contains */
    CUSTOM_SENSE_WRONG,     /* a code of no board, because of `reason` */
    CUSTOM_SENSE_CODE,      /* `board` */
    CUSTOM_SENSE_PUZZLE,    /* a Scrambler code, which only that screen can check */
    CUSTOM_SENSE_HUNT,      /* that of `date`; `has_board` if it can be played */
    CUSTOM_SENSE_CHALLENGE, /* `challenge` on `board` */
    CUSTOM_SENSE_BROKEN     /* a bad challenge, because of `reason`; its board may be good */
};

/* Returns the capital of an ASCII letter, or a digit; '\0' for any other character. */
char custom_code_character(char character);

/* The state of the dialog. custom_sense_text sets everything except `size`, `field`, `left`, and
 * where the last drawing put the field and the dice. */
struct custom_screen {
    int size; /* of a board of letters; 0: not opened yet */
    struct field field;
    const struct alphabet *alphabet;
    struct custom_letters letters;
    enum custom_sense sense;
    bool has_board;
    struct board board;
    char code[BOARD_CODE_MAX]; /* of the board; "" if it has none */
    struct challenge challenge;
    int sender_words; /* of the challenge */
    long sender_points;
    long long played;       /* the id of the player's own round on its board; 0: none */
    bool is_daily;          /* its board is today's, on which the first try is still to come */
    struct daily_date date; /* of the Hunt, and what is kept of that day */
    struct history_day day;
    int missing;
    char unknown;
    struct message reason; /* a clause; none if memory ran out */
    int words;             /* on the board; -1 if memory ran out */
    bool ended_early;      /* there may be more words */
    int language;          /* of a code's dice, see session_language_of_code; -1: none */
    int left;              /* the language played before one was chosen here; -1: none */
    bool invites;          /* the text came by a link: an invitation is shown instead of the text */
    bool is_again;         /* and was put off before */
    struct drop more;      /* the list of custom_more.c */
    struct rect field_at;
    struct board shown; /* the dice */
    struct board_view view;
};

/* The languages a code's board may be played in: the current one, or the one left, and that of its
 * dice. Returns false if there is no choice. */
bool custom_languages(const struct custom_screen *screen, const struct session *session,
                      int languages[2]);

/* Returns whether the text is letters, or may still be some: `letters` are those on the dice. */
static inline bool custom_has_letters(const struct custom_screen *screen)
{
    return screen->sense == CUSTOM_SENSE_LETTERS || screen->sense == CUSTOM_SENSE_SHORT;
}

/* Works out the meaning of the text; call after it, the size or the word list has changed. */
void custom_sense_text(struct custom_screen *screen, struct game *game);

/*
 * Replaces the text by what matters of `text`, which may come from anywhere: a challenge or a code,
 * perhaps within a longer text or a link; a board in any layout that board_parse reads, or such a
 * board as its last word; else letters. The size follows if a board has as many dice. Returns false
 * if the text has no letters; then nothing changes.
 */
bool custom_paste(struct custom_screen *screen, struct game *game, const char *text);

/* --- what the dialog says: custom_remark.c --- */

/* Returns how many dice of a board of letters still lack theirs. */
int custom_missing(const struct custom_screen *screen);

/* Returns the name of the Hunt, with its date. */
const char *custom_hunt_name(const struct custom_screen *screen, struct arena *arena);

/* Returns the remark about the text; sets whether it is a complaint. */
const char *custom_remark(const struct custom_screen *screen, struct arena *arena,
                          bool *is_complaint);

/* --- what the dialog shows: screen_custom.c --- */

enum {
    CUSTOM_ID_SIZE = 1, /* one id per size */
    CUSTOM_ID_FILL = CUSTOM_ID_SIZE + APP_SIZE_COUNT,
    CUSTOM_ID_PASTE,
    CUSTOM_ID_CLEAR,
    CUSTOM_ID_SOLVE,
    CUSTOM_ID_CANCEL,
    CUSTOM_ID_LEARN,
    CUSTOM_ID_PLAY,
    CUSTOM_ID_MORE,
    CUSTOM_ID_RECORD,                                      /* one id per size */
    CUSTOM_ID_LANGUAGE = CUSTOM_ID_RECORD + APP_SIZE_COUNT /* two ids, one for each of
                                                              custom_languages */
};

/* Returns whether the letter of a die is selected in the text, or the die takes the next letter
 * that is typed at the end. */
bool custom_is_marked(const struct custom_screen *screen, int die);

/* Returns the terms of a round on a board in a line. */
const char *custom_terms(struct arena *arena, enum rules rules, long time_ms,
                         const struct board *board);

/* Draws the board at `area`, in pixels: face down if nobody is to see it yet. */
void custom_draw_dice(struct custom_screen *screen, struct ui *ui, struct rect area);

/* --- boards that are known: custom_more.c --- */

/* What More offers: the richest boards known of the language in play, the smallest first; nothing
 * if the words are the player's own list. */
struct custom_more {
    struct drop_content content;
    const struct record *records[APP_SIZE_COUNT];
};

void custom_list_more(const struct game *game, struct arena *arena, struct custom_more *more);

/* Draws the button, if it offers something. */
void custom_draw_more(struct custom_screen *screen, const struct game *game, struct ui *ui,
                      struct rect rect);

/* Draws the list over all else while it is open. */
void custom_draw_offers(struct custom_screen *screen, const struct game *game, struct ui *ui);

/* Opens the list, or closes it if it was open. */
void custom_open_more(struct custom_screen *screen, struct game *game);

/* Replaces the text by the board of a row of the list. */
void custom_take_record(struct custom_screen *screen, struct game *game, int row);

/* --- the invitation: custom_invitation.c --- */

/* Returns how high its page is in a column, in units, perhaps with a choice of two languages. */
int custom_invitation_units(const struct layout *layout, bool has_choice);

/* Returns whether a text that comes from there can invite: it is a board, a challenge or a puzzle
 * that can be played, or a damaged challenge whose board is known. Letters that were pasted are for
 * the dialog. */
bool custom_can_invite(const struct custom_screen *screen, enum custom_of from);

/* Returns why not: a sentence for the player. */
const char *custom_why_not(const struct custom_screen *screen, struct arena *arena);

void custom_draw_invitation(struct custom_screen *screen, const struct game *game, struct ui *ui);

#endif
