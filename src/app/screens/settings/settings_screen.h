/* SPDX-License-Identifier: MIT */
/*
 * The settings, as tests know them.
 */
#ifndef APP_SETTINGS_SCREEN_H
#define APP_SETTINGS_SCREEN_H

#include "field.h"
#include "scroll.h"
#include "settings.h"

struct settings_screen {
    struct field path; /* of a lexicon file */
    struct field name; /* shown in challenges */
    bool typing;       /* into the focused field */
    char asked[SETTING_PATH_MAX];
    bool dragging_volume;
    struct scroll scroll;
    struct rect view; /* as drawn */
    int seen_focus;   /* the focus last scrolled to */
};

/* The ids of everything but the choices, which have a SETTING_ID. */
enum {
    SETTINGS_ID_BACK = 1,
    SETTINGS_ID_PATH,
    SETTINGS_ID_USE,
    SETTINGS_ID_OWN,
    SETTINGS_ID_JSON,
    SETTINGS_ID_CSV,
    SETTINGS_ID_DELETE,
    SETTINGS_ID_VOLUME = SETTING_ID(SETTING_VOLUME, 0),
    SETTINGS_ID_NAME = SETTING_ID(SETTING_NAME, 0)
};

#endif
