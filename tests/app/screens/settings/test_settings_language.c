/* SPDX-License-Identifier: MIT */
/*
 * The language of the window: the player's choice, the system's, and which ones exist.
 */
#include "rig_test.h"
#include "settings_screen.h"
#include "test.h"
#include "translation.h"

/* --- the language --- */

static const char *const codes[] = {"de", "fr", "pt_BR"};
enum { LANGUAGES = sizeof codes / sizeof codes[0] };

static struct {
    struct app_language list[LANGUAGES];
    void *bytes[LANGUAGES];
} speeches;

/* Gives a rig three languages that translate "Sound" as their code. */
static void add_languages(struct rig *rig)
{
    for (int i = 0; i < LANGUAGES; i++) {
        size_t size;
        char name[16];
        (void)snprintf(name, sizeof name, "in %s", codes[i]);
        const struct translated texts[] = {
            {.text = "Sound", .forms = {codes[i]}},
            {.context = "this language, as its speakers call it",
             .text = "English",
             .forms = {name}},
        };
        speeches.bytes[i] = translation_make(texts, 2, NULL, &size);
        (void)snprintf(speeches.list[i].code, APP_LANGUAGE_MAX, "%s", codes[i]);
        assert_ok(catalogue_open(&speeches.list[i].catalogue, speeches.bytes[i], size));
    }
    rig->config.languages = speeches.list;
    rig->config.language_count = LANGUAGES;
}

static int free_languages(void **state)
{
    rig_free_all(state); /* they speak these languages until then */
    tr_use(NULL);
    for (int i = 0; i < LANGUAGES; i++) {
        free(speeches.bytes[i]);
        speeches.bytes[i] = NULL;
    }
    return 0;
}
#undef TEST_TEAR_DOWN
#define TEST_TEAR_DOWN free_languages

/* Opens the list of a button and clicks a choice in it. */
static void choose(struct rig *rig, int button, const char *choice)
{
    struct rect rect = rig_hot(rig, button);
    rig_click(rig, rect.x + 4, rect.y + 4);
    rig_click_text(rig, choice);
}

TEST_CASE(test_language)
{
    struct rig *rig = rig_new_stored(NULL);
    int x, y;
    add_languages(rig);
    rig_open_settings(rig);
    assert_true(rig_shows(rig, "Sound"));
    choose(rig, SETTINGS_ID_LANGUAGE, "in fr");
    rig_expect_setting(rig, "language", "fr");
    rig_draw(rig);
    assert_true(rig_find_text(rig, "fr", &x, &y));
    assert_false(rig_find_text(rig, "Sound", &x, &y));
    choose(rig, SETTINGS_ID_LANGUAGE, "in pt_BR");
    rig_expect_setting(rig, "language", "pt_BR");
    assert_ok(rig_restart(rig));
    assert_string_equal(tr("Sound"), "pt_BR");
    stage_go(&rig->game->stage, SCREEN_SETTINGS, NULL);
    rig_draw(rig);
    choose(rig, SETTINGS_ID_LANGUAGE, "English");
    rig_expect_setting(rig, "language", "en");
    assert_string_equal(tr("Sound"), "Sound");
    choose(rig, SETTINGS_ID_LANGUAGE, "Same as system");
    rig_expect_setting(rig, "language", "");
}

/* In a browser, the languages may come after the start: the window then takes the one that is set,
 * or the system's. */
TEST_CASE(test_languages_come_later)
{
    struct rig *rig = rig_new_stored(NULL);
    int x, y;
    add_languages(rig);
    rig->config.language_count = 0;
    rig->config.system_languages = "fr_CA:en";
    rig_open_settings(rig);
    assert_true(rig_shows(rig, "Sound"));
    app_set_languages(rig->app, speeches.list, LANGUAGES);
    rig_draw(rig);
    assert_true(rig_find_text(rig, "fr", &x, &y));
    assert_false(rig_find_text(rig, "Sound", &x, &y));
    choose(rig, SETTINGS_ID_LANGUAGE, "in pt_BR");
    rig->config.language_count = 0;
    assert_ok(rig_restart(rig));
    app_set_languages(rig->app, speeches.list, LANGUAGES);
    assert_string_equal(tr("Sound"), "pt_BR");
}

static int focus_of(const struct rig *rig)
{
    return rig->game->stage.ui.focus;
}

/* The list stands in the order of names, after the system's: English, in de, in fr, in pt_BR. */
TEST_CASE(test_keys_move_in_the_list)
{
    enum { SYSTEM = SETTING_ID(SETTING_LANGUAGE, 0), ENGLISH, DE, FR, PT };
    struct rig *rig = rig_new_stored(NULL);
    add_languages(rig);
    rig_open_settings(rig);
    rig_key(rig, KEY_TAB);
    rig_key(rig, KEY_TAB);
    assert_int_equal(focus_of(rig), SETTINGS_ID_LANGUAGE);
    rig_key(rig, KEY_ENTER);
    assert_int_equal(focus_of(rig), SYSTEM);
    rig_key(rig, KEY_UP); /* there is nothing above */
    assert_int_equal(focus_of(rig), SYSTEM);
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_DOWN);
    assert_int_equal(focus_of(rig), DE);
    rig_type(rig, "i");
    assert_int_equal(focus_of(rig), FR);
    rig_type(rig, "II");
    assert_int_equal(focus_of(rig), DE); /* around */
    rig_type(rig, "s");
    assert_int_equal(focus_of(rig), SYSTEM);
    rig_type(rig, "x");
    rig_key(rig, KEY_TAB); /* everything else waits */
    assert_int_equal(focus_of(rig), SETTINGS_ID_LANGUAGE);
    rig_key(rig, KEY_TAB);
    rig_key(rig, KEY_LEFT);
    assert_int_equal(focus_of(rig), SYSTEM);
    rig_key(rig, KEY_END);
    assert_int_equal(focus_of(rig), PT);
    rig_key(rig, KEY_ESCAPE);
    assert_int_equal(focus_of(rig), SETTINGS_ID_LANGUAGE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SETTINGS));
    rig_expect_setting(rig, "language", NULL);
    rig_key(rig, KEY_SPACE);
    rig_key(rig, KEY_PAGE_DOWN);
    rig_key(rig, KEY_UP);
    rig_key(rig, KEY_ENTER);
    rig_expect_setting(rig, "language", "fr");
    assert_int_equal(focus_of(rig), SETTINGS_ID_LANGUAGE);
    rig_key(rig, KEY_ENTER);
    assert_int_equal(focus_of(rig), FR); /* begins at the present one */
}

static void press_pad(struct rig *rig, enum pad button)
{
    rig_pad(rig, button, true);
    rig_pad(rig, button, false);
}

TEST_CASE(test_a_controller_chooses)
{
    struct rig *rig = rig_new_stored(NULL);
    add_languages(rig);
    rig_open_settings(rig);
    press_pad(rig, PAD_SHOULDER_RIGHT);
    press_pad(rig, PAD_SHOULDER_RIGHT);
    press_pad(rig, PAD_A);
    rig_pad_move(rig, 0, 1);
    rig_pad_move(rig, 0, 1);
    press_pad(rig, PAD_B);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SETTINGS));
    rig_expect_setting(rig, "language", NULL);
    press_pad(rig, PAD_A);
    rig_pad_move(rig, 0, 1);
    rig_pad_move(rig, 0, 1);
    press_pad(rig, PAD_A);
    rig_expect_setting(rig, "language", "de");
}

/* A list that a click opened has no focus ring, and takes keys all the same. */
TEST_CASE(test_a_press_elsewhere_only_closes)
{
    struct rig *rig = rig_new_stored(NULL);
    add_languages(rig);
    rig_open_settings(rig);
    struct rect button = rig_hot(rig, SETTINGS_ID_LANGUAGE);
    struct rect light = rig_hot(rig, SETTING_ID(SETTING_THEME, THEME_LIGHT));
    struct rect choose = rig_hot(rig, SETTINGS_ID_CHOOSE);
    rig_click(rig, button.x + 4, button.y + 4);
    struct rect row = rig_hot(rig, SETTING_ID(SETTING_LANGUAGE, 1));
    assert_null(ui_hot_of(&rig->game->stage.ui, SETTINGS_ID_CHOOSE));
    rig_click(rig, light.x + 4, light.y + 4);
    assert_ptr_equal(rig->game->stage.theme, theme_get(THEME_DARK));
    struct rect after = rig_hot(rig, SETTINGS_ID_CHOOSE);
    assert_memory_equal(&after, &choose, sizeof after); /* nothing has moved */
    rig_click(rig, button.x + 4, button.y + 4);
    rig_click(rig, button.x + 4, button.y + 4); /* closes it, too */
    (void)rig_hot(rig, SETTINGS_ID_CHOOSE);

    rig_click(rig, button.x + 4, button.y + 4);
    rig_move(rig, row.x + 4, row.y + 4, false);
    assert_int_equal(focus_of(rig), HOT_NONE);
    rig_key(rig, KEY_ENTER); /* the row under the pointer */
    rig_expect_setting(rig, "language", "en");
    rig_click(rig, button.x + 4, button.y + 4);
    rig_key(rig, KEY_F1);
    rig_key(rig, KEY_ESCAPE);
    (void)rig_hot(rig, SETTINGS_ID_CHOOSE); /* closed below it */
}

/* The window's language may be that of words and dice, too. */
TEST_CASE(test_the_offer_to_play_in_it)
{
    static const struct app_played played[] = {{"en", "English"}, {"fr", "Français"}};
    static const char *const offer = "Play in this language too?";
    struct rig *rig = rig_new_stored(NULL);
    struct app_request request;
    add_languages(rig);
    rig->config.played_languages = played;
    rig->config.played_count = 2;
    rig_open_settings(rig);
    choose(rig, SETTINGS_ID_LANGUAGE, "in de"); /* nobody can play in it */
    assert_false(rig_shows(rig, offer));
    choose(rig, SETTINGS_ID_LANGUAGE, "English"); /* is played */
    assert_false(rig_shows(rig, offer));
    choose(rig, SETTINGS_ID_LANGUAGE, "in fr");
    assert_true(rig_shows(rig, offer));
    struct rect no = rig_hot(rig, SETTINGS_ID_REFUSED);
    for (int i = 0; i < rig->game->stage.ui.hot_count; i++) { /* it covers nothing */
        const struct hot *hot = &rig->game->stage.ui.hots[i];
        bool is_offer = hot->id == SETTINGS_ID_OFFERED || hot->id == SETTINGS_ID_REFUSED;
        bool is_beside = hot->rect.x >= no.x + no.w; /* in the other column */
        assert_true(is_offer || is_beside || hot->rect.y + hot->rect.h + 16 <= no.y);
    }
    rig_click(rig, no.x + 4, no.y + 4);
    assert_false(rig_shows(rig, offer));
    assert_false(app_next_request(rig->app, &request));

    choose(rig, SETTINGS_ID_LANGUAGE, "in fr");
    app_advance(rig->app, 14000);
    assert_true(rig_shows(rig, offer));
    assert_int_in_range(app_wait_ms(rig->app), 1, 1000);
    app_advance(rig->app, 2000); /* it goes away */
    assert_false(rig_shows(rig, offer));

    choose(rig, SETTINGS_ID_LANGUAGE, "in fr");
    rig_key(rig, KEY_TAB); /* to Back, and around to the end */
    for (int i = 0; i < 2; i++) {
        struct input back = {.kind = INPUT_KEY, .key = KEY_TAB, .shift = true};
        app_input(rig->app, &back);
    }
    assert_int_equal(focus_of(rig), SETTINGS_ID_OFFERED);
    rig_key(rig, KEY_ENTER);
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_LANGUAGE);
    assert_string_equal(request.text, "fr");
    assert_false(rig_shows(rig, offer));
    assert_int_equal(focus_of(rig), SETTINGS_ID_LANGUAGE); /* where it came from */
}

/* It has its own scroll bar in a low window, and stays inside. */
TEST_CASE(test_the_list_scrolls_in_a_low_window)
{
    static struct app_played played[20];
    struct rig *rig = rig_new_stored(NULL);
    for (int i = 0; i < 20; i++) {
        (void)snprintf(played[i].code, sizeof played[i].code, "%c%c", 'a' + i, 'z');
        (void)snprintf(played[i].name, sizeof played[i].name, "%c language", 'T' - i);
    }
    rig->config.played_languages = played;
    rig->config.played_count = 20;
    rig->config.width = 720;
    rig->config.height = 520;
    rig_open_settings(rig);
    struct rect button = rig_hot(rig, SETTINGS_ID_PLAYED);
    rig_click(rig, button.x + 4, button.y + 4);
    rig_key(rig, KEY_END);
    struct rect last = rig_hot(rig, SETTING_ID(SETTING_PLAYED, 19));
    assert_true(last.h > 0 && last.y + last.h <= layout_foot(&rig->game->stage.layout).y);
    assert_true(rig_shows(rig, "T language"));
    assert_false(rig_shows(rig, "A language"));
    rig_wheel(rig, 100000);
    assert_true(rig_shows(rig, "A language"));
    rig_key(rig, KEY_HOME);
    rig_key(rig, KEY_ENTER);
    struct app_request request;
    assert_true(app_next_request(rig->app, &request));
    assert_string_equal(request.text, "tz"); /* in the order of names, not of codes */
}

/* The system's languages, the stored setting, and the resulting text for "Sound". */
TEST_CASE(test_system_languages)
{
    static const struct {
        const char *wanted, *kept, *spoken;
    } cases[] = {
        {NULL, "", "Sound"},         {"", "", "Sound"},         {"de", "", "de"},
        {"de_AT", "", "de"},         {"de_AT.UTF-8", "", "de"}, {"en:de", "", "Sound"},
        {"en_GB:de", "", "Sound"},   {"sv:fr:de", "", "fr"},    {"sv", "", "Sound"},
        {"pt", "", "Sound"},         {"pt_BR:de", "", "pt_BR"}, {"pt_PT:de", "", "de"},
        {"d:deu:ende", "", "Sound"}, {":::fr", "", "fr"},       {"de", "fr", "fr"},
        {"de", "en", "Sound"},       {"de", "sv", "de"}, /* sv does not exist any more */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct rig *rig = rig_new_stored(NULL);
        add_languages(rig);
        rig->config.system_languages = cases[i].wanted;
        if (cases[i].kept[0]) {
            assert_ok(store_set_setting(rig->store, "language", cases[i].kept));
        }
        assert_ok(rig_open(rig));
        assert_string_equal(tr("Sound"), cases[i].spoken);
        (void)free_languages(NULL);
    }
}

/* Without translations there is no choice. */
TEST_CASE(test_no_language)
{
    struct rig *rig = rig_new_stored(NULL);
    int x, y;
    rig_open_settings(rig);
    assert_false(rig_find_text(rig, "Language", &x, &y));
}
