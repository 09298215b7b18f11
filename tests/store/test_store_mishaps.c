/* SPDX-License-Identifier: MIT */
/*
 * Two mishaps at once: a history that is damaged, older, newer, another program's or gone, or a
 * puzzle, an export or a check under way, while the disk fails or memory runs out at every
 * operation and allocation in turn. Nothing crashes or leaks, and what was readable before is
 * readable afterwards.
 */
#include "disk.h"
#include "english.h"
#include "failing_memory.h"
#include "faulty_disk.h"
#include "goals.h"
#include "history.h"
#include "seed.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

#include <dirent.h>
#include <sqlite3.h>
#include <unistd.h>

#define ROUNDS       4
#define DATE         "2026-11-20"
#define ATTEMPTS_MAX 1000000

/* A file to put in the history's place before each attempt. */
struct kept_file {
    unsigned char *bytes;
    size_t size;
    long rounds; /* readable ones */
};

static struct {
    struct kit_round under_way;
    struct kept_file whole;
} place;

/* ---- faults ---- */

enum fault_kind {
    FAULT_ONCE,
    FAULT_FULL,
    FAULT_BROKEN,
    FAULT_OWN_MEMORY,
    FAULT_MEMORY, /* SQLite's */
    FAULT_COUNT
};

static const enum faulty_disk_mode disk_modes[] = {FAULTY_DISK_ONCE, FAULTY_DISK_FULL,
                                                   FAULTY_DISK_BROKEN};

static void fail_at(enum fault_kind kind, long nth)
{
    if (kind == FAULT_OWN_MEMORY) {
        failing_memory_fail_at((size_t)nth);
    } else if (kind == FAULT_MEMORY) {
        scarce_memory_fail_at(nth);
    } else {
        faulty_disk_fail_at(nth, disk_modes[kind]);
    }
}

/* Tries the first operations one by one, then ever fewer. */
static long next_place(long nth)
{
    return nth + 1 + (tests_are_thorough() ? (nth < 40 ? 0 : nth / 8) : 5 * nth);
}

/* Returns whether that has failed, and lets nothing fail any more. */
static bool stop_writes(enum fault_kind kind)
{
    return kind == FAULT_OWN_MEMORY ? failing_memory_stop() != 0
           : kind == FAULT_MEMORY   ? scarce_memory_stop()
                                    : faulty_disk_stop();
}

/* ---- places ---- */

/* Leaves only `file` in the folder, or nothing. */
static void put(const struct kept_file *file)
{
    DIR *entries = opendir(kit.folder);
    assert_non_null(entries);
    for (struct dirent *entry; (entry = readdir(entries));) {
        char path[KIT_PATH_MAX];
        (void)unlink(kit_path(kit.folder, entry->d_name, path));
    }
    assert_int_equal(closedir(entries), 0);
    if (file) {
        kit_write(kit.path, file->bytes, file->size);
    }
}

static struct kept_file take(long rounds)
{
    struct kept_file file = {.rounds = rounds};
    file.bytes = whole_file(kit.path, &file.size);
    return file;
}

/* Returns the whole history after a change by SQL. */
static struct kept_file changed(const char *sql, long rounds)
{
    put(&place.whole);
    kit_run(kit.path, sql);
    return take(rounds);
}

static int set_up(void **state)
{
    struct stored_puzzle puzzle = {.ended_unix_s = 4, .size = 4, .code = "A", .jumble_count = 3};
    struct unfinished_puzzle left = {.code = "4"};
    kit_set_up_place(state);
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &place.under_way);
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < ROUNDS; i++) {
        kit_save(store, &kit.random);
    }
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    assert_ok(store_keep_puzzle(store, &left));
    assert_ok(store_set_setting(store, "theme", "light"));
    assert_ok(kit_save_unfinished(store, &place.under_way));
    kit_close(store);
    place.whole = take(ROUNDS);
    return 0;
}

static int tear_down(void **state)
{
    free(place.whole.bytes);
    kit_end(&place.under_way);
    return kit_tear_down_place(state);
}

/* ---- attempts ---- */

/* Uses a store in a way that may fail; asserts only what holds with any fault. */
typedef void attempt(struct store *store);

static void expect_trouble(const struct store *store, enum status status)
{
    if (status != STATUS_OK && status != STATUS_MISSING) {
        assert_string_not_equal(english(store_trouble(store)), "");
    }
}

static void keep_a_setting(struct store *store)
{
    expect_trouble(store, store_set_setting(store, "theme", "dark"));
}

static void keep_a_round(struct store *store)
{
    expect_trouble(store, kit_save_unfinished(store, &place.under_way));
}

/* Keeps a puzzle, sets it aside, and reads it again. */
static void keep_puzzles(struct store *store)
{
    struct scrambler_move moves[] = {{false, 3, 1}, {true, 0, -8}};
    struct unfinished_puzzle kept = {
        .code = "5", .moves = moves, .made_count = 1, .known_count = 2};
    struct unfinished_puzzle left;
    expect_trouble(store, store_keep_puzzle(store, &kept));
    store_set_puzzle_aside(store);
    enum status status = store_read_puzzle(store, &left);
    expect_trouble(store, status);
    if (status == STATUS_OK) {
        unfinished_puzzle_deinit(&left);
    }
    status = store_read_puzzle(store, &left); /* by its number now */
    expect_trouble(store, status);
    if (status == STATUS_OK) {
        unfinished_puzzle_deinit(&left);
    }
    expect_trouble(store, store_drop_puzzle(store));
}

static void export_all(struct store *store)
{
    for (int format = 0; format < HISTORY_FORMAT_COUNT; format++) {
        size_t written = 0;
        enum status status =
            history_export(store, (enum history_format)format, kit_write_nowhere, &written);
        expect_trouble(store, status);
        assert_true(status != STATUS_OK || written > 0);
    }
}

static void look_for_damage(struct store *store)
{
    if (store_begin_check(store)) {
        (void)store_end_check(store);
    }
}

static void delete_everything(struct store *store)
{
    expect_trouble(store, store_delete_all(store));
}

/* Without faults, all rounds of the file can be read, or it was set aside and some are lost; with
 * `may_be_none`, all may be gone. */
static void expect_kept(const struct kept_file *file, bool may_be_none)
{
    struct store_news news;
    struct store *store = kit_open_news(kit.path, &news);
    long count = kit_count_whole(store);
    bool is_aside = kit_count_files(kit.folder, "trounce-damaged") > 0;
    assert_true(count == file->rounds || (is_aside && count < file->rounds) ||
                (may_be_none && count == 0));
    kit_close(store);
}

/* Opens the file and uses it, with a fault at each operation in turn. */
static void fail_opening(const struct kept_file *file, attempt *then)
{
    for (int kind = 0; kind < FAULT_COUNT; kind++) {
        bool failed = true;
        for (long nth = 1; failed; nth = next_place(nth)) {
            assert_true(nth < ATTEMPTS_MAX);
            size_t before = failing_memory_live_count();
            struct store *store = NULL;
            put(file);
            fail_at((enum fault_kind)kind, nth);
            enum status status = store_open(kit.path, &store, NULL);
            assert_int_equal(store != NULL, status == STATUS_OK);
            if (store) {
                then(store);
                kit_close(store);
            }
            failed = stop_writes((enum fault_kind)kind);
            assert_int_equal(failing_memory_live_count(), before);
            expect_kept(file, then == delete_everything);
        }
    }
}

TEST_CASE_WITH(test_a_damaged_file, set_up, tear_down)
{
    struct kept_file file = place.whole;
    file.bytes = malloc(file.size);
    assert_non_null(file.bytes);
    memcpy(file.bytes, place.whole.bytes, file.size);
    memset(file.bytes + file.size / 2, 0xa5, 5000);
    fail_opening(&file, keep_a_setting);
    memcpy(file.bytes, place.whole.bytes, file.size);
    file.bytes[59] = 0x84; /* an invalid encoding: the header is repaired */
    fail_opening(&file, keep_a_setting);
    free(file.bytes);
}

/* If memory runs out while a log of another history is judged, it is not applied. */
TEST_CASE_WITH(test_a_foreign_log, set_up, tear_down)
{
    static const enum fault_kind kinds[] = {FAULT_OWN_MEMORY, FAULT_MEMORY};
    char path[KIT_PATH_MAX];
    size_t size;
    put(NULL);
    struct store *other = kit_open(kit.path);
    sqlite3 *reader = kit_hold_log(kit.path);
    kit_save(other, &kit.random);
    kit_path(kit.folder, STORE_FILE_NAME "-wal", path);
    unsigned char *log = whole_file(path, &size);
    kit_close(other);
    assert_int_equal(sqlite3_close(reader), SQLITE_OK);
    for (size_t kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++) {
        bool failed = true;
        /* SQLite allocates thousands of times while it parses one statement. */
        for (long nth = 1; failed; nth += 1 + nth / (tests_are_thorough() ? 500 : 2)) {
            struct store *store = NULL;
            struct store_news news;
            put(&place.whole);
            kit_write(path, log, size);
            fail_at(kinds[kind], nth);
            (void)store_open(kit.path, &store, NULL);
            kit_close(store);
            failed = stop_writes(kinds[kind]);
            store = kit_open_news(kit.path, &news);
            assert_int_equal(kit_count_whole(store), ROUNDS);
            kit_close(store);
        }
    }
    free(log);
}

TEST_CASE_WITH(test_a_newer_file, set_up, tear_down)
{
    struct kept_file file = changed("PRAGMA user_version = 99", ROUNDS);
    fail_opening(&file, keep_a_round);
    free(file.bytes);
}

TEST_CASE_WITH(test_an_older_file, set_up, tear_down)
{
    struct kept_file file = {.rounds = 13};
    file.bytes = whole_file(TROUNCE_SOURCE_DIR "/tests/data/histories/version-3.db", &file.size);
    fail_opening(&file, keep_a_round);
    free(file.bytes);
}

TEST_CASE_WITH(test_a_file_of_another_program, set_up, tear_down)
{
    struct kept_file file = {0};
    put(NULL);
    kit_run(kit.path, "CREATE TABLE rounds (id INTEGER PRIMARY KEY)");
    file = take(0);
    fail_opening(&file, keep_a_setting);
    free(file.bytes);
}

/* ---- while a store is open ---- */

/* Uses an open store after `spoil` has changed its file, with a fault at each operation in turn.
 * Afterwards the store works again, unless it `may_lose` data. */
static void fail_later(void (*spoil)(void), attempt *then, bool may_lose)
{
    for (int kind = 0; kind < FAULT_COUNT; kind++) {
        bool failed = true;
        for (long nth = 1; failed; nth = next_place(nth)) {
            assert_true(nth < ATTEMPTS_MAX);
            size_t before = failing_memory_live_count();
            put(&place.whole);
            struct store *store = kit_open(kit.path);
            assert_int_equal(kit_count_whole(store), ROUNDS);
            if (spoil) {
                spoil();
            }
            fail_at((enum fault_kind)kind, nth);
            then(store);
            failed = stop_writes((enum fault_kind)kind);
            enum status status = store_set_setting(store, "sound", "off");
            status = status == STATUS_OK ? status : store_try_again(store, 0, NULL);
            assert_true(status == STATUS_OK || may_lose);
            kit_close(store);
            assert_int_equal(failing_memory_live_count(), before);
            expect_kept(&place.whole, may_lose);
        }
    }
}

#ifdef TEST_POSIX /* elsewhere an open file cannot be removed */

static void remove_file(void)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        char name[KIT_PATH_MAX + 8];
        (void)snprintf(name, sizeof name, "%s%s", kit.path, endings[i]);
        (void)unlink(name);
    }
}

TEST_CASE_WITH(test_a_file_that_is_removed, set_up, tear_down)
{
    fail_later(remove_file, keep_a_setting, false);
    fail_later(remove_file, keep_puzzles, false);
}

#endif

/* Overwrites pages, and writes by another connection so that the store reads them again. */
static void spoil_file(void)
{
    unsigned char *bytes = malloc(place.whole.size);
    assert_non_null(bytes);
    memcpy(bytes, place.whole.bytes, place.whole.size);
    memset(bytes + 4096, 0xa5, place.whole.size - 4096);
    kit_write(kit.path, bytes, place.whole.size);
    free(bytes);
    sqlite3 *other;
    assert_int_equal(sqlite3_open(kit.path, &other), SQLITE_OK);
    char sql[64];
    snprintf(sql, sizeof sql, "PRAGMA user_version = %d", SCHEMA_VERSION);
    (void)query_run(other, sql);
    (void)sqlite3_close(other);
}

TEST_CASE_WITH(test_a_file_that_is_spoilt, set_up, tear_down)
{
    fail_later(spoil_file, keep_a_setting, true);
}

TEST_CASE_WITH(test_puzzles, set_up, tear_down)
{
    fail_later(NULL, keep_puzzles, false);
}

TEST_CASE_WITH(test_exports, set_up, tear_down)
{
    fail_later(NULL, export_all, false);
}

TEST_CASE_WITH(test_looking_for_damage, set_up, tear_down)
{
    fail_later(NULL, look_for_damage, false);
}

TEST_CASE_WITH(test_deleting, set_up, tear_down)
{
    fail_later(NULL, delete_everything, true);
}

/* Whatever fails while the history is asked, it stays, and later answers come. */
static void ask_history(struct store *store)
{
    const struct history_filter all = {.any_rules = true};
    struct goal goals[GOAL_COUNT];
    struct stored_round rounds[4];
    struct history_pace pace;
    struct history_ghost ghost;
    size_t count = 0;
    long number = 0;
    long longest = 0;
    long long id = 0;
    (void)history_count(store, &all, &number);
    (void)history_pace(store, &all, 10, &pace);
    (void)history_best_ghost(store, &all, 0, &ghost);
    (void)history_challenges(store, "Anna", 4, rounds, &count);
    (void)history_find_played(store, round_board(place.under_way.round), RULES_FOUR, 0, &id);
    (void)history_streak(store, "2026-11-28", &number, &longest);
    (void)goals_read(store, goals);
}

TEST_CASE_WITH(test_questions, set_up, tear_down)
{
    fail_later(NULL, ask_history, false);
}

/* A program that is killed after a deletion leaves what that has answered: everything is gone, or
 * nothing, also of what lies beside the history. So it is while another program reads the file,
 * which keeps the deletion in the log. */
TEST_CASE_WITH(test_a_deletion_is_as_answered, set_up, tear_down)
{
    static const char *const beside[] = {KIT_BACKUP, "trounce-unsaved-1.db",
                                         "trounce-unsaved-20.db"};
    char path[KIT_PATH_MAX];
    for (int kind = 0; kind < 2 * FAULT_COUNT; kind++) {
        bool failed = true;
        /* One failure, at any place: where a commit waits for the disk, it may be there already. */
        for (long nth = 1; failed; nth = kind == FAULT_ONCE ? nth + 1 : next_place(nth)) {
            assert_true(nth < ATTEMPTS_MAX);
            put(&place.whole);
            struct store *store = kit_open(kit.path);
            for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++) {
                kit_write(kit_path(kit.folder, beside[i], path), place.whole.bytes, 100);
            }
            sqlite3 *reader = kind < FAULT_COUNT ? NULL : kit_hold_log(kit.path);
            fail_at((enum fault_kind)(kind % FAULT_COUNT), nth);
            enum status status = store_delete_all(store);
            failed = stop_writes((enum fault_kind)(kind % FAULT_COUNT));
            int left = 0;
            for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++) {
                left += disk_remove(kit_path(kit.folder, beside[i], path));
            }
            assert_int_equal(left, status == STATUS_OK ? 0 : 3);
            assert_int_equal(kit_count_files(kit.folder, "trounce-"), 0);
            size_t size;
            size_t log_size;
            unsigned char *bytes = whole_file(kit.path, &size);
            unsigned char *log = whole_file(kit.log, &log_size);
            kit_close(store);
            assert_int_equal(sqlite3_close(reader), SQLITE_OK);
            kit_write(kit.path, bytes, size);
            kit_write(kit.log, log, log_size);
            free(bytes);
            free(log);
            store = kit_open(kit.path);
            assert_int_equal(kit_count_whole(store), status == STATUS_OK ? 0 : ROUNDS);
            kit_close(store);
        }
    }
}

/* A deletion that is in the log alone is carried out, whatever fails while the file is opened. */
TEST_CASE_WITH(test_a_log_with_a_deletion, set_up, tear_down)
{
    static const enum fault_kind kinds[] = {FAULT_OWN_MEMORY, FAULT_MEMORY, FAULT_ONCE};
    size_t size;
    size_t log_size;
    put(&place.whole);
    struct store *store = kit_open(kit.path);
    sqlite3 *reader = kit_hold_log(kit.path);
    assert_ok(store_delete_all(store));
    unsigned char *bytes = whole_file(kit.path, &size);
    unsigned char *log = whole_file(kit.log, &log_size);
    kit_close(store);
    assert_int_equal(sqlite3_close(reader), SQLITE_OK);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        bool failed = true;
        for (long nth = 1; failed; nth = next_place(nth)) {
            assert_true(nth < ATTEMPTS_MAX);
            put(NULL);
            kit_write(kit.path, bytes, size);
            kit_write(kit.log, log, log_size);
            fail_at(kinds[i], nth);
            store = NULL;
            enum status status = store_open(kit.path, &store, NULL);
            assert_int_equal(store != NULL, status == STATUS_OK);
            if (store) {
                kit_close(store);
            }
            failed = stop_writes(kinds[i]);
            store = kit_open(kit.path);
            assert_int_equal(kit_count_whole(store), 0);
            kit_close(store);
        }
    }
    free(bytes);
    free(log);
}

static void keep_a_word(struct store *store)
{
    (void)store_set_own_word(store, "yeet", OWN_WORD_ADDED);
}

/* Rounds that must get other ids get them all, or stay. */
TEST_CASE_WITH(test_ids_that_are_used_up, set_up, tear_down)
{
    struct kept_file file =
        changed("UPDATE words SET round = 9223372036854775807 WHERE round = (SELECT max(id) FROM "
                "rounds); UPDATE rounds SET id = 9223372036854775807 WHERE id = (SELECT max(id) "
                "FROM rounds); UPDATE puzzles SET id = 9223372036854775807 WHERE id > 0",
                ROUNDS);
    fail_opening(&file, keep_a_word);
    free(file.bytes);
}

/* A copy is complete, or there is none. */
TEST_CASE_WITH(test_a_copy, set_up, tear_down)
{
    for (int kind = 0; kind < FAULT_COUNT; kind++) {
        bool failed = true;
        for (long nth = 1; failed; nth = next_place(nth)) {
            size_t before = failing_memory_live_count();
            struct store *store = NULL;
            put(&place.whole);
            fail_at((enum fault_kind)kind, nth);
            enum status status = store_open_copy(kit.path, &store);
            failed = stop_writes((enum fault_kind)kind);
            assert_int_equal(store != NULL, status == STATUS_OK);
            if (store) {
                assert_int_equal(kit_count_whole(store), ROUNDS);
                kit_close(store);
            }
            assert_true(failed || status == STATUS_OK);
            assert_int_equal(failing_memory_live_count(), before);
        }
    }
}

RUN_TESTS(faulty_disk_set_up, NULL)
