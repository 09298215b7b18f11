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
};

/* A word or a line: its bytes, any of which may be 0, and where it begins. Starts zeroed, can be
 * reused, ends with span_deinit. */
struct span {
    char *text; /* with a 0 at its end that `length` does not count */
    size_t length;
    size_t capacity;
    size_t line;
    size_t column;
};

enum reader_result { READER_GOT, READER_END, READER_NO_MEMORY };

/* Begins to read from a file descriptor. */
void reader_init(struct reader *reader, int handle, struct writer *tied);

/* Reads the next word, of any length, after skipping white space. At the end of the input `span`
 * has the place of the end. */
enum reader_result reader_word(struct reader *reader, struct span *span);

/* Reads the next line without its end (LF or CRLF; the last may lack it). */
enum reader_result reader_line(struct reader *reader, struct span *span);

/* Frees the bytes; accepts a zeroed span. */
void span_deinit(struct span *span);

#endif
