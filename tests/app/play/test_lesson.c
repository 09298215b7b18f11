/* SPDX-License-Identifier: MIT */
/*
 * The round of How to play: what is met in it, how it ends, and that nothing comes of it.
 */
#include "learn.h"
#include "lesson.h"
#include "rig_test.h"
#include "test.h"
#include "turn.h"

/* Opens How to play at the step before the round. */
static struct rig *open_rig(void)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    stage_go(&rig->game->stage, SCREEN_LEARN, NULL);
    rig_learn(rig)->step = LEARN_ROUND;
    rig_draw(rig);
    return rig;
}

static struct rig *open_round(void)
{
    struct rig *rig = open_rig();
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    rig_advance(rig, RIG_FRAME_MS);
    return rig;
}

static void expect_ready(struct rig *rig)
{
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_LEARN));
    assert_int_equal(rig_learn(rig)->step, LEARN_READY);
    assert_null(rig_round(rig));
    assert_int_equal(rig_count_rounds(rig), 0);
    assert_int_equal(saves_count_waiting(rig->game->saves, 1), 0);
    struct ladder_record record;
    assert_ok(history_ladder(rig->game->store, &record));
    assert_int_equal(record.now.rung, 0);
}

TEST_CASE(test_half_a_minute_against_the_lowest_rung)
{
    struct rig *rig = open_round();
    const struct round *round = rig_round(rig);
    assert_int_equal(round_rival(round)->rung, LESSON_RUNG);
    assert_int_equal(round_time_ms(round), LESSON_TIME_MS);
    assert_int_equal(board_cell_count(round_board(round)), LESSON_SIDE * LESSON_SIDE);
    assert_int_in_range(rig_turn(rig)->target.points, 4, 8);
    assert_false(turn_guide_is_allowed(rig->game));
}

/* A hint is about a word of the rival, so that its score falls. */
TEST_CASE(test_hint_rotate_and_the_falling_target_are_met)
{
    struct rig *rig = open_round();
    const struct turn *turn = rig_turn(rig);
    long target = turn->target.points;
    assert_true(rig_shows(rig, "Find words that Novice I knows: its score falls"));
    rig_advance(rig, 8000);
    assert_true(rig_shows(rig, "Press Hint: it shows where a word begins"));
    rig_ctrl(rig, 'h');
    rig_draw(rig);
    assert_true(turn->hint.has_word);
    rig_enter_word(rig, solution_text(&rig->game->session.solution, turn->hint.word));
    assert_true(turn->target.points < target);
    rig_advance(rig, 1500);
    assert_true(rig_shows(rig, "Press Rotate to look from another side"));
    rig_ctrl(rig, 'r');
    assert_true(rig_shows(rig, "When you see no more words, press I’m done"));
}

/* All is said in time to who does nothing, and the computer takes what it knows. */
TEST_CASE(test_who_does_nothing_comes_out_of_it)
{
    static const char *const said[] = {"Press Hint: it shows where a word begins",
                                       "Press Rotate to look from another side",
                                       "When you see no more words, press I’m done"};
    struct rig *rig = open_round();
    long target = rig_turn(rig)->target.points;
    for (int i = 0; i < 3; i++) {
        rig_advance(rig, 8000);
        assert_true(rig_shows(rig, said[i]));
    }
    rig_advance(rig, 8000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
    rig_advance(rig, 15000);
    expect_ready(rig);
    assert_int_equal(rig_learn(rig)->says, LEARN_SAYS_SCORES);
    assert_int_equal(rig_learn(rig)->you, 0);
    assert_int_equal(rig_learn(rig)->rival, target);
}

TEST_CASE(test_escape_leaves_it)
{
    struct rig *rig = open_round();
    rig_enter_word(rig, "late");
    rig_type(rig, "la");
    rig_key(rig, KEY_ESCAPE); /* drops the word */
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    rig_key(rig, KEY_ESCAPE);
    expect_ready(rig);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

TEST_CASE(test_it_can_be_paused_and_skipped)
{
    struct rig *rig = open_round();
    rig_ctrl(rig, 'p');
    assert_false(rig_shows(rig, "Give up"));
    rig_click_text(rig, "Skip");
    expect_ready(rig);
}

/* Nobody is asked whether a round that counts for nothing may be lost. */
TEST_CASE(test_the_window_closes_over_it)
{
    struct rig *rig = open_round();
    struct app_request request;
    rig_enter_word(rig, "late");
    rig_happens(rig, INPUT_CLOSE);
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_QUIT);
    assert_ok(rig_restart(rig));
    assert_int_equal(saves_count_waiting(rig->game->saves, 1), 0);
}

/* Results that lie below would show the wrong round. */
TEST_CASE(test_the_round_before_is_no_longer_shown)
{
    struct rig *rig = rig_new_kept("perslatgsineters");
    rig_begin(rig);
    rig_end_round(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    stage_over(&rig->game->stage, SCREEN_LEARN, NULL);
    rig_learn(rig)->step = LEARN_ROUND;
    rig_key(rig, KEY_ENTER);
    assert_false(stage_is_open(&rig->game->stage, SCREEN_RESULTS));
    rig_key(rig, KEY_ESCAPE);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

/* A board of the window's language need not be one of the language of play. */
TEST_CASE(test_letters_that_are_not_played_with)
{
    struct rig *rig = open_rig();
    (void)snprintf(rig_learn(rig)->letters, sizeof rig_learn(rig)->letters, "wąż");
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
}
