/* SPDX-License-Identifier: MIT */
/*
 * Scrolling: bounds, pages, bringing rows into view, and a bar that stays under the pointer. Leaves
 * the lists that scroll to the tests of their screens.
 */
#include "scroll.h"
#include "test.h"

TEST_CASE(test_it_ends_where_the_list_ends)
{
    struct scroll scroll = {0};
    scroll_fit(&scroll, 900, 1000);
    scroll_to(&scroll, 5);
    assert_int_equal(scroll.at, 0);
    scroll_fit(&scroll, 5000, 1000);
    scroll_to(&scroll, 9000);
    assert_int_equal(scroll.at, 4000);
    scroll_to(&scroll, -1);
    assert_int_equal(scroll.at, 0);
    scroll_to(&scroll, 4000);
    scroll_fit(&scroll, 3000, 1000); /* the list became shorter */
    assert_int_equal(scroll.at, 2000);
}

TEST_CASE(test_keys_turn_pages)
{
    struct scroll scroll = {0};
    long at = -1;
    scroll_fit(&scroll, 5000, 1000);
    scroll_to(&scroll, 2000);
    assert_true(scroll_key(&scroll, KEY_PAGE_DOWN, 30, &at));
    assert_int_equal(at, 2970);
    assert_true(scroll_key(&scroll, KEY_PAGE_UP, 30, &at));
    assert_int_equal(at, 1030);
    assert_true(scroll_key(&scroll, KEY_HOME, 30, &at));
    assert_int_equal(at, 0);
    assert_true(scroll_key(&scroll, KEY_END, 30, &at));
    assert_int_equal(at, 4000);
    assert_false(scroll_key(&scroll, KEY_DOWN, 30, &at));
}

TEST_CASE(test_showing_moves_as_little_as_possible)
{
    struct scroll scroll = {0};
    scroll_fit(&scroll, 5000, 1000);
    scroll_to(&scroll, 2000);
    assert_int_equal(scroll_showing(&scroll, 2000, 3000), 2000);
    assert_int_equal(scroll_showing(&scroll, 1900, 1950), 1900);
    assert_int_equal(scroll_showing(&scroll, 3000, 3040), 2040);
}

static int no_width(void *context, enum font_weight weight, int size, const char *text)
{
    (void)context, (void)weight, (void)size, (void)text;
    return 0;
}

/* Includes the shortest thumb, as many rows as a history may have, and what fits. */
TEST_CASE(test_the_bar_follows_the_pointer)
{
    static const long heights[] = {900, 1500, 5000, 60000, 1300000};
    struct layout layout = layout_make(1280, 800, 0, 100);
    struct text_metrics metrics = {.width = no_width};
    struct draw_list drawn = {0};
    struct ui ui = {
        .list = &drawn, .theme = theme_get(THEME_DARK), .layout = &layout, .metrics = &metrics};
    for (size_t i = 0; i < sizeof heights / sizeof heights[0]; i++) {
        struct scroll scroll = {0};
        struct rect bar = scroll_bar(&layout, (struct rect){0, 0, 400, 1024});
        struct input input = {.kind = INPUT_PRESS, .x = bar.x + 1, .y = bar.y + 10};
        scroll_fit(&scroll, heights[i], 1000);
        assert_false(scroll_input(&scroll, &input, 0)); /* it is not drawn yet */
        scroll_draw(&scroll, &ui, bar);
        assert_int_equal(scroll_input(&scroll, &input, 0), heights[i] > 1000);
        input.kind = INPUT_MOVE;
        input.y = bar.y + bar.h;
        (void)scroll_input(&scroll, &input, 0);
        assert_int_equal(scroll.at, scroll.max);
        input.y = bar.y + 10;
        (void)scroll_input(&scroll, &input, 0);
        assert_int_equal(scroll.at, 0);
        input.kind = INPUT_RELEASE;
        (void)scroll_input(&scroll, &input, 0);
        input.kind = INPUT_PRESS;
        input.x = bar.x - 1;
        assert_false(scroll_input(&scroll, &input, 0));
    }
    draw_deinit(&drawn);
}
