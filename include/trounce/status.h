/* SPDX-License-Identifier: MIT */
/*
 * Status codes, and faults that say where in a text or file an error is. Leaves file names to the
 * caller: the engine only sees buffers.
 */
#ifndef TROUNCE_STATUS_H
#define TROUNCE_STATUS_H

#include <stdbool.h>
#include <stddef.h>

/* Lets the compiler check a printf format, parameter `place`, against the arguments from parameter
 * `first` on. */
#if defined(__clang__)
#define TAKES_FORMAT(place, first) __attribute__((format(printf, place, first)))
#elif defined(__GNUC__) /* standard formats, even if the system's printf differs */
#define TAKES_FORMAT(place, first) __attribute__((format(gnu_printf, place, first)))
#else
#define TAKES_FORMAT(place, first)
#endif

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

#define FAULT_DETAIL_MAX 160

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
    char detail[FAULT_DETAIL_MAX];
};

/*
 * Mark English texts that the user interface translates; they expand to the text itself. N_SAID
 * marks formats whose result is shown as a whole, such as faults: the interface parses it to
 * translate it, with arguments that are messages themselves. Names, paths and words, which are
 * none, are formatted with "%-s".
 */
#define N_(text)     text
#define N_SAID(text) text

/* A short English text for a status; static, never NULL. */
const char *status_text(enum status status);

/*
 * Fills `fault` (may be NULL) with a line, a column and a detail formatted as by printf. Returns
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

/* Like fault_at_line, for a byte that does not belong there: STATUS_SYNTAX. */
enum status fault_stray(struct fault *fault, size_t line, size_t column, char byte);

/*
 * Formats a fault as one sentence without a newline into `text` of `size` bytes (always terminated,
 * truncated if necessary): "words.txt:3:7: a stray character '#'" or "lexicon.dat, byte 41: …".
 * `name` is what the user calls the input. Returns `text`.
 */
char *fault_format(const struct fault *fault, const char *name, char *text, size_t size);

#endif
