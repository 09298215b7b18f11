/* SPDX-License-Identifier: MIT */
/*
 * The seed of tests by chance, and how long tests take.
 */
#ifndef SEED_H
#define SEED_H

#include <stdbool.h>
#include <stdint.h>

/* TROUNCE_SEED, or a number from the clock; prints it. */
uint64_t seed_of_tests(void);

/* Is each case to be tried, whatever time that takes, and not one in some? As TROUNCE_THOROUGH in
 * the environment says, which ./check --all sets. */
bool tests_are_thorough(void);

#endif
