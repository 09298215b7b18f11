/* SPDX-License-Identifier: MIT */
/*
 * Stopwatches and easing: they start at the beginning, never go back, and end exactly.
 */
#include "anim.h"
#include "test.h"

#include <math.h>

TEST_CASE(test_a_stopwatch_runs_once)
{
    struct anim anim = {0};
    assert_false(anim.running);
    assert_int_equal(anim_linear(&anim), 1000);
    assert_false(anim_advance(&anim, 100));
    anim_start(&anim, 200);
    assert_true(anim.running);
    assert_int_equal(anim_linear(&anim), 0);
    assert_false(anim_advance(&anim, 50));
    assert_int_equal(anim_linear(&anim), 250);
    assert_false(anim_advance(&anim, 149));
    assert_true(anim_advance(&anim, 1)); /* reports the end once */
    assert_false(anim_advance(&anim, 1));
    assert_false(anim.running);
    assert_int_equal(anim_linear(&anim), 1000);
}

TEST_CASE(test_no_length_is_over_at_once)
{
    struct anim anim;
    anim_start(&anim, 0);
    assert_false(anim.running);
    assert_int_equal(anim_eased(&anim), 1000);
    assert_int_equal(anim_shake(&anim, 3), 0);
}

TEST_CASE(test_a_long_frame_ends_it)
{
    struct anim anim;
    anim_start(&anim, 160);
    assert_true(anim_advance(&anim, 100000));
    assert_int_equal(anim.age_ms, 160);
    anim_start(&anim, 160);
    anim_finish(&anim);
    assert_false(anim.running);
    assert_int_equal(anim_eased(&anim), 1000);
}

TEST_CASE(test_easing_is_fast_at_first_and_never_goes_back)
{
    struct anim anim;
    int before = 0;
    anim_start(&anim, 300);
    assert_int_equal(anim_eased(&anim), 0);
    for (int ms = 1; ms < 300; ms++) {
        (void)anim_advance(&anim, 1);
        int now = anim_eased(&anim);
        assert_int_in_range(now, before, 1000);
        assert_true(now >= anim_linear(&anim));
        before = now;
    }
    assert_true(before > 990);
}

TEST_CASE(test_between_meets_both_ends)
{
    assert_int_equal(anim_between(10, 30, 0), 10);
    assert_int_equal(anim_between(10, 30, 500), 20);
    assert_int_equal(anim_between(30, 10, 1000), 10);
    assert_int_equal(anim_between(-2000000, 2000000, 1000), 2000000);
}

TEST_CASE(test_a_wave_is_a_sine)
{
    const double turn = 6.28318530717959;
    for (int milli = 0; milli < 3000; milli++) {
        assert_true(fabs(anim_wave(milli) - 1000 * sin(turn * milli / 1000)) < 2.5);
    }
    assert_int_equal(anim_wave(250), 1000);
    assert_int_equal(anim_wave(500), 0);
    assert_int_equal(anim_wave(750), -1000);
}

TEST_CASE(test_a_shake_dies_out)
{
    struct anim anim;
    int strongest[2] = {0};
    anim_start(&anim, 240);
    assert_int_equal(anim_shake(&anim, 3), 0);
    for (int ms = 0; ms < 239; ms++) {
        (void)anim_advance(&anim, 1);
        int swing = anim_shake(&anim, 3);
        swing = swing < 0 ? -swing : swing;
        assert_int_in_range(swing, 0, 1000);
        if (swing > strongest[ms >= 120]) {
            strongest[ms >= 120] = swing;
        }
    }
    assert_true(strongest[0] > 700);
    assert_true(strongest[1] < strongest[0] * 7 / 10);
}
