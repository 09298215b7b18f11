/* SPDX-License-Identifier: MIT */
/*
 * Home and the terms of the next round, as they and tests know them.
 */
#ifndef APP_HOME_H
#define APP_HOME_H

#include "anim.h"
#include "daily.h"
#include "desk.h"
#include "field.h"

enum home_card { CARD_PRACTICE, CARD_CUSTOM, CARD_SCRAMBLER, CARD_STATISTICS, CARD_COUNT };

#define HOME_ABOUT_MAX WAITING_TEXT_MAX

/* The board beside the title. */
struct home_dice {
    struct board board; /* no rows: there are no dice */
    struct path word;   /* lit */
    long rest_ms;       /* until a die turns */
    int turns;          /* so far */
    int cell;           /* of the die that turns */
    struct anim turn;
};

struct home {
    char tagline[HOME_ABOUT_MAX];
    char waiting[HOME_ABOUT_MAX];           /* about what waits; "": nothing */
    bool waits_several;                     /* more than one round */
    char about[CARD_COUNT][HOME_ABOUT_MAX]; /* the line under the title of each card */
    int goals;                              /* reached; -1: there are no rounds */
    struct home_dice dice;

    struct daily_date day; /* of the rest */
    struct daily_standing standing;
    char state[HOME_ABOUT_MAX]; /* how the player stands with the daily board */
    long rival_points;          /* on it; 0: not known */
    bool has_result;            /* of the round that counted */
    struct daily_result result;
};

/* Where everything is, in device pixels. An empty rectangle: it is not shown. */
struct home_places {
    struct rect dice, title, tagline, settings, learn;
    struct rect play, terms, change, waiting, daily, cards[CARD_COUNT], footer;
};

/* Shakes the board, always the same one. */
void home_dice_deal(struct home_dice *dice, const struct desk *desk);
void home_dice_advance(struct home_dice *dice, const struct desk *desk, long elapsed_ms);

/* Like app_wait_ms. */
long home_dice_wait_ms(const struct home_dice *dice, const struct desk *desk);
void home_dice_draw(const struct home_dice *dice, struct ui *ui, struct rect area);

/* So many rounds that wait are listed; older ones follow when newer ones are over. */
#define HOME_ROUNDS_MAX 20

struct home_places home_lay_out(const struct layout *layout, bool waits);

struct terms {
    struct settings before;              /* to restore */
    struct field names[SETTING_PLAYERS]; /* as typed */
};

/* The ids of both screens but for the terms themselves, which have a SETTING_ID. */
enum {
    ID_PLAY = 1,
    ID_CHANGE,
    ID_CONTINUE,
    ID_DAILY, /* its page */
    ID_TODAY, /* the button that plays it */
    ID_SETTINGS,
    ID_LEARN,
    ID_CARD, /* one per enum home_card */
    ID_SHARED = ID_CARD + CARD_COUNT,
    ID_CANCEL,
    ID_CLOSE,
    ID_NAME = SETTING_ID(SETTING_FIRST_NAME, 0) /* one per name, for the keyboard */
};

#endif
