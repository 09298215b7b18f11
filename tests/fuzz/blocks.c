/* SPDX-License-Identifier: MIT */
/*
 * Fast allocation of large blocks. The linker substitutes these functions for the engine's. Leaves
 * small blocks to the sanitizer.
 */
#include "fuzz.h"

#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>

/*
 * Most of a large block is never touched, yet the sanitizer would spend more time on it than the
 * app on all else. An inaccessible page follows each block, and a freed one is kept for the next
 * request of its size.
 */
#define LARGE      ((size_t)1 << 17)
#define CLEARED    ((size_t)1 << 18) /* up to here, clearing is faster than returning pages */
#define PAGE       ((size_t)4096)
#define LARGE_MOST 64

void *__real_memory_new(size_t count, size_t size);
void *__wrap_memory_new(size_t count, size_t size);
void *__real_memory_resize(void *block, size_t count, size_t size);
void *__wrap_memory_resize(void *block, size_t count, size_t size);
void __real_memory_free(void *block);
void __wrap_memory_free(void *block);

static struct large {
    void *block; /* NULL: free, with its pages if any */
    unsigned char *pages;
    size_t size;
} large_blocks[LARGE_MOST];
static int large_count; /* used or free */

static struct large *find_large(const void *block)
{
    for (int i = 0; i < large_count; i++) {
        if (large_blocks[i].block == block) {
            return &large_blocks[i];
        }
    }
    return NULL;
}

/* Returns zeroed pages of this size, the last one inaccessible; NULL: too many blocks. */
static struct large *take_pages(size_t size)
{
    struct large *waiting = NULL;
    for (int i = 0; i < large_count; i++) {
        if (!large_blocks[i].block) {
            waiting = &large_blocks[i];
            if (waiting->size == size) {
                return waiting;
            }
        }
    }
    if (large_count < LARGE_MOST) {
        waiting = &large_blocks[large_count++];
    } else if (waiting) {
        require(munmap(waiting->pages, waiting->size) == 0);
    } else {
        return NULL;
    }
    waiting->size = size;
    waiting->pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    require(waiting->pages != MAP_FAILED);
    require(mprotect(waiting->pages + size - PAGE, PAGE, PROT_NONE) == 0);
    return waiting;
}

void *__wrap_memory_new(size_t count, size_t size)
{
    bool is_large = size > 0 && count < SIZE_MAX / 2 / size && count * size >= LARGE;
    size_t whole = (count * size + 63) / 64 * 64; /* the strictest alignment */
    struct large *large = is_large ? take_pages((whole + PAGE - 1) / PAGE * PAGE + PAGE) : NULL;
    if (!large) {
        return __real_memory_new(count, size);
    }
    large->block = large->pages + large->size - PAGE - whole;
    return large->block;
}

void *__wrap_memory_resize(void *block, size_t count, size_t size)
{
    const struct large *large = block ? find_large(block) : NULL;
    if (!large) {
        return __real_memory_resize(block, count, size);
    }
    size_t before = (size_t)(large->pages + large->size - PAGE - (unsigned char *)block);
    unsigned char *moved = __real_memory_resize(NULL, count, size);
    if (moved) {
        memcpy(moved, block, before < count * size ? before : count * size);
        __wrap_memory_free(block);
    }
    return moved;
}

void __wrap_memory_free(void *block)
{
    struct large *large = block ? find_large(block) : NULL;
    if (!large) {
        __real_memory_free(block);
        return;
    }
    large->block = NULL;
    if (large->size <= CLEARED) {
        memset(large->pages, 0, large->size - PAGE);
    } else {
        require(madvise(large->pages, large->size - PAGE, MADV_DONTNEED) == 0);
    }
}
