/* SPDX-License-Identifier: MIT */
/*
 * What a command reads, as a stream of words or of lines with their places. Leaves files that
 * are read whole to file.h.
 */
#ifndef CLI_READER_H
#define CLI_READER_H

#include "writer.h"

#include <stdbool.h>
#include <stddef.h>

#define READER_SIZE 65536

/* Bytes of a word or a line: more than any that a command has a use for. */
#define READER_SPAN_MAX 65536

/*
 * `line` and `column` are the place of the next byte, both from 1. Before the reader waits for
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

/* A word or a line, until the next is read: its bytes, any of which may be 0, and where it begins.
 */
struct span {
    const char *text; /* with a 0 at its end that `length` does not count */
    size_t length;
    bool is_cut; /* it is longer than READER_SPAN_MAX; its rest was not read yet */
    size_t line;
    size_t column;
};

/* Begins to read from a file descriptor. */
void reader_init(struct reader *reader, int handle, struct writer *tied);

/* Reads the next word after skipping white space. False at the end of the input; then `span` has
 * the place of the end. */
bool reader_word(struct reader *reader, struct span *span);

/* Reads the next line without its end (LF or CRLF; the last may lack it). False at the end of the
 * input. */
bool reader_line(struct reader *reader, struct span *span);

/* Skips the rest of a word or line that was cut. */
void reader_skip_word(struct reader *reader);
void reader_skip_line(struct reader *reader);

#endif
