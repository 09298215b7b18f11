/* SPDX-License-Identifier: MIT */
/*
 * Settings as texts: every value survives writing and reading, and invalid ones change nothing.
 */
#include "settings.h"
#include "test.h"

#include "layout.h"

#include "trounce/deal.h"

/* Returns settings that differ for each `turn`. */
static struct settings turned(int turn)
{
    struct settings settings;
    settings_default(&settings);
    settings.theme = (enum theme_id)(turn % (THEME_COUNT + 1));
    settings.ui_scale = UI_SCALE_MIN + turn % 6 * SETTING_UI_SCALE_STEP;
    settings.reduced_motion = turn % 2 == 1;
    settings.larger_letters = turn % 3 == 1;
    settings.sound = turn % 2 == 0;
    settings.volume = turn * 7 % (SETTING_VOLUME_MAX + 1);
    settings.room = turn % 3 == 2;
    settings.speech = turn % 2 == 1;
    settings.guide = (enum guide_shown)(turn % GUIDE_COUNT);
    settings.guide_on = turn % (1 << GUIDE_WAY_COUNT);
    settings.clock = turn % 5 != 0;
    settings.tracing = (enum tracing)(turn % TRACING_COUNT);
    settings.words = (enum word_range)(turn % WORDS_COUNT);
    settings.clean = turn % 2 == 1;
    settings.children = turn % 3 == 1;
    settings.children_size = 3 + turn % 2;
    (void)snprintf(settings.lexicon, sizeof settings.lexicon, "%s",
                   turn % 2 ? "/tmp/wörter 1.txt" : "");
    (void)snprintf(settings.language, sizeof settings.language, "%s", turn % 2 ? "pt_BR" : "");
    settings.match.size = 4 + turn % 3;
    settings.match.rules = (enum rules)(turn % RULES_OFFERED);
    settings.match.richness = (enum richness)(turn % RICHNESS_COUNT);
    settings.match.mode = (enum game_mode)(turn % MODE_COUNT);
    settings.match.level = (enum rival_level)(turn % RIVAL_FRIEND);
    settings.match.time_ms = turn * 30000L;
    settings.match.shared_count = turn % 2 == 1;
    (void)snprintf(settings.match.names[0], SETTING_NAME_SIZE, "%s", turn % 2 ? "Zoë" : "Ann");
    (void)snprintf(settings.match.names[1], SETTING_NAME_SIZE, "%s", turn % 3 ? "Ö" : "Ben Ali");
    (void)snprintf(settings.name, sizeof settings.name, "%s", turn % 2 ? "" : "Åsa");
    return settings;
}

TEST_CASE(test_every_value_comes_back)
{
    for (int turn = 0; turn < 60; turn++) {
        struct settings from = turned(turn);
        struct settings to = turned(turn + 1);
        for (int i = 0; i < SETTING_COUNT; i++) {
            char text[SETTING_TEXT_MAX];
            char again[SETTING_TEXT_MAX];
            assert_ptr_equal(setting_write(&from, (enum setting)i, text), text);
            assert_true(setting_read(&to, (enum setting)i, text));
            assert_string_equal(setting_write(&to, (enum setting)i, again), text);
        }
        assert_int_equal(to.theme, from.theme);
        assert_int_equal(to.ui_scale, from.ui_scale);
        assert_int_equal(to.reduced_motion, from.reduced_motion);
        assert_int_equal(to.larger_letters, from.larger_letters);
        assert_int_equal(to.sound, from.sound);
        assert_int_equal(to.volume, from.volume);
        assert_int_equal(to.room, from.room);
        assert_int_equal(to.speech, from.speech);
        assert_int_equal(to.guide, from.guide);
        assert_int_equal(to.guide_on, from.guide_on);
        assert_int_equal(to.clock, from.clock);
        assert_int_equal(to.tracing, from.tracing);
        assert_int_equal(to.words, from.words);
        assert_int_equal(to.clean, from.clean);
        assert_int_equal(to.children, from.children);
        assert_int_equal(to.children_size, from.children_size);
        assert_string_equal(to.lexicon, from.lexicon);
        assert_string_equal(to.language, from.language);
        assert_int_equal(to.match.size, from.match.size);
        assert_int_equal(to.match.rules, from.match.rules);
        assert_int_equal(to.match.richness, from.match.richness);
        assert_int_equal(to.match.mode, from.match.mode);
        assert_int_equal(to.match.level, from.match.level);
        assert_int_equal(to.match.time_ms, from.match.time_ms);
        assert_int_equal(to.match.shared_count, from.match.shared_count);
        assert_string_equal(to.match.names[0], from.match.names[0]);
        assert_string_equal(to.match.names[1], from.match.names[1]);
        assert_string_equal(to.name, from.name);
    }
}

TEST_CASE(test_keys_are_short_and_differ)
{
    for (int i = 0; i < SETTING_COUNT; i++) {
        const char *key = setting_key((enum setting)i);
        assert_int_in_range(strlen(key), 1, 63);
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(key, setting_key((enum setting)j));
        }
    }
}

static void refuses(enum setting setting, const char *text)
{
    struct settings settings = turned(17);
    char before[SETTING_TEXT_MAX];
    char after[SETTING_TEXT_MAX];
    setting_write(&settings, setting, before);
    if (setting_read(&settings, setting, text)) {
        print_error("%s takes \"%.40s\"\n", setting_key(setting), text);
        fail();
    }
    assert_string_equal(setting_write(&settings, setting, after), before);
}

/* Returns whether almost any text is valid for the setting. */
static bool is_text(enum setting setting)
{
    return setting == SETTING_LEXICON || setting == SETTING_LANGUAGE || setting == SETTING_PLAYED ||
           setting == SETTING_FIRST_NAME || setting == SETTING_SECOND_NAME ||
           setting == SETTING_NAME;
}

TEST_CASE(test_what_is_no_value_changes_nothing)
{
    static const char *const nowhere[] = {"\x01", "blue", "-1", "1e9", " on", "99999999999999"};
    static char endless[2 * SETTING_PATH_MAX];
    for (int i = 0; i < SETTING_COUNT; i++) {
        for (size_t j = 0; !is_text((enum setting)i) && j < sizeof nowhere / sizeof nowhere[0];
             j++) {
            refuses((enum setting)i, nowhere[j]);
        }
        if (!is_text((enum setting)i)) {
            refuses((enum setting)i, "");
        }
    }
    refuses(SETTING_UI_SCALE, "110");
    refuses(SETTING_UI_SCALE, "50");
    refuses(SETTING_UI_SCALE, "225");
    refuses(SETTING_VOLUME, "101");
    refuses(SETTING_SIZE, "3");
    refuses(SETTING_SIZE, "7");
    refuses(SETTING_TIME, "86401");
    memset(endless, 'x', sizeof endless - 1);
    refuses(SETTING_LEXICON, endless);
    refuses(SETTING_LANGUAGE, endless);
    refuses(SETTING_FIRST_NAME, ""); /* names are column headings */
    refuses(SETTING_SECOND_NAME, "");
    static const enum setting names[] = {SETTING_FIRST_NAME, SETTING_SECOND_NAME, SETTING_NAME};
    for (int i = 0; i < 3; i++) {
        refuses(names[i], "a\tb");
        refuses(names[i], "\xff");
        refuses(names[i], "one letter too many, o");
        refuses(names[i], endless);
    }
    refuses(SETTING_LEVEL, "friend"); /* comes with a challenge only */
    refuses(SETTING_MODE, "solo");
}

/* Two players choose; against the computer there is one rule. */
TEST_CASE(test_who_shares_words)
{
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        for (int level = 0; level < RIVAL_COUNT; level++) {
            struct match match = {.mode = (enum game_mode)mode, .level = (enum rival_level)level};
            assert_false(match_shares(&match));
            match.shared_count = true;
            assert_int_equal(match_shares(&match), mode == MODE_TWO);
        }
    }
}

TEST_CASE(test_ranges_of_words_grow)
{
    assert_int_equal(word_range_tier_max(WORDS_COMMON), DEAL_COMMON_TIER);
    assert_int_in_range(word_range_tier_max(WORDS_USUAL), DEAL_COMMON_TIER + 1, TIER_MAX - 1);
    assert_int_equal(word_range_tier_max(WORDS_ALL), TIER_MAX);
}

/* What a guide, a room or a range of words is, no label says. */
TEST_CASE(test_choices_are_explained)
{
    static const enum setting explained[] = {SETTING_LEVEL, SETTING_RICHNESS, SETTING_WORDS,
                                             SETTING_GUIDE, SETTING_ROOM};
    struct settings settings;
    struct setting_choice choice;
    settings_default(&settings);
    for (size_t i = 0; i < sizeof explained / sizeof explained[0]; i++) {
        int count = 0;
        for (; setting_choice(&settings, explained[i], count, &choice); count++) {
            assert_non_null(choice.tip);
        }
        assert_true(count >= 2);
    }
}

/* Words of any length are offered only where an exercise has brought these rules. */
TEST_CASE(test_the_rules_of_an_exercise)
{
    struct settings settings;
    struct setting_choice choice;
    settings_default(&settings);
    assert_true(setting_choice(&settings, SETTING_RULES, RULES_OFFERED - 1, &choice));
    assert_false(setting_choice(&settings, SETTING_RULES, RULES_ANY, &choice));
    settings.match.rules = RULES_ANY;
    assert_true(setting_choice(&settings, SETTING_RULES, RULES_ANY, &choice));
    assert_string_equal(choice.label, "Any length");
    assert_false(setting_choice(&settings, SETTING_RULES, RULES_COUNT, &choice));
}
