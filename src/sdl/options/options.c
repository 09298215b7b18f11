/* SPDX-License-Identifier: MIT */
/*
 * The table of the window's options, and their checks.
 */
#include "options.h"

#include "command.h"
#include "round_options.h"

#include "trounce/deal.h"
#include "trounce/scrambler.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum {
    OPTION_SIDE,
    OPTION_RULES,
    OPTION_TIME,
    OPTION_RIVAL,
    OPTION_MODE,
    OPTION_RICHNESS,
    OPTION_SOLO,
    OPTION_EXERCISE,
    OPTION_BOARD,
    OPTION_CODE,
    OPTION_LINK,
    OPTION_WEB_ADDRESS,
    OPTION_DAILY,
    OPTION_SCRAMBLER,
    OPTION_WORDS_HIDDEN,
    OPTION_DICE,
    OPTION_LEXICON,
    OPTION_LANGUAGE,
    OPTION_DATA,
    OPTION_THEME,
    OPTION_WINDOW,
    OPTION_FULLSCREEN,
    OPTION_MUTE,
    OPTION_SPEECH,
    OPTION_RENDERER,
    OPTION_VERSION,
    OPTION_COUNT
};

const struct option_spec options_table[] = {
    [OPTION_SIDE] = {"size", OPTION_NUMBER, "SIZE", .heading = "The round",
                     .min = SCRAMBLER_SIZE_MIN, .max = SCRAMBLER_SIZE_MAX,
                     .takes = LANGUAGE_SIDE_NAMES " (3 to 9 with --scrambler)",
                     .offers = LANGUAGE_SIDE_CHOICES, .help = ROUND_SIZE_HELP},
    [OPTION_RULES] = COMMAND_RULES_OPTION,
    [OPTION_TIME] = ROUND_TIME_OPTION,
    [OPTION_RIVAL] = ROUND_RIVAL_OPTION,
    [OPTION_MODE] = ROUND_MODE_OPTION,
    [OPTION_RICHNESS] = ROUND_RICHNESS_OPTION,
    [OPTION_SOLO] = ROUND_SOLO_OPTION,
    [OPTION_EXERCISE] =
        ROUND_EXERCISE_OPTION("the terms of an exercise that Trounce grew from, stanford or "
                              "oberlin: boards as the dice fall, no lesson first, and Enter "
                              "without a word ends the turn"),
    [OPTION_BOARD] = ROUND_BOARD_OPTION("The board (--board and --code start a round immediately)"),
    [OPTION_CODE] = ROUND_CODE_OPTION,
    [OPTION_LINK] =
        {"link", OPTION_TEXT, "LINK", .takes = "a link, a challenge or a code",
         .help = "open the board, the challenge or the Hunt of a link to Trounce in a browser"},
    [OPTION_WEB_ADDRESS] = {"web-address", OPTION_TEXT, "ADDRESS",
                            .takes = "the address of a page with Trounce",
                            .help = "challenges, codes and Hunts are copied as links to that page"},
    [OPTION_DAILY] = {"daily", .help = "open the daily puzzles"},
    [OPTION_SCRAMBLER] = {"scrambler", .heading = "The Scrambler",
                          .help = "slide rows and columns until the words appear; with --size 3..9 "
                                  "and --code of a puzzle"},
    [OPTION_WORDS_HIDDEN] = {"words", OPTION_FILE, "FILE",
                             .help = "the words that the Scrambler hides, a list of any kind; it "
                                     "scrambles them in 3 to 10 moves"},
    [OPTION_DICE] = ROUND_DICE_OPTION,
    [OPTION_LEXICON] = ROUND_LEXICON_OPTION,
    [OPTION_LANGUAGE] = ROUND_LANGUAGE_OPTION,
    [OPTION_DATA] = ROUND_DATA_OPTION,
    [OPTION_THEME] = {"theme", OPTION_CHOICE, "NAME", .heading = "The window",
                      .choices = "dark light contrast system", .usual = "system",
                      .help = "dark, light, contrast, or system to follow the desktop"},
    [OPTION_WINDOW] = {"window", OPTION_PAIR, "WxH", .min = LAYOUT_WIDTH_MIN,
                       .max = WINDOW_SIDE_MAX, .separator = "x",
                       .takes = "a width and a height such as 1280x800, at least 360x520",
                       .offers = "1280x800", .help = "its size, at least 360x520 (1280x800)"},
    [OPTION_FULLSCREEN] = {"fullscreen", .help = "as large as the screen; F11 changes it"},
    [OPTION_MUTE] = {"mute", .help = "without sound; Ctrl+M changes it"},
    [OPTION_SPEECH] = {"speech", .help = "say aloud what happens; Ctrl+Alt+S changes it"},
    [OPTION_RENDERER] = {"renderer", OPTION_CHOICE, "NAME", .choices = "software opengl",
                         .help = "software or opengl (default: the best available, shown below)"},
    [OPTION_VERSION] = {"version", .heading = "Other", .help = "print the version"},
    [OPTION_COUNT] = {.name = NULL},
};

void options_print_help(struct writer *out)
{
    writer_text(out, "Usage: trounce [OPTION]...\n"
                     "   or: trounce COMMAND [ARGUMENT]...   (trounce help lists them)\n"
                     "Trace words on letter dice, then watch the computer find the rest.\n\n"
                     "In the window, the guide fades dice as their words are found; the Hunt\n"
                     "leaves a board open for days; the coach names what you overlook; any past\n"
                     "round can be replayed and raced as a ghost; and you say which words count.\n"
                     "F1 shows the keys.\n\n");
    arguments_print_options(options_table, out);
}

/* Returns the settings that an option overrides, as a bit mask. */
static unsigned settings_of(int option)
{
    static const unsigned bits[OPTION_COUNT] = {
        [OPTION_SIDE] = 1u << SETTING_SIZE,
        [OPTION_RULES] = 1u << SETTING_RULES,
        [OPTION_TIME] = 1u << SETTING_TIME,
        [OPTION_RIVAL] = 1u << SETTING_LEVEL | 1u << SETTING_MODE,
        [OPTION_MODE] = 1u << SETTING_MODE,
        [OPTION_RICHNESS] = 1u << SETTING_RICHNESS,
        [OPTION_SOLO] = 1u << SETTING_MODE,
        [OPTION_EXERCISE] = 1u << SETTING_RULES | 1u << SETTING_TIME | 1u << SETTING_LEVEL |
                            1u << SETTING_MODE | 1u << SETTING_RICHNESS,
        [OPTION_THEME] = 1u << SETTING_THEME,
        [OPTION_MUTE] = 1u << SETTING_SOUND,
        [OPTION_SPEECH] = 1u << SETTING_SPEECH,
    };
    return bits[option];
}

static enum renderer_kind renderer_of(const struct option_value *value)
{
    static const enum renderer_kind kinds[] = {RENDERER_SOFTWARE, RENDERER_OPENGL};
    return value->is_given ? kinds[value->number] : RENDERER_BEST;
}

/* Takes the terms of an exercise, but for those that are given themselves. */
static void take_exercise(const struct option_value *values, struct options *options)
{
    const struct round_exercise *exercise = &round_exercises[values[OPTION_EXERCISE].number];
    options->exercise = true;
    if (!values[OPTION_RULES].is_given) {
        options->rules = exercise->rules;
    }
    if (!values[OPTION_TIME].is_given) {
        options->time_ms = exercise->time_ms;
    }
    if (!values[OPTION_MODE].is_given && !values[OPTION_SOLO].is_given) {
        options->mode = exercise->mode;
    }
    if (!values[OPTION_RIVAL].is_given) {
        options->level = RIVAL_MERCILESS;
    }
    if (!values[OPTION_RICHNESS].is_given) {
        options->richness = RICHNESS_ANY;
    }
}

/* Returns whether a text is `word`, which is in lower case, in any case. */
static bool is_word(const char *text, const char *word)
{
    while (*text && tolower((unsigned char)*text) == *word) { /* codes are ASCII */
        text++;
        word++;
    }
    return *text == *word;
}

/* Takes the part of a link after its "#". */
static void take_link(const char *link, struct options *options)
{
    const char *mark = strrchr(link, '#');
    const char *text = mark ? mark + 1 : link;
    if (is_word(text, "daily")) {
        options->daily = true;
    } else if (is_word(text, "scrambler")) {
        options->scrambler = true;
    } else {
        options->link = text;
    }
}

static void take(const struct option_value *values, struct options *options)
{
    struct settings settings;
    settings_default(&settings);
    bool known = setting_read(&settings, SETTING_THEME, values[OPTION_THEME].text);
    *options = (struct options){
        .action = values[OPTION_VERSION].is_given ? OPTIONS_VERSION : OPTIONS_PLAY,
        .board = values[OPTION_BOARD].text,
        .code = values[OPTION_CODE].text,
        .dice = values[OPTION_DICE].text,
        .lexicon = values[OPTION_LEXICON].text,
        .language = values[OPTION_LANGUAGE].text,
        .data = values[OPTION_DATA].text,
        .size = (int)values[OPTION_SIDE].number,
        .daily = values[OPTION_DAILY].is_given,
        .scrambler = values[OPTION_SCRAMBLER].is_given,
        .time_ms = values[OPTION_TIME].number * 1000,
        .width = (int)values[OPTION_WINDOW].number,
        .height = (int)values[OPTION_WINDOW].second,
        .renderer = renderer_of(&values[OPTION_RENDERER]),
        .theme = settings.theme,
        .mute = values[OPTION_MUTE].is_given,
        .speech = values[OPTION_SPEECH].is_given,
        .fullscreen = values[OPTION_FULLSCREEN].is_given,
        .web_address = TROUNCE_WEB_ADDRESS,
    };
    if (values[OPTION_WEB_ADDRESS].is_given) {
        options->web_address = values[OPTION_WEB_ADDRESS].text;
    }
    if (values[OPTION_LINK].is_given) {
        take_link(values[OPTION_LINK].text, options);
    }
    known = scoring_from_name(values[OPTION_RULES].text, &options->rules) && known;
    known = rival_from_name(values[OPTION_RIVAL].text, &options->level) && known;
    known = mode_from_name(values[OPTION_MODE].text, &options->mode) && known;
    known = richness_from_name(values[OPTION_RICHNESS].text, &options->richness) && known;
    options->mode = values[OPTION_SOLO].is_given ? MODE_ALONE : options->mode;
    assert(known);
    (void)known;
    if (values[OPTION_WORDS_HIDDEN].is_given) {
        options->lexicon = values[OPTION_WORDS_HIDDEN].text;
        options->any_jumble = true;
    }
    if (values[OPTION_EXERCISE].is_given) {
        take_exercise(values, options);
    }
    for (int i = 0; i < OPTION_COUNT; i++) {
        options->given |= values[i].is_given ? settings_of(i) : 0;
    }
}

/* Checks that the options can be combined. */
static bool check(const struct arguments *arguments, char fault[ARGUMENTS_FAULT_MAX])
{
    const struct option_value *values = arguments->options;
    const struct option_value *size = &values[OPTION_SIDE];
    const struct option_value *window = &values[OPTION_WINDOW];
    bool scrambler = values[OPTION_SCRAMBLER].is_given;
    if (arguments->word_count > 0) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "unexpected argument '%.200s'",
                       arguments->words[0].text);
    } else if (window->is_given && window->second < LAYOUT_HEIGHT_MIN) {
        (void)arguments_refuse(&options_table[OPTION_WINDOW], window->text, fault);
    } else if (values[OPTION_BOARD].is_given && values[OPTION_CODE].is_given) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX,
                       "--board and --code each give a board: use only one");
    } else if (values[OPTION_LINK].is_given &&
               (values[OPTION_BOARD].is_given || values[OPTION_CODE].is_given ||
                values[OPTION_DAILY].is_given || scrambler)) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX,
                       "--link says what to play: it takes no --board, --code, --daily or "
                       "--scrambler");
    } else if (values[OPTION_SOLO].is_given && values[OPTION_MODE].is_given &&
               strcmp(values[OPTION_MODE].text, mode_name(MODE_ALONE)) != 0) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "--solo is --mode alone: it takes no --mode %s",
                       values[OPTION_MODE].text);
    } else if (values[OPTION_DAILY].is_given &&
               (values[OPTION_BOARD].is_given || values[OPTION_CODE].is_given || scrambler)) {
        (void)snprintf(
            fault, ARGUMENTS_FAULT_MAX,
            "--daily has a board of its own: it takes no --board, --code or --scrambler");
    } else if (values[OPTION_WORDS_HIDDEN].is_given &&
               (!scrambler || values[OPTION_LEXICON].is_given)) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX,
                       "--words is for --scrambler, without --lexicon, which has the words of "
                       "rounds, too");
    } else if (values[OPTION_BOARD].is_given && scrambler) {
        (void)snprintf(fault, ARGUMENTS_FAULT_MAX, "--scrambler takes no --board, only a --code");
    } else if (size->is_given && !scrambler &&
               (size->number < APP_SIZE_MIN || size->number > APP_SIZE_MAX)) {
        (void)arguments_refuse(&options_table[OPTION_SIDE], size->text, fault);
    } else {
        return true;
    }
    return false;
}

bool options_read(int argc, char **argv, struct options *options, char fault[ARGUMENTS_FAULT_MAX])
{
    struct arguments arguments;
    switch (arguments_read(options_table, argc, argv, &arguments, fault)) {
    case ARGUMENTS_HELP:
        *options = (struct options){.action = OPTIONS_HELP};
        return true;
    case ARGUMENTS_BAD:
        return false;
    case ARGUMENTS_READ:
        break;
    }
    bool is_good = check(&arguments, fault);
    if (is_good) {
        take(arguments.options, options);
    }
    arguments_deinit(&arguments);
    return is_good;
}
