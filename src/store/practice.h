/* SPDX-License-Identifier: MIT */
/*
 * Missed words to practise, with the board that had them. Leaves the choice of words worth
 * practising, and the clock, to the caller: a day is yyyy-mm-dd in the player's own calendar.
 *
 *     missed --> box 0 --found--> box 1 --found--> box 2 --found--> box 3: learned
 *     due in       1 day            1 day            3 days           7 days, once more
 *
 * A word may be found before it is due, but it advances at most once a day and never on the day it
 * was missed: three finds take three days. A learned word that is found again is done. A word that
 * is missed again returns to box 0 from any box. A dropped word never comes back.
 */
#ifndef STORE_PRACTICE_H
#define STORE_PRACTICE_H

#include "store.h"

#define PRACTICE_LEARNED 3 /* the box of learned words, after the others */

/* What saving a round means for the words: see store_save_round. Finds are the player's words in
 * the round itself. */
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
    char missed[STORE_DATE_MAX]; /* last time */
    char found[STORE_DATE_MAX];  /* last time; "": never */
    int box;                     /* 0..PRACTICE_LEARNED */
    char due[STORE_DATE_MAX];    /* "": never again */
};

enum practice_list { PRACTICE_WAITING, PRACTICE_DONE, PRACTICE_ALL };

/*
 * Lists up to `limit` words, skipping the first `offset`, by due date and with learned words last;
 * `*count` is how many were listed. PRACTICE_DONE has the learned words, PRACTICE_WAITING the
 * others; dropped and unreadable words are in no list.
 */
enum status practice_list(struct store *store, enum practice_list list, long offset, size_t limit,
                          struct practice_word *words, size_t *count);

/* The same for the words due on a day, including learned ones. If they are too few for a board,
 * take words from PRACTICE_WAITING next. */
enum status practice_due(struct store *store, const char *today, size_t limit,
                         struct practice_word *words, size_t *count);

struct practice_count {
    long boxes[PRACTICE_LEARNED + 1];
    long waiting; /* in all boxes but the last */
    long learned;
    long due; /* on the day, including learned ones */
};

enum status practice_count(struct store *store, const char *today, struct practice_count *count);

/* Finds a word (lower case). STATUS_MISSING when it is in no list. */
enum status practice_find(struct store *store, const char *text, struct practice_word *word);

/* Drops a word for good; does nothing when it is in no list. */
enum status practice_drop(struct store *store, const char *text);

#endif
