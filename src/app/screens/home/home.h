/* SPDX-License-Identifier: MIT */
/*
 * Home as its files share it. Leaves what its parts do to screen_home.c.
 */
#ifndef APP_HOME_H
#define APP_HOME_H

#include "desk.h"
#include "field.h"
#include "home_layout.h"

enum home_card {
    CARD_CONTINUE, /* only when a round was left */
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
    struct app_date day;                    /* that they were made on */
    struct field names[SETTING_PLAYERS];    /* as they are typed */
    enum word_range range;                  /* that "Common words only" goes back to */
};

enum {
    ID_WAY = 1,             /* and on: an enum way each */
    ID_RIVAL = ID_WAY + 8,  /* and on: as in `rivals` */
    ID_NAME = ID_RIVAL + 8, /* and on: a name each, for the keyboard */
    ID_SIZE = ID_NAME + 8,  /* and on: a board size each */
    ID_RICHNESS = ID_SIZE + 8,
    ID_TIME = ID_RICHNESS + 8,
    ID_RULES = ID_TIME + 8,
    ID_COMMON = ID_RULES + 8,
    ID_SHARED,
    ID_SHAKE,
    ID_CARD, /* and on: an enum home_card each */
    ID_SETTINGS = ID_CARD + 8,
    ID_LEARN
};

/* --- names --- */

/* What the fields hold is what the match says. */
void home_names_show(struct home *home, const struct desk *desk);

/* Draws them side by side in their row. */
void home_names_draw(const struct home *home, struct ui *ui, struct rect row);

/* Input for the name that has the focus, or that the pointer is in; returns whether it was. */
bool home_names_input(struct home *home, struct desk *desk, const struct input *input);

/* --- what stands around the choices --- */

void home_draw_title(struct ui *ui, struct rect area);
void home_draw_card(const struct home *home, struct ui *ui, enum home_card card, struct rect rect);
void home_draw_buttons(struct ui *ui, const struct home_layout *home);
void home_draw_footer(const struct desk *desk, struct ui *ui, struct rect area);

#endif
