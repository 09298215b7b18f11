/* SPDX-License-Identifier: MIT */
/*
 * Points for every word length under every set of rules.
 */
#include "test.h"
#include "trounce/scoring.h"

#define TABLE_LETTERS 12

struct table {
    enum rules rules;
    int cell_count;
    int min_letters;
    int points[TABLE_LETTERS];
};

static const struct table tables[] = {
    {RULES_FOUR, 16, 4, {0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8}},
    {RULES_FOUR, 36, 4, {0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8}},
    {RULES_CLASSIC, 9, 3, {0, 0, 0, 1, 1, 2, 3, 5, 11, 11, 11, 11}},
    {RULES_CLASSIC, 16, 3, {0, 0, 0, 1, 1, 2, 3, 5, 11, 11, 11, 11}},
    {RULES_CLASSIC, 17, 4, {0, 0, 0, 0, 1, 2, 3, 5, 11, 11, 11, 11}},
    {RULES_CLASSIC, 25, 4, {0, 0, 0, 0, 1, 2, 3, 5, 11, 11, 11, 11}},
    {RULES_CLASSIC, 36, 4, {0, 0, 0, 0, 1, 2, 3, 5, 11, 11, 11, 11}},
    {RULES_PLAIN, 16, 2, {0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
    {RULES_PLAIN, 64, 2, {0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
    {RULES_ANY, 16, 1, {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
    {RULES_ANY, 64, 1, {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
};

TEST_CASE(test_tables)
{
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        const struct table *table = &tables[i];
        assert_int_equal(scoring_min_letters(table->rules, table->cell_count), table->min_letters);
        for (int letters = 0; letters < TABLE_LETTERS; letters++) {
            assert_int_equal(scoring_points(table->rules, table->cell_count, letters),
                             table->points[letters]);
        }
    }
}

TEST_CASE(test_long_words)
{
    assert_int_equal(scoring_points(RULES_FOUR, 64, 63), 60);
    assert_int_equal(scoring_points(RULES_CLASSIC, 64, 63), 11);
    assert_int_equal(scoring_points(RULES_PLAIN, 64, 63), 1);
}

TEST_CASE(test_names_read_back)
{
    for (int i = 0; i < RULES_COUNT; i++) {
        enum rules rules = RULES_COUNT;
        assert_true(scoring_from_name(scoring_name((enum rules)i), &rules));
        assert_int_equal(rules, i);
    }
    enum rules rules = RULES_PLAIN;
    assert_false(scoring_from_name("fourth", &rules));
    assert_false(scoring_from_name("", &rules));
    assert_int_equal(rules, RULES_PLAIN);
    assert_string_equal(scoring_name(RULES_CLASSIC), "classic");
}

/* The hint names the least length on that board. */
TEST_CASE(test_hints)
{
    assert_non_null(strstr(scoring_hint(RULES_CLASSIC, 16), "three letters or more"));
    assert_non_null(strstr(scoring_hint(RULES_CLASSIC, 25), "four letters or more"));
    assert_non_null(strstr(scoring_hint(RULES_FOUR, 16), "four letters or more"));
    assert_string_equal(scoring_hint(RULES_FOUR, 16), scoring_hint(RULES_FOUR, 36));
}
