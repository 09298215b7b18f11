/* SPDX-License-Identifier: MIT */
/*
 * The cards of Home: what each is called, what it says of itself, where it leads. Leaves drawing
 * them to screen_home.c.
 */
#ifndef APP_HOME_CARDS_H
#define APP_HOME_CARDS_H

#include "layout.h"

#include <stdbool.h>

struct app;

enum home_card {
    HOME_CONTINUE, /* only when a round was left */
    HOME_DAILY,
    HOME_CUSTOM,
    HOME_SCRAMBLER,
    HOME_STATISTICS,
    HOME_CARD_COUNT
};

/* The cards that are shown now, from top to bottom, into `list`; their number. */
int home_cards(const struct app *app, enum home_card list[HOME_CARDS_MAX]);

/* Static. */
const char *home_card_title(enum home_card card);

#define HOME_ABOUT_MAX 160

/* The line under the title, into `text`, which is returned. */
char *home_card_about(const struct app *app, enum home_card card, char text[HOME_ABOUT_MAX]);

/* Goes where the card leads. */
void home_card_open(struct app *app, enum home_card card);

#endif
