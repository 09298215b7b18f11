/* SPDX-License-Identifier: MIT */
/*
 * The layout and drawing of the results, and what its files share. Leaves input to
 * screen_results.c.
 */
#ifndef APP_RESULTS_DRAW_H
#define APP_RESULTS_DRAW_H

#include "results_list.h"

struct results_layout {
    struct rect headline, sentence;
    struct rect board;
    struct rect detail;
    struct rect left_buttons; /* same board, copy */
    struct rect filters, field;
    struct rect list;
    struct rect right_buttons; /* home, play again */
};

struct results_layout results_layout(const struct layout *layout);

enum {
    RESULTS_ID_SAME = 1,
    RESULTS_ID_COPY,
    RESULTS_ID_HOME, /* or back to where a past round was opened */
    RESULTS_ID_STATISTICS,
    RESULTS_ID_AGAIN,
    RESULTS_ID_BOARD, /* places of the keyboard */
    RESULTS_ID_LIST,
    RESULTS_ID_FILTER /* and on: a filter each */
};

void results_draw(void *self, const struct desk *desk, struct ui *ui);

/* The word whose path is shown: the one under the pointer, else the one that was clicked; -1: none.
 */
long results_shown_word(const struct results *results);

/* --- results_detail.c --- */

void results_draw_detail(struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect area);

/* --- results_draw.c --- */

/* The part of the window in which the words stand, and the bar beside it. */
struct rect results_words_area(const struct desk *desk);
struct rect results_bar_area(const struct desk *desk);

/* How the field looks. */
struct field_look results_find_look(const struct results *results);

/* The index of the word at a point of the window; -1: none. */
long results_word_at(const struct results *results, const struct desk *desk, const struct ui *ui,
                     int x, int y);

/* Scrolls to `at`, within the list. */
void results_scroll_to(struct results *results, struct desk *desk, long at);

/* Shows only words through a die, or, if it did so already, all again. */
void results_filter_die(struct results *results, int cell);

/* --- results_keys.c --- */

/* An arrow, Enter or Space on the list or on the board; false: it means something else here. */
bool results_key(struct results *results, struct desk *desk, enum key key);

/* --- results_verdict.c --- */

/* The sound of how the round ended, and for a feast its light, which any input ends. */
void results_celebrate(struct results *results, struct desk *desk);

/* Who won; and a sentence about it into `text`. */
const char *results_headline(const struct desk *desk);
void results_write_sentence(const struct results *results, const struct desk *desk, char *text,
                            size_t size);

void results_draw_feast(struct results *results, const struct desk *desk, struct ui *ui);
long results_feast_wait_ms(const void *self, const struct desk *desk);

#endif
