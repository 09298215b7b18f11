/* SPDX-License-Identifier: MIT */
/*
 * Histories written by each version, kept in tests/data/histories: every row survives with its
 * contents.
 */
#include "database.h"
#include "english.h"
#include "goals.h"
#include "practice.h"
#include "schema.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"
#include "trounce/memory.h"

#define ROUNDS   8 /* in each of these files; version 3 appends other kinds: */
#define ROUNDS_3 13

/* Copies the history of a version, so that the kept file stays untouched. Each version up to the
 * present one has a file. */
static void copy_history(int version, const char *path)
{
    char name[KIT_PATH_MAX];
    size_t size;
    snprintf(name, sizeof name, TROUNCE_SOURCE_DIR "/tests/data/histories/version-%d.db", version);
    unsigned char *bytes = whole_file(name, &size);
    kit_write(path, bytes, size);
    free(bytes);
}

/* Lists the columns of the older table, without `solo`, which became the way, and those of a round
 * under way that are its id and its words now. */
static void columns_of(sqlite3 *database, const char *table, char *columns, size_t size)
{
    struct query query =
        query_begin(database, "SELECT group_concat(name, ', ') FROM pragma_table_info(?, 'old') "
                              "WHERE name NOT IN ('solo', 'session', 'words', 'times')");
    query_bind_text(&query, table);
    assert_true(query_step(&query));
    assert_true(query_text(&query, columns, size) < size);
    assert_int_equal(query_end(&query), SQLITE_OK);
    assert_true(columns[0] != '\0');
}

/* Expects the rows of an older table in `now`. */
static void expect_rows_in(sqlite3 *database, const char *table, const char *now, int least)
{
    char columns[1024];
    char sql[4096];
    columns_of(database, table, columns, sizeof columns);
    snprintf(sql, sizeof sql,
             "SELECT count(*) FROM (SELECT %s FROM old.%s EXCEPT SELECT %s FROM %s)", columns,
             table, columns, now);
    assert_int_equal(kit_number(database, sql), 0);
    snprintf(sql, sizeof sql, "SELECT (SELECT count(*) FROM %s) - (SELECT count(*) FROM old.%s)",
             now, table);
    assert_int_equal(kit_number(database, sql), 0);
    snprintf(sql, sizeof sql, "SELECT count(*) FROM old.%s", table);
    assert_true(kit_number(database, sql) >= least);
}

static void expect_rows(sqlite3 *database, const char *table, int least)
{
    char now[32];
    snprintf(now, sizeof now, "main.%s", table);
    expect_rows_in(database, table, now, least);
}

/* From version 12 on there is a Hunt, too. */
static int rounds_of(int version)
{
    return version < 3 ? ROUNDS : version < 12 ? ROUNDS_3 : ROUNDS_3 + 1;
}

/* Rounds under way had a table of their own before version 10, with their words in bytes. */
static void expect_rounds(sqlite3 *database, int version)
{
    int rounds = rounds_of(version);
    if (version >= 10) {
        expect_rows(database, "rounds", rounds);
        expect_rows(database, "words", 30);
        return;
    }
    expect_rows_in(database, "rounds", "(SELECT * FROM main.rounds WHERE id > 0)", rounds);
    expect_rows_in(database, "words", "(SELECT * FROM main.words WHERE round > 0)", 30);
    expect_rows_in(database, "unfinished", "(SELECT * FROM main.rounds WHERE id < 0)", 3);
    assert_int_equal(kit_number(database, "SELECT count(*) FROM main.rounds JOIN old.unfinished ON "
                                          "id = -session AND (SELECT group_concat(printf('%02X%02X"
                                          "%s', side, length(path), hex(path)), '') FROM "
                                          "main.words WHERE round = id) IS hex(unfinished.words)"),
                     3);
}

TEST_CASE_WITH(test_every_row_is_kept, kit_set_up_place, kit_tear_down_place)
{
    for (int version = 1; version <= SCHEMA_VERSION; version++) {
        char attach[KIT_PATH_MAX + 32];
        char old[KIT_PATH_MAX];
        copy_history(version, kit.path);
        copy_history(version, kit_path(kit.folder, "old.db", old));
        struct store *store = kit_open(kit.path);
        snprintf(attach, sizeof attach, "ATTACH '%s' AS old", old);
        sqlite3 *database = store->database;
        kit_sql(database, attach);
        assert_int_equal(kit_number(database, "PRAGMA main.user_version"), SCHEMA_VERSION);
        assert_int_equal(kit_number(database, "PRAGMA old.user_version"), version);
        bool is_intact = false;
        assert_int_equal(schema_is_intact(database, &is_intact), SQLITE_OK);
        assert_true(is_intact); /* as in a new file */
        expect_rounds(database, version);
        expect_rows(database, "puzzles", 2);
        expect_rows(database, "settings", 2);
        static const char *const played[] = {"rounds", "puzzles", "practice"};
        for (int i = 0; i < 3; i++) {
            char sql[128];
            snprintf(sql, sizeof sql, "SELECT count(*) FROM main.%s WHERE language <> 'en'",
                     played[i]);
            assert_int_equal(kit_number(database, sql), 0);
        }
        if (version > 2) {
            expect_rows(database, "practice", 3);
        }
        if (version > 7) {
            expect_rows(database, "own_words", 2);
            assert_int_equal(kit_number(database, "SELECT count(*) FROM main.own_words WHERE "
                                                  "since > 0"),
                             version > 8 ? 2 : 0);
        }
        static const char *const tables[] = {"rounds", "unfinished"};
        for (int i = 0; i < 2 && version < 3; i++) {
            char sql[512];
            snprintf(sql, sizeof sql,
                     "SELECT count(*) FROM main.rounds AS now JOIN old.%s AS old ON now.began = "
                     "old.began WHERE now.way = CASE old.solo WHEN 1 THEN 'alone' ELSE 'turns' END "
                     "AND now.played_ms = old.elapsed_ms AND now.par = -1 AND now.stars = -1 AND "
                     "now.strength = -1 AND now.common_words = -1 AND now.common_found = -1",
                     tables[i]);
            assert_int_equal(kit_number(database, sql), i == 0 ? ROUNDS : 3);
        }
        assert_int_equal(kit_number(database, "SELECT count(*) FROM pragma_foreign_key_check"), 0);
        kit_close(store);
    }
}

/* Puzzles under way had a table of their own before version 11. */
TEST_CASE_WITH(test_a_puzzle_under_way_is_kept, kit_set_up_place, kit_tear_down_place)
{
    for (int version = 4; version < 11; version++) {
        struct unfinished_puzzle left;
        copy_history(version, kit.path);
        kit_run(kit.path,
                "INSERT INTO unfinished_puzzles (session, language, code, elapsed_ms, moves, made, "
                "help) VALUES (3, 'en', 'S2345', 61000, x'038181780081', 2, 1)");
        struct store *store = kit_open(kit.path);
        assert_ok(store_read_puzzle(store, &left));
        assert_string_equal(left.code, "S2345");
        assert_int_equal(left.elapsed_ms, 61000);
        assert_int_equal(left.made_count, 2);
        assert_int_equal(left.known_count, 3);
        assert_true(left.moves[1].is_column);
        assert_int_equal(left.moves[1].shift, -8);
        assert_int_equal(left.help, PUZZLE_HELPED);
        unfinished_puzzle_deinit(&left);
        assert_int_equal(kit_number(store->database, "SELECT count(*) FROM puzzles"), 3);
        kit_close(store);
    }
}

/* Rounds that only version 3 and later have. */
static void expect_later_rounds(struct store *store, int version)
{
    static const struct expected {
        enum round_kind kind;
        enum game_mode mode;
        enum rival_level level;
        int player_words, computer_words, second_words;
        const char *name; /* of a player or sender */
    } expected[ROUNDS_3 - ROUNDS] = {
        {ROUND_KIND_PLAIN, MODE_TURNS, RIVAL_LADDER, 7, 3, 0, ""},
        {ROUND_KIND_PLAIN, MODE_RACE, RIVAL_EXPERT, 0, 2, 0, ""},
        {ROUND_KIND_PLAIN, MODE_TWO, RIVAL_SCHOLAR, 7, 0, 3, "Zoë"},
        {ROUND_KIND_CHALLENGE, MODE_TURNS, RIVAL_FRIEND, 7, 2, 0, "Ada"},
        {ROUND_KIND_PRACTICE, MODE_ALONE, RIVAL_MERCILESS, 1, 0, 0, ""},
    };
    for (int i = 0; i < ROUNDS_3 - ROUNDS && version > 2; i++) {
        const struct expected *then = &expected[i];
        struct stored_round record;
        struct stored_word *words;
        size_t count;
        assert_ok(store_load_round(store, ROUNDS + 1 + i, &record, &words, &count));
        memory_free(words);
        assert_int_equal(record.notes.kind, then->kind);
        assert_int_equal(record.mode, then->mode);
        assert_int_equal(record.level, then->level);
        assert_int_equal(record.player_words, then->player_words);
        assert_int_equal(record.computer_words, then->computer_words);
        assert_int_equal(record.second_words, then->second_words);
        assert_string_equal(
            record.mode == MODE_TWO ? record.notes.player_name : record.notes.sender, then->name);
        assert_int_equal(record.notes.stars, i == 0 ? 2 : i == 1 ? 0 : -1);
        assert_int_equal(record.notes.strength_tenths, i == 0 ? 2510 : -1);
    }
}

static bool is_goal_of_version_3(const char *name)
{
    static const char *const names[] = {"rounds-10", "win-match", "two-first", "challenge-first",
                                        "double"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(name, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The rounds of make_history.c, read by the current store. */
TEST_CASE_WITH(test_rounds_are_what_they_were, kit_set_up_place, kit_tear_down_place)
{
    static const struct expected {
        enum round_kind kind;
        enum game_mode mode;
        enum rival_level level;
        int player_words, computer_words;
        long player_points, score, computer_points, time_ms, elapsed_ms;
        bool counts;
    } expected[ROUNDS] = {
        {ROUND_KIND_DAILY, MODE_TURNS, RIVAL_SCHOLAR, 1, 1, 1, 1, 1, 180000, 179000, true},
        {ROUND_KIND_DAILY, MODE_TURNS, RIVAL_SCHOLAR, 2, 0, 2, 2, 0, 180000, 179000, false},
        {ROUND_KIND_CUSTOM, MODE_ALONE, RIVAL_MERCILESS, 2, 0, 2, 2, 0, 0, 20000, false},
        {ROUND_KIND_CODE, MODE_TURNS, RIVAL_MERCILESS, 1, 2, 1, 0, 3, 180000, 90000, true},
        {ROUND_KIND_PLAIN, MODE_TURNS, RIVAL_NOVICE, 8, 0, 10, 10, 0, 180000, 170000, true},
        {ROUND_KIND_PLAIN, MODE_TURNS, RIVAL_EXPERT, 5, 7, 5, 5, 7, 60000, 59000, true},
        {ROUND_KIND_PLAIN, MODE_ALONE, RIVAL_MERCILESS, 16, 0, 24, 24, 0, 300000, 290000, true},
        {ROUND_KIND_PLAIN, MODE_TURNS, RIVAL_MERCILESS, 0, 0, 0, 0, 0, 180000, 1, true},
    };
    for (int version = 1; version <= SCHEMA_VERSION; version++) {
        copy_history(version, kit.path);
        struct store *store = kit_open(kit.path);
        assert_int_equal(kit_count_whole(store), rounds_of(version));
        for (int i = 0; i < ROUNDS; i++) {
            const struct expected *then = &expected[i];
            struct stored_round record;
            struct stored_word *words;
            size_t count;
            assert_ok(store_load_round(store, i + 1, &record, &words, &count));
            memory_free(words);
            assert_string_equal(record.language, "en");
            assert_int_equal(record.notes.kind, then->kind);
            assert_int_equal(record.mode, then->mode);
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
        assert_int_equal(kit_number(store->database, "SELECT count(*) FROM words WHERE round = 1 "
                                                     "AND side = 0 AND found_ms > 0"),
                         version > 6);
        assert_int_equal(kit_number(store->database, "SELECT count(found_ms) FROM words") > 0,
                         version > 6);
        expect_later_rounds(store, version);
        /* Old rounds reach goals. */
        struct goal goals[GOAL_COUNT];
        assert_ok(goals_read(store, goals));
        for (int i = 0; i < GOAL_COUNT; i++) {
            bool is_reached = strcmp(goals[i].name, "first-round") == 0 ||
                              strcmp(goals[i].name, "first-six") == 0 ||
                              strcmp(goals[i].name, "first-seven") == 0 ||
                              strcmp(goals[i].name, "words-10") == 0 ||
                              strcmp(goals[i].name, "daily-first") == 0 ||
                              strcmp(goals[i].name, "win-novice") == 0 ||
                              (version > 2 && is_goal_of_version_3(goals[i].name));
            assert_int_equal(goals[i].id != 0, is_reached);
        }
        struct practice_count practice;
        assert_ok(practice_count(store, "2026-11-20", &practice));
        assert_int_equal(practice.waiting, version < 3 ? 0 : 3);
        kit_close(store);
    }
}

/* Each of the three unfinished rounds goes on, the newest first. */
TEST_CASE_WITH(test_what_was_left_goes_on, kit_set_up_place, kit_tear_down_place)
{
    struct naive_list list = {.count = 0};
    struct lexicon lexicon;
    naive_add(&list, "stop", (struct word_note){10, WORD_MARK_NONE});
    naive_lexicon(&list, &lexicon);
    for (int version = 1; version <= SCHEMA_VERSION; version++) {
        static const enum round_phase phases[] = {ROUND_PAUSED, ROUND_COMPUTER, ROUND_PAUSED};
        copy_history(version, kit.path);
        struct store *store = kit_open(kit.path);
        for (int i = 0; i < 3; i++) {
            struct unfinished left;
            struct round *round;
            assert_ok(store_read_unfinished(store, &left));
            assert_int_equal(left.phase, phases[i]);
            assert_int_equal(left.turn, SIDE_PLAYER);
            assert_int_equal(left.round.mode, i == 0 ? MODE_ALONE : MODE_TURNS);
            assert_int_equal(left.round.player_words, i == 1 ? 7 : 1);
            assert_int_equal(left.round.notes.hint_count, i == 2);
            assert_int_equal(left.round.notes.hint_step,
                             i == 2 && version > 1 ? HINT_SECOND : HINT_LENGTHS);
            assert_ok(store_restore_unfinished(&left, &(struct challenge_friend){.words = NULL}, 0,
                                               &lexicon, &round));
            assert_int_equal(round_phase(round), phases[i]);
            assert_int_equal(round_played_ms(round), left.round.notes.elapsed_ms);
            round_free(round);
            for (size_t word = 0; word < left.word_count; word++) {
                assert_int_equal(left.words[word].found_ms >= 0,
                                 version > 6 && left.words[word].side == SIDE_PLAYER);
            }
            unfinished_deinit(&left);
            assert_ok(store_drop_unfinished(store));
        }
        kit_close(store);
    }
    lexicon_deinit(&lexicon);
}

/* ---- step by step ---- */

/* Rows that no table of today can have: the file is set aside, and the others are copied. */
TEST_CASE_WITH(test_bad_rows_are_left_behind, kit_set_up_place, kit_tear_down_place)
{
    static const char *const changes[] = {
        "UPDATE rounds SET hint_count = -1 WHERE id = 2",
        "UPDATE rounds SET way = 'neither solo nor two' WHERE id = 2",
        "UPDATE words SET path = x'' WHERE round = 2", "UPDATE puzzles SET size = 'four'",
        "UPDATE practice SET box = 9"};
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct store_news news;
        struct store *store;
        bool is_round = i < 3;
        copy_history(4, kit.path);
        kit_run(kit.path, changes[i]);
        assert_int_equal(store_open_copy(kit.path, &store), STATUS_DAMAGED);
        store = kit_open_news(kit.path, &news);
        assert_non_null(strstr(english(&news.text), "was set aside"));
        assert_int_equal(kit_count_whole(store), is_round ? ROUNDS_3 - 1 : ROUNDS_3);
        kit_close(store);
    }
    assert_true(kit_count_files(kit.folder, "trounce-damaged-5.db") > 0);
}

/* A round of two words and one left after two hints, as version 1 stored them. */
static void make_version_1(const char *path)
{
    static const char *const rows[] = {
        "DELETE FROM rounds; DELETE FROM words; DELETE FROM unfinished; DELETE FROM puzzles;"
        "DELETE FROM settings",
        "INSERT INTO rounds VALUES (7, 1760000000, 1760000200, 'plain', '', 'NK7Q4-M2XPD', 1, 0, 0,"
        "50, 90000, 'tidesnarlateomit', 4, 4, 'four', 0, 'novice', 180000, 3, 0, 4, 0, 12345)",
        "INSERT INTO words VALUES (7, 0, 0, 'tide', 4, 1, x'00010203'),"
        "(7, 0, 1, 'later', 5, 2, x'0809060a07'), (7, 0, 2, 'tides', 5, 1, x'0001020304')",
        "INSERT INTO unfinished VALUES (3, 1760000300, 1760000400, 'plain', '', '', 1, 2, 2, 0,"
        "30000, 'tidesnarlateomit', 4, 4, 'four', 0, 'expert', 180000, 1, 0, 1, 0, 12345, 120000,"
        "'player', x'000400010203')",
        "INSERT INTO settings VALUES ('theme', 'light')",
        "INSERT INTO puzzles VALUES (1, 1760000500, 4, 'S2345-ABCDE', 3, 4, 60000, 0)",
    };
    sqlite3 *database;
    copy_history(1, path);
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        kit_sql(database, rows[i]);
    }
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

TEST_CASE_WITH(test_a_file_of_the_first_version, kit_set_up_place, kit_tear_down_place)
{
    make_version_1(kit.path);
    struct store *store = kit_open(kit.path);
    const struct history_filter all = {.any_rules = true};
    struct stored_round round;
    struct history_statistics statistics;
    size_t count;
    char value[16];
    assert_ok(history_list(store, &all, 0, 1, &round, &count));
    assert_int_equal(count, 1);
    assert_false(round.is_damaged);
    assert_int_equal(round.id, 7);
    assert_int_equal(round.notes.board_words, 50);
    assert_ok(history_statistics(store, &all, &statistics));
    assert_int_equal(statistics.rounds, 1);
    assert_int_equal(statistics.words_by_length[4], 1);
    assert_int_equal(statistics.words_by_length[5], 2);
    assert_string_equal(statistics.longest, "later"); /* found before the other */
    assert_int_equal(statistics.longest_id, 7);
    assert_true(statistics.share < 0); /* the common words of then are unknown */
    assert_ok(store_get_setting(store, "theme", value, sizeof value));
    assert_string_equal(value, "light");
    struct query puzzles = query_begin(store->database, "SELECT count(*) FROM puzzles");
    assert_true(query_step(&puzzles));
    assert_int_equal(query_number(&puzzles), 1);
    assert_int_equal(query_end(&puzzles), SQLITE_OK);
    struct unfinished left;
    assert_ok(store_read_unfinished(store, &left));
    assert_int_equal(left.left_ms, 120000);
    assert_int_equal(left.word_count, 1);
    assert_string_equal(left.words[0].text, "tide");
    assert_int_equal(left.round.notes.hint_count, 2);
    assert_int_equal(left.round.notes.hint_step, HINT_LENGTHS);
    assert_string_equal(left.round.notes.hint_word, "");
    unfinished_deinit(&left);

    /* A current round joins it, and only that one has a share, once its words are known. */
    long points;
    (void)kit_save_plain(store, &points);
    assert_ok(history_statistics(store, &all, &statistics));
    assert_int_equal(statistics.rounds, 2);
    assert_int_equal(statistics.words_by_length[4], 2);
    assert_true(statistics.share < 0);
    kit_sql(store->database, "UPDATE rounds SET common_words = 4, "
                             "common_found = 2 WHERE id <> 7");
    assert_ok(history_statistics(store, &all, &statistics));
    assert_true(statistics.share == 0.5);
}

TEST_CASE_WITH(test_a_file_is_as_it_was_promised, kit_set_up_place, kit_tear_down_place)
{
    kit_close(kit_open(kit.path));
    sqlite3 *database;
    assert_ok(database_open(kit.path, 0, &database));
    assert_int_equal(kit_number(database, "PRAGMA user_version"), SCHEMA_VERSION);
    assert_int_equal(kit_number(database, "PRAGMA application_id"), SCHEMA_APPLICATION_ID);
    assert_int_equal(kit_number(database, "PRAGMA foreign_keys"), 1);
    assert_int_equal(kit_number(database, "PRAGMA synchronous"), 1);
    assert_int_equal(
        kit_number(database, "SELECT count(*) FROM pragma_journal_mode WHERE journal_mode = 'wal'"),
        1);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}
