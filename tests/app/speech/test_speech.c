/* SPDX-License-Identifier: MIT */
/*
 * The game by ear: at every moment, in every language of po/, each control has a name, and neither
 * that nor anything else that is said is empty or too long.
 */
#include "control.h"
#include "custom.h"
#include "english.h"
#include "moments.h"
#include "seed.h"
#include "speech.h"
#include "test.h"
#include "tr.h"
#include "translation.h"

#include "trounce/utf8.h"

#include <dirent.h>

#define LANGUAGES_MAX 32

static struct app_language languages[LANGUAGES_MAX];
static void *bytes_of[LANGUAGES_MAX];
static int language_count;
static int fault_count;

static int open_languages(void **state)
{
    DIR *directory = opendir(TROUNCE_SOURCE_DIR "/po");
    (void)state;
    assert_non_null(directory);
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        const char *dot = strrchr(entry->d_name, '.');
        if (dot && strcmp(dot, ".po") == 0) {
            char path[400];
            size_t size;
            struct app_language *language = &languages[language_count];
            (void)snprintf(path, sizeof path, TROUNCE_SOURCE_DIR "/po/%.100s", entry->d_name);
            (void)snprintf(language->code, sizeof language->code, "%.*s",
                           (int)(dot - entry->d_name), entry->d_name);
            bytes_of[language_count] = translation_make_marked(path, false, &size);
            assert_non_null(bytes_of[language_count]);
            assert_ok(catalogue_open(&language->catalogue, bytes_of[language_count], size));
            language_count++;
        }
    }
    return closedir(directory);
}

static int close_languages(void **state)
{
    (void)state;
    for (int i = 0; i < language_count; i++) {
        free(bytes_of[i]);
    }
    return 0;
}

/* Returns the letters of a text, without the marks of translations. */
static int letters_of(const char *text)
{
    int count = 0;
    while (*text) {
        size_t mark = translation_skip(text);
        count += mark == 0;
        text += mark > 0 ? mark : (size_t)utf8_length(text);
    }
    return count;
}

static void check_text(const char *text, const char *moment, const char *code, int id)
{
    int letters = letters_of(text);
    if (letters == 0 || letters > SPEECH_LETTERS_MAX) {
        fault_count++;
        print_error("%s, %s: %d says \"%s\"\n", moment, code, id, text);
    }
}

/* Checks what waits to be said, and returns whether there was anything. */
static bool check_sentences(struct rig *rig, const char *moment, const char *code)
{
    struct sentence sentence;
    int count = 0;
    while (app_next_sentence(rig->app, &sentence)) {
        count += sentence.text[0] != '\0';
        if (!sentence.silences || *sentence.text) {
            check_text(sentence.text, moment, code, 0);
        }
    }
    return count > 0;
}

/* Checks what is said of each control, of the whole screen, and by the keys that only speak. */
static void check(struct rig *rig, const char *moment, const char *code)
{
    const struct stage *stage = &rig->game->stage;
    aloud_read(&rig->game->aloud);
    rig_draw(rig);
    struct drawn drawn = {.ui = &stage->ui,
                          .list = &rig->list,
                          .page_at = stage_page_at(stage),
                          .arena = stage->ui.arena};
    for (int i = 0; i < stage->ui.hot_count; i++) {
        const struct hot *hot = &stage->ui.hots[i];
        check_text(control_name(&drawn, hot), moment, code, hot->id);
        check_text(control_sentence(&drawn, hot), moment, code, hot->id);
    }
    if (!check_sentences(rig, moment, code)) {
        fault_count++;
        print_error("%s, %s: nothing is said\n", moment, code);
    }
    for (enum key key = KEY_F2; key <= KEY_F8; key++) {
        rig_key(rig, key);
        (void)check_sentences(rig, moment, code);
    }
}

static void check_moment(const struct moment *moment)
{
    struct rig *rig = moment_stage(moment);
    rig->config.languages = languages;
    rig->config.language_count = language_count;
    rig->config.system_languages = "en";
    rig->config.speech = true;
    moment_go(moment, rig);
    check(rig, moment->name, "en");
    for (int i = (int)tests_first(); i < language_count; i += tests_stride()) {
        preferences_set_language(rig->game, languages[i].code);
        stage_notify(&rig->game->stage, NEWS_SHOWN);
        check(rig, moment->name, languages[i].code);
    }
    tr_use(NULL);
    rig_free(rig);
}

TEST_CASE_WITH(test_every_control_has_a_name, open_languages, close_languages)
{
    (void)state;
    assert_int_equal(language_count, 8);
    for (size_t i = 0; moment_lists[i]; i++) {
        for (const struct moment *moment = moment_lists[i]; moment->name; moment++) {
            if (tests_try_next()) {
                check_moment(moment);
            }
        }
    }
    assert_int_equal(fault_count, 0);
}

/* --- the list for a screen reader --- */

struct heard {
    char texts[8192];
    struct control die; /* the one at row 2, column 1 */
    struct control menu;
    int dice, focused;
};

static void hear(void *context, const struct control *control)
{
    struct heard *heard = context;
    size_t length = strlen(heard->texts);
    (void)snprintf(heard->texts + length, sizeof heard->texts - length, "%s|%s\n", control->name,
                   control->value);
    heard->dice += control->hot && control->hot->role == ROLE_DIE;
    heard->focused += control->has_focus;
    if (strcmp(control->value, "row 2, column 1") == 0) {
        heard->die = *control;
    }
    if (strcmp(control->name, "Menu") == 0) {
        heard->menu = *control;
    }
}

static void list_again(struct rig *rig, struct heard *heard)
{
    memset(heard, 0, sizeof *heard);
    rig_draw(rig);
    app_list(rig->app, &rig->list, hear, heard);
}

static void press_listed(struct rig *rig, const struct control *control)
{
    const struct rect *rect = &control->rect;
    app_press_listed(rig->app, control->hot->id, rect->x + rect->w / 2, rect->y + rect->h / 2);
}

TEST_CASE(test_list_has_dice_and_presses_them)
{
    struct rig *rig = rig_new_with_words("perslatgsineters");
    struct heard heard;
    struct sentence sentence;
    (void)state;
    rig->config.lists = true;
    rig_begin(rig);
    list_again(rig, &heard);
    assert_int_equal(heard.dice, 16);
    assert_int_equal(heard.focused, 0);
    assert_non_null(strstr(heard.texts, "L|row 2, column 1\n"));
    assert_non_null(strstr(heard.texts, "0 words|\n")); /* each text by itself */
    press_listed(rig, &heard.die);
    bool is_said = false;
    while (app_next_sentence(rig->app, &sentence)) {
        is_said = is_said || strcmp(sentence.text, "L") == 0;
    }
    assert_true(is_said);
    app_focus_listed(rig->app, heard.menu.hot->id);
    list_again(rig, &heard);
    assert_int_equal(heard.focused, 1);
    assert_true(heard.menu.has_focus);
    while (app_next_sentence(rig->app, &sentence)) {
        assert_string_not_equal(sentence.text, "Menu, button"); /* a screen reader says that */
    }
    press_listed(rig, &heard.menu);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PAUSE));
    rig_free(rig);
}

static void hear_slider(void *context, const struct control *control)
{
    if (control->hot && control->hot->role == ROLE_SLIDER) {
        *(struct control *)context = *control;
    }
}

/* A screen reader moves a slider by a press on its half. */
TEST_CASE(test_list_has_a_slider_that_moves)
{
    struct rig *rig = rig_new();
    struct control slider = {.hot = NULL};
    (void)state;
    rig->config.lists = true;
    rig_begin(rig);
    stage_go(&rig->game->stage, SCREEN_SETTINGS, NULL);
    rig_draw(rig);
    app_list(rig->app, &rig->list, hear_slider, &slider);
    assert_non_null(slider.hot);
    int volume = rig->game->settings.volume;
    const struct rect *rect = &slider.rect;
    app_press_listed(rig->app, slider.hot->id, rect->x + rect->w / 4, rect->y + rect->h / 2);
    assert_int_equal(rig->game->settings.volume, volume - 5);
    app_press_listed(rig->app, slider.hot->id, rect->x + rect->w * 3 / 4, rect->y + rect->h / 2);
    assert_int_equal(rig->game->settings.volume, volume);
    rig_free(rig);
}

/* --- the queue --- */

static const char *next_of(struct speech *speech)
{
    struct sentence sentence;
    return speech_next(speech, &sentence) ? sentence.text : NULL;
}

TEST_CASE(test_nothing_is_kept_while_speech_is_off)
{
    struct speech speech = {.on = false};
    speech_say(&speech, "Rotate, button");
    assert_null(speech.texts);
    assert_null(next_of(&speech));
}

TEST_CASE(test_a_sentence_is_said_once)
{
    struct speech speech = {.on = true};
    speech_say(&speech, "Rotate, button");
    speech_say(&speech, "");
    speech_say(&speech, "Rotate, button");
    speech_say(&speech, "Turns · 4 × 4");
    assert_string_equal(next_of(&speech), "Rotate, button");
    assert_string_equal(next_of(&speech), "Turns, 4 × 4");
    assert_null(next_of(&speech));
    speech_say(&speech, "Rotate, button");
    speech_read(&speech, "Rotate, button");
    assert_string_equal(next_of(&speech), "Rotate, button");
    assert_string_equal(next_of(&speech), "Rotate, button");
    speech_deinit(&speech);
}

TEST_CASE(test_a_new_key_silences_the_old)
{
    struct speech speech = {.on = true};
    struct sentence sentence;
    speech_say(&speech, "Rotate, button");
    speech_cancel(&speech);
    assert_true(speech_next(&speech, &sentence));
    assert_true(sentence.silences && !*sentence.text);
    assert_false(speech_next(&speech, &sentence));
    speech_cancel(&speech);
    speech_say(&speech, "Pause, button");
    speech_say(&speech, "Ctrl+P");
    assert_true(speech_next(&speech, &sentence) && sentence.silences);
    assert_true(speech_next(&speech, &sentence) && !sentence.silences);
    speech_switch(&speech, false);
    assert_true(speech_next(&speech, &sentence) && sentence.silences);
    assert_null(speech.texts);
}

/* Long texts are divided after a sentence, else after a comma, else after a word, and letters of
 * several bytes are whole. */
TEST_CASE(test_long_texts_are_divided)
{
    static const char *const words[] = {"Wörter. ", "Wörter, ", "Wörter ", "Wörter"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        struct speech speech = {.on = true};
        char text[1000] = "";
        int letters = 0;
        for (int k = 0; k < 60; k++) {
            text_append(text, sizeof text, "%s", words[i]);
        }
        for (const char *part; (part = next_of(&speech)) || letters == 0;) {
            if (!part) {
                speech_say(&speech, text);
                letters = -1;
                continue;
            }
            assert_int_in_range(letters_of(part), 1, SPEECH_LETTERS_MAX);
            assert_true(i == 3 || part[strlen(part) - 1] == words[i][strlen("Wörter")] ||
                        part[strlen(part) - 1] == 'r');
        }
        speech_deinit(&speech);
    }
}

/* Checks that of each pair the first text is said as the second. */
static void expect_said(const char *const texts[][2], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct speech speech = {.on = true};
        speech_say(&speech, texts[i][0]);
        assert_string_equal(next_of(&speech), texts[i][1]);
        speech_deinit(&speech);
    }
}

/* Clocks are said as times; the time of a day, and other figures, as they are. */
TEST_CASE(test_clocks_are_said_as_times)
{
    static const char *const texts[][2] = {
        {"0:10", "10 seconds"},
        {"Turns · 3:00 · 1:01 left", "Turns, 3 minutes, 1 minute, 1 second left"},
        {"75:00", "75 minutes"},
        {"today,\u00a014:05", "today,\u00a014:05"},
        {"1:2, 1:234, 1:02:03 and :", "1:2, 1:234, 1:02:03 and :"},
    };
    (void)state;
    expect_said(texts, sizeof texts / sizeof texts[0]);
}

/* Words in capitals are said as words, which voices would spell in part; codes and figures stay. */
TEST_CASE(test_capitals_are_said_as_words)
{
    static const char *const texts[][2] = {
        {"WHAT IT MEANS", "what it means"},
        {"US, 1 point", "us, 1 point"},
        {"THE COMPUTER’S TURN", "the computer’s turn"},
        {"ÜBER ŁÓDŹ, ΩΣ ЁЖ", "über łódź, ωσ ёж"},
        {"T, row 2, column 3", "T, row 2, column 3"},
        {"Draw L-A-T: LATER!", "Draw L-A-T: later!"},
        {"Board NHFRW-CNA6B, F9, Novice III", "Board NHFRW-CNA6B, F9, Novice III"},
        {"Qu, A, I", "Qu, A, I"},
    };
    (void)state;
    expect_said(texts, sizeof texts / sizeof texts[0]);
}

/* --- moments --- */

static int count_sentences(struct rig *rig)
{
    struct sentence sentence;
    int count = 0;
    while (app_next_sentence(rig->app, &sentence)) {
        count += *sentence.text != '\0';
    }
    return count;
}

/* With a list open, F9 reads its rows and nothing below. */
TEST_CASE(test_only_an_open_list_is_read)
{
    struct rig *rig = rig_new();
    (void)state;
    rig->config.speech = true;
    rig_begin(rig);
    stage_go(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_draw(rig);
    rig_press_id(rig, CUSTOM_ID_MORE);
    rig_draw(rig);
    (void)count_sentences(rig);
    const struct custom_screen *custom = stage_state(&rig->game->stage, SCREEN_CUSTOM);
    rig_key(rig, KEY_F9);
    rig_draw(rig);
    assert_int_equal(count_sentences(rig), custom->more.list.count);
    rig_free(rig);
}

/* --- names --- */

TEST_CASE(test_long_names_are_cut_after_a_word)
{
    struct rig *rig = rig_new();
    rig_begin(rig);
    struct drawn drawn = {
        .ui = &rig->game->stage.ui, .list = &rig->list, .arena = rig->game->stage.ui.arena};
    struct hot hot = {.name = "Žalica Žalica Žalica Žalica Žalica Žalica Žalica Žalica Žalica "
                              "Žalica Žalica Žalica Žalica Žalica Žalica"};
    assert_string_equal(control_name(&drawn, &hot),
                        "Žalica Žalica Žalica Žalica Žalica Žalica Žalica Žalica Žalica Žalica "
                        "Žalica Žalica Žalica Žalica…");
    rig_free(rig);
}

/* --- what costs nothing --- */

TEST_CASE(test_hot_areas_have_no_texts_while_speech_is_off)
{
    struct rig *rig = rig_new();
    rig_begin(rig);
    rig_draw(rig);
    const struct ui *ui = &rig->game->stage.ui;
    assert_true(ui->hot_count > 0);
    for (int i = 0; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        assert_true(!hot->name && !hot->value && !hot->group && !hot->tip);
    }
    assert_null(rig->game->output.speech.texts);
    rig_free(rig);
}

/* --- the switch --- */

TEST_CASE(test_the_switch_is_kept_and_says_why_there_is_no_voice)
{
    char code[APP_LANGUAGE_MAX];
    struct rig *rig = rig_new();
    rig_begin(rig);
    rig_ctrl(rig, 's');
    assert_false(app_speaks(rig->app, code));
    rig_ctrl_alt(rig, 's');
    assert_true(app_speaks(rig->app, code));
    assert_string_equal(code, "en");
    rig_expect_setting(rig, "speech", "on");
    app_report_no_voice(rig->app, PLAIN("no voice was found"));
    assert_false(app_speaks(rig->app, code));
    assert_true(rig_shows(rig, "Speech is off: no voice was found."));
    rig_free(rig);
}

/* A screen reader switches speech on, unless the player has ever chosen. */
TEST_CASE(test_a_screen_reader_brings_speech)
{
    char code[APP_LANGUAGE_MAX];
    struct rig *rig = rig_new();
    rig_begin(rig);
    assert_true(app_may_speak(rig->app));
    app_report_reader(rig->app);
    assert_true(app_speaks(rig->app, code));
    assert_false(app_may_speak(rig->app));
    rig_ctrl_alt(rig, 's');
    assert_false(app_speaks(rig->app, code) || app_may_speak(rig->app));
    rig_free(rig);
}
