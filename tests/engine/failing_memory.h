/* SPDX-License-Identifier: MIT */
/*
 * Memory that runs out on request. Linked with a test, failing_memory.c replaces the engine's
 * memory.c.
 */
#ifndef TROUNCE_TESTS_FAILING_MEMORY_H
#define TROUNCE_TESTS_FAILING_MEMORY_H

#include "trounce/status.h"

#include <stdbool.h>
#include <stddef.h>

/* Makes only the `nth` allocation from now on fail (1: the next); 0: none. */
void failing_memory_fail_at(size_t nth);

/* Returns whether the requested failure has happened. */
int failing_memory_has_failed(void);

/* Returns the same, and lets no allocation fail any more. */
int failing_memory_stop(void);

/*
 * A loop whose block runs with its first allocation failing, then with its second, and so on, until
 * none fails; each run must free what it allocates:
 *
 *     size_t nth = 0;
 *     while (failing_memory_try(&nth)) {
 *         bool failed = failing_memory_end(status);
 *     }
 *
 * failing_memory_end is failing_memory_stop for a status that must tell what happened.
 */
bool failing_memory_try(size_t *nth);
bool failing_memory_end(enum status status);

/* Returns the number of allocated blocks. */
size_t failing_memory_live_count(void);

#endif
