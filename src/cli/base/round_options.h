/* SPDX-License-Identifier: MIT */
/*
 * The options of a round that the window and trounce play have in common, as rows of their tables.
 */
#ifndef CLI_ROUND_OPTIONS_H
#define CLI_ROUND_OPTIONS_H

#include "machine.h"
#include "trounce/language.h"
#include "trounce/round.h"
#include "trounce/scoring.h"

#define ROUND_SECONDS_MAX 86400

#define ROUND_SIZE_HELP LANGUAGE_SIDE_NAMES " dice on a side of the board (4)"
#define ROUND_TIME_OPTION                                                                          \
    {                                                                                              \
        "time", OPTION_NUMBER, "SECONDS", .max = ROUND_SECONDS_MAX, .usual = "180",                \
                                          .takes = "seconds, 1 to 86400, or 0 for no clock",       \
                                          .offers = "0 120 180 300",                               \
                                          .help = "for a round, 0 for none"                        \
    }
#define ROUND_RIVAL_OPTION                                                                         \
    {                                                                                              \
        "rival", OPTION_CHOICE, "LEVEL", .choices = "ladder novice scholar expert merciless",      \
                                         .usual = "ladder",                                        \
                                         .help = "ladder (ten rungs to climb), novice, scholar, "  \
                                                 "expert or merciless"                             \
    }
#define ROUND_MODE_OPTION                                                                          \
    {                                                                                              \
        "mode", OPTION_CHOICE, "MODE", .choices = MODE_CHOICES, .usual = "turns",                  \
                                       .help = MODE_HELP                                           \
    }
#define ROUND_RICHNESS_OPTION                                                                      \
    {                                                                                              \
        "richness", OPTION_CHOICE, "WISH", .choices = "lean fair rich feast any", .usual = "fair", \
                                           .help = "lean, fair, rich or feast: how many common "   \
                                                   "words boards should have; or any, as the "     \
                                                   "dice fall"                                     \
    }
#define ROUND_SOLO_OPTION                                                                          \
    {                                                                                              \
        "solo", .help = "the same as --mode alone"                                                 \
    }
#define ROUND_EXERCISE_OPTION(says)                                                                \
    {                                                                                              \
        "exercise", OPTION_CHOICE, "NAME", .choices = "stanford oberlin", .help = (says)           \
    }
#define ROUND_BOARD_OPTION(title)                                                                  \
    {                                                                                              \
        "board", OPTION_TEXT, "LETTERS", .heading = (title), .takes = "the letters of a board",    \
                                         .help = "row by row: casemopistrenapd, or cells "         \
                                                 "separated by blanks, \"Qu a t .\" where . is "   \
                                                 "empty, or rows by /"                             \
    }
#define ROUND_CODE_OPTION                                                                          \
    {                                                                                              \
        "code", OPTION_TEXT, "CODE", .takes = "the code of a board",                               \
                                     .help = "the board that has this code"                        \
    }
#define ROUND_DICE_OPTION                                                                          \
    {                                                                                              \
        "dice", OPTION_FILE, "FILE",                                                               \
            .heading = "Files",                                                                    \
            .help = "one die per line, six letters each: " LANGUAGE_DICE_COUNTS " dice"            \
    }
#define ROUND_LEXICON_OPTION                                                                       \
    {                                                                                              \
        "lexicon", OPTION_FILE, "FILE",                                                            \
            .help = "the words that count: one word per line, a DAWG of the Stanford kind, or a "  \
                    "packed lexicon of Trounce"                                                    \
    }
#define ROUND_LANGUAGE_OPTION                                                                      \
    {                                                                                              \
        "language", OPTION_TEXT, "CODE", .takes = "the code of a language, such as de",            \
                                         .offers = TROUNCE_LANGUAGES,                              \
                                         .help = "play in this language this time: en, de and so " \
                                                 "on (trounce lexicon --languages)"                \
    }
#define ROUND_DATA_OPTION                                                                          \
    {                                                                                              \
        "data", OPTION_FOLDER, "DIR",                                                              \
            .help = "the folder that keeps the history and the settings (" MACHINE_DATA_FOLDER ")" \
    }

/* The terms of the exercises, in the order of their names, for what is not given with them. Boards
 * are as the dice fall, and a computer misses nothing. */
struct round_exercise {
    enum rules rules;
    enum game_mode mode;
    long time_ms;
};

static const struct round_exercise round_exercises[] = {{RULES_FOUR, MODE_TURNS, 0},
                                                        {RULES_ANY, MODE_ALONE, 120000}};

#endif
