/* SPDX-License-Identifier: MIT */
/*
 * What the settings do to the look, the input, the words, and the stored data.
 */
#include "english.h"
#include "game.h"
#include "home.h"
#include "my_words.h"
#include "preferences.h"
#include "rig_test.h"
#include "settings_screen.h"
#include "test.h"
#include "translation.h"

#include "history.h"
#include "past_rounds.h"

/* --- what is saved --- */

TEST_CASE(test_choices_take_effect_and_are_kept)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    struct app *app = rig->app;
    struct game *game = rig->game;
    rig_click_text(rig, "Light");
    assert_ptr_equal(game->stage.theme, theme_get(THEME_LIGHT));
    assert_ptr_equal(game->stage.theme, theme_get(THEME_LIGHT));
    rig_expect_setting(rig, "theme", "light");
    rig_click_text(rig, "Reduced");
    assert_int_equal(settings_motion(&game->settings, 500), 0);
    rig_expect_setting(rig, "reduced-motion", "on");
    rig_click_text(rig, "Larger");
    assert_true(game->stage.ui.larger_letters);
    rig_click_text(rig, "Off");
    assert_true(app_is_muted(app));
    rig_expect_setting(rig, "sound", "off");
    rig_click_text(rig, "Click");
    rig_expect_setting(rig, "tracing", "click");
    rig_click_text(rig, "Hidden");
    assert_false(app_has_room(app));
    rig_click_text(rig, "Soft echo");
    assert_true(app_has_room(app));
    rig_expect_setting(rig, "room", "on");
    int before = game->stage.layout.milli;
    rig_click_text(rig, "125%");
    assert_true(game->stage.layout.milli > before);
    rig_expect_setting(rig, "ui-scale", "125");

    assert_ok(rig_restart(rig));
    app = rig->app;
    game = rig->game;
    assert_ptr_equal(game->stage.theme, theme_get(THEME_LIGHT));
    assert_int_equal(game->settings.ui_scale, 125);
    assert_int_equal(settings_motion(&game->settings, 500), 0);
    assert_true(game->stage.ui.larger_letters);
    assert_true(app_is_muted(app));
    assert_true(app_has_room(app));
    assert_int_equal(game->settings.tracing, TRACING_CLICK);
    assert_false(game->settings.clock);
}

static void open_terms(struct rig *rig)
{
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_click_text(rig, "Change");
    rig_draw(rig);
}

TEST_CASE(test_choices_of_home_are_kept)
{
    struct rig *rig = rig_new_stored(NULL);
    assert_ok(rig_open(rig));
    open_terms(rig);
    rig_click_text(rig, "5 × 5");
    rig_click_text(rig, "Rich");
    rig_click_text(rig, "2:00");
    rig_click_text(rig, "Scholar");
    rig_click_text(rig, "Plain");
    rig_click_text(rig, "Usual");
    rig_click_text(rig, "Play");
    assert_ok(rig_restart(rig));
    assert_int_equal(settings_tier_max(&rig->game->settings, ROUND_KIND_PLAIN),
                     word_range_tier_max(WORDS_USUAL));
    const struct match *match = &rig->game->session.next;
    assert_int_equal(match->size, 5);
    assert_int_equal(match->richness, RICHNESS_RICH);
    assert_int_equal(match->time_ms, 120000);
    assert_int_equal(match->level, RIVAL_SCHOLAR);
    assert_int_equal(match->mode, MODE_TURNS);
    assert_int_equal(match->rules, RULES_PLAIN);
    open_terms(rig);
    rig_click_text(rig, "Alone");
    rig_click_text(rig, "Common");
    rig_key(rig, KEY_ENTER);
    assert_ok(rig_restart(rig));
    assert_int_equal(rig->game->session.next.mode, MODE_ALONE);
    assert_int_equal(rig->game->session.next.level, RIVAL_SCHOLAR);
    assert_int_equal(rig->game->settings.words, WORDS_COMMON);
}

/* A choice has the keyboard until Escape returns it to the main button. */
TEST_CASE(test_escape_lets_enter_shake_the_dice)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_draw(rig);
    rig_key(rig, KEY_TAB);
    rig_key(rig, KEY_TAB);
    rig_key(rig, KEY_ESCAPE);
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

TEST_CASE(test_names_of_two_players_are_kept)
{
    struct rig *rig = rig_new_stored(NULL);
    assert_ok(rig_open(rig));
    open_terms(rig);
    rig_click_text(rig, "Two players");
    rig_click_text(rig, "Shared words count");
    rig_click_text(rig, "Player 1");
    rig_type(rig, "Z"); /* replaces the default name */
    const struct match *match = &rig->game->session.next;
    assert_string_equal(match->names[0], "Z");
    rig_key(rig, KEY_BACKSPACE);
    assert_string_equal(match->names[0], "Player 1"); /* names are never empty */
    rig_type(rig, "Zoë mm");
    rig_key(rig, KEY_TAB);
    rig_enter_word(rig, "Somebody of twenty letters"); /* ends the name but begins no round */
    assert_true(rig_shows(rig, "There is no room for more than 20 letters."));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TERMS));
    rig_key(rig, KEY_ENTER);
    assert_true(session_is_mid_round(&rig->game->session));
    assert_ok(rig_restart(rig));
    match = &rig->game->session.next;
    assert_int_equal(match->mode, MODE_TWO);
    assert_true(match->shared_count);
    assert_string_equal(match->names[0], "Zoë mm");
    assert_string_equal(match->names[1], "Somebody of twenty l");
    assert_true(rig->game->settings.sound); /* M was typed, not taken as the mute key */
}

/* Playing alone was once a setting of its own. */
TEST_CASE(test_the_old_switch_is_a_way)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    saves_set_setting(rig->game->saves, "solo", "on");
    assert_ok(rig_restart(rig));
    assert_int_equal(rig->game->session.next.mode, MODE_ALONE);
    saves_set_setting(rig->game->saves, "way", "race");
    assert_ok(rig_restart(rig));
    assert_int_equal(rig->game->session.next.mode, MODE_RACE);
}

/* The command line overrides the stored settings, for its run only. */
TEST_CASE(test_the_command_line_wins_once)
{
    struct rig *rig = rig_new_stored(NULL);
    assert_ok(store_set_setting(rig->store, "theme", "light"));
    assert_ok(store_set_setting(rig->store, "sound", "on"));
    assert_ok(store_set_setting(rig->store, "size", "6"));
    assert_ok(store_set_setting(rig->store, "time", "300"));
    rig->config.theme = THEME_CONTRAST;
    rig->config.muted = true;
    rig->config.size = 5;
    rig->config.given = 1u << SETTING_THEME | 1u << SETTING_SOUND | 1u << SETTING_SIZE;
    rig_open_settings(rig);
    assert_ptr_equal(rig->game->stage.theme, theme_get(THEME_CONTRAST));
    assert_true(app_is_muted(rig->app));
    assert_int_equal(rig->game->session.next.size, 5);
    assert_int_equal(rig->game->session.next.time_ms, 300000);
    rig_click_text(rig, "Larger"); /* only this one is saved */
    rig_expect_setting(rig, "theme", "light");
    rig_expect_setting(rig, "sound", "on");
    rig_expect_setting(rig, "size", "6");
}

TEST_CASE(test_what_is_kept_wrongly_is_passed_over)
{
    struct rig *rig = rig_new_stored(NULL);
    assert_ok(store_set_setting(rig->store, "theme", "plaid"));
    assert_ok(store_set_setting(rig->store, "ui-scale", "1000"));
    assert_ok(store_set_setting(rig->store, "time", ""));
    assert_ok(store_set_setting(rig->store, "size", "6"));
    rig->config.dice[2] = NULL; /* no dice for 6 × 6 */
    rig_open_settings(rig);
    assert_ptr_equal(rig->game->stage.theme, theme_get(THEME_DARK));
    assert_int_equal(rig->game->settings.ui_scale, UI_SCALE_DEFAULT);
    assert_int_equal(rig->game->session.next.time_ms, 180000);
    assert_int_equal(rig->game->session.next.size, 4);
}

TEST_CASE(test_as_the_system)
{
    struct rig *rig = rig_new_stored(NULL);
    rig->config.theme = THEME_SYSTEM;
    rig->config.system_theme = THEME_LIGHT;
    rig_open_settings(rig);
    assert_ptr_equal(rig->game->stage.theme, theme_get(THEME_LIGHT));
    rig_click_text(rig, "Dark");
    assert_ptr_equal(rig->game->stage.theme, theme_get(THEME_DARK));
    rig_click_text(rig, "Same as system");
    assert_ptr_equal(rig->game->stage.theme, theme_get(THEME_LIGHT));
    rig_expect_setting(rig, "theme", "system");
}

TEST_CASE(test_keys_of_every_screen_are_kept_too)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    rig_key(rig, KEY_ZOOM_IN);
    rig_expect_setting(rig, "ui-scale", "125");
    rig_ctrl(rig, 'm');
    rig_expect_setting(rig, "sound", "off");
    rig_ctrl(rig, 'm');
    rig_expect_setting(rig, "sound", "on");
}

/* --- the volume slider --- */

TEST_CASE(test_volume_by_hand)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    struct rect area = rig_hot(rig, SETTINGS_ID_VOLUME);
    int y = area.y + area.h / 2;
    rig_press(rig, area.x + area.w / 2, y, BUTTON_LEFT);
    int middle = app_volume(rig->app);
    assert_int_in_range(middle, 45, 70);
    rig_expect_setting(rig, "volume", NULL); /* saved only on release */
    rig_move(rig, area.x - 400, y + 300, true);
    assert_int_equal(app_volume(rig->app), 0);
    rig_move(rig, area.x + 2 * area.w, y, true);
    assert_int_equal(app_volume(rig->app), SETTING_VOLUME_MAX);
    int last = SETTING_VOLUME_MAX;
    for (int x = area.x + area.w; x > area.x; x--) {
        rig_move(rig, x, y, true);
        assert_true(app_volume(rig->app) <= last);
        last = app_volume(rig->app);
    }
    rig_release(rig, area.x + area.w / 2, y, BUTTON_LEFT);
    rig_expect_setting(rig, "volume", "0");
    rig_move(rig, area.x + area.w / 2, y, true);
    assert_int_equal(app_volume(rig->app), 0); /* released */
}

TEST_CASE(test_volume_by_keys)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    rig_tab_to(rig, SETTINGS_ID_VOLUME);
    rig_key(rig, KEY_LEFT);
    assert_int_equal(app_volume(rig->app), 95);
    rig_expect_setting(rig, "volume", "95");
    rig_key(rig, KEY_RIGHT);
    rig_key(rig, KEY_RIGHT);
    assert_int_equal(app_volume(rig->app), SETTING_VOLUME_MAX);
    rig_key(rig, KEY_HOME);
    rig_key(rig, KEY_LEFT);
    assert_int_equal(app_volume(rig->app), 0);
    rig_key(rig, KEY_END);
    assert_int_equal(app_volume(rig->app), SETTING_VOLUME_MAX);
}

/* --- the name for challenges --- */

TEST_CASE(test_the_name_holds_as_it_is_typed)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    rig_tab_to(rig, SETTINGS_ID_NAME);
    rig_key(rig, KEY_ENTER);
    rig_type(rig, "José");
    rig_expect_setting(rig, "name", "José");
    rig_ctrl(rig, 'a');
    rig_type(rig, "Zoë");
    rig_expect_setting(rig, "name", "Zoë");
    rig_ctrl(rig, 'a');
    rig_paste(rig, "ééééééééééééééééééééééééé");
    assert_string_equal(rig->game->settings.name, "éééééééééééééééééééé");
    assert_string_equal(rig_settings(rig)->name.text, rig->game->settings.name);
    rig_key(rig, KEY_ESCAPE); /* leaves the field, not the settings */
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SETTINGS));
    /* A click sets the caret; the path has its own. */
    struct rect name = rig_hot(rig, SETTINGS_ID_NAME);
    rig_click(rig, name.x + name.w - 8, name.y + name.h / 2);
    rig_ctrl(rig, 'a');
    rig_key(rig, KEY_DELETE);
    rig_expect_setting(rig, "name", "");
    assert_string_equal(rig_settings(rig)->path.text, "");
}

/* --- the keyboard in a low window --- */

/* The control with the focus is always fully visible. */
TEST_CASE(test_the_focus_is_scrolled_to)
{
    struct rig *rig = rig_new_stored(NULL);
    rig->config.width = 720;
    rig->config.height = 520;
    rig_open_settings(rig);
    struct rect view = rig_settings(rig)->view;
    assert_true(rig_settings(rig)->scroll.max > 0);
    bool seen[SETTING_ID(SETTING_COUNT, 0)] = {false};
    for (int i = 0; i < 30; i++) {
        rig_key(rig, KEY_TAB);
        int id = rig->game->stage.ui.focus;
        struct rect rect = rig_hot(rig, id);
        assert_int_in_range(id, 1, SETTING_ID(SETTING_COUNT, 0) - 1);
        seen[id] = true;
        assert_true(rect.w > 0 && rect.h > 0);
        if (id != SETTINGS_ID_BACK) {
            assert_true(rect.y >= view.y && rect.y + rect.h <= view.y + view.h);
        }
    }
    assert_true(seen[SETTINGS_ID_BACK] && seen[SETTING_ID(SETTING_UI_SCALE, 1)] &&
                seen[SETTINGS_ID_VOLUME] && seen[SETTINGS_ID_CHOOSE] && seen[SETTINGS_ID_DELETE]);
}

/* The answer of an export is in view, and nothing moves under the pointer. */
TEST_CASE(test_an_export_moves_nothing)
{
    static const char file[] = "/home/trounce-history.json";
    static const int sizes[][2] = {{1280, 800}, {720, 520}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct rig *rig = rig_new_with_words(NULL);
        char folder[RIG_PATH_MAX];
        char path[RIG_PATH_MAX];
        int x, y;
        rig_make_folder(folder, path);
        assert_ok(rig_open_store(rig, path));
        rig->config.width = sizes[i][0];
        rig->config.height = sizes[i][1];
        rig_open_settings(rig);
        assert_true(rig_shows(rig, "0 rounds in all, saved on this computer only") || i == 1);
        rig_wheel(rig, -100000);
        struct rect button = rig_hot(rig, SETTINGS_ID_EXPORT);
        rig_click_text(rig, "Export…");
        rig_click_text(rig, "JSON, for programs");
        app_report_export(rig->app, file, NULL);
        struct rect after = rig_hot(rig, SETTINGS_ID_EXPORT);
        assert_memory_equal(&after, &button, sizeof button);
        assert_true(rig_find_text(rig, file, &x, &y));
        assert_true(y < layout_foot(&rig->game->stage.layout).y);
        rig_free(rig);
        rig_remove_folder(folder, path);
    }
}

/* A control that is scrolled out of view cannot be pressed through the header. */
TEST_CASE(test_the_head_covers_what_is_scrolled)
{
    struct rig *rig = rig_new_stored(NULL);
    rig->config.width = 720;
    rig->config.height = 520;
    rig_open_settings(rig);
    int below = rig_settings(rig)->view.y;
    for (int i = 0; i < 40; i++) {
        rig_wheel(rig, -700);
        rig_draw(rig);
        for (int y = 0; y < below; y += 3) {
            int id = ui_hot_at(&rig->game->stage.ui, rig->game->stage.layout.width / 2, y);
            assert_int_equal(id, HOT_NONE);
        }
    }
    assert_int_equal(rig_settings(rig)->scroll.at, rig_settings(rig)->scroll.max);
    rig_key(rig, KEY_HOME);
    rig_draw(rig);
    assert_int_equal(rig_settings(rig)->scroll.at, 0);
    struct rect bar = rig_settings(rig)->scroll.bar;
    rig_press(rig, bar.x + bar.w / 2, bar.y + 10, BUTTON_LEFT);
    rig_move(rig, bar.x + bar.w / 2, bar.y + bar.h, true);
    rig_draw(rig);
    assert_int_equal(rig_settings(rig)->scroll.at, rig_settings(rig)->scroll.max);
    rig_release(rig, 0, 0, BUTTON_LEFT);
}

/* --- other word lists --- */

static void asks_for(struct rig *rig, const char *path)
{
    struct app_request request;
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_LEXICON);
    assert_string_equal(request.text, path);
    assert_false(app_next_request(rig->app, &request));
}

TEST_CASE(test_other_words_end_what_was_made_of_the_old)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    rig_key(rig, KEY_ESCAPE);
    stage_go(&rig->game->stage, SCREEN_SCRAMBLER, NULL);
    rig_draw(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    assert_true(rig_scrambler(rig)->has_game);
    rig_drop(rig, "/tmp/other.txt");
    asks_for(rig, "/tmp/other.txt");
    assert_ok(rig_change_words(rig, "/tmp/other.txt", "late\nslate\nzebra\n"));
    assert_false(rig_scrambler(rig)->has_game);
    assert_null(rig->game->session.round);
    assert_true(lexicon_contains(rig->game->session.lexicon, "zebra", 5));
    rig_expect_setting(rig, "lexicon", "/tmp/other.txt");
    rig_draw(rig);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));

    /* A round on the new words, then another list after its results. */
    game_deal(rig->game);
    assert_true(rig_settle(rig, 3000));
    rig_end_round(rig);
    rig_key(rig, KEY_ESCAPE);
    stage_go(&rig->game->stage, SCREEN_SETTINGS, NULL);
    rig_click_text(rig, "Built-in list");
    asks_for(rig, "");
    assert_ok(rig_change_words(rig, "", "cat\ncats\n"));
    rig_expect_setting(rig, "lexicon", "");
    rig_draw(rig);
}

TEST_CASE(test_a_list_that_is_none_changes_nothing)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    const struct lexicon *before = rig->game->session.lexicon;
    rig_drop(rig, "/tmp/no.txt");
    asks_for(rig, "/tmp/no.txt");
    app_refuse_lexicon(rig->app, PLAIN("/tmp/no.txt: No such file or directory"));
    assert_ptr_equal(rig->game->session.lexicon, before);
    assert_string_equal(rig->game->settings.lexicon, "");
    rig_expect_setting(rig, "lexicon", NULL);
    int x, y;
    int icon_x, icon_y;
    assert_true(
        rig_find_text(rig, "/tmp/no.txt: No such file or directory. The list", &x, &y) ||
        rig_find_text(rig, "/tmp/no.txt: No such file or directory. The list stays", &x, &y));
    assert_true(rig_find_icon(rig, ICON_CIRCLE_ALERT, &icon_x, &icon_y));
    assert_true(icon_x < x);
}

TEST_CASE(test_a_file_is_chosen_or_its_path_is_typed)
{
    struct rig *rig = rig_new_stored(NULL);
    struct app_request request;
    rig_open_settings(rig);
    for (int i = 0; i < 2; i++) { /* whether or not a dialog comes of it */
        rig_click_text(rig, "Choose…");
        assert_true(app_next_request(rig->app, &request));
        assert_int_equal(request.kind, REQUEST_CHOOSE);
        assert_string_equal(request.text, "Word list");
    }
    app_report_no_dialog(rig->app);
    assert_false(rig_shows(rig, "Choose…"));
    rig_type(rig, "/tmp/typed words.txt");
    rig_click_text(rig, "Use this file");
    asks_for(rig, "/tmp/typed words.txt");
    assert_ok(rig_change_words(rig, "/tmp/typed words.txt", "late\nslate\n"));
    rig_click_text(rig, "Built-in list");
    asks_for(rig, "");
    /* The next time the system is asked again. */
    stage_go(&rig->game->stage, SCREEN_SETTINGS, NULL);
    rig_click_text(rig, "Choose…");
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_CHOOSE);
}

/* --- rare words --- */

TEST_CASE(test_rare_words_stay_out)
{
    for (int range = 0; range < WORDS_COUNT; range++) {
        struct rig *rig = rig_new();
        assert_true(rig_add_word(rig, "late", 10, false));
        assert_true(rig_add_word(rig, "tale", 50, false));
        assert_true(rig_add_word(rig, "leat", 80, false));
        assert_true(rig_add_word(rig, "alet", 80, false));
        assert_true(rig_add_word(rig, "teal", TIER_UNKNOWN, false));
        assert_true(rig_set_board(rig, "laonteoninoinoio", NULL));
        assert_ok(rig_open(rig));
        rig->game->settings.words = (enum word_range)range;
        rig_enter_word(rig, "tale");
        rig_end_round(rig);
        const struct round *round = rig->game->session.round;
        size_t taken = range == WORDS_ALL ? 4 : 2; /* "tale" is the player's */
        assert_int_equal(round_word_count(round, SIDE_COMPUTER), taken);
        assert_int_equal(rig_results(rig)->found.word_count, taken + 1);
        for (size_t i = 0; i < round_word_count(round, SIDE_COMPUTER); i++) {
            uint32_t number = round_word(round, SIDE_COMPUTER, i)->number;
            assert_true(lexicon_note(&rig->lexicon, number).tier <=
                        word_range_tier_max((enum word_range)range));
        }
        for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
            const struct found_word *word = &rig_results(rig)->found.words[i];
            int tier = rig_results(rig)->found.solution->words[word->index].tier;
            assert_true(tier <= word_range_tier_max((enum word_range)range) ||
                        findings_has(word, SIDE_PLAYER));
        }
        assert_int_equal(round_word_count(round, SIDE_PLAYER), 1);
        rig_free(rig);
    }
}

/* --- deleting the history --- */

TEST_CASE(test_the_history_goes_after_a_question)
{
    struct rig *rig = rig_new_stored(NULL);
    struct past_rounds past = {.count = 3,
                               .rules = RULES_FOUR,
                               .level = RIVAL_NOVICE,
                               .counts = true,
                               .percent = 30,
                               .seed = 3};
    struct history_filter all = {.any_rules = true};
    long count;
    assert_ok(rig_play_past(rig, 4, &past));
    rig_open_settings(rig);
    rig_click_text(rig, "Light");
    assert_true(rig_shows(rig, "3 rounds"));
    rig_click_text(rig, "Delete…");
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Delete…");
    rig_key(rig, KEY_ENTER);
    rig_click_text(rig, "Delete…");
    rig_click_text(rig, "Keep it");
    assert_ok(history_count(rig->store, &all, &count));
    assert_int_equal(count, 3);
    rig_click_text(rig, "Delete…");
    rig_click_text(rig, "Delete for good");
    assert_true(rig_shows(rig, "0 rounds"));
    assert_ok(history_count(rig->store, &all, &count));
    assert_int_equal(count, 0);
    rig_expect_setting(rig, "theme", "light");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SETTINGS));
}

/* What goes is what was played in any language, and the question says so. */
TEST_CASE(test_the_question_counts_all_languages)
{
    struct rig *rig = rig_new_stored(NULL);
    struct past_rounds past = {
        .count = 3, .rules = RULES_FOUR, .counts = true, .percent = 30, .seed = 3};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_open_settings(rig);
    store_set_language(rig->store, "de", rig->game->session.lexicon->alphabet);
    rig_click_text(rig, "Delete…");
    assert_true(rig_shows(rig, "Delete everything?"));
    assert_true(rig_says(rig, "3 rounds with"));
}

/* --- without dice --- */

TEST_CASE(test_no_dice_no_shake)
{
    struct rig *rig = rig_new_stored(NULL);
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        rig->config.dice[i] = NULL;
    }
    rig_open_settings(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Play");
    assert_null(rig->game->session.round);
    rig_key(rig, KEY_ENTER);
    assert_null(rig->game->session.round);
    assert_string_equal(rig->game->notice.text, "The game has no dice for boards of this size.");
}

static int clicks_of(struct rig *rig, const char *text)
{
    int clicks = 0;
    rig->heard_count = 0;
    rig_click_text(rig, text);
    rig_hear(rig);
    for (int i = 0; i < rig->heard_count; i++) {
        clicks += rig->heard[i].kind == CUE_PRESS;
    }
    return clicks;
}

/* Whether it was on or off before; turning it off is silent. */
TEST_CASE(test_sound_clicks_once)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    assert_int_equal(clicks_of(rig, "On"), 1);
    assert_int_equal(clicks_of(rig, "Off"), 0);
    assert_int_equal(clicks_of(rig, "On"), 1);
}

/* The ids of what takes keys only are those of no choice, here and at Home. */
TEST_CASE(test_a_field_is_no_choice)
{
    static const int ids[] = {SETTINGS_ID_VOLUME, SETTINGS_ID_NAME, SETTINGS_ID_PATH};
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    struct settings before = rig->game->settings;
    struct stage *stage = &rig->game->stage;
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        stage->classes[SCREEN_SETTINGS]->press(rig_settings(rig), rig->game, ids[i]);
    }
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        stage->classes[SCREEN_TERMS]->press(stage_state(stage, SCREEN_TERMS), rig->game,
                                            ID_NAME + i);
    }
    assert_memory_equal(&before, &rig->game->settings, sizeof before);
}

/* --- the shipped sets of words --- */

static bool is_kept_as(struct rig *rig, enum setting setting, const char *text)
{
    char kept[SETTING_TEXT_MAX];
    return store_get_setting(rig->store, setting_key(setting), kept, sizeof kept) == STATUS_OK &&
           strcmp(kept, text) == 0;
}

static bool counts_in(const struct rig *rig, enum round_kind kind, const char *word)
{
    return lexicon_contains(session_lexicon(&rig->game->session, kind), word, strlen(word));
}

static bool counts_now(const struct rig *rig, const char *word)
{
    return lexicon_contains(round_lexicon(rig->game->session.round), word, strlen(word));
}

/* They hold in the player's rounds alone, and what he adds counts all the same. */
TEST_CASE(test_without_offensive_words)
{
    struct rig *rig = rig_new_stored(NULL);
    assert_true(rig_add_word(rig, "slates", 35, true));
    rig_open_settings(rig);
    assert_true(counts_in(rig, ROUND_KIND_PLAIN, "slates"));
    rig_click_text(rig, "Without offensive words");
    assert_true(is_kept_as(rig, SETTING_CLEAN, "on"));
    assert_false(counts_in(rig, ROUND_KIND_PLAIN, "slates"));
    assert_true(counts_in(rig, ROUND_KIND_PLAIN, "late"));
    assert_true(counts_in(rig, ROUND_KIND_DAILY, "slates"));
    assert_true(counts_in(rig, ROUND_KIND_CODE, "slates"));
    assert_true(counts_in(rig, ROUND_KIND_CHALLENGE, "slates"));
    assert_int_equal(my_words_left_out(rig->game, "slates"), LEFT_OUT_OFFENSIVE);
    assert_int_equal(my_words_left_out(rig->game, "late"), LEFT_OUT_NOT);
    assert_false(my_words_counts(rig->game, "slates"));
    assert_true(my_words_say(rig->game, "slates", true));
    assert_int_equal(my_words_kind(rig->game, "slates"), OWN_WORD_ADDED);
    assert_true(counts_in(rig, ROUND_KIND_PLAIN, "slates"));
    assert_true(my_words_forget(rig->game, "slates"));
    rig_click_text(rig, "Without offensive words");
    assert_true(is_kept_as(rig, SETTING_CLEAN, "off"));
    assert_true(counts_in(rig, ROUND_KIND_PLAIN, "slates"));
}

/* Other terms hold meanwhile, and the player's own ones come back. */
TEST_CASE(test_for_children)
{
    struct rig *rig = rig_new_stored(NULL);
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    assert_true(rig_add_word(rig, "slates", 60, false));
    rig_open_settings(rig);
    struct match before = rig->game->session.next;
    rig_click_text(rig, "For children");
    const struct match *match = &rig->game->session.next;
    assert_int_equal(match->size, 3);
    assert_int_equal(match->level, RIVAL_NOVICE);
    assert_int_equal(match->time_ms, 0);
    assert_memory_equal(&rig->game->settings.match, &before, sizeof before);
    assert_false(counts_in(rig, ROUND_KIND_PLAIN, "slates"));
    assert_int_equal(my_words_left_out(rig->game, "slates"), LEFT_OUT_UNCOMMON);
    assert_int_equal(preferences_list(rig->game, SETTING_SIZE, choices, &chosen), 2);
    assert_int_equal(chosen, 0);
    assert_int_equal(choices[1].value, 4);
    assert_int_equal(preferences_list(rig->game, SETTING_LEVEL, choices, &chosen), 1);
    assert_int_equal(preferences_list(rig->game, SETTING_TIME, choices, &chosen), 1);
    assert_int_equal(choices[0].value, 0);

    /* A press on what there is only one of changes nothing. */
    assert_true(preferences_press(rig->game, SETTING_ID(SETTING_LEVEL, 0)));
    assert_true(preferences_press(rig->game, SETTING_ID(SETTING_TIME, 0)));
    assert_memory_equal(&rig->game->settings.match, &before, sizeof before);

    /* The larger board is kept with the terms. */
    rig_key(rig, KEY_ESCAPE);
    open_terms(rig);
    rig_click_text(rig, "4 × 4");
    rig_click_text(rig, "Cancel");
    assert_int_equal(match->size, 3);
    open_terms(rig);
    rig_click_text(rig, "4 × 4");
    rig_click_text(rig, "Play");
    assert_true(is_kept_as(rig, SETTING_CHILDREN_SIZE, "4"));
    assert_int_equal(board_cell_count(&rig->game->session.board), 16);

    /* The round goes on as it began; the next one has the old terms. */
    preferences_set_words(rig->game, SETTING_CHILDREN, false);
    assert_memory_equal(match, &before, sizeof before);
    assert_int_equal(rig->game->session.match.level, RIVAL_NOVICE);
    assert_int_equal(rig->game->session.match.time_ms, 0);
    assert_false(counts_now(rig, "slates"));
    assert_true(counts_in(rig, ROUND_KIND_PLAIN, "slates"));
    game_give_up(rig->game);
}

/* A round keeps the sets with which it began, whatever is switched meanwhile; own words are
 * followed in it. */
TEST_CASE(test_a_round_keeps_its_sets)
{
    for (int i = 0; i < 4; i++) {
        struct rig *rig = rig_new_stored(NULL);
        bool has_set = i % 2 == 1;
        assert_true(rig_add_word(rig, "slates", 60, true));
        rig_open_settings(rig);
        preferences_set_words(rig->game, i < 2 ? SETTING_CLEAN : SETTING_CHILDREN, has_set);
        game_deal(rig->game);
        rig_advance(rig, 2000);
        assert_int_equal(counts_now(rig, "slates"), !has_set);
        for (int j = 0; j < 4; j++) {
            enum setting setting = j % 2 == 0 ? SETTING_CHILDREN : SETTING_CLEAN;
            preferences_set_words(rig->game, setting,
                                  !setting_value(&rig->game->settings, setting));
            assert_int_equal(counts_now(rig, "slates"), !has_set);
            assert_int_equal(my_words_counts(rig->game, "slates"), !has_set);
            assert_true(my_words_say(rig->game, "late", j % 2 == 1));
            assert_int_equal(counts_now(rig, "late"), j % 2 == 1);
        }
        /* What is left and resumed is the same round. */
        preferences_set_words(rig->game, i < 2 ? SETTING_CLEAN : SETTING_CHILDREN, !has_set);
        assert_true(game_leave(rig->game));
        assert_int_equal(counts_in(rig, ROUND_KIND_PLAIN, "slates"), has_set);
        game_continue(rig->game);
        assert_int_equal(counts_now(rig, "slates"), !has_set);
        assert_true(my_words_say(rig->game, "slates", has_set));
        assert_int_equal(counts_now(rig, "slates"), has_set);
        game_give_up(rig->game);
        rig_free(rig);
    }
}

/* Nine of the sixteen dice, so that the board has neither a code nor a level. */
TEST_CASE(test_a_board_of_nine_dice)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_open_settings(rig);
    preferences_set_words(rig->game, SETTING_CHILDREN, true);
    struct session *session = &rig->game->session;
    for (int i = 0; i < 20; i++) {
        assert_ok(session_shake(session, &session->next, &session->board, session->code));
        assert_int_equal(board_cell_count(&session->board), 9);
        assert_int_equal(session->board.rows, 3);
        assert_string_equal(session->code, "");
        assert_int_equal(session_level(session), RICHNESS_LEVEL_NONE);
    }
    session->dice[0] = NULL;
    assert_int_equal(session_shake(session, &session->next, &session->board, session->code),
                     STATUS_MISSING);
}
