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
    int seen_focus; /* the focus last scrolled to */
};

/* The choices of a row lie in a group of SETTINGS_GROUP ids; the rest of an id says which one it
 * is. */
enum {
    SETTINGS_ID_BACK = 1,
    SETTINGS_ID_VOLUME,
    SETTINGS_ID_NAME,
    SETTINGS_ID_PATH,
    SETTINGS_ID_USE,
    SETTINGS_ID_OWN,
    SETTINGS_ID_JSON,
    SETTINGS_ID_CSV,
    SETTINGS_ID_DELETE,
    SETTINGS_GROUP = APP_PLAYED_MAX,
    SETTINGS_ID_THEME = 1 * SETTINGS_GROUP,  /* THEME_SYSTEM, then the themes */
    SETTINGS_ID_SCALE = 2 * SETTINGS_GROUP,  /* the steps of the scale */
    SETTINGS_ID_MOTION = 3 * SETTINGS_GROUP, /* the default first, as in all pairs */
    SETTINGS_ID_LETTERS = 4 * SETTINGS_GROUP,
    SETTINGS_ID_SOUND = 5 * SETTINGS_GROUP,
    SETTINGS_ID_CLOCK = 6 * SETTINGS_GROUP,
    SETTINGS_ID_TRACING = 7 * SETTINGS_GROUP,  /* enum tracing */
    SETTINGS_ID_WORDS = 8 * SETTINGS_GROUP,    /* enum word_range */
    SETTINGS_ID_LANGUAGE = 9 * SETTINGS_GROUP, /* the system's, English, the desk's languages */
    SETTINGS_ID_PLAYED = 10 * SETTINGS_GROUP   /* languages that can be played */
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
