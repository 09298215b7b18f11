/* SPDX-License-Identifier: MIT */
/*
 * The program was frozen: stopped, on a machine that slept, in a page that was hidden. A round
 * against a clock is paused, and nowhere has any of that time passed.
 */
#include "rig_test.h"
#include "test.h"

static struct rig *open_rig(void)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    return rig;
}

/* Returns whether a pause is shown that says why. */
static bool is_paused(struct rig *rig)
{
    return stage_is_on_top(&rig->game->stage, SCREEN_PAUSE) &&
           rig_says(rig, "The game stood still for a while");
}

TEST_CASE(test_a_round_against_the_clock_is_paused)
{
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        for (long time_ms = 0; time_ms <= 180000; time_ms += 180000) {
            struct rig *rig = open_rig();
            struct match *match = &rig->game->session.next;
            match->mode = (enum game_mode)mode;
            match->time_ms = time_ms;
            game_deal(rig->game);
            rig_begin_first(rig);
            rig_advance(rig, 1000);
            const struct round *round = rig_round(rig);
            bool is_timed = time_ms > 0 || mode == MODE_RACE;
            long left_ms = round_left_ms(round);
            long played_ms = round_played_ms(round);
            long noted_ms = rig->game->session.notes.elapsed_ms;
            assert_int_equal(round_phase(round), ROUND_PLAYER);
            app_thaw(rig->app);
            app_thaw(rig->app); /* once more before it is looked at */
            assert_int_equal(is_paused(rig), is_timed);
            assert_int_equal(round_phase(round), is_timed ? ROUND_PAUSED : ROUND_PLAYER);
            assert_int_equal(round_left_ms(round), left_ms);
            assert_int_equal(round_played_ms(round), played_ms);
            assert_int_equal(rig->game->session.notes.elapsed_ms, noted_ms);
            if (is_timed) {
                rig_key(rig, KEY_ENTER);
                assert_int_equal(round_phase(round), ROUND_PLAYER);
                rig_happens(rig, INPUT_BLUR); /* a pause for another reason does not say so */
                assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PAUSE));
                assert_false(is_paused(rig));
            }
            rig_free(rig);
        }
    }
}

TEST_CASE(test_the_daily_board_and_a_ghost_are_paused)
{
    struct rig *rig = open_rig();
    daily_begin(rig->game);
    rig_advance(rig, 1000);
    app_thaw(rig->app);
    assert_true(is_paused(rig));
    game_give_up(rig->game);
    rig->game->session.next.mode = MODE_ALONE;
    game_deal(rig->game);
    rig_find_words(rig, 2);
    rig_play_out(rig);
    assert_true(game_race_ghost(rig->game, 0));
    rig_advance(rig, 1000);
    app_thaw(rig->app);
    assert_true(is_paused(rig));
}

/* The curtain between two players, the dice that tumble, the computer's search, the results and
 * Home are as they were. */
TEST_CASE(test_what_has_no_clock_stays)
{
    struct rig *rig = open_rig();
    struct stage *stage = &rig->game->stage;
    app_thaw(rig->app);
    assert_true(stage_is_on_top(stage, SCREEN_HOME));
    rig->game->session.next.mode = MODE_TWO;
    game_deal(rig->game);
    rig_find_words(rig, 1);
    round_finish(rig_round(rig));
    rig_advance(rig, 2000);
    assert_true(stage_is_on_top(stage, SCREEN_HANDOVER));
    app_thaw(rig->app);
    assert_true(stage_is_on_top(stage, SCREEN_HANDOVER));
    game_give_up(rig->game);

    rig->game->session.next.mode = MODE_TURNS;
    rig->game->settings.reduced_motion = false;
    game_deal(rig->game);
    assert_int_equal(round_phase(rig_round(rig)), ROUND_READY);
    app_thaw(rig->app);
    assert_true(stage_is_on_top(stage, SCREEN_TURN));
    assert_int_equal(round_phase(rig_round(rig)), ROUND_READY);
    rig_advance(rig, 4000);
    rig_find_words(rig, 1);
    rig_end_turn(rig);
    assert_true(stage_is_on_top(stage, SCREEN_COMPUTER));
    app_thaw(rig->app);
    assert_true(stage_is_on_top(stage, SCREEN_COMPUTER));
    assert_int_equal(round_word_count(rig_round(rig), SIDE_COMPUTER), 0);
    rig_play_out(rig);
    app_thaw(rig->app);
    assert_true(stage_is_on_top(stage, SCREEN_RESULTS));
}

TEST_CASE(test_a_puzzle_does_not_count_the_time)
{
    struct rig *rig = open_rig();
    stage_over(&rig->game->stage, SCREEN_SCRAMBLER, NULL);
    (void)rig_settle(rig, 20000);
    rig_slide(rig, false, 0, 1);
    rig_advance(rig, 1000);
    long elapsed_ms = rig_scrambler(rig)->elapsed_ms;
    assert_true(elapsed_ms > 0);
    app_thaw(rig->app);
    assert_int_equal(rig_scrambler(rig)->elapsed_ms, elapsed_ms);
}
