/* SPDX-License-Identifier: MIT */
/*
 * Impossible rows, whoever wrote them: the file refuses most, and others are skipped.
 */
#include "english.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"
#include "trounce/memory.h"

/* ---- unfinished rows that are no rounds ---- */

TEST_CASE_WITH(test_invalid_unfinished_round_is_dropped, kit_set_up_place, kit_tear_down_place)
{
    static const char *const changes[] = {
        "INSERT INTO words SELECT min(id), 0, 99, 'a', 1, 1, x'00', NULL FROM rounds",
        "INSERT INTO words SELECT min(id), 0, 99, '', 0, 0, x'0000', NULL FROM rounds", /* twice */
        "INSERT INTO words SELECT min(id), 0, 99, '', 0, 0, x'ff', NULL FROM rounds", /* no such die
                                                                                       */
        "UPDATE rounds SET board = 'abc'",
        "UPDATE rounds SET left_ms = time_ms + 1",
        "UPDATE rounds SET phase = 'curtain'", /* not in this way */
        "UPDATE rounds SET turn = 'third'",
        "UPDATE rounds SET turn = 'second'",
        "UPDATE rounds SET way = 'two', phase = 'computer'", /* in the first turn */
        "UPDATE rounds SET way = 'solo 2'",
        "UPDATE rounds SET second_words = 1",
        "UPDATE rounds SET way = 'alone', phase = 'computer', shared_count = 0",
        "UPDATE rounds SET way = 'alone', phase = 'computer', shared_count = 0, hint_count = "
        "0, "
        "hint_points = 0",
        "UPDATE rounds SET hint_word = 'q-q'",
        "UPDATE rounds SET hint_step = 'third'",
        "UPDATE rounds SET player_words = player_words + 1",
        "UPDATE rounds SET player_points = player_points + 1",
    };
    struct store_news news;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct kit_round played;
        struct unfinished left;
        kit_play_mode(&kit.random, 4, 4, MODE_TURNS, ROUND_PLAYER, &played);
        struct store *store = kit_open(kit.path);
        struct store *other = kit_open(kit.path);
        assert_ok(kit_save_unfinished(store, &played));
        assert_ok(kit_save_unfinished(other, &played));
        kit_close(store);
        kit_close(other);
        char change[256];
        snprintf(change, sizeof change, "%s WHERE id = (SELECT min(id) FROM rounds)", changes[i]);
        kit_run(kit.path, change);
        store = kit_open(kit.path);
        assert_ok(store_read_unfinished(store, &left)); /* the other one */
        assert_true(store_take_news(store, &news));     /* with news that this one is gone */
        assert_non_null(strstr(english(&news.text), "damaged"));
        assert_false(news.in_memory);
        kit_expect(&left.round, left.words, left.word_count, &played);
        unfinished_deinit(&left);
        assert_ok(store_drop_unfinished(store));
        assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
        kit_close(store);
        kit_end(&played);
    }
}

/* A number that has no place in the lock file is nobody's, and no number follows it. */
TEST_CASE_WITH(test_sessions_that_cannot_be, kit_set_up_place, kit_tear_down_place)
{
    static const char *const numbers[] = {"-9223372036854775807", "0", "-1099511627776"};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        struct kit_round played;
        struct unfinished left;
        char change[80];
        kit_play_mode(&kit.random, 4, 4, MODE_TURNS, ROUND_PLAYER, &played);
        struct store *store = kit_open(kit.path);
        assert_ok(kit_save_unfinished(store, &played));
        kit_close(store);
        snprintf(change, sizeof change, "UPDATE rounds SET id = %s", numbers[i]);
        kit_run(kit.path, change);
        store = kit_open(kit.path);
        assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
        assert_ok(kit_save_unfinished(store, &played));
        assert_int_equal(kit_number(store->database, "SELECT count(*) FROM rounds WHERE id "
                                                     "BETWEEN -10 AND -1"),
                         1);
        assert_ok(store_read_unfinished(store, &left));
        unfinished_deinit(&left);
        kit_sql(store->database, "DELETE FROM rounds");
        kit_close(store);
        kit_end(&played);
    }
}

/* What cannot be is refused by the file, whoever writes it. */
TEST_CASE_WITH(test_values_that_the_file_refuses, kit_set_up_place, kit_tear_down_place)
{
    static const char *const changes[] = {
        "UPDATE rounds SET began = -1",
        "UPDATE rounds SET began = 'today'",
        "UPDATE rounds SET ended = 9000000000000",
        "UPDATE rounds SET kind = x'706c61696e'",
        "UPDATE rounds SET code = 'NK7Q4-M2XPD-TOO-LONG'",
        "UPDATE rounds SET counts = 2",
        "UPDATE rounds SET hint_count = -1",
        "UPDATE rounds SET hint_count = 4294967296",
        "UPDATE rounds SET board_words = -1",
        "UPDATE rounds SET rows = 0",
        "UPDATE rounds SET rows = 4294967300",
        "UPDATE rounds SET level = NULL",
        "UPDATE rounds SET rival_strength = 1001",
        "UPDATE rounds SET player_points = 9223372036854775807",
        "UPDATE rounds SET lexicon = 'x'",
        "UPDATE rounds SET player_name = printf('%81d', 1)",
        "UPDATE rounds SET challenge = printf('%2000d', 1)",
        "UPDATE rounds SET par = -2",
        "UPDATE rounds SET stars = 4",
        "UPDATE rounds SET strength = 10001",
        "UPDATE rounds SET common_words = 1.5",
        "UPDATE rounds SET language = ''",
        "UPDATE rounds SET language = 'd e'",
        "UPDATE rounds SET language = 'a-language-of-17-'",
        "UPDATE rounds SET sixes = -9",
        "UPDATE words SET side = 3",
        "UPDATE words SET letters = -5",
        "UPDATE words SET points = 5000000000",
        "UPDATE words SET word = x'ff00ff'",
        "UPDATE words SET path = x''",
        "UPDATE words SET found_ms = -1",
        "UPDATE words SET found_ms = 'early'",
        "UPDATE rounds SET phase = 'a phase of the moon'",
        "UPDATE puzzles SET ended = 'now'",
        "UPDATE puzzles SET size = 10",
        "UPDATE puzzles SET code = 'S2345-ABCDE-FGHI'",
        "UPDATE puzzles SET jumble_count = 0",
        "UPDATE puzzles SET elapsed_ms = 1e300",
        "UPDATE puzzles SET shown = 2",
        "UPDATE puzzles SET made = -1",
        "UPDATE puzzles SET help = 3",
        "UPDATE practice SET word = ''",
        "UPDATE practice SET rows = -4",
        "UPDATE practice SET path = 7",
        "UPDATE practice SET missed = ''",
        "UPDATE practice SET missed = '2026-02-30'",
        "UPDATE practice SET box = 4",
        "UPDATE practice SET box = 0.5",
        "UPDATE practice SET due = ''", /* only a learned word has no due date */
        "UPDATE practice SET due = 'soon'",
        "UPDATE practice SET found = 'never'",
        "UPDATE practice SET learned = -1",
        "UPDATE practice SET dropped = 'no'",
        "UPDATE practice SET misses = 0",
        "UPDATE practice SET chosen = 'today'",
        "UPDATE settings SET value = x'6c69676874'",
        "UPDATE settings SET value = printf('%5000d', 1)",
    };
    struct store *store = kit_open(kit.path);
    struct stored_puzzle puzzle = {
        .ended_unix_s = 1760000000, .size = 4, .code = "S2345-ABCDE", .jumble_count = 3};
    struct unfinished_puzzle left_puzzle = {.code = "4"};
    struct kit_round left;
    long points;
    (void)kit_save_plain(store, &points);
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &left);
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    assert_ok(store_keep_puzzle(store, &left_puzzle));
    assert_ok(kit_save_unfinished(store, &left));
    assert_ok(store_set_setting(store, "theme", "light"));
    kit_run(kit.path, "INSERT INTO practice VALUES ('tide', 'en', 'tidesnarlateomit', 4, 4, "
                      "x'00010203', '2026-02-01', 0, '2026-02-02', '', 0, 0, 1, '')");
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        int code = query_run(store->database, changes[i]);
        if ((code & 0xff) != SQLITE_CONSTRAINT) {
            fail_msg("%s: %d", changes[i], code);
        }
    }
    kit_end(&left);
}

/* What the columns allow but no round can be is listed as damaged. */
TEST_CASE_WITH(test_rounds_that_cannot_be_are_damaged, kit_set_up_place, kit_tear_down_place)
{
    static const char *const changes[] = {
        "kind = 'strange'",
        "kind = 'daily'", /* without a date */
        "kind = 'plain' || char(7)",
        "kind = 'plain' || char(127)",
        "way = 'two', hint_points = 5", /* not for two players */
        "date = '2026-02-30'",
        "date = '2026-11-20'", /* only for daily rounds */
        "code = 'A' || char(10)",
        "board = 'tidesnarlateomi'",
        "board = 'tidesnarlateom1t'",
        "board = board || char(0)",
        "board = ''",
        "rows = 8, columns = 8",
        "rules = 9",
        "rules = ''",
        "way = 'solo'",
        "level = 'match'", /* without a strength */
        "level = 'x'",
        "rival_strength = 5",
        "shared_count = 1",
        "second_words = 1",
        "second_points = 1",
        "player_name = char(10)",
        "second_name = CAST(x'c3' AS TEXT)",
        "sender = 'Ann'",
        "challenge = 'T1-1'",
        "kind = 'challenge', challenge = char(7)",
        "stars = 3",            /* without a par */
        "par = 40, stars = -1", /* what was reached is then known */
        "common_found = 1",     /* without their number */
    };
    const struct history_filter all = {.any_rules = true};
    struct store *store = kit_open(kit.path);
    long points;
    long long ids[3];
    for (int i = 0; i < 3; i++) {
        ids[i] = kit_save_plain(store, &points);
    }
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char change[256];
        struct stored_round rounds[3];
        struct stored_word *words;
        size_t count;
        snprintf(change, sizeof change,
                 "CREATE TABLE kept AS SELECT * FROM rounds; UPDATE rounds SET %s WHERE id = %lld",
                 changes[i], ids[1]);
        kit_run(kit.path, change);
        assert_ok(history_list(store, &all, 0, 3, rounds, &count));
        assert_int_equal(count, 3);
        for (size_t j = 0; j < count; j++) {
            assert_int_equal(rounds[j].is_damaged, rounds[j].id == ids[1]);
        }
        assert_ok(store_load_round(store, ids[0], &rounds[0], &words, &count));
        memory_free(words);
        assert_int_equal(store_load_round(store, ids[1], &rounds[0], &words, &count),
                         STATUS_DAMAGED);
        assert_string_not_equal(english(store_trouble(store)), "");
        kit_run(kit.path, "PRAGMA foreign_keys = OFF; DELETE FROM rounds;"
                          "INSERT INTO rounds SELECT * FROM kept; DROP TABLE kept");
    }
    assert_int_equal(kit_count_whole(store), 3);

    /* Damage in columns that serve only statistics drops no round. */
    static const char *const sums[] = {"lengths = '0' || char(0), longest = char(7)",
                                       "lengths = '4:99999999999999999999 5:1', longest = 7",
                                       "lengths = '4:-1'", "lengths = '-4:1'", "lengths = '63:1'"};
    for (size_t i = 0; i < sizeof sums / sizeof sums[0]; i++) {
        struct history_statistics statistics;
        char change[160];
        snprintf(change, sizeof change, "UPDATE rounds SET %s WHERE id > %lld", sums[i], ids[0]);
        kit_run(kit.path, change);
        assert_ok(history_statistics(store, &all, &statistics));
        assert_int_equal(statistics.rounds, 3);
        assert_int_equal(statistics.words_by_length[4], 1);
        assert_string_equal(statistics.longest, "tide");
        assert_int_equal(statistics.longest_id, ids[0]);
    }
}

TEST_CASE_WITH(test_words_that_cannot_be_are_not_shown, kit_set_up_place, kit_tear_down_place)
{
    static const char *const changes[] = {
        "side = 2",
        "word = 'TIDE'",
        "word = 'tidy'",
        "letters = 5",
        "points = points + 1", /* differs from the round's sum */
        "path = x'0000'",
        "path = x'ff'",
        "path = x'00010203040506'",
        "found_ms = 1", /* the round took no time */
        "found_ms = 9223372036854775807",
    };
    struct store *store = kit_open(kit.path);
    long points;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char change[160];
        struct stored_round record;
        struct stored_word *words;
        size_t count;
        long long id = kit_save_plain(store, &points);
        snprintf(change, sizeof change, "UPDATE words SET %s WHERE round = %lld", changes[i], id);
        kit_run(kit.path, change);
        assert_int_equal(store_load_round(store, id, &record, &words, &count), STATUS_DAMAGED);
        snprintf(change, sizeof change, "DELETE FROM words WHERE round = %lld", id);
        kit_run(kit.path, change);
        assert_int_equal(store_load_round(store, id, &record, &words, &count), STATUS_DAMAGED);
    }
}

/* A name that would make its row unreadable is stored as empty. */
TEST_CASE_WITH(test_names_that_cannot_be_are_none, kit_set_up_place, kit_tear_down_place)
{
    struct kit_round played;
    struct stored_round record;
    struct stored_word *words;
    size_t count;
    long long id;
    struct store *store = kit_open(kit.path);
    kit_play_mode(&kit.random, 4, 4, MODE_TWO, ROUND_DONE, &played);
    snprintf(played.notes.player_name, sizeof played.notes.player_name, "Zo\xc3\xab");
    snprintf(played.notes.second_name, sizeof played.notes.second_name, "Ann\x1b[2J");
    assert_ok(kit_save_round(store, &played, &id));
    assert_ok(store_load_round(store, id, &record, &words, &count));
    assert_string_equal(record.notes.player_name, "Zo\xc3\xab");
    assert_string_equal(record.notes.second_name, "");
    memory_free(words);
    kit_end(&played);
}

/* A number out of its range is stored as the nearest, so that no round is refused. */
TEST_CASE_WITH(test_numbers_out_of_range_are_stored, kit_set_up_place, kit_tear_down_place)
{
    struct stored_puzzle puzzle = {.ended_unix_s = -1, .size = 4, .code = "S2345-ABCDE"};
    struct kit_round played;
    struct stored_round record;
    struct stored_word *words;
    size_t count;
    long long id;
    struct store *store = kit_open(kit.path);
    kit_play_mode(&kit.random, 4, 4, MODE_ALONE, ROUND_DONE, &played);
    played.notes.began_unix_s = -1;
    played.notes.board_words = 2000000000;
    played.notes.elapsed_ms = -5;
    assert_ok(kit_save_round(store, &played, &id));
    assert_ok(store_load_round(store, id, &record, &words, &count));
    assert_int_equal(record.notes.began_unix_s, 0);
    assert_int_equal(record.notes.board_words, 100000000);
    assert_int_equal(record.notes.elapsed_ms, 0);
    memory_free(words);
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    kit_end(&played);
}
