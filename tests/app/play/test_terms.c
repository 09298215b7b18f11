/* SPDX-License-Identifier: MIT */
/*
 * The terms of the next round: what the player chose at Home or in the statistics is what is dealt,
 * whatever was played, asked or looked at before.
 */
#include "home.h"
#include "practice_screen.h"
#include "rig_test.h"
#include "test.h"

#define BOARD "omdssliletasieeu"

static struct rig *open_rig(void)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    return rig;
}

/* Returns a rig whose Home offers 5 × 5, Classic, alone, without a clock. */
static struct rig *open_rig_of_five(void)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.size = 5;
    rig->config.rules = RULES_CLASSIC;
    rig->config.mode = MODE_ALONE;
    rig->config.time_ms = 0;
    rig_begin(rig);
    return rig;
}

static void expect_match(const struct match *match, int size, enum rules rules, enum game_mode mode,
                         long time_ms)
{
    assert_int_equal(match->size, size);
    assert_int_equal(match->rules, rules);
    assert_int_equal(match->mode, mode);
    assert_int_equal(match->time_ms, time_ms);
}

/* Plays today's board to its end. */
static void play_daily(struct rig *rig)
{
    daily_begin(rig->game);
    rig_find_words(rig, 1);
    rig_play_out(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

/* From Home, from the results of a round and of one with terms of its own. Home goes on to offer
 * what was chosen there. */
TEST_CASE(test_the_statistics_deal_by_their_filter)
{
    for (int from = 0; from < 3; from++) {
        struct rig *rig = open_rig();
        struct game *game = rig->game;
        struct call call = {.what = STATISTICS_OF_ALL};
        if (from == 1) {
            game_deal(game);
            rig_find_words(rig, 1);
            rig_play_out(rig);
        } else if (from == 2) {
            play_daily(rig);
        }
        stage_over(&game->stage, SCREEN_STATISTICS, &call);
        stage_over(&game->stage, SCREEN_FILTER, NULL);
        rig_click_text(rig, "6 × 6");
        rig_click_text(rig, "Race");
        rig_click_text(rig, "Classic");
        rig_click_text(rig, "Done");
        rig_press_id(rig, STATISTICS_ID_PLAY);
        assert_true(stage_is_on_top(&game->stage, SCREEN_TURN));
        assert_int_equal(round_board(rig_round(rig))->rows, 6);
        assert_int_equal(round_mode(rig_round(rig)), MODE_RACE);
        assert_int_equal(round_rules(rig_round(rig)), RULES_CLASSIC);
        assert_int_equal(round_time_ms(rig_round(rig)), 180000);
        rig_find_words(rig, 1);
        rig_play_out(rig);
        game_deal_again(game); /* by the same terms */
        assert_int_equal(round_mode(rig_round(rig)), MODE_RACE);
        assert_int_equal(round_board(rig_round(rig))->rows, 6);
        rig_play_out(rig);
        stage_go(&game->stage, SCREEN_HOME, NULL);
        expect_match(&game->session.next, 4, RULES_FOUR, MODE_TURNS, 180000);
        game_deal(game);
        assert_int_equal(round_mode(rig_round(rig)), MODE_TURNS);
        rig_free(rig);
    }
}

/* A round that goes on waiting does not change the terms of the next. */
TEST_CASE(test_a_daily_board_keeps_its_terms_while_another_waits)
{
    struct rig *rig = open_rig_of_five();
    struct game *game = rig->game;
    daily_begin(game);
    round_start(rig_round(rig));
    game_autosave(game);
    game_give_up(game);
    rig_press_id(rig, ID_PUZZLE + DAILY_SPRINT);
    rig_find_words(rig, 1);
    assert_true(game_leave(game));
    rig_press_id(rig, ID_PUZZLE + DAILY_SPRINT);
    assert_true(stage_is_on_top(&game->stage, SCREEN_TURN));
    assert_int_equal(game->session.notes.kind, ROUND_KIND_DAILY);
    assert_int_equal(round_word_count(rig_round(rig), SIDE_PLAYER), 0);
    assert_int_equal(round_mode(rig_round(rig)), MODE_TURNS);
    assert_int_equal(round_rules(rig_round(rig)), RULES_FOUR);
    assert_int_equal(round_time_ms(rig_round(rig)), 180000);
    expect_match(&game->session.match, 4, RULES_FOUR, MODE_TURNS, 180000);
    rig_play_out(rig);
    stage_go(&game->stage, SCREEN_HOME, NULL);
    expect_match(&game->session.next, 5, RULES_CLASSIC, MODE_ALONE, 0);
    rig_free(rig);
}

/* What lies over the results of a round with terms of its own offers those of Home. */
TEST_CASE(test_practice_and_custom_boards_go_by_the_terms_of_home)
{
    struct rig *rig = open_rig_of_five();
    struct game *game = rig->game;
    const struct practice_screen *practice = stage_state(&game->stage, SCREEN_PRACTICE);
    play_daily(rig);
    stage_over(&game->stage, SCREEN_CUSTOM, NULL);
    assert_int_equal(rig_custom(rig)->size, 5);
    rig_type(rig, "perslatgsinetersabcdefghi");
    assert_true(rig_says(rig, "Alone · Classic · no clock · 5 × 5"));
    rig_key(rig, KEY_ESCAPE);
    stage_over(&game->stage, SCREEN_PRACTICE, NULL);
    rig_press_id(rig, PRACTICE_ID_SHAKE);
    assert_non_null(practice->search.deal);
    assert_int_equal(dice_side(&practice->search.dice), 5);
    rig_free(rig);
}

/* A board that cannot be dealt leaves no terms behind. */
TEST_CASE(test_terms_without_dice_are_not_kept)
{
    struct rig *rig = open_rig();
    struct game *game = rig->game;
    const struct dice *six = game->session.dice[6 - APP_SIZE_MIN];
    preferences_set(game, SETTING_SIZE, 6);
    game->session.dice[6 - APP_SIZE_MIN] = NULL;
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&game->stage, SCREEN_HOME));
    game->session.dice[6 - APP_SIZE_MIN] = six;
    stage_over(&game->stage, SCREEN_TERMS, NULL);
    rig_click_text(rig, "5 × 5");
    rig_click_text(rig, "Play");
    assert_true(stage_is_on_top(&game->stage, SCREEN_TURN));
    assert_int_equal(round_board(rig_round(rig))->rows, 5);
    rig_free(rig);
}

/* The settings change the next round, not the results of one on a board that was given. */
TEST_CASE(test_the_settings_leave_the_results_alone)
{
    struct rig *rig = rig_new_kept(BOARD);
    rig_begin(rig);
    struct session *session = &rig->game->session;
    rig_find_words(rig, 1);
    rig_play_out(rig);
    const struct match match = session->match;
    preferences_set_words(rig->game, SETTING_CHILDREN, true);
    assert_memory_equal(&session->match, &match, sizeof match);
    assert_int_equal(session->next.level, RIVAL_NOVICE);
    rig_free(rig);
}
