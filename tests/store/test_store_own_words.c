/* SPDX-License-Identifier: MIT */
/*
 * The player's own words as they are kept.
 */
#include "repair.h"
#include "store_kit.h"
#include "test.h"
#include "trounce/memory.h"

static struct own_words *read_words(struct store *store, const struct alphabet *alphabet)
{
    struct own_words *own;
    assert_ok(own_words_new(alphabet, &own));
    assert_ok(store_read_own_words(store, 0, own));
    return own;
}

/* Compares the words in the store, as text. */
static void expect(struct store *store, const char *expected)
{
    char *text;
    struct own_words *own = read_words(store, store->play_language.alphabet);
    assert_ok(own_words_write(own, &text));
    assert_string_equal(text, expected);
    memory_free(text);
    own_words_free(own);
}

static void add(struct store *store, const char *text)
{
    struct own_words *own;
    struct fault fault;
    assert_ok(own_words_new(store->play_language.alphabet, &own));
    assert_ok(own_words_read(own, text, strlen(text), &fault));
    assert_ok(store_add_own_words(store, own));
    own_words_free(own);
}

TEST_CASE(test_what_is_said_last_is_kept)
{
    struct store *store = kit_open(NULL);
    expect(store, "");
    assert_ok(store_set_own_word(store, "floof", OWN_WORD_ADDED));
    assert_ok(store_set_own_word(store, "tea", OWN_WORD_REMOVED));
    expect(store, "floof\n-tea\n");
    assert_ok(store_set_own_word(store, "floof", OWN_WORD_REMOVED));
    assert_ok(store_set_own_word(store, "tea", OWN_WORD_NONE));
    assert_ok(store_set_own_word(store, "never", OWN_WORD_NONE));
    expect(store, "-floof\n");
    add(store, "floof\n-aalii\nyeet\n");
    expect(store, "floof\nyeet\n-aalii\n");
    assert_ok(store_delete_all(store)); /* what was played, but not these */
    expect(store, "floof\nyeet\n-aalii\n");
    kit_close(store);
}

/* Compares the words that a round ended with. */
static void expect_in(struct store *store, long long round, const char *expected)
{
    char *text;
    struct own_words *own;
    assert_ok(own_words_new(&alphabet_english, &own));
    assert_ok(store_read_own_words(store, round, own));
    assert_ok(own_words_write(own, &text));
    assert_string_equal(text, expected);
    memory_free(text);
    own_words_free(own);
}

/* A round that is over keeps what had been said then, as far as it is still known. */
TEST_CASE_WITH(test_what_had_been_said_then, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(NULL);
    add(store, "floof\n-tea\n");
    long long first = kit_save(store, &kit.random);
    expect_in(store, first, "floof\n-tea\n");
    add(store, "floof\nyeet\n");
    assert_ok(store_set_own_word(store, "tea", OWN_WORD_ADDED));
    expect_in(store, first, "floof\n"); /* of tea only what is said now is known */
    expect_in(store, first + 1, "floof\ntea\nyeet\n");
    long long second = kit_save(store, &kit.random);
    assert_int_equal(second, first + 1);
    assert_ok(store_set_own_word(store, "yeet", OWN_WORD_NONE));
    expect_in(store, second, "floof\ntea\n");
    expect(store, "floof\ntea\n");

    /* Words that were salvaged from a file with more rounds. */
    kit_sql(store->database, "UPDATE own_words SET since = 1000");
    expect_in(store, first, "floof\ntea\n");
}

/* Rounds begin with the first id again when everything is deleted: all of them have the words. */
TEST_CASE_WITH(test_words_outlast_the_rounds, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_save(store, &kit.random);
    add(store, "floof\n-tea\n");
    assert_ok(store_delete_all(store));
    for (int i = 1; i <= 3; i++) {
        assert_int_equal(kit_save(store, &kit.random), i);
    }
    for (int i = 1; i <= 3; i++) {
        expect_in(store, i, "floof\n-tea\n");
    }
}

TEST_CASE(test_each_language_has_its_own)
{
    struct alphabet german;
    static const char letters[] =
        "letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS "
        "tT uU vV wW xX yY zZ äÄ öÖ üÜ\nfolds ßss\n";
    struct store *store = kit_open(NULL);
    add(store, "floof\n");
    assert_ok(alphabet_read(letters, strlen(letters), &german, NULL));
    store_set_language(store, "de", &german);
    expect(store, "");
    add(store, "töne\n-floof\n");
    expect(store, "töne\n-floof\n");
    store_set_language(store, "en", &alphabet_english);
    expect(store, "floof\n");
    kit_close(store);
}

TEST_CASE_WITH(test_they_are_in_the_file, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    add(store, "floof\n-tea\n");
    kit_close(store);
    store = kit_open(kit.path);
    expect(store, "floof\n-tea\n");
}

/* Other programs may write anything that the table takes. */
TEST_CASE(test_bad_rows_are_skipped)
{
    struct store *store = kit_open(NULL);
    assert_int_equal(
        query_run(store->database,
                  "INSERT INTO own_words VALUES ('it''s', 'en', 1, 0), ('x', 'en', 1, 0), "
                  "('téně', 'en', 0, 0), ('a' || char(10), 'en', 1, 0), "
                  "('yeet', 'en', 1, 0)"),
        SQLITE_OK);
    expect(store, "yeet\n");
    assert_int_not_equal(
        query_run(store->database, "INSERT INTO own_words VALUES ('', 'en', 1, 0)"), SQLITE_OK);
    assert_int_not_equal(
        query_run(store->database, "INSERT INTO own_words VALUES ('a', 'en', 2, 0)"), SQLITE_OK);
    kit_close(store);
}

/* A write that fails changes nothing, and does not wait. */
TEST_CASE(test_a_failure_is_told)
{
    struct store *store = kit_open(NULL);
    struct own_words *own;
    struct fault fault;
    add(store, "floof\n");
    kit_sql(store->database, "CREATE TRIGGER refuse BEFORE INSERT ON own_words WHEN new.word = "
                             "'zax' BEGIN SELECT raise(ABORT, 'no'); END");
    assert_int_not_equal(store_set_own_word(store, "zax", OWN_WORD_ADDED), STATUS_OK);
    assert_non_null(store_trouble(store)->format);
    assert_ok(own_words_new(&alphabet_english, &own));
    assert_ok(own_words_read(own, "yeet\nzax\n", 9, &fault));
    assert_int_not_equal(store_add_own_words(store, own), STATUS_OK);
    own_words_free(own);
    expect(store, "floof\n");
    assert_false(store_has_pending(store));
    kit_close(store);
}

/* A file that is damaged gives back the words that can still be read; one that no list can have is
 * left out. */
TEST_CASE_WITH(test_words_are_salvaged, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    add(store, "floof\n-aalii\n");
    kit_close(store);
    kit_run(kit.path, "PRAGMA ignore_check_constraints = ON; "
                      "INSERT INTO own_words (language, word, counts) VALUES ('en', 'tea', 7)");
    struct store *fresh = kit_open(NULL);
    assert_int_equal(salvage_file(fresh, kit.path, false), 0); /* no rounds */
    expect(fresh, "floof\n-aalii\n");
}

/* ---- which words count in a round ---- */

TEST_CASE(test_which_rounds_have_own_words)
{
    static const bool expected[ROUND_KIND_COUNT] = {
        [ROUND_KIND_PLAIN] = true, [ROUND_KIND_PRACTICE] = true, [ROUND_KIND_CUSTOM] = true};
    for (int kind = 0; kind < ROUND_KIND_COUNT; kind++) {
        assert_int_equal(round_kind_has_own_words((enum round_kind)kind), expected[kind]);
    }
}

TEST_CASE(test_the_sets_of_words_limit_the_list)
{
    static const struct word_note common = {.tier = DEAL_COMMON_TIER};
    static const struct word_note rare = {.tier = DEAL_COMMON_TIER + 1};
    static const struct word_note offensive = {.tier = DEAL_COMMON_TIER,
                                               .marks = WORD_MARK_OFFENSIVE};
    static const struct {
        int sets;
        bool without_rare, without_offensive;
    } cases[] = {{0, false, false},
                 {WORD_SET_CLEAN, false, true},
                 {WORD_SET_CHILDREN, true, true},
                 {WORD_SET_CLEAN | WORD_SET_CHILDREN, true, true}};
    struct naive_list list = {.count = 0};
    struct lexicon packed;
    struct own_words *own;
    naive_add(&list, "tide", common);
    naive_add(&list, "tied", rare);
    naive_lexicon(&list, &packed);
    assert_ok(own_words_new(&alphabet_english, &own));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        word_sets_limit(cases[i].sets, own);
        assert_false(own_words_leave_out(own, &packed, common));
        assert_int_equal(own_words_leave_out(own, &packed, rare), cases[i].without_rare);
        assert_int_equal(own_words_leave_out(own, &packed, offensive), cases[i].without_offensive);
    }
    own_words_free(own);
    lexicon_deinit(&packed);
}
