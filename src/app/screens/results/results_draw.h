/* SPDX-License-Identifier: MIT */
/*
 * How the results look. Leaves input to screen_results.c.
 */
#ifndef APP_RESULTS_DRAW_H
#define APP_RESULTS_DRAW_H

#include "results_list.h"

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

void results_draw(struct app *app, struct ui *ui);

/* The part of it that can be pressed below. */
void results_draw_buttons(struct app *app, struct ui *ui, const struct results_layout *at);

/* The word whose path is shown: the one under the pointer, else the one that was clicked; -1: none.
 */
long results_shown_word(const struct app *app);

/* --- results_detail.c --- */

void results_draw_detail(struct app *app, struct ui *ui, struct rect area);

/* --- results_draw.c --- */

/* The part of the window in which the words stand, and the bar beside it. */
struct rect results_words_area(const struct app *app);
struct rect results_bar_area(const struct app *app);

/* The index of the word at a point of the window; -1: none. */
long results_word_at(const struct app *app, const struct ui *ui, int x, int y);

/* Scrolls so far, as far as the list goes. */
void results_scroll_to(struct app *app, int scroll);

/* Shows only words through a die, or, if it did so already, all again. */
void results_filter_die(struct app *app, int cell);

/* --- results_keys.c --- */

/* An arrow, Enter or Space on the list or on the board; false: it means something else here. */
bool results_key(struct app *app, enum key key);

/* --- results_verdict.c --- */

/* Was this a win over the merciless computer? */
bool results_is_feast(const struct app *app);

/* The sound of how the round ended, and for a feast its light, which any input ends. */
void results_celebrate(struct app *app);

/* Who won; and a sentence about it into `text`. */
const char *results_headline(const struct app *app);
void results_write_sentence(const struct app *app, char *text, size_t size);

/* --- results_feast.c --- */

void results_begin_feast(struct app *app);
void results_draw_feast(struct app *app, struct ui *ui);
long results_feast_wait_ms(const struct app *app);

#endif
