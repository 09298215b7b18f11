/* SPDX-License-Identifier: MIT */
/*
 * The seed of tests by chance.
 */
#ifndef SEED_H
#define SEED_H

#include <stdint.h>

/* TROUNCE_SEED, or a number from the clock; prints it. */
uint64_t seed_of_tests(void);

#endif
