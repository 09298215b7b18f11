/* SPDX-License-Identifier: MIT */
/*
 * The guide in the player's turn: which rounds have it, that it follows the setting and the words,
 * and what it costs.
 */
#include "preferences.h"
#include "rig_test.h"
#include "test.h"
#include "turn.h"

#include "trounce/deal.h"

static struct rig *rig_at(enum game_mode mode)
{
    struct rig *rig = rig_new_with_words("perslatgsineters");
    rig->config.mode = mode;
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
        preferences_set(rig->desk, SETTING_GUIDE, GUIDE_DICE);
        bool may = mode == MODE_TURNS || mode == MODE_ALONE;
        assert_int_equal(has_guide(rig), may);
        assert_int_equal(round_hint_count(rig->desk->table.round), may);
        assert_int_equal(round_hint_points(rig->desk->table.round), 0);
        rig_free(rig);
    }
}

/* It may be switched on and off, and does not come back to a round by itself. */
TEST_CASE(test_it_follows_the_setting)
{
    struct rig *rig = rig_at(MODE_TURNS);
    assert_false(has_guide(rig));
    assert_int_equal(round_hint_count(rig->desk->table.round), 0);
    preferences_set(rig->desk, SETTING_GUIDE, GUIDE_DICE);
    assert_true(has_guide(rig));
    preferences_set(rig->desk, SETTING_GUIDE, GUIDE_NONE);
    assert_false(has_guide(rig));
    assert_int_equal(round_hint_count(rig->desk->table.round), 1); /* not rated all the same */
    preferences_set(rig->desk, SETTING_GUIDE, GUIDE_DICE);
    assert_true(has_guide(rig));
    assert_int_equal(round_hint_count(rig->desk->table.round), 1);
    rig_expect_setting(rig, "guide", "dice");
}

/* The guide counts as a hint without a price; the panel tells what was paid alone. */
TEST_CASE(test_it_is_no_hint_that_was_bought)
{
    struct rig *rig = rig_at(MODE_ALONE);
    preferences_set(rig->desk, SETTING_GUIDE, GUIDE_DICE);
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
    int counts[PATH_LETTERS_MAX + 1];
    preferences_set(rig->desk, SETTING_GUIDE, GUIDE_DICE);
    assert_true(has_guide(rig));
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const struct solution *solution = table_solution(&rig->desk->table);
        int expected[PATH_LETTERS_MAX + 1];
        int sum = hint_count_left(rig->desk->table.round, solution, DEAL_COMMON_TIER, expected);
        assert_int_equal(turn_guide_counts(rig_turn(rig), counts), sum);
        assert_memory_equal(counts, expected, sizeof counts);
        rig_enter_word(rig, words[i]);
    }
    int before = turn_guide_counts(rig_turn(rig), counts);
    assert_ok(rig_restart(rig));
    rig_click_text(rig, "Continue");
    assert_true(has_guide(rig));
    assert_int_equal(turn_guide_counts(rig_turn(rig), counts), before);
}

/* What it counts is gone with it, unless a hint has paid for that, which the guide never does. */
TEST_CASE(test_its_counts_end_with_it)
{
    struct rig *rig = rig_at(MODE_ALONE);
    for (int bought = 0; bought < 2; bought++) {
        preferences_set(rig->desk, SETTING_GUIDE, GUIDE_DICE);
        assert_true(has_guide(rig));
        assert_true(rig_shows(rig, "Common words left"));
        assert_true(rig_shows(rig, "4 letters"));
        preferences_set(rig->desk, SETTING_GUIDE, GUIDE_NONE);
        assert_false(has_guide(rig));
        assert_false(rig_shows(rig, "Common words left"));
        assert_int_equal(rig_shows(rig, "4 letters"), bought);
        assert_int_equal(rig_shows(rig, "Still on the board"), bought);
        if (!bought) {
            rig_ctrl(rig, 'h');
            assert_true(rig_shows(rig, "Still on the board"));
            assert_int_equal(round_hint_points(rig->desk->table.round), 1);
        }
    }
}
