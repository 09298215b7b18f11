/* SPDX-License-Identifier: MIT */
/*
 * A store on a failing disk and with memory that runs out, at every operation and allocation in
 * turn: nothing crashes, stored data stays, and failures to store are reported.
 */
#include "english.h"
#include "failing_memory.h"
#include "faulty_disk.h"
#include "goals.h"
#include "practice.h"
#include "repair.h"
#include "round_state.h"
#include "seed.h"
#include "store_kit.h"
#include "test.h"
#include "trounce/memory.h"

#include <sqlite3.h>
#include <unistd.h>
#ifdef TEST_POSIX
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#endif

#define ROUNDS_BEFORE 3
#define ATTEMPTS_MAX  20000

static struct {
    struct kit_round under_way;
    struct kit_round done;
    unsigned char *bytes; /* of a file with ROUNDS_BEFORE rounds and one unfinished */
    size_t size;
} place;

static void put_file(void)
{
    static const char *const endings[] = {"-wal", "-shm"};
    for (size_t i = 0; i < 2; i++) {
        char name[KIT_PATH_MAX + 8];
        snprintf(name, sizeof name, "%s%s", kit.path, endings[i]);
        (void)unlink(name);
    }
    kit_write(kit.path, place.bytes, place.size);
}

static int set_up(void **state)
{
    kit_set_up_place(state);
    kit_play(&kit.random, 4, 5, ROUND_PLAYER, &place.under_way);
    kit_play(&kit.random, 4, 4, ROUND_DONE, &place.done);
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < ROUNDS_BEFORE; i++) {
        kit_save(store, &kit.random);
    }
    assert_ok(kit_save_unfinished(store, &place.under_way));
    kit_close(store);
    place.bytes = whole_file(kit.path, &place.size);
    return 0;
}

static int tear_down(void **state)
{
    free(place.bytes);
    kit_end(&place.under_way);
    kit_end(&place.done);
    return kit_tear_down_place(state);
}

/* The results of a game. */
struct outcome {
    bool in_memory; /* or there is no store */
    enum status opened;
    enum status read;
    enum status saved;
    enum status worst; /* the last one that was not STATUS_OK */
};

static void note(struct outcome *outcome, struct store *store, enum status status)
{
    if (status != STATUS_OK) {
        outcome->worst = status;
        assert_string_not_equal(english(store_trouble(store)), "");
    }
}

/* Runs the queries of the results and pages after a round. */
static void ask(struct outcome *outcome, struct store *store, size_t missed_count)
{
    struct goal goals[GOAL_COUNT];
    struct history_feats feats;
    struct history_day days[HISTORY_MONTH_DAYS];
    struct history_strength strengths[3];
    struct strength strength;
    struct practice_word words[3];
    struct practice_count counted;
    const struct history_filter all = {.any_rules = true};
    size_t count;
    note(outcome, store, goals_read(store, goals));
    note(outcome, store, history_feats(store, &kit_any_round, &feats));
    note(outcome, store, history_month(store, 2026, 11, days));
    note(outcome, store, history_strengths(store, &all, 3, strengths, &count));
    note(outcome, store, history_strength(store, &strength));
    note(outcome, store, practice_count(store, "2026-11-20", &counted));
    enum status status = practice_list(store, PRACTICE_ALL, 0, 3, words, &count);
    note(outcome, store, status);
    if (status == STATUS_OK && outcome->saved == STATUS_OK) {
        assert_int_equal(count, missed_count); /* with the round, or not at all */
    }
    note(outcome, store, practice_drop(store, "nowhere"));
}

/* Plays a short game: reads the unfinished round, stores it repeatedly, and saves a round. */
static struct outcome play(const char *path)
{
    struct outcome outcome = {.worst = STATUS_OK};
    struct store *store = NULL;
    struct store_news news = {.in_memory = true};
    struct unfinished left;
    struct history_statistics statistics;
    const struct history_filter all = {.any_rules = true};
    outcome.opened = store_open(path, &store, &news);
    outcome.in_memory = news.in_memory;
    if (outcome.opened != STATUS_OK) {
        outcome.worst = outcome.opened;
        return outcome;
    }
    outcome.read = store_read_unfinished(store, &left);
    if (outcome.read == STATUS_OK) {
        struct round *restored = NULL;
        enum status status =
            store_restore_unfinished(&left, &(struct challenge_friend){.words = NULL}, 0,
                                     &place.under_way.lexicon, &restored);
        outcome.worst = status != STATUS_OK ? status : outcome.worst;
        round_free(restored);
        unfinished_deinit(&left);
    } else if (outcome.read != STATUS_MISSING) {
        note(&outcome, store, outcome.read);
    }
    note(&outcome, store, kit_save_unfinished(store, &place.under_way));
    note(&outcome, store, history_statistics(store, &all, &statistics));
    note(&outcome, store, store_set_setting(store, "theme", "light"));
    struct practice_news practice = {.today = "2026-11-20"};
    struct path missed = {0};
    practice.missed_count = round_word_count(place.done.round, SIDE_COMPUTER) > 0;
    if (practice.missed_count > 0) {
        missed = round_word(place.done.round, SIDE_COMPUTER, 0)->path;
        practice.missed = &missed;
    }
    outcome.saved = store_save_round(store, place.done.round, &place.done.notes, &practice, NULL);
    note(&outcome, store, outcome.saved);
    ask(&outcome, store, practice.missed_count);
    outcome.in_memory = store_is_in_memory(store);
    kit_close(store);
    return outcome;
}

/* Once the fault is gone, expects everything that was reported as stored. */
static void expect_whole(const struct outcome *outcome)
{
    struct store_news news;
    struct store *store = kit_open_news(kit.path, &news);
    if (news.text.format != NULL) {
        fail_msg("%s", english(&news.text));
    }
    long count = kit_count_whole(store);
    bool is_kept = outcome->opened == STATUS_OK && !outcome->in_memory;
    if (is_kept && outcome->saved == STATUS_OK) {
        assert_int_equal(count, ROUNDS_BEFORE + 1);
    } else if (!is_kept) {
        assert_int_equal(count, ROUNDS_BEFORE);
        struct unfinished left;
        assert_ok(store_read_unfinished(store, &left));
        unfinished_deinit(&left);
    } else {
        assert_true(count >= ROUNDS_BEFORE && count <= ROUNDS_BEFORE + 1);
    }
    kit_close(store);
    assert_int_equal(kit_count_files(kit.folder, "trounce-"), 0);
}

/* Returns the next place to fail at: each of the first ones, then each or a sample. */
static long next_in_sample(long nth)
{
    return nth + (nth < 20 ? 1 : tests_stride());
}

static void fail_everywhere(enum faulty_disk_mode mode)
{
    long nth = 0;
    bool has_failed;
    do {
        nth = next_in_sample(nth);
        put_file();
        faulty_disk_fail_at(nth, mode);
        struct outcome outcome = play(kit.path);
        has_failed = faulty_disk_stop();
        if (!has_failed) {
            assert_ok(outcome.worst);
        }
        expect_whole(&outcome);
    } while (has_failed && nth < ATTEMPTS_MAX);
    assert_int_in_range(nth, 20, ATTEMPTS_MAX - 1);
}

TEST_CASE_WITH(test_an_operation_that_fails, set_up, tear_down)
{
    fail_everywhere(FAULTY_DISK_ONCE);
}

TEST_CASE_WITH(test_a_disk_that_runs_full, set_up, tear_down)
{
    fail_everywhere(FAULTY_DISK_FULL);
}

TEST_CASE_WITH(test_a_disk_that_breaks, set_up, tear_down)
{
    fail_everywhere(FAULTY_DISK_BROKEN);
}

/* A file that cannot be written can still be viewed, and the game goes on. */
TEST_CASE_WITH(test_a_file_that_cannot_be_written, set_up, tear_down)
{
    put_file();
    faulty_disk_fail_at(1, FAULTY_DISK_READ_ONLY);
    struct store_news news;
    struct store *store = kit_open_news(kit.path, &news);
    assert_true(news.in_memory && store_is_in_memory(store));
    assert_non_null(strstr(english(&news.text), kit.path));
    assert_non_null(strstr(english(&news.text), "still see the history"));
    assert_int_equal(kit_count_whole(store), ROUNDS_BEFORE);
    struct unfinished left;
    assert_ok(store_read_unfinished(store, &left));
    kit_expect(&left.round, left.words, left.word_count, &place.under_way);
    unfinished_deinit(&left);
    kit_save(store, &kit.random);
    assert_int_equal(kit_count_whole(store), ROUNDS_BEFORE + 1);
    kit_close(store);
    faulty_disk_fail_at(0, FAULTY_DISK_READ_ONLY);
    size_t size;
    unsigned char *bytes = whole_file(kit.path, &size);
    assert_int_equal(size, place.size);
    assert_memory_equal(bytes, place.bytes, size);
    free(bytes);
}

/* With an empty file there is nothing to view. */
TEST_CASE_WITH(test_an_empty_file_that_cannot_be_written, set_up, tear_down)
{
    struct store_news news;
    assert_int_equal(unlink(kit.path), 0);
    kit_close(kit_open(kit.path));
    faulty_disk_fail_at(1, FAULTY_DISK_READ_ONLY);
    (void)kit_open_news(kit.path, &news);
    faulty_disk_fail_at(0, FAULTY_DISK_READ_ONLY);
    assert_true(news.in_memory);
    assert_null(strstr(english(&news.text), "still see the history"));
}

#ifdef TEST_POSIX

/* By the system's own permissions, where they apply: root may write anywhere. */
TEST_CASE_WITH(test_a_folder_that_cannot_be_written, set_up, tear_down)
{
    char path[KIT_PATH_MAX];
    if (geteuid() == 0) {
        skip();
    }
    for (int with_file = 0; with_file < 2; with_file++) {
        if (!with_file) {
            assert_int_equal(unlink(kit.path), 0);
        } else {
            put_file();
        }
        (void)unlink(kit_path(kit.folder, STORE_FILE_NAME "-lock", path));
        assert_int_equal(chmod(kit.folder, 0500), 0);
        struct store_news news;
        struct store *store = kit_open_news(kit.path, &news);
        assert_true(news.in_memory);
        assert_int_equal(kit_count_whole(store), with_file ? ROUNDS_BEFORE : 0);
        assert_int_equal(strstr(english(&news.text), "still see the history") != NULL, with_file);
        kit_close(store);
        assert_int_equal(chmod(kit.folder, 0700), 0);
    }
}

#endif

TEST_CASE_WITH(test_a_folder_that_is_not_there, set_up, tear_down)
{
    char path[KIT_PATH_MAX];
    struct store_news news;
    struct store *store = kit_open_news(kit_path(kit.folder, "none/trounce.db", path), &news);
    assert_true(news.in_memory);
    assert_non_null(strstr(english(&news.text), path));
    kit_close(store);
    store = kit_open_news(kit_path(kit.folder, ".", path), &news); /* a folder is not a file */
    assert_true(news.in_memory);
}

#ifdef TEST_POSIX

/* The system's own full disk: no file of this program may grow. */
TEST_CASE_WITH(test_files_that_may_not_grow, set_up, tear_down)
{
    for (rlim_t limit = 0; limit < 200000; limit += 5000) {
        put_file();
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            struct rlimit size = {.rlim_cur = limit, .rlim_max = limit};
            signal(SIGXFSZ, SIG_IGN);
            setrlimit(RLIMIT_FSIZE, &size);
            struct outcome outcome = play(kit.path);
            _exit(outcome.in_memory ? 1 : outcome.saved == STATUS_OK ? 0 : 2);
        }
        int status;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status));
        struct outcome outcome = {.opened = STATUS_OK,
                                  .in_memory = WEXITSTATUS(status) == 1,
                                  .saved = WEXITSTATUS(status) == 0 ? STATUS_OK : STATUS_STORAGE};
        expect_whole(&outcome);
    }
}

#endif

/* ---- memory ---- */

TEST_CASE_WITH(test_our_own_memory_runs_out, set_up, tear_down)
{
    bool has_failed;
    size_t nth = 0;
    size_t before = failing_memory_live_count();
    do {
        nth++;
        put_file();
        failing_memory_fail_at(nth);
        struct outcome outcome = play(kit.path);
        has_failed = failing_memory_stop();
        assert_int_equal(outcome.worst, has_failed ? STATUS_NO_MEMORY : STATUS_OK);
        assert_int_equal(failing_memory_live_count(), before);
        expect_whole(&outcome);
    } while (has_failed);
    assert_int_in_range(nth, 8, 200);
}

/* Returns the next of very many places to fail at: each of the first `dense` ones, then every few
 * by chance, up to `gap` apart; fewer unless the tests are thorough. */
static long next_place(long nth, long dense, uint32_t gap)
{
    uint32_t stride = 4 * (uint32_t)tests_stride() - 3;
    bool is_next = nth < dense / (long)stride;
    return nth + 1 + (is_next ? 0 : (long)random_below(&kit.random, gap * stride));
}

/* SQLite tolerates some failures silently; the others are reported. */
TEST_CASE_WITH(test_the_memory_of_sqlite_runs_out, set_up, tear_down)
{
    bool has_failed;
    long nth = 0;
    do {
        nth = next_place(nth, 100, 15);
        put_file();
        scarce_memory_fail_at(nth);
        struct outcome outcome = play(kit.path);
        has_failed = scarce_memory_stop();
        if (outcome.worst != STATUS_OK) {
            assert_int_equal(outcome.worst, STATUS_NO_MEMORY);
        }
        expect_whole(&outcome);
    } while (has_failed && nth < ATTEMPTS_MAX);
    assert_int_in_range(nth, 100, ATTEMPTS_MAX - 1);
}

/* All that is readable is salvaged, or nothing. */
TEST_CASE_WITH(test_no_memory_to_salvage, set_up, tear_down)
{
    struct store *source;
    struct store *store = NULL;
    assert_ok(store_open(NULL, &source, NULL));
    kit_save(source, &kit.random);
    assert_ok(store_set_setting(source, "sound", "off"));
    assert_ok(store_set_setting(source, "theme", "light"));
    bool has_failed;
    long nth = 0;
    do {
        nth = next_in_sample(nth);
        if (!store) {
            assert_ok(store_open(NULL, &store, NULL));
        }
        scarce_memory_fail_at(nth);
        long rounds = salvage_rows(store, source->database);
        has_failed = scarce_memory_stop();
        assert_true(rounds == 1 || (has_failed && rounds == -1));
        assert_int_equal(kit_count(store), rounds == 1);
        if (rounds == 1) {
            kit_close(store);
            store = NULL;
        }
    } while (has_failed && nth < ATTEMPTS_MAX);
    assert_int_in_range(nth, 100, ATTEMPTS_MAX - 1);
    kit_close(source);
}

/* Each query reports that memory ran out, wherever in SQLite that was. */
TEST_CASE_WITH(test_no_memory_to_list_practice, set_up, tear_down)
{
    put_file();
    struct store_news news;
    struct store *store = kit_open_news(kit.path, &news);
    struct practice_word words[3];
    struct practice_portion portion;
    size_t count;
    bool has_failed;
    long nth = 0;
    do {
        nth++;
        scarce_memory_fail_at(nth);
        enum status listed = practice_list(store, PRACTICE_ALL, 0, 3, words, &count);
        enum status due = practice_portion(store, "2026-11-20", kit_worth, NULL, &portion);
        has_failed = scarce_memory_stop();
        assert_true(listed == STATUS_OK || listed == STATUS_NO_MEMORY);
        assert_true(due == STATUS_OK || due == STATUS_NO_MEMORY);
    } while (has_failed && nth < ATTEMPTS_MAX);
    assert_int_in_range(nth, 3, ATTEMPTS_MAX - 1);
}

/* So do exporting a table and searching. */
TEST_CASE_WITH(test_no_memory_to_write_a_table, set_up, tear_down)
{
    put_file();
    struct store *store = kit_open(kit.path);
    struct practice_word word;
    bool has_failed;
    long nth = 0;
    do {
        nth = next_in_sample(nth);
        scarce_memory_fail_at(nth);
        enum status found = practice_find(store, "nowhere", &word);
        enum status written = history_export(store, HISTORY_CSV, kit_write_nowhere, NULL);
        has_failed = scarce_memory_stop();
        assert_true(found == STATUS_MISSING || found == STATUS_NO_MEMORY);
        assert_true(written == STATUS_OK || written == STATUS_NO_MEMORY);
    } while (has_failed && nth < ATTEMPTS_MAX);
    assert_int_in_range(nth, 20, ATTEMPTS_MAX - 1);
}

/* In a challenge without the sender's words at hand, the revealed words count, as far as the
 * lexicon has them. */
TEST_CASE_WITH(test_no_memory_for_the_words_of_a_friend, set_up, tear_down)
{
    struct store *store = kit_open(NULL);
    struct kit_round played = {.round = NULL};
    struct stored_round record;
    struct stored_word *words;
    struct round *restored = NULL;
    size_t count;
    long long id;
    uint32_t number = 0;
    while (!played.round || round_word_count(played.round, SIDE_COMPUTER) == 0) {
        if (played.round) {
            kit_end(&played);
        }
        kit_play_mode(&kit.random, 4, 4, MODE_TURNS, ROUND_DONE, &played);
    }
    assert_ok(kit_save_round(store, &played, &id));
    assert_ok(store_load_round(store, id, &record, &words, &count));
    record.level = RIVAL_FRIEND;
    record.rival_strength = 0;
    for (size_t nth = 1; nth < 3; nth++) {
        failing_memory_fail_at(nth);
        assert_int_equal(store_restore_round(&record, words, count, &played.lexicon, &restored),
                         STATUS_NO_MEMORY);
        failing_memory_fail_at(0);
    }
    assert_ok(store_restore_round(&record, words, count, &played.lexicon, &restored));
    round_free(restored);

    struct naive_list list = {.count = 0};
    struct lexicon other;
    naive_add(&list, "aaaaa", (struct word_note){35, WORD_MARK_NONE});
    naive_lexicon(&list, &other);
    assert_ok(store_restore_round(&record, words, count, &other, &restored));
    assert_int_equal(round_word_count(restored, SIDE_COMPUTER),
                     round_word_count(played.round, SIDE_COMPUTER));
    round_free(restored);
    lexicon_deinit(&other);

    struct unfinished left = {.round = record, .phase = ROUND_COMPUTER};
    assert_ok(store_restore_unfinished(&left,
                                       &(struct challenge_friend){.words = &number, .count = 1}, 0,
                                       &played.lexicon, &restored));
    round_free(restored);

    /* A friend's words do not apply to other computer players. */
    left.round.level = RIVAL_NOVICE;
    number = UINT32_MAX;
    assert_ok(store_restore_unfinished(&left,
                                       &(struct challenge_friend){.words = &number, .count = 1}, 0,
                                       &played.lexicon, &restored));
    assert_int_equal(round_sharing_side(restored, SIDE_PLAYER), SIDE_PLAYER);
    round_free(restored);
    memory_free(words);
    kit_end(&played);
}

/* Without memory to queue a solved puzzle, it stays unfinished. */
TEST_CASE_WITH(test_no_memory_for_a_puzzle, set_up, tear_down)
{
    struct stored_puzzle puzzle = {.ended_unix_s = 4, .size = 4, .code = "A", .jumble_count = 3};
    struct unfinished_puzzle left = {.code = "4"};
    put_file();
    struct store *store = kit_open(kit.path);
    assert_ok(store_keep_puzzle(store, &left));
    failing_memory_fail_at(1);
    assert_int_equal(store_save_puzzle(store, &puzzle, NULL), STATUS_NO_MEMORY);
    failing_memory_fail_at(0);
    assert_string_not_equal(english(store_trouble(store)), "");
    assert_false(store_has_pending(store));
    assert_ok(store_read_puzzle(store, &left));
    unfinished_puzzle_deinit(&left);
}

/* If reading it runs out of memory, the round stays with this store. */
TEST_CASE_WITH(test_no_memory_for_a_daily_round, set_up, tear_down)
{
    test_skip_in_browsers();
    struct round_notes notes = place.under_way.notes;
    struct unfinished left;
    notes.kind = ROUND_KIND_DAILY;
    notes.counts = true;
    snprintf(notes.date, sizeof notes.date, "2026-11-20");
    put_file();
    struct store *store = kit_open(kit.path);
    struct store *other = kit_open(kit.path);
    assert_ok(store_read_unfinished(store, &left));
    unfinished_deinit(&left);
    assert_ok(store_save_unfinished(store, place.under_way.round, &notes));
    failing_memory_fail_at(1);
    assert_int_equal(store_read_unfinished_daily(store, ROUND_KIND_DAILY, notes.date, &left),
                     STATUS_NO_MEMORY);
    failing_memory_fail_at(0);
    assert_int_equal(store_read_unfinished(other, &left), STATUS_MISSING);
    assert_ok(store_read_unfinished_daily(store, ROUND_KIND_DAILY, notes.date, &left));
    unfinished_deinit(&left);
}

/* ---- files that others have left beside it ---- */

/* What a program leaves that ends while the history cannot be written. */
static unsigned char *make_unsaved(size_t *size)
{
    char path[KIT_PATH_MAX];
    sqlite3 *holder;
    put_file();
    struct store *store = kit_open(kit.path);
    assert_int_equal(sqlite3_open(kit.path, &holder), SQLITE_OK);
    assert_int_equal(sqlite3_exec(holder, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(kit_save_round(store, &place.done, NULL), STATUS_BUSY);
    assert_int_equal(store_set_setting(store, "theme", "light"), STATUS_BUSY);
    kit_close(store);
    assert_int_equal(sqlite3_close(holder), SQLITE_OK);
    unsigned char *bytes = whole_file(kit_path(kit.folder, "trounce-unsaved-1.db", path), size);
    assert_int_equal(unlink(path), 0);
    return bytes;
}

/* Opens a history beside which unsaved rounds are: at first something fails, on the disk or in
 * memory, at each place in turn. The rounds are there once in the end. */
static void fail_to_move(bool is_disk, long least)
{
    char path[KIT_PATH_MAX];
    size_t size;
    unsigned char *bytes = make_unsaved(&size);
    kit_path(kit.folder, "trounce-unsaved-1.db", path);
    bool has_failed;
    long nth = 0;
    do {
        nth = is_disk ? next_in_sample(nth) : next_place(nth, 200, 7);
        put_file();
        kit_write(path, bytes, size);
        if (is_disk) {
            faulty_disk_fail_at(nth, FAULTY_DISK_ONCE);
        } else {
            scarce_memory_fail_at(nth);
        }
        struct store *store = NULL;
        (void)store_open(kit.path, &store, NULL);
        kit_close(store);
        has_failed = is_disk ? faulty_disk_stop() : scarce_memory_stop();
        struct store_news news;
        store = kit_open_news(kit.path, &news);
        assert_int_equal(kit_count_whole(store), ROUNDS_BEFORE + 1);
        kit_close(store);
        assert_int_equal(kit_count_files(kit.folder, "trounce-unsaved"), 0);
    } while (has_failed && nth < ATTEMPTS_MAX);
    assert_int_in_range(nth, least, ATTEMPTS_MAX - 1);
    free(bytes);
}

TEST_CASE_WITH(test_no_memory_for_unsaved_rounds, set_up, tear_down)
{
    fail_to_move(false, 100);
}

TEST_CASE_WITH(test_a_disk_that_fails_for_unsaved_rounds, set_up, tear_down)
{
    fail_to_move(true, 20);
}

RUN_TESTS(faulty_disk_set_up, NULL)
