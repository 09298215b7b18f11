/* SPDX-License-Identifier: MIT */
/*
 * The queue of sentences.
 */
#include "speech.h"

#include "tr.h"

#include "trounce/memory.h"
#include "trounce/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define QUEUED_MAX 16384 /* bytes: more than anybody listens to */
#define SPOKEN_MAX 1024
#define TIME_MAX   100

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

void speech_cancel(struct speech *speech)
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

/* Returns the small form of a capital, which has as many bytes; 0: it is none. */
static uint32_t small_of(uint32_t point)
{
    static const struct {
        uint16_t first, last;
        uint8_t step, to_small;
    } capitals[] = {
        {0x41, 0x5a, 1, 0x20},   {0xc0, 0xd6, 1, 0x20},   {0xd8, 0xde, 1, 0x20},
        {0x100, 0x12e, 2, 1},    {0x132, 0x136, 2, 1},    {0x139, 0x147, 2, 1},
        {0x14a, 0x176, 2, 1},    {0x179, 0x17d, 2, 1},    {0x391, 0x3a9, 1, 0x20},
        {0x400, 0x40f, 1, 0x50}, {0x410, 0x42f, 1, 0x20}, {0x490, 0x4be, 2, 1},
    };
    for (size_t i = 0; i < sizeof capitals / sizeof *capitals; i++) {
        if (point >= capitals[i].first && point <= capitals[i].last) {
            bool is_one = (point - capitals[i].first) % capitals[i].step == 0;
            return is_one ? point + capitals[i].to_small : 0;
        }
    }
    return 0;
}

/* Writes a character of one or two bytes. */
static void write_character(char *to, uint32_t point)
{
    if (point < 0x80) {
        *to = (char)point;
        return;
    }
    to[0] = (char)(unsigned char)(0xc0 | point >> 6);
    to[1] = (char)(unsigned char)(0x80 | (point & 0x3f));
}

/* Writes a word of `length` bytes small if it is of two or more capitals, unless these are a Roman
 * figure. */
static void without_capitals(char *word, size_t length)
{
    bool is_whole = true, is_figure = true;
    int count = 0;
    uint32_t point;
    for (size_t size, at = 0; at < length; at += size) {
        size = utf8_read(word + at, length - at, &point);
        if (size == 0) {
            return;
        }
        is_whole = is_whole && (small_of(point) != 0 || !utf8_may_be_letter(point));
        is_figure = is_figure && strchr("IVX", (int)(point < 0x80 ? point : 'A'));
        count += small_of(point) != 0;
    }
    for (size_t size, at = 0; is_whole && !is_figure && count > 1 && at < length; at += size) {
        size = utf8_read(word + at, length - at, &point);
        if (small_of(point) != 0) {
            write_character(word + at, small_of(point));
        }
    }
}

/* The same for all words of a text. Those with a figure, such as a code, stay. */
static void write_words_small(char *text)
{
    static const char between[] = " -,.;:!?+()";
    for (char *word = text; *word; word += strspn(word, between)) {
        size_t whole = strcspn(word, " ");
        size_t figure = strcspn(word, "0123456789");
        size_t length = figure < whole ? whole : strcspn(word, between);
        if (figure >= whole) {
            without_capitals(word, length);
        }
        word += length;
    }
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
    write_words_small(speech->texts + speech->size);
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

/* Writes a time as it is said: "2 minutes, 3 seconds". */
static void write_time(char to[TIME_MAX], long minutes, long seconds)
{
    char rest[TIME_MAX / 2] = "";
    *to = '\0';
    if (minutes > 0) {
        (void)snprintf(to, TIME_MAX / 2, tr_plural("%ld minute", "%ld minutes", minutes), minutes);
    }
    if (minutes == 0 || seconds > 0) {
        (void)snprintf(rest, sizeof rest, tr_plural("%ld second", "%ld seconds", seconds), seconds);
    }
    (void)snprintf(to + strlen(to), TIME_MAX - strlen(to), "%s%s", *to && *rest ? ", " : "", rest);
}

static bool is_digit(char character)
{
    return character >= '0' && character <= '9';
}

/* Returns the length of a clock such as "3:00" at `at`, and sets its figures; 0: there is none. The
 * time of a day stands after a no-break space: see date_moment. */
static size_t read_clock(const char *text, size_t at, long *minutes, long *seconds)
{
    static const char of_day[] = "\u00a0";
    bool is_first = at == 0 || (!is_digit(text[at - 1]) && text[at - 1] != ':');
    bool is_of_day =
        at >= strlen(of_day) && memcmp(text + at - strlen(of_day), of_day, strlen(of_day)) == 0;
    char *end = NULL;
    if (!is_first || is_of_day || !is_digit(text[at])) {
        return 0;
    }
    *minutes = strtol(text + at, &end, 10);
    if (*end != ':' || !is_digit(end[1]) || !is_digit(end[2]) || is_digit(end[3]) ||
        end[3] == ':') {
        return 0;
    }
    *seconds = strtol(end + 1, NULL, 10);
    return (size_t)(end + 3 - (text + at));
}

/* Writes the clocks in a text as times, as far as there is room. */
static const char *with_times(char to[SPOKEN_MAX], const char *text)
{
    size_t length = 0;
    for (size_t at = 0; text[at];) {
        char time[TIME_MAX] = {text[at], '\0'};
        long minutes, seconds;
        size_t clock = read_clock(text, at, &minutes, &seconds);
        if (clock > 0) {
            write_time(time, minutes, seconds);
        }
        if (length + strlen(time) + 1 > SPOKEN_MAX) {
            return text;
        }
        memcpy(to + length, time, strlen(time) + 1);
        length += strlen(time);
        at += clock > 0 ? clock : 1;
    }
    return length > 0 ? to : text;
}

static void divide(struct speech *speech, const char *written, bool may_repeat)
{
    char spoken[SPOKEN_MAX];
    const char *text = speech->on && strchr(written, ':') ? with_times(spoken, written) : written;
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
