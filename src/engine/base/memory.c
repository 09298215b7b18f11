/* SPDX-License-Identifier: MIT */
/*
 * Memory from the C library, with overflow checks.
 */
#include "trounce/memory.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#define FIRST_CAPACITY 16

static bool overflows(size_t count, size_t size)
{
    return size != 0 && count > SIZE_MAX / size;
}

void *memory_new(size_t count, size_t size)
{
    if (overflows(count, size)) {
        return NULL;
    }
    /* calloc may return NULL for a size of 0, which would look like a failure. */
    return count == 0 || size == 0 ? calloc(1, 1) : calloc(count, size);
}

void *memory_resize(void *block, size_t count, size_t size)
{
    if (overflows(count, size)) {
        return NULL;
    }
    size_t bytes = count * size;
    return realloc(block, bytes != 0 ? bytes : 1);
}

void memory_free(void *block)
{
    free(block);
}

bool memory_reserve(void **block, size_t *capacity, size_t count, size_t size)
{
    assert(block && capacity && count <= *capacity && size > 0);
    if (count < *capacity) {
        return true;
    }
    if (*capacity > SIZE_MAX / 2) {
        return false;
    }
    size_t wanted = *capacity == 0 ? FIRST_CAPACITY : *capacity * 2;
    void *grown = memory_resize(*block, wanted, size);
    if (!grown) {
        return false;
    }
    *block = grown;
    *capacity = wanted;
    return true;
}
