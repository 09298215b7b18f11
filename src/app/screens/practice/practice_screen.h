/* SPDX-License-Identifier: MIT */
/*
 * The words that were missed and are to be met again: the list, the one that is chosen, and the
 * search for a board that holds many of them. Leaves keeping the words to the store.
 */
#ifndef APP_PRACTICE_SCREEN_H
#define APP_PRACTICE_SCREEN_H

#include "desk.h"
#include "scroll.h"

#include "trounce/drill.h"

#define PRACTICE_PAGE 64 /* words of the list that are in memory */

/* How long a board is searched for. */
#define PRACTICE_SEARCH_MS 500

/* Where fewer words are due, others that wait make up the number. */
#define PRACTICE_WANTED 20

enum practice_id {
    PRACTICE_ID_BACK = 1,
    PRACTICE_ID_LISTS, /* and up: one for each enum practice_list */
    PRACTICE_ID_DROP = PRACTICE_ID_LISTS + PRACTICE_ALL + 1,
    PRACTICE_ID_SHAKE,
    PRACTICE_ID_DEAL, /* instead of an empty list: a round as Home offers it */
    PRACTICE_ID_ROW   /* and up: one for each visible row */
};

#define PRACTICE_FATE_MAX 320

/* The search for a board. */
struct practice_search {
    struct drill *drill; /* NULL: none is under way */
    long age_ms;
    long since_ms;        /* since the last slice */
    long slice;           /* boards */
    struct random tumble; /* for the dice that tumble meanwhile: what they show means nothing */
    struct board tumbling;
    bool is_seen; /* false: motion is reduced, no dice tumble */
};

struct practice_screen {
    const struct table *table; /* whose words these are */
    enum practice_list list;
    struct practice_count counts;
    long count; /* words in the list */
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

    long deleted_ms; /* since Delete was pressed last, up to HELD_MS */
    struct practice_search search;
    char trouble[NOTICE_MAX]; /* why there is nothing to show; "": nothing is wrong */
};

/* Is there a word to practise? */
bool practice_has_words(const struct practice_screen *practice);

/* A row of the list and its index in the page; NULL and -1: it is not in memory. */
const struct practice_word *practice_row(const struct practice_screen *practice, long row,
                                         long *index);

/* --- practice_draw.c --- */

void practice_draw(void *self, const struct desk *desk, struct ui *ui);

/* The area of the rows, the scroll bar beside it, and the pitch of rows in px. */
struct rect practice_area(const struct desk *desk);
struct rect practice_bar_area(const struct desk *desk);
int practice_pitch(const struct desk *desk);

/* The id of a row; HOT_NONE: it is out of view. */
int practice_id_of(const struct practice_screen *practice, const struct desk *desk, long row);

/* --- practice_words.c --- */

/* Writes when a word was missed and found and comes back; and what its board is. */
void practice_write_fate(const struct practice_word *word, const struct app_date *today,
                         char text[PRACTICE_FATE_MAX]);
void practice_write_about(const struct practice_word *word, const struct app_date *today,
                          char text[PRACTICE_FATE_MAX]);

/* Begins to search for a board. A notice says what went wrong. */
void practice_search_start(struct practice_screen *practice, struct desk *desk);

/* Searches on as time passes, and begins the round in the end; gives the search up. */
void practice_search_advance(struct practice_screen *practice, struct desk *desk, long elapsed_ms);
void practice_search_stop(struct practice_screen *practice);

#endif
