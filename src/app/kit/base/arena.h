/* SPDX-License-Identifier: MIT */
/*
 * Texts that last a frame: composed with say() and the functions of phrase.h, they are valid until
 * the arena is cleared, and nobody frees them. The arena of `struct ui` is cleared before each
 * drawing pass, that of `struct game` at each input and whenever time advances. A text that must
 * last longer is copied.
 */
#ifndef APP_ARENA_H
#define APP_ARENA_H

#include "trounce/message.h"

#include <stdbool.h>
#include <stddef.h>

/* The longest text in bytes, with its terminator: a challenge with what is said about it. */
#define SAY_MAX 4096

struct arena_block;

/* A zeroed arena is empty. */
struct arena {
    struct arena_block *block; /* the one in use; it leads to those that are full */
    size_t used;               /* bytes of it */
    bool failed;               /* a text is "" because memory ran out */
};

/* Makes sure that the next text fits, however long; false if out of memory, and `failed` is set. */
bool arena_prepare(struct arena *arena);

/* Ends the life of all texts, and clears `failed`. The memory stays for the next ones. */
void arena_clear(struct arena *arena);
void arena_deinit(struct arena *arena);

/* Returns a text, formatted as by printf. One longer than SAY_MAX - 1 bytes is cut between two
 * characters and ends in an ellipsis; "" if out of memory, and then `failed` is set. */
const char *say(struct arena *arena, const char *format, ...) TAKES_FORMAT(2, 3);

/* Returns a copy of a text, cut in the same way. */
const char *arena_copy(struct arena *arena, const char *text);

#endif
