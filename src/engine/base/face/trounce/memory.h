/* SPDX-License-Identifier: MIT */
/*
 * The only allocator of the engine and the screens, so that tests can make any allocation fail by
 * linking another memory.c.
 */
#ifndef TROUNCE_MEMORY_H
#define TROUNCE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* Allocates zeroed memory for `count` elements of `size` bytes, owned by the caller (memory_free);
 * NULL if out of memory or the product overflows. A `count` or `size` of 0 gives a valid block. */
void *memory_new(size_t count, size_t size);

/* Resizes `block` (NULL or allocated here) to `count` elements of `size` bytes; new bytes are
 * undefined. NULL if out of memory; `block` is then unchanged. */
void *memory_resize(void *block, size_t count, size_t size);

/* NULL is allowed. */
void memory_free(void *block);

/*
 * Ensures that a growing array has room for one more element: `*block` holds `count` of `*capacity`
 * elements of `size` bytes. Doubles the capacity when full. Returns false if out of memory, with
 * nothing changed.
 */
bool memory_reserve(void **block, size_t *capacity, size_t count, size_t size);

#endif
