/* SPDX-License-Identifier: MIT */
/*
 * The state and the ids of the settings, and what drawing them shares with their input.
 */
#ifndef APP_SETTINGS_SCREEN_H
#define APP_SETTINGS_SCREEN_H

#include "anim.h"
#include "drop.h"
#include "field.h"
#include "preferences.h"

struct settings_screen {
    struct field path;  /* of a lexicon file */
    struct field name;  /* shown in challenges */
    bool typing;        /* into the focused field */
    bool types_path;    /* as the system has no dialog to choose a file */
    bool wants_history; /* the file that comes next is one, whatever its name */
    char asked[SETTING_PATH_MAX];
    bool dragging_volume;
    struct drop drop;
    struct anim offer; /* while it runs: to play in the language just chosen for the window */
    long rounds;       /* that are kept */
    struct scroll scroll;
    struct rect view; /* as drawn */
    int seen_focus;   /* the focus last scrolled to */
};

/* The ids of everything but the choices, which have a SETTING_ID. */
enum {
    SETTINGS_ID_BACK = 1,
    SETTINGS_ID_LANGUAGE, /* buttons that open lists */
    SETTINGS_ID_PLAYED,
    SETTINGS_ID_PATH,
    SETTINGS_ID_CHOOSE, /* a file; or use the one whose path is typed */
    SETTINGS_ID_OWN,
    SETTINGS_ID_WORDS,
    SETTINGS_ID_EXPORT, /* opens a list */
    SETTINGS_ID_IMPORT,
    SETTINGS_ID_DELETE,
    SETTINGS_ID_DB, /* what that list offers */
    SETTINGS_ID_JSON,
    SETTINGS_ID_CSV,
    SETTINGS_ID_OFFERED,
    SETTINGS_ID_REFUSED,
    SETTINGS_ID_CLEAN,
    SETTINGS_ID_CHILDREN,
    SETTINGS_ID_VOLUME = SETTING_ID(SETTING_VOLUME, 0),
    SETTINGS_ID_NAME = SETTING_ID(SETTING_NAME, 0)
};

/* What the settings with many choices, and Export, offer. */
struct settings_offered {
    struct setting_choice choices[SETTING_CHOICES_MAX];
    struct drop_content content;
};

/* Returns the look of a field; it has a caret while it is typed into. */
struct field_look settings_look_of(const struct settings_screen *screen, const struct game *game,
                                   int id);

/* Returns whether the path of a word list is typed: one field serves this and a history. */
bool settings_types_words(const struct settings_screen *screen);

/* Returns the setting whose list a button opens; SETTING_COUNT: none. */
enum setting settings_opened_by(int button);

/* Returns what the list of a button offers. Its labels are those of preferences_list. */
void settings_list_offered(const struct game *game, int button, struct settings_offered *offered);

void settings_draw(void *self, const struct game *game, struct ui *ui);

#endif
