/* SPDX-License-Identifier: MIT */
/*
 * What stands where on Home. Leaves drawing to screen_home.c.
 */
#ifndef APP_HOME_LAYOUT_H
#define APP_HOME_LAYOUT_H

#include "layout.h"

#define HOME_CARDS_MAX    5
#define HOME_BUTTON_COUNT 3

struct home_layout {
    struct rect title; /* the seven tiles */
    struct rect tagline;
    struct rect panel;                      /* the choices */
    struct rect cards[HOME_CARDS_MAX];      /* the first `card_count` of them */
    struct rect buttons[HOME_BUTTON_COUNT]; /* under them, or in the last place among them */
    struct rect footer;
};

/* `card_count`: 4 or 5. */
struct home_layout home_layout(const struct layout *layout, int card_count);

#endif
