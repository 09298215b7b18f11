/* SPDX-License-Identifier: MIT */
/*
 * attack_disks [STRIDE]
 * Attacks a history through its disk: changed bytes at each position of a small file, a cut at each
 * length, no room from each write on, slow writes, another program that holds the file for five
 * seconds. Nothing crashes or hangs, readable rows are kept, and pending rows are kept once the
 * disk works. STRIDE (1: all) is the step from one position or write to the next; above 1, nothing
 * waits for a clock. Run by tests/disks.
 */
#include "english.h"
#include "faulty_disk.h"
#include "goals.h"
#include "practice.h"
#include "seed.h"
#include "store_kit.h"
#include "test.h"
#include "trounce/memory.h"

#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define ROUNDS     6
#define PATIENCE_S 600 /* per history; after that, it hangs */

static long stride;
static volatile size_t at_now; /* the position under test */
static const struct history_filter everything = {.any_rules = true};

/* The results of many histories. */
struct tally {
    long opened;
    long set_aside;
    long kept; /* of ROUNDS rounds each */
};

static void tell_hang(int number)
{
    char text[64];
    int length = snprintf(text, sizeof text, "it hangs at position %zu\n", at_now);
    (void)number;
    (void)!write(STDERR_FILENO, text, (size_t)length);
    _exit(1);
}

/* Leaves the backup, if any. */
static void remove_files(void)
{
    char path[KIT_PATH_MAX];
    size_t size;
    bool has_backup = access(kit_path(kit.folder, KIT_BACKUP, path), F_OK) == 0;
    unsigned char *backup = has_backup ? whole_file(path, &size) : NULL;
    kit_remove_folder(kit.folder);
    assert_int_equal(mkdir(kit.folder, 0700), 0);
    if (backup) {
        kit_write(path, backup, size);
    }
    free(backup);
}

/* Makes a small file of ROUNDS rounds, some practice words, a setting, a puzzle and an unfinished
 * round, and its backup; the caller frees its bytes. */
static unsigned char *make_history(size_t *size)
{
    struct kit_round left;
    struct stored_puzzle puzzle = {
        .ended_unix_s = 1760000000, .size = 4, .code = "S2345-ABCDE", .jumble_count = 3};
    kit_run(kit.path, "PRAGMA page_size = 512; CREATE TABLE none (none); DROP TABLE none");
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < ROUNDS; i++) {
        kit_save(store, &kit.random);
    }
    assert_ok(store_set_setting(store, "theme", "light"));
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &left);
    assert_ok(kit_save_unfinished(store, &left));
    kit_end(&left);
    kit_back_up(store);
    kit_close(store);
    return whole_file(kit.path, size);
}

/* Runs the queries of all screens. Nothing crashes, whatever the file holds. */
static void ask_everything(struct store *store)
{
    struct history_statistics statistics;
    struct history_feats feats;
    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1];
    struct history_day days[HISTORY_MONTH_DAYS];
    struct strength strength;
    struct goal goals[GOAL_COUNT];
    struct practice_word words[8];
    struct unfinished left;
    size_t count;
    long streak;
    char value[16];
    (void)history_statistics(store, &everything, &statistics);
    (void)history_feats(store, &kit_any_round, &feats);
    (void)history_strength(store, &strength);
    (void)history_puzzles(store, figures);
    (void)history_month(store, 2026, 11, days);
    (void)history_streak(store, "2026-11-20", &streak, NULL);
    (void)goals_read(store, goals);
    (void)practice_list(store, PRACTICE_ALL, 0, 8, words, &count);
    (void)store_get_setting(store, "theme", value, sizeof value);
    if (store_read_unfinished(store, &left) == STATUS_OK) {
        unfinished_deinit(&left);
    }
}

/* Returns the number of rounds that can be read with their words. */
static long count_readable(struct store *store)
{
    struct stored_round rounds[2 * ROUNDS];
    size_t count = 0;
    long readable = 0;
    if (history_list(store, &everything, 0, 2 * ROUNDS, rounds, &count) != STATUS_OK) {
        return 0;
    }
    for (size_t i = 0; i < count; i++) {
        struct stored_word *words;
        size_t word_count;
        if (store_load_round(store, rounds[i].id, &rounds[i], &words, &word_count) == STATUS_OK) {
            memory_free(words);
            readable++;
        }
    }
    return readable;
}

/* Plays a round on a file of these bytes. It and all readable rounds are there at the next start; a
 * damaged file is found unchanged under its new name. */
static void play_on(const unsigned char *bytes, size_t size, struct tally *tally)
{
    struct store_news news;
    char aside[KIT_PATH_MAX];
    (void)alarm(PATIENCE_S);
    remove_files();
    kit_write(kit.path, bytes, size);
    struct store *store = kit_open_news(kit.path, &news);
    bool is_newer = news.in_memory && strstr(english(&news.text), "newer Trounce");
    if (news.in_memory && !is_newer) {
        fail_msg("%s", english(&news.text));
    }
    bool is_aside = strstr(english(&news.text), "set aside") != NULL;
    ask_everything(store);
    long long id = kit_save(store, &kit.random);
    long readable = count_readable(store);
    kit_close(store);
    if (!is_newer) {
        store = kit_open_news(kit.path, &news);
        struct stored_round round;
        struct stored_word *words;
        size_t count;
        assert_false(news.in_memory);
        assert_ok(store_load_round(store, id, &round, &words, &count));
        memory_free(words);
        assert_int_equal(count_readable(store), readable);
        kit_close(store);
    }
    if (is_aside) {
        size_t aside_size;
        unsigned char *kept =
            whole_file(kit_path(kit.folder, "trounce-damaged-1.db", aside), &aside_size);
        assert_int_equal(aside_size, size);
        assert_memory_equal(kept, bytes, size);
        free(kept);
    }
    tally->opened++;
    tally->set_aside += is_aside;
    tally->kept += readable - 1;
}

static void tell(const char *what, const struct tally *tally)
{
    print_message("%s: %ld histories, %ld set aside, %ld of %ld rounds kept\n", what, tally->opened,
                  tally->set_aside, tally->kept, tally->opened * ROUNDS);
}

TEST_CASE_WITH(test_a_byte_that_nobody_wrote, kit_set_up_place, kit_tear_down_place)
{
    static const unsigned char changes[] = {0xff, 0x01, 0x80};
    struct tally tally = {0};
    size_t size;
    unsigned char *bytes = make_history(&size);
    for (size_t at = 0; at < size; at += (size_t)stride) {
        for (size_t i = 0; i < sizeof changes; i++) {
            at_now = at;
            bytes[at] ^= changes[i];
            play_on(bytes, size, &tally);
            bytes[at] ^= changes[i];
        }
    }
    free(bytes);
    tell("a byte changed", &tally);
    assert_true(tally.kept >= tally.opened * ROUNDS * 3 / 4);
}

TEST_CASE_WITH(test_a_cut, kit_set_up_place, kit_tear_down_place)
{
    struct tally tally = {0};
    size_t size;
    unsigned char *bytes = make_history(&size);
    for (size_t left = 0; left <= size; left += (size_t)stride) {
        at_now = left;
        play_on(bytes, left, &tally);
    }
    free(bytes);
    tell("cut short", &tally);
}

/* Saves a round while every operation from the nth on fails, for each n; retries later. The round
 * is kept exactly once, and so are all earlier ones, even if the folder was removed just before. */
static void expect_kept_later(enum faulty_disk_mode mode, bool is_removed)
{
    struct kit_round done;
    size_t size;
    unsigned char *bytes = make_history(&size);
    bool has_failed = true;
    long attempts = 0;
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    for (long nth = 1; has_failed; nth += nth < 20 || stride == 1 ? 1 : 7, attempts++) {
        (void)alarm(PATIENCE_S);
        remove_files();
        kit_write(kit.path, bytes, size);
        struct store *store = kit_open(kit.path);
        if (is_removed) {
            kit_remove_folder(kit.folder);
        }
        faulty_disk_fail_at(nth, mode);
        enum status status = kit_save_round(store, &done, NULL);
        for (int turn = 0; turn < 3; turn++) {
            status = store_try_again(store, 0, NULL);
        }
        has_failed = faulty_disk_stop();
        if (store_is_in_memory(store)) {
            fail_msg("write %ld: it gave the file up", nth);
        }
        assert_true(status == STATUS_OK || store_has_pending(store));
        assert_ok(store_try_again(store, 0, NULL));
        kit_close(store);
        store = kit_open(kit.path);
        assert_int_equal(kit_count_whole(store), ROUNDS + 1);
        kit_close(store);
    }
    kit_end(&done);
    free(bytes);
    print_message("%ld moments: the round was kept once\n", attempts);
}

TEST_CASE_WITH(test_a_disk_that_is_full_for_a_while, kit_set_up_place, kit_tear_down_place)
{
    expect_kept_later(FAULTY_DISK_FULL, false);
}

TEST_CASE_WITH(test_a_disk_that_fails_for_a_while, kit_set_up_place, kit_tear_down_place)
{
    expect_kept_later(FAULTY_DISK_BROKEN, false);
}

TEST_CASE_WITH(test_a_disk_that_fails_once, kit_set_up_place, kit_tear_down_place)
{
    expect_kept_later(FAULTY_DISK_ONCE, false);
}

TEST_CASE_WITH(test_a_full_disk_whose_folder_is_gone, kit_set_up_place, kit_tear_down_place)
{
    expect_kept_later(FAULTY_DISK_FULL, true);
}

TEST_CASE_WITH(test_a_slow_disk, kit_set_up_place, kit_tear_down_place)
{
    struct kit_round left;
    struct unfinished waiting;
    faulty_disk_be_slow(stride > 1 ? 1 : 30);
    struct store *store = kit_open(kit.path);
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &left);
    for (int i = 0; i < ROUNDS; i++) {
        assert_ok(kit_save_unfinished(store, &left));
        kit_save(store, &kit.random);
    }
    assert_ok(kit_save_unfinished(store, &left));
    kit_close(store);
    faulty_disk_be_slow(0);
    store = kit_open(kit.path);
    assert_int_equal(kit_count_whole(store), ROUNDS);
    assert_ok(store_read_unfinished(store, &waiting));
    unfinished_deinit(&waiting);
    kit_end(&left);
}

/* Another program holds the file: the round is kept once it lets go. */
TEST_CASE_WITH(test_a_file_that_is_held, kit_set_up_place, kit_tear_down_place)
{
    enum { TRIES = 5 };
    struct kit_round done;
    int ready[2];
    int let_go[2];
    int status;
    char byte;
    if (stride > 1) {
        skip();
    }
    kit_close(kit_open(kit.path));
    assert_int_equal(pipe(ready), 0);
    assert_int_equal(pipe(let_go), 0);
    pid_t holder = fork();
    assert_true(holder >= 0);
    if (holder == 0) {
        sqlite3 *database;
        (void)close(let_go[1]);
        if (sqlite3_open(kit.path, &database) != SQLITE_OK ||
            query_run(database, "BEGIN IMMEDIATE") != SQLITE_OK || write(ready[1], "", 1) != 1 ||
            read(let_go[0], &byte, 1) != 1) {
            _exit(1);
        }
        (void)query_run(database, "ROLLBACK");
        (void)sqlite3_close(database);
        _exit(0);
    }
    assert_int_equal(read(ready[0], &byte, 1), 1);
    struct store *store = kit_open_news(kit.path, &(struct store_news){0});
    assert_false(store_is_in_memory(store));
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    assert_int_equal(kit_save_round(store, &done, NULL), STATUS_BUSY);
    for (int i = 0; i < TRIES; i++) { /* as the window does every second */
        assert_int_equal(store_try_again(store, 20, NULL), STATUS_BUSY);
    }
    assert_int_equal(write(let_go[1], "", 1), 1);
    assert_int_equal(waitpid(holder, &status, 0), holder);
    assert_int_equal(status, 0);
    assert_ok(store_try_again(store, 20, NULL));
    assert_int_equal(kit_count_whole(store), 1);
    kit_close(store);
    kit_end(&done);
}

int main(int count, char **arguments)
{
    stride = count > 1 ? strtol(arguments[1], NULL, 10) : 1;
    if (count > 2 || stride < 1) {
        fprintf(stderr, "attack_disks: attack_disks [STRIDE]\n");
        return 2;
    }
    if (stride > 1 && !tests_are_thorough()) {
        stride *= 32;
    }
    (void)signal(SIGALRM, tell_hang);
    faulty_disk_install();
    return cmocka_run_group_tests(test_cases, NULL, NULL);
}
