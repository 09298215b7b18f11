/* SPDX-License-Identifier: MIT */
/*
 * The language of the window: the player's choice, the system's, and which ones exist. Leaves all
 * other settings to test_screen_settings.c.
 */
#include "phrase.h"
#include "rig_test.h"
#include "settings_screen.h"
#include "translation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Returns a rig with words and a store in memory. */
static struct rig *new_rig(void)
{
    struct rig *rig = rig_new_with_words(NULL);
    assert_int_equal(rig_open_store(rig, NULL), STATUS_OK);
    return rig;
}

static void open_settings(struct rig *rig)
{
    assert_int_equal(rig_open(rig), STATUS_OK);
    stage_go(&rig->desk->stage, SCREEN_SETTINGS, NULL);
    rig_draw(rig);
}

/* --- the language --- */

static const char *const codes[] = {"de", "fr", "pt_BR"};
enum { LANGUAGES = sizeof codes / sizeof codes[0] };

struct speeches {
    struct app_language list[LANGUAGES];
    void *bytes[LANGUAGES];
};

/* Gives a rig three languages that translate "Sound" as their code. */
static void add_languages(struct rig *rig, struct speeches *speeches)
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
        speeches->bytes[i] = translation_make(texts, 2, NULL, &size);
        (void)snprintf(speeches->list[i].code, APP_LANGUAGE_MAX, "%s", codes[i]);
        assert_int_equal(catalogue_open(&speeches->list[i].catalogue, speeches->bytes[i], size),
                         STATUS_OK);
    }
    rig->config.languages = speeches->list;
    rig->config.language_count = LANGUAGES;
}

static void free_languages(struct speeches *speeches)
{
    tr_use(NULL);
    for (int i = 0; i < LANGUAGES; i++) {
        free(speeches->bytes[i]);
    }
}

static void test_language(void **state)
{
    (void)state;
    struct speeches speeches;
    struct rig *rig = new_rig();
    int x, y;
    add_languages(rig, &speeches);
    open_settings(rig);
    assert_true(rig_find_text(rig, "Sound", &x, &y));
    rig_click_text(rig, "in fr");
    rig_expect_setting(rig, "language", "fr");
    rig_draw(rig);
    assert_true(rig_find_text(rig, "fr", &x, &y));
    assert_false(rig_find_text(rig, "Sound", &x, &y));
    rig_click_text(rig, "in pt_BR");
    rig_expect_setting(rig, "language", "pt_BR");
    assert_int_equal(rig_restart(rig), STATUS_OK);
    assert_string_equal(tr("Sound"), "pt_BR");
    stage_go(&rig->desk->stage, SCREEN_SETTINGS, NULL);
    rig_draw(rig);
    rig_click_text(rig, "English");
    rig_expect_setting(rig, "language", "en");
    assert_string_equal(tr("Sound"), "Sound");
    rig_click(rig, rig_hot(rig, SETTING_ID(SETTING_LANGUAGE, 0)).x + 4,
              rig_hot(rig, SETTING_ID(SETTING_LANGUAGE, 0)).y + 4);
    rig_expect_setting(rig, "language", "");
    rig_free(rig);
    free_languages(&speeches);
}

/* The system's languages, the stored setting, and the resulting text for "Sound". */
static void test_system_languages(void **state)
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
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct speeches speeches;
        struct rig *rig = new_rig();
        add_languages(rig, &speeches);
        rig->config.system_languages = cases[i].wanted;
        if (cases[i].kept[0]) {
            assert_int_equal(store_set_setting(rig->store, "language", cases[i].kept), STATUS_OK);
        }
        assert_int_equal(rig_open(rig), STATUS_OK);
        assert_string_equal(tr("Sound"), cases[i].spoken);
        rig_free(rig);
        free_languages(&speeches);
    }
}

/* Without translations there is no choice. */
static void test_no_language(void **state)
{
    (void)state;
    struct rig *rig = new_rig();
    int x, y;
    open_settings(rig);
    assert_false(rig_find_text(rig, "Language", &x, &y));
    rig_free(rig);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_language),
        cmocka_unit_test(test_system_languages),
        cmocka_unit_test(test_no_language),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
