/* SPDX-License-Identifier: MIT */
/*
 * A command's input as a stream of words or lines with their positions. Leaves whole files to
 * file.h.
 */
#ifndef CLI_READER_H
#define CLI_READER_H

#include "writer.h"

#include <stdbool.h>
#include <stddef.h>

#define READER_SIZE 65536

/* Maximum length of a word or a line: more than any command can use. */
#define READER_SPAN_MAX 65536

/*
 * `line` and `column` are the position of the next byte, both from 1. Before the reader waits for
 * input it flushes `tied`, so that the other side sees all answers so far.
 */
struct reader {
    int handle;
    int error; /* errno of a failed read, which ends the input */
    bool has_ended;
    struct writer *tied;
    size_t at;
    size_t end;
    size_t line;
    size_t column;
    char bytes[READER_SIZE];
    char text[READER_SPAN_MAX + 1]; /* of the last word or line */
};

/* A word or a line, valid until the next one is read. Its bytes may include 0. */
struct span {
    const char *text; /* zero-terminated; not counted in `length` */
    size_t length;
    bool is_cut; /* longer than READER_SPAN_MAX; the rest is not read yet */
    size_t line;
    size_t column;
};

/* Starts reading from a file descriptor. */
void reader_init(struct reader *reader, int handle, struct writer *tied);

/* Reads the next word after skipping white space. False at the end of the input; then `span` has
 * the position of the end. */
bool reader_word(struct reader *reader, struct span *span);

/* Reads the next line without its line end (LF or CRLF; the last may lack it). False at the end of
 * the input. */
bool reader_line(struct reader *reader, struct span *span);

/* Waits until reader_line would not wait, at most until machine_now_ms() is `until_ms`. False if
 * there is no whole line yet; it may return so earlier. */
bool reader_await_line(struct reader *reader, long long until_ms);

/* Skips the rest of a word or line that was cut. */
void reader_skip_word(struct reader *reader);
void reader_skip_line(struct reader *reader);

#endif
