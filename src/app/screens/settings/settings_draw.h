/* SPDX-License-Identifier: MIT */
/*
 * Draws the settings. Leaves what they do to screen_settings.c.
 */
#ifndef APP_SETTINGS_DRAW_H
#define APP_SETTINGS_DRAW_H

#include "desk.h"
#include "field.h"
#include "scroll.h"

/* The state of the screen. */
struct settings_screen {
    struct field path; /* of a lexicon file */
    struct field name; /* shown in challenges */
    bool typing;       /* into the focused field */
    char asked[SETTING_PATH_MAX];
    bool dragging_volume;
    struct scroll scroll;
    int seen_focus;   /* the focus last scrolled to */
    bool seen_answer; /* an export's answer has been scrolled to */
};

enum {
    SETTINGS_ID_BACK = 1,
    SETTINGS_ID_THEME = 10,  /* one id per enum theme_id, THEME_SYSTEM first */
    SETTINGS_ID_SCALE = 20,  /* one id per step of the scale */
    SETTINGS_ID_MOTION = 30, /* in pairs from here, the default first */
    SETTINGS_ID_LETTERS = 34,
    SETTINGS_ID_SOUND = 38,
    SETTINGS_ID_VOLUME = 42,
    SETTINGS_ID_CLOCK = 44,
    SETTINGS_ID_TRACING = 50, /* one id per enum tracing */
    SETTINGS_ID_WORDS = 60,   /* one id per enum word_range */
    SETTINGS_ID_NAME = 68,
    SETTINGS_ID_PATH = 70,
    SETTINGS_ID_USE,
    SETTINGS_ID_OWN,
    SETTINGS_ID_JSON = 80,
    SETTINGS_ID_CSV,
    SETTINGS_ID_DELETE,
    SETTINGS_ID_LANGUAGE = 90, /* the system's, English, then the desk's languages */
    SETTINGS_ID_PLAYED = 120   /* languages that can be played */
};

enum { SETTINGS_SCALES = (UI_SCALE_MAX - UI_SCALE_MIN) / SETTING_UI_SCALE_STEP + 1 };

void settings_draw(void *self, const struct desk *desk, struct ui *ui);

/* Return the area of the rows and the scroll bar beside it. */
struct rect settings_view(const struct desk *desk);
struct rect settings_bar(const struct desk *desk);

/* Returns the look of field `id` (PATH or NAME); it has a caret while it is typed into. */
struct field_look settings_field_look(const struct settings_screen *screen, const struct desk *desk,
                                      int id);

#endif
