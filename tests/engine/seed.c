/* SPDX-License-Identifier: MIT */
/*
 * The seed of random tests and how thorough tests are, from the environment.
 */
#include "seed.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

uint64_t seed_of_tests(void)
{
    const char *given = getenv("TROUNCE_SEED");
    uint64_t seed = given ? strtoull(given, NULL, 10) : 1;
    printf("seed %" PRIu64 "\n", seed);
    return seed;
}

bool tests_are_thorough(void)
{
    const char *thorough = getenv("TROUNCE_THOROUGH");
    return thorough && *thorough;
}

int tests_stride(void)
{
    return tests_are_thorough() ? 1 : 16;
}

bool tests_try_next(void)
{
    static int turn;
    return tests_are_thorough() || turn++ % 4 == 0;
}

int tests_sample(int cases)
{
    return (cases + tests_stride() - 1) / tests_stride();
}

size_t tests_first(void)
{
    static size_t turn;
    return turn++ % (size_t)tests_stride();
}
