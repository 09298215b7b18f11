/* SPDX-License-Identifier: MIT */
/*
 * The command line as a struct. Leaves the files and boards that it names to start.h.
 */
#ifndef SDL_OPTIONS_H
#define SDL_OPTIONS_H

#include "app.h"

#include <stdbool.h>
#include <stdio.h>

enum options_action { OPTIONS_PLAY, OPTIONS_HELP, OPTIONS_VERSION };

enum renderer_kind { RENDERER_BEST, RENDERER_SOFTWARE, RENDERER_OPENGL };

/* Texts point into the arguments. */
struct options {
    enum options_action action;
    const char *board; /* NULL: none; so are code, dice, lexicon and data */
    const char *code;
    const char *dice;
    const char *lexicon;
    const char *data; /* the folder for what is kept */
    int size;         /* 0: not said */
    enum rules rules;
    enum rival_level level;
    bool solo;
    bool scrambler;              /* size and code are those of a puzzle then */
    long time_ms;                /* 0: no clock */
    int width, height;           /* of the window; 0: not said */
    enum renderer_kind renderer; /* RENDERER_BEST: not said */
    enum theme_id theme;         /* or THEME_SYSTEM */
    unsigned given;              /* 1 << SETTING_… of what was said */
    bool mute;
    bool fullscreen;
};

#define OPTIONS_FAULT_MAX 256

#define WINDOW_WIDTH_MIN  720
#define WINDOW_HEIGHT_MIN 520
#define WINDOW_SIDE_MAX   16384

#define TIME_SECONDS_MAX 86400

/*
 * Reads the arguments behind the program's name: `--name`, `--name value`, `--name=value`; the last
 * of several counts, and --help before all. False for one that is unknown or has a bad value, with
 * a line that names it and says what is allowed in `fault`.
 */
bool options_read(int count, char *const *arguments, struct options *options,
                  char fault[OPTIONS_FAULT_MAX]);

/* Writes what --help says. */
void options_print_help(FILE *stream);

#endif
