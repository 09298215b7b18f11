/* SPDX-License-Identifier: MIT */
/*
 * Lists: which row keys lead to, what is read by pages, and what stays in view.
 */
#include "list.h"
#include "test.h"

#define FIRST_ID 10
#define PITCH    100
#define ROWS     10 /* in view */

static struct draw_list drawn;
static struct layout layout;
static struct ui ui;

/* Draws a list; returns the first row in view. */
static long draw(struct list *list, int pitch)
{
    long first = -1;
    draw_begin(&drawn, layout.width, layout.height);
    ui.hot_count = 0;
    list_fit(list, &ui, (struct rect){0, 0, 400, ROWS * PITCH}, pitch, pitch - 8);
    for (struct list_row row = {0}; list_next(list, &ui, &row);) {
        first = first < 0 ? row.index : first;
    }
    list_draw_bar(list, &ui, (struct rect){0, 0, 400, ROWS * PITCH});
    return first;
}

static bool key(struct list *list, enum key key)
{
    struct input input = {.kind = INPUT_KEY, .key = key};
    return list_input(list, &ui, &input);
}

static int set_up(void **state)
{
    static struct list list;
    layout = layout_make(1280, 800, 0, 100);
    ui = (struct ui){.list = &drawn, .theme = theme_get(THEME_DARK), .layout = &layout};
    list = (struct list){.first_id = FIRST_ID, .count = 50};
    *state = &list;
    return 0;
}

static int tear_down(void **state)
{
    draw_deinit(&drawn);
    drawn = (struct draw_list){0};
    return 0;
}

TEST_CASE_WITH(test_keys_go_from_row_to_row, set_up, tear_down)
{
    struct list *list = *state;
    static const struct {
        enum key key;
        long row;
    } keys[] = {
        {KEY_DOWN, 0}, {KEY_DOWN, 1},       {KEY_PAGE_DOWN, 10}, {KEY_UP, 9},
        {KEY_END, 49}, {KEY_PAGE_DOWN, 49}, {KEY_PAGE_UP, 40},   {KEY_HOME, 0},
        {KEY_DOWN, 1}, {KEY_PAGE_UP, 0},
    };
    (void)draw(list, PITCH);
    assert_false(key(list, KEY_UP)); /* it leads past the list */
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        assert_true(key(list, keys[i].key));
        assert_int_equal(list_focused(list, &ui), keys[i].row);
        assert_int_equal(ui.focus, FIRST_ID + keys[i].row);
        long first = draw(list, PITCH);
        assert_int_in_range(keys[i].row, first, first + ROWS - 1);
    }
    assert_false(key(list, KEY_UP));
    assert_false(key(list, KEY_LEFT));
}

TEST_CASE_WITH(test_without_focus_keys_only_scroll, set_up, tear_down)
{
    struct list *list = *state;
    (void)draw(list, PITCH);
    assert_true(key(list, KEY_PAGE_DOWN));
    assert_int_equal(list_focused(list, &ui), -1);
    assert_int_equal(draw(list, PITCH), ROWS - 1);
    assert_true(key(list, KEY_DOWN)); /* to the first row in view */
    assert_int_equal(list_focused(list, &ui), ROWS - 1);
}

/* Tab stops at the chosen row, where keys begin. */
TEST_CASE_WITH(test_keys_choose_a_row, set_up, tear_down)
{
    struct list *list = *state;
    list->kind = LIST_CHOSEN;
    list->chosen = 3;
    (void)draw(list, PITCH);
    assert_int_equal(ui_next_focus(&ui, HOT_NONE, false), FIRST_ID + 3);
    assert_true(key(list, KEY_DOWN));
    assert_int_equal(list->chosen, 3);
    assert_true(key(list, KEY_DOWN));
    assert_int_equal(list->chosen, 4);
    assert_true(key(list, KEY_END));
    assert_int_equal(list->chosen, 49);
}

/* Tab stops at all of it; at its ends arrows lead on. */
TEST_CASE_WITH(test_what_is_only_read_scrolls_by_arrows, set_up, tear_down)
{
    struct list *list = *state;
    list->kind = LIST_READ;
    (void)draw(list, PITCH);
    assert_false(key(list, KEY_DOWN));
    assert_int_equal(ui_next_focus(&ui, HOT_NONE, false), FIRST_ID);
    ui.focus = FIRST_ID;
    assert_false(key(list, KEY_UP));
    assert_true(key(list, KEY_DOWN));
    assert_int_equal(draw(list, PITCH), 1);
    assert_true(key(list, KEY_END));
    assert_false(key(list, KEY_DOWN));
    assert_int_equal(list->scroll.at + ROWS * PITCH, 50 * PITCH - 8); /* without a gap below */
}

TEST_CASE_WITH(test_pages_hold_what_is_in_view, set_up, tear_down)
{
    struct list *list = *state;
    list->count = 1000;
    (void)draw(list, PITCH);
    for (int i = 0; i < 100; i++) {
        if (list_turns_page(list)) {
            list->page_count = list->page_first + LIST_PAGE > list->count
                                   ? (size_t)(list->count - list->page_first)
                                   : LIST_PAGE;
        }
        assert_false(list_turns_page(list));
        long first = draw(list, PITCH);
        assert_int_equal(list_in_page(list, first), first - list->page_first);
        assert_true(list_in_page(list, first + ROWS - 1) >= 0);
        assert_int_equal(list_in_page(list, list->page_first - 1), -1);
        (void)key(list, i < 10 ? KEY_PAGE_DOWN : i == 10 ? KEY_END : KEY_PAGE_UP);
        (void)draw(list, PITCH);
    }
}

TEST_CASE_WITH(test_a_zoom_leaves_the_first_row_and_the_focus_in_view, set_up, tear_down)
{
    struct list *list = *state;
    (void)draw(list, PITCH);
    assert_true(list_go_to(list, &ui, 20));
    long first = draw(list, PITCH);
    assert_int_equal(first, 11);
    assert_int_equal(draw(list, PITCH / 2), first);
    assert_int_equal(draw(list, PITCH), first);
    first = draw(list, PITCH * 2);
    assert_int_in_range(20, first, first + ROWS / 2 - 1);
}

TEST_CASE_WITH(test_a_gap_alone_is_not_scrolled_for, set_up, tear_down)
{
    struct list *list = *state;
    list->count = ROWS;
    (void)draw(list, PITCH);
    assert_int_equal(list->scroll.max, 0);
    list->count = ROWS + 1;
    (void)draw(list, PITCH * ROWS / (ROWS + 1) + 1); /* rounded up, beyond the area */
    assert_int_equal(list->scroll.max, 0);
    (void)draw(list, PITCH - 8);
    assert_true(list->scroll.max > 0);
}
