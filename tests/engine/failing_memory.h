/* SPDX-License-Identifier: MIT */
/*
 * Memory that runs out on request. Linked with a test, failing_memory.c replaces the engine's
 * memory.c.
 */
#ifndef TROUNCE_TESTS_FAILING_MEMORY_H
#define TROUNCE_TESTS_FAILING_MEMORY_H

#include <stddef.h>

/* Makes only the `nth` allocation from now on fail (1: the next); 0: none. */
void failing_memory_fail_at(size_t nth);

/* Returns whether the requested failure has happened. */
int failing_memory_has_failed(void);

/* Returns the number of allocated blocks. */
size_t failing_memory_live_count(void);

#endif
