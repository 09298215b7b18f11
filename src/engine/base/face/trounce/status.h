/* SPDX-License-Identifier: MIT */
/*
 * Status codes, and faults that say where in a text or file an error is. Leaves file names to the
 * caller: the engine only sees buffers.
 */
#ifndef TROUNCE_STATUS_H
#define TROUNCE_STATUS_H

#include "trounce/message.h"

#include <stdbool.h>
#include <stddef.h>

enum status {
    STATUS_OK,
    STATUS_NO_MEMORY, /* an allocation failed */
    STATUS_EMPTY,     /* the input is empty */
    STATUS_SYNTAX,    /* the input violates its format; a fault says where */
    STATUS_RANGE,     /* a number or size is out of range */
    STATUS_DAMAGED,   /* a packed or binary file contradicts itself */
    STATUS_VERSION,   /* a packed file for another version or kind of machine */
    STATUS_MISSING,   /* not found */
    STATUS_BUSY,      /* in use by another program */
    STATUS_FULL,      /* no space left */
    STATUS_STORAGE    /* an input/output error */
};

/*
 * The place and reason of a failure. `line` and `column` count from 1, 0 means none; `offset` is in
 * bytes and only counts if `has_offset`. `detail` is a clause without capital or full stop:
 * "a die has six faces, this one has 5".
 */
struct fault {
    enum status status;
    size_t line;
    size_t column;
    size_t offset;
    bool has_offset;
    struct message detail;
};

/* A short English text for a status, static, which the user interface translates. */
const char *status_text(enum status status);

/*
 * Fills `fault` (may be NULL) with a line, a column and a detail, as by message_set. Returns
 * `status`, for the caller to return.
 */
enum status fault_at_line(struct fault *fault, enum status status, size_t line, size_t column,
                          const char *format, ...) TAKES_FORMAT(5, 6);

/* Like fault_at_line, with an offset in bytes. */
enum status fault_at_offset(struct fault *fault, enum status status, size_t offset,
                            const char *format, ...) TAKES_FORMAT(4, 5);

/* Like fault_at_line, for the input as a whole. */
enum status fault_whole(struct fault *fault, enum status status, const char *format, ...)
    TAKES_FORMAT(3, 4);

/* Like fault_at_line, for the character at the start of `left` > 0 bytes, which does not belong
 * there, or its first byte if it is unprintable or not UTF-8: STATUS_SYNTAX. */
enum status fault_stray(struct fault *fault, size_t line, size_t column, const char *at,
                        size_t left);

/* Like fault_whole, with the text of the status. */
enum status fault_status(struct fault *fault, enum status status);

/* Makes a message of a fault: "words.txt:3:7: a stray character '#'" or "lexicon.dat, byte 41: …".
 * `name` is what the user calls the input. */
void fault_describe(const struct fault *fault, const char *name, struct message *message);

/* Writes this message in English, like message_write. */
char *fault_format(const struct fault *fault, const char *name, char *text, size_t size);

#endif
