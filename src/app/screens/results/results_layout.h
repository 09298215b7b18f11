/* SPDX-License-Identifier: MIT */
/*
 * Where everything stands in the results, and what the focus calls it. Leaves what stands in a list
 * to results_places.c.
 */
#ifndef APP_RESULTS_LAYOUT_H
#define APP_RESULTS_LAYOUT_H

#include "results_list.h"

struct results_layout {
    struct rect score; /* and stars; the headline, where there is no score */
    struct rect best;
    struct rect headline, sentence;
    struct rect board;
    struct rect detail;
    struct rect left_buttons; /* same board, copy, challenge */
    struct rect filters, field;
    struct rect list;
    struct rect legend;             /* at the foot of the list */
    bool has_columns;               /* there is room for three lists beside one another: */
    struct rect columns[PANES_MAX]; /* in the place of filters, field and list */
    struct rect right_buttons;      /* home, play again */
};

struct results_layout results_layout(const struct layout *layout);

enum {
    RESULTS_ID_SAME = 1,
    RESULTS_ID_COPY,
    RESULTS_ID_CHALLENGE,
    RESULTS_ID_HOME, /* or back to where a past round was opened */
    RESULTS_ID_STATISTICS,
    RESULTS_ID_AGAIN,
    RESULTS_ID_BOARD,                               /* places of the keyboard */
    RESULTS_ID_LIST,                                /* and on: a list each */
    RESULTS_ID_FILTER = RESULTS_ID_LIST + PANES_MAX /* and on: a filter each */
};

/* How many lists stand beside one another; the panel of list `pane`; is there a legend below? */
int results_pane_count(const struct desk *desk);
struct rect results_panel(const struct desk *desk, int pane);
bool results_has_legend(const struct desk *desk);

/* The part of the window in which the words of list `pane` stand, and the bar beside it. */
struct rect results_words_area(const struct desk *desk, int pane);
struct rect results_bar_area(const struct desk *desk, int pane);

/* The list at a point of the window, with its edges; -1: none. */
int results_pane_at(const struct desk *desk, int x, int y);

#endif
