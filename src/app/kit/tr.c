/* SPDX-License-Identifier: MIT */
/*
 * Looks texts up in the player's language. Leaves the file format to catalogue.c.
 */
#include "tr.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const struct catalogue *spoken;

void tr_use(const struct catalogue *catalogue)
{
    spoken = catalogue;
}

const char *tr(const char *text)
{
    return catalogue_text(spoken, text);
}

const char *tr_plural(const char *one, const char *many, long count)
{
    const char *translation = spoken ? catalogue_plural(spoken, one, count) : NULL;
    return translation ? translation : catalogue_text(NULL, count == 1 ? one : many);
}

/* --- sentences that are already formatted --- */

/* The context that tools/translations gives to texts marked with N_SAID. */
#define SAID_CONTEXT "said\004"

#define DEPTH 4 /* of messages within messages */

struct pieces {
    int count;
    struct {
        const char *text;
        size_t length;
        bool is_number;
        bool is_literal;
    } at[CATALOGUE_ARGUMENTS_MAX];
};

static bool are_sound(const struct pieces *pieces)
{
    for (int i = 0; i < pieces->count; i++) {
        if (pieces->at[i].is_number &&
            (pieces->at[i].length == 0 ||
             strspn(pieces->at[i].text, "-0123456789") < pieces->at[i].length)) {
            return false;
        }
    }
    return true;
}

/*
 * Returns whether `text` could be formatted from `format`, and the arguments. Each argument is as
 * short as possible: on a mismatch only the last one has to grow, as in matching file name
 * wildcards.
 */
static bool fits(const char *format, const char *text, struct pieces *pieces)
{
    const char *behind = NULL; /* what follows the last argument */
    pieces->count = 0;
    for (;;) {
        const char *next = format;
        unsigned place, kind;
        if (*format == '%' && catalogue_directive(&next, &place, &kind)) {
            if (pieces->count == CATALOGUE_ARGUMENTS_MAX) {
                return false;
            }
            pieces->at[pieces->count].text = text;
            pieces->at[pieces->count].length = 0;
            pieces->at[pieces->count].is_literal = format[1] == '-';
            pieces->at[pieces->count++].is_number = strchr("dux", (int)(kind & 0xFF)) != NULL;
            format = behind = next;
        } else if (*format == '\0' && *text == '\0') {
            return are_sound(pieces);
        } else if (*text != '\0' && *format == *text) {
            format = *format == '%' ? next : format + 1;
            text++;
        } else if (behind &&
                   pieces->at[pieces->count - 1].text[pieces->at[pieces->count - 1].length]) {
            text = pieces->at[pieces->count - 1].text + ++pieces->at[pieces->count - 1].length;
            format = behind;
        } else {
            return false;
        }
    }
}

/* Counts the literal bytes of a format: of two that match, the one with more is meant. */
static size_t said_by(const char *format)
{
    size_t letters = 0;
    while (*format != '\0') {
        unsigned place, kind;
        if (*format == '%') {
            (void)catalogue_directive(&format, &place, &kind);
        } else {
            format++;
            letters++;
        }
    }
    return letters;
}

/* Returns the translation of the format that `said` was made from; NULL if none matches. */
static const char *format_of(const char *said, struct pieces *pieces)
{
    const char *best = NULL;
    size_t most = 0;
    for (uint32_t i = 0; i < spoken->count; i++) {
        const char *translation;
        const char *text = catalogue_entry(spoken, i, &translation);
        struct pieces made;
        if (!translation || strncmp(text, SAID_CONTEXT, strlen(SAID_CONTEXT)) != 0) {
            continue;
        }
        text += strlen(SAID_CONTEXT);
        if ((!best || said_by(text) > most) && fits(text, said, &made)) {
            best = translation;
            most = said_by(text);
            *pieces = made;
        }
    }
    return best;
}

/* Returns the length of the first sentence of `said` if another follows, else 0. */
static size_t first_sentence(const char *said)
{
    const char *end = strstr(said, ". ");
    return end ? (size_t)(end - said) + 1 : 0;
}

static void say(const char *said, char *text, size_t size, int depth);

/* Writes the translated format with its arguments. */
static void say_pieces(const char *format, const struct pieces *pieces, char *text, size_t size,
                       int depth)
{
    size_t used = 0;
    int next = 0;
    while (*format != '\0' && used + 1 < size) {
        unsigned place = 0, kind;
        if (*format != '%') {
            text[used++] = *format++;
        } else if (!catalogue_directive(&format, &place, &kind)) {
            text[used++] = '%';
        } else {
            int index = place > 0 ? (int)place - 1 : next++;
            char piece[TR_SAID_MAX];
            (void)snprintf(piece, sizeof piece, "%.*s", (int)pieces->at[index].length,
                           pieces->at[index].text);
            say(piece, text + used, size - used, pieces->at[index].is_literal ? DEPTH : depth + 1);
            used += strlen(text + used);
        }
    }
    text[used] = '\0';
}

/* Like tr_said(), recursively for arguments and following sentences, to a limited depth. */
static void say(const char *said, char *text, size_t size, int depth)
{
    struct pieces pieces;
    char first[TR_SAID_MAX];
    bool goes_on = spoken && depth < DEPTH && said[0] != '\0';
    size_t length = goes_on ? first_sentence(said) : 0;
    (void)snprintf(first, sizeof first, "%.*s", (int)length, said);
    const char *format = length > 0 ? format_of(first, &pieces) : NULL;
    if (format) {
        say_pieces(format, &pieces, text, size, depth);
        size_t used = strlen(text);
        if (used + 1 < size) {
            text[used++] = ' ';
            say(said + length + 1, text + used, size - used, depth + 1);
        }
        return;
    }
    format = goes_on ? format_of(said, &pieces) : NULL;
    if (format) {
        say_pieces(format, &pieces, text, size, depth);
    } else {
        (void)snprintf(text, size, "%s", said);
    }
}

char *tr_said(const char *said, char *text, size_t size)
{
    assert(said && text && said != text && size > 0);
    say(said, text, size, 0);
    return text;
}
