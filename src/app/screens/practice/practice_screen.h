/* SPDX-License-Identifier: MIT */
/*
 * The words to practise, missed in earlier rounds: the list, the chosen word, and the search for a
 * board that holds many of them.
 */
#ifndef APP_PRACTICE_SCREEN_H
#define APP_PRACTICE_SCREEN_H

#include "game_state.h"
#include "list.h"

#include "trounce/practice_deal.h"

/* How long to search for a board. */
#define PRACTICE_SEARCH_MS 500

/* Once the day's portion is done, a board is searched for as many waiting words. */
#define PRACTICE_WANTED 20

enum practice_tab { PRACTICE_TODAY, PRACTICE_LEARNT, PRACTICE_EVERY, PRACTICE_TABS };

enum practice_id {
    PRACTICE_ID_BACK = 1,
    PRACTICE_ID_TABS, /* one id per enum practice_tab */
    PRACTICE_ID_DROP = PRACTICE_ID_TABS + PRACTICE_TABS,
    PRACTICE_ID_SHAKE,
    PRACTICE_ID_DEAL, /* instead of an empty list: deals a round under Home's terms */
    PRACTICE_ID_ROW   /* one id per row of the list, visible or not */
};

/* The search for a board. */
struct practice_search {
    struct practice_deal *deal; /* NULL: no search is running */
    struct dice dice;           /* of its boards */
    long age_ms;
    long since_ms;        /* since the last slice */
    long slice;           /* boards */
    struct random tumble; /* for the dice tumbling meanwhile; their faces mean nothing */
    struct board tumbling;
    bool is_seen; /* false: motion is reduced and no dice tumble */
};

struct practice_screen {
    const struct session *session; /* of the words; borrowed */
    const struct explain *explain; /* likewise */
    enum practice_tab shown;
    struct practice_count counts;
    struct practice_portion portion; /* of today */
    struct list list;                /* no row is chosen if it is empty or cannot be read */
    struct practice_word page[LIST_PAGE];

    struct practice_word word; /* the chosen one */
    struct board board;        /* on which the word was missed */
    struct app_date today;     /* when it was chosen */

    long deleted_ms; /* time since Delete was last pressed, capped near HELD_MS */
    struct practice_search search;
    struct message trouble; /* why nothing can be shown; without a format: no trouble */
};

/* --- practice_words.c --- */

/* Return when a word was missed, found and is due again; and what its board is. */
const char *practice_outcome(struct arena *arena, const struct practice_word *word,
                             const struct app_date *today);
const char *practice_about(struct arena *arena, const struct practice_word *word,
                           const struct app_date *today);

/* Starts the search for a board; shows a notice on failure. */
void practice_search_start(struct practice_screen *practice, struct game *game);

/* Continue the search, starting the round when time is up; and abandon the search. */
void practice_search_advance(struct practice_screen *practice, struct game *game, long elapsed_ms);
void practice_search_stop(struct practice_screen *practice);

#endif
