/* SPDX-License-Identifier: MIT */
/*
 * A command's output, in large pieces; an error is kept until the end. Leaves reporting it to
 * cli.c.
 */
#ifndef CLI_WRITER_H
#define CLI_WRITER_H

#include "trounce/path.h"

#include <stdbool.h>
#include <stddef.h>

#define WRITER_SIZE       65536
#define WRITER_FORMAT_MAX 512

enum style { STYLE_PLAIN, STYLE_STRONG, STYLE_FAINT, STYLE_GOOD, STYLE_BAD };

/* Invariant: after a failed write `error` is its errno, and nothing more is written. */
struct writer {
    int handle;
    int error;
    bool has_styles; /* to a terminal with colours */
    size_t used;
    char bytes[WRITER_SIZE];
};

/* Starts writing to a file descriptor. Styles are written only to a terminal, and not when NO_COLOR
 * is set. */
void writer_init(struct writer *writer, int handle);

/* Writes bytes, a text, a single byte. */
void writer_bytes(struct writer *writer, const void *bytes, size_t size);
void writer_text(struct writer *writer, const char *text);
void writer_char(struct writer *writer, char byte);

/* Writes an untrusted text, like utf8_make_printable. */
void writer_printable(struct writer *writer, const char *text);

/* Writes like printf, at most WRITER_FORMAT_MAX - 1 bytes. */
void writer_format(struct writer *writer, const char *format, ...) TAKES_FORMAT(2, 3);

/* Sets the style of what follows, if styles are written at all. */
void writer_style(struct writer *writer, enum style style);

/* Writes letters of an alphabet in lower case. */
void writer_word(struct writer *writer, const struct alphabet *alphabet, const char *word,
                 size_t length);

/* Writes a printable text, padded with blanks to `columns`. */
void writer_column(struct writer *writer, const char *text, int columns);

/* Writes the board as rows of cells, "." for a blank one. */
void writer_board(struct writer *out, const struct board *board);

/* Writes the cells of a path as ROW,COLUMN from 1, separated by blanks. */
void writer_path(struct writer *out, const struct board *board, const struct path *path);

/* Writes "1 word", "2 words". */
void writer_count(struct writer *out, long count, const char *noun);

/* Writes out the buffer. False when this or an earlier write has failed. */
bool writer_flush(struct writer *writer);

/* The same for standard output at the end. Reports a failure in the name of `who` and returns
 * false, but not when the reader has gone away. */
bool writer_finish(struct writer *writer, const char *who);

/* Write a line to standard error: "WHO: WHAT", made printable; a message is in English. */
void writer_complain(const char *who, const char *what);
void writer_complain_of(const char *who, const struct message *what);

/* Returns whether anything can still be written; long loops check it. */
static inline bool writer_is_open(const struct writer *writer)
{
    return writer->error == 0;
}

#endif
