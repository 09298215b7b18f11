/* SPDX-License-Identifier: MIT */
/*
 * Reads what is available at a time, in constant memory.
 */
#include "reader.h"

#include "stream.h"

#include <errno.h>
#include <string.h>

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
    ptrdiff_t count = stream_read(reader->handle, reader->bytes, READER_SIZE);
    reader->error = count < 0 ? errno : 0;
    reader->has_ended = count <= 0;
    reader->at = 0;
    reader->end = count > 0 ? (size_t)count : 0;
}

bool reader_await_line(struct reader *reader, long long until_ms)
{
    for (;;) {
        size_t held = reader->end - reader->at;
        if (reader->has_ended || held == READER_SIZE ||
            memchr(reader->bytes + reader->at, '\n', held)) {
            return true;
        }
        writer_flush(reader->tied);
        if (!stream_wait(reader->handle, until_ms)) {
            return false;
        }
        memmove(reader->bytes, reader->bytes + reader->at, held);
        ptrdiff_t count = stream_read(reader->handle, reader->bytes + held, READER_SIZE - held);
        reader->error = count < 0 ? errno : 0;
        reader->has_ended = count <= 0;
        reader->at = 0;
        reader->end = held + (count > 0 ? (size_t)count : 0);
    }
}

/* Returns the next byte without consuming it; NO_BYTE at the end. */
static int peek(struct reader *reader)
{
    if (reader->at == reader->end && !reader->has_ended) {
        refill(reader);
    }
    return reader->at < reader->end ? (unsigned char)reader->bytes[reader->at] : NO_BYTE;
}

/* Consumes the byte that peek returned. */
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

static bool is_in_word(int byte)
{
    return byte != NO_BYTE && !is_space(byte);
}

static bool is_in_line(int byte)
{
    return byte != NO_BYTE && byte != '\n';
}

static void skip(struct reader *reader, bool (*is_wanted)(int))
{
    while (is_wanted(peek(reader))) {
        pass(reader);
    }
}

/* Takes bytes while they are wanted and there is room. */
static void take(struct reader *reader, bool (*is_wanted)(int), struct span *span)
{
    *span = (struct span){.text = reader->text, .line = reader->line, .column = reader->column};
    bool goes_on = is_wanted(peek(reader));
    while (goes_on && span->length < READER_SPAN_MAX) {
        reader->text[span->length++] = reader->bytes[reader->at];
        pass(reader);
        goes_on = is_wanted(peek(reader));
    }
    reader->text[span->length] = '\0';
    span->is_cut = goes_on;
}

static void pass_newline(struct reader *reader)
{
    if (peek(reader) == '\n') {
        pass(reader);
    }
}

bool reader_word(struct reader *reader, struct span *span)
{
    while (is_space(peek(reader))) {
        pass(reader);
    }
    take(reader, is_in_word, span);
    return span->length > 0;
}

bool reader_line(struct reader *reader, struct span *span)
{
    bool is_there = peek(reader) != NO_BYTE;
    take(reader, is_in_line, span);
    if (!span->is_cut) {
        pass_newline(reader);
    }
    if (!span->is_cut && span->length > 0 && reader->text[span->length - 1] == '\r') {
        reader->text[--span->length] = '\0';
    }
    return is_there;
}

void reader_skip_word(struct reader *reader)
{
    skip(reader, is_in_word);
}

void reader_skip_line(struct reader *reader)
{
    skip(reader, is_in_line);
    pass_newline(reader);
}
