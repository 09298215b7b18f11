/* SPDX-License-Identifier: MIT */
/*
 * Histories that older versions wrote, kept in tests/data/histories: each row is there afterwards,
 * with what it held. Leaves damaged files to test_store_files.c.
 */
#include "goals.h"
#include "practice.h"
#include "schema.h"
#include "store_kit.h"
#include "store_state.h"
#include "trounce/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROUNDS      8
#define OLD_VERSION 2 /* the newest of those files */

struct place {
    char folder[KIT_PATH_MAX];
    char path[KIT_PATH_MAX];
};

static int set_up(void **state)
{
    static struct place place;
    kit_folder(place.folder);
    kit_path(place.folder, STORE_FILE_NAME, place.path);
    *state = &place;
    return 0;
}

static int tear_down(void **state)
{
    const struct place *place = *state;
    kit_remove_folder(place->folder);
    return 0;
}

/* Copies the history of a version: the one that is kept is not to be touched. */
static void take_history(int version, const char *path)
{
    char name[KIT_PATH_MAX];
    size_t size;
    snprintf(name, sizeof name, TROUNCE_SOURCE_DIR "/tests/data/histories/version-%d.db", version);
    unsigned char *bytes = kit_read(name, &size);
    kit_write(path, bytes, size);
    free(bytes);
}

/* The columns of a table in the older file, without the one that became the way. */
static void columns_of(sqlite3 *database, const char *table, char *columns, size_t size)
{
    struct query query =
        query_begin(database, "SELECT group_concat(name, ', ') FROM pragma_table_info(?, 'old') "
                              "WHERE name <> 'solo'");
    query_bind_text(&query, table);
    assert_true(query_step(&query));
    assert_true(query_text(&query, columns, size) < size);
    assert_int_equal(query_end(&query), SQLITE_OK);
    assert_true(columns[0] != '\0');
}

static int64_t number_of(sqlite3 *database, const char *sql)
{
    int64_t number = -1;
    assert_int_equal(query_run_number(database, sql, &number), SQLITE_OK);
    return number;
}

/* Every row of the old table is in the new one, value by value, and there is none beside. */
static void expect_rows(sqlite3 *database, const char *table, int least)
{
    char columns[1024];
    char sql[4096];
    columns_of(database, table, columns, sizeof columns);
    snprintf(sql, sizeof sql,
             "SELECT count(*) FROM (SELECT %s FROM old.%s EXCEPT SELECT %s FROM main.%s)", columns,
             table, columns, table);
    assert_int_equal(number_of(database, sql), 0);
    snprintf(sql, sizeof sql,
             "SELECT (SELECT count(*) FROM main.%s) - (SELECT count(*) FROM old.%s)", table, table);
    assert_int_equal(number_of(database, sql), 0);
    snprintf(sql, sizeof sql, "SELECT count(*) FROM old.%s", table);
    assert_true(number_of(database, sql) >= least);
}

static void test_every_row_is_kept(void **state)
{
    struct place *place = *state;
    for (int version = 1; version <= OLD_VERSION; version++) {
        char attach[KIT_PATH_MAX + 32];
        char old[KIT_PATH_MAX];
        take_history(version, place->path);
        take_history(version, kit_path(place->folder, "old.db", old));
        struct store *store = kit_open(place->path);
        snprintf(attach, sizeof attach, "ATTACH '%s' AS old", old);
        sqlite3 *database = store->database;
        assert_int_equal(query_run(database, attach), SQLITE_OK);
        assert_int_equal(number_of(database, "PRAGMA main.user_version"), schema_version());
        assert_int_equal(number_of(database, "PRAGMA old.user_version"), version);
        uint64_t mark = 0;
        assert_int_equal(schema_mark(database, &mark), SQLITE_OK);
        assert_int_equal(mark, SCHEMA_MARK); /* as of a new file */
        expect_rows(database, "rounds", ROUNDS);
        expect_rows(database, "words", 30);
        expect_rows(database, "unfinished", 3);
        expect_rows(database, "puzzles", 2);
        expect_rows(database, "settings", 2);
        static const char *const tables[] = {"rounds", "unfinished"};
        for (int i = 0; i < 2; i++) {
            char sql[512];
            snprintf(sql, sizeof sql,
                     "SELECT count(*) FROM main.%s AS now JOIN old.%s AS old ON now.began = "
                     "old.began WHERE now.way = CASE old.solo WHEN 1 THEN 'alone' ELSE 'turns' END "
                     "AND now.played_ms = old.elapsed_ms AND now.par = -1 AND now.stars = -1 AND "
                     "now.strength = -1 AND now.common_words = -1 AND now.common_found = -1",
                     tables[i], tables[i]);
            assert_int_equal(number_of(database, sql), i == 0 ? ROUNDS : 3);
        }
        assert_int_equal(number_of(database, "SELECT count(*) FROM pragma_foreign_key_check"), 0);
        store_close(store);
    }
}

/* What make_history.c played, read by today's store. */
static void test_rounds_are_what_they_were(void **state)
{
    struct place *place = *state;
    static const struct expected {
        enum round_kind kind;
        enum way way;
        enum rival_level level;
        int player_words, computer_words;
        long player_points, score, computer_points, time_ms, elapsed_ms;
        bool counts;
    } expected[ROUNDS] = {
        {ROUND_KIND_DAILY, WAY_TURNS, RIVAL_SCHOLAR, 1, 1, 1, 1, 1, 180000, 179000, true},
        {ROUND_KIND_DAILY, WAY_TURNS, RIVAL_SCHOLAR, 2, 0, 2, 2, 0, 180000, 179000, false},
        {ROUND_KIND_CUSTOM, WAY_ALONE, RIVAL_MERCILESS, 2, 0, 2, 2, 0, 0, 20000, false},
        {ROUND_KIND_CODE, WAY_TURNS, RIVAL_MERCILESS, 1, 2, 1, 0, 3, 180000, 90000, true},
        {ROUND_KIND_PLAIN, WAY_TURNS, RIVAL_NOVICE, 8, 0, 10, 10, 0, 180000, 170000, true},
        {ROUND_KIND_PLAIN, WAY_TURNS, RIVAL_EXPERT, 5, 7, 5, 5, 7, 60000, 59000, true},
        {ROUND_KIND_PLAIN, WAY_ALONE, RIVAL_MERCILESS, 16, 0, 24, 24, 0, 300000, 290000, true},
        {ROUND_KIND_PLAIN, WAY_TURNS, RIVAL_MERCILESS, 0, 0, 0, 0, 0, 180000, 1, true},
    };
    for (int version = 1; version <= OLD_VERSION; version++) {
        take_history(version, place->path);
        struct store *store = kit_open(place->path);
        assert_int_equal(kit_count_whole(store), ROUNDS);
        for (int i = 0; i < ROUNDS; i++) {
            const struct expected *then = &expected[i];
            struct stored_round record;
            struct stored_word *words;
            size_t count;
            assert_int_equal(store_load_round(store, i + 1, &record, &words, &count), STATUS_OK);
            memory_free(words);
            assert_int_equal(record.notes.kind, then->kind);
            assert_int_equal(record.way, then->way);
            assert_int_equal(record.level, then->level);
            assert_int_equal(record.player_words, then->player_words);
            assert_int_equal(record.computer_words, then->computer_words);
            assert_int_equal(record.player_points, then->player_points);
            assert_int_equal(record.score, then->score);
            assert_int_equal(record.computer_points, then->computer_points);
            assert_int_equal(record.time_ms, then->time_ms);
            assert_int_equal(record.notes.elapsed_ms, then->elapsed_ms);
            assert_int_equal(record.played_ms, then->elapsed_ms);
            assert_int_equal(record.notes.counts, then->counts);
            assert_int_equal(record.notes.par, -1);
            assert_int_equal(record.notes.stars, -1);
            assert_int_equal(record.second_words, 0);
        }
        /* Rounds of the past reach goals. */
        struct goal goals[GOAL_COUNT];
        assert_int_equal(goals_read(store, goals), STATUS_OK);
        for (int i = 0; i < GOAL_COUNT; i++) {
            bool is_reached = strcmp(goals[i].name, "first-round") == 0 ||
                              strcmp(goals[i].name, "first-six") == 0 ||
                              strcmp(goals[i].name, "first-seven") == 0 ||
                              strcmp(goals[i].name, "words-10") == 0 ||
                              strcmp(goals[i].name, "daily-first") == 0 ||
                              strcmp(goals[i].name, "win-novice") == 0;
            assert_int_equal(goals[i].id != 0, is_reached);
        }
        struct practice_count practice;
        assert_int_equal(practice_count(store, "2026-11-20", &practice), STATUS_OK);
        assert_int_equal(practice.waiting, 0);
        store_close(store);
    }
}

/* Each of the three that were left goes on, the newest first. */
static void test_what_was_left_goes_on(void **state)
{
    struct place *place = *state;
    struct naive_list list = {.count = 0};
    struct lexicon lexicon;
    naive_add(&list, "stop", (struct word_note){10, WORD_MARK_NONE});
    naive_lexicon(&list, &lexicon);
    for (int version = 1; version <= OLD_VERSION; version++) {
        static const enum round_phase phases[] = {ROUND_PAUSED, ROUND_COMPUTER, ROUND_PAUSED};
        take_history(version, place->path);
        struct store *store = kit_open(place->path);
        for (int i = 0; i < 3; i++) {
            struct unfinished left;
            struct round *round;
            assert_int_equal(store_read_unfinished(store, &left), STATUS_OK);
            assert_int_equal(left.phase, phases[i]);
            assert_int_equal(left.turn, SIDE_PLAYER);
            assert_int_equal(left.round.way, i == 0 ? WAY_ALONE : WAY_TURNS);
            assert_int_equal(left.round.player_words, i == 1 ? 7 : 1);
            assert_int_equal(left.round.notes.hint_count, i == 2);
            assert_int_equal(left.round.notes.hint_step,
                             i == 2 && version > 1 ? HINT_SECOND : HINT_LENGTHS);
            assert_int_equal(store_restore_unfinished(&left, NULL, 0, 0, &lexicon, &round),
                             STATUS_OK);
            assert_int_equal(round_phase(round), phases[i]);
            assert_int_equal(round_played_ms(round), left.round.notes.elapsed_ms);
            round_free(round);
            unfinished_deinit(&left);
            assert_int_equal(store_drop_unfinished(store), STATUS_OK);
        }
        store_close(store);
    }
    lexicon_deinit(&lexicon);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(test_every_row_is_kept),
        TEST(test_rounds_are_what_they_were),
        TEST(test_what_was_left_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
