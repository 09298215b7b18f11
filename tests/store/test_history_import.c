/* SPDX-License-Identifier: MIT */
/*
 * Moving a history to another place: what is copied and added, in which order, what is not doubled,
 * and what becomes of files that are wrong, truncated, damaged or forged, and of faults on the way.
 */
#include "failing_memory.h"
#include "faulty_disk.h"
#include "seed.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

#include "trounce/memory.h"

#include <unistd.h>

#define ATTEMPTS_MAX 100000

static bool append(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/* Writes what history_copy makes of the store to a file. */
static void copy_to(struct store *store, const char *path)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_ok(history_copy(store, append, file));
    assert_int_equal(fclose(file), 0);
}

static long import(struct store *store, const char *path)
{
    struct history_import added = {.rounds = -1};
    assert_ok(history_import(store, path, &added));
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM pragma_foreign_key_check"),
                     0);
    return added.rounds;
}

/* Saves a round that ended at this time, with a word of each player; returns its id. */
static long long save_at(struct store *store, int64_t ended_unix_s)
{
    struct kit_round played;
    long long id = 0;
    kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
    played.notes.began_unix_s = ended_unix_s - 200;
    played.notes.ended_unix_s = ended_unix_s;
    played.notes.kind = ROUND_KIND_PLAIN;
    played.notes.date[0] = '\0';
    assert_ok(kit_save_round(store, &played, &id));
    kit_end(&played);
    return id;
}

/* Returns a sum over everything stored of rounds, that does not depend on their ids. */
static int64_t sum_of(struct store *store)
{
    return kit_number(store->database,
                      "SELECT ifnull(sum(began + ended + length(board) + player_points), 0) + "
                      "(SELECT ifnull(sum(length(word) + points + length(path) + side), 0) FROM "
                      "words) + (SELECT count(*) FROM practice) + (SELECT count(*) FROM puzzles) + "
                      "(SELECT count(*) FROM own_words) FROM rounds");
}

/* A history of this and one of another place, whose files are in the folder. */
static struct {
    struct store *here;
    struct store *there;
    char path[KIT_PATH_MAX]; /* of a copy of the other */
} places;

static int open_places(void **state)
{
    char there[KIT_PATH_MAX];
    kit_set_up_place(state);
    places.here = kit_open(kit.path);
    places.there = kit_open(kit_path(kit.folder, "there.db", there));
    kit_path(kit.folder, "copy.db", places.path);
    return 0;
}

static int close_places(void **state)
{
    kit_close(places.here);
    kit_close(places.there);
    return kit_tear_down_place(state);
}

/* Rounds of both places are in the order of their ends, with their words. */
TEST_CASE_WITH(test_rounds_go_between_others, open_places, close_places)
{
    long long first = save_at(places.here, 1000);
    long long third = save_at(places.here, 3000);
    (void)save_at(places.there, 2000);
    (void)save_at(places.there, 4000);
    (void)save_at(places.there, 4500);
    int64_t sum = sum_of(places.here) + sum_of(places.there);
    copy_to(places.there, places.path);
    assert_int_equal(import(places.here, places.path), 3);
    assert_int_equal(kit_count_whole(places.here), 5);
    assert_int_equal(sum_of(places.here), sum);
    assert_int_equal(kit_number(places.here->database,
                                "SELECT count(*) FROM (SELECT ended, lag(ended) OVER (ORDER BY id) "
                                "AS earlier FROM rounds) WHERE earlier > ended"),
                     0);

    /* What comes first keeps its id; what has moved leaves its id to nobody. */
    struct stored_round round;
    struct stored_word *words;
    size_t count;
    assert_ok(store_load_round(places.here, first, &round, &words, &count));
    memory_free(words);
    assert_int_equal(round.notes.ended_unix_s, 1000);
    assert_int_equal(store_load_round(places.here, third, &round, &words, &count), STATUS_MISSING);
    assert_true(save_at(places.here, 5000) >
                kit_number(places.here->database, "SELECT max(id) FROM rounds WHERE ended < 5000"));
}

/* A second import, and one of a history that has grown, add only what is new; so does the way
 * back. */
TEST_CASE_WITH(test_nothing_is_doubled, open_places, close_places)
{
    struct history_import added;
    struct stored_puzzle puzzle = {
        .ended_unix_s = 7, .size = 4, .code = "S2345-ABCDE", .jumble_count = 3};
    for (int i = 0; i < 4; i++) {
        (void)save_at(places.there, 1000 * (i + 1));
        (void)save_at(places.here, 1000 * (i + 1) + 500);
    }
    assert_ok(store_save_puzzle(places.there, &puzzle, NULL));
    assert_ok(store_set_own_word(places.there, "floof", OWN_WORD_ADDED));
    assert_ok(store_set_own_word(places.there, "tea", OWN_WORD_ADDED));
    assert_ok(store_set_own_word(places.here, "tea", OWN_WORD_REMOVED));
    copy_to(places.there, places.path);
    assert_int_equal(import(places.here, places.path), 4);
    int64_t sum = sum_of(places.here);
    assert_ok(history_import(places.here, places.path, &added));
    assert_int_equal(added.rounds, 0);
    assert_false(added.is_any);
    assert_int_equal(sum_of(places.here), sum);
    assert_int_equal(kit_number(places.here->database, "SELECT count(*) FROM puzzles"), 1);
    assert_int_equal(
        kit_number(places.here->database, "SELECT sum(counts) + 10 * count(*) FROM own_words"), 21);

    (void)save_at(places.there, 2750);
    copy_to(places.there, places.path);
    assert_int_equal(import(places.here, places.path), 1);
    copy_to(places.here, places.path);
    assert_int_equal(import(places.there, places.path), 4);
    assert_int_equal(sum_of(places.here), sum_of(places.there));

    /* Its own file. */
    assert_int_equal(import(places.here, kit.path), 0);
    assert_int_equal(kit_count_whole(places.here), 9);
}

/* Own words hold from the same round on as before. */
TEST_CASE_WITH(test_own_words_since, open_places, close_places)
{
#define SINCE(word)     "SELECT since FROM own_words WHERE word = '" word "'"
#define ROUND_AT(ended) "SELECT id FROM rounds WHERE ended = " ended
    assert_ok(store_set_own_word(places.here, "tea", OWN_WORD_ADDED));
    (void)save_at(places.here, 3000);
    assert_ok(store_set_own_word(places.here, "floof", OWN_WORD_ADDED));
    (void)save_at(places.there, 1000);
    assert_ok(store_set_own_word(places.there, "yeet", OWN_WORD_ADDED));
    (void)save_at(places.there, 2000);
    assert_ok(store_set_own_word(places.there, "chonk", OWN_WORD_ADDED));
    copy_to(places.there, places.path);
    assert_int_equal(import(places.here, places.path), 2);
    sqlite3 *database = places.here->database;
    assert_int_equal(kit_number(database, SINCE("tea")), kit_number(database, ROUND_AT("3000")));
    assert_int_equal(kit_number(database, SINCE("yeet")), kit_number(database, ROUND_AT("2000")));
    int64_t next = kit_number(database, SINCE("floof"));
    assert_int_equal(kit_number(database, SINCE("chonk")), next);
    assert_int_equal(import(places.here, places.path), 0);
    assert_int_equal(kit_number(database, SINCE("floof")), next);
    assert_int_equal(save_at(places.here, 5000), next);
}

/* Settings and what is unfinished stay where they are; so does the file, which is the other's own,
 * with its log. */
TEST_CASE_WITH(test_what_stays_behind, open_places, close_places)
{
    struct kit_round left;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &left);
    assert_ok(kit_save_unfinished(places.there, &left));
    assert_ok(store_set_setting(places.there, "theme", "dark"));
    assert_ok(store_set_setting(places.here, "theme", "light"));
    (void)save_at(places.there, 1000);
    copy_to(places.there, places.path);
    struct store *copy = kit_open(places.path);
    assert_int_equal(kit_number(copy->database, "SELECT (SELECT count(*) FROM settings) + (SELECT "
                                                "count(*) FROM unfinished)"),
                     0);
    kit_close(copy);
    assert_ok(kit_save_unfinished(places.there, &left));
    assert_int_equal(import(places.here, store_path(places.there)), 1);
    assert_int_equal(
        kit_number(places.here->database, "SELECT count(*) FROM settings WHERE value = 'light'"),
        1);
    assert_int_equal(kit_number(places.here->database, "SELECT count(*) FROM unfinished"), 0);
    assert_int_equal(kit_number(places.there->database, "SELECT count(*) FROM unfinished"), 1);
    kit_end(&left);
}

/* The daily board of a date counts once. */
TEST_CASE_WITH(test_a_daily_board_counts_here, open_places, close_places)
{
    struct store *stores[] = {places.here, places.there, places.there};
    static const char *const dates[] = {"2026-11-20", "2026-11-20", "2026-11-21"};
    for (int i = 0; i < 3; i++) {
        struct kit_round played;
        kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
        played.notes.kind = ROUND_KIND_DAILY;
        played.notes.counts = true;
        memcpy(played.notes.date, dates[i], STORE_DATE_MAX);
        assert_ok(kit_save_round(stores[i], &played, NULL));
        kit_end(&played);
    }
    copy_to(places.there, places.path);
    assert_int_equal(import(places.here, places.path), 2);
    assert_int_equal(
        kit_number(places.here->database,
                   "SELECT sum(counts) + 10 * count(*) FROM rounds WHERE date = '2026-11-20'"),
        21);
    assert_int_equal(
        kit_number(places.here->database, "SELECT counts FROM rounds WHERE date = '2026-11-21'"),
        1);
}

/* Each version's history, into one in memory and again. */
TEST_CASE_WITH(test_older_versions, kit_set_up_place, kit_tear_down_place)
{
    (void)state;
    for (int version = 1; version <= SCHEMA_VERSION; version++) {
        char name[KIT_PATH_MAX];
        struct store *store = kit_open(NULL);
        struct store *copy = NULL;
        snprintf(name, sizeof name, TROUNCE_SOURCE_DIR "/tests/data/histories/version-%d.db",
                 version);
        assert_ok(store_open_copy(name, &copy));
        long rounds = kit_count(copy);
        assert_int_equal(import(store, name), rounds);
        assert_int_equal(kit_count_whole(store), rounds);
        assert_int_equal(sum_of(store), sum_of(copy));
        assert_int_equal(kit_number(store->database, "SELECT count(*) FROM practice AS own WHERE "
                                                     "learned > 0 AND learned NOT IN (SELECT id "
                                                     "FROM rounds)"),
                         0);
        assert_int_equal(import(store, name), 0);
        kit_close(copy);
        kit_close(store);
    }
}

/* ---- files that cannot be imported ---- */

static void refuse(enum status expected)
{
    struct history_import added = {.rounds = -1};
    int64_t sum = sum_of(places.here);
    enum status status = history_import(places.here, places.path, &added);
    if (expected != STATUS_OK) {
        assert_int_equal(status, expected);
    }
    if (status != STATUS_OK) {
        assert_int_equal(added.rounds, -1);
        assert_int_equal(sum_of(places.here), sum);
        assert_non_null(store_trouble(places.here)->format);
    }
    assert_int_equal(kit_count_files(kit.folder, "trounce-damaged"), 0);
}

TEST_CASE_WITH(test_wrong_files, open_places, close_places)
{
    (void)save_at(places.here, 1000);
    refuse(STATUS_MISSING);
    kit_write(places.path, (const unsigned char *)"", 0);
    refuse(STATUS_SYNTAX);
    kit_write(places.path, (const unsigned char *)"{\"rounds\": []}\n", 15);
    refuse(STATUS_SYNTAX);
    assert_int_equal(unlink(places.path), 0);
    kit_run(places.path, "CREATE TABLE recipes (name)");
    refuse(STATUS_SYNTAX);
    copy_to(places.there, places.path);
    kit_run(places.path, "PRAGMA user_version = 1000");
    refuse(STATUS_VERSION);
}

/* A file that ends early or has other bytes is refused, or has what it had. */
TEST_CASE_WITH(test_truncated_and_damaged_files, open_places, close_places)
{
    size_t size;
    for (int i = 0; i < 6; i++) {
        (void)save_at(places.there, 1000 * (i + 1));
    }
    (void)save_at(places.here, 3500);
    copy_to(places.there, places.path);
    unsigned char *bytes = whole_file(places.path, &size);
    size_t step = tests_are_thorough() ? 97 : 3331;
    for (size_t cut = 1; cut < size; cut += step) {
        kit_write(places.path, bytes, cut);
        refuse(cut < sizeof "SQLite format 3" ? STATUS_SYNTAX : STATUS_DAMAGED);
    }
    for (size_t at = 16; at < size; at += step) {
        long before = kit_count_whole(places.here);
        bytes[at] ^= 0x5a;
        kit_write(places.path, bytes, size);
        refuse(STATUS_OK);
        bytes[at] ^= 0x5a;
        /* A round that began at another time is another one. */
        assert_int_in_range(kit_count_whole(places.here), before, before + 6);
    }
    free(bytes);
}

/* Rows that no game writes, in a file that is intact otherwise. */
TEST_CASE_WITH(test_forged_files, open_places, close_places)
{
    static const char *const forgeries[] = {
        "UPDATE rounds SET player_points = player_points + 1 WHERE id = 2",
        "UPDATE rounds SET board = 'nonsense' WHERE id = 3",
        "UPDATE rounds SET way = 'sideways' WHERE id = 1",
        "UPDATE rounds SET language = 'Klingon!' WHERE id = 1",
        "UPDATE words SET path = x'0002' WHERE round = 2 AND place = 0",
        "DELETE FROM words WHERE round = 2",
        "INSERT INTO puzzles (id, ended, size, code, jumble_count, move_count, elapsed_ms, shown) "
        "VALUES (-1, 1, 4, 'A', 3, 5, 1, 0)",
        "INSERT INTO puzzles (id, ended, size, code, jumble_count, move_count, elapsed_ms, shown) "
        "VALUES (9223372036854775807, 1, 4, 'A', 3, 5, 1, 0)",
        "INSERT INTO practice (word, board, rows, columns, path, missed, due, found, misses) "
        "VALUES "
        "('x', 'y', 1, 1, x'00', '2026-11-20', '2026-11-21', '', 1)",
        "INSERT INTO own_words (word, counts) VALUES (char(10), 1)",
    };
    struct stored_puzzle puzzle = {.ended_unix_s = 7, .size = 4, .code = "S", .jumble_count = 3};
    for (int i = 0; i < 6; i++) {
        (void)save_at(places.there, 1000 * (i + 1));
    }
    (void)save_at(places.here, 3500);
    for (int i = 0; i < 2; i++) {
        puzzle.ended_unix_s++;
        assert_ok(store_save_puzzle(places.here, &puzzle, NULL));
    }
    copy_to(places.there, places.path);
    size_t size;
    unsigned char *bytes = whole_file(places.path, &size);
    for (size_t i = 0; i < sizeof forgeries / sizeof forgeries[0]; i++) {
        char sql[512];
        kit_write(places.path, bytes, size);
        snprintf(sql, sizeof sql, "PRAGMA ignore_check_constraints = ON; %s", forgeries[i]);
        kit_run(places.path, sql);
        refuse(STATUS_DAMAGED);
    }

    /* Triggers and views are no tables of the game's. */
    kit_write(places.path, bytes, size);
    kit_run(places.path,
            "CREATE TRIGGER extra AFTER DELETE ON rounds BEGIN DELETE FROM words; END");
    refuse(STATUS_OK);
    free(bytes);
}

/* ---- faults ---- */

/* With a fault at each operation in turn, all or nothing is added. */
TEST_CASE_WITH(test_faults, kit_set_up_place, kit_tear_down_place)
{
    struct store *there = kit_open(NULL);
    char path[KIT_PATH_MAX];
    kit_path(kit.folder, "copy.db", path);
    struct store *here = kit_open(kit.path);
    (void)save_at(here, 1500);
    (void)save_at(there, 1000);
    (void)save_at(there, 2000);
    kit_close(here);
    size_t size;
    unsigned char *bytes = whole_file(kit.path, &size);
    copy_to(there, path);
    kit_close(there);
    for (int kind = 0; kind < 3; kind++) {
        bool failed = true;
        long nth;
        for (nth = 1; failed; nth += 1 + nth / (tests_are_thorough() ? 256 : 4)) {
            struct history_import added;
            assert_true(nth < ATTEMPTS_MAX);
            kit_write(kit.path, bytes, size);
            here = kit_open(kit.path);
            size_t before = failing_memory_live_count();
            if (kind == 0) {
                failing_memory_fail_at((size_t)nth);
            } else if (kind == 1) {
                scarce_memory_fail_at(nth);
            } else {
                faulty_disk_fail_at(nth, FAULTY_DISK_FULL);
            }
            enum status status = history_import(here, path, &added);
            failed = kind == 0   ? failing_memory_stop() != 0
                     : kind == 1 ? scarce_memory_stop()
                                 : faulty_disk_stop();
            assert_int_equal(failing_memory_live_count(), before);
            assert_true(failed || status == STATUS_OK);
            assert_int_not_equal(status, STATUS_DAMAGED);
            assert_int_equal(kit_count_whole(here), status == STATUS_OK ? 3 : 1);
            kit_close(here);
            (void)unlink(kit.log);
        }
        assert_true(nth > 2); /* so something failed */
    }
    free(bytes);
}

static bool refuse_bytes(void *context, const char *bytes, size_t size)
{
    (void)context;
    (void)bytes;
    return size == 0;
}

/* A copy that fails is reported, and leaves the store as it was. */
TEST_CASE_WITH(test_a_copy_that_fails, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    (void)save_at(store, 1000);
    int64_t sum = sum_of(store);
    assert_int_equal(history_copy(store, refuse_bytes, NULL), STATUS_STORAGE);
    assert_non_null(store_trouble(store)->format);
    bool failed = true;
    long nth;
    for (nth = 1; failed; nth += 1 + nth / 16) {
        scarce_memory_fail_at(nth);
        enum status status = history_copy(store, kit_write_nowhere, NULL);
        failed = scarce_memory_stop();
        assert_true(status == STATUS_OK || (failed && status == STATUS_NO_MEMORY));
        assert_int_equal(sum_of(store), sum);
    }
    assert_true(nth > 4);
}

/* An import whose changes are still in the log is not taken for another history's. */
TEST_CASE_WITH(test_an_import_in_the_log, open_places, close_places)
{
    test_skip_in_browsers();
    (void)save_at(places.here, 3000);
    (void)save_at(places.there, 2000);
    copy_to(places.there, places.path);
    kit_close(places.here);
    places.here = kit_open(kit.path);
    sqlite3 *reader = kit_hold_log(kit.path);
    assert_int_equal(import(places.here, places.path), 1);
    struct store *other = kit_open(kit.path);
    assert_int_equal(kit_count_whole(other), 2);
    kit_close(other);
    assert_int_equal(sqlite3_close(reader), SQLITE_OK);
}

RUN_TESTS(faulty_disk_set_up, NULL)
