/* SPDX-License-Identifier: MIT */
/*
 * The layout of Home. Leaves drawing to screen_home.c.
 */
#ifndef APP_HOME_LAYOUT_H
#define APP_HOME_LAYOUT_H

#include "layout.h"

#define HOME_CARDS_MAX    6
#define HOME_ROWS_MAX     5
#define HOME_SWITCHES_MAX 2
#define HOME_BUTTON_COUNT 2

struct home_layout {
    struct rect title; /* the seven tiles */
    struct rect panel; /* the choices, with: */
    struct rect modes;
    struct rect sentence;              /* about the mode */
    struct rect labels[HOME_ROWS_MAX]; /* labels of the first `row_count` rows */
    struct rect rows[HOME_ROWS_MAX];   /* and the choices beside them */
    struct rect hint;                  /* under the last row */
    struct rect switches[HOME_SWITCHES_MAX];
    struct rect shake;
    struct rect cards[HOME_CARDS_MAX];      /* the first `card_count` */
    struct rect buttons[HOME_BUTTON_COUNT]; /* below the cards */
    struct rect footer;
};

/* `row_count`: 4 or 5; `card_count`: 5 or 6. */
struct home_layout home_layout(const struct layout *layout, int row_count, int card_count);

#endif
