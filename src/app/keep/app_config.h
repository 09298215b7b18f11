/* SPDX-License-Identifier: MIT */
/*
 * The configuration that the game starts with.
 */
#ifndef APP_APP_CONFIG_H
#define APP_APP_CONFIG_H

#include "date.h"
#include "settings.h"
#include "tr.h"
#include "widgets.h"

#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/language.h"
#include "trounce/lexicon.h"
#include "trounce/records.h"
#include "trounce/round.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

#define APP_LANGUAGE_MAX  16 /* of a code such as "de" or "pt_BR", with its terminator */
#define APP_LANGUAGES_MAX 16

/* A language of the window, besides English. */
struct app_language {
    char code[APP_LANGUAGE_MAX];
    struct catalogue catalogue;
};

#define APP_SEEN_KEY   "seen.how_to_play" /* set once a player is no longer new */
#define APP_PLAYED_MAX 32

/* A language that can be played in. */
struct app_played {
    char code[LANGUAGE_CODE_SIZE];
    char name[LANGUAGE_NAME_SIZE]; /* as its speakers write it */
};

/* Deals boards from dice that are not in play, such as those of other languages. */
struct app_dealer {
    /* Deals the board of a code, in the letters of `alphabet`. Fails like deal_from_code, and with
     * STATUS_MISSING if the dice are unavailable or show letters outside the alphabet. NULL: there
     * is no dealer. */
    enum status (*deal)(const void *context, const char *code, const struct alphabet *alphabet,
                        struct board *board, struct fault *fault);
    const void *context;
};

#define APP_SIZE_MIN   LANGUAGE_SIDE_MIN
#define APP_SIZE_MAX   LANGUAGE_SIDE_MAX
#define APP_SIZE_COUNT LANGUAGE_DICE

/* What the game starts with. Pointers are borrowed and must outlive the app. */
struct app_config {
    const struct lexicon *lexicon;
    enum solver_kernel simd;                     /* how boards are solved */
    const struct glosses *glosses;               /* the meanings of words; NULL: unknown */
    const struct records *records;               /* the richest boards known; NULL: none is */
    const struct dice *dice[APP_SIZE_COUNT];     /* for 4×4, 5×5, 6×6; NULL: unavailable */
    const struct dice_set *sets[APP_SIZE_COUNT]; /* their sets; NULL: custom dice */
    struct text_metrics metrics;
    struct app_calendar calendar;
    struct app_dealer dealer;
    struct store *store; /* what is kept between runs */
    uint64_t seed;       /* for shaking the dice */
    int width, height;   /* of the window, device pixels */
    int density;         /* as for layout_make; 0: 100 */
    int size;            /* 4..6, of the first board */
    enum rules rules;
    enum game_mode mode;
    enum rival_level level;               /* of the computer, below RIVAL_FRIEND */
    long time_ms;                         /* of a round; 0: no clock */
    enum richness richness;               /* of newly dealt boards */
    enum theme_id theme;                  /* or THEME_SYSTEM */
    enum theme_id system_theme;           /* of the desktop */
    const struct app_language *languages; /* at most APP_LANGUAGES_MAX */
    int language_count;
    int played_count;
    int first_weekday;             /* of the system's locale, 1: Monday; 0: not known */
    const char *system_languages;  /* "de_AT:en", most wanted first; NULL or "": English */
    const struct language *played; /* language of these words and dice; NULL: English */
    const struct app_played *played_languages; /* to choose from, at most APP_PLAYED_MAX */
    bool muted;
    bool speech;         /* what happens is said aloud */
    bool lists;          /* the window shows app_list to a screen reader */
    bool can_share;      /* the window answers REQUEST_SHARE */
    bool is_touch;       /* as app_set_touch says */
    bool reports_copy;   /* the window calls app_report_copy after each REQUEST_COPY */
    bool has_links;      /* challenges and codes that are copied become links */
    bool is_saving_dear; /* a round in which only time passes is saved less often */
    bool reduced_motion;
    bool daily;         /* starts on the page of the daily puzzles */
    bool scrambler;     /* starts in the Scrambler */
    bool ends_by_enter; /* Enter without a word ends a turn at once, instead of asking */
    bool welcome;   /* starts with How to play for a new player, as known from a store on disk, who
                       has not asked for a board or its size */
    unsigned given; /* 1 << SETTING_…: set on the command line, which overrides what is kept */
    const char *lexicon_path;  /* file of the lexicon; NULL: the game's own */
    const struct board *board; /* starts a round on it at once; NULL: starts at Home */
    const char *code;          /* of that board; NULL or "": none */
    const char *link;          /* starts in Custom board, with this text pasted; NULL: does not */
    bool any_jumble;    /* puzzles are scrambled in any number of moves, whatever the level */
    int scrambler_size; /* 3..9, of the first puzzle; 0: 4 */
    const char *scrambler_code; /* of that puzzle; NULL: any */
    const char *user_name;      /* the player's, as the system knows it; NULL or "": it does not */
    const struct message *notice; /* for the player at start; NULL or none: none */
};

#endif
