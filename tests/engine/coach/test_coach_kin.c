/* SPDX-License-Identifier: MIT */
#include "coach_kin.h"
#include "test.h"

#include <string.h>

struct pair {
    const char *word, *text;
};

static bool are_kin(const char *language, const struct pair *pair)
{
    const char *at = strstr(pair->text, pair->word);
    assert_non_null(at);
    return coach_is_kin(language, &alphabet_english, pair->word, pair->text,
                        (size_t)(at - pair->text));
}

TEST_CASE(test_words_that_are_derived)
{
    static const struct pair pairs[] = {
        {"tire", "tires"},    {"tire", "tired"},    {"stop", "stops"},    {"stop", "stopped"},
        {"stop", "stopping"}, {"visit", "visited"}, {"talk", "talking"},  {"talk", "talkings"},
        {"seem", "seemed"},   {"play", "played"},   {"glass", "glasses"}, {"watch", "watches"},
        {"hero", "heroes"},   {"box", "boxes"},     {"bus", "buses"},     {"agree", "agreeing"},
        {"farm", "farmer"},   {"farm", "farmers"},  {"ride", "riders"},   {"late", "latest"},
        {"plan", "planner"},  {"cold", "coldest"},  {"slow", "slowly"},   {"hope", "hopeless"},
        {"hope", "hopeful"},  {"dark", "darkness"}, {"load", "unloaded"}, {"lead", "misleads"},
        {"cat", "cats"},      {"run", "running"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        assert_true(are_kin("en", &pairs[i]));
    }
}

TEST_CASE(test_words_that_only_contain_another)
{
    static const struct pair pairs[] = {
        {"tire", "satire"}, {"lent", "relent"},      {"lent", "lentil"},   {"sand", "sandal"},
        {"rate", "grate"},  {"rate", "irate"},       {"plan", "planet"},   {"plan", "planes"},
        {"plan", "planed"}, {"star", "stared"},      {"corps", "corpses"}, {"part", "party"},
        {"corn", "corner"}, {"mast", "masters"},     {"moth", "mother"},   {"less", "unless"},
        {"care", "career"}, {"princes", "princess"}, {"but", "butler"},    {"let", "letter"},
        {"rep", "reply"},   {"fore", "forest"},      {"her", "herring"},   {"ions", "unions"},
        {"bath", "bathes"}, {"seal", "sealant"},     {"tow", "tower"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        assert_false(are_kin("en", &pairs[i]));
    }
}

/* Other languages have the endings that the coach speaks of; unknown ones have none. */
TEST_CASE(test_words_of_other_languages)
{
    static const struct pair ends = {"kind", "kinder"};
    static const struct pair begins = {"fund", "befund"};
    static const struct pair contains = {"rand", "brand"};
    assert_true(are_kin("de", &ends));
    assert_true(are_kin("de", &begins));
    assert_false(are_kin("de", &contains));
    assert_false(are_kin("eo", &ends));
}
