/* SPDX-License-Identifier: MIT */
/*
 * The game: the state that screens share, each part with its own owner. Screens receive it; its
 * parts know only the parts whose headers they include.
 */
#ifndef APP_GAME_STATE_H
#define APP_GAME_STATE_H

#include "aloud.h"
#include "arena.h"
#include "date.h"
#include "explain.h"
#include "notice.h"
#include "output.h"
#include "saves.h"
#include "session.h"
#include "settings.h"
#include "stage.h"

#include "trounce/challenge.h"
#include "trounce/daily.h"

/* The window's answers to requests from the settings, if any. */
struct answers {
    struct message lexicon_fault;  /* why the last file was refused */
    struct message language_fault; /* why the language was refused */
    struct message export_fault;   /* why the history or own words were not exported */
    struct message exported;       /* the file that they were exported to */
    struct message import_fault;   /* why own words or a history were not imported */
    struct message silence;        /* why there is no sound */
};

/* The board of a daily puzzle, dealt when it is first needed: see daily_board. */
struct today {
    long day; /* daily_number; 0: not dealt */
    const struct lexicon *lexicon;
    const struct dice *dice;
    int tier_max;
    struct board board;
    uint64_t state; /* for deal_code */
    long rival_points;
    long common_words;
};

/* An invitation by a link that was put off: Home leads to it. */
struct invitation {
    char text[2048]; /* as for Custom board; "": none */
    char sender[CHALLENGE_NAME_SIZE];
};

struct game {
    struct arena *arena; /* for texts composed outside of drawing */
    struct stage stage;
    struct output output;
    struct aloud aloud;
    struct notice notice;
    struct session session;
    struct store *store; /* what is kept; borrowed */
    struct saves *saves;
    struct own_words *own;      /* the player's, of the language of play; NULL: no memory */
    struct settings settings;   /* changed only by preferences_keep */
    enum theme_id system_theme; /* of the desktop */
    struct app_calendar calendar;
    struct explain explain;
    struct today today[DAILY_PUZZLE_COUNT];
    struct answers answers;
    struct text_metrics metrics;
    const struct app_language *languages;
    const char *system_languages;
    const char *user_name; /* the player's, as the system knows it; "": it does not */
    long long awaited; /* the waiting round that is continued once its language is there; 0: none */
    int language_count;
    int first_weekday;  /* of the system's locale, 1: Monday; 0: not known */
    int scrambler_size; /* of the first puzzle; 0: any */
    int width, height;  /* of the window, device pixels */
    int density;        /* as for layout_make; 0: 100 */
    bool any_jumble;    /* puzzles have any number of moves, until a level is chosen */
    bool ends_by_enter; /* Enter without a word ends a turn at once */
    bool has_links;     /* challenges and codes are copied as links */
    struct invitation invitation;
};

#endif
