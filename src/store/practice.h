/* SPDX-License-Identifier: MIT */
/*
 * Words that were missed and are to be met again, with the board that had them. Leaves the choice
 * of what is worth practising, and the clock, to the caller: a day comes as yyyy-mm-dd, by the
 * calendar of wherever the player is.
 *
 *     missed --> box 0 --found--> box 1 --found--> box 2 --found--> box 3: learned
 *     due in       1 day            1 day            3 days           7 days, once more
 *
 * A word may be found before it is due, and found words move on at most once a day and never on the
 * day that they were missed: three finds are on three days. A learned word that is found again is
 * done with. One that is missed again goes to box 0, from wherever it is. What was dropped never
 * comes back.
 */
#ifndef STORE_PRACTICE_H
#define STORE_PRACTICE_H

#include "store.h"

#define PRACTICE_LEARNED 3 /* the box of learned words, behind the other ones */

/* What a round that is saved means for the words: see store_save_round. The player's own words are
 * taken from the round, as finds. */
struct practice_news {
    char today[STORE_DATE_MAX];
    const struct path *missed; /* on the board of the round, none empty */
    size_t missed_count;
};

struct practice_word {
    char text[STORE_WORD_MAX];
    char board[BOARD_TEXT_MAX]; /* as board_format writes it */
    int rows;
    int columns;
    struct path path;
    char missed[STORE_DATE_MAX]; /* last */
    char found[STORE_DATE_MAX];  /* last; "": never */
    int box;                     /* 0..PRACTICE_LEARNED */
    char due[STORE_DATE_MAX];    /* "": never again */
};

enum practice_list { PRACTICE_WAITING, PRACTICE_DONE, PRACTICE_ALL };

/*
 * Up to `limit` words of a list without the first `offset`, those that are due first before the
 * others; `*count` is how many there were. Learned words are PRACTICE_DONE, the others
 * PRACTICE_WAITING; dropped ones are in no list, nor what cannot be read.
 */
enum status practice_list(struct store *store, enum practice_list list, long offset, size_t limit,
                          struct practice_word *words, size_t *count);

/* The same of the words that are due on a day, learned ones among them. Where they are too few for
 * a board, those of PRACTICE_WAITING come next. */
enum status practice_due(struct store *store, const char *today, size_t limit,
                         struct practice_word *words, size_t *count);

struct practice_count {
    long boxes[PRACTICE_LEARNED + 1];
    long waiting; /* in all boxes but the last */
    long learned;
    long due; /* on the day, learned ones among them */
};

enum status practice_count(struct store *store, const char *today, struct practice_count *count);

/* Finds a word (lower case). STATUS_MISSING when it is in no list. */
enum status practice_find(struct store *store, const char *text, struct practice_word *word);

/* Drops a word for good. Nothing happens when it is in no list. */
enum status practice_drop(struct store *store, const char *text);

#endif
