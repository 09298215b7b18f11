/* SPDX-License-Identifier: MIT */
/*
 * The desk: what screens share, each part with its owner. A screen is handed it; the parts know
 * nothing of one another but what their headers include.
 */
#ifndef APP_DESK_H
#define APP_DESK_H

#include "date.h"
#include "explain.h"
#include "keeper.h"
#include "post.h"
#include "settings.h"
#include "stage.h"
#include "table.h"

#define ANSWER_MAX 1280

/* What the window answered to requests of the settings; "" each: nothing. */
struct answers {
    char lexicon_fault[ANSWER_MAX];  /* why the last file was not taken */
    char language_fault[ANSWER_MAX]; /* why the language was not taken */
    char export_line[ANSWER_MAX];    /* where the history went, or why not */
    bool export_failed;
    char silence[ANSWER_MAX]; /* why nothing is heard */
};

struct desk {
    struct stage stage;
    struct post post;
    struct table table;
    struct keeper *keeper;
    struct settings settings;   /* changed by preferences_keep alone */
    enum theme_id system_theme; /* of the desktop */
    struct app_calendar calendar;
    struct explain explain;
    struct answers answers;
    struct text_metrics metrics;
    const struct app_language *languages;
    int language_count;
    const char *system_languages;
    const char *version;
    long usual_time_ms; /* of a round when the game started */
    int scrambler_size; /* of the first puzzle; 0: any */
    int width, height;  /* of the window, device pixels */
    int density;        /* of those, as layout_make has it; 0: 100 */
};

#endif
