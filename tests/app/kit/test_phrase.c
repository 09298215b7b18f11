/* SPDX-License-Identifier: MIT */
/*
 * Texts that depend on numbers, and the wording of the rules against their points.
 */
#include "phrase.h"
#include "test.h"
#include "translation.h"

#include <limits.h>
#include <stdlib.h>

TEST_CASE(test_numbers_are_grouped)
{
    struct arena arena = {0};
    assert_string_equal(phrase_number(&arena, 0), "0");
    assert_string_equal(phrase_number(&arena, 999), "999");
    assert_string_equal(phrase_number(&arena, 1000), "1,000");
    assert_string_equal(phrase_number(&arena, 255076), "255,076");
    assert_string_equal(phrase_number(&arena, -1234567), "-1,234,567");
    assert_string_equal(phrase_number(&arena, -123), "-123");
    assert_true(strlen(phrase_number(&arena, LONG_MIN)) < PHRASE_MAX);
    arena_deinit(&arena);
}

TEST_CASE(test_one_is_not_many)
{
    struct arena arena = {0};
    assert_string_equal(phrase_words(&arena, 1), "1 word");
    assert_string_equal(phrase_words(&arena, 0), "0 words");
    assert_string_equal(phrase_words(&arena, 1234), "1,234 words");
    assert_string_equal(phrase_points(&arena, 1), "1 point");
    assert_string_equal(phrase_points(&arena, 11), "11 points");
    assert_true(strlen(phrase_points(&arena, LONG_MAX)) < PHRASE_MAX);
    arena_deinit(&arena);
}

TEST_CASE(test_shares)
{
    struct arena arena = {0};
    assert_string_equal(phrase_share(&arena, 0.0), "0%");
    assert_string_equal(phrase_share(&arena, 0.004), "0.4%");
    assert_string_equal(phrase_share(&arena, 0.01), "1%");
    assert_string_equal(phrase_share(&arena, 0.266), "26%");
    assert_string_equal(phrase_share(&arena, 0.999), "99%"); /* not all of it */
    assert_string_equal(phrase_share(&arena, 0.29), "29%");
    assert_string_equal(phrase_share(&arena, 1.0), "100%");
    arena_deinit(&arena);
}

TEST_CASE(test_dates)
{
    struct arena arena = {0};
    assert_string_equal(phrase_day_of_month(&arena, 1, 9), "1 September");
    assert_string_equal(phrase_date(&arena, 19, 11, 2026), "19 November 2026");
    assert_string_equal(phrase_date_short(&arena, 1, 11, 2026), "1 Nov 2026");
    arena_deinit(&arena);
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
    struct arena arena = {0};
    size_t size;
    struct catalogue catalogue;
    void *bytes = translation_make(list, sizeof list / sizeof list[0], NULL, &size);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    tr_use(&catalogue);
    assert_string_equal(phrase_share(&arena, 0.004), "0,4 %");
    assert_string_equal(phrase_share(&arena, 0.27), "27 %");
    assert_string_equal(phrase_day_of_month(&arena, 1, 11), "1er November");
    assert_string_equal(phrase_day_of_month(&arena, 2, 11), "2 November");
    assert_string_equal(phrase_date(&arena, 1, 11, 2026), "1er November, 2026");
    assert_string_equal(phrase_date_short(&arena, 1, 11, 2026), "1er Nov 2026");
    assert_string_equal(phrase_date_short(&arena, 31, 11, 2026), "31 Nov 2026");
    assert_string_equal(phrase_gloss_part(GLOSS_NOUN), "nom");
    assert_string_equal(phrase_gloss_part(GLOSS_SYNONYMS), "");
    tr_use(NULL);
    free(bytes);
    arena_deinit(&arena);
}

TEST_CASE(test_the_clock_rounds_up)
{
    struct arena arena = {0};
    assert_string_equal(phrase_clock(&arena, 180000), "3:00");
    assert_string_equal(phrase_clock(&arena, 179999), "3:00");
    assert_string_equal(phrase_clock(&arena, 179000), "2:59");
    assert_string_equal(phrase_clock(&arena, 1), "0:01");
    assert_string_equal(phrase_clock(&arena, 0), "0:00");
    assert_string_equal(phrase_clock(&arena, 3599000), "59:59");
    assert_string_equal(phrase_clock(&arena, 7200000), "120:00");

    /* An import may bring any time. */
    assert_int_equal(strtol(phrase_clock(&arena, LONG_MAX), NULL, 10), (LONG_MAX / 1000 + 1) / 60);
    arena_deinit(&arena);
}

TEST_CASE(test_capitals)
{
    char text[6];
    assert_string_equal(phrase_written_into(NULL, &alphabet_english, text, sizeof text, "quit"),
                        "QUIT");
    assert_string_equal(phrase_written_into(NULL, &alphabet_english, text, sizeof text, "quits"),
                        "QUITS");
    assert_string_equal(phrase_written_into(NULL, &alphabet_english, text, sizeof text, "quitting"),
                        "QUITT");
    assert_string_equal(phrase_written_into(NULL, &alphabet_english, text, sizeof text, ""), "");
    assert_string_equal(phrase_written_into(NULL, &alphabet_english, text, sizeof text, "A-b1"),
                        "A-B1");
    struct alphabet turkish;
    assert_ok(alphabet_read("letters iİ ıI", 15, &turkish, NULL));
    assert_string_equal(phrase_written_into(NULL, &turkish, text, sizeof text, "abb"), "İII");
    assert_string_equal(phrase_written_into(NULL, &turkish, text, sizeof text, "bbaa"),
                        "IIİ"); /* the last İ, two bytes, does not fit */
}

TEST_CASE(test_least_letters_in_words)
{
    struct arena arena = {0};
    assert_string_equal(phrase_letters_min(&arena, 2), "two");
    assert_string_equal(phrase_letters_min(&arena, 3), "three");
    assert_string_equal(phrase_letters_min(&arena, 4), "four");
    assert_string_equal(phrase_letters_min(&arena, 5), "5");
    assert_string_equal(phrase_letters_min(&arena, 1), "1");
    arena_deinit(&arena);
}

/* The wording of the rules agrees with the scoring. */
TEST_CASE(test_hints_tell_the_least_length)
{
    static const int cells[] = {16, 25, 36};
    struct arena arena = {0};
    for (int rules = 0; rules < RULES_OFFERED; rules++) {
        assert_true(strlen(phrase_rules_name((enum rules)rules)) > 0);
        for (int i = 0; i < 3; i++) {
            int letters = scoring_min_letters((enum rules)rules, cells[i]);
            const char *begin =
                say(&arena, "Words of %s letters or more", phrase_letters_min(&arena, letters));
            const char *hint = phrase_rules_hint((enum rules)rules, cells[i]);
            assert_int_equal(strncmp(hint, begin, strlen(begin)), 0);
        }
    }
    assert_int_equal(scoring_points(RULES_CLASSIC, 16, 8), 11);
    assert_non_null(strstr(phrase_rules_hint(RULES_CLASSIC, 16), "11 for eight or more"));
    arena_deinit(&arena);
}

TEST_CASE(test_a_portion_is_spelt_out)
{
    struct arena arena = {0};
    assert_string_equal(phrase_words_today(&arena, 1), "One word today");
    assert_string_equal(phrase_words_today(&arena, 7), "Seven words today");
    assert_string_equal(phrase_words_today(&arena, 8), "8 words");
    arena_deinit(&arena);
}

TEST_CASE(test_a_sentence_ends_once)
{
    static const char *const texts[][2] = {{"Sommet : 296, 30 nov..", "Sommet : 296, 30 nov."},
                                           {"Top: 296, 30 Nov.", "Top: 296, 30 Nov."},
                                           {".", "."},
                                           {"", ""}};
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        assert_string_equal(phrase_end_once(&arena, texts[i][0]), texts[i][1]);
    }
    arena_deinit(&arena);
}

/* What a round that waits says on its card. */
TEST_CASE(test_how_far_a_round_got)
{
    struct arena arena = {0};
    assert_true(arena_prepare(&arena));
    struct phrase_round round = {.mode = MODE_TURNS, .left_ms = 72000, .points = 12, .to_beat = 15};
    assert_string_equal(phrase_round_left(&arena, &round),
                        "12\u00a0points, 1:12\u00a0left · 15 to beat");
    for (round.to_beat = 0; round.to_beat >= -1; round.to_beat--) {
        assert_string_equal(phrase_round_left(&arena, &round), "12\u00a0points, 1:12\u00a0left");
    }
    round.left_ms = -1;
    assert_string_equal(phrase_round_left(&arena, &round), "12\u00a0points");
    round.is_searching = true;
    assert_string_equal(phrase_round_left(&arena, &round),
                        "12\u00a0points, the computer is searching");
    round.common_words = 41;
    round.common_found = 27;
    assert_string_equal(phrase_round_left(&arena, &round), "27 of 41");
    round.is_practice = true;
    round.words = 3;
    assert_string_equal(phrase_round_left(&arena, &round), "3 words so far");
    arena_deinit(&arena);
}
