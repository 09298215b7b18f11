/* SPDX-License-Identifier: MIT */
/*
 * What the game is given when it starts.
 */
#ifndef APP_APP_CONFIG_H
#define APP_APP_CONFIG_H

#include "date.h"
#include "settings.h"
#include "tr.h"
#include "widgets.h"

#include "trounce/board.h"
#include "trounce/dice.h"
#include "trounce/gloss.h"
#include "trounce/language.h"
#include "trounce/lexicon.h"
#include "trounce/round.h"
#include "trounce/solver.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

#define APP_LANGUAGE_MAX  16 /* of a code such as "de" or "pt_BR", with its end */
#define APP_LANGUAGES_MAX 16

/* A language that the window can speak, besides English. */
struct app_language {
    char code[APP_LANGUAGE_MAX];
    struct catalogue catalogue;
};

#define APP_SEEN_KEY   "seen.how_to_play" /* the setting that a player has who is not new */
#define APP_PLAYED_MAX 32

/* A language that can be played. */
struct app_played {
    char code[LANGUAGE_CODE_SIZE];
    char name[LANGUAGE_NAME_SIZE]; /* as its speakers write it */
};

/* Deals boards from dice that are not on the table, such as those of other languages. */
struct app_dealer {
    /* The board of a code, in the letters of `alphabet`. Failures as deal_from_code, and
     * STATUS_MISSING: the dice are not to be had, or show what the alphabet lacks. NULL: nobody
     * deals. */
    enum status (*deal)(const void *context, const char *code, const struct alphabet *alphabet,
                        struct board *board, struct fault *fault);
    const void *context;
};

#define APP_SIZE_MIN   4
#define APP_SIZE_MAX   6
#define APP_SIZE_COUNT 3

/* What the game is given at its start. Pointers are borrowed and outlive the app. */
struct app_config {
    const struct lexicon *lexicon;
    enum solver_simd simd;                       /* how boards are solved */
    const struct glosses *glosses;               /* what words mean; NULL: nothing is known */
    const struct dice *dice[APP_SIZE_COUNT];     /* of 4×4, 5×5, 6×6; NULL: not to be had */
    const struct dice_set *sets[APP_SIZE_COUNT]; /* their names; NULL: dice of one's own */
    struct text_metrics metrics;
    struct app_calendar calendar;
    struct app_dealer dealer;
    struct store *store; /* what is kept between two starts; NULL: nothing is */
    uint64_t seed;       /* of the shakes */
    int width, height;   /* of the window, device pixels */
    int density;         /* of those, as layout_make has it; 0: 100 */
    int size;            /* 4..6, of the first board */
    enum rules rules;
    enum way way;
    enum rival_level level;               /* of the computer, below RIVAL_FRIEND */
    long time_ms;                         /* of a round; 0: no clock */
    enum richness richness;               /* of the boards that are shaken */
    enum theme_id theme;                  /* or THEME_SYSTEM */
    enum theme_id system_theme;           /* of the desktop */
    const struct app_language *languages; /* at most APP_LANGUAGES_MAX */
    int language_count;
    int played_count;
    const char *system_languages;  /* "de_AT:en", the most wished first; NULL or "": English */
    const struct language *played; /* whose words and dice these are; NULL: English */
    const struct app_played *played_languages; /* that can be chosen, at most APP_PLAYED_MAX */
    bool muted;
    bool reduced_motion;
    bool daily;     /* the page of the daily board comes first */
    bool scrambler; /* the Scrambler comes first */
    unsigned given; /* 1 << SETTING_…: the command line asked for it, whatever is kept */
    const char *lexicon_path;   /* where the lexicon was read from; NULL: it is the game's own */
    const struct board *board;  /* a round on it starts at once; NULL: Home comes first */
    const char *code;           /* of that board; NULL or "": it has none */
    int scrambler_size;         /* 3..9, of its first puzzle; 0: 4 */
    const char *scrambler_code; /* of that puzzle; NULL: any */
    bool welcome; /* who starts for the first time (a store on disk knows) learns to play first */
    const char *version;
    const char *notice; /* something that the player should know at once; NULL: nothing */
};

#endif
