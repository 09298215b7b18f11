/* SPDX-License-Identifier: MIT */
/*
 * The words that were missed and are to be met again: the list, the one that is chosen, and the
 * search for a board that holds many of them. Leaves drawing to practice_draw.h and keeping the
 * words to the store.
 */
#ifndef APP_PRACTICE_SCREEN_H
#define APP_PRACTICE_SCREEN_H

#include "desk.h"
#include "scroll.h"

#include "trounce/drill.h"

#define PRACTICE_PAGE 64 /* words of the list that are in memory */

/* So long a board is looked for. */
#define PRACTICE_SEARCH_MS 500

/* Where fewer words are due, others that wait join them. */
#define PRACTICE_WANTED 20

enum practice_id {
    PRACTICE_ID_BACK = 1,
    PRACTICE_ID_LISTS, /* and on: enum practice_list each */
    PRACTICE_ID_DROP = PRACTICE_ID_LISTS + PRACTICE_ALL + 1,
    PRACTICE_ID_SHAKE,
    PRACTICE_ID_DEAL, /* in the place of a list without a word: a round as Home offers it */
    PRACTICE_ID_ROW   /* and on: a row that is to be seen each */
};

#define PRACTICE_FATE_MAX 320

/* The search for a board. */
struct practice_search {
    struct drill *drill; /* NULL: none is under way */
    long age_ms;
    long since_ms; /* the last slice of it */
    long slice;    /* boards */
    struct random
        tumble; /* of the dice that are seen meanwhile, which are not those of the search */
    struct board tumbling;
    bool is_seen; /* the dice tumble; not with reduced motion */
};

struct practice_screen {
    enum practice_list list;
    struct practice_count counts;
    long count; /* of words in the list */
    struct practice_word page[PRACTICE_PAGE];
    char glosses[PRACTICE_PAGE][EXPLAIN_TEXT_MAX]; /* "": none */
    long page_first;
    size_t page_count;
    struct scroll scroll;

    long chosen; /* a row; -1: the list is empty or cannot be read */
    struct practice_word word;
    struct board board; /* on which it was missed */
    char gloss[EXPLAIN_TEXT_MAX];
    char fate[PRACTICE_FATE_MAX];  /* when it was missed and found, and when it comes back */
    char about[PRACTICE_FATE_MAX]; /* what the board is */

    long deleted_ms; /* since Delete was pressed last, as far as that matters */
    struct practice_search search;
    char trouble[NOTICE_MAX]; /* why there is nothing to show; "": nothing is wrong */
};

/* Is any word there to be practised? */
bool practice_has_words(const struct practice_screen *practice);

/* A row of the list; -1 as `index`: it is not in memory. */
const struct practice_word *practice_row(const struct practice_screen *practice, long row,
                                         long *index);

/* --- practice_words.c --- */

/* Writes what is told of a word on the day `today`. */
void practice_write_fate(const struct practice_word *word, const struct app_date *today,
                         char text[PRACTICE_FATE_MAX]);
void practice_write_about(const struct practice_word *word, const struct app_date *today,
                          char text[PRACTICE_FATE_MAX]);

/* Begins to look for a board. What fails is said at the foot of the window. */
void practice_search_start(struct practice_screen *practice, struct desk *desk);

/* Lets it go on as time passes, and begins the round at its end; gives it up. */
void practice_search_advance(struct practice_screen *practice, struct desk *desk, long elapsed_ms);
void practice_search_stop(struct practice_screen *practice);

#endif
