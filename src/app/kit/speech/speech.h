/* SPDX-License-Identifier: MIT */
/*
 * What is to be said aloud: a queue of short sentences. A new key empties it and silences what is
 * being said. While speech is off, it takes nothing and has no memory.
 */
#ifndef APP_SPEECH_H
#define APP_SPEECH_H

#include <stdbool.h>
#include <stddef.h>

/* The longest sentence in letters: longer texts are divided. */
#define SPEECH_LETTERS_MAX 160

struct sentence {
    bool silences;    /* what is being said ends at once */
    const char *text; /* "": only silence */
};

/* A zeroed queue is off. */
struct speech {
    bool on;
    bool silences; /* the next sentence does */
    char *texts;   /* one after the other, each with its terminator */
    size_t size;   /* of those that were added */
    size_t capacity;
    size_t taken; /* of those that were taken */
};

void speech_deinit(struct speech *speech);

/* Switches it on or off, which drops what is queued. */
void speech_switch(struct speech *speech, bool on);

/* Drops what is queued, and has the next sentence silence what is being said. */
void speech_cancel(struct speech *speech);

/* Has the next sentence silence what is being said. */
void speech_silence(struct speech *speech);

/* Adds a text, divided into sentences of at most SPEECH_LETTERS_MAX letters; clocks such as "3:00"
 * are said as times, and words in capitals as words, which some voices would spell: IT and US. Left
 * as they are: single letters, Roman figures such as III, and codes with figures. One that is
 * queued already, "", and all while speech is off are dropped, as is what finds no memory. */
void speech_say(struct speech *speech, const char *text);

/* The same, also of what is queued already, as when a page is read. */
void speech_read(struct speech *speech, const char *text);

/* Takes the oldest sentence; valid until the next call of any kind. False if there is none. */
bool speech_next(struct speech *speech, struct sentence *sentence);

#endif
