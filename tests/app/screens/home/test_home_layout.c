/* SPDX-License-Identifier: MIT */
/*
 * Where things are on Home in a window that is low.
 */
#include "home.h"
#include "rig_test.h"
#include "test.h"

/* In the least window of a desktop, with a round that waits or without, all of Home is seen, and
 * the puzzles are beside Play. */
TEST_CASE(test_a_low_window_shows_all_of_it)
{
    struct layout layout = layout_make(720, 520, 100, 100);
    for (int waits = 0; waits < 2; waits++) {
        struct home_places at = home_lay_out(&layout, waits != 0, true);
        const struct rect *cards = at.cards;
        assert_true(home_column_height(&layout, waits != 0, true) <= 520);
        assert_true(at.daily.x > at.play.x + at.play.w);
        assert_true(at.play.h >= 80);
        for (int i = 0; i < CARD_COUNT; i++) {
            assert_true(cards[i].y >= at.daily.y + at.daily.h);
            assert_true(cards[i].y + cards[i].h <= 520);
            assert_true(cards[i].x >= 0 && cards[i].x + cards[i].w <= 720);
        }
    }
}

TEST_CASE(test_an_upright_window_has_one_column)
{
    struct layout layout = layout_make(390, 844, 100, 100);
    struct home_places at = home_lay_out(&layout, false, true);
    assert_int_equal(at.daily.x, at.play.x);
    assert_true(home_column_height(&layout, false, true) <= 844);
}
