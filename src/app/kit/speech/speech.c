/* SPDX-License-Identifier: MIT */
/*
 * The queue of sentences.
 */
#include "speech.h"

#include "trounce/memory.h"
#include "trounce/utf8.h"

#include <string.h>

#define QUEUED_MAX 16384 /* bytes: more than anybody listens to */

void speech_deinit(struct speech *speech)
{
    memory_free(speech->texts);
    *speech = (struct speech){.on = false};
}

void speech_switch(struct speech *speech, bool on)
{
    if (on != speech->on) {
        speech_deinit(speech);
        speech->on = on;
        speech->silences = !on;
    }
}

void speech_hush(struct speech *speech)
{
    speech->size = speech->taken = 0;
    speech->silences = speech->on;
}

void speech_silence(struct speech *speech)
{
    speech->silences = speech->on;
}

static bool is_queued(const struct speech *speech, const char *text, size_t length)
{
    for (size_t at = speech->taken; at < speech->size; at += strlen(speech->texts + at) + 1) {
        const char *queued = speech->texts + at;
        if (strlen(queued) == length && strncmp(queued, text, length) == 0) {
            return true;
        }
    }
    return false;
}

/* Turns the dots between the parts of a line into commas, and returns the new length. */
static size_t without_dots(char *text)
{
    static const char dot[] = " · ";
    for (char *at = strstr(text, dot); at; at = strstr(at, dot)) {
        memmove(at + 2, at + strlen(dot), strlen(at + strlen(dot)) + 1);
        memcpy(at, ", ", 2);
    }
    return strlen(text);
}

static void add(struct speech *speech, const char *text, size_t length, bool may_repeat)
{
    while (length > 0 && text[length - 1] == ' ') {
        length--;
    }
    if (length == 0 || speech->size + length + 1 > QUEUED_MAX) {
        return;
    }
    if (speech->size + length + 1 > speech->capacity) {
        size_t capacity = speech->capacity * 2 + length + 1;
        char *texts = memory_resize(speech->texts, capacity, 1);
        if (!texts) {
            return;
        }
        speech->texts = texts;
        speech->capacity = capacity;
    }
    memcpy(speech->texts + speech->size, text, length);
    speech->texts[speech->size + length] = '\0';
    length = without_dots(speech->texts + speech->size);
    if (may_repeat || !is_queued(speech, speech->texts + speech->size, length)) {
        speech->size += length + 1;
    }
}

/* Returns the length in bytes of the first sentence of at most SPEECH_LETTERS_MAX letters: up to
 * the last full stop, else the last comma, else the last space, else as many letters as there may
 * be. */
static size_t first_part(const char *text)
{
    size_t stop = 0, comma = 0, space = 0, at = 0;
    for (int letters = 0; letters < SPEECH_LETTERS_MAX && text[at]; letters++) {
        char next = text[at + (size_t)utf8_length(text + at)];
        if (text[at] == ' ') {
            space = at;
        }
        at += (size_t)utf8_length(text + at);
        if (next == ' ' && strchr(".!?", text[at - 1])) {
            stop = at;
        } else if (next == ' ' && strchr(",;:", text[at - 1])) {
            comma = at;
        }
    }
    if (!text[at]) {
        return at;
    }
    return stop > 0 ? stop : comma > 0 ? comma : space > 0 ? space : at;
}

static void divide(struct speech *speech, const char *text, bool may_repeat)
{
    while (speech->on && *text) {
        size_t length = first_part(text);
        add(speech, text, length, may_repeat);
        text += length;
        text += strspn(text, " ");
    }
}

void speech_say(struct speech *speech, const char *text)
{
    divide(speech, text, false);
}

void speech_read(struct speech *speech, const char *text)
{
    divide(speech, text, true);
}

bool speech_next(struct speech *speech, struct sentence *sentence)
{
    bool is_left = speech->taken < speech->size;
    if (!is_left && !speech->silences) {
        speech->size = speech->taken = 0;
        return false;
    }
    *sentence = (struct sentence){.silences = speech->silences,
                                  .text = is_left ? speech->texts + speech->taken : ""};
    speech->taken += is_left ? strlen(sentence->text) + 1 : 0;
    speech->silences = false;
    return true;
}
