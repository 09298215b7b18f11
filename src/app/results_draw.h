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
    RESULTS_ID_HOME,
    RESULTS_ID_AGAIN,
    RESULTS_ID_FILTER /* and on: a filter each */
};

void results_draw(struct app *app, struct ui *ui);

/* The part of the window in which the words stand, and the bar beside it. */
struct rect results_words_area(const struct app *app);
struct rect results_bar_area(const struct app *app);

/* The index of the word at a point of the window; -1: none. */
long results_word_at(const struct app *app, const struct ui *ui, int x, int y);

#endif
