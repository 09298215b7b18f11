/* SPDX-License-Identifier: MIT */
/*
 * Drawing of the settings. Leaves what its parts do to screen_settings.c.
 */
#ifndef APP_SETTINGS_DRAW_H
#define APP_SETTINGS_DRAW_H

#include "desk.h"
#include "field.h"
#include "scroll.h"

/* The state of the screen. */
struct settings_screen {
    struct field path; /* of a lexicon */
    struct field name; /* of challenges */
    bool typing;       /* into the one that has the focus */
    char asked[SETTING_PATH_MAX];
    bool dragging_volume;
    struct scroll scroll;
    int seen_focus;   /* what has been scrolled to */
    bool seen_answer; /* of an export */
};

enum {
    SETTINGS_ID_BACK = 1,
    SETTINGS_ID_THEME = 10,  /* and on: an enum theme_id each, THEME_SYSTEM first */
    SETTINGS_ID_SCALE = 20,  /* and on: a step of the scale each */
    SETTINGS_ID_MOTION = 30, /* and on: of two things the usual one first */
    SETTINGS_ID_LETTERS = 34,
    SETTINGS_ID_SOUND = 38,
    SETTINGS_ID_VOLUME = 42,
    SETTINGS_ID_CLOCK = 44,
    SETTINGS_ID_TRACING = 50, /* and on: an enum tracing each */
    SETTINGS_ID_WORDS = 60,   /* and on: an enum word_range each */
    SETTINGS_ID_NAME = 68,
    SETTINGS_ID_PATH = 70,
    SETTINGS_ID_USE,
    SETTINGS_ID_OWN,
    SETTINGS_ID_JSON = 80,
    SETTINGS_ID_CSV,
    SETTINGS_ID_DELETE,
    SETTINGS_ID_LANGUAGE = 90, /* and on: the system's, English, those of the desk */
    SETTINGS_ID_PLAYED = 120   /* and on: those that can be played */
};

enum { SETTINGS_SCALES = (UI_SCALE_MAX - UI_SCALE_MIN) / SETTING_UI_SCALE_STEP + 1 };

void settings_draw(void *self, const struct desk *desk, struct ui *ui);

/* What the rows stand in, and the place of the bar beside them. */
struct rect settings_view(const struct desk *desk);
struct rect settings_bar(const struct desk *desk);

/* How the field of this id (PATH, NAME) looks; `has_caret` while it is typed into. */
struct field_look settings_field_look(const struct settings_screen *screen, const struct desk *desk,
                                      int id);

#endif
