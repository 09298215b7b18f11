/* SPDX-License-Identifier: MIT */
/*
 * The names in the list of past rounds. Leaves the list itself to the scripts.
 */
#include "past_rounds.h"
#include "rig_test.h"
#include "statistics.h"
#include "tr.h"
#include "translation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

/* "A friend" is translated differently as a rival and as a sender. */
static void test_a_friend_without_a_name(void **state)
{
    (void)state;
    static const struct translated list[] = {
        {.context = "against whom", .text = "a friend", .forms = {"einen Freund"}},
        {.context = "from whom", .text = "a friend", .forms = {"einem Freund"}},
    };
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {
        .level = RIVAL_FRIEND, .kind = ROUND_KIND_CHALLENGE, .percent = 9, .count = 1};
    struct catalogue catalogue;
    size_t size;
    int x, y;
    void *bytes = translation_make(list, sizeof list / sizeof list[0], NULL, &size);
    assert_int_equal(catalogue_open(&catalogue, bytes, size), STATUS_OK);
    assert_int_equal(rig_play_past(rig, 4, &past), STATUS_OK);
    assert_int_equal(rig_open(rig), STATUS_OK);
    stage_over(&rig->desk->stage, SCREEN_STATISTICS, NULL);
    stage_over(&rig->desk->stage, SCREEN_ROUNDS, NULL);
    tr_use(&catalogue);
    rig_draw(rig);
    assert_true(rig_find_text(rig, "4 × 4, challenge from Ann", &x, &y));
    rig_rounds(rig)->page[0].notes.sender[0] = '\0';
    rig_draw(rig);
    assert_true(rig_find_text(rig, "4 × 4, challenge from einem Freund", &x, &y));
    tr_use(NULL);
    rig_free(rig);
    free(bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_friend_without_a_name)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
