/* SPDX-License-Identifier: MIT */
/*
 * The one place where the engine and the screens get memory, so that a test can make any single
 * allocation fail by linking another memory.c. Leaves errors to the caller, who checks every
 * result.
 */
#ifndef TROUNCE_MEMORY_H
#define TROUNCE_MEMORY_H

#include <stddef.h>

/* Zeroed memory for `count` elements of `size` bytes; NULL when there is none or the product
 * overflows. `count` and `size` of 0 give a valid block. The caller owns it: memory_free. */
void *memory_new(size_t count, size_t size);

/* Resizes `block` (NULL or from here) to hold `count` things of `size` bytes, its contents kept,
 * the rest undefined. NULL when there is no memory: `block` is then as it was. */
void *memory_resize(void *block, size_t count, size_t size);

/* Frees `block`; NULL is allowed. */
void memory_free(void *block);

/*
 * Makes sure that a growing array has room for one more element: `*block` holds `count` of
 * `*capacity` elements of `size` bytes. Doubles when full. Returns 0 when there is no memory
 * (nothing has changed), 1 otherwise.
 */
int memory_reserve(void **block, size_t *capacity, size_t count, size_t size);

#endif
