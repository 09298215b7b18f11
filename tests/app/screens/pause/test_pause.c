/* SPDX-License-Identifier: MIT */
/*
 * Between the turns of two players, and the pause: what waits meanwhile, and where it leads.
 */
#include "english.h"
#include "rig_test.h"
#include "test.h"

#include <string.h>

/* --- two players --- */

TEST_CASE(test_the_curtain_waits_for_its_player)
{
    struct rig *rig = rig_begun(MODE_TWO, 60000);
    rig_enter_word(rig, "slate");
    rig_advance(rig, 62000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HANDOVER));
    rig_draw(rig);
    assert_int_equal(app_wait_ms(rig->app), -1);
    assert_false(rig_shows(rig, "SLATE"));
    rig_type(rig, "late");
    rig_happens(rig, INPUT_BLUR);
    rig_happens(rig, INPUT_FOCUS);
    rig_press(rig, 200, 300, BUTTON_LEFT);
    rig_release(rig, 200, 300, BUTTON_LEFT);
    rig_advance(rig, 100000);
    assert_int_equal(round_phase(rig_round(rig)), ROUND_HANDOVER);
    rig_click_text(rig, "Begin");
    assert_int_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
    assert_int_equal(round_left_ms(rig_round(rig)), 60000);
    assert_false(rig_shows(rig, "SLATE"));
}

/* Opening the sheet of keys while the board rests does not bypass the curtain. */
TEST_CASE(test_nothing_slips_by_the_curtain)
{
    struct rig *rig = rig_begun(MODE_TWO, 60000);
    rig_advance(rig, 60500);
    assert_true(rig_shows(rig, "Time’s up"));
    rig_key(rig, KEY_F1);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_KEYS));
    rig_key(rig, KEY_ESCAPE);
    assert_int_equal(round_phase(rig_round(rig)), ROUND_HANDOVER);
    rig_advance(rig, 1500);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HANDOVER));
    assert_int_equal(round_phase(rig_round(rig)), ROUND_HANDOVER);
}

/* The first player, too, begins when ready, and leaving before that leaves nothing. */
TEST_CASE(test_the_first_of_two_begins_when_ready)
{
    struct rig *rig = rig_new_stored("omdssliletasieeu");
    rig->config.mode = MODE_TWO;
    rig->config.time_ms = 60000;
    assert_ok(rig_open(rig));
    rig_draw(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HANDOVER));
    assert_true(rig_says(rig, "Player 1’s turn"));
    rig_advance(rig, 100000);
    assert_int_equal(round_phase(rig_round(rig)), ROUND_READY);
    rig_click_text(rig, "Begin");
    rig_advance(rig, 2000);
    assert_int_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
    assert_true(rig_says(rig, "Plays next: same board, same time."));
    assert_false(rig_says(rig, "Goes last"));
    rig = rig_new_stored("omdssliletasieeu");
    rig->config.mode = MODE_TWO;
    assert_ok(rig_open(rig));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_false(rig_says(rig, "Continue"));
}

/* --- the pause --- */

TEST_CASE(test_the_pause_leads_to_settings_and_keys)
{
    struct rig *rig = rig_begun(MODE_TURNS, 60000);
    struct app_request request;
    rig_ctrl(rig, 'p');
    long left = round_left_ms(rig_round(rig));
    rig_click_text(rig, "Keys");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_KEYS));
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Settings");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SETTINGS));
    while (app_next_request(rig->app, &request)) {
    }
    rig_drop(rig, "/home/words.txt"); /* the round ends with the words it began with */
    assert_false(app_next_request(rig->app, &request));
    assert_string_equal(english(&rig->game->answers.lexicon_fault),
                        "The list can be changed once this round is over.");
    rig_advance(rig, 5000);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PAUSE));
    rig_key(rig, KEY_ESCAPE);
    assert_int_equal(round_phase(rig_round(rig)), ROUND_PLAYER);
    assert_int_equal(round_left_ms(rig_round(rig)), left);
}

TEST_CASE(test_a_search_that_is_over_is_not_paused)
{
    long count = 0;
    struct history_filter all = {.any_rules = true};
    struct rig *rig = rig_begun(MODE_TURNS, 60000);
    rig_end_turn(rig);
    for (int i = 0; i < 100000 && round_phase(rig_round(rig)) != ROUND_DONE; i++) {
        app_advance(rig->app, RIG_FRAME_MS);
    }
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER)); /* its last word is shown */
    rig_ctrl(rig, 'p');
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_ok(history_count(rig->store, &all, &count));
    assert_int_equal(count, 1);
}

TEST_CASE(test_the_pause_speaks_of_a_clock_where_there_is_one)
{
    for (int i = 0; i < 2; i++) {
        struct rig *rig = rig_begun(MODE_ALONE, i ? 0 : 60000);
        rig_ctrl(rig, 'p');
        rig_draw(rig);
        bool clock = false;
        for (size_t k = 0; k < rig->list.count; k++) {
            const struct draw_command *c = &rig->list.commands[k];
            clock = clock || (c->kind == DRAW_TEXT &&
                              strstr(draw_text_of(&rig->list, c), "The clock is stopped") != NULL);
        }
        assert_int_equal(clock, i == 0);
    }
}

TEST_CASE(test_the_pause_names_every_theme)
{
    static const struct {
        enum theme_id id;
        const char *text;
    } themes[] = {{THEME_DARK, "Theme: dark"},
                  {THEME_LIGHT, "Theme: light"},
                  {THEME_CONTRAST, "Theme: high contrast"},
                  {THEME_LIGHT, "Theme: same as system"},
                  {THEME_DARK, "Theme: dark"}};
    struct rig *rig = rig_begun(MODE_ALONE, 60000);
    app_set_system_theme(rig->app, THEME_LIGHT);
    rig_ctrl(rig, 'p');
    for (size_t i = 0; i < sizeof themes / sizeof themes[0]; i++) {
        assert_ptr_equal(rig->game->stage.theme, theme_get(themes[i].id));
        rig_click_text(rig, themes[i].text);
    }
}
