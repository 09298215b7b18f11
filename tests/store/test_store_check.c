/* SPDX-License-Identifier: MIT */
/*
 * A thread checks a large history while the store is used; also runs under ThreadSanitizer. Leaves
 * damage found at the start to test_store_damage.c.
 */
#include "disk.h"
#include "english.h"
#include "repair.h"
#include "store_kit.h"
#include "test.h"

#include <sys/stat.h>
#include <unistd.h>

#define ROUNDS 3

static void spoil_last_table(void)
{
    size_t size;
    unsigned char *bytes = whole_file(kit.path, &size);
    memset(bytes + size - 9000, 0xa5, 100);
    bytes[size - 2 * 4096] = 0xff; /* the link to the next page */
    kit_write(kit.path, bytes, size);
    free(bytes);
}

/* A thread checks a file too large for the check at the start, and finds damage that no query
 * meets. */
TEST_CASE_WITH(test_a_large_file_is_read_through, kit_set_up_place, kit_tear_down_place)
{
    struct store_news news;
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < ROUNDS; i++) {
        kit_save(store, &kit.random);
    }
    assert_true(store_wants_check(store));         /* for a backup */
    assert_false(store_check_found_damage(store)); /* none has begun */
    kit_back_up(store);
    assert_false(store_wants_check(store));
    kit_close(store);
    store = kit_open(NULL);
    assert_false(store_wants_check(store));
    kit_close(store);
    kit_run(kit.path, "CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(3000000))");
    for (int spoilt = 0; spoilt < 2; spoilt++) {
        if (spoilt) {
            spoil_last_table();
        }
        store = kit_open(kit.path);
        assert_true(store_wants_check(store));
        assert_true(store_begin_check(store));
        assert_false(store_begin_check(store));
        assert_int_equal(kit_count_whole(store), ROUNDS); /* while the check runs */
        assert_ok(store_set_setting(store, "theme", spoilt ? "dark" : "light"));
        while (store_is_checking(store)) {
            usleep(1000);
        }
        assert_int_equal(store_check_found_damage(store), spoilt);
        assert_int_equal(store_end_check(store), spoilt ? STATUS_DAMAGED : STATUS_OK);
        assert_int_equal(store_take_news(store, &news), spoilt);
        assert_int_equal(kit_count_whole(store), ROUNDS);
        assert_ok(store_end_check(store));
        kit_close(store);
    }
    assert_non_null(strstr(english(&news.text), "with 3 rounds"));

    /* Closing a window does not wait for the check. */
    store = kit_open(kit.path);
    assert_true(store_begin_check(store));
}

/* Saves rounds and returns whether a backup is due at the next start. */
static bool wants_backup_after(int rounds)
{
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < rounds; i++) {
        kit_save(store, &kit.random);
    }
    bool wants = store_wants_check(store);
    kit_close(store);
    return wants;
}

static void back_up(void)
{
    struct store *store = kit_open(kit.path);
    kit_back_up(store);
    kit_close(store);
}

/* The first round is backed up, and then every fifty; only the player can read it. */
TEST_CASE_WITH(test_backups_are_made_in_time, kit_set_up_place, kit_tear_down_place)
{
    char path[KIT_PATH_MAX];
    struct stat entry;
    sqlite3 *backup;
    (void)kit_path(kit.folder, KIT_BACKUP, path);
    assert_false(wants_backup_after(0));
    assert_true(wants_backup_after(1));
    /* What a killed program left is in nobody's way. */
    kit_write(kit_path(kit.folder, "trounce-backup-2.db", path), (const unsigned char *)"x", 1);
    back_up();
    assert_int_equal(kit_count_files(kit.folder, "trounce-backup-"), 1);
    assert_int_equal(stat(kit_path(kit.folder, KIT_BACKUP, path), &entry), 0);
#ifdef TEST_POSIX
    assert_int_equal(entry.st_mode & 077, 0);
#endif
    assert_false(wants_backup_after(49));
    assert_true(wants_backup_after(1));
    back_up();
    assert_ok(database_open_copy(path, 0, &backup)); /* by itself a history */
    assert_int_equal(kit_number(backup, "SELECT count(*) FROM rounds"), 51);
    assert_int_equal(sqlite3_close(backup), SQLITE_OK);

    /* A backup of another history is replaced, and so is one that cannot be read. */
    kit_run(kit.path, "UPDATE rounds SET began = began - 1");
    assert_true(wants_backup_after(0));
    back_up();
    assert_false(wants_backup_after(0));
    kit_write(path, (const unsigned char *)"x", 1);
    assert_true(wants_backup_after(0));
    back_up();

    struct store *store = kit_open(kit.path);
    assert_ok(store_delete_all(store));
    assert_int_equal(kit_count_files(kit.folder, "trounce-backup-"), 0);
}

/* Without a backup the game goes on without a word. */
TEST_CASE_WITH(test_a_backup_that_cannot_be_made, kit_set_up_place, kit_tear_down_place)
{
    struct store_news news;
    char path[KIT_PATH_MAX];
    assert_true(wants_backup_after(1));
    assert_true(disk_make_folder(kit_path(kit.folder, KIT_BACKUP, path)));
    struct store *store = kit_open(kit.path);
    kit_back_up(store);
    assert_false(store_take_news(store, &news));
    assert_int_equal(kit_count_files(kit.folder, "trounce-backup-"), 1);
    kit_close(store);
    assert_int_equal(rmdir(path), 0);
}

#ifdef TEST_POSIX
/* A link to the history where the backup should be is no backup: it is replaced by one. */
TEST_CASE_WITH(test_a_backup_that_is_a_link, kit_set_up_place, kit_tear_down_place)
{
    char path[KIT_PATH_MAX];
    (void)kit_path(kit.folder, KIT_BACKUP, path);
    for (int i = 0; i < 2; i++) {
        assert_false(wants_backup_after(0) && i == 0);
        (void)wants_backup_after(1);
        (void)unlink(path);
        assert_int_equal(i == 0 ? link(kit.path, path) : symlink(STORE_FILE_NAME, path), 0);
        assert_true(wants_backup_after(0));
        back_up();
        assert_false(disk_is_same(kit.path, path));
        assert_false(wants_backup_after(0));
    }
}
#endif

/* A check can be cut short at any moment: by closing the store, by a request, or when the file is
 * gone and created again. */
TEST_CASE_WITH(test_a_check_can_be_cut_short, kit_set_up_place, kit_tear_down_place)
{
    kit_close(kit_open(kit.path));
    kit_run(kit.path, "CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(3000000))");
    for (int i = 0; i < 60; i++) {
        struct store *store = kit_open(kit.path);
        assert_true(store_begin_check(store));
        (void)kit_save(store, &kit.random);
        usleep((useconds_t)(i % 20) * 200);
        if (i % 3 == 1) {
            assert_ok(store_end_check(store));
            assert_false(store_is_checking(store));
        }
        if (i % 3 == 2 && i > 50) {
            assert_int_equal(unlink(kit.path), 0);
            (void)store_set_setting(store, "theme", "light");
        }
        kit_close(store);
    }
}

/* A check that has only just begun ends at once, too, before it finds the damage in the last table:
 * nearly all of these, and some on a busy machine, where the thread may run first. Hardly any would
 * if only a running statement could be interrupted. */
TEST_CASE_WITH(test_a_check_that_has_just_begun_ends, kit_set_up_place, kit_tear_down_place)
{
    enum { CHECKS = 100 };
    kit_close(kit_open(kit.path));
    kit_run(kit.path, "CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(30000000))");
    spoil_last_table();
    struct store *store = kit_open(kit.path);
    int ended = 0;
    for (int i = 0; i < CHECKS; i++) {
        assert_true(store_begin_check(store));
        ended += check_end(store) != STATUS_DAMAGED;
    }
    assert_true(ended > CHECKS / 10);
}
