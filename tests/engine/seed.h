/* SPDX-License-Identifier: MIT */
/*
 * The seed of random tests, and how thorough tests are.
 */
#ifndef SEED_H
#define SEED_H

#include <stdbool.h>
#include <stdint.h>

/* Returns TROUNCE_SEED if set, otherwise a number from the clock; prints it. */
uint64_t seed_of_tests(void);

/* Returns whether tests should try all cases rather than a sample: TROUNCE_THOROUGH in the
 * environment, which ./check --all sets. */
bool tests_are_thorough(void);

#endif
