/* SPDX-License-Identifier: MIT */
/*
 * Reads as much as there is at a time, in constant memory but for the current word. Leaves the
 * meaning of words and lines to the commands.
 */
#include "reader.h"

#include "trounce/memory.h"

#include <errno.h>
#include <unistd.h>

#define NO_BYTE (-1)

void reader_init(struct reader *reader, int handle, struct writer *tied)
{
    reader->handle = handle;
    reader->error = 0;
    reader->has_ended = false;
    reader->tied = tied;
    reader->at = 0;
    reader->end = 0;
    reader->line = 1;
    reader->column = 1;
}

static void refill(struct reader *reader)
{
    writer_flush(reader->tied);
    ssize_t count;
    do {
        count = read(reader->handle, reader->bytes, READER_SIZE);
    } while (count < 0 && errno == EINTR);
    reader->error = count < 0 ? errno : 0;
    reader->has_ended = count <= 0;
    reader->at = 0;
    reader->end = count > 0 ? (size_t)count : 0;
}

/* The next byte, which is not consumed; NO_BYTE at the end. */
static int peek(struct reader *reader)
{
    if (reader->at == reader->end && !reader->has_ended) {
        refill(reader);
    }
    return reader->at < reader->end ? (unsigned char)reader->bytes[reader->at] : NO_BYTE;
}

/* Consumes the byte that peek has returned. */
static void pass(struct reader *reader)
{
    if (reader->bytes[reader->at] == '\n') {
        reader->line++;
        reader->column = 1;
    } else {
        reader->column++;
    }
    reader->at++;
}

static bool is_space(int byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static bool put(struct span *span, char byte)
{
    void *text = span->text;
    bool done = memory_reserve(&text, &span->capacity, span->length, 1);
    span->text = text;
    if (done) {
        span->text[span->length] = byte;
    }
    return done;
}

/* Takes the next byte into the span, or the ending 0 when there is none to take. */
static bool take(struct reader *reader, struct span *span, bool is_wanted)
{
    char byte = '\0';
    if (is_wanted) {
        byte = reader->bytes[reader->at];
    }
    if (!put(span, byte)) {
        return false;
    }
    if (is_wanted) {
        span->length++;
        pass(reader);
    }
    return true;
}

static void begin(const struct reader *reader, struct span *span)
{
    span->length = 0;
    span->line = reader->line;
    span->column = reader->column;
}

enum reader_result reader_word(struct reader *reader, struct span *span)
{
    int byte = peek(reader);
    while (byte != NO_BYTE && is_space(byte)) {
        pass(reader);
        byte = peek(reader);
    }
    begin(reader, span);
    if (byte == NO_BYTE) {
        return READER_END;
    }
    bool is_wanted;
    do {
        is_wanted = byte != NO_BYTE && !is_space(byte);
        if (!take(reader, span, is_wanted)) {
            return READER_NO_MEMORY;
        }
        byte = is_wanted ? peek(reader) : byte;
    } while (is_wanted);
    return READER_GOT;
}

enum reader_result reader_line(struct reader *reader, struct span *span)
{
    begin(reader, span);
    int byte = peek(reader);
    if (byte == NO_BYTE) {
        return READER_END;
    }
    bool is_wanted;
    do {
        is_wanted = byte != NO_BYTE && byte != '\n';
        if (!take(reader, span, is_wanted)) {
            return READER_NO_MEMORY;
        }
        byte = is_wanted ? peek(reader) : byte;
    } while (is_wanted);
    if (byte == '\n') {
        pass(reader);
    }
    if (span->length > 0 && span->text[span->length - 1] == '\r') {
        span->text[--span->length] = '\0';
    }
    return READER_GOT;
}

void span_deinit(struct span *span)
{
    memory_free(span->text);
    *span = (struct span){0};
}
