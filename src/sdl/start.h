/* SPDX-License-Identifier: MIT */
/*
 * What a game starts with, read from the files that the command line names and from the game's own.
 * Leaves the window and its fonts to window.h.
 */
#ifndef SDL_START_H
#define SDL_START_H

#include "app.h"
#include "fonts.h"
#include "options.h"
#include "paths.h"
#include "store.h"
#include "words.h"

#include "trounce/deal.h"

#define START_NOTICE_MAX STORE_NEWS_MAX

struct start {
    enum solver_simd simd;
    struct words words;
    char lexicon_path[FILE_PATH_MAX]; /* where they are from; "": the game's own */
    struct file gloss_file;
    struct glosses glosses; /* zeroed when there are none */
    struct dice dice[APP_SIZE_COUNT];
    bool has_dice[APP_SIZE_COUNT];
    const struct dice_set *sets[APP_SIZE_COUNT]; /* NULL: dice of the player's own */
    int size;
    bool has_board;
    struct board board;
    char code[BOARD_CODE_MAX]; /* of the board; "" when it has none */
    struct store *store;       /* NULL: there was no memory for it */
    char notice[START_NOTICE_MAX];
};

/* How a program ends, as its status. */
enum start_result {
    START_DONE = 0,
    START_NO_FILES = 1,  /* a file that the game cannot do without */
    START_BAD_OPTION = 2 /* an option names what is not there, or not right */
};

/*
 * Reads all of it. What the game can do without is told in `notice`: also that the processor has
 * not what TROUNCE_SIMD of the environment asks for. On failure a line that names the file or
 * option, the place and the reason is in `fault`, and `start` needs no start_deinit.
 */
enum start_result start_load(struct start *start, const struct options *options,
                             const struct paths *paths, char fault[FILE_FAULT_MAX]);

/* An app for a window of the size that the INPUT_RESIZE `size` tells, on a desktop that looks like
 * `system_theme`; `start` and `fonts` outlive it. The caller owns it. STATUS_NO_MEMORY. */
enum status start_open_app(const struct options *options, const struct start *start,
                           struct fonts *fonts, enum theme_id system_theme,
                           const struct input *size, struct app **app);

/* Shall the window look like the rest of the desktop, by what is kept and what was asked for? */
bool start_follows_system(const struct start *start, const struct options *options);

void start_deinit(struct start *start);

#endif
