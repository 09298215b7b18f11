/* SPDX-License-Identifier: MIT */
/*
 * Positions of the results' parts in windows of any width. Leaves the order of the list to
 * test_results.c.
 */
#include "layout.h"
#include "results_draw.h"
#include "rig_test.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* The three buttons below the board are side by side with equal gaps. */
static void test_buttons_lie_side_by_side(void **state)
{
    (void)state;
    struct rig *rig = rig_at_results("late/sets/eras", RULES_CLASSIC);
    static const int heights[] = {520, 800, 1280};
    for (int i = 0; i < 40 * 3; i++) {
        rig_resize(rig, 720 + i / 3 * 40, heights[i % 3]);
        struct rect same = rig_hot(rig, RESULTS_ID_SAME);
        struct rect copy = rig_hot(rig, RESULTS_ID_COPY);
        struct rect challenge = rig_hot(rig, RESULTS_ID_CHALLENGE);
        int first = copy.x - same.x - same.w;
        int second = challenge.x - copy.x - copy.w;
        assert_int_in_range(first, layout_px(&rig->desk->stage.layout, 12) - 1,
                            layout_px(&rig->desk->stage.layout, 12) + 1);
        assert_int_in_range(second, first - 1, first + 1);
        assert_true(same.w >= same.h && copy.w >= copy.h && challenge.w >= challenge.h);
    }
    rig_free(rig);
}

struct columns {
    struct rect first;
    int pitch; /* distance of columns, 0: not known */
};

static bool see_columns(void *context, const struct result_place *place)
{
    struct columns *columns = context;
    if (place->kind != PLACE_WORD) {
        return true;
    }
    if (columns->first.w > 0 && place->rect.y == columns->first.y) {
        columns->pitch = place->rect.x - columns->first.x;
        return false;
    }
    columns->first = place->rect;
    return true;
}

/* The columns of words divide the whole width. */
static void test_columns_fill_the_width(void **state)
{
    (void)state;
    struct rig *rig = rig_at_results("setrilaouaenncmiptrelodsh", RULES_CLASSIC);
    for (int width = 300; width < 1200; width += 7) {
        struct columns columns = {.pitch = 0};
        (void)results_layout_list(rig_results(rig), rig->desk, &rig->desk->stage.ui, 0, width,
                                  see_columns, &columns);
        if (columns.pitch > 0) {
            int count = width / columns.pitch;
            assert_int_in_range(width - count * columns.pitch, 0, count - 1);
        }
    }
    rig_free(rig);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_buttons_lie_side_by_side),
        cmocka_unit_test(test_columns_fill_the_width),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
