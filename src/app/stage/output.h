/* SPDX-License-Identifier: MIT */
/*
 * Output of the screens: sounds and requests to the window.
 */
#ifndef APP_OUTPUT_H
#define APP_OUTPUT_H

#include "arena.h"
#include "cue.h"
#include "field.h"
#include "speech.h"

#include <stdbool.h>
#include <stddef.h>

#define OUTPUT_CUES_MAX     32
#define OUTPUT_REQUESTS_MAX 8

/* Requests to the window. */
enum app_request_kind {
    REQUEST_QUIT,
    REQUEST_FULLSCREEN, /* toggle it */
    REQUEST_COPY,       /* copy `text` to the clipboard; valid until the next call of any kind */
    REQUEST_SHARE,      /* offer `text` to the system's own way to share; if output.can_share */
    REQUEST_PASTE,      /* send the clipboard's text as INPUT_PASTE */
    REQUEST_LEXICON,    /* load the words of the file `text` ("": the game's own), by
                           app_set_lexicon */
    REQUEST_CHOOSE,   /* let the player choose a word list in a dialog of the system with the title
                         `text`, and send its path as INPUT_DROP; or app_report_no_dialog */
    REQUEST_LANGUAGE, /* play in the language with the code `text`, by app_set_language */
    REQUEST_EXPORT,   /* export the history as `text` ("json", "csv", or "db" for another place), or
                         the player's own words ("txt", app_own_words), into a file that
                         app_report_export names */
    REQUEST_IMPORT,   /* read the file `text` as own words, by app_import_words */
    REQUEST_HISTORY   /* add the history in the file `text`, by app_import_history */
};

struct app_request {
    enum app_request_kind kind;
    const char *text;
};

struct output {
    bool muted;
    bool can_share;    /* REQUEST_SHARE is answered */
    bool reports_copy; /* app_report_copy is called when a text has been copied */
    struct cue cues[OUTPUT_CUES_MAX];
    int cue_first, cue_count;
    struct app_request requests[OUTPUT_REQUESTS_MAX];
    int request_first, request_count;
    char copied[SAY_MAX];
    char said[SAY_MAX]; /* what a notice says once that is done; "": nothing */
    struct speech speech;
};

/* Mutes or unmutes: muting drops queued cues and later ones. */
void output_set_muted(struct output *output, bool muted);

/* Queues a sound; drops it if the queue is full. */
void output_cue(struct output *output, enum cue_kind kind, int step);

/* The same for CUE_PLACE. */
void output_place(struct output *output, int row, int pan);

/* Takes the oldest cue; false if there is none. */
bool output_next_cue(struct output *output, struct cue *cue);

/* Says a text aloud, if speech is on: see speech_say. */
void output_say(struct output *output, const char *text);

/* Returns the pitch step for a word of so many points: 0..5. */
int output_step_of_points(int points);

/* Queues a request to the window. `text` is borrowed until the request is taken. Drops it if the
 * queue is full. */
void output_request(struct output *output, enum app_request_kind kind, const char *text);
bool output_next_request(struct output *output, struct app_request *request);

/* Requests a copy of a text of less than SAY_MAX bytes, which it keeps until the next one. */
void output_copy(struct output *output, const char *text);

/* Offers such a text to the system's own way to share. Where there is none, copies it, and returns
 * false. */
bool output_send(struct output *output, const char *text);

/* Like field_input, plus the clipboard: Ctrl+C and Ctrl+X copy the selection, Ctrl+V makes a
 * REQUEST_PASTE. Without a selection the first two are ignored. */
enum field_outcome output_edit(struct output *output, struct field *field,
                               const struct input *input, char refused[FIELD_CHARACTER_MAX]);

#endif
