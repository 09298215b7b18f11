/* SPDX-License-Identifier: MIT */
/*
 * The seed of random tests, and how thorough tests are.
 */
#ifndef SEED_H
#define SEED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns TROUNCE_SEED if set, otherwise 1, so that a run can be repeated; prints it. */
uint64_t seed_of_tests(void);

/* Returns whether tests should try all cases rather than a sample: TROUNCE_THOROUGH in the
 * environment, which ./check --all sets. */
bool tests_are_thorough(void);

/* Returns 1 if tests are thorough, otherwise 16: of a list of cases, every one or every sixteenth
 * should be tried. */
int tests_stride(void);

/* Returns whether to try the next of a list of expensive cases: always if tests are thorough,
 * otherwise every fourth time. */
bool tests_try_next(void);

/* Returns how many of `cases` random cases should be tried: all or a sixteenth. */
int tests_sample(int cases);

/* Returns the first case of a list to try, before every tests_stride()th; the next call returns the
 * next one, so that a test that goes through the list several times tries all of it. */
size_t tests_first(void);

#endif
