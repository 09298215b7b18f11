/* SPDX-License-Identifier: MIT */
/*
 * The list of the player's own words, as tests know it.
 */
#ifndef APP_WORDS_SCREEN_H
#define APP_WORDS_SCREEN_H

#include "field.h"
#include "game_state.h"
#include "list.h"

/* What to say about the word that was typed. */
enum words_remark { WORDS_REMARK_NONE, WORDS_REMARK_LENGTH, WORDS_REMARK_COUNTS };

struct words_screen {
    const struct session *session;
    struct field add;  /* a word, in capitals */
    struct field path; /* of a file, where the system has no dialog */
    bool types_path;
    char asked[SETTING_PATH_MAX];
    enum words_remark remark;
    struct list added, removed;
    struct rect add_at, path_at; /* as drawn */
};

enum {
    WORDS_ID_BACK = 1,
    WORDS_ID_ADD, /* keyboard focus only, like the other field */
    WORDS_ID_PATH,
    WORDS_ID_EXPORT,
    WORDS_ID_IMPORT,
    WORDS_ID_ADDED = 1000, /* an id for each word */
    WORDS_ID_REMOVED = WORDS_ID_ADDED + OWN_WORDS_MAX
};

#endif
