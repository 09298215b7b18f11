/* SPDX-License-Identifier: MIT */
/*
 * Memory that runs out when a test wants it to. Linked beside a test, failing_memory.c takes the
 * place of the engine's memory.c; leaves what is tried under it to the test.
 */
#ifndef TROUNCE_TESTS_FAILING_MEMORY_H
#define TROUNCE_TESTS_FAILING_MEMORY_H

#include <stddef.h>

/* Lets the `nth` allocation from now on (1: the next) fail, and no other; 0: none. */
void failing_memory_fail_at(size_t nth);

/* Has the failure that was asked for come about? */
int failing_memory_has_failed(void);

/* How many blocks are held. */
size_t failing_memory_live_count(void);

#endif
