/* SPDX-License-Identifier: MIT */
/*
 * Loads what a game starts with, from the command line and from files.
 */
#ifndef SDL_START_H
#define SDL_START_H

#include "app.h"
#include "fonts.h"
#include "languages.h"
#include "options.h"
#include "paths.h"
#include "store.h"
#include "texts.h"
#include "words.h"

#include "trounce/deal.h"

struct start {
    const struct paths *paths; /* borrowed */
    enum solver_kernel simd;
    struct words words;
    char lexicon_path[FILE_PATH_MAX];         /* the file of `words`; "": the language's own list */
    struct language_files play;               /* the language played, without its words */
    bool is_play_given;                       /* overrides the stored setting */
    struct app_played played[APP_PLAYED_MAX]; /* the languages that can be played */
    int played_count;
    struct dice dice[APP_SIZE_COUNT];
    bool has_dice[APP_SIZE_COUNT];
    const struct dice_set *sets[APP_SIZE_COUNT]; /* NULL: the player's own dice */
    struct records records;                      /* empty if they cannot be read */
    int size;
    bool has_board;
    struct board board;
    char code[BOARD_CODE_MAX]; /* of the board; "" if it has none */
    const char *link; /* for Custom board, which reads it or says what is wrong; NULL: none */
    struct texts texts;
    char system_languages[64]; /* as in app_config */
    char user_name[SETTING_TEXT_MAX];
    struct store *store;
    struct message notice;
};

/*
 * Loads everything. Problems that do not prevent playing are reported in `notice`, including a
 * TROUNCE_SIMD in the environment that the processor does not support; but what is no word in a
 * list only if an option names the list: of others it was said when they were chosen. On failure
 * `fault` has the file or option, the position and the reason, and start_deinit() must not be
 * called. `paths` must outlive `start`.
 */
bool start_load(struct start *start, const struct options *options, const struct paths *paths,
                struct message *fault);

/* Creates an app for a window of the size in the INPUT_RESIZE `size`, on a desktop with
 * `system_theme`. `start` and `fonts` must outlive it. The caller owns it. STATUS_NO_MEMORY. */
enum status start_open_app(const struct options *options, const struct start *start,
                           struct fonts *fonts, enum theme_id system_theme,
                           const struct input *size, struct app **app);

/* Returns whether the settings and options select the theme of the desktop. */
bool start_follows_system(const struct start *start, const struct options *options);

void start_deinit(struct start *start);

#endif
