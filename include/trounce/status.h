/* SPDX-License-Identifier: MIT */
/*
 * Status codes for what can go wrong, and faults that say where in a text or file. Leaves the name
 * of the file to the caller who opened it: the engine only sees buffers.
 */
#ifndef TROUNCE_STATUS_H
#define TROUNCE_STATUS_H

#include <stddef.h>

/* Lets the compiler compare a format of printf, the parameter `place`, with what follows it from
 * the parameter `first` on. */
#if defined(__clang__)
#define TAKES_FORMAT(place, first) __attribute__((format(printf, place, first)))
#elif defined(__GNUC__) /* the formats of C, also where the system's own printf has others */
#define TAKES_FORMAT(place, first) __attribute__((format(gnu_printf, place, first)))
#else
#define TAKES_FORMAT(place, first)
#endif

enum status {
    STATUS_OK,
    STATUS_NO_MEMORY, /* an allocation failed */
    STATUS_EMPTY,     /* there is nothing in the input */
    STATUS_SYNTAX,    /* the input breaks its format; a fault says where */
    STATUS_RANGE,     /* a number or size is out of range */
    STATUS_DAMAGED,   /* a packed or binary file contradicts itself */
    STATUS_VERSION,   /* a packed file of another version or kind of machine */
    STATUS_MISSING,   /* what was asked for is not there */
    STATUS_BUSY,      /* another program has it in use */
    STATUS_FULL,      /* no room is left to keep it */
    STATUS_STORAGE    /* the storage cannot be read or written */
};

#define FAULT_DETAIL_MAX 160

/*
 * The place and the reason of a failure. `line` and `column` count from 1, 0 means that there is
 * none; `offset` is in bytes and only valid when `has_offset` is not 0. `detail` is a clause
 * without a capital and without a full stop: "a die has six faces, this one has 5".
 */
struct fault {
    enum status status;
    size_t line;
    size_t column;
    size_t offset;
    int has_offset;
    char detail[FAULT_DETAIL_MAX];
};

/*
 * Mark English texts that the window says in other languages; they mean the text itself. N_SAID is
 * for what is put together here and shown as a whole, faults among it: the window takes it apart
 * again.
 */
#define N_(text)     text
#define N_SAID(text) text

/* A short English text for a code; static, never NULL. */
const char *status_text(enum status status);

/*
 * Fills `fault` (unless it is NULL) with a line, a column and a detail formatted as by printf.
 * Returns `status`, for the caller to return.
 */
enum status fault_at_line(struct fault *fault, enum status status, size_t line, size_t column,
                          const char *format, ...) TAKES_FORMAT(5, 6);

/* The same for a place in bytes. */
enum status fault_at_offset(struct fault *fault, enum status status, size_t offset,
                            const char *format, ...) TAKES_FORMAT(4, 5);

/* The same for the input as a whole, without a place. */
enum status fault_whole(struct fault *fault, enum status status, const char *format, ...)
    TAKES_FORMAT(3, 4);

/*
 * Writes one sentence without a newline into `text` of `size` bytes (always terminated, cut if
 * necessary): "words.txt:3:7: a stray character '#'" or "lexicon.dat, byte 41: …". `name` is what
 * the user calls the input. Returns `text`.
 */
char *fault_format(const struct fault *fault, const char *name, char *text, size_t size);

#endif
