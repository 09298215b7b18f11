/* SPDX-License-Identifier: MIT */
/*
 * Scrolling: bounds, pages, bringing rows into view, and a bar that stays under the pointer. Leaves
 * the lists that scroll to the tests of their screens.
 */
#include "scroll.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void test_it_ends_where_the_list_ends(void **state)
{
    (void)state;
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

static void test_keys_turn_pages(void **state)
{
    (void)state;
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

static void test_keys_go_from_row_to_row(void **state)
{
    (void)state;
    struct scroll scroll = {0};
    scroll_fit(&scroll, 5000, 1000);
    scroll_to(&scroll, 2000);
    assert_int_equal(scroll_key_row(&scroll, KEY_PAGE_DOWN, 100, 22, 50), 31);
    assert_int_equal(scroll_key_row(&scroll, KEY_PAGE_UP, 100, 22, 50), 13);
    assert_int_equal(scroll_key_row(&scroll, KEY_PAGE_DOWN, 100, 45, 50), 49);
    assert_int_equal(scroll_key_row(&scroll, KEY_PAGE_UP, 100, 3, 50), 0);
    assert_int_equal(scroll_key_row(&scroll, KEY_HOME, 100, 22, 50), 0);
    assert_int_equal(scroll_key_row(&scroll, KEY_END, 100, 22, 50), 49);
    assert_int_equal(scroll_key_row(&scroll, KEY_DOWN, 100, 22, 50), -1);
}

static void test_showing_moves_as_little_as_possible(void **state)
{
    (void)state;
    struct scroll scroll = {0};
    scroll_fit(&scroll, 5000, 1000);
    scroll_to(&scroll, 2000);
    assert_int_equal(scroll_showing(&scroll, 2000, 3000), 2000);
    assert_int_equal(scroll_showing(&scroll, 1900, 1950), 1900);
    assert_int_equal(scroll_showing(&scroll, 3000, 3040), 2040);
}

/* Includes the shortest thumb, and as many rows as a history may have. */
static void test_the_bar_follows_the_pointer(void **state)
{
    (void)state;
    static const long heights[] = {1500, 5000, 60000, 1300000};
    struct layout layout = layout_make(1280, 800, 0, 100);
    for (size_t i = 0; i < sizeof heights / sizeof heights[0]; i++) {
        struct scroll scroll = {0};
        struct rect bar = scroll_bar(&layout, (struct rect){0, 0, 400, 1024});
        struct input press = {.kind = INPUT_PRESS, .x = bar.x + 1, .y = bar.y + 10};
        scroll_fit(&scroll, heights[i], 1000);
        assert_true(scroll_press(&scroll, bar, &press));
        scroll_to(&scroll, scroll_dragged(&scroll, &layout, bar, bar.y + bar.h));
        assert_int_equal(scroll.at, scroll.max);
        scroll_to(&scroll, scroll_dragged(&scroll, &layout, bar, press.y));
        assert_int_equal(scroll.at, 0);
        press.x = bar.x - 1;
        assert_false(scroll_press(&scroll, bar, &press));
    }
}

static void test_what_fits_has_no_bar(void **state)
{
    (void)state;
    struct scroll scroll = {0};
    struct rect bar = {0, 0, 20, 1000};
    struct input press = {.kind = INPUT_PRESS, .x = 5, .y = 5};
    scroll_fit(&scroll, 900, 1000);
    assert_false(scroll_press(&scroll, bar, &press));
    assert_false(scroll.dragging);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_ends_where_the_list_ends),
        cmocka_unit_test(test_keys_turn_pages),
        cmocka_unit_test(test_keys_go_from_row_to_row),
        cmocka_unit_test(test_showing_moves_as_little_as_possible),
        cmocka_unit_test(test_the_bar_follows_the_pointer),
        cmocka_unit_test(test_what_fits_has_no_bar),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
