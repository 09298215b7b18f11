/* SPDX-License-Identifier: MIT */
/*
 * The player's settings, and the text form in which they are kept. Leaves keeping them to the
 * store, and their effect to the screens.
 */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H

#include "input.h"
#include "phrase.h"
#include "store.h"
#include "theme.h"

#include "trounce/challenge.h"
#include "trounce/richness.h"
#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/scoring.h"

#include <stdbool.h>

/* How the guide shows the words that are left. */
enum guide_shown {
    GUIDE_DICE,    /* dice fade, and the panel counts */
    GUIDE_FIGURES, /* each die has its counts as well */
    GUIDE_COUNT
};

/* The ways to play that have a guide, which each remember whether it is on. */
enum guide_way {
    GUIDE_IN_TURNS,
    GUIDE_IN_ALONE,
    GUIDE_IN_HUNT,
    GUIDE_IN_PRACTICE,
    GUIDE_WAY_COUNT
};

/* Which words the computer takes and the results list; the player's own are always listed. */
enum word_range {
    WORDS_COMMON, /* known to everyone */
    WORDS_USUAL,  /* in good dictionaries for everyday use */
    WORDS_ALL,
    WORDS_COUNT
};

/* Returns the highest tier of a range. */
int word_range_tier_max(enum word_range range);

#define SETTING_UI_SCALE_STEP 25 /* percent */
#define SETTING_VOLUME_MAX    100
#define SETTING_TIME_MAX_MS   86400000L
#define SETTING_TIME_MS       180000L /* the usual one */
#define SETTING_PATH_MAX      1024
#define SETTING_LANGUAGE_MAX  16
#define SETTING_KEY_MAX       24
#define SETTING_NAME_SIZE     CHALLENGE_NAME_SIZE
#define SETTING_PLAYERS       2 /* on one machine */

/* The terms of a round. */
struct match {
    int size; /* 4..6; for children also 3 */
    enum rules rules;
    enum game_mode mode;
    enum rival_level level; /* also kept for modes without a rival */
    long time_ms;           /* of a turn; 0: no clock */
    enum richness richness; /* of the next board to be dealt */
    bool shared_count;      /* words found by both players count for both */
    /* Of two players; UTF-8 without control characters, never "". */
    char names[SETTING_PLAYERS][SETTING_NAME_SIZE];
};

struct settings {
    char language[SETTING_LANGUAGE_MAX]; /* "de"; "en"; "": the system's */
    char played[SETTING_LANGUAGE_MAX];   /* "de": the language of words and dice */
    enum theme_id theme;                 /* or THEME_SYSTEM */
    int ui_scale;                        /* percent, UI_SCALE_MIN..UI_SCALE_MAX in steps */
    bool reduced_motion;
    bool larger_letters;
    bool sound;
    int volume;  /* 0..SETTING_VOLUME_MAX */
    bool room;   /* sounds have its echo */
    bool speech; /* what happens is said aloud */
    enum guide_shown guide;
    int guide_on; /* bits of enum guide_way */
    bool clock;   /* shown */
    enum tracing tracing;
    enum word_range words;
    bool clean;                     /* offensive words count for nobody in the player's rounds */
    bool children;                  /* only words that children know, see settings_match */
    int children_size;              /* of their boards */
    char lexicon[SETTING_PATH_MAX]; /* a file; "": the game's own */

    struct match match;           /* offered first at Home; level below RIVAL_FRIEND */
    long usual_time_ms;           /* of the match at the start of the game */
    long time_before_hunt_ms;     /* of the match before the Hunt was chosen; 0: it was not */
    char name[SETTING_NAME_SIZE]; /* for sending challenges, as in a match; "": none */
};

#define SETTING_CHILDREN_SIZE_MIN 3
#define SETTING_CHILDREN_SIZE_MAX 4

/* Returns the terms of the next round: those that are set, or for children small boards, a gentle
 * rival and no clock. */
struct match settings_match(const struct settings *settings);

/* Returns the sets that are set, as bits of enum word_set. */
int settings_word_sets(const struct settings *settings);

/* Returns whether words that both have count for both in a shaken round by these terms; the daily
 * board and challenges have their own rule. */
bool match_shares(const struct match *match);

/* Returns whether these terms are those of the Hunt: alone and without a clock, all words are to be
 * found at leisure. */
bool match_finds_all(const struct match *match);

/* Returns the terms' mode in a sentence. */
const char *match_about(const struct match *match);

/* Returns the highest tier of words that the game shows or takes on its own in rounds of a kind: on
 * the daily board all, as its terms are the same for everybody. */
int settings_tier_max(const struct settings *settings, enum round_kind kind);

/* The same in a round that keeps the sets with which it began. */
int settings_tier_max_in(const struct settings *settings, const struct round_notes *notes);

/* Returns an animation's length, or 0 with reduced motion. */
long settings_motion(const struct settings *settings, long ms);

/* Each has its own key. Forms show them in this order; the terms of a round come first. */
enum setting {
    SETTING_MODE,
    SETTING_LEVEL,
    SETTING_FIRST_NAME,
    SETTING_SECOND_NAME,
    SETTING_SIZE,
    SETTING_RICHNESS,
    SETTING_TIME,
    SETTING_RULES,
    SETTING_WORDS,
    SETTING_CHILDREN_SIZE, /* in place of the size */
    SETTING_SHARED_COUNT,
    SETTING_TERM_LAST = SETTING_SHARED_COUNT,
    SETTING_LANGUAGE,
    SETTING_THEME,
    SETTING_UI_SCALE,
    SETTING_LARGER_LETTERS,
    SETTING_REDUCED_MOTION,
    SETTING_PLAYED,
    SETTING_CLOCK,
    SETTING_GUIDE,
    SETTING_TRACING,
    SETTING_NAME,
    SETTING_SOUND,
    SETTING_VOLUME,
    SETTING_ROOM,
    SETTING_SPEECH,
    SETTING_LEXICON,
    SETTING_CLEAN,
    SETTING_CHILDREN,
    SETTING_GUIDE_ON,
    SETTING_COUNT
};

/* The panel of a form that has a setting. */
enum setting_panel { PANEL_NONE, PANEL_LANGUAGES, PANEL_LOOK, PANEL_SOUND, PANEL_PLAY };

/* A value that a form offers. */
struct setting_choice {
    long value;
    const char *text; /* as stored; NULL: the number */
    char label[PHRASE_MAX];
    const char *tip; /* NULL: none */
    bool is_old;     /* no longer offered, but valid where it is stored */
};

enum setting_panel setting_panel(enum setting setting);

/* The label in a form, translated. */
const char *setting_label(enum setting setting);

/* The most choices of a setting; and the id of the button for one of them. */
#define SETTING_CHOICES_MAX         32
#define SETTING_ID(setting, choice) (64 + (int)(setting)*SETTING_CHOICES_MAX + (choice))

/* Writes the value that a form offers at `index`; returns false beyond the last, and for the
 * languages, which preferences_list lists. */
bool setting_choice(const struct settings *settings, enum setting setting, int index,
                    struct setting_choice *choice);

/* Returns the value of a setting that is a choice or a number. */
long setting_value(const struct settings *settings, enum setting setting);

/* Sets it to a value that is offered; a number out of range changes nothing. */
void setting_set(struct settings *settings, enum setting setting, long value);

/* Sets the defaults. */
void settings_default(struct settings *settings);

/* Returns the key: "theme", "ui-scale" …; static. */
const char *setting_key(enum setting setting);

/* Writes the key of SETTING_LEXICON: each language of play has its own word list. Returns `key`. */
const char *setting_lexicon_key(const char *played, char key[SETTING_KEY_MAX]);

#define SETTING_TEXT_MAX SETTING_PATH_MAX

/* Writes the value as text into `text`; returns it. */
char *setting_write(const struct settings *settings, enum setting setting,
                    char text[SETTING_TEXT_MAX]);

/* Sets a value from its text; if that is invalid, returns false and leaves `settings` unchanged. */
bool setting_read(struct settings *settings, enum setting setting, const char *text);

#endif
