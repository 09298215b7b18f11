/* SPDX-License-Identifier: MIT */
/*
 * Backups and copies that somebody puts in the place of the history, beside logs of its own and of
 * others, and what of a deleted history lies about.
 */
#include "database.h"
#include "disk.h"
#include "english.h"
#include "repair.h"
#include "store_kit.h"
#include "test.h"

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

/* More than is checked on opening beside a log. */
#define FILLER "CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(5000000))"

/* Closes the store as if it were killed: both files stay as they are. */
static void be_killed(struct store *store, sqlite3 *reader)
{
    size_t size;
    size_t log_size;
    unsigned char *bytes = whole_file(kit.path, &size);
    unsigned char *log = whole_file(kit.log, &log_size);
    assert_true(log_size > 0);
    kit_close(store);
    assert_int_equal(sqlite3_close(reader), SQLITE_OK);
    kit_write(kit.path, bytes, size);
    kit_write(kit.log, log, log_size);
    free(bytes);
    free(log);
}

/* Saves rounds that stay in the log, as they did in earlier versions, and is killed. */
static void play_and_be_killed(int rounds)
{
    struct store *store = kit_open(kit.path);
    sqlite3 *reader = kit_hold_log(kit.path);
    for (int i = 0; i < rounds; i++) {
        kit_save(store, &kit.random);
    }
    be_killed(store, reader);
}

/* Opens a backup beside a log of another file, which is set aside, and plays on. */
static void expect_backup(long rounds)
{
    char aside[KIT_PATH_MAX];
    struct store *store;
    struct store_news news;
    assert_ok(store_open_copy(kit.path, &store));
    assert_int_equal(kit_count_whole(store), rounds);
    kit_close(store);
    store = kit_open_news(kit.path, &news);
    assert_non_null(strstr(english(&news.text), "belonged to another history"));
    assert_non_null(strstr(english(&news.text), "trounce-damaged-1.db-wal"));
    assert_int_equal(kit_count_whole(store), rounds);
    kit_save(store, &kit.random);
    assert_ok(database_check(store->database));
    kit_close(store);
    store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), rounds + 1);
    kit_close(store);
    assert_int_equal(unlink(kit_path(kit.folder, "trounce-damaged-1.db-wal", aside)), 0);
    (void)unlink(kit_path(kit.folder, "trounce-damaged-1.db-shm", aside));
    assert_int_equal(unlink(kit.path), 0);
}

/* The log of a killed window holds what was done last; a backup that is put back is not changed by
 * the log of the file that it replaces. */
TEST_CASE_WITH(test_a_backup_put_back, kit_set_up_place, kit_tear_down_place)
{
    size_t size;
    for (int i = 0; i < 4; i++) {
        bool is_of_it = i % 2 == 1;
        bool is_large = i / 2 == 1;
        struct store *store = kit_open(kit.path);
        for (int j = 0; j < 30; j++) {
            kit_save(store, &kit.random);
        }
        kit_close(store);
        if (is_large) {
            kit_run(kit.path, FILLER);
        }
        unsigned char *backup = whole_file(kit.path, &size);
        if (is_of_it) { /* an earlier state of the history that goes on */
            store = kit_open(kit.path);
            for (int j = 0; j < 20; j++) {
                kit_save(store, &kit.random);
            }
            kit_close(store);
        } else {
            assert_int_equal(unlink(kit.path), 0);
        }
        play_and_be_killed(2);
        store = kit_open(kit.path);
        assert_int_equal(kit_count_whole(store), is_of_it ? 52 : 2);
        kit_close(store);

        play_and_be_killed(2);
        kit_write(kit.path, backup, size);
        free(backup);
        expect_backup(30);
    }
}

/* Saves 30 rounds, deletes them while somebody reads, so that this stays in the log, and plays on.
 */
static struct store *delete_in_the_log(int rounds_since, sqlite3 **reader)
{
    struct store_news news;
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < 30; i++) {
        kit_save(store, &kit.random);
    }
    *reader = kit_hold_log(kit.path);
    assert_ok(store_delete_all(store));
    assert_string_equal(english(store_trouble(store)), "");
    assert_true(store_take_news(store, &news));
    assert_string_equal(english(&news.text),
                        "Your history is deleted, but traces of it stay on the disk for now: "
                        "another window is using the history.");
    assert_int_equal(kit_count_whole(store), 0);
    for (int i = 0; i < rounds_since; i++) {
        kit_save(store, &kit.random);
    }
    return store;
}

/* Leaves a file of a round that was not saved beside the history: then there are so many. */
static void leave_unsaved(struct store *store, int files)
{
    struct kit_round played;
    sqlite3 *holder;
    assert_int_equal(sqlite3_open(kit.path, &holder), SQLITE_OK);
    kit_sql(holder, "BEGIN IMMEDIATE");
    kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
    assert_int_equal(kit_save_round(store, &played, NULL), STATUS_BUSY);
    kit_end(&played);
    assert_ok(store_settle(store, 0));
    assert_int_equal(sqlite3_close(holder), SQLITE_OK);
    assert_int_equal(kit_count_files(kit.folder, "trounce-unsaved"), files);
}

/* If a backup cannot be removed, here as it is a folder, nothing is deleted: it could bring back
 * what was. */
TEST_CASE_WITH(test_a_backup_that_stays, kit_set_up_place, kit_tear_down_place)
{
    char backup[KIT_PATH_MAX];
    char inside[KIT_PATH_MAX];
    struct store_news news;
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    leave_unsaved(store, 1);
    (void)store_take_news(store, &news);
    kit_path(kit.folder, KIT_BACKUP, backup);
    assert_true(disk_make_folder(backup));
    kit_write(kit_path(backup, "inside", inside), (const unsigned char *)"", 0);
    assert_int_equal(store_delete_all(store), STATUS_STORAGE);
    assert_non_null(strstr(english(store_trouble(store)), "could not be deleted"));
    assert_false(store_take_news(store, &news));
    assert_int_equal(kit_count_whole(store), 1);
    assert_int_equal(kit_count_files(kit.folder, "trounce-unsaved-1.db"), 1);
    assert_int_equal(unlink(inside), 0);
    assert_int_equal(rmdir(backup), 0);
    assert_ok(store_delete_all(store));
    assert_int_equal(kit_count_whole(store), 0);
    assert_int_equal(kit_count_files(kit.folder, "trounce-"), 0);
    kit_close(store);
    /* In memory nothing lies beside it. */
    store = kit_open(NULL);
    kit_save(store, &kit.random);
    assert_ok(store_delete_all(store));
    assert_false(store_take_news(store, &news));
    assert_int_equal(kit_count_whole(store), 0);
    kit_close(store);
}

/* What lies beside the history goes with it. */
TEST_CASE_WITH(test_a_deletion_with_what_lies_beside, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_back_up(store);
    leave_unsaved(store, 1);
    assert_ok(store_delete_all(store));
    assert_int_equal(kit_count_files(kit.folder, "trounce-"), 0);
    kit_save(store, &kit.random);
    kit_close(store);
    store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), 1);
}

/* What a deletion has put away when its program is killed goes with the next start, and is in no
 * later deletion's way. */
TEST_CASE_WITH(test_what_a_killed_deletion_leaves, kit_set_up_place, kit_tear_down_place)
{
    static const char *const put_away[] = {"trounce-backup-deleted-1.db",
                                           "trounce-unsaved-deleted-1.db-wal"};
    char path[KIT_PATH_MAX];
    struct store *store = NULL;
    for (int i = 0; i < 2; i++) {
        if (store) {
            leave_unsaved(store, 1);
        }
        for (size_t j = 0; j < 2; j++) {
            kit_write(kit_path(kit.folder, put_away[j], path), (const unsigned char *)"", 0);
        }
        if (store) {
            assert_ok(store_delete_all(store));
        } else {
            store = kit_open(kit.path);
        }
        assert_int_equal(kit_count_files(kit.folder, "trounce-"), 0);
    }
}

/* A program that is killed after a deletion that is only in the log brings nothing back, and loses
 * nothing that was played since. */
TEST_CASE_WITH(test_a_deletion_in_the_log, kit_set_up_place, kit_tear_down_place)
{
    for (int rounds_since = 0; rounds_since < 3; rounds_since++) {
        sqlite3 *reader;
        struct unfinished left;
        struct kit_round under_way;
        struct store *store = delete_in_the_log(rounds_since, &reader);
        kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
        assert_ok(kit_save_unfinished(store, &under_way));
        be_killed(store, reader);
        store = kit_open(kit.path);
        assert_int_equal(kit_count_whole(store), rounds_since);
        assert_ok(store_read_unfinished(store, &left));
        unfinished_deinit(&left);
        assert_ok(store_delete_all(store));
        kit_close(store);
        kit_end(&under_way);
    }
}

#ifdef TEST_POSIX /* elsewhere an open file cannot be removed, nor a link be made by everybody */

/* A history that is gone is recreated before what lies beside it is added: its rounds keep their
 * ids. */
TEST_CASE_WITH(test_unsaved_rounds_beside_a_file_that_is_gone, kit_set_up_place,
               kit_tear_down_place)
{
    struct store_news news;
    struct store *store = kit_open(kit.path);
    leave_unsaved(store, 1);
    (void)store_take_news(store, &news);
    kit_save(store, &kit.random);
    kit_save(store, &kit.random);
    database_remove(kit.path);
    kit_save(store, &kit.random);
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "2 rounds"));
    assert_int_equal(kit_count_whole(store), 4);
    assert_int_equal(kit_count_files(kit.folder, "trounce-unsaved"), 0);
}

/* A name that turns out to be taken when the file is made, here by a link to nowhere, is left to
 * whoever has it. */
TEST_CASE_WITH(test_a_name_that_only_looks_free, kit_set_up_place, kit_tear_down_place)
{
    char name[KIT_PATH_MAX];
    char target[KIT_PATH_MAX];
    struct store *store = kit_open(kit.path);
    assert_int_equal(symlink("nowhere", kit_path(kit.folder, "trounce-unsaved-1.db", name)), 0);
    leave_unsaved(store, 2);
    assert_int_equal(readlink(name, target, sizeof target), strlen("nowhere"));
    assert_false(disk_is_there(name));
    assert_true(disk_is_there(kit_path(kit.folder, "trounce-unsaved-2.db", name)));
}

#endif

/* While another program opens the history, and may add what lies beside it, nothing is deleted. */
TEST_CASE_WITH(test_a_deletion_while_a_program_opens, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_back_up(store);
    int gate = database_lock_open(kit.path);
    assert_true(database_lock(gate, DATABASE_GATE, 0));
    assert_int_equal(store_delete_all(store), STATUS_BUSY);
    assert_non_null(strstr(english(store_trouble(store)), "could not be deleted: another window"));
    assert_int_equal(kit_count_whole(store), 1);
    assert_int_equal(kit_count_files(kit.folder, KIT_BACKUP), 1);
    database_lock_close(gate);
    assert_ok(store_delete_all(store));
    assert_int_equal(kit_count_whole(store), 0);
    assert_int_equal(kit_count_files(kit.folder, KIT_BACKUP), 0);
}

/* Nothing is deleted from a file that was put in the history's place: the call fails, and goes on
 * with that file. */
TEST_CASE_WITH(test_a_deletion_after_a_backup_was_put_back, kit_set_up_place, kit_tear_down_place)
{
    size_t size;
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_close(store);
    unsigned char *backup = whole_file(kit.path, &size);
    store = kit_open(kit.path);
    kit_save(store, &kit.random);
    assert_ok(store_set_setting(store, "theme", "light"));
    kit_write(kit.path, backup, size);
    free(backup);
    assert_int_equal(store_delete_all(store), STATUS_STORAGE);
    assert_non_null(strstr(english(store_trouble(store)), "could not be deleted"));
    assert_int_equal(kit_count_whole(store), 1);
    assert_ok(store_delete_all(store));
    assert_int_equal(kit_count_whole(store), 0);
}

/* What another program writes before the second connection from now on is opened. */
static struct {
    int opened;
    unsigned char *bytes;
    size_t size;
} arriving;

static int arrive(sqlite3 *opened, char **error, const struct sqlite3_api_routines *calls)
{
    (void)opened, (void)error, (void)calls;
    if (++arriving.opened == 2) {
        kit_write(kit.path, arriving.bytes, arriving.size);
    }
    return SQLITE_OK;
}

/* A file that does not fit its log only for a moment, while another program writes it, is not taken
 * for a backup. */
TEST_CASE_WITH(test_a_log_that_fits_a_moment_later, kit_set_up_place, kit_tear_down_place)
{
    size_t size;
    bool is_foreign;
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_close(store);
    unsigned char *backup = whole_file(kit.path, &size);
    assert_int_equal(unlink(kit.path), 0);
    play_and_be_killed(2);
    arriving.opened = 0;
    arriving.bytes = whole_file(kit.path, &arriving.size);
    kit_write(kit.path, backup, size);
    free(backup);
    assert_ok(database_log_is_foreign(kit.path, false, &is_foreign));
    assert_true(is_foreign);
    assert_int_equal(sqlite3_auto_extension((void (*)(void))arrive), SQLITE_OK);
    enum status status = database_log_is_foreign(kit.path, false, &is_foreign);
    sqlite3_reset_auto_extension();
    free(arriving.bytes);
    assert_ok(status);
    assert_false(is_foreign);
}

/* A log with a deletion does not delete a backup that is copied over the file. */
TEST_CASE_WITH(test_a_backup_beside_a_deletion_in_the_log, kit_set_up_place, kit_tear_down_place)
{
    for (int rounds = 29; rounds <= 31; rounds++) {
        size_t size;
        sqlite3 *reader;
        struct store *store = kit_open(kit.path);
        for (int i = 0; i < rounds; i++) {
            kit_save(store, &kit.random);
        }
        kit_close(store);
        unsigned char *backup = whole_file(kit.path, &size);
        assert_int_equal(unlink(kit.path), 0);
        store = delete_in_the_log(2, &reader);
        be_killed(store, reader);
        kit_write(kit.path, backup, size);
        free(backup);
        expect_backup(rounds);
    }
}

/* A log that is larger than what the backup lacks may still lack its pages. */
TEST_CASE_WITH(test_a_backup_beside_a_log_without_its_pages, kit_set_up_place, kit_tear_down_place)
{
    size_t size;
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < 30; i++) {
        kit_save(store, &kit.random);
    }
    kit_close(store);
    kit_run(kit.path, FILLER "; CREATE TABLE another (id INTEGER PRIMARY KEY, bytes)");
    unsigned char *backup = whole_file(kit.path, &size);
    store = kit_open(kit.path);
    for (int i = 0; i < 20; i++) {
        kit_save(store, &kit.random);
    }
    sqlite3 *reader = kit_hold_log(kit.path);
    assert_ok(store_set_setting(store, "theme", "light"));
    for (int i = 0; i < 40; i++) {
        kit_run(kit.path, "INSERT OR REPLACE INTO another VALUES (1, randomblob(18000))");
    }
    be_killed(store, reader);
    kit_write(kit.path, backup, size);
    free(backup);
    expect_backup(30);
}

/* Nor does one that was begun anew, as nobody read it any more, without being truncated. */
TEST_CASE_WITH(test_a_backup_beside_a_log_begun_anew, kit_set_up_place, kit_tear_down_place)
{
    struct kit_round under_way;
    size_t size;
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < 30; i++) {
        kit_save(store, &kit.random);
    }
    kit_close(store);
    unsigned char *backup = whole_file(kit.path, &size);
    store = kit_open(kit.path);
    for (int i = 0; i < 20; i++) {
        kit_save(store, &kit.random);
    }
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    assert_ok(kit_save_unfinished(store, &under_way));
    sqlite3 *reader = kit_hold_log(kit.path);
    database_checkpoint(store->database);
    assert_int_equal(sqlite3_close(reader), SQLITE_OK);
    store->file.size = -1; /* that has changed it */
    assert_ok(kit_save_unfinished(store, &under_way));
    be_killed(store, NULL);
    kit_write(kit.path, backup, size);
    free(backup);
    expect_backup(30);
    kit_end(&under_way);
}

/* A backup that is copied over the file while the store is open is what the store goes on with, in
 * the next write, also after an export, or when it is closed. */
TEST_CASE_WITH(test_a_backup_copied_over_an_open_file, kit_set_up_place, kit_tear_down_place)
{
    size_t size;
    for (int i = 0; i < 6; i++) {
        bool is_large = i % 2 == 1;
        bool is_closed = i / 2 == 1;
        bool is_exported = i / 2 == 2;
        struct store *store = kit_open(kit.path);
        for (int j = 0; j < 10; j++) {
            kit_save(store, &kit.random);
        }
        kit_close(store);
        if (is_large) {
            kit_run(kit.path, FILLER);
        }
        unsigned char *backup = whole_file(kit.path, &size);
        store = kit_open(kit.path);
        for (int j = 0; j < 30; j++) {
            kit_save(store, &kit.random);
        }
        assert_ok(store_set_setting(store, "theme", "light"));
        kit_write(kit.path, backup, size);
        free(backup);
        if (is_exported) {
            assert_ok(history_export(store, HISTORY_CSV, kit_write_nowhere, NULL));
        }
        if (!is_closed) {
            kit_save(store, &kit.random);
            assert_int_equal(kit_count_whole(store), 11);
        }
        kit_close(store);
        struct store_news news;
        store = kit_open_news(kit.path, &news);
        assert_null(strstr(english(&news.text), "damaged:"));
        assert_int_equal(kit_count_whole(store), is_closed ? 10 : 11);
        assert_ok(database_check(store->database));
        kit_close(store);
        assert_int_equal(unlink(kit.path), 0);
    }
}

/* Another window's checkpoint changes the file, too: that loses nothing. */
TEST_CASE_WITH(test_a_file_that_two_windows_write, kit_set_up_place, kit_tear_down_place)
{
    test_skip_in_browsers();
    struct store *stores[2];
    struct kit_round under_way;
    struct store_news news;
    struct unfinished left;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    for (int i = 0; i < 2; i++) {
        stores[i] = kit_open(kit.path);
    }
    for (int i = 0; i < 20; i++) {
        assert_ok(store_save_unfinished(stores[0], under_way.round, &under_way.notes));
        kit_save(stores[i % 2], &kit.random);
        if (i % 2 == 0) { /* which ends the unfinished round of its window */
            continue;
        }
        assert_ok(store_set_setting(stores[0], "theme", i % 3 ? "dark" : "light"));
        assert_int_equal(store_read_unfinished(stores[1], &left), STATUS_MISSING);
    }
    for (int i = 0; i < 2; i++) {
        assert_int_equal(kit_count_whole(stores[i]), 20);
        assert_false(store_take_news(stores[i], &news));
        assert_ok(database_check(stores[i]->database));
    }
    kit_close(stores[0]);
    kit_close(stores[1]);
    struct store *store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), 20);
    kit_end(&under_way);
}

/* Nor is it by a journal that says how to undo something in another file. */
TEST_CASE_WITH(test_a_backup_put_back_beside_a_journal, kit_set_up_place, kit_tear_down_place)
{
    struct store_news news;
    char other[KIT_PATH_MAX];
    char journal[KIT_PATH_MAX];
    size_t size;
    sqlite3 *database;
    kit_path(kit.folder, "other.db", other);
    assert_int_equal(sqlite3_open(other, &database), SQLITE_OK);
    kit_sql(database, "PRAGMA cache_size = 1; CREATE TABLE t (x);"
                      "BEGIN; INSERT INTO t VALUES (zeroblob(100000));"
                      "UPDATE t SET x = zeroblob(200000)");
    unsigned char *bytes = whole_file(kit_path(kit.folder, "other.db-journal", journal), &size);
    assert_true(size > 512);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < 30; i++) {
        kit_save(store, &kit.random);
    }
    kit_close(store);
    kit_write(kit_path(kit.folder, STORE_FILE_NAME "-journal", journal), bytes, size);
    free(bytes);
    store = kit_open_news(kit.path, &news);
    assert_non_null(strstr(english(&news.text), "trounce-damaged-1.db-journal"));
    assert_int_equal(kit_count_whole(store), 30);
    kit_close(store);
    assert_int_equal(kit_count_files(kit.folder, "trounce-damaged-1.db-journal"), 1);
}

/* While the store is open, a copy of the one file has all finished rounds. */
TEST_CASE_WITH(test_a_copy_of_the_one_file, kit_set_up_place, kit_tear_down_place)
{
    char path[KIT_PATH_MAX];
    size_t size;
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < 3; i++) {
        kit_save(store, &kit.random);
    }
    unsigned char *bytes = whole_file(kit.path, &size);
    kit_write(kit_path(kit.folder, "copy.db", path), bytes, size);
    free(bytes);
    struct store *copy = kit_open(path);
    assert_int_equal(kit_count_whole(copy), 3);
}

/* It may be of today's version when its copy is made. */
TEST_CASE_WITH(test_a_file_that_is_no_longer_newer, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_close(store);
    sqlite3 *database = NULL;
    int64_t rounds = 0;
    assert_ok(database_open_damaged(kit.path, &database));
    assert_int_equal(query_run_number(database, "SELECT count(*) FROM rounds", &rounds), SQLITE_OK);
    assert_int_equal(rounds, 1);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}
