/* SPDX-License-Identifier: MIT */
/*
 * Impossible rows, whoever wrote them: they are skipped, and counted.
 */
#include "goals.h"
#include "store_kit.h"
#include "trounce/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- unfinished rows that are no rounds ---- */

static void test_invalid_unfinished_round_is_dropped(void **state)
{
    struct kit_place *place = *state;
    static const char *const changes[] = {
        "UPDATE unfinished SET words = x'00030001'",   /* ends within a word */
        "UPDATE unfinished SET words = x'00020000'",   /* a die twice */
        "UPDATE unfinished SET words = x'000300ff01'", /* no such die */
        "UPDATE unfinished SET words = x'0000'",       /* an empty word */
        "UPDATE unfinished SET board = 'abc'",
        "UPDATE unfinished SET rows = 3000000000",
        "UPDATE unfinished SET left_ms = time_ms + 1",
        "UPDATE unfinished SET left_ms = -1",
        "UPDATE unfinished SET phase = 'lunch'",
        "UPDATE unfinished SET phase = 'curtain'", /* not in this way */
        "UPDATE unfinished SET turn = 'third'",
        "UPDATE unfinished SET turn = 'second'",
        "UPDATE unfinished SET way = 'two', phase = 'computer'", /* in the first turn */
        "UPDATE unfinished SET way = 'solo 2'",
        "UPDATE unfinished SET second_words = 1",
        "UPDATE unfinished SET played_ms = -1",
        "UPDATE unfinished SET words = x'03030001'", /* a fourth side */
        "UPDATE unfinished SET words = x'030100'",
        "UPDATE unfinished SET words = x'00'", /* ends within the head of a word */
        "UPDATE unfinished SET way = 'alone', phase = 'computer', shared_count = 0",
        "UPDATE unfinished SET way = 'alone', phase = 'computer', shared_count = 0, hint_count = "
        "0, "
        "hint_points = 0",
        "UPDATE unfinished SET hint_word = 'q-q'",
        "UPDATE unfinished SET hint_count = -1",
        "UPDATE unfinished SET hint_step = 'third'",
        "UPDATE unfinished SET hint_word = x'ff'",
        "UPDATE unfinished SET player_words = player_words + 1",
        "UPDATE unfinished SET player_points = player_points + 1",
    };
    struct store_news news;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct kit_round played;
        struct unfinished left;
        kit_play_mode(&place->random, 4, 4, MODE_TURNS, ROUND_PLAYER, &played);
        struct store *store = kit_open(place->path);
        struct store *other = kit_open(place->path);
        assert_int_equal(store_save_unfinished(store, played.round, &played.notes), STATUS_OK);
        assert_int_equal(store_save_unfinished(other, played.round, &played.notes), STATUS_OK);
        store_close(store);
        store_close(other);
        char change[256];
        snprintf(change, sizeof change, "%s WHERE session = (SELECT max(session) FROM unfinished)",
                 changes[i]);
        kit_run(place->path, change);
        store = kit_open(place->path);
        assert_int_equal(store_read_unfinished(store, &left), STATUS_OK); /* the other one */
        assert_true(store_take_news(store, &news)); /* with news that this one is gone */
        assert_non_null(strstr(news.text, "damaged"));
        assert_false(news.in_memory);
        kit_expect(&left.round, left.words, left.word_count, &played);
        unfinished_deinit(&left);
        assert_int_equal(store_drop_unfinished(store), STATUS_OK);
        assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
        store_close(store);
        kit_end(&played);
    }
}

/* Queries over many rounds: goals, feats, strength, boards, days. */
static void expect_others(struct store *store, long long id, long points)
{
    const struct history_filter all = {.any_rules = true};
    struct goal goals[GOAL_COUNT];
    struct history_feats feats;
    struct history_strength strengths[3];
    struct strength strength;
    struct store_damage damage;
    struct history_day day;
    size_t count;
    long days;
    long longest;
    assert_int_equal(goals_read(store, goals), STATUS_OK);
    for (int i = 0; i < GOAL_COUNT; i++) {
        assert_int_not_equal(goals[i].id, id);
        if (strcmp(goals[i].name, "rounds-10") == 0) {
            assert_int_equal(goals[i].have, 2);
        }
    }
    assert_int_equal(history_feats(store, id, &feats), STATUS_DAMAGED);
    assert_int_equal(history_feats(store, id + 1, &feats), STATUS_OK);
    assert_int_equal(feats.best_before, points);
    assert_int_equal(feats.longest_before, 4);
    assert_int_equal(history_strengths(store, &all, 3, strengths, &count), STATUS_OK);
    assert_int_equal(count, 0);
    assert_int_equal(history_strength(store, &strength), STATUS_OK);
    assert_int_equal(strength.rounds, 0);
    assert_int_equal(history_day(store, "2026-11-20", &day), STATUS_OK);
    assert_int_equal(day.rounds, 0);
    assert_int_equal(history_streak(store, "2026-11-20", &days, &longest), STATUS_OK);
    assert_int_equal(longest, 0);
    assert_int_equal(store_find_damage(store, &damage), STATUS_OK);
    assert_int_equal(damage.rounds, 1);
    assert_int_equal(damage.words + damage.puzzles + damage.settings, 0);
}

/* Lists, statistics and scores of a history of three rounds, one of them changed: the others are
 * unaffected. */
static void expect_one_damaged(struct store *store, long long id, long points)
{
    const struct history_filter all = {.any_rules = true};
    struct stored_round rounds[3];
    struct history_statistics statistics;
    struct history_score scores[3];
    size_t count;
    assert_int_equal(kit_count(store), 3);
    assert_int_equal(history_list(store, &all, 0, 3, rounds, &count), STATUS_OK);
    assert_int_equal(count, 3);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(rounds[i].is_damaged, rounds[i].id == id);
    }
    assert_int_equal(history_statistics(store, &all, &statistics), STATUS_OK);
    assert_int_equal(statistics.rounds, 2);
    assert_int_equal(statistics.damaged, 1);
    assert_int_equal(statistics.best, points);
    assert_int_not_equal(statistics.best_id, id);
    assert_int_equal(history_scores(store, &all, 3, scores, &count), STATUS_OK);
    assert_int_equal(count, 2);
    assert_true(scores[0].id < scores[1].id && scores[0].id != id && scores[1].id != id);
    assert_int_equal(scores[0].score, points);
    expect_others(store, id, points);
}

/* Each column alone, outside the range of a round. */
static void test_rounds_that_cannot_be_are_passed_over(void **state)
{
    struct kit_place *place = *state;
    static const char *const changes[] = {
        "began = -1",
        "began = 'today'",
        "ended = 9000000000000",
        "kind = 'strange'",
        "kind = 'daily'", /* without a date */
        "kind = x'706c61696e'",
        "kind = 'plain' || char(7)",
        "kind = 'plain' || char(127)",
        "way = 'two', hint_points = 5", /* not for two players */
        "date = '2026-02-30'",
        "date = '2026-11-20'", /* only for daily rounds */
        "code = 'NK7Q4-M2XPD-TOO-LONG'",
        "code = 'A' || char(10)",
        "counts = 2",
        "hint_count = -1",
        "hint_count = 4294967296",
        "hint_points = -1",
        "board_words = -1",
        "elapsed_ms = -1",
        "board = 'tidesnarlateomi'",
        "board = 'tidesnarlateom1t'",
        "board = board || char(0)",
        "board = ''",
        "rows = 0",
        "rows = 4294967300", /* 4 if truncated to 32 bits */
        "rows = 8, columns = 8",
        "columns = -4",
        "rules = 9",
        "rules = ''",
        "way = 'solo'",
        "level = 'match'", /* without a strength */
        "rival_strength = 5",
        "shared_count = 1",
        "played_ms = -1",
        "second_words = 1",
        "second_points = 1",
        "player_name = char(10)",
        "second_name = CAST(x'c3' AS TEXT)",
        "sender = 'Ann'",
        "challenge = 'T1-1'",
        "kind = 'challenge', challenge = char(7)",
        "kind = 'challenge', challenge = printf('%2000d', 1)",
        "par = -2",
        "stars = 3", /* without a par */
        "par = 5, stars = 4",
        "strength = 10001",
        "common_words = 1.5",
        "common_found = 1", /* without their number */
        "level = 'x'",
        "time_ms = -1",
        "player_words = -1",
        "computer_words = 1e300",
        "player_points = 9223372036854775807",
        "computer_points = -9223372036854775807 - 1",
        "lexicon = 'x'",
        /* values used by queries over many rounds, in rows damaged otherwise */
        "strength = 9000, rows = 5",
        "longest = 'seventeen', sixes = 9000000, way = 'solo'",
        "kind = 'daily', date = '2026-11-20', hint_count = -1",
        "kind = 'daily', date = '2026-11-20', player_points = 9000000000000000000",
    };
    struct store *store = kit_open(place->path);
    long points;
    long long ids[3];
    for (int i = 0; i < 3; i++) {
        ids[i] = kit_save_plain(store, &points);
    }
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char change[256];
        struct stored_round record;
        struct stored_word *words;
        size_t count;
        snprintf(change, sizeof change,
                 "CREATE TABLE kept AS SELECT * FROM rounds; UPDATE rounds SET %s WHERE id = %lld",
                 changes[i], ids[1]);
        kit_run(place->path, change);
        expect_one_damaged(store, ids[1], points);
        assert_int_equal(store_load_round(store, ids[0], &record, &words, &count), STATUS_OK);
        memory_free(words);
        assert_int_equal(store_load_round(store, ids[1], &record, &words, &count), STATUS_DAMAGED);
        assert_string_not_equal(store_trouble(store), "");
        kit_run(place->path, "PRAGMA foreign_keys = OFF; DELETE FROM rounds;"
                             "INSERT INTO rounds SELECT * FROM kept; DROP TABLE kept");
    }
    assert_int_equal(kit_count_whole(store), 3);

    /* Damage in columns that serve only statistics drops no round. */
    static const char *const sums[] = {
        "lengths = x'00', longest = char(7)", "lengths = '4:99999999999999999999 5:1', longest = 7",
        "lengths = '4:-1', longest = x'ff'", "lengths = '-4:1'", "lengths = '63:1'"};
    for (size_t i = 0; i < sizeof sums / sizeof sums[0]; i++) {
        const struct history_filter all = {.any_rules = true};
        struct history_statistics statistics;
        char change[160];
        snprintf(change, sizeof change, "UPDATE rounds SET %s WHERE id > %lld", sums[i], ids[0]);
        kit_run(place->path, change);
        assert_int_equal(history_statistics(store, &all, &statistics), STATUS_OK);
        assert_int_equal(statistics.rounds, 3);
        assert_int_equal(statistics.words_by_length[4], 1);
        assert_string_equal(statistics.longest, "tide");
        assert_int_equal(statistics.longest_id, ids[0]);
    }
    store_close(store);
}

static void test_words_that_cannot_be_are_not_shown(void **state)
{
    struct kit_place *place = *state;
    static const char *const changes[] = {
        "side = 2",
        "word = 'TIDE'",
        "word = 'tidy'",
        "word = x'ff00ff'",
        "letters = -5",
        "letters = 5",
        "points = -1",
        "points = points + 1", /* differs from the round's sum */
        "points = 5000000000",
        "path = x'0000'",
        "path = x'ff'",
        "path = x'00010203040506'",
        "path = x''",
    };
    struct store *store = kit_open(place->path);
    long points;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char change[160];
        struct stored_round record;
        struct stored_word *words;
        size_t count;
        long long id = kit_save_plain(store, &points);
        snprintf(change, sizeof change, "UPDATE words SET %s WHERE round = %lld", changes[i], id);
        kit_run(place->path, change);
        assert_int_equal(store_load_round(store, id, &record, &words, &count), STATUS_DAMAGED);
        snprintf(change, sizeof change, "DELETE FROM words WHERE round = %lld", id);
        kit_run(place->path, change);
        assert_int_equal(store_load_round(store, id, &record, &words, &count), STATUS_DAMAGED);
    }
    store_close(store);
}

/* A name that would make its row unreadable is stored as empty. */
static void test_names_that_cannot_be_are_none(void **state)
{
    struct kit_place *place = *state;
    struct kit_round played;
    struct stored_round record;
    struct stored_word *words;
    size_t count;
    long long id;
    struct store *store = kit_open(place->path);
    kit_play_mode(&place->random, 4, 4, MODE_TWO, ROUND_DONE, &played);
    snprintf(played.notes.player_name, sizeof played.notes.player_name, "Zo\xc3\xab");
    snprintf(played.notes.second_name, sizeof played.notes.second_name, "Ann\x1b[2J");
    assert_int_equal(store_save_round(store, played.round, &played.notes, NULL, &id), STATUS_OK);
    assert_int_equal(store_load_round(store, id, &record, &words, &count), STATUS_OK);
    assert_string_equal(record.notes.player_name, "Zo\xc3\xab");
    assert_string_equal(record.notes.second_name, "");
    memory_free(words);
    kit_end(&played);
    store_close(store);
}

/* ---- the other tables ---- */

static void test_puzzles_that_cannot_be_are_passed_over(void **state)
{
    struct kit_place *place = *state;
    static const char *const changes[] = {
        "ended = -1",       "ended = 'now'",       "size = 2",        "size = 10",
        "size = x'34'",     "code = x'ff'",        "code = char(27)", "code = 'S2345-ABCDE-FGHI'",
        "jumble_count = 0", "jumble_count = 1000", "move_count = -1", "move_count = 'few'",
        "elapsed_ms = -1",  "elapsed_ms = 1e300",  "shown = 2",
    };
    struct store *store = kit_open(place->path);
    for (int i = 0; i < 2; i++) {
        struct stored_puzzle puzzle = {.ended_unix_s = 1760000000,
                                       .size = 4,
                                       .code = "S2345-ABCDE",
                                       .jumble_count = 3,
                                       .move_count = 4 + i,
                                       .elapsed_ms = 5000 + i};
        assert_int_equal(store_save_puzzle(store, &puzzle, NULL), STATUS_OK);
    }
    kit_run(place->path, "CREATE TABLE kept AS SELECT * FROM puzzles");
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1];
        struct store_damage damage;
        char change[256];
        snprintf(change, sizeof change, "UPDATE puzzles SET %s WHERE id = 1", changes[i]);
        kit_run(place->path, change);
        assert_int_equal(history_puzzles(store, figures), STATUS_OK);
        for (int size = 0; size <= SCRAMBLER_SIZE_MAX; size++) {
            assert_int_equal(figures[size].solved, size == 4);
        }
        assert_int_equal(figures[4].best_ms, 5001);
        assert_int_equal(figures[4].least_extra, 2);
        assert_int_equal(store_find_damage(store, &damage), STATUS_OK);
        assert_int_equal(damage.puzzles, 1);
        kit_run(place->path, "DELETE FROM puzzles; INSERT INTO puzzles SELECT * FROM kept");
    }
    store_close(store);
}

static void test_settings_that_cannot_be_are_none(void **state)
{
    struct kit_place *place = *state;
    static const char *const values[] = {"7", "1.5", "x'6c69676874'", "'light' || char(0) || 'er'",
                                         "printf('%5000d', 1)"};
    struct store *store = kit_open(place->path);
    assert_int_equal(store_set_setting(store, "size", "5"), STATUS_OK);
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        struct store_damage damage;
        char value[16] = "as it was";
        char change[160];
        snprintf(change, sizeof change,
                 "CREATE TABLE other (name PRIMARY KEY, value); INSERT INTO other SELECT * FROM "
                 "settings; DROP TABLE settings; ALTER TABLE other RENAME TO settings");
        if (i == 0) {
            kit_run(place->path, change); /* accepts any type */
        }
        snprintf(change, sizeof change, "INSERT OR REPLACE INTO settings VALUES ('theme', %s)",
                 values[i]);
        kit_run(place->path, change);
        assert_int_equal(store_get_setting(store, "theme", value, sizeof value), STATUS_MISSING);
        assert_string_equal(value, "as it was");
        assert_int_equal(store_find_damage(store, &damage), STATUS_OK);
        assert_int_equal(damage.settings, 1);
    }
    char value[16];
    assert_int_equal(store_get_setting(store, "size", value, sizeof value), STATUS_OK);
    assert_string_equal(value, "5");
    store_close(store);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_set_up_place, kit_tear_down_place)
    const struct CMUnitTest tests[] = {
        TEST(test_invalid_unfinished_round_is_dropped),
        TEST(test_rounds_that_cannot_be_are_passed_over),
        TEST(test_words_that_cannot_be_are_not_shown),
        TEST(test_names_that_cannot_be_are_none),
        TEST(test_puzzles_that_cannot_be_are_passed_over),
        TEST(test_settings_that_cannot_be_are_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
