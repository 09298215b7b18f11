/* SPDX-License-Identifier: MIT */
/*
 * What a command reads, as a stream of words or of lines with their places. Leaves files that are
 * read whole to load.h.
 */
#ifndef CLI_READER_H
#define CLI_READER_H

#include "writer.h"

#include <stdbool.h>
#include <stddef.h>

#define READER_SIZE 65536

/*
 * The next byte stands in line `line` and column `column`, both from 1. The stream is tied: before
 * it waits for more it hands on what was written, so that whoever feeds it sees the answers.
 */
struct reader {
    int handle;
    int error; /* errno of a read that failed; the input then ends */
    bool has_ended;
    struct writer *tied;
    size_t at;
    size_t end;
    size_t line;
    size_t column;
    char bytes[READER_SIZE];
};

/* A word or a line: its bytes, of which any may be 0, and where it begins. Starts zeroed, is used
 * again and again, ends with span_deinit. */
struct span {
    char *text; /* ended by a 0 that does not count */
    size_t length;
    size_t capacity;
    size_t line;
    size_t column;
};

enum reader_result { READER_GOT, READER_END, READER_NO_MEMORY };

/* Begins to read from the file of `handle`, tied to `tied`. */
void reader_init(struct reader *reader, int handle, struct writer *tied);

/* Reads the next word, whatever its length: bytes up to a blank or the end of a line; blanks and
 * ends of lines before it are passed over. At the end the place in `span` is that of the end. */
enum reader_result reader_word(struct reader *reader, struct span *span);

/* Reads the next line without its end (LF or CRLF; the last may lack it). */
enum reader_result reader_line(struct reader *reader, struct span *span);

/* Frees the bytes; a zeroed span is taken. */
void span_deinit(struct span *span);

#endif
