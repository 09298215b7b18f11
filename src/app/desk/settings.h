/* SPDX-License-Identifier: MIT */
/*
 * What a player can set, and the texts in which it is kept. Leaves keeping the texts to the store
 * and what a setting does to the screens.
 */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H

#include "input.h"
#include "theme.h"

#include "trounce/challenge.h"
#include "trounce/richness.h"
#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/scoring.h"

#include <stdbool.h>

/* Which words the computer takes and the results list; the player's own always are. */
enum word_range {
    WORDS_COMMON, /* that everyone knows */
    WORDS_USUAL,  /* that good dictionaries for everyday use have */
    WORDS_ALL,
    WORDS_COUNT
};

/* The highest tier of a range. */
int word_range_tier_max(enum word_range range);

#define SETTING_UI_SCALE_STEP 25 /* percent */
#define SETTING_VOLUME_MAX    100
#define SETTING_TIME_MAX_MS   86400000L
#define SETTING_PATH_MAX      1024
#define SETTING_LANGUAGE_MAX  16
#define SETTING_KEY_MAX       24
#define SETTING_NAME_SIZE     CHALLENGE_NAME_SIZE
#define SETTING_PLAYERS       2 /* at one machine */

struct settings {
    char language[SETTING_LANGUAGE_MAX]; /* "de"; "en"; "": that of the system */
    char played[SETTING_LANGUAGE_MAX];   /* "de", whose words and dice are played */
    enum theme_id theme;                 /* or THEME_SYSTEM */
    int ui_scale;                        /* percent, UI_SCALE_MIN..UI_SCALE_MAX in steps */
    bool reduced_motion;
    bool larger_letters;
    bool sound;
    int volume; /* 0..SETTING_VOLUME_MAX */
    bool clock; /* is shown */
    enum tracing tracing;
    enum word_range words;
    char lexicon[SETTING_PATH_MAX]; /* a file; "": the game's own */

    /* What Home offers next time. */
    int size; /* 4..6 */
    enum rules rules;
    enum richness richness;
    enum way way;
    enum rival_level level; /* below RIVAL_FRIEND; also where a way has none */
    long time_ms;           /* 0: no clock */
    bool shared_count;      /* words that two players have count for both */

    /* UTF-8 without control characters. */
    char names[SETTING_PLAYERS][SETTING_NAME_SIZE]; /* of two players; never "" */
    char name[SETTING_NAME_SIZE];                   /* that challenges are sent under; "": none */
};

/* The highest tier of words that the game shows or takes by itself. */
int settings_tier_max(const struct settings *settings);

/* An animation's length, or 0 when motion is reduced. */
long settings_motion(const struct settings *settings, long ms);

/* One key each. */
enum setting {
    SETTING_THEME,
    SETTING_UI_SCALE,
    SETTING_REDUCED_MOTION,
    SETTING_LARGER_LETTERS,
    SETTING_SOUND,
    SETTING_VOLUME,
    SETTING_CLOCK,
    SETTING_TRACING,
    SETTING_WORDS,
    SETTING_LEXICON,
    SETTING_SIZE,
    SETTING_RULES,
    SETTING_RICHNESS,
    SETTING_WAY,
    SETTING_LEVEL,
    SETTING_TIME,
    SETTING_SHARED_COUNT,
    SETTING_FIRST_NAME,
    SETTING_SECOND_NAME,
    SETTING_NAME,
    SETTING_LANGUAGE,
    SETTING_PLAYED,
    SETTING_COUNT
};

/* What holds as long as nobody has set anything. */
void settings_default(struct settings *settings);

/* "theme", "ui-scale" …; static. */
const char *setting_key(enum setting setting);

/* The key of SETTING_LEXICON: each language that is played has its own list. Returns `key`. */
const char *setting_lexicon_key(const char *played, char key[SETTING_KEY_MAX]);

#define SETTING_TEXT_MAX SETTING_PATH_MAX

/* The value as a text, into `text`, which is returned. */
char *setting_write(const struct settings *settings, enum setting setting,
                    char text[SETTING_TEXT_MAX]);

/* Takes a value over from its text; false for what is none: `settings` is as it was. */
bool setting_read(struct settings *settings, enum setting setting, const char *text);

#endif
