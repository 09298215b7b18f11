/* SPDX-License-Identifier: MIT */
/*
 * Several programs on one file: two that write at once, and one that is killed at random moments.
 * Tests wait for work done, not time, so that a busy machine changes nothing.
 */
#include "child.h"
#include "database.h"
#include "disk.h"
#include "english.h"
#include "machine.h"
#include "seed.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

#include <fcntl.h>
#include <sqlite3.h>
#ifdef TEST_POSIX
#include <unistd.h>
#endif

static struct {
    struct kit_round under_way;
    struct kit_round done;
} place;

static void play_rounds(void)
{
    kit_play(&kit.random, 4, 5, ROUND_PLAYER, &place.under_way);
    kit_play(&kit.random, 4, 4, ROUND_DONE, &place.done);
}

static int set_up(void **state)
{
    kit_set_up_place(state);
    play_rounds();
    return 0;
}

static int tear_down(void **state)
{
    kit_end(&place.under_way);
    kit_end(&place.done);
    return kit_tear_down_place(state);
}

static int run_window(char *const *arguments);

/* ---- two at once ---- */

#define WINDOWS         2
#define ROUNDS_A_WINDOW 100
#define KEEPS_A_ROUND   5

/* Opens the file, again and again if waiting for the other window was in vain. */
static struct store *open_patiently(const char *path)
{
    for (;;) {
        struct store *store;
        struct store_news news;
        if (store_open(path, &store, &news) != STATUS_OK) {
            return NULL;
        }
        if (!store_is_in_memory(store)) {
            return store;
        }
        kit_close(store);
    }
}

/* Plays as a window does; returns its exit status. */
static int play_window(void)
{
    struct store *store = open_patiently(kit.path);
    if (!store) {
        return 1;
    }
    for (int i = 0; i < ROUNDS_A_WINDOW; i++) {
        for (int k = 0; k < KEEPS_A_ROUND; k++) {
            enum status status = kit_save_unfinished(store, &place.under_way);
            if (status != STATUS_OK && status != STATUS_BUSY) {
                return 2;
            }
        }
        enum status saved = kit_save_round(store, &place.done, NULL);
        while (saved == STATUS_BUSY) { /* the other window got no processor time */
            saved = store_try_again(store, 1000, NULL);
        }
        if (saved != STATUS_OK) {
            return 3;
        }
    }
    kit_close(store);
    return 0;
}

TEST_CASE_WITH(test_two_windows_write_at_once, set_up, tear_down)
{
    struct child windows[WINDOWS];
    const char *const arguments[] = {"play", kit.path, NULL};
    for (int i = 0; i < WINDOWS; i++) {
        assert_true(child_start(&windows[i], run_window, arguments));
    }
    for (int i = 0; i < WINDOWS; i++) {
        assert_int_equal(child_end(&windows[i]), 0);
    }
    struct store *store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), WINDOWS * ROUNDS_A_WINDOW);
    struct unfinished left;
    assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
    kit_close(store);
    assert_int_equal(kit_count_files(kit.folder, "trounce-"), 0);
}

/* A window holds the file for long: the other waits a while, reports it, and goes on. */
TEST_CASE_WITH(test_a_window_that_holds_the_file, set_up, tear_down)
{
    struct store *store = kit_open(kit.path);
    sqlite3 *holder;
    assert_int_equal(sqlite3_open(kit.path, &holder), SQLITE_OK);
    assert_int_equal(sqlite3_exec(holder, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(kit_save_unfinished(store, &place.under_way), STATUS_BUSY);
    assert_int_equal(kit_save_round(store, &place.done, NULL), STATUS_BUSY);
    assert_non_null(strstr(english(store_trouble(store)), "another window"));
    assert_int_equal(kit_count_whole(store), 0);
    assert_int_equal(sqlite3_exec(holder, "ROLLBACK", NULL, NULL, NULL), SQLITE_OK);
    assert_ok(kit_save_unfinished(store, &place.under_way));
    assert_ok(kit_save_round(store, &place.done, NULL));
    assert_string_equal(english(store_trouble(store)), "");
    assert_int_equal(kit_count_whole(store), 2); /* including the one that waited */
    assert_int_equal(sqlite3_close(holder), SQLITE_OK);
}

/* Another program locks the whole file: the game goes on without it, and reports it. */
TEST_CASE_WITH(test_a_program_that_has_the_file_alone, set_up, tear_down)
{
    struct store_news news;
    sqlite3 *holder;
    kit_close(kit_open(kit.path));
    assert_int_equal(sqlite3_open(kit.path, &holder), SQLITE_OK);
    kit_sql(holder, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    struct store *store = kit_open_news(kit.path, &news);
    assert_true(news.in_memory);
    assert_non_null(strstr(english(&news.text), "another program is using it"));
    kit_close(store);
    assert_int_equal(sqlite3_close(holder), SQLITE_OK);
    kit_close(kit_open(kit.path));
}

/* A window that hangs while opening the file does not block others forever. */
TEST_CASE_WITH(test_a_window_that_hangs_while_it_opens, set_up, tear_down)
{
    int gate = database_lock_open(kit.path);
    assert_true(database_lock(gate, DATABASE_GATE, 0));
    struct store *store = kit_open(kit.path);
    assert_ok(store_set_setting(store, "theme", "light"));
    kit_close(store);
    database_lock_close(gate);
}

#ifdef TEST_POSIX

/* Locks the whole lock file until it is killed. */
static int lock_all(void)
{
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    int other = database_lock_open(kit.path);
    if (fcntl(other, F_SETLK, &all) != 0 || !child_write("", 1)) {
        return 1;
    }
    for (;;) {
        (void)pause();
    }
}

/* Another program locks the whole lock file: a round under way is not saved meanwhile, a finished
 * one is. */
TEST_CASE_WITH(test_a_program_that_locks_every_place, set_up, tear_down)
{
    const char *const arguments[] = {"lock", kit.path, NULL};
    struct child program;
    char byte;
    struct store *store = kit_open(kit.path);
    assert_true(child_start(&program, run_window, arguments));
    assert_true(child_read(&program, &byte, 1));
    assert_int_equal(kit_save_unfinished(store, &place.under_way), STATUS_BUSY);
    assert_non_null(strstr(english(store_trouble(store)), "another window"));
    assert_ok(kit_save_round(store, &place.done, NULL));
    child_kill(&program);
    assert_int_equal(child_end(&program), -1);
    assert_ok(kit_save_unfinished(store, &place.under_way));
}

/* The file is gone while another program opens or moves one of that name: that is not waited for,
 * nor is anything done without it. */
TEST_CASE_WITH(test_a_file_that_is_gone_while_a_window_opens, set_up, tear_down)
{
    struct store_news news;
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    int gate = database_lock_open(kit.path);
    assert_true(database_lock(gate, DATABASE_GATE, 0));
    database_remove(kit.path);
    assert_int_equal(kit_save_round(store, &place.done, NULL), STATUS_BUSY);
    assert_non_null(strstr(english(store_trouble(store)), "another window"));
    assert_int_equal(kit_count_files(kit.folder, "trounce.db"), 1); /* the lock file */
    assert_int_equal(kit_count_whole(store), 1);
    database_lock_close(gate);
    assert_ok(store_try_again(store, 0, NULL));
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "was gone"));
    assert_int_equal(kit_count_whole(store), 2);
}

/* During the game no call waits for long for another program. */
TEST_CASE_WITH(test_no_call_waits_for_long, set_up, tear_down)
{
    static const char patience[] = "PRAGMA busy_timeout";
    struct store_news news;
    struct store *store = kit_open(kit.path);
    assert_int_in_range(kit_number(store->database, patience), 0, 250);
    assert_ok(kit_save_unfinished(store, &place.under_way));
    assert_ok(kit_save_round(store, &place.done, NULL));
    assert_int_in_range(kit_number(store->database, patience), 0, 250);
    assert_ok(store_delete_all(store));
    assert_int_in_range(kit_number(store->database, patience), 0, 250);
    database_remove(kit.path);
    assert_ok(kit_save_round(store, &place.done, NULL));
    assert_true(store_take_news(store, &news));
    assert_int_in_range(kit_number(store->database, patience), 0, 250);
}

/* Within a program, SQLite elsewhere takes files of the same name for one. */

static void spoil_file(void)
{
    size_t size;
    unsigned char *bytes = whole_file(kit.path, &size);
    memset(bytes + 4096, 0xa5, size - 4096);
    kit_write(kit.path, bytes, size);
    free(bytes);
    /* Another program's write makes the stores read their pages again. */
    kit_run(kit.path, "PRAGMA user_version = 4");
}

/* Two windows meet the same damage, one by writing and one by reading: the second goes on with the
 * file that the first has begun. */
TEST_CASE_WITH(test_two_windows_meet_damage, set_up, tear_down)
{
    const struct history_filter all = {.any_rules = true};
    struct stored_round rounds[4];
    struct store_news news;
    size_t count;
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_close(store);
    store = kit_open(kit.path);
    struct store *other = kit_open(kit.path);
    (void)kit_open(kit.path);
    spoil_file();
    assert_int_equal(history_list(store, &all, 0, 4, rounds, &count), STATUS_DAMAGED);
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "trounce-damaged-1.db"));
    kit_save(store, &kit.random);
    assert_int_equal(history_list(other, &all, 0, 4, rounds, &count), STATUS_DAMAGED);
    assert_ok(history_list(other, &all, 0, 4, rounds, &count));
    assert_int_equal(count, 1);
    assert_int_equal(kit_count_files(kit.folder, "trounce-damaged-2"), 0);
}

/* The other window is still using the file that it has begun: what is played meanwhile waits for
 * that, too. */
TEST_CASE_WITH(test_the_file_in_place_of_a_damaged_one_is_in_use, set_up, tear_down)
{
    const struct history_filter all = {.any_rules = true};
    struct stored_round rounds[4];
    struct store_news news;
    char moved[DATABASE_PATH_MAX];
    sqlite3 *holder;
    size_t count;
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_close(store);
    store = kit_open(kit.path);
    spoil_file();
    assert_true(database_move_aside(kit.path, moved));
    kit_close(kit_open(kit.path));
    assert_int_equal(sqlite3_open(kit.path, &holder), SQLITE_OK);
    kit_sql(holder, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    assert_int_equal(history_list(store, &all, 0, 4, rounds, &count), STATUS_DAMAGED);
    assert_false(store_is_in_memory(store));
    assert_int_not_equal(kit_save_round(store, &place.done, NULL), STATUS_OK);
    assert_true(store_has_pending(store));
    assert_int_equal(sqlite3_close(holder), SQLITE_OK);
    assert_ok(store_try_again(store, 0, NULL));
    assert_false(store_take_news(store, &news)); /* the other window has said it */
    kit_close(store);
    store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), 1);
}

#endif

/* Opens the file, waits until another window has begun a new one there, and plays a round. */
static int outlive_file(void)
{
    struct store *store = open_patiently(kit.path);
    uint64_t file = database_file(kit.path);
    if (!store || !child_write("", 1)) {
        return 1;
    }
    while (database_file(kit.path) == file || database_file(kit.path) == 0) {
        machine_sleep_until(machine_now_ms() + 1);
        if (!child_write("", 1)) { /* the parent has given up */
            return 2;
        }
    }
    enum status saved = kit_save_round(store, &place.done, NULL);
    while (saved != STATUS_OK) { /* the new file may not be open yet */
        saved = store_try_again(store, 1000, NULL);
    }
    kit_close(store);
    return 0;
}

/* The same in two programs: the one with the old file open lets it be set aside, goes on with the
 * new one, and leaves its log alone. */
TEST_CASE_WITH(test_another_window_has_a_damaged_file, set_up, tear_down)
{
    const struct history_filter all = {.any_rules = true};
    struct stored_round rounds[4];
    struct store_news news;
    struct child window;
    size_t count;
    size_t size;
    char byte;
    const char *const arguments[] = {"outlive", kit.path, NULL};
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_close(store);
    assert_true(child_start(&window, run_window, arguments));
    assert_true(child_read(&window, &byte, 1));
    store = kit_open(kit.path);
    unsigned char *bytes = whole_file(kit.path, &size);
    memset(bytes + 4096, 0xa5, size - 4096);
    kit_write(kit.path, bytes, size);
    free(bytes);
    char sql[64]; /* a write by another connection makes the store read its pages again */
    snprintf(sql, sizeof sql, "PRAGMA user_version = %d", SCHEMA_VERSION);
    kit_run(kit.path, sql);
    assert_int_equal(history_list(store, &all, 0, 4, rounds, &count), STATUS_DAMAGED);
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "trounce-damaged-1.db"));
    kit_save(store, &kit.random);
    while (child_read(&window, &byte, 1)) { /* it may not have noticed the new file yet */
    }
    assert_int_equal(child_end(&window), 0);
    assert_int_equal(kit_count_whole(store), 2);
    kit_save(store, &kit.random);
    kit_close(store);
    store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), 3);
    assert_int_equal(kit_count_files(kit.folder, "trounce-damaged-2"), 0);
}

/* A long log is written back to the file at once. */
TEST_CASE_WITH(test_a_log_that_is_long, set_up, tear_down)
{
    struct disk_entry entry;
    struct store *store = kit_open(kit.path);
    assert_int_equal(
        query_run(store->database, "CREATE TABLE filler AS SELECT zeroblob(17000000) AS bytes"),
        SQLITE_OK);
    assert_true(disk_stat(kit.path, &entry));
    assert_true(entry.size > 17000000);
}

/* ---- killed ---- */

#define KILLS     200
#define DEEDS_MAX 8 /* at most before a kill: three or four per life */
#define LATER_MS  4 /* maximum delay of a kill after its deeds */

/* What the window to be killed has done. */
struct deeds {
    long kept;  /* elapsed_ms of the round under way last kept; 0: none */
    long saved; /* rounds */
};

/* Plays until it is killed, going on from `deeds`; each keep stores its number as the elapsed time.
 * Reports its deeds after each. */
static void play_on(struct deeds deeds)
{
    struct store *store;
    struct unfinished left;
    struct round_notes notes = place.under_way.notes;
    if (store_open(kit.path, &store, NULL) != STATUS_OK) {
        return;
    }
    if (store_read_unfinished(store, &left) == STATUS_OK) {
        unfinished_deinit(&left);
    }
    for (;;) {
        notes.elapsed_ms = deeds.kept + 1;
        if (store_save_unfinished(store, place.under_way.round, &notes) != STATUS_OK) {
            return;
        }
        deeds.kept++;
        if (!child_write(&deeds, sizeof deeds)) {
            return;
        }
        if (random_below(&kit.random, 4) == 0) {
            if (kit_save_round(store, &place.done, NULL) != STATUS_OK) {
                return;
            }
            deeds = (struct deeds){.saved = deeds.saved + 1};
            if (!child_write(&deeds, sizeof deeds)) {
                return;
            }
        }
    }
}

/* Expects all that was done, and at most one deed more. */
static void expect_done(struct store *store, struct deeds *deeds)
{
    long count = kit_count(store);
    struct unfinished left;
    assert_int_in_range(count, deeds->saved, deeds->saved + 1);
    enum status status = store_read_unfinished(store, &left);
    long kept = 0;
    if (status == STATUS_OK) {
        kept = left.round.notes.elapsed_ms;
        unfinished_deinit(&left);
    } else {
        assert_int_equal(status, STATUS_MISSING);
    }
    if (count > deeds->saved) {
        assert_int_equal(kept, 0); /* saved, but not yet reported */
    } else if (kept != 1 || deeds->kept != 0) {
        assert_int_in_range(kept, deeds->kept, deeds->kept + 1);
    }
    deeds->saved = count;
    deeds->kept = kept;
}

/* Lets a window perform some deeds, however long they take, and kills it soon after. */
static void kill_a_window(struct deeds *deeds)
{
    struct child window;
    char kept[16];
    char saved[16];
    char luck[16];
    snprintf(kept, sizeof kept, "%ld", deeds->kept);
    snprintf(saved, sizeof saved, "%ld", deeds->saved);
    snprintf(luck, sizeof luck, "%lu", (unsigned long)random_below(&kit.random, 1000000));
    const char *const arguments[] = {"play on", kit.path, kept, saved, luck, NULL};
    assert_true(child_start(&window, run_window, arguments));
    for (uint32_t left = random_below(&kit.random, DEEDS_MAX); left > 0; left--) {
        assert_true(child_read(&window, deeds, sizeof *deeds));
    }
    machine_sleep_until(machine_now_ms() + random_below(&kit.random, LATER_MS));
    child_kill(&window);
    for (struct deeds more; child_read(&window, &more, sizeof more);) {
        *deeds = more;
    }
    assert_int_equal(child_end(&window), -1);
}

TEST_CASE_WITH(test_a_window_that_is_killed, set_up, tear_down)
{
    struct deeds deeds = {0};
    int kills = tests_sample(KILLS);
    /* Chance decides how many rounds are saved: with hardly any, hardly anything is tested. */
    for (int i = 0; i < kills || deeds.saved < kills / 4; i++) {
        kill_a_window(&deeds);
        struct store *looker = kit_open(kit.path);
        expect_done(looker, &deeds);
        kit_close(looker);
    }
    struct store *store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), deeds.saved);
    kit_close(store);
    assert_int_equal(kit_count_files(kit.folder, "trounce-"), 0);
}

/* Runs a window as a separate program. */
static int run_window(char *const *arguments)
{
    memmove(kit.path, arguments[1], strlen(arguments[1]) + 1); /* perhaps from there */
    play_rounds();
    if (strcmp(arguments[0], "play") == 0) {
        return play_window();
    }
    if (strcmp(arguments[0], "outlive") == 0) {
        return outlive_file();
    }
#ifdef TEST_POSIX
    if (strcmp(arguments[0], "lock") == 0) {
        return lock_all();
    }
#endif
    struct deeds deeds = {.kept = strtol(arguments[2], NULL, 10),
                          .saved = strtol(arguments[3], NULL, 10)};
    random_seed(&kit.random, strtoull(arguments[4], NULL, 10));
    play_on(deeds);
    return 1; /* it should have been killed */
}

static int be_child(int argc, char **argv)
{
    return child_main(run_window, argc, argv);
}

RUN_FIRST(be_child)
