/* SPDX-License-Identifier: MIT */
/*
 * The guide in the player's turn: which rounds have it, that it follows the setting and the words,
 * and what it costs.
 */
#include "my_words.h"
#include "preferences.h"
#include "rig_test.h"
#include "test.h"
#include "turn_scene.h"

#include "trounce/deal.h"

static struct rig *rig_at(enum game_mode mode)
{
    struct rig *rig = rig_new_with_words("perslatgsineters");
    rig->config.mode = mode;
    rig->config.time_ms = 180000;
    rig->config.reduced_motion = true;
    assert_ok(rig_open_store(rig, NULL));
    rig_begin(rig);
    (void)rig_settle(rig, 2000);
    return rig;
}

static bool has_guide(struct rig *rig)
{
    rig_advance(rig, 16);
    return rig_turn(rig)->guide != NULL;
}

TEST_CASE(test_who_may_have_it)
{
    for (enum game_mode mode = MODE_TURNS; mode < MODE_COUNT; mode++) {
        struct rig *rig = rig_at(mode);
        rig_ctrl(rig, 'g');
        bool may = mode == MODE_TURNS || mode == MODE_ALONE;
        assert_int_equal(has_guide(rig), may);
        assert_int_equal(round_hint_count(rig->game->session.round), may);
        assert_int_equal(round_hint_points(rig->game->session.round), 0);
        rig_free(rig);
    }
}

/* The words that are left follow an own word, and stay known if it cannot be kept. */
TEST_CASE(test_own_words_change_what_is_left)
{
    struct rig *rig = rig_at(MODE_ALONE);
    const struct solution *solution = &rig->game->session.solution;
    rig_ctrl(rig, 'g');
    size_t count = solution->word_count;
    assert_true(my_words_say(rig->game, "slat", true));
    assert_true(has_guide(rig));
    assert_int_equal(solution->word_count, count + 1);
    rig_sql(rig, "ALTER TABLE own_words RENAME TO gone_words");
    assert_false(my_words_say(rig->game, "tals", true));
    assert_true(has_guide(rig));
    assert_int_equal(solution->word_count, count + 1);
    rig_draw(rig);
}

/* Each way to play remembers whether it is on: at first only the Hunt has it. */
TEST_CASE(test_each_way_remembers_its_guide)
{
    struct rig *rig = rig_at(MODE_ALONE);
    assert_false(has_guide(rig));
    struct rect eye = rig_hot(rig, TURN_ID_GUIDE);
    rig_click(rig, eye.x + eye.w / 2, eye.y + eye.h / 2);
    assert_true(has_guide(rig));
    preferences_set(rig->game, SETTING_TIME, 0);
    preferences_set(rig->game, SETTING_MODE, MODE_ALONE);
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    assert_true(session_finds_all(&rig->game->session));
    assert_true(has_guide(rig));
    rig_ctrl(rig, 'g');
    assert_false(has_guide(rig));
    preferences_set(rig->game, SETTING_TIME, 180000);
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    assert_true(has_guide(rig));
}

/* A round with a clock says so before the first word. */
TEST_CASE(test_a_round_with_the_guide_is_not_rated)
{
    struct rig *rig = rig_at(MODE_TURNS);
    rig_draw(rig);
    assert_false(rig_says(rig, "Not rated"));
    assert_false(session_had_guide(&rig->game->session));
    rig_ctrl(rig, 'g');
    assert_true(rig_says(rig, "Not rated: the guide is on"));
    assert_true(session_had_guide(&rig->game->session));
    rig_ctrl(rig, 'g');
    assert_false(rig_says(rig, "Not rated"));
    assert_true(session_had_guide(&rig->game->session));
    rig_ctrl(rig, 'g');
    rig_enter_word(rig, "slate");
    rig_advance(rig, 5000);
    assert_false(rig_says(rig, "Not rated"));
    rig_ctrl(rig, 'g');
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    rig_find_words(rig, 1);
    rig_advance(rig, 5000);
    assert_false(rig_says(rig, "Not rated"));
    rig_ctrl(rig, 'g'); /* said once */
    assert_true(rig_says(rig, "Not rated: the guide is on"));
    rig_ctrl(rig, 'g');
    assert_false(rig_says(rig, "Not rated: the guide is on"));
    rig_ctrl(rig, 'g');
    assert_false(rig_says(rig, "Not rated: the guide is on"));
}

/* Pointing at a die says how many words start there and pass through. */
TEST_CASE(test_a_die_that_is_pointed_at_has_its_numbers)
{
    struct rig *rig = rig_at(MODE_TURNS);
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    int x, y;
    rig_ctrl(rig, 'g');
    preferences_set(rig->game, SETTING_GUIDE, GUIDE_DICE);
    assert_true(has_guide(rig));
    struct turn *turn = rig_turn(rig);
    board_view_middle(&turn->tracer.view, 5, &x, &y);
    rig_move(rig, x, y, false);
    turn_guide_pose(turn, rig->game, poses);
    for (int i = 0; i < 16; i++) {
        assert_int_equal(poses[i].figures[1], i == 5 ? guide_passes(turn->guide, 5) : 0);
    }
    assert_true(rig_says(rig, "passing through:"));
    rig_move(rig, 5, 5, false);
    assert_false(rig_says(rig, "passing through:"));
}

/* It may be switched on and off, and does not come back to a round by itself. */
TEST_CASE(test_it_follows_its_switch)
{
    struct rig *rig = rig_at(MODE_TURNS);
    assert_false(has_guide(rig));
    assert_int_equal(round_hint_count(rig->game->session.round), 0);
    rig_ctrl(rig, 'g');
    assert_true(has_guide(rig));
    rig_ctrl(rig, 'g');
    assert_false(has_guide(rig));
    assert_int_equal(round_hint_count(rig->game->session.round), 1); /* not rated all the same */
    rig_ctrl(rig, 'g');
    assert_true(has_guide(rig));
    assert_int_equal(round_hint_count(rig->game->session.round), 1);
    rig_expect_setting(rig, "guide-on", "5"); /* here, and in a Hunt from the first */
}

/* The guide counts as a hint without a price; the panel tells what was paid alone. */
TEST_CASE(test_it_is_no_hint_that_was_bought)
{
    struct rig *rig = rig_at(MODE_ALONE);
    rig_ctrl(rig, 'g');
    assert_true(has_guide(rig));
    rig_ctrl(rig, 'h');
    assert_true(rig_says(rig, "Hints: −1"));
    assert_false(rig_says(rig, "2 hints"));
}

/* Each common word that is found leaves the count, and no other; a resumed round has the rest. */
TEST_CASE(test_it_counts_what_is_left)
{
    static const char *const words[] = {"slate", "slate", "tales", "zzz", "late"};
    struct rig *rig = rig_at(MODE_ALONE);
    struct hint_seen seen;
    rig_ctrl(rig, 'g');
    assert_true(has_guide(rig));
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const struct solution *solution = session_solution(&rig->game->session);
        int expected[PATH_LETTERS_MAX + 1];
        int sum = hint_count_left(rig->game->session.round, solution, DEAL_COMMON_TIER, expected);
        turn_hint_see(rig_turn(rig), rig->game, rig->game->arena, &seen);
        assert_int_equal(seen.lengths.sum, sum);
        assert_memory_equal(seen.lengths.left, expected, sizeof expected);
        rig_enter_word(rig, words[i]);
    }
    turn_hint_see(rig_turn(rig), rig->game, rig->game->arena, &seen);
    int before = seen.lengths.sum;
    assert_ok(rig_restart(rig));
    rig_click_text(rig, "Continue");
    assert_true(has_guide(rig));
    turn_hint_see(rig_turn(rig), rig->game, rig->game->arena, &seen);
    assert_int_equal(seen.lengths.sum, before);
}

/* What it counts is gone with it, unless a hint has paid for that, which the guide never does. */
TEST_CASE(test_its_counts_end_with_it)
{
    struct rig *rig = rig_at(MODE_ALONE);
    for (int bought = 0; bought < 2; bought++) {
        rig_ctrl(rig, 'g');
        assert_true(has_guide(rig));
        assert_true(rig_shows(rig, "Common words left"));
        assert_true(rig_shows(rig, "4 letters"));
        rig_ctrl(rig, 'g');
        assert_false(has_guide(rig));
        assert_false(rig_shows(rig, "Common words left"));
        assert_int_equal(rig_shows(rig, "4 letters"), bought);
        assert_int_equal(rig_shows(rig, "Still on the board"), bought);
        if (!bought) {
            rig_ctrl(rig, 'h');
            assert_true(rig_shows(rig, "Still on the board"));
            assert_int_equal(round_hint_points(rig->game->session.round), 1);
        }
    }
}
