/* SPDX-License-Identifier: MIT */
/*
 * What the settings do: to the look, the hand, the words, and to what is kept. Leaves their texts
 * to test_settings.c and their looks to the scripts.
 */
#include "settings_draw.h"
#include "stage.h"
#include "state.h"
#include "text.h"

#include "history.h"
#include "past_rounds.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A stage with a store in memory where the first steps have been seen. */
static struct stage *new_stage(void)
{
    struct stage *stage = calloc(1, sizeof *stage);
    char path[400];
    int line;
    assert_non_null(stage);
    stage_init(stage);
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
    assert_int_equal(stage_open_store(stage, NULL), STATUS_OK);
    return stage;
}

static void open_settings(struct stage *stage)
{
    assert_int_equal(stage_open(stage), STATUS_OK);
    screen_settings_enter(stage->app);
    stage_draw(stage);
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

static void click(struct stage *stage, const char *text)
{
    int x, y;
    if (!stage_find_text(stage, text, &x, &y)) {
        fail_msg("there is no text %s", text);
    }
    stage_click(stage, x, y);
}

static void keeps(struct stage *stage, const char *key, const char *value)
{
    char text[SETTING_TEXT_MAX] = "";
    enum status status = store_get_setting(stage->store, key, text, sizeof text);
    if (!value) {
        assert_int_equal(status, STATUS_MISSING);
        return;
    }
    assert_int_equal(status, STATUS_OK);
    assert_string_equal(text, value);
}

static struct rect hot(struct stage *stage, int id)
{
    stage_draw(stage);
    const struct ui *ui = &stage->app->ui;
    for (int i = 0; i < ui->hot_count; i++) {
        if (ui->hots[i].id == id) {
            return ui->hots[i].rect;
        }
    }
    fail_msg("there is nothing of the id %d", id);
    return (struct rect){0, 0, 0, 0};
}

/* --- what is kept --- */

static void test_choices_take_effect_and_are_kept(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    open_settings(stage);
    struct app *app = stage->app;
    click(stage, TEXT_LIGHT);
    assert_int_equal(app->theme_id, THEME_LIGHT);
    assert_ptr_equal(app->theme, theme_get(THEME_LIGHT));
    keeps(stage, "theme", "light");
    int before = app->layout.milli;
    click(stage, "125 %");
    assert_true(app->layout.milli > before);
    keeps(stage, "ui-scale", "125");
    click(stage, TEXT_MOTION_REDUCED);
    assert_int_equal(app_motion(app, 500), 0);
    keeps(stage, "reduced-motion", "on");
    click(stage, TEXT_LETTERS_LARGER);
    assert_true(app->ui.larger_letters);
    click(stage, TEXT_OFF);
    assert_true(app_is_muted(app));
    keeps(stage, "sound", "off");
    click(stage, TEXT_TRACING_CLICK);
    keeps(stage, "tracing", "click");
    click(stage, TEXT_WORDS_USUAL);
    assert_int_equal(app_tier_max(app), word_range_tier_max(WORDS_USUAL));
    click(stage, TEXT_CLOCK_HIDDEN);

    assert_int_equal(stage_restart(stage), STATUS_OK);
    app = stage->app;
    assert_int_equal(app->theme_id, THEME_LIGHT);
    assert_int_equal(app->settings.ui_scale, 125);
    assert_int_equal(app_motion(app, 500), 0);
    assert_true(app->ui.larger_letters);
    assert_true(app_is_muted(app));
    assert_int_equal(app->settings.tracing, TRACING_CLICK);
    assert_int_equal(app->settings.words, WORDS_USUAL);
    assert_false(app->settings.clock);
    free_stage(stage);
}

static void test_choices_of_home_are_kept(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    open_settings(stage);
    stage_key(stage, KEY_ESCAPE);
    click(stage, "5 × 5");
    click(stage, "Rich");
    click(stage, "2:00");
    click(stage, "Scholar");
    click(stage, "Plain");
    assert_int_equal(stage_restart(stage), STATUS_OK);
    const struct match *match = &stage->app->match;
    assert_int_equal(match->size, 5);
    assert_int_equal(match->richness, RICHNESS_RICH);
    assert_int_equal(match->time_ms, 120000);
    assert_int_equal(match->level, RIVAL_SCHOLAR);
    assert_false(match->solo);
    assert_int_equal(match->rules, RULES_PLAIN);
    stage_key(stage, KEY_ESCAPE); /* the first steps */
    click(stage, "None");
    assert_int_equal(stage_restart(stage), STATUS_OK);
    assert_true(stage->app->match.solo);
    assert_int_equal(stage->app->match.level, RIVAL_SCHOLAR);
    free_stage(stage);
}

/* The command line goes before what is kept, for its run alone. */
static void test_the_command_line_wins_once(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    assert_int_equal(store_set_setting(stage->store, "theme", "light"), STATUS_OK);
    assert_int_equal(store_set_setting(stage->store, "sound", "on"), STATUS_OK);
    assert_int_equal(store_set_setting(stage->store, "size", "6"), STATUS_OK);
    assert_int_equal(store_set_setting(stage->store, "time", "300"), STATUS_OK);
    stage->config.theme = THEME_CONTRAST;
    stage->config.muted = true;
    stage->config.size = 5;
    stage->config.given = 1u << SETTING_THEME | 1u << SETTING_SOUND | 1u << SETTING_SIZE;
    open_settings(stage);
    assert_int_equal(stage->app->theme_id, THEME_CONTRAST);
    assert_true(app_is_muted(stage->app));
    assert_int_equal(stage->app->match.size, 5);
    assert_int_equal(stage->app->match.time_ms, 300000);
    click(stage, TEXT_LETTERS_LARGER); /* another one is kept alone */
    keeps(stage, "theme", "light");
    keeps(stage, "sound", "on");
    keeps(stage, "size", "6");
    free_stage(stage);
}

static void test_what_is_kept_wrongly_is_passed_over(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    assert_int_equal(store_set_setting(stage->store, "theme", "plaid"), STATUS_OK);
    assert_int_equal(store_set_setting(stage->store, "ui-scale", "1000"), STATUS_OK);
    assert_int_equal(store_set_setting(stage->store, "time", ""), STATUS_OK);
    assert_int_equal(store_set_setting(stage->store, "size", "6"), STATUS_OK);
    stage->config.dice[2] = NULL; /* and there are no dice for that */
    open_settings(stage);
    assert_int_equal(stage->app->theme_id, THEME_DARK);
    assert_int_equal(stage->app->settings.ui_scale, UI_SCALE_DEFAULT);
    assert_int_equal(stage->app->match.time_ms, 180000);
    assert_int_equal(stage->app->match.size, 4);
    free_stage(stage);
}

static void test_as_the_system(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    stage->config.theme = THEME_SYSTEM;
    stage->config.system_theme = THEME_LIGHT;
    open_settings(stage);
    assert_int_equal(stage->app->theme_id, THEME_LIGHT);
    click(stage, TEXT_DARK);
    assert_int_equal(stage->app->theme_id, THEME_DARK);
    click(stage, TEXT_THEME_SYSTEM);
    assert_int_equal(stage->app->theme_id, THEME_LIGHT);
    keeps(stage, "theme", "system");
    free_stage(stage);
}

static void test_keys_of_every_screen_are_kept_too(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    open_settings(stage);
    stage_key(stage, KEY_ZOOM_IN);
    keeps(stage, "ui-scale", "125");
    stage_ctrl(stage, 'm');
    keeps(stage, "sound", "off");
    stage_ctrl(stage, 'm');
    keeps(stage, "sound", "on");
    free_stage(stage);
}

static void test_without_a_store_it_holds_as_long_as_the_game(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    stage->config.store = NULL;
    open_settings(stage);
    click(stage, TEXT_LIGHT);
    click(stage, TEXT_EXPORT_JSON);
    click(stage, TEXT_DELETE_ALL);
    struct app_request request;
    assert_false(app_next_request(stage->app, &request));
    assert_true(app_is_on_top(stage->app, &screen_settings));
    assert_int_equal(stage->app->theme_id, THEME_LIGHT);
    assert_int_equal(stage_restart(stage), STATUS_OK);
    assert_int_equal(stage->app->theme_id, THEME_DARK);
    free_stage(stage);
}

/* --- the slider --- */

static void test_volume_by_hand(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    open_settings(stage);
    struct rect area = hot(stage, SETTINGS_ID_VOLUME);
    int y = area.y + area.h / 2;
    stage_press(stage, area.x + area.w / 2, y, BUTTON_LEFT);
    int middle = app_volume(stage->app);
    assert_in_range(middle, 45, 70);
    keeps(stage, "volume", NULL); /* only when the hand lets go */
    stage_move(stage, area.x - 400, y + 300, true);
    assert_int_equal(app_volume(stage->app), 0);
    stage_move(stage, area.x + 2 * area.w, y, true);
    assert_int_equal(app_volume(stage->app), SETTING_VOLUME_MAX);
    int last = SETTING_VOLUME_MAX;
    for (int x = area.x + area.w; x > area.x; x--) {
        stage_move(stage, x, y, true);
        assert_true(app_volume(stage->app) <= last);
        last = app_volume(stage->app);
    }
    stage_release(stage, area.x + area.w / 2, y, BUTTON_LEFT);
    keeps(stage, "volume", "0");
    stage_move(stage, area.x + area.w / 2, y, true);
    assert_int_equal(app_volume(stage->app), 0); /* the hand is off it */
    free_stage(stage);
}

static void test_volume_by_keys(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    open_settings(stage);
    for (int i = 0; i < 60 && stage->app->ui.focus != SETTINGS_ID_VOLUME; i++) {
        stage_key(stage, KEY_TAB);
    }
    assert_int_equal(stage->app->ui.focus, SETTINGS_ID_VOLUME);
    stage_key(stage, KEY_LEFT);
    assert_int_equal(app_volume(stage->app), 95);
    keeps(stage, "volume", "95");
    stage_key(stage, KEY_RIGHT);
    stage_key(stage, KEY_RIGHT);
    assert_int_equal(app_volume(stage->app), SETTING_VOLUME_MAX);
    stage_key(stage, KEY_HOME);
    stage_key(stage, KEY_LEFT);
    assert_int_equal(app_volume(stage->app), 0);
    stage_key(stage, KEY_END);
    assert_int_equal(app_volume(stage->app), SETTING_VOLUME_MAX);
    free_stage(stage);
}

/* --- the keyboard in a low window --- */

/* Whatever has the focus is to be seen, all of it. */
static void test_the_focus_is_scrolled_to(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    stage->config.width = 720;
    stage->config.height = 520;
    open_settings(stage);
    struct rect view = settings_view(stage->app);
    assert_true(stage->app->options.scroll_max > 0);
    bool seen[SETTINGS_ID_DELETE + 1] = {false};
    for (int i = 0; i < 45; i++) {
        stage_key(stage, KEY_TAB);
        int id = stage->app->ui.focus;
        struct rect rect = hot(stage, id);
        assert_in_range(id, 1, SETTINGS_ID_DELETE);
        seen[id] = true;
        assert_true(rect.w > 0 && rect.h > 0);
        if (id != SETTINGS_ID_BACK) {
            assert_true(rect.y >= view.y && rect.y + rect.h <= view.y + view.h);
        }
    }
    assert_true(seen[SETTINGS_ID_BACK] && seen[SETTINGS_ID_THEME] && seen[SETTINGS_ID_VOLUME] &&
                seen[SETTINGS_ID_PATH] && seen[SETTINGS_ID_DELETE]);
    free_stage(stage);
}

/* What is scrolled out of the window cannot be pressed through what is over it. */
static void test_the_head_covers_what_is_scrolled(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    stage->config.width = 720;
    stage->config.height = 520;
    open_settings(stage);
    int below = settings_view(stage->app).y;
    for (int i = 0; i < 20; i++) {
        stage_wheel(stage, -700);
        stage_draw(stage);
        for (int y = 0; y < below; y += 3) {
            int id = ui_hot_at(&stage->app->ui, stage->app->layout.width / 2, y);
            assert_int_equal(id, HOT_NONE);
        }
    }
    assert_int_equal(stage->app->options.scroll, stage->app->options.scroll_max);
    stage_key(stage, KEY_HOME);
    stage_draw(stage);
    assert_int_equal(stage->app->options.scroll, 0);
    struct rect bar = settings_bar(stage->app);
    stage_press(stage, bar.x + bar.w / 2, bar.y + 10, BUTTON_LEFT);
    stage_move(stage, bar.x + bar.w / 2, bar.y + bar.h, true);
    stage_draw(stage);
    assert_int_equal(stage->app->options.scroll, stage->app->options.scroll_max);
    stage_release(stage, 0, 0, BUTTON_LEFT);
    free_stage(stage);
}

/* --- other words --- */

static void asks_for(struct stage *stage, const char *path)
{
    struct app_request request;
    assert_true(app_next_request(stage->app, &request));
    assert_int_equal(request.kind, REQUEST_LEXICON);
    assert_string_equal(request.text, path);
    assert_false(app_next_request(stage->app, &request));
}

static void test_other_words_end_what_was_made_of_the_old(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    open_settings(stage);
    stage_key(stage, KEY_ESCAPE);
    screen_scrambler_enter(stage->app, NULL);
    stage_draw(stage);
    app_show(stage->app, &screen_home);
    assert_true(stage->app->scrambler.has_game);
    stage_drop(stage, "/tmp/other.txt");
    asks_for(stage, "/tmp/other.txt");
    assert_int_equal(stage_change_words(stage, "/tmp/other.txt", "late\nslate\nzebra\n"),
                     STATUS_OK);
    assert_false(stage->app->scrambler.has_game);
    assert_null(stage->app->round);
    assert_true(lexicon_contains(stage->app->config.lexicon, "zebra", 5));
    keeps(stage, "lexicon", "/tmp/other.txt");
    stage_draw(stage);
    stage_key(stage, KEY_ESCAPE);
    assert_true(app_is_on_top(stage->app, &screen_home));

    /* A round on the new words, then newer ones while it waits in the results. */
    app_deal(stage->app);
    assert_true(stage_settle(stage, 3000));
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ESCAPE);
    stage_draw(stage);
    assert_true(app_is_on_top(stage->app, &screen_results));
    click(stage, TEXT_HOME);
    screen_settings_enter(stage->app);
    click(stage, TEXT_LEXICON_OWN);
    asks_for(stage, "");
    assert_int_equal(stage_change_words(stage, "", "cat\ncats\n"), STATUS_OK);
    keeps(stage, "lexicon", "");
    stage_draw(stage);
    free_stage(stage);
}

static void test_a_list_that_is_none_changes_nothing(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    open_settings(stage);
    const struct lexicon *before = stage->app->config.lexicon;
    stage_drop(stage, "/tmp/no.txt");
    asks_for(stage, "/tmp/no.txt");
    app_refuse_lexicon(stage->app, "/tmp/no.txt: No such file or directory");
    assert_ptr_equal(stage->app->config.lexicon, before);
    assert_string_equal(stage->app->settings.lexicon, "");
    keeps(stage, "lexicon", NULL);
    int x, y;
    assert_true(
        stage_find_text(stage, "/tmp/no.txt: No such file or directory. The list", &x, &y) ||
        stage_find_text(stage, "/tmp/no.txt: No such file or directory. The list stays", &x, &y));
    free_stage(stage);
}

/* --- rare words --- */

static void test_rare_words_stay_out(void **state)
{
    (void)state;
    for (int range = 0; range < WORDS_COUNT; range++) {
        struct stage *stage = calloc(1, sizeof *stage);
        assert_non_null(stage);
        stage_init(stage);
        assert_true(stage_add_word(stage, "late", 10, false));
        assert_true(stage_add_word(stage, "tale", 50, false));
        assert_true(stage_add_word(stage, "leat", 80, false));
        assert_true(stage_add_word(stage, "alet", 80, false));
        assert_true(stage_add_word(stage, "teal", TIER_UNKNOWN, false));
        assert_true(stage_set_board(stage, "laonteoninoinoio", NULL));
        assert_int_equal(stage_open(stage), STATUS_OK);
        stage->app->settings.words = (enum word_range)range;
        stage_type(stage, "tale");
        stage_key(stage, KEY_ENTER);
        stage_key(stage, KEY_ENTER);
        stage_key(stage, KEY_ENTER);
        stage_key(stage, KEY_ESCAPE); /* to the end of the computer's turn */
        stage_draw(stage);
        assert_true(app_is_on_top(stage->app, &screen_results));
        const struct round *round = stage->app->round;
        size_t taken = range == WORDS_ALL ? 4 : 2; /* "tale" is the player's */
        assert_int_equal(round_word_count(round, SIDE_COMPUTER), taken);
        assert_int_equal(stage->app->results.word_count, taken + 1);
        for (size_t i = 0; i < round_word_count(round, SIDE_COMPUTER); i++) {
            uint32_t number = round_word(round, SIDE_COMPUTER, i)->number;
            assert_true(lexicon_note(&stage->lexicon, number).tier <=
                        word_range_tier_max((enum word_range)range));
        }
        for (size_t i = 0; i < stage->app->results.word_count; i++) {
            const struct result_word *word = &stage->app->results.words[i];
            int tier = stage->app->results.solution.words[word->index].tier;
            assert_true(tier <= word_range_tier_max((enum word_range)range) ||
                        word->owner == OWNER_PLAYER);
        }
        assert_int_equal(round_word_count(round, SIDE_PLAYER), 1);
        free_stage(stage);
    }
}

/* --- the end of the history --- */

static void test_the_history_goes_after_two_answers(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    struct past_rounds past = {.count = 3,
                               .rules = RULES_FOUR,
                               .level = RIVAL_NOVICE,
                               .counts = true,
                               .percent = 30,
                               .seed = 3};
    struct history_filter all = {.any_rules = true};
    long count;
    assert_int_equal(stage_play_past(stage, 4, &past), STATUS_OK);
    open_settings(stage);
    click(stage, TEXT_LIGHT);
    click(stage, TEXT_DELETE_ALL);
    click(stage, TEXT_DELETE_GO);
    stage_key(stage, KEY_ESCAPE);
    click(stage, TEXT_DELETE_ALL);
    click(stage, TEXT_DELETE_KEEP);
    assert_int_equal(history_count(stage->store, &all, &count), STATUS_OK);
    assert_int_equal(count, 3);
    click(stage, TEXT_DELETE_ALL);
    click(stage, TEXT_DELETE_GO);
    click(stage, TEXT_DELETE_GO_2);
    assert_int_equal(history_count(stage->store, &all, &count), STATUS_OK);
    assert_int_equal(count, 0);
    keeps(stage, "theme", "light");
    assert_true(app_is_on_top(stage->app, &screen_settings));
    free_stage(stage);
}

/* --- without dice --- */

static void test_no_dice_no_shake(void **state)
{
    (void)state;
    struct stage *stage = new_stage();
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        stage->config.dice[i] = NULL;
    }
    open_settings(stage);
    stage_key(stage, KEY_ESCAPE);
    click(stage, TEXT_SHAKE);
    assert_null(stage->app->round);
    stage_key(stage, KEY_ENTER);
    assert_null(stage->app->round);
    assert_string_equal(stage->app->notice, TEXT_NO_DICE);
    free_stage(stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_choices_take_effect_and_are_kept),
        cmocka_unit_test(test_choices_of_home_are_kept),
        cmocka_unit_test(test_the_command_line_wins_once),
        cmocka_unit_test(test_what_is_kept_wrongly_is_passed_over),
        cmocka_unit_test(test_as_the_system),
        cmocka_unit_test(test_keys_of_every_screen_are_kept_too),
        cmocka_unit_test(test_without_a_store_it_holds_as_long_as_the_game),
        cmocka_unit_test(test_volume_by_hand),
        cmocka_unit_test(test_volume_by_keys),
        cmocka_unit_test(test_the_focus_is_scrolled_to),
        cmocka_unit_test(test_the_head_covers_what_is_scrolled),
        cmocka_unit_test(test_other_words_end_what_was_made_of_the_old),
        cmocka_unit_test(test_a_list_that_is_none_changes_nothing),
        cmocka_unit_test(test_rare_words_stay_out),
        cmocka_unit_test(test_the_history_goes_after_two_answers),
        cmocka_unit_test(test_no_dice_no_shake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
