/* SPDX-License-Identifier: MIT */
/*
 * Reads the command line. Leaves printing of faults to main.c.
 */
#include "options.h"

#include "trounce/scrambler_grid.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum option {
    OPTION_SIZE,
    OPTION_RULES,
    OPTION_TIME,
    OPTION_RIVAL,
    OPTION_SOLO,
    OPTION_BOARD,
    OPTION_CODE,
    OPTION_SCRAMBLER,
    OPTION_DICE,
    OPTION_LEXICON,
    OPTION_DATA,
    OPTION_THEME,
    OPTION_WINDOW,
    OPTION_FULLSCREEN,
    OPTION_MUTE,
    OPTION_RENDERER,
    OPTION_HELP,
    OPTION_VERSION,
    OPTION_COUNT
};

struct option_text {
    const char *heading; /* of a group that begins here */
    const char *name;
    const char *value; /* NULL: takes none */
    const char *help;
    const char *more; /* a second line */
};

static const struct option_text texts[OPTION_COUNT] = {
    [OPTION_SIZE] = {"The round", "size", "4|5|6", "dice on a side of the board (4)", NULL},
    [OPTION_RULES] = {NULL, "rules", "RULES",
                      "four (four letters and up), classic, or plain (a point a", "word) (four)"},
    [OPTION_TIME] = {NULL, "time", "SECONDS", "for a round, 0 for none (180)", NULL},
    [OPTION_RIVAL] = {NULL, "rival", "LEVEL", "novice, scholar, expert or merciless (merciless)",
                      NULL},
    [OPTION_SOLO] = {NULL, "solo", NULL, "without the computer's turn", NULL},
    [OPTION_BOARD] = {"The board: with one of these two the round starts at once", "board",
                      "LETTERS", "row by row: casemopistrenapd, or cells set apart by",
                      "blanks, \"Qu a t .\" where . is empty, or rows by /"},
    [OPTION_CODE] = {NULL, "code", "CODE", "the board that has this code", NULL},
    [OPTION_SCRAMBLER] = {"The Scrambler", "scrambler", NULL,
                          "slide rows and columns until the words appear; with",
                          "--size 3..9 and --code of a puzzle"},
    [OPTION_DICE] = {"Files", "dice", "FILE", "a die a line, six letters each: 16, 25 or 36 dice",
                     NULL},
    [OPTION_LEXICON] = {NULL, "lexicon", "FILE",
                        "the words that count: a word a line, a DAWG of the",
                        "Stanford kind, or a packed lexicon of Trounce"},
    [OPTION_DATA] = {NULL, "data", "DIR", "the folder that keeps the history and the settings",
                     "(~/.local/share/trounce)"},
    [OPTION_THEME] = {"The window", "theme", "NAME",
                      "dark, light, contrast, or system as the rest of the", "desktop"},
    [OPTION_WINDOW] = {NULL, "window", "WxH", "its size, at least 720x520 (1280x800)", NULL},
    [OPTION_FULLSCREEN] = {NULL, "fullscreen", NULL, "as large as the screen; F11 changes it",
                           NULL},
    [OPTION_MUTE] = {NULL, "mute", NULL, "without sound; M changes it", NULL},
    [OPTION_RENDERER] = {NULL, "renderer", "NAME",
                         "software or opengl, if it works; without it the best",
                         "that does (last line)"},
    [OPTION_HELP] = {"Other", "help", NULL, "say this and end", NULL},
    [OPTION_VERSION] = {NULL, "version", NULL, "say which version this is and end", NULL},
};

#define HELP_COLUMN 22

void options_print_help(FILE *stream)
{
    (void)fprintf(stream, "Usage: trounce [OPTION]...\n"
                          "   or: trounce COMMAND [ARGUMENT]...   (trounce help lists them)\n"
                          "Trace words on letter dice, then watch the computer find the rest.\n");
    for (int i = 0; i < OPTION_COUNT; i++) {
        const struct option_text *text = &texts[i];
        if (text->heading) {
            (void)fprintf(stream, "\n%s:\n", text->heading);
        }
        int used = fprintf(stream, "  --%s%s%s", text->name, text->value ? " " : "",
                           text->value ? text->value : "");
        (void)fprintf(stream, "%*s%s\n", HELP_COLUMN - used, "", text->help);
        if (text->more) {
            (void)fprintf(stream, "%*s%s\n", HELP_COLUMN, "", text->more);
        }
    }
}

/* A whole number without a sign in low..high. */
static bool read_number(const char *text, long low, long high, long *number)
{
    if (*text < '0' || *text > '9' || strlen(text) > 9) {
        return false;
    }
    char *end;
    *number = strtol(text, &end, 10);
    return !*end && *number >= low && *number <= high;
}

static bool read_window(const char *text, struct options *options)
{
    char width_text[16];
    const char *cross = strchr(text, 'x');
    if (!cross || cross - text >= (long)sizeof width_text) {
        return false;
    }
    memcpy(width_text, text, (size_t)(cross - text));
    width_text[cross - text] = '\0';
    long width;
    long height;
    if (!read_number(width_text, WINDOW_WIDTH_MIN, WINDOW_SIDE_MAX, &width) ||
        !read_number(cross + 1, WINDOW_HEIGHT_MIN, WINDOW_SIDE_MAX, &height)) {
        return false;
    }
    options->width = (int)width;
    options->height = (int)height;
    return true;
}

/* Chooses between two words. */
static bool read_word(const char *text, const char *first, const char *second, int *index)
{
    *index = strcmp(text, second) == 0;
    return *index || strcmp(text, first) == 0;
}

/* A theme by the name that the settings know it by. */
static bool read_theme(const char *text, struct options *options)
{
    struct settings settings;
    settings_default(&settings);
    bool known = setting_read(&settings, SETTING_THEME, text);
    options->theme = settings.theme;
    return known;
}

/* Takes a value over; NULL, or what would have been allowed. */
static const char *take(enum option option, const char *value, struct options *options)
{
    long number;
    int index;
    switch (option) {
    case OPTION_SIZE:
        if (!read_number(value, SCRAMBLER_SIZE_MIN, SCRAMBLER_SIZE_MAX, &number)) {
            return "4, 5 or 6 (3 to 9 with --scrambler)";
        }
        options->size = (int)number;
        return NULL;
    case OPTION_RULES:
        return scoring_from_name(value, &options->rules) ? NULL : "four, classic or plain";
    case OPTION_RIVAL:
        return rival_from_name(value, &options->level) ? NULL
                                                       : "novice, scholar, expert or merciless";
    case OPTION_TIME:
        if (!read_number(value, 0, TIME_SECONDS_MAX, &number)) {
            return "seconds, 1 to 86400, or 0 for no clock";
        }
        options->time_ms = number * 1000;
        return NULL;
    case OPTION_BOARD:
        options->board = value;
        return *value ? NULL : "the letters of a board";
    case OPTION_CODE:
        options->code = value;
        return *value ? NULL : "the code of a board";
    case OPTION_DICE:
        options->dice = value;
        return *value ? NULL : "the name of a file";
    case OPTION_LEXICON:
        options->lexicon = value;
        return *value ? NULL : "the name of a file";
    case OPTION_DATA:
        options->data = value;
        return *value ? NULL : "the name of a folder";
    case OPTION_THEME:
        return read_theme(value, options) ? NULL : "dark, light, contrast or system";
    case OPTION_WINDOW:
        return read_window(value, options) ? NULL
                                           : "a width and a height such as 1280x800, at least "
                                             "720x520";
    case OPTION_RENDERER:
        if (!read_word(value, "software", "opengl", &index)) {
            return "software or opengl";
        }
        options->renderer = index ? RENDERER_OPENGL : RENDERER_SOFTWARE;
        return NULL;
    case OPTION_SCRAMBLER:
        options->scrambler = true;
        return NULL;
    case OPTION_SOLO:
        options->solo = true;
        return NULL;
    case OPTION_FULLSCREEN:
        options->fullscreen = true;
        return NULL;
    case OPTION_MUTE:
        options->mute = true;
        return NULL;
    case OPTION_HELP:
        options->action = OPTIONS_HELP;
        return NULL;
    case OPTION_VERSION:
        if (options->action == OPTIONS_PLAY) {
            options->action = OPTIONS_VERSION;
        }
        return NULL;
    case OPTION_COUNT:
        break;
    }
    assert(option < OPTION_COUNT);
    return "";
}

/* The settings that an option speaks of, as bits. */
static unsigned settings_of(enum option option)
{
    static const unsigned bits[OPTION_COUNT] = {
        [OPTION_SIZE] = 1u << SETTING_SIZE,
        [OPTION_RULES] = 1u << SETTING_RULES,
        [OPTION_TIME] = 1u << SETTING_TIME,
        [OPTION_RIVAL] = 1u << SETTING_LEVEL | 1u << SETTING_SOLO,
        [OPTION_SOLO] = 1u << SETTING_SOLO,
        [OPTION_THEME] = 1u << SETTING_THEME,
        [OPTION_MUTE] = 1u << SETTING_SOUND,
    };
    return bits[option];
}

/* The option that `name` of `length` bytes names, or OPTION_COUNT. */
static enum option find(const char *name, size_t length)
{
    enum option option = 0;
    while (option < OPTION_COUNT && (strlen(texts[option].name) != length ||
                                     strncmp(texts[option].name, name, length) != 0)) {
        option++;
    }
    return option;
}

/* Reads the option at *at and moves on to its last argument. */
static bool read_option(int count, char *const *arguments, int *at, struct options *options,
                        char fault[OPTIONS_FAULT_MAX])
{
    const char *argument = arguments[*at];
    if (strncmp(argument, "--", 2) != 0) {
        (void)snprintf(fault, OPTIONS_FAULT_MAX,
                       "'%.60s' is no option; trounce --help names all that there are", argument);
        return false;
    }
    const char *name = argument + 2;
    const char *equals = strchr(name, '=');
    size_t length = equals ? (size_t)(equals - name) : strlen(name);
    enum option option = find(name, length);
    if (option == OPTION_COUNT) {
        (void)snprintf(fault, OPTIONS_FAULT_MAX,
                       "unknown option '%.60s'; trounce --help names all that there are", argument);
        return false;
    }
    const struct option_text *text = &texts[option];
    if (!text->value && equals) {
        (void)snprintf(fault, OPTIONS_FAULT_MAX, "--%s takes no value", text->name);
        return false;
    }
    const char *value = equals ? equals + 1 : "";
    if (text->value && !equals) {
        if (*at + 1 == count) {
            (void)snprintf(fault, OPTIONS_FAULT_MAX, "--%s needs a value: %s", text->name,
                           text->value);
            return false;
        }
        value = arguments[++*at];
    }
    const char *allowed = take(option, value, options);
    options->given |= settings_of(option);
    if (allowed) {
        (void)snprintf(fault, OPTIONS_FAULT_MAX, "--%s takes %s, not '%.60s'", text->name, allowed,
                       value);
    }
    return !allowed;
}

bool options_read(int count, char *const *arguments, struct options *options,
                  char fault[OPTIONS_FAULT_MAX])
{
    struct options read = {
        .time_ms = 180000, .rules = RULES_FOUR, .level = RIVAL_MERCILESS, .theme = THEME_SYSTEM};
    for (int i = 0; i < count; i++) {
        if (!read_option(count, arguments, &i, &read, fault)) {
            return false;
        }
    }
    if (read.board && read.code) {
        (void)snprintf(fault, OPTIONS_FAULT_MAX, "--board and --code are two boards; take one");
        return false;
    }
    if (read.scrambler && read.board) {
        (void)snprintf(fault, OPTIONS_FAULT_MAX, "--scrambler has no --board; it takes a --code");
        return false;
    }
    if (!read.scrambler && read.size && (read.size < APP_SIZE_MIN || read.size > APP_SIZE_MAX)) {
        (void)snprintf(fault, OPTIONS_FAULT_MAX, "--size takes 4, 5 or 6, not '%d'", read.size);
        return false;
    }
    *options = read;
    return true;
}
