/* SPDX-License-Identifier: MIT */
/*
 * The random generator: its numbers never change and are evenly distributed.
 */
#include "test.h"
#include "trounce/random.h"

/* Board codes that people have written down depend on these numbers. */
TEST_CASE(test_the_numbers_never_change)
{
    struct random random = {.state = 0};
    assert_int_equal(random_next(&random), UINT64_C(0xd7cf321e0d002399));
    assert_int_equal(random_next(&random), UINT64_C(0x72f1ab4649c42598));
    assert_int_equal(random.state, UINT64_C(0x3c6ef372fe));
    random_seed(&random, 1987);
    assert_int_equal(random.state, UINT64_C(0xd25f8647c8));
    static const uint32_t expected[] = {10, 17, 7, 32, 29, 9, 6, 23};
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        assert_int_equal(random_below(&random, 36), expected[i]);
    }
}

TEST_CASE(test_a_copy_goes_on_the_same)
{
    struct random random;
    random_seed(&random, 5);
    random_next(&random);
    struct random copy = random;
    for (int i = 0; i < 100; i++) {
        assert_int_equal(random_next(&random), random_next(&copy));
    }
}

TEST_CASE(test_states_stay_narrow_and_seeds_differ)
{
    struct random last = {.state = 0};
    for (uint64_t seed = 0; seed < 1000; seed++) {
        struct random random;
        random_seed(&random, seed << 32);
        assert_int_not_equal(random.state, last.state);
        for (int i = 0; i < 10; i++) {
            random_next(&random);
            assert_int_equal(random.state >> RANDOM_STATE_BITS, 0);
        }
        random_seed(&last, seed << 32);
    }
}

/* Chi-squared with k - 1 degrees of freedom must stay below k + 5 sqrt(2 k), about 5 standard
 * deviations above its mean. The seed is fixed, so the result never varies. */
static void expect_even(uint32_t limit)
{
    enum { DRAWS_EACH = 2000 };
    long counts[64] = {0};
    struct random random;
    random_seed(&random, limit);
    for (uint32_t i = 0; i < limit * DRAWS_EACH; i++) {
        uint32_t drawn = random_below(&random, limit);
        assert_int_in_range(drawn, 0, limit - 1);
        counts[drawn]++;
    }
    double chi_squared = 0;
    for (uint32_t i = 0; i < limit; i++) {
        double off = (double)(counts[i] - DRAWS_EACH);
        chi_squared += off * off / (double)DRAWS_EACH;
    }
    double distance = chi_squared - limit;
    assert_true(distance <= 0 || distance * distance < 25.0 * 2 * limit);
}

TEST_CASE(test_numbers_below_a_limit_are_even)
{
    for (uint32_t limit = 2; limit <= 64; limit++) {
        expect_even(limit);
    }
}

TEST_CASE(test_extreme_limits)
{
    struct random random;
    random_seed(&random, 11);
    uint32_t greatest = 0;
    for (int i = 0; i < 1000; i++) {
        assert_int_equal(random_below(&random, 1), 0);
        assert_int_in_range(random_below(&random, UINT32_C(0x80000001)), 0, UINT32_C(0x80000000));
        uint32_t drawn = random_below(&random, UINT32_MAX);
        assert_true(drawn < UINT32_MAX);
        greatest = drawn > greatest ? drawn : greatest;
    }
    assert_true(greatest > UINT32_C(0xf0000000));
}

/* The limit is three quarters of the 32-bit range. If draws from the last quarter were reduced
 * modulo the limit instead of repeated, the lowest third would come up half the time. */
TEST_CASE(test_no_number_is_favoured)
{
    struct random random;
    random_seed(&random, 3);
    int low_count = 0;
    for (int i = 0; i < 30000; i++) {
        low_count += random_below(&random, UINT32_C(0xc0000000)) < UINT32_C(0x40000000);
    }
    assert_int_in_range(low_count, 9500, 10500);
}
