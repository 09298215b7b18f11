/* SPDX-License-Identifier: MIT */
/*
 * Front-coded lists: detection, decoding, and faults in malformed ones.
 */
#include "english.h"
#include "test.h"
#include "trounce/lexicon_io.h"

static enum status take(const char *text, struct trie **trie, struct fault *fault)
{
    assert_ok(trie_new(&alphabet_english, trie));
    return list_read_coded(*trie, text, strlen(text), fault);
}

TEST_CASE(test_what_is_one)
{
    static const char *const ones[] = {"0a", "0{", "0 ", "0\xc3\xa9"};
    static const char *const others[] = {"", "0", "a0", "1a", "00", "09", "0\n", "0\r\n"};
    for (size_t i = 0; i < sizeof ones / sizeof ones[0]; i++) {
        assert_true(list_is_coded(ones[i], strlen(ones[i])));
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        assert_false(list_is_coded(others[i], strlen(others[i])));
    }
}

TEST_CASE(test_words_with_tiers_and_marks)
{
    static const struct {
        const char *word;
        struct word_note note;
    } words[] = {{"cat", {10, WORD_MARK_NONE}},
                 {"car", {80, WORD_MARK_NONE}},
                 {"cart", {95, WORD_MARK_NONE}},
                 {"carts", {55, WORD_MARK_NONE}},
                 {"damn", {80, WORD_MARK_OFFENSIVE}},
                 {"dame", {35, WORD_MARK_OFFENSIVE}},
                 {"extraordinarily", {80, WORD_MARK_NONE}},
                 {"extraordinariness", {40, WORD_MARK_NONE}}};
    struct trie *trie;
    struct lexicon lexicon;
    struct fault fault;
    assert_ok(
        take("0cat1\r\n2r\r\n3t9\n4s0\n0damn!\n3e3!\n0extraordinarily\ndness4", &trie, &fault));
    assert_int_equal(trie_size(trie), 8);
    assert_ok(lexicon_from_trie(&lexicon, trie));
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        uint32_t number;
        assert_true(lexicon_find(&lexicon, words[i].word, strlen(words[i].word), &number));
        assert_int_equal(lexicon_note(&lexicon, number).tier, words[i].note.tier);
        assert_int_equal(lexicon_note(&lexicon, number).marks, words[i].note.marks);
    }
    lexicon_deinit(&lexicon);
    trie_free(trie);
    assert_ok(take("0ab\n2\n", &trie, &fault)); /* the same word again */
    assert_int_equal(trie_size(trie), 1);
    trie_free(trie);
}

TEST_CASE(test_faults)
{
    static const struct {
        const char *text;
        enum status status;
        size_t line;
        const char *said;
    } cases[] = {
        {"", STATUS_EMPTY, 0, "there are no words"},
        {"0cat\nxdog\n", STATUS_SYNTAX, 2, "previous word, 0 to f"},
        {"0cat\n/dog\n", STATUS_SYNTAX, 2, "previous word, 0 to f"},
        {"0cat\n:dog\n", STATUS_SYNTAX, 2, "previous word, 0 to f"},
        {"0cat\n`dog\n", STATUS_SYNTAX, 2, "previous word, 0 to f"},
        {"0cat\n4s\n", STATUS_SYNTAX, 2, "does not have that many letters"},
        {"0cat\nfs\n", STATUS_SYNTAX, 2, "does not have that many letters"},
        {"0cat\n\n3s\n", STATUS_SYNTAX, 2, "an empty line"},
        {"0cat\n\r\n3s\n", STATUS_SYNTAX, 2, "an empty line"},
        {"0cat\n0c-t\n", STATUS_SYNTAX, 2, "'c-t' is not a word"},
        {"0cat\n0\n", STATUS_SYNTAX, 2, "'' is not a word"},
        {"0cat\n3!!\n", STATUS_SYNTAX, 2, "'cat!' is not a word"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct trie *trie;
        struct fault fault = {0};
        assert_int_equal(take(cases[i].text, &trie, &fault), cases[i].status);
        assert_int_equal(fault.line, cases[i].line);
        assert_non_null(strstr(english(&fault.detail), cases[i].said));
        trie_free(trie);
    }
}

/* A word may have as many letters as a lexicon takes, and no line may be longer than such a word in
 * UTF-8. */
TEST_CASE(test_long_words)
{
    for (size_t length = WORD_LETTERS_MAX - 1; length <= 4 * WORD_LETTERS_MAX + 2; length++) {
        char text[5 * WORD_LETTERS_MAX] = "0";
        struct trie *trie;
        struct fault fault = {0};
        memset(text + 1, 'a', length);
        enum status status = take(text, &trie, &fault);
        assert_int_equal(status, length <= WORD_LETTERS_MAX ? STATUS_OK : STATUS_SYNTAX);
        if (status != STATUS_OK) {
            assert_non_null(strstr(english(&fault.detail), length <= 4 * WORD_LETTERS_MAX
                                                               ? "is not a word"
                                                               : "is too long"));
        }
        trie_free(trie);
    }
}
