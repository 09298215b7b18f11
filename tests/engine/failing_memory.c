/* SPDX-License-Identifier: MIT */
/*
 * The engine's own memory.c on an allocator that fails on request.
 */
#include "failing_memory.h"
#include "test.h"

static size_t allocations_left; /* until the one that fails; 0: none fails */
static int has_failed;
static size_t live_count;

void failing_memory_fail_at(size_t nth)
{
    allocations_left = nth;
    has_failed = 0;
}

int failing_memory_has_failed(void)
{
    return has_failed;
}

size_t failing_memory_live_count(void)
{
    return live_count;
}

int failing_memory_stop(void)
{
    allocations_left = 0;
    return has_failed;
}

bool failing_memory_try(size_t *nth)
{
    enum { TRIES_MAX = 10000 };
    static size_t live; /* blocks before the first run */
    if (*nth > 0) {
        assert_int_equal(live_count, live);
        if (!has_failed) {
            return false;
        }
    }
    live = live_count;
    assert_int_in_range(*nth, 0, TRIES_MAX);
    failing_memory_fail_at(++*nth);
    return true;
}

bool failing_memory_end(enum status status)
{
    bool failed = failing_memory_stop();
    assert_int_equal(status, failed ? STATUS_NO_MEMORY : STATUS_OK);
    return failed;
}

static int fails_now(void)
{
    if (allocations_left == 0 || --allocations_left > 0) {
        return 0;
    }
    has_failed = 1;
    return 1;
}

static void *failing_calloc(size_t count, size_t size)
{
    void *block = fails_now() ? NULL : calloc(count, size);
    live_count += block != NULL;
    return block;
}

static void *failing_realloc(void *old, size_t size)
{
    void *block = fails_now() ? NULL : realloc(old, size);
    live_count += block != NULL && old == NULL;
    return block;
}

static void counted_free(void *block)
{
    live_count -= block != NULL;
    free(block);
}

/* Redirects the included file's calls to the functions above. */
#define calloc  failing_calloc
#define realloc failing_realloc
#define free    counted_free
#include "../../src/engine/base/memory.c"
