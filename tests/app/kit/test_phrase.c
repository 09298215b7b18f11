/* SPDX-License-Identifier: MIT */
/*
 * Texts that depend on numbers, and the wording of the rules against their points.
 */
#include "phrase.h"
#include "test.h"
#include "translation.h"

#include <limits.h>

TEST_CASE(test_numbers_are_grouped)
{
    char text[PHRASE_MAX];
    assert_string_equal(phrase_number(text, 0), "0");
    assert_string_equal(phrase_number(text, 999), "999");
    assert_string_equal(phrase_number(text, 1000), "1,000");
    assert_string_equal(phrase_number(text, 255076), "255,076");
    assert_string_equal(phrase_number(text, -1234567), "-1,234,567");
    assert_string_equal(phrase_number(text, -123), "-123");
    assert_true(strlen(phrase_number(text, LONG_MIN)) < PHRASE_MAX);
}

TEST_CASE(test_one_is_not_many)
{
    char text[PHRASE_MAX];
    assert_string_equal(phrase_words(text, 1), "1 word");
    assert_string_equal(phrase_words(text, 0), "0 words");
    assert_string_equal(phrase_words(text, 1234), "1,234 words");
    assert_string_equal(phrase_points(text, 1), "1 point");
    assert_string_equal(phrase_points(text, 11), "11 points");
    assert_true(strlen(phrase_points(text, LONG_MAX)) < PHRASE_MAX);
}

TEST_CASE(test_shares)
{
    char text[PHRASE_MAX];
    assert_string_equal(phrase_share(text, 0.0), "0%");
    assert_string_equal(phrase_share(text, 0.004), "0.4%");
    assert_string_equal(phrase_share(text, 0.01), "1%");
    assert_string_equal(phrase_share(text, 0.266), "26%");
    assert_string_equal(phrase_share(text, 0.999), "99%"); /* not all of it */
    assert_string_equal(phrase_share(text, 0.29), "29%");
    assert_string_equal(phrase_share(text, 1.0), "100%");
}

TEST_CASE(test_dates)
{
    char text[PHRASE_MAX];
    assert_string_equal(phrase_day_of_month(text, 1, 9), "1 September");
    assert_string_equal(phrase_date(text, 19, 11, 2026), "19 November 2026");
    assert_string_equal(phrase_date_short(text, 1, 11, 2026), "1 Nov 2026");
}

/* A decimal comma, a blank before the percent sign, an ordinal for the first day only. */
TEST_CASE(test_shares_and_dates_elsewhere)
{
    static const struct translated list[] = {
        {.text = "%s.%ld", .forms = {"%s,%ld"}},
        {.context = "a share", .text = "%s%%", .forms = {"%s %%"}},
        {.context = "first day, month", .text = "%d %s", .forms = {"%der %s"}},
        {.context = "first day, month in short, year", .text = "%d %s %d", .forms = {"%der %s %d"}},
        {.context = "day of the month, year", .text = "%s %d", .forms = {"%s, %d"}},
        {.context = "what a word is", .text = "noun", .forms = {"nom"}},
    };
    char text[PHRASE_MAX];
    size_t size;
    struct catalogue catalogue;
    void *bytes = translation_make(list, sizeof list / sizeof list[0], NULL, &size);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    tr_use(&catalogue);
    assert_string_equal(phrase_share(text, 0.004), "0,4 %");
    assert_string_equal(phrase_share(text, 0.27), "27 %");
    assert_string_equal(phrase_day_of_month(text, 1, 11), "1er November");
    assert_string_equal(phrase_day_of_month(text, 2, 11), "2 November");
    assert_string_equal(phrase_date(text, 1, 11, 2026), "1er November, 2026");
    assert_string_equal(phrase_date_short(text, 1, 11, 2026), "1er Nov 2026");
    assert_string_equal(phrase_date_short(text, 31, 11, 2026), "31 Nov 2026");
    assert_string_equal(phrase_gloss_part(GLOSS_NOUN), "nom");
    assert_string_equal(phrase_gloss_part(GLOSS_SYNONYMS), "");
    tr_use(NULL);
    free(bytes);
}

TEST_CASE(test_the_clock_rounds_up)
{
    char text[PHRASE_MAX];
    assert_string_equal(phrase_clock(text, 180000), "3:00");
    assert_string_equal(phrase_clock(text, 179999), "3:00");
    assert_string_equal(phrase_clock(text, 179000), "2:59");
    assert_string_equal(phrase_clock(text, 1), "0:01");
    assert_string_equal(phrase_clock(text, 0), "0:00");
    assert_string_equal(phrase_clock(text, 3599000), "59:59");
    assert_string_equal(phrase_clock(text, 7200000), "120:00");
}

TEST_CASE(test_capitals)
{
    char text[6];
    assert_string_equal(phrase_upper(&alphabet_english, text, sizeof text, "quit"), "QUIT");
    assert_string_equal(phrase_upper(&alphabet_english, text, sizeof text, "quits"), "QUITS");
    assert_string_equal(phrase_upper(&alphabet_english, text, sizeof text, "quitting"), "QUITT");
    assert_string_equal(phrase_upper(&alphabet_english, text, sizeof text, ""), "");
    assert_string_equal(phrase_upper(&alphabet_english, text, sizeof text, "A-b1"), "A-B1");
    struct alphabet turkish;
    assert_ok(alphabet_read("letters iİ ıI", 15, &turkish, NULL));
    assert_string_equal(phrase_upper(&turkish, text, sizeof text, "abb"), "İII");
    assert_string_equal(phrase_upper(&turkish, text, sizeof text, "bbaa"),
                        "IIİ"); /* the last İ, two bytes, does not fit */
}

TEST_CASE(test_least_letters_in_words)
{
    char text[PHRASE_MAX];
    assert_string_equal(phrase_letters_min(text, 2), "two");
    assert_string_equal(phrase_letters_min(text, 3), "three");
    assert_string_equal(phrase_letters_min(text, 4), "four");
    assert_string_equal(phrase_letters_min(text, 5), "5");
    assert_string_equal(phrase_letters_min(text, 1), "1");
}

/* The wording of the rules agrees with the scoring. */
TEST_CASE(test_hints_tell_the_least_length)
{
    static const int cells[] = {16, 25, 36};
    for (int rules = 0; rules < RULES_COUNT; rules++) {
        assert_true(strlen(phrase_rules_name((enum rules)rules)) > 0);
        for (int i = 0; i < 3; i++) {
            char least[PHRASE_MAX];
            char begin[PHRASE_MAX + 32];
            int letters = scoring_min_letters((enum rules)rules, cells[i]);
            (void)snprintf(begin, sizeof begin, "Words of %s letters or more",
                           phrase_letters_min(least, letters));
            const char *hint = phrase_rules_hint((enum rules)rules, cells[i]);
            assert_int_equal(strncmp(hint, begin, strlen(begin)), 0);
        }
    }
    assert_int_equal(scoring_points(RULES_CLASSIC, 16, 8), 11);
    assert_non_null(strstr(phrase_rules_hint(RULES_CLASSIC, 16), "11 for eight or more"));
}

TEST_CASE(test_a_portion_is_spelt_out)
{
    char text[PHRASE_MAX];
    assert_string_equal(phrase_words_today(text, 1), "One word today");
    assert_string_equal(phrase_words_today(text, 7), "Seven words today");
    assert_string_equal(phrase_words_today(text, 8), "8 words");
}

TEST_CASE(test_a_sentence_ends_once)
{
    static const char *const texts[][2] = {{"Sommet : 296, 30 nov..", "Sommet : 296, 30 nov."},
                                           {"Top: 296, 30 Nov.", "Top: 296, 30 Nov."},
                                           {".", "."},
                                           {"", ""}};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char text[PHRASE_MAX];
        (void)snprintf(text, sizeof text, "%s", texts[i][0]);
        phrase_end_once(text);
        assert_string_equal(text, texts[i][1]);
    }
}
