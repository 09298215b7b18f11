/* SPDX-License-Identifier: MIT */
/*
 * Output of the screens: sounds, requests to the window, the notice at its top.
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

/* Requests to the window. */
enum app_request_kind {
    REQUEST_QUIT,
    REQUEST_FULLSCREEN, /* toggle it */
    REQUEST_COPY,       /* copy `text` to the clipboard; valid until the next call of any kind */
    REQUEST_PASTE,      /* send the clipboard's text as INPUT_PASTE */
    REQUEST_LEXICON,    /* load the words of the file `text` ("": the game's own), by
                           app_set_lexicon */
    REQUEST_CHOOSE,   /* let the player choose a word list in a dialog of the system with the title
                         `text`, and send its path as INPUT_DROP; or app_lack_dialog */
    REQUEST_LANGUAGE, /* play in the language with the code `text`, by app_set_language */
    REQUEST_EXPORT,   /* export the history as `text` ("json", "csv", or "db" for another place), or
                         the player's own words ("txt", app_own_words), into a file that
                         app_tell_export names */
    REQUEST_IMPORT,   /* read the file `text` as own words, by app_import_words */
    REQUEST_HISTORY   /* add the history in the file `text`, by app_import_history */
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
    char copied[FIELD_TEXT_MAX]; /* from a field */
    char notice[NOTICE_MAX];
    size_t notice_at; /* start of the part that is shown */
    struct anim notice_shown;
    bool is_of_screen; /* the notice ends when the player goes to another screen */
    bool beside_clock; /* a clock runs in the header, and the notice stands at its right */
};

/* Mutes or unmutes: muting drops queued cues and later ones. */
void post_set_muted(struct post *post, bool muted);

/* Queues a sound; drops it if the queue is full. */
void post_cue(struct post *post, enum cue_kind kind, int step);

/* Takes the oldest cue; false if there is none. */
bool post_next_cue(struct post *post, struct cue *cue);

/* Returns the pitch step for a word of so many points: 0..5. */
int post_step_of_points(int points);

/* Queues a request to the window. `text` is borrowed until the request is taken. Drops it if the
 * queue is full. */
void post_request(struct post *post, enum app_request_kind kind, const char *text);
bool post_next_request(struct post *post, struct app_request *request);

/* Like field_input, plus the clipboard: Ctrl+C and Ctrl+X copy the selection, Ctrl+V makes a
 * REQUEST_PASTE. Without a selection the first two are ignored. */
enum field_outcome post_edit(struct post *post, struct field *field, const struct input *input,
                             char refused[FIELD_CHARACTER_MAX]);

/* Shows a text (copied, truncated to NOTICE_MAX) at the top of the window for some seconds,
 * replacing the previous notice. */
void post_notify(struct post *post, const char *text);

/* The same for what a press has just done: it ends when the player leaves the screen. */
void post_confirm(struct post *post, const char *text);

/* The same for a message, which is translated here. */
void post_notify_message(struct post *post, const struct message *message);

void post_end_notice(struct post *post);

/* Ends a notice of post_confirm: another screen is on top. */
void post_leave(struct post *post);

/* Returns whether a notice is shown. */
bool post_has_notice(const struct post *post);

/* Advances time: shows the next part of a long notice, or ends it. `ruler` has the layout and text
 * metrics of the window. */
void post_advance(struct post *post, const struct ui *ruler, long elapsed_ms);

/* Draws the notice while it is shown. */
void post_draw_notice(const struct post *post, struct ui *ui);

#endif
