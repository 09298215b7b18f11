/* SPDX-License-Identifier: MIT */
/*
 * Messages: a format with its arguments, which becomes a text only where it is shown, in English or
 * in another language.
 */
#ifndef TROUNCE_MESSAGE_H
#define TROUNCE_MESSAGE_H

#include <stdarg.h>
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

/* Marks an English text that the user interface translates; expands to the text itself. */
#define N_(text) text

#define MESSAGE_BYTES_MAX 1400

/* A message, or none: zeroed, or with a NULL format. One without arguments may also be made as
 * {.format = text}. Contains no pointers but to static formats, so it can be copied. */
struct message {
    const char *format; /* in English, static */
    size_t size;        /* of the arguments */
    unsigned char bytes[MESSAGE_BYTES_MAX];
};

/*
 * Sets `message` to `format`, which must be static, with a copy of its arguments, as for printf:
 * %d, %ld, %u, %lu, %llu, %zu, %x, %c and %s. Those of %s are names, which are never translated; %p
 * takes another message by message_in. Where there are too many bytes, a name gives way to what
 * follows it, and then the last ones are cut off.
 */
void message_set(struct message *message, const char *format, ...) TAKES_FORMAT(2, 3);
void message_set_list(struct message *message, const char *format, va_list values)
    TAKES_FORMAT(2, 0);

/* A message as an argument of another. It may be the one that is set. */
static inline const void *message_in(const struct message *message)
{
    return message;
}

/* Returns the translation of an English format, or the format itself. */
typedef const char *message_translator(const char *format);

/* Writes a message into `text` of `size` bytes (always terminated, truncated if necessary), in
 * English if `translate` is NULL. Returns `text`. */
char *message_write(const struct message *message, message_translator *translate, char *text,
                    size_t size);

/* The most arguments of a format. */
#define MESSAGE_ARGUMENTS_MAX 9

/*
 * Advances `*at` from the '%' of a directive past its end; returns whether it takes an argument.
 * `place` is its explicit position from 1 (0: none), `kind` its type letters, packed. "100 % of"
 * takes none: no format here uses the space flag.
 */
bool message_directive(const char **at, unsigned *place, unsigned *kind);

#endif
