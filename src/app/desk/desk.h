/* SPDX-License-Identifier: MIT */
/*
 * The desk: the state that screens share, each part with its own owner. Screens receive it; its
 * parts know only the parts whose headers they include.
 */
#ifndef APP_DESK_H
#define APP_DESK_H

#include "date.h"
#include "explain.h"
#include "keeper.h"
#include "post.h"
#include "settings.h"
#include "stage.h"
#include "table.h"

/* The window's answers to requests from the settings, if any. */
struct answers {
    struct message lexicon_fault;  /* why the last file was refused */
    struct message language_fault; /* why the language was refused */
    struct message export_fault;   /* why the history or own words were not exported */
    struct message exported;       /* the file that they were exported to */
    struct message import_fault;   /* why own words or a history were not imported */
    struct message silence;        /* why there is no sound */
};

/* The daily board of a date, dealt when it is first needed: see daily_board. */
struct today {
    long day; /* daily_number; 0: not dealt */
    const struct lexicon *lexicon;
    const struct dice *dice;
    int tier_max;
    struct board board;
    uint64_t state; /* for deal_code */
    long rival_points;
};

struct desk {
    struct stage stage;
    struct post post;
    struct table table;
    struct keeper *keeper;
    struct own_words *own;      /* the player's, of the language of play; NULL: no memory */
    struct settings settings;   /* changed only by preferences_keep */
    enum theme_id system_theme; /* of the desktop */
    struct app_calendar calendar;
    struct explain explain;
    struct today today;
    struct answers answers;
    struct text_metrics metrics;
    const struct app_language *languages;
    int language_count;
    const char *system_languages;
    const char *version;
    int scrambler_size; /* of the first puzzle; 0: any */
    int width, height;  /* of the window, device pixels */
    int density;        /* as for layout_make; 0: 100 */
};

#endif
