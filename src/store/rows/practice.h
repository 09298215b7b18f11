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
 *
 * However many words wait, a day has a portion of a few, which is chosen once: found words leave
 * it, and no others take their place.
 */
#ifndef STORE_PRACTICE_H
#define STORE_PRACTICE_H

#include "rows.h"

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
    int misses;                  /* rounds in which it was missed, 1 or more */
    char chosen[STORE_DATE_MAX]; /* for the portion of this day, the last one; "": never */
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

#define PRACTICE_PORTION 7 /* words a day, at most */

struct practice_portion {
    size_t chosen; /* 0: nothing to do that day */
    size_t left;   /* of these, neither found on that day nor dropped since */
    struct practice_word words[PRACTICE_PORTION]; /* the ones left, most useful first */
};

/* Returns how useful it is to practise a word: the larger, the sooner it is chosen; < 0: never. */
typedef long practice_worth(const void *context, const struct practice_word *word);

/*
 * Reads the portion of a day. If none has been chosen yet, the most useful of the due words are,
 * learned ones among them; if none is due, of those missed on that day. While the choice cannot be
 * written, it is made anew each time.
 */
enum status practice_portion(struct store *store, const char *today, practice_worth *worth,
                             const void *context, struct practice_portion *portion);

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
