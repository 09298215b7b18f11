/* SPDX-License-Identifier: MIT */
/*
 * Files that are no histories, of other programs, or newer: the store always opens, and none of
 * them is overwritten.
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

/* ---- files that are set aside ---- */

static void expect_moved(const char *what, const char *name, const unsigned char *bytes,
                         size_t size, int files)
{
    char path[KIT_PATH_MAX];
    struct store_news news;
    struct store *store = kit_open_news(kit.path, &news);
    assert_false(news.in_memory);
    assert_non_null(strstr(english(&news.text), name));
    assert_non_null(strstr(english(&news.text), "trounce.db"));
    assert_non_null(strstr(english(&news.text), what));
    assert_non_null(strstr(english(&news.text), "and a new one was started."));
    assert_int_equal(kit_count_whole(store), 0);
    kit_save(store, &kit.random);
    kit_close(store);
    size_t kept_size;
    unsigned char *kept = whole_file(kit_path(kit.folder, name, path), &kept_size);
    assert_int_equal(kept_size, size);
    assert_memory_equal(kept, bytes, size);
    free(kept);
    assert_int_equal(kit_count_files(kit.folder, "trounce-"), files);
    store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), 1);
    kit_close(store);
}

TEST_CASE_WITH(test_files_that_are_none, kit_set_up_place, kit_tear_down_place)
{
    static const char text[] = "This is a letter, and no database at all.\n";
    static unsigned char noise[9000];
    for (size_t i = 0; i < sizeof noise; i++) {
        noise[i] = (unsigned char)random_below(&kit.random, 256);
    }
    kit_write(kit.path, (const unsigned char *)text, sizeof text);
    expect_moved("was damaged", "trounce-damaged-1.db", (const unsigned char *)text, sizeof text,
                 1);
    kit_write(kit.path, noise, sizeof noise);
    expect_moved("was damaged", "trounce-damaged-2.db", noise, sizeof noise, 2);
    memcpy(noise, "SQLite format 3", 16);
    noise[18] = noise[19] = 1; /* as in a file without a log, which would be set aside, too */
    kit_write(kit.path, noise, sizeof noise);
    expect_moved("was damaged", "trounce-damaged-3.db", noise, sizeof noise, 3);
}

/* SQLite only reads a file that asks for a newer format to be written; no rights would help. */
TEST_CASE_WITH(test_a_format_to_come_is_damage, kit_set_up_place, kit_tear_down_place)
{
    struct store_news news;
    size_t size;
    kit_close(kit_open(kit.path));
    unsigned char *bytes = whole_file(kit.path, &size);
    bytes[18] = 3;
    kit_write(kit.path, bytes, size);
    free(bytes);
    struct store *store = kit_open_news(kit.path, &news);
    assert_false(news.in_memory);
    assert_non_null(strstr(english(&news.text), "was damaged"));
    kit_close(store);
}

/* ---- files of a newer Trounce ---- */

/* Opens the file, expects `rounds` rounds of it to be visible, and plays on in memory; the file and
 * its log stay unchanged. */
static void expect_viewed(long rounds)
{
    char settings[16] = "";
    struct store_news news;
    size_t size;
    size_t left_size;
    unsigned char *bytes = whole_file(kit.path, &size);
    struct store *store = kit_open_news(kit.path, &news);
    assert_true(news.in_memory);
    assert_non_null(strstr(english(&news.text), "newer Trounce"));
    assert_int_equal(strstr(english(&news.text), "still see the history") != NULL, rounds > 0);
    assert_int_equal(kit_count_whole(store), rounds);
    if (rounds > 0) {
        assert_ok(store_get_setting(store, "theme", settings, sizeof settings));
        assert_string_equal(settings, "light");
    }
    assert_true(kit_save(store, &kit.random) > rounds);
    assert_int_equal(kit_count_whole(store), rounds + 1);
    kit_close(store);
    assert_int_equal(kit_count_files(kit.folder, "trounce-damaged"), 0);
    unsigned char *left = whole_file(kit.path, &left_size);
    assert_int_equal(left_size, size);
    assert_memory_equal(left, bytes, size);
    free(bytes);
    free(left);
}

TEST_CASE_WITH(test_a_newer_file_is_left_where_it_is, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < 5; i++) {
        kit_save(store, &kit.random);
    }
    assert_ok(store_set_setting(store, "theme", "light"));
    kit_close(store);

    /* With extra columns and tables, and unknown ways to play. */
    kit_run(kit.path, "PRAGMA user_version = 99; CREATE TABLE news (text);"
                      "ALTER TABLE rounds ADD COLUMN weather TEXT NOT NULL DEFAULT 'fair'");
    expect_viewed(5);
    kit_run(kit.path, "UPDATE rounds SET way = 'blindfold' WHERE id = 2");
    expect_viewed(4);
    kit_run(kit.path, "UPDATE rounds SET way = 'alone', shared_count = 0 WHERE id = 2");

    /* If something required is missing, the game goes on with nothing. */
    kit_run(kit.path, "ALTER TABLE rounds RENAME COLUMN longest TO longest_word");
    expect_viewed(0);
    kit_run(kit.path, "DROP TABLE words");
    expect_viewed(0);

    /* Its own version still finds everything. */
    int64_t version = 0;
    sqlite3 *database;
    assert_int_equal(sqlite3_open(kit.path, &database), SQLITE_OK);
    assert_int_equal(query_run_number(database, "PRAGMA user_version", &version), SQLITE_OK);
    assert_int_equal(version, 99);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

/* What a running newer version has in its log is visible, too. */
TEST_CASE_WITH(test_a_newer_file_that_is_in_use, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    assert_ok(store_set_setting(store, "theme", "light"));
    sqlite3 *database;
    assert_int_equal(sqlite3_open(kit.path, &database), SQLITE_OK);
    kit_sql(database, "PRAGMA user_version = 99");
    kit_save(store, &kit.random);
    expect_viewed(1);
    kit_sql(database, "INSERT INTO puzzles (ended, size, code, jumble_count, "
                      "move_count, elapsed_ms, shown) VALUES (1, 4, 'x', 1, 1, "
                      "1, 0)");
    kit_close(store);
    expect_viewed(1);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

/* ---- files of other programs ---- */

TEST_CASE_WITH(test_a_file_of_another_program_is_set_aside, kit_set_up_place, kit_tear_down_place)
{
    size_t size;
    kit_run(kit.path,
            "CREATE TABLE rounds (id INTEGER PRIMARY KEY); INSERT INTO rounds VALUES (7)");
    unsigned char *bytes = whole_file(kit.path, &size);
    expect_moved("was not made by Trounce", "trounce-damaged-1.db", bytes, size, 1);
    free(bytes);
    assert_int_equal(unlink(kit.path), 0);
    kit_run(kit.path, "PRAGMA user_version = 1"); /* without a table */
    bytes = whole_file(kit.path, &size);
    expect_moved("was not made by Trounce", "trounce-damaged-2.db", bytes, size, 2);
    free(bytes);
}

TEST_CASE_WITH(test_a_file_that_lost_a_table_is_set_aside, kit_set_up_place, kit_tear_down_place)
{
    test_skip_in_browsers();
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_close(store);
    kit_run(kit.path, "DROP TABLE words");
    size_t size;
    unsigned char *bytes = whole_file(kit.path, &size);
    expect_moved("was damaged", "trounce-damaged-1.db", bytes, size, 3); /* with an empty log */
    free(bytes);
}

#ifdef TEST_POSIX

/* ---- what is not a file ---- */

/* A pipe blocks whoever opens it, and a device yields endless bytes: they are left untouched, and
 * the game goes on in memory. */
TEST_CASE_WITH(test_what_is_no_file_is_left_alone, kit_set_up_place, kit_tear_down_place)
{
    static const char *const names[] = {STORE_FILE_NAME, STORE_FILE_NAME "-wal"};
    enum { PIPE, FOLDER, DEVICE, KINDS };
    (void)alarm(600); /* else it hung */
    for (int kind = 0; kind < KINDS; kind++) {
        for (size_t i = 0; i < 2; i++) {
            char path[KIT_PATH_MAX];
            struct store_news news;
            struct store *copy = NULL;
            struct stat before;
            struct stat after;
            kit_close(kit_open(kit.path));
            kit_path(kit.folder, names[i], path);
            (void)unlink(path);
            assert_int_equal(kind == PIPE     ? mkfifo(path, 0600)
                             : kind == FOLDER ? mkdir(path, 0700)
                                              : symlink("/dev/zero", path),
                             0);
            assert_int_equal(lstat(path, &before), 0);
            struct store *store = kit_open_news(kit.path, &news);
            assert_true(news.in_memory);
            assert_non_null(strstr(english(&news.text), "is not a regular file"));
            assert_null(strstr(english(&news.text), "still see the history"));
            kit_save(store, &kit.random);
            kit_close(store);
            assert_int_equal(store_open_copy(kit.path, &copy), STATUS_STORAGE);
            assert_int_equal(lstat(path, &after), 0);
            assert_int_equal(before.st_ino, after.st_ino);
            assert_int_equal(remove(path), 0);
        }
    }
    (void)alarm(0);
}

/* ---- permissions ---- */

static void expect_private(const char *folder)
{
    DIR *opened = opendir(folder);
    struct dirent *entry;
    int count = 0;
    assert_non_null(opened);
    while ((entry = readdir(opened)) != NULL) {
        char path[KIT_PATH_MAX];
        struct stat status;
        if (strncmp(entry->d_name, "trounce", 7) == 0) {
            assert_int_equal(stat(kit_path(folder, entry->d_name, path), &status), 0);
            if ((status.st_mode & 0777) != 0600) {
                fail_msg("%s: %o", entry->d_name, (unsigned)status.st_mode);
            }
            count++;
        }
    }
    closedir(opened);
    assert_true(count >= 3);
}

/* Only the player may read it, whatever the umask; this also mends older files. */
TEST_CASE_WITH(test_nobody_else_reads_it, kit_set_up_place, kit_tear_down_place)
{
    mode_t mask = umask(0);
    struct store_news news;
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    expect_private(kit.folder);
    assert_int_equal(chmod(kit.path, 0644), 0);
    assert_int_equal(chmod(kit.log, 0666), 0);
    struct store *other = kit_open(kit.path);
    expect_private(kit.folder);
    kit_close(other);
    kit_close(store);
    kit_write(kit.path, (const unsigned char *)"no database", 12);
    assert_int_equal(chmod(kit.path, 0644), 0);
    store = kit_open_news(kit.path, &news);
    assert_non_null(strstr(english(&news.text), "trounce-damaged-1.db"));
    expect_private(kit.folder);
    kit_close(store);
    (void)umask(mask);
}

#endif

/* ---- opening a copy ---- */

/* Opening a copy changes nothing, whatever the file is. */
TEST_CASE_WITH(test_a_copy_leaves_the_file_alone, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    struct store *copy = NULL;
    kit_save(store, &kit.random);
    assert_ok(store_open_copy(kit.path, &copy)); /* while a window runs */
    assert_int_equal(kit_count_whole(copy), 1);
    kit_close(copy);
    kit_close(store);
    kit_run(kit.path, "PRAGMA user_version = 99");
    assert_int_equal(store_open_copy(kit.path, &copy), STATUS_VERSION);
    kit_write(kit.path, (const unsigned char *)"hello, I am no database", 23);
    assert_int_equal(store_open_copy(kit.path, &copy), STATUS_DAMAGED);
    assert_int_equal(kit_count_files(kit.folder, "trounce-"), 0);
    assert_int_equal(unlink(kit.path), 0);
    assert_int_equal(store_open_copy(kit.path, &copy), STATUS_MISSING);
    kit_run(kit.path, "CREATE TABLE t (x)");
    assert_int_equal(store_open_copy(kit.path, &copy), STATUS_SYNTAX);
}

/* ---- paths ---- */

/* Opens a path to a file that is no database: it is set aside as `aside`, and rounds are kept. */
static void expect_aside(const char *path, const char *aside)
{
    struct store_news news;
    kit_write(path, (const unsigned char *)"no database", 11);
    struct store *store = kit_open_news(path, &news);
    assert_false(news.in_memory);
    assert_non_null(strstr(english(&news.text), aside));
    kit_save(store, &kit.random);
    kit_close(store);
    store = kit_open(path);
    assert_int_equal(kit_count_whole(store), 1);
    kit_close(store);
    struct store *copy;
    assert_ok(store_open_copy(path, &copy));
    assert_int_equal(kit_count_whole(copy), 1);
    kit_close(copy);
}

/* A path may have no folder and no dot, and characters that are special in a URI. */
TEST_CASE_WITH(test_paths_of_all_kinds, kit_set_up_place, kit_tear_down_place)
{
    char before[KIT_PATH_MAX];
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(kit.folder), 0);
    expect_aside("here.db", "here-damaged-1.db");
    expect_aside("here", "here-damaged-1,");
    expect_aside("./ab#c%20.d", "ab#c%20-damaged-1.d");
#ifdef TEST_POSIX
    expect_aside("./a?b.d", "a?b-damaged-1.d");
#endif
    assert_int_equal(chdir(before), 0);
}

/* If no free name is left for it, the game goes on in memory, and the file is unchanged. */
TEST_CASE_WITH(test_a_file_that_cannot_be_set_aside, kit_set_up_place, kit_tear_down_place)
{
    char path[KIT_PATH_MAX];
    struct store_news news;
    kit_write(kit.path, (const unsigned char *)"no database", 11);
    for (int number = 1; number <= 1000; number++) {
        char name[64];
        snprintf(name, sizeof name, "trounce-damaged-%d.db", number);
        kit_write(kit_path(kit.folder, name, path), (const unsigned char *)"", 0);
    }
    struct store *store = kit_open_news(kit.path, &news);
    assert_true(news.in_memory);
    assert_non_null(strstr(english(&news.text), "Nothing you play now will be saved"));
    kit_close(store);
    size_t size;
    free(whole_file(kit.path, &size));
    assert_int_equal(size, 11);
}

/* A path that is too long is reported, and nothing is created. */
TEST_CASE_WITH(test_a_path_that_is_too_long, kit_set_up_place, kit_tear_down_place)
{
    char path[2 * DATABASE_PATH_MAX];
    struct store_news news;
    memset(path, 'a', sizeof path);
    memcpy(path, kit.folder, strlen(kit.folder));
    path[strlen(kit.folder)] = '/';
    path[sizeof path - 1] = '\0';
    struct store *store = kit_open_news(path, &news);
    assert_true(news.in_memory && store_is_in_memory(store));
    kit_save(store, &kit.random);
    assert_int_equal(kit_count_whole(store), 1);
    kit_close(store);
    assert_int_equal(kit_count_files(kit.folder, "a"), 0);

    /* Names derived from it must not be too long, either. */
    char moved[DATABASE_PATH_MAX];
    path[DATABASE_PATH_MAX - 4] = '\0';
    assert_false(database_move_aside(path, moved));
}

/* A path without a folder needs none to be created. Whether the root can be written depends on who
 * runs this. */
TEST_CASE_WITH(test_folders_of_paths, kit_set_up_place, kit_tear_down_place)
{
    char path[KIT_PATH_MAX + 32];
    struct stat found;
    assert_int_equal(database_make_folder("trounce.db"), disk_can_write_in("."));
    assert_int_equal(database_make_folder("/trounce.db"), disk_can_write_in("/"));
    snprintf(path, sizeof path, "%s/one/two/trounce.db", kit.folder);
    assert_true(database_make_folder(path));
    *strrchr(path, '/') = '\0';
    assert_int_equal(stat(path, &found), 0);
    assert_true(S_ISDIR(found.st_mode));
    assert_int_equal(rmdir(path), 0);
    *strrchr(path, '/') = '\0';
    assert_int_equal(rmdir(path), 0);
}

/* ---- a large file ---- */

/* Otherwise a long evening would fill memory with what is on the disk anyway. */
TEST_CASE_WITH(test_a_large_file_takes_little_memory, kit_set_up_place, kit_tear_down_place)
{
    kit_close(kit_open(kit.path));
    kit_run(kit.path, "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE "
                      "i < 4000) INSERT INTO settings (name, value) SELECT 'of another ' || i, "
                      "hex(zeroblob(500)) FROM n");
    struct store *store = kit_open(kit.path);
    assert_int_equal(kit_number(store->database, "SELECT sum(length(value)) FROM settings"),
                     4000 * 1000);
    int used, highest;
    assert_int_equal(
        sqlite3_db_status(store->database, SQLITE_DBSTATUS_CACHE_USED, &used, &highest, 0),
        SQLITE_OK);
    assert_int_in_range(used, 1, 800 * 1024);
}
