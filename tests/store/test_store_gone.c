/* SPDX-License-Identifier: MIT */
/*
 * A file that is removed, replaced or changed under an open store. Elsewhere than on POSIX systems
 * an open file cannot be removed, or only its name goes.
 */
#include "english.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

#ifdef TEST_POSIX
#include <sys/stat.h>
#include <unistd.h>

static struct store *store;

static int set_up(void **state)
{
    kit_set_up_place(state);
    store = kit_open(kit.path);
    return 0;
}

/* Closes the store and opens it again, like the next start. */
static void restart(void)
{
    kit_close(store);
    store = kit_open(kit.path);
}

/* The folder is created again with everything stored, and queued orders go there. */
TEST_CASE_WITH(test_a_folder_that_is_removed, set_up, kit_tear_down_place)
{
    struct kit_round played;
    struct kit_round under_way;
    struct unfinished left;
    struct store_news news;
    struct stored_round saved;
    kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    kit_save(store, &kit.random);
    kit_save(store, &kit.random);
    assert_ok(store_set_setting(store, "theme", "light"));
    assert_ok(kit_save_unfinished(store, &under_way));
    kit_remove_folder(kit.folder);
    assert_ok(kit_save_unfinished(store, &under_way));
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "trounce.db was gone"));
    assert_non_null(strstr(english(&news.text), "2 rounds"));
    assert_false(news.in_memory);
    assert_false(store_is_in_memory(store));

    /* Nothing can be created there: orders wait until it can. */
    kit_remove_folder(kit.folder);
    kit_write(kit.folder, (const unsigned char *)"", 0);
    assert_int_equal(kit_save_round(store, &played, NULL), STATUS_STORAGE);
    assert_int_equal(kit_count_whole(store), 2);
    assert_int_equal(remove(kit.folder), 0);
    assert_ok(store_try_again(store, 0, &saved));
    restart();
    assert_int_equal(kit_count_whole(store), 3);
    kit_expect_round(store, saved.id, &played);
    char value[16];
    assert_ok(store_get_setting(store, "theme", value, sizeof value));
    assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING); /* finished */
    kit_end(&played);
    kit_end(&under_way);
}

/* A file that is gone at first and there when the store would create it is another's: it goes on
 * with that. Here the path leads through a folder that is gone, and which it creates. */
TEST_CASE_WITH(test_a_file_that_comes_back, set_up, kit_tear_down_place)
{
    struct store_news news;
    char folder[KIT_PATH_MAX];
    char path[KIT_PATH_MAX];
    char moved[DATABASE_PATH_MAX];
    kit_close(store);
    assert_int_equal(mkdir(kit_path(kit.folder, "folder", folder), 0700), 0);
    kit_path(kit.folder, "folder/../" STORE_FILE_NAME, path);
    store = kit_open(path);
    for (int i = 0; i < 3; i++) {
        kit_save(store, &kit.random);
    }
    assert_true(database_move_aside(kit.path, moved));
    struct store *other = kit_open(kit.path);
    kit_save(other, &kit.random);
    kit_close(other);
    assert_int_equal(rmdir(folder), 0);
    kit_save(store, &kit.random);
    assert_int_equal(kit_count_whole(store), 2);
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "was replaced"));
}

/* When the file is created again, the round and the puzzle under way still belong to this store. A
 * puzzle set aside is free for others. */
TEST_CASE_WITH(test_what_is_under_way_stays_held, set_up, kit_tear_down_place)
{
    struct kit_round under_way;
    struct unfinished left;
    struct unfinished_puzzle kept = {.code = "4"};
    struct unfinished_puzzle found;
    struct store *other = NULL;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    for (int i = 0; i < 2; i++) {
        if (i > 0) {
            char name[KIT_PATH_MAX];
            assert_int_equal(remove(kit.path), 0);
            (void)remove(kit_path(kit.folder, STORE_FILE_NAME "-wal", name));
            (void)remove(kit_path(kit.folder, STORE_FILE_NAME "-shm", name));
        }
        assert_ok(kit_save_unfinished(store, &under_way));
        assert_ok(store_keep_puzzle(store, &kept));
        if (other) {
            kit_close(other);
        }
        other = kit_open(kit.path);
        assert_int_equal(store_read_unfinished(other, &left), STATUS_MISSING);
        assert_int_equal(store_read_puzzle(other, &found), STATUS_MISSING);
    }
    store_set_puzzle_aside(store);
    assert_ok(store_read_puzzle(other, &found));
    unfinished_puzzle_deinit(&found);
    kit_close(other);
    kit_end(&under_way);
}

/* A folder has taken the place of the file. */
TEST_CASE_WITH(test_a_file_that_became_a_folder, set_up, kit_tear_down_place)
{
    struct store_news news;
    kit_save(store, &kit.random);
    assert_int_equal(remove(kit.path), 0);
    assert_true(disk_make_folder(kit.path));
    assert_int_equal(store_set_setting(store, "theme", "light"), STATUS_STORAGE);
    assert_false(store_is_in_memory(store));
    assert_int_equal(kit_count_whole(store), 1);
    assert_int_equal(remove(kit.path), 0);
    assert_ok(store_try_again(store, 0, NULL));
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "(1 round)"));
    restart();
    assert_int_equal(kit_count_whole(store), 1);
}

/* Another window has set the file aside and begun a new one: orders go there. */
TEST_CASE_WITH(test_another_file_in_its_place, set_up, kit_tear_down_place)
{
    char aside[KIT_PATH_MAX];
    char log[KIT_PATH_MAX];
    char aside_log[KIT_PATH_MAX];
    kit_save(store, &kit.random);
    kit_path(kit.folder, "aside.db", aside);
    kit_path(kit.folder, "aside.db-wal", aside_log);
    kit_path(kit.folder, STORE_FILE_NAME "-wal", log);
    assert_int_equal(rename(log, aside_log), 0);
    assert_int_equal(rename(kit.path, aside), 0);
    kit_path(kit.folder, STORE_FILE_NAME "-shm", log);
    assert_int_equal(rename(log, kit_path(kit.folder, "aside.db-shm", aside_log)), 0);
    struct store *other = kit_open(kit.path);
    kit_save(other, &kit.random);
    kit_save(store, &kit.random);
    assert_int_equal(kit_count_whole(store), 2);
    assert_int_equal(kit_count_whole(other), 2);
}

/* Makes a history of two rounds that is not in use, and returns its path. */
static char *make_other(char path[KIT_PATH_MAX])
{
    struct store *other = kit_open(kit_path(kit.folder, "other.db", path));
    kit_save(other, &kit.random);
    kit_save(other, &kit.random);
    kit_close(other);
    return path;
}

/* Somebody moves another history over the file: the store adds its round to that. */
TEST_CASE_WITH(test_a_history_that_is_moved_over_it, set_up, kit_tear_down_place)
{
    struct store_news news;
    struct kit_round under_way;
    struct unfinished left;
    char path[KIT_PATH_MAX];
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    for (int i = 0; i < 5; i++) {
        kit_save(store, &kit.random);
    }
    assert_ok(kit_save_unfinished(store, &under_way));
    struct store *second = kit_open(kit.path);
    assert_int_equal(rename(make_other(path), kit.path), 0);
    kit_save(store, &kit.random);
    assert_true(store_take_news(store, &news));
    assert_string_equal(english(&news.text),
                        "trounce.db was replaced: the game goes on with what is there now.");
    assert_ok(kit_save_unfinished(store, &under_way));
    kit_save(second, &kit.random);
    assert_int_equal(kit_count_whole(store), 4);
    assert_int_equal(kit_count_whole(second), 4);
    kit_close(second);
    restart();
    assert_int_equal(kit_count_whole(store), 4);
    assert_ok(store_read_unfinished(store, &left));
    unfinished_deinit(&left);

    /* The same just before it is closed: the next start sets the log of the old file aside. */
    assert_ok(store_set_setting(store, "theme", "light"));
    assert_int_equal(rename(make_other(path), kit.path), 0);
    kit_close(store);
    store = kit_open_news(kit.path, &news);
    assert_non_null(strstr(english(&news.text), "belonged to another history"));
    assert_int_equal(kit_count_whole(store), 2);
    assert_int_equal(kit_count_files(kit.folder, "trounce-damaged-1.db-wal"), 1);
    kit_end(&under_way);
}

/* What is dropped after that is dropped from the new one, not from what nobody can open any more.
 */
TEST_CASE_WITH(test_a_drop_from_a_file_that_was_replaced, set_up, kit_tear_down_place)
{
    struct store_news news;
    struct kit_round under_way;
    char path[KIT_PATH_MAX];
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    assert_ok(kit_save_unfinished(store, &under_way));
    assert_int_equal(rename(make_other(path), kit.path), 0);
    assert_ok(store_drop_unfinished(store));
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "trounce.db was replaced"));
    assert_int_equal(kit_count_whole(store), 2);
    kit_end(&under_way);
}

/* A file that a newer Trounce has changed, or has put in its place, is left as it is. */
TEST_CASE_WITH(test_a_newer_file_under_an_open_store, set_up, kit_tear_down_place)
{
    struct store_news news;
    char path[KIT_PATH_MAX];
    for (int is_moved = 0; is_moved < 2; is_moved++) {
        size_t size;
        size_t left_size;
        kit_save(store, &kit.random);
        if (is_moved) {
            kit_run(make_other(path), "PRAGMA user_version = 99");
            assert_int_equal(rename(path, kit.path), 0);
        } else {
            kit_run(kit.path, "PRAGMA user_version = 99; PRAGMA wal_checkpoint");
        }
        unsigned char *bytes = whole_file(kit.path, &size);
        kit_save(store, &kit.random);
        assert_true(store_take_news(store, &news));
        assert_true(news.in_memory);
        assert_non_null(strstr(english(&news.text), "newer Trounce"));
        assert_non_null(strstr(english(&news.text), "trounce-unsaved-1.db"));
        kit_close(store);
        unsigned char *left = whole_file(kit.path, &left_size);
        assert_int_equal(left_size, size);
        assert_memory_equal(left, bytes, size);
        free(left);
        free(bytes);
        kit_run(kit.path, "PRAGMA user_version = 4"); /* for the newer Trounce */
        store = kit_open_news(kit.path, &news);
        assert_string_equal(english(&news.text),
                            "What could not be saved last time is now in the history.");
        assert_int_equal(kit_count_whole(store), is_moved ? 3 : 2);
    }
}

/* News that nobody has read yet stays when a damaged file is set aside. */
TEST_CASE_WITH(test_news_that_waits, set_up, kit_tear_down_place)
{
    struct kit_round under_way;
    struct unfinished left;
    struct store_news news;
    size_t size;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    for (int i = 0; i < 5; i++) {
        kit_save(store, &kit.random);
    }
    assert_ok(kit_save_unfinished(store, &under_way));
    restart();
    kit_run(kit.path, "UPDATE rounds SET rows = 64 WHERE id < 0");
    assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
    kit_run(kit.path, "PRAGMA wal_checkpoint(TRUNCATE)");
    unsigned char *bytes = whole_file(kit.path, &size);
    memset(bytes + 4096, 0xa5, size - 4096);
    kit_write(kit.path, bytes, size);
    free(bytes);
    kit_run(kit.path, "PRAGMA user_version = 4"); /* so that its pages are read again */
    kit_save(store, &kit.random);
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "An unfinished round is damaged"));
    assert_non_null(strstr(english(&news.text), "continued. The history was damaged"));
    kit_end(&under_way);
}

#else
TEST_CASE(test_nothing_of_this)
{
    skip();
}
#endif
