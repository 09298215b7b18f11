/* SPDX-License-Identifier: MIT */
/*
 * A round or puzzle under way becomes a finished one in its own row, which gets an id of its own.
 */
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

static void expect_finished(struct store *store, long long id, const struct kit_round *played)
{
    kit_expect_round(store, id, played);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM rounds WHERE id < 0"), 0);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM words WHERE round < 0"), 0);
}

static void finish(struct kit_round *played)
{
    while (round_phase(played->round) != ROUND_DONE) {
        round_start(played->round); /* each call has an effect in its own phases only */
        round_finish(played->round);
        round_conclude(played->round);
    }
}

/* Neither a row of the round nor one of its words is deleted; what the words are worth at the end
 * is kept, and what the statistics need. */
TEST_CASE_WITH(test_a_row_is_finished, kit_set_up_place, kit_tear_down_place)
{
    static const char *const before[] = {
        "CREATE TRIGGER keeps BEFORE DELETE ON rounds BEGIN SELECT raise(ABORT, 'no'); END",
        /* As a file of an older version becomes. */
        "UPDATE words SET word = '', letters = 0, points = 0;"
        "UPDATE rounds SET lengths = '', longest = '', sixes = 0, all_tiers = 0",
        /* A damaged file: words of a round that does not exist. */
        "PRAGMA foreign_keys = OFF; INSERT INTO words VALUES (1, 0, 0, 'tide', 4, 9, x'00', NULL);"
        "INSERT INTO words VALUES (2, 0, 99, 'tide', 4, 9, x'00', NULL)"};
    for (int i = 0; i < 8 * MODE_COUNT; i++) {
        struct kit_round played;
        long long id = 0;
        long long next = 0;
        kit_play_mode(&kit.random, 4, 4, (enum game_mode)(i % MODE_COUNT), ROUND_PLAYER, &played);
        struct store *store = kit_open(kit.path);
        assert_ok(kit_save_unfinished(store, &played));
        kit_run(kit.path, before[i % 3]);
        finish(&played);
        assert_ok(kit_save_round(store, &played, &id));
        assert_int_equal(id, 1);
        expect_finished(store, id, &played);
        assert_int_equal(kit_number(store->database, "SELECT all_tiers FROM rounds"), 1);
        assert_int_equal(kit_number(store->database,
                                    "SELECT count(*) FROM rounds WHERE longest = ifnull((SELECT "
                                    "word FROM words WHERE side = 0 AND round = 1 ORDER BY letters "
                                    "DESC, place LIMIT 1), '') AND phase = 'done' AND turn = ''"),
                         1);
        assert_ok(kit_save_round(store, &played, &next)); /* which has no row */
        assert_int_equal(next, 2);
        expect_finished(store, next, &played);
        kit_close(store);
        kit_run(kit.path, "DROP TRIGGER IF EXISTS keeps; DELETE FROM rounds; DELETE FROM words; "
                          "DELETE FROM sqlite_sequence");
        kit_end(&played);
    }
}

/* The next own word is for the round after it, also where no round was finished in this file. */
TEST_CASE_WITH(test_ids_that_follow, kit_set_up_place, kit_tear_down_place)
{
    struct kit_round played;
    struct unfinished_puzzle kept = {.code = "4"};
    struct stored_puzzle solved = {.ended_unix_s = 1, .size = 4, .code = "4", .jumble_count = 3};
    long long id = 0;
    struct store *store = kit_open(kit.path);
    for (int i = 1; i <= 3; i++) {
        kit_play(&kit.random, 4, 4, ROUND_PLAYER, &played);
        assert_ok(kit_save_unfinished(store, &played));
        finish(&played);
        assert_ok(kit_save_round(store, &played, &id));
        assert_int_equal(id, i);
        assert_ok(store_set_own_word(store, "tide", i % 2 ? OWN_WORD_ADDED : OWN_WORD_REMOVED));
        assert_int_equal(kit_number(store->database, "SELECT since FROM own_words"), i + 1);
        assert_ok(store_keep_puzzle(store, &kept));
        assert_ok(store_save_puzzle(store, &solved, &id));
        assert_int_equal(id, i);
        kit_end(&played);
    }
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM puzzles WHERE moves = x'' "
                                                 "AND made = 0 AND id > 0"),
                     3);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM puzzles"), 3);
}

/* The largest id is exact in JSON, where numbers are doubles; then they begin anew after the
 * others.
 */
TEST_CASE_WITH(test_the_largest_id, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    assert_int_equal(kit_save(store, &kit.random), 1);
    kit_sql(store->database, "UPDATE sqlite_sequence SET seq = 9007199254740991");
    assert_int_equal(kit_save(store, &kit.random), 1LL << 53);
    assert_int_equal(kit_save(store, &kit.random), 3);
    assert_int_equal(kit_count_whole(store), 3);
}

/* Damaged definitions: a file without the table of the highest ids is set aside, and the round goes
 * into a new one with what can be read. */
TEST_CASE_WITH(test_a_sequence_that_is_damaged, kit_set_up_place, kit_tear_down_place)
{
    struct kit_round played;
    long long id = 0;
    struct store *store = kit_open(kit.path);
    (void)kit_save(store, &kit.random);
    kit_close(store);
    kit_run(kit.path, "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, "
                      "'(name,seq)', '(name,sep)') WHERE name = 'sqlite_sequence'");
    kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
    store = kit_open(kit.path);
    assert_ok(kit_save_round(store, &played, &id));
    assert_int_equal(id, 2);
    assert_int_equal(kit_count_whole(store), 2);
    kit_close(store);
    kit_end(&played);
}
