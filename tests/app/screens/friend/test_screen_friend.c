/* SPDX-License-Identifier: MIT */
/*
 * The last challenges of a friend, over the results.
 */
#include "moments.h"
#include "results.h"
#include "rig_test.h"
#include "test.h"

/* The challenges of a friend are a table: the last five, newest first, and all wins. */
TEST_CASE(test_the_challenges_of_a_friend_are_listed)
{
    struct rig *rig = moment_of_results("challenges of a friend");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_FRIEND));
    assert_true(rig_says(rig, "You and Wilhelmina"));
    assert_true(rig_says(rig, "today,\u00a012:00 3 3 Wins 0 0"));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig->game->session.honours.feats.friend_won = 3;
    results_decide(rig_results(rig), rig->game);
    rig_press_id(rig, RESULTS_ID_CHIP);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_FRIEND));
}

/* In a low window the page of the table scrolls; a long name is cut, but not small. */
TEST_CASE(test_the_challenges_of_a_friend_fit_a_low_window)
{
    struct rig *rig = moment_of_results("challenges of a friend");
    for (int i = 0; i < 4; i++) {
        assert_ok(
            store_save_round(rig->store, rig_round(rig), &rig->game->session.notes, NULL, NULL));
    }
    rig_key(rig, KEY_ESCAPE);
    stage_over(&rig->game->stage, SCREEN_FRIEND, NULL);
    assert_true(rig_says(rig, "today,\u00a012:00 3 3 today,\u00a012:00 3 3 Wins 0 0"));
    rig_resize(rig, 844, 390);
    rig_draw(rig);
    struct rect done = rig_hot(rig, 1);
    int title = -1;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT &&
            strncmp(draw_text_of(&rig->list, command), "You and", 7) == 0) {
            title = command->rect.y - command->size;
        } else if (title >= 0 && command->kind == DRAW_TEXT) {
            assert_true(command->size >= 14);
        }
    }
    assert_true(title >= 0);
    assert_true(done.y + done.h <= rig->game->stage.layout.height);
}
