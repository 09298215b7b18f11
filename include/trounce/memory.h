/* SPDX-License-Identifier: MIT */
/*
 * The one place where the engine and the screens get memory, so that a test can make any single
 * allocation fail by linking another memory.c. Leaves errors to the caller: every result is
 * checked.
 */
#ifndef TROUNCE_MEMORY_H
#define TROUNCE_MEMORY_H

#include <stddef.h>

/* Zeroed room for `count` things of `size` bytes; NULL when there is none or the product overflows.
 * `count` and `size` of 0 give a valid block. The caller owns it: memory_free. */
void *memory_new(size_t count, size_t size);

/* The same for `size` bytes that will be read here and there all over: on large pages, where the
 * system has them, so that fewer addresses have to be translated. */
void *memory_new_large(size_t size);

/* `block` (NULL or from here) made to hold `count` things of `size` bytes, contents kept, the rest
 * undefined. NULL when there is no room: `block` is then as it was. */
void *memory_resize(void *block, size_t count, size_t size);

/* Gives `block` back; NULL is taken. */
void memory_free(void *block);

/*
 * Makes sure that a growing array has room for one thing more: `*block` holds `count` of
 * `*capacity` things of `size` bytes. Doubles when full. Returns 0 when there is no room (nothing
 * has changed), 1 otherwise.
 */
int memory_reserve(void **block, size_t *capacity, size_t count, size_t size);

#endif
