/* SPDX-License-Identifier: MIT */
/*
 * Home, as tests know it.
 */
#ifndef APP_HOME_H
#define APP_HOME_H

#include "desk.h"
#include "field.h"

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
    struct rect title, panel, modes, sentence, footer; /* as drawn */
};

/* The ids of everything but the terms, which have a SETTING_ID. */
enum {
    ID_COMMON = 1,
    ID_SHARED,
    ID_SHAKE,
    ID_SETTINGS,
    ID_LEARN,
    ID_CARD = 56,                               /* one per enum home_card */
    ID_NAME = SETTING_ID(SETTING_FIRST_NAME, 0) /* one per name, for the keyboard */
};

#endif
