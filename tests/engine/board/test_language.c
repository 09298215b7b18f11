/* SPDX-License-Identifier: MIT */
/*
 * Language names and codes, and the dice sets of languages.
 */
#include "english.h"
#include "given.h"
#include "test.h"
#include "trounce/language.h"

static const char polish[] = "name Polski\nenglish \tPolish \r\nletters aA ąĄ bB\nfolds éÉa\n";

static enum status take(const char *code, const char *text, struct language *language,
                        struct fault *fault)
{
    static struct alphabet alphabet;
    memset(&alphabet, 0, sizeof alphabet);
    return language_read(code, text, strlen(text), language, &alphabet, fault);
}

TEST_CASE(test_reads_names_and_letters)
{
    struct language language;
    struct fault fault;
    assert_ok(take("pl", polish, &language, &fault));
    assert_string_equal(language.code, "pl");
    assert_string_equal(language.name, "Polski");
    assert_string_equal(language.english_name, "Polish");
    assert_int_equal(language.alphabet->letter_count, 3);
    assert_null(language.lexicon);
    assert_false(language_is_english(&language));
    assert_true(language_is_english(&language_english));
}

/* Every fault is reported, and the language stays unchanged. */
TEST_CASE(test_refuses_what_is_no_language)
{
    static const struct {
        const char *code;
        const char *text;
        enum status status;
        size_t line;
        const char *said;
    } cases[] = {
        {"pol", polish, STATUS_SYNTAX, 0, "two lower-case letters"},
        {"P", polish, STATUS_SYNTAX, 0, "two lower-case letters"},
        {"", polish, STATUS_SYNTAX, 0, "two lower-case letters"},
        {"pl", "english Polish\nletters aA\n", STATUS_SYNTAX, 0, "begins with name"},
        {"pl", "name Polski\nletters aA\n", STATUS_SYNTAX, 0, "begins with english"},
        {"pl", "named Polski\nenglish Polish\nletters aA\n", STATUS_SYNTAX, 0, "with name"},
        {"pl", "letters aA\nname  \nenglish Polish\n", STATUS_SYNTAX, 2, "1 to 47 bytes"},
        {"pl", "name Pol\x1bski\nenglish Polish\nletters aA\n", STATUS_SYNTAX, 1, "UTF-8"},
        {"pl", "name Pol\xc4\nenglish Polish\nletters aA\n", STATUS_SYNTAX, 1, "UTF-8"},
        {"pl", "name 123456789012345678901234567890123456789012345678\nenglish P\nletters aA\n",
         STATUS_SYNTAX, 1, "1 to 47 bytes"},
        {"pl", "name Polski\nenglish Polish\n", STATUS_EMPTY, 0, "without letters"},
        {"pl", "name Polski\nenglish Polish\nletter aA\n", STATUS_SYNTAX, 3, "begins with letters"},
        {"pl", "", STATUS_SYNTAX, 0, "begins with name"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct language language = language_english;
        struct fault fault;
        assert_int_equal(take(cases[i].code, cases[i].text, &language, &fault), cases[i].status);
        assert_int_equal(fault.line, cases[i].line);
        assert_non_null(strstr(english(&fault.detail), cases[i].said));
        assert_memory_equal(&language, &language_english, sizeof language);
    }
}

TEST_CASE(test_codes)
{
    static const char *const none[] = {"", "p", "Pl", "{l", "pL", "p{", "pl-", "pol"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_false(language_is_code(none[i]));
    }
    assert_true(language_is_code("az"));
    assert_true(language_is_code("za"));
}

/* Dice carry their set; dice in another alphabet never match a known set by accident. */
TEST_CASE(test_dice_have_sets)
{
    struct language language;
    struct alphabet other = alphabet_english;
    struct dice dice = {.alphabet = &alphabet_english, .count = 16};
    assert_ok(take("pl", polish, &language, NULL));
    struct dice_set set = language_dice_set(&language, 5);
    assert_int_equal(set.id, '5');
    assert_int_equal(set.count, 25);
    assert_string_equal(set.language, "pl");
    assert_string_equal(set.name, "dice-25");
    dice = given_dice(dice_set_default(4));
    const struct dice_set *known = dice_set_of(&dice);
    assert_string_equal(known->name, "new_1987_16");
    dice.set = &set;
    assert_ptr_equal(dice_set_of(&dice), &set);
    dice.set = NULL;
    dice.alphabet = &other;
    assert_null(dice_set_of(&dice));
    dice.alphabet = &alphabet_english;
    assert_ptr_equal(dice_set_of(&dice), known);
}
