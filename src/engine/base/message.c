/* SPDX-License-Identifier: MIT */
/*
 * Formats each argument of a message when it is set, by its English directive, and inserts them in
 * the order of the translation when it is written.
 */
#include "trounce/message.h"

#include "trounce/utf8.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE_BYTES 2   /* in front of each argument: its size, little-endian */
#define REST_BYTES 400 /* for what follows a long name, such as the reason */

bool message_directive(const char **at, unsigned *place, unsigned *kind)
{
    const char *c = *at + 1;
    *place = 0;
    *kind = 0;
    if (*c == '%' || *c == ' ' || *c == '\0') {
        *at = *c == '%' ? c + 1 : c;
        return false;
    }
    const char *digits = c;
    while (isdigit((unsigned char)*c)) {
        c++;
    }
    if (*c == '$') {
        unsigned long number = strtoul(digits, NULL, 10);
        bool is_valid = number > 0 && number <= MESSAGE_ARGUMENTS_MAX;
        *place = is_valid ? (unsigned)number : MESSAGE_ARGUMENTS_MAX + 1;
        c++;
    } else {
        c = digits;
    }
    c += strspn(c, "-+0#'.*123456789");
    while (*c != '\0' && strchr("hlzjt", *c)) {
        *kind = *kind << 8 | (unsigned char)*c++;
    }
    *kind = *kind << 8 | (unsigned char)(*c == 'i' ? 'd' : *c);
    *at = *c == '\0' ? c : c + 1;
    return true;
}

/* Cuts a text off after at most `most` bytes, and says so. */
static int shorten(char *text, size_t most)
{
    static const char more[] = "…";
    size_t end = utf8_cut(text, most, most - (sizeof more - 1));
    memcpy(text + end, more, sizeof more);
    return (int)(end + sizeof more - 1);
}

void message_set_list(struct message *message, const char *format, va_list values)
{
    struct message made = {.format = format}; /* `message` may be an argument */
    unsigned place, kind;
    for (const char *at = strchr(format, '%'); at; at = strchr(at, '%')) {
        char one[16];
        const char *from = at;
        if (!message_directive(&at, &place, &kind)) {
            continue;
        }
        (void)snprintf(one, sizeof one, "%.*s", (int)(at - from), from);
        char *text = (char *)made.bytes + made.size + SIZE_BYTES;
        size_t room = sizeof made.bytes - made.size;
        if (room <= SIZE_BYTES) {
            break;
        }
        room -= SIZE_BYTES;
        int length = 0;
        switch (kind) {
        /* NOLINTNEXTLINE(bugprone-branch-clone): each reads an argument of another type */
        case 'c':
        case 'd':
            length = snprintf(text, room, one, va_arg(values, int));
            break;
        case 'u':
        case 'x':
            length = snprintf(text, room, one, va_arg(values, unsigned));
            break;
        case 'l' << 8 | 'd':
            length = snprintf(text, room, one, va_arg(values, long));
            break;
        case 'l' << 8 | 'u':
            length = snprintf(text, room, one, va_arg(values, unsigned long));
            break;
        case 'l' << 16 | 'l' << 8 | 'u':
            length = snprintf(text, room, one, va_arg(values, unsigned long long));
            break;
        case 'z' << 8 | 'u':
            length = snprintf(text, room, one, va_arg(values, size_t));
            break;
        case 's':
            if (strchr(one, '*')) {
                int precision = va_arg(values, int);
                length = snprintf(text, room, one, precision, va_arg(values, const char *));
            } else {
                length = snprintf(text, room, one, va_arg(values, const char *));
            }
            if (strchr(at, '%') && length >= 0 && room / 2 > REST_BYTES &&
                (size_t)length > room - REST_BYTES) {
                length = shorten(text, room - REST_BYTES);
            } else if (length >= 0 && (size_t)length >= room) {
                length = room > UTF8_LENGTH_MAX ? shorten(text, room - 1) : 0;
            }
            break;
        case 'p': {
            const struct message *inner = va_arg(values, const void *);
            size_t size = sizeof inner->format;
            if (inner->format && room > size) {
                size_t rest = inner->size < room - 1 - size ? inner->size : room - 1 - size;
                memcpy(text, &inner->format, size);
                memcpy(text + size, inner->bytes, rest);
                length = (int)(size + rest);
            }
            break;
        }
        default:
            assert(false); /* messages have no other directives */
        }
        size_t size = length < 0 ? 0 : (size_t)length < room ? (size_t)length : room - 1;
        text[-2] = (char)(size & 0xFF);
        text[-1] = (char)(size >> 8);
        made.size += SIZE_BYTES + size;
    }
    message->format = made.format;
    message->size = made.size;
    memcpy(message->bytes, made.bytes, made.size);
}

void message_set(struct message *message, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    message_set_list(message, format, values);
    va_end(values);
}

/* A text being written. */
struct output {
    message_translator *translate;
    char *text;
    size_t size, used;
};

static void put(struct output *output, const void *bytes, size_t size)
{
    size_t room = output->size - output->used - 1;
    if (size > 0) { /* an argument that is missing has no bytes */
        memcpy(output->text + output->used, bytes, size < room ? size : room);
        output->used += size < room ? size : room;
    }
}

static void put_message(struct output *output, const char *format, const unsigned char *bytes,
                        size_t size)
{
    const unsigned char *starts[MESSAGE_ARGUMENTS_MAX + 1] = {bytes};
    size_t sizes[MESSAGE_ARGUMENTS_MAX + 1] = {0};
    int next = 0;
    /* Those of a message that was cut off may end early. */
    for (int i = 0; i < MESSAGE_ARGUMENTS_MAX && size > SIZE_BYTES; i++) {
        size_t wanted = bytes[0] | (size_t)bytes[1] << 8;
        size -= SIZE_BYTES;
        starts[i] = bytes + SIZE_BYTES;
        sizes[i] = wanted < size ? wanted : size;
        size -= sizes[i];
        bytes = starts[i] + sizes[i];
    }
    for (const char *at = output->translate ? output->translate(format) : format; *at != '\0';) {
        unsigned place, kind;
        const char *inner;
        size_t literal = strcspn(at, "%");
        put(output, at, literal);
        at += literal;
        if (*at == '\0') {
            break;
        }
        if (!message_directive(&at, &place, &kind)) {
            put(output, "%", 1);
            continue;
        }
        int index = place > 0 ? (int)place - 1 : next++;
        index = index < MESSAGE_ARGUMENTS_MAX ? index : MESSAGE_ARGUMENTS_MAX;
        if (kind != 'p') {
            put(output, starts[index], sizes[index]);
        } else if (sizes[index] >= sizeof inner) {
            memcpy(&inner, starts[index], sizeof inner);
            put_message(output, inner, starts[index] + sizeof inner, sizes[index] - sizeof inner);
        }
    }
}

char *message_write(const struct message *message, message_translator *translate, char *text,
                    size_t size)
{
    assert(message && text && size > 0);
    struct output output = {translate, text, size, 0};
    if (message->format) {
        put_message(&output, message->format, message->bytes, message->size);
    }
    text[output.used] = '\0';
    return text;
}
