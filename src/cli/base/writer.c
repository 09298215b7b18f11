/* SPDX-License-Identifier: MIT */
/*
 * Buffers output for system calls, so that every failure is noticed and reported once.
 */
#include "writer.h"

#include "stream.h"

#include "trounce/utf8.h"

#include <assert.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COMPLAINT_MAX 4096
#define WORD_SIZE_MAX ((size_t)BOARD_CELLS_MAX * FACE_LETTERS_MAX) /* of words on boards */

static bool wants_styles(int handle)
{
    const char *no_color = getenv("NO_COLOR");
    return (!no_color || no_color[0] == '\0') && stream_has_colours(handle);
}

void writer_init(struct writer *writer, int handle)
{
    writer->handle = handle;
    writer->error = 0;
    writer->has_styles = wants_styles(handle);
    writer->used = 0;
}

bool writer_flush(struct writer *writer)
{
    size_t at = 0;
    while (at < writer->used && writer->error == 0) {
        ptrdiff_t count = stream_write(writer->handle, writer->bytes + at, writer->used - at);
        writer->error = count < 0 ? errno : 0;
        at += count > 0 ? (size_t)count : 0;
    }
    writer->used = 0;
    return writer->error == 0;
}

void writer_bytes(struct writer *writer, const void *bytes, size_t size)
{
    const char *from = bytes;
    while (size > 0 && writer->error == 0) {
        size_t room = WRITER_SIZE - writer->used;
        size_t piece = size < room ? size : room;
        memcpy(writer->bytes + writer->used, from, piece);
        writer->used += piece;
        from += piece;
        size -= piece;
        if (writer->used == WRITER_SIZE) {
            writer_flush(writer);
        }
    }
}

void writer_text(struct writer *writer, const char *text)
{
    writer_bytes(writer, text, strlen(text));
}

void writer_printable(struct writer *writer, const char *text)
{
    size_t length;
    for (const char *at = text; *at; at += length) {
        bool is_printable;
        length = utf8_step(at, UTF8_LENGTH_MAX, &is_printable);
        writer_bytes(writer, is_printable ? at : "?", is_printable ? length : 1);
    }
}

void writer_char(struct writer *writer, char byte)
{
    writer_bytes(writer, &byte, 1);
}

void writer_format(struct writer *writer, const char *format, ...)
{
    char text[WRITER_FORMAT_MAX];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(text, sizeof text, format, values);
    va_end(values);
    assert(length >= 0 && (size_t)length < sizeof text);
    writer_bytes(writer, text, (size_t)length);
}

void writer_style(struct writer *writer, enum style style)
{
    static const char *const codes[] = {
        [STYLE_PLAIN] = "\033[0m", [STYLE_STRONG] = "\033[1m", [STYLE_FAINT] = "\033[2m",
        [STYLE_GOOD] = "\033[32m", [STYLE_BAD] = "\033[31m",
    };
    if (writer->has_styles) {
        writer_text(writer, codes[style]);
    }
}

void writer_word(struct writer *writer, const struct alphabet *alphabet, const char *word,
                 size_t length)
{
    char text[ALPHABET_TEXT_SIZE(WORD_SIZE_MAX)];
    assert(length <= WORD_SIZE_MAX);
    writer_bytes(writer, text, alphabet_lower(alphabet, word, length, text));
}

void writer_column(struct writer *writer, const char *text, int columns)
{
    writer_text(writer, text);
    for (const char *at = text; *at; at += utf8_length(at)) {
        columns--;
    }
    for (; columns > 0; columns--) {
        writer_char(writer, ' ');
    }
}

void writer_board(struct writer *out, const struct board *board)
{
    char text[BOARD_TEXT_MAX];
    writer_style(out, STYLE_STRONG);
    writer_text(out, board_format_rows(board, text));
    writer_style(out, STYLE_PLAIN);
}

void writer_path(struct writer *out, const struct board *board, const struct path *path)
{
    for (int i = 0; i < path->length; i++) {
        writer_format(out, "%s%d,%d", i > 0 ? " " : "", path->cells[i] / board->columns + 1,
                      path->cells[i] % board->columns + 1);
    }
}

void writer_count(struct writer *out, long count, const char *noun)
{
    writer_format(out, "%ld %s%s", count, noun, count == 1 ? "" : "s");
}

void writer_complain(const char *who, const char *what)
{
    char line[COMPLAINT_MAX];
    (void)snprintf(line, sizeof line, "%s: %s", who, what);
    (void)fprintf(stderr, "%s\n", utf8_make_printable(line));
}

void writer_complain_of(const char *who, const struct message *what)
{
    char text[COMPLAINT_MAX];
    writer_complain(who, message_write(what, NULL, text, sizeof text));
}

bool writer_finish(struct writer *writer, const char *who)
{
    char what[128];
    if (writer_flush(writer) || writer->error == EPIPE) {
        return true;
    }
    (void)snprintf(what, sizeof what, "standard output: %s", strerror(writer->error));
    writer_complain(who, what);
    return false;
}
