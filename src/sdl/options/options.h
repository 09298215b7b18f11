/* SPDX-License-Identifier: MIT */
/*
 * The command line of the window.
 */
#ifndef SDL_OPTIONS_H
#define SDL_OPTIONS_H

#include "app.h"
#include "arguments.h"

#include <stdbool.h>

enum options_action { OPTIONS_PLAY, OPTIONS_HELP, OPTIONS_VERSION };

enum renderer_kind { RENDERER_BEST, RENDERER_SOFTWARE, RENDERER_OPENGL };

/* Texts point into the arguments. */
struct options {
    enum options_action action;
    const char *board; /* NULL: not given; same for code, dice, lexicon and data */
    const char *code;
    const char *link;        /* what a link has after its "#": a challenge, a code or a Hunt */
    const char *web_address; /* of the page that links are copied for; "": codes are copied */
    const char *dice;
    const char *lexicon;
    const char *language; /* code of the language to play; NULL: not given */
    const char *data;     /* the folder for the player's data */
    int size;             /* 0: not given */
    enum rules rules;
    enum rival_level level;
    enum game_mode mode;
    enum richness richness;
    bool exercise;               /* play by the rules of one, whatever its name */
    bool daily;                  /* start with the page of the daily puzzles */
    bool any_jumble;             /* of the Scrambler's puzzles, whatever the level */
    bool scrambler;              /* size and code are then those of a puzzle */
    long time_ms;                /* 0: no clock */
    int width, height;           /* of the window; 0: not given */
    enum renderer_kind renderer; /* RENDERER_BEST: not given */
    enum theme_id theme;         /* or THEME_SYSTEM */
    unsigned given;              /* 1 << SETTING_… for each setting given */
    bool mute;
    bool speech;
    bool fullscreen;
};

#define WINDOW_SIDE_MAX 16384

/* All options. */
extern const struct option_spec options_table[];

/* Reads argv[1..argc). On failure returns false with a sentence in `fault` that names the mistake,
 * and leaves `*options` unchanged. */
bool options_read(int argc, char **argv, struct options *options, char fault[ARGUMENTS_FAULT_MAX]);

/* Prints the help. */
void options_print_help(struct writer *out);

#endif
