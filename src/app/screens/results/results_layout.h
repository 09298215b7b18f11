/* SPDX-License-Identifier: MIT */
/*
 * The layout of the results, and the ids for the focus. Leaves positions within a list to
 * results_places.c.
 */
#ifndef APP_RESULTS_LAYOUT_H
#define APP_RESULTS_LAYOUT_H

#include "results_list.h"

struct results_layout {
    struct rect score; /* with stars; the headline if there is no score */
    struct rect best;
    struct rect headline, sentence;
    struct rect board;
    struct rect detail;
    struct rect left_buttons; /* same board, copy, challenge */
    struct rect filters, field;
    struct rect list;
    struct rect legend;             /* at the bottom of the list */
    bool has_columns;               /* there is room for three lists side by side: */
    struct rect columns[PANES_MAX]; /* instead of filters, field and list */
    struct rect right_buttons;      /* home, play again */
};

struct results_layout results_layout(const struct layout *layout);

enum {
    RESULTS_ID_SAME = 1,
    RESULTS_ID_COPY,
    RESULTS_ID_CHALLENGE,
    RESULTS_ID_HOME, /* or back to where the past round was opened */
    RESULTS_ID_STATISTICS,
    RESULTS_ID_AGAIN,
    RESULTS_ID_BOARD,                               /* keyboard focus only, like the lists */
    RESULTS_ID_LIST,                                /* one id per list */
    RESULTS_ID_FILTER = RESULTS_ID_LIST + PANES_MAX /* one id per filter */
};

/* Return the number of lists side by side, the panel of list `pane`, and whether a legend shows. */
int results_pane_count(const struct desk *desk);
struct rect results_panel(const struct desk *desk, int pane);
bool results_has_legend(const struct desk *desk);

/* Return the area for the words of list `pane` in the window, and the scroll bar beside it. */
struct rect results_words_area(const struct desk *desk, int pane);
struct rect results_bar_area(const struct desk *desk, int pane);

/* Returns the list at a point of the window, edges included; -1 if there is none. */
int results_pane_at(const struct desk *desk, int x, int y);

#endif
