/* SPDX-License-Identifier: MIT */
/*
 * Positions of the results' parts in windows of any width. Leaves the order of the list to
 * test_results.c.
 */
#include "layout.h"
#include "results.h"
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

/* The columns of words divide the whole width. */
static void test_columns_fill_the_width(void **state)
{
    (void)state;
    struct rig *rig = rig_at_results("setrilaouaenncmiptrelodsh", RULES_CLASSIC);
    struct results *results = rig_results(rig);
    for (int width = 300; width < 1200; width += 7) {
        results->place_count = 0;
        (void)results_lay_list(results, rig->desk, &rig->desk->stage.ui, &results->panes[0], width);
        for (size_t i = 1; i < results->place_count; i++) {
            struct rect first = results->places[i - 1].rect;
            struct rect second = results->places[i].rect;
            if (results->places[i - 1].kind == PLACE_WORD && first.x == 0 && second.y == first.y) {
                assert_int_in_range(width % second.x, 0, width / second.x - 1);
            }
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
