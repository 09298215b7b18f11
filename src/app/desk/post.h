/* SPDX-License-Identifier: MIT */
/*
 * What goes out of the screens: sounds, requests to the window, the notice at the foot of it.
 * Leaves playing, answering and reading to others.
 */
#ifndef APP_POST_H
#define APP_POST_H

#include "anim.h"
#include "cue.h"
#include "field.h"
#include "widgets.h"

#include <stdbool.h>
#include <stddef.h>

#define POST_CUES_MAX     32
#define POST_REQUESTS_MAX 8
#define NOTICE_MAX        640

/* What the window is asked for. */
enum app_request_kind {
    REQUEST_QUIT,
    REQUEST_FULLSCREEN, /* to toggle it */
    REQUEST_COPY,       /* `text` to the clipboard; valid until the next call of any kind */
    REQUEST_PASTE,      /* the clipboard's text as INPUT_PASTE */
    REQUEST_LEXICON,    /* the words of the file `text` ("": the game's own) by app_set_lexicon */
    REQUEST_LANGUAGE,   /* to play in the language of the code `text`, by app_set_language */
    REQUEST_EXPORT      /* the history, `text` says how ("json", "csv"), into a file that
                           app_tell_export names */
};

struct app_request {
    enum app_request_kind kind;
    const char *text;
};

struct post {
    bool muted;
    struct cue cues[POST_CUES_MAX];
    int cue_first, cue_count;
    struct app_request requests[POST_REQUESTS_MAX];
    int request_first, request_count;
    char copied[FIELD_TEXT_MAX]; /* out of a field */
    char notice[NOTICE_MAX];
    size_t notice_at; /* where the part of it begins that is shown now */
    struct anim notice_shown;
};

/* Drops what waits to be heard, and all cues while it is muted. */
void post_set_muted(struct post *post, bool muted);

/* Asks for a sound. A full queue drops the newest. */
void post_cue(struct post *post, enum cue_kind kind, int step);

/* The oldest cue; false when there is none. */
bool post_next_cue(struct post *post, struct cue *cue);

/* How high the sound of a word stands that brings so many points: 0..5. */
int post_step_of_points(int points);

/* Asks the window for something. `text` is borrowed until the request is taken. A full queue drops
 * the newest. */
void post_request(struct post *post, enum app_request_kind kind, const char *text);
bool post_next_request(struct post *post, struct app_request *request);

/* As field_input, and with the clipboard: Ctrl+C and Ctrl+X copy what is selected, Ctrl+V asks for
 * REQUEST_PASTE. Without a selection the first two are ignored. */
enum field_outcome post_edit(struct post *post, struct field *field, const struct input *input,
                             char refused[FIELD_CHARACTER_MAX]);

/* Shows a text (copied, cut at NOTICE_MAX) at the foot of the window for some seconds, in the place
 * of the one before. */
void post_notify(struct post *post, const char *text);

/* The same with what the store has to say, which is translated here. */
void post_notify_said(struct post *post, const char *said);

/* Ends it. */
void post_end_notice(struct post *post);

/* Is there one? What scrolls through the strip of layout_foot then ends above it. */
bool post_has_notice(const struct post *post);

/* Lets time pass: the rest of a long notice follows, or it goes. `ruler` has the layout and the
 * metrics of the window. */
void post_advance(struct post *post, const struct ui *ruler, long elapsed_ms);

/* Draws the notice while it is shown, in the strip of layout_foot. */
void post_draw_notice(const struct post *post, struct ui *ui);

#endif
