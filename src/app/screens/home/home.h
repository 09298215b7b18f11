/* SPDX-License-Identifier: MIT */
/*
 * Home, as shared between its files. Leaves the behaviour to screen_home.c.
 */
#ifndef APP_HOME_H
#define APP_HOME_H

#include "desk.h"
#include "field.h"
#include "home_layout.h"

enum home_card {
    CARD_CONTINUE, /* only if a round waits */
    CARD_DAILY,
    CARD_PRACTICE,
    CARD_CUSTOM,
    CARD_SCRAMBLER,
    CARD_STATISTICS,
    CARD_COUNT
};

#define HOME_ABOUT_MAX WAITING_TEXT_MAX

struct home {
    char about[CARD_COUNT][HOME_ABOUT_MAX]; /* the line under the title of each card */
    struct daily_date day;                  /* on which they were made */
    struct field names[SETTING_PLAYERS];    /* as typed */
    enum word_range range; /* to restore when "Common words only" is switched off */
};

/* What is alike lies in a group of HOME_GROUP ids; the rest of an id says which one it is. */
enum {
    ID_COMMON = 1,
    ID_SHARED,
    ID_SHAKE,
    ID_SETTINGS,
    ID_LEARN,
    HOME_GROUP = 8,
    ID_WAY = 1 * HOME_GROUP,   /* one per enum game_mode */
    ID_RIVAL = 2 * HOME_GROUP, /* as in `rivals` */
    ID_NAME = 3 * HOME_GROUP,  /* one per name, for the keyboard */
    ID_SIZE = 4 * HOME_GROUP,  /* one per board size */
    ID_RICHNESS = 5 * HOME_GROUP,
    ID_TIME = 6 * HOME_GROUP,
    ID_RULES = 7 * HOME_GROUP,
    ID_CARD = 8 * HOME_GROUP /* one per enum home_card */
};

/* --- names --- */

/* Sets the fields to the names of the match. */
void home_names_show(struct home *home, const struct desk *desk);

/* Draws the fields side by side in their row. */
void home_names_draw(const struct home *home, struct ui *ui, struct rect row);

/* Handles input for the name with the focus or the pointer; returns whether it was for one. */
bool home_names_input(struct home *home, struct desk *desk, const struct input *input);

/* --- around the choices --- */

void home_draw_title(struct ui *ui, struct rect area);
void home_draw_card(const struct home *home, struct ui *ui, enum home_card card, struct rect rect);
void home_draw_buttons(struct ui *ui, const struct home_layout *home);
void home_draw_footer(const struct desk *desk, struct ui *ui, struct rect area);

#endif
