/* SPDX-License-Identifier: MIT */
/*
 * A history whose log is truncated anywhere or that has corrupted bytes: the store opens, nothing
 * crashes, and new rounds are kept.
 */
#include "english.h"
#include "goals.h"
#include "practice.h"
#include "repair.h"
#include "seed.h"
#include "store_kit.h"
#include "test.h"
#include "trounce/memory.h"

#include <sys/resource.h>
#include <unistd.h>

/* Makes a file with the smallest pages, so that truncating it everywhere is quick. */
static void make_small_pages(const char *path)
{
    kit_run(path, "PRAGMA page_size = 512; CREATE TABLE none (none); DROP TABLE none");
}

/* ---- truncated ---- */

/* Returns the next length to cut at, up to and including `end`. */
static size_t next_cut(size_t left, size_t end)
{
    size_t next = left + (tests_are_thorough() ? 1 : 97);
    return left < end && next > end ? end : next;
}

static void remove_moved(void)
{
    static const char *const names[] = {"trounce-damaged-1.db", "trounce-damaged-1.db-wal",
                                        "trounce-damaged-1.db-shm", "trounce.db-shm",
                                        "trounce.db-wal"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char path[KIT_PATH_MAX];
        (void)unlink(kit_path(kit.folder, names[i], path));
    }
}

/* The log holds the last round; the file has only the earlier ones, as after a power failure. */
TEST_CASE_WITH(test_a_log_cut_at_every_byte, kit_set_up_place, kit_tear_down_place)
{
    enum { EARLIER = 3 };
    make_small_pages(kit.path);
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < EARLIER; i++) {
        kit_save(store, &kit.random);
    }
    sqlite3 *reader = kit_hold_log(kit.path);
    kit_save(store, &kit.random);
    size_t size;
    size_t log_size;
    unsigned char *bytes = whole_file(kit.path, &size);
    unsigned char *log = whole_file(kit.log, &log_size);
    kit_close(store);
    assert_int_equal(sqlite3_close(reader), SQLITE_OK);
    assert_int_in_range(log_size, 2000, 40000);
    for (size_t left = 0; left <= log_size; left = next_cut(left, log_size)) {
        remove_moved();
        kit_write(kit.path, bytes, size);
        kit_write(kit.log, log, left);
        store = kit_open(kit.path);
        long count = kit_count_whole(store);
        kit_close(store);
        if (count != EARLIER + (left == log_size)) {
            fail_msg("%zu bytes: %ld rounds", left, count);
        }
    }
    assert_int_equal(kit_count_files(kit.folder, "trounce-damaged"), 0);
    free(bytes);
    free(log);
}

/* Makes a file of three rounds and its backup; the caller frees its bytes. */
static unsigned char *make_three_rounds(size_t *size)
{
    char backup[KIT_PATH_MAX];
    (void)unlink(kit_path(kit.folder, KIT_BACKUP, backup));
    make_small_pages(kit.path);
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < 3; i++) {
        kit_save(store, &kit.random);
    }
    kit_back_up(store);
    kit_close(store);
    return whole_file(kit.path, size);
}

/* Opens these bytes as a history: queries do not crash, and a new round is kept on disk, in a new
 * file if need be. Returns whether the store had news. */
static bool use_changed(const unsigned char *changed, size_t size)
{
    struct store_news news;
    struct history_statistics statistics;
    struct history_feats feats;
    struct goal goals[GOAL_COUNT];
    struct practice_word practised[8];
    struct stored_round rounds[8];
    size_t count = 0;
    const struct history_filter all = {.any_rules = true};
    remove_moved();
    kit_write(kit.path, changed, size);
    struct store *store = kit_open_news(kit.path, &news);
    if (news.in_memory && !strstr(english(&news.text), "newer Trounce")) {
        fail_msg("%s", english(&news.text));
    }
    (void)history_statistics(store, &all, &statistics);
    (void)history_feats(store, &kit_any_round, &feats);
    (void)goals_read(store, goals);
    (void)practice_list(store, PRACTICE_ALL, 0, 8, practised, &count);
    (void)history_list(store, &all, 0, 8, rounds, &count);
    for (size_t i = 0; i < count; i++) {
        struct stored_word *words;
        size_t word_count;
        if (store_load_round(store, rounds[i].id, &rounds[i], &words, &word_count) == STATUS_OK) {
            memory_free(words);
        }
    }
    kit_save(store, &kit.random);
    kit_close(store);
    return news.text.format != NULL;
}

TEST_CASE_WITH(test_bytes_changed_by_chance, kit_set_up_place, kit_tear_down_place)
{
    size_t size;
    unsigned char *bytes = make_three_rounds(&size);
    unsigned char *changed = malloc(size);
    assert_non_null(changed);
    int moved = 0;
    int attempts = tests_sample(240);
    for (int attempt = 0; attempt < attempts; attempt++) {
        memcpy(changed, bytes, size);
        for (uint32_t i = 0; i <= random_below(&kit.random, 8); i++) {
            changed[random_below(&kit.random, (uint32_t)size)] ^=
                (unsigned char)(1u << random_below(&kit.random, 8));
        }
        moved += use_changed(changed, size);
    }
    /* Of few attempts, each may have hit something. */
    assert_int_in_range(moved, attempts / 30, tests_are_thorough() ? attempts - 1 : attempts);
    free(changed);
    free(bytes);
}

/* Where the definition of a table is damaged, its rows are those of the backup. */
TEST_CASE_WITH(test_damaged_definitions, kit_set_up_place, kit_tear_down_place)
{
    static const char *const changes[] = {
        "SET sql = replace(sql, 'player_words', 'player_wordt')",
        "SET sql = replace(sql, 'INTEGER', 'INTEGET') WHERE name = 'rounds'",
        "SET sql = replace(sql, 'CREATE', 'CREATF') WHERE name = 'practice'",
        "SET sql = replace(sql, ' ON ', ' OM ') WHERE name = 'rounds_by_day'",
        "SET name = 'sounds' WHERE name = 'rounds'",
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char change[256];
        size_t size;
        struct store_news news;
        remove_moved();
        (void)unlink(kit.path);
        free(make_three_rounds(&size));
        snprintf(change, sizeof change, "PRAGMA writable_schema = ON; UPDATE sqlite_schema %s",
                 changes[i]);
        kit_run(kit.path, change);
        struct store *store = kit_open_news(kit.path, &news);
        assert_non_null(strstr(english(&news.text), "was set aside"));
        assert_int_equal(kit_count_whole(store), 3);
        kit_close(store);
    }
}

/* A round is saved even if the tables of others are damaged in a way that nobody has noticed yet.
 */
TEST_CASE_WITH(test_damaged_definition_of_puzzles, kit_set_up_place, kit_tear_down_place)
{
    size_t size;
    free(make_three_rounds(&size));
    struct store *store = kit_open(kit.path);
    kit_run(kit.path, "ALTER TABLE puzzles RENAME COLUMN id TO ie");
    kit_save(store, &kit.random);
    assert_int_equal(kit_count_whole(store), 4);
    kit_close(store);
}

/* Every bit of the file header, which determines how everything else is read. */
TEST_CASE_WITH(test_every_bit_of_the_head, kit_set_up_place, kit_tear_down_place)
{
    enum { HEAD_SIZE = 100, VERSION_SIGN = 60 * 8 + 7 }; /* every sample has the sign */
    size_t size;
    unsigned char *bytes = make_three_rounds(&size);
    int moved = 0;
    int tried = 0;
    size_t step = tests_are_thorough() ? 1 : 19;
    for (size_t bit = VERSION_SIGN % step; bit < (size_t)HEAD_SIZE * 8; bit += step, tried++) {
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        moved += use_changed(bytes, size);
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
    }
    assert_int_in_range(moved, tried / 8, tried - 1);
    free(bytes);
}

/* Text encodings in the header that SQLite accepts on opening and rejects later: such a history
 * would open but be unusable. */
TEST_CASE_WITH(test_an_encoding_that_is_none, kit_set_up_place, kit_tear_down_place)
{
    static const unsigned char encodings[] = {0x00, 0x02, 0x03, 0x04, 0x80, 0x84};
    size_t size;
    unsigned char *bytes = make_three_rounds(&size);
    for (size_t i = 0; i < sizeof encodings; i++) {
        char value[16];
        bytes[59] = encodings[i];
        remove_moved();
        kit_write(kit.path, bytes, size);
        struct store_news news;
        struct store *store = kit_open_news(kit.path, &news);
        assert_false(news.in_memory);
        assert_int_equal(kit_count_whole(store), 3);
        kit_save(store, &kit.random);
        assert_ok(store_set_setting(store, "theme", "light"));
        kit_close(store);
        store = kit_open(kit.path);
        assert_int_equal(kit_count_whole(store), 4);
        assert_ok(store_get_setting(store, "theme", value, sizeof value));
        kit_close(store);
    }
    free(bytes);
}

/* Corrupted pages in the middle: the rounds on both sides and everything else readable are in the
 * new file, and the damaged one is unchanged. */
TEST_CASE_WITH(test_what_can_be_read_is_kept, kit_set_up_place, kit_tear_down_place)
{
    enum { ROUNDS = 60, SPOILT = 1200 };
    char moved[KIT_PATH_MAX];
    char value[16];
    struct store_news news;
    struct kit_round left;
    struct unfinished waiting;
    size_t size;
    size_t moved_size;
    make_small_pages(kit.path);
    struct store *store = kit_open(kit.path);
    random_seed(&kit.random, 1); /* in the middle is no page that leads to half of the rounds */
    assert_ok(store_set_setting(store, "theme", "light"));
    for (int i = 0; i < ROUNDS; i++) {
        kit_save(store, &kit.random);
    }
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &left);
    assert_ok(kit_save_unfinished(store, &left));
    kit_close(store);
    unsigned char *bytes = whole_file(kit.path, &size);
    memset(bytes + size / 2, 0xa5, SPOILT);
    kit_write(kit.path, bytes, size);

    store = kit_open_news(kit.path, &news);
    long count = kit_count_whole(store);
    assert_int_in_range(count, ROUNDS / 2, ROUNDS - 1);
    char expected[64];
    snprintf(expected, sizeof expected, "started with %ld rounds that could be read.", count);
    assert_non_null(strstr(english(&news.text), expected));
    struct stored_round ends[2];
    size_t got;
    const struct history_filter all = {.any_rules = true};
    assert_ok(history_list(store, &all, 0, 1, &ends[0], &got));
    assert_ok(history_list(store, &all, count - 1, 1, &ends[1], &got));
    assert_int_equal(ends[0].id, ROUNDS); /* ids are kept, too */
    assert_int_equal(ends[1].id, 1);
    assert_ok(store_get_setting(store, "theme", value, sizeof value));
    assert_ok(store_read_unfinished(store, &waiting));
    kit_expect(&waiting.round, waiting.words, waiting.word_count, &left);
    unfinished_deinit(&waiting);
    assert_int_equal(kit_save(store, &kit.random), ROUNDS + 1);
    kit_close(store);
    unsigned char *aside =
        whole_file(kit_path(kit.folder, "trounce-damaged-1.db", moved), &moved_size);
    assert_int_equal(moved_size, size);
    assert_memory_equal(aside, bytes, size);
    free(aside);
    free(bytes);
    kit_end(&left);
}

/* Ids too far apart to be probed one by one: the rounds before and after the damaged pages are read
 * from both ends. */
TEST_CASE_WITH(test_numbers_that_are_far_apart, kit_set_up_place, kit_tear_down_place)
{
    enum { ROUNDS = 60, SPOILT = 1200 };
    struct store_news news;
    size_t size;
    make_small_pages(kit.path);
    struct store *store = kit_open(kit.path);
    random_seed(&kit.random, 1); /* as above */
    for (int i = 0; i < ROUNDS; i++) {
        kit_save(store, &kit.random);
    }
    kit_close(store);
    kit_run(kit.path, "PRAGMA foreign_keys = OFF; BEGIN;"
                      "UPDATE rounds SET id = id + 5000000000 WHERE id > 30;"
                      "UPDATE words SET round = round + 5000000000 WHERE round > 30; COMMIT");
    unsigned char *bytes = whole_file(kit.path, &size);
    memset(bytes + size / 2, 0xa5, SPOILT);
    kit_write(kit.path, bytes, size);
    free(bytes);
    store = kit_open_news(kit.path, &news);
    assert_int_in_range(kit_count_whole(store), 1, ROUNDS - 1);
    assert_true(kit_number(store->database, "SELECT min(id) < 30 AND max(id) > 5000000000 "
                                            "FROM rounds"));
}

/* A file that cannot be opened at all: the rounds are those of the backup, and the round in
 * progress is not, as it has been finished since. */
TEST_CASE_WITH(test_a_backup_stands_in, kit_set_up_place, kit_tear_down_place)
{
    struct kit_round played;
    struct unfinished left;
    struct store_news news;
    char backup[KIT_PATH_MAX];
    size_t size;
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    assert_ok(store_set_setting(store, "theme", "light"));
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &played);
    assert_ok(kit_save_unfinished(store, &played));
    kit_back_up(store);
    kit_end(&played);
    kit_save(store, &kit.random);
    kit_close(store);
    unsigned char *bytes = whole_file(kit.path, &size);
    bytes[0] ^= 1;
    kit_write(kit.path, bytes, size);
    store = kit_open_news(kit.path, &news);
    assert_non_null(strstr(english(&news.text),
                           "started with 1 round that could be read. What "
                           "could not be read is from the backup, " KIT_BACKUP "."));
    assert_int_equal(kit_count_whole(store), 1);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM settings WHERE name = "
                                                 "'theme'"),
                     1);
    assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
    kit_close(store);
    /* Without it nothing is left. */
    assert_int_equal(unlink(kit_path(kit.folder, KIT_BACKUP, backup)), 0);
    kit_write(kit.path, bytes, size);
    store = kit_open_news(kit.path, &news);
    assert_null(strstr(english(&news.text), "read"));
    assert_int_equal(kit_count_whole(store), 0);
    free(bytes);
}

/* Rounds on damaged pages come from the backup, newer ones from the file. */
TEST_CASE_WITH(test_a_backup_fills_in, kit_set_up_place, kit_tear_down_place)
{
    enum { ROUNDS = 60, NEWER = 10, SPOILT = 1200 };
    struct store_news news;
    size_t size;
    make_small_pages(kit.path);
    struct store *store = kit_open(kit.path);
    for (int i = 0; i < ROUNDS + NEWER; i++) {
        if (i == ROUNDS) {
            kit_back_up(store);
        }
        kit_save(store, &kit.random);
    }
    kit_close(store);
    unsigned char *bytes = whole_file(kit.path, &size);
    memset(bytes + size / 2, 0xa5, SPOILT);
    kit_write(kit.path, bytes, size);
    free(bytes);
    store = kit_open_news(kit.path, &news);
    assert_non_null(strstr(english(&news.text), KIT_BACKUP));
    assert_int_equal(kit_count_whole(store), ROUNDS + NEWER);
}

/* A setting's row starts with its length; a wrong one can make the row repeat forever. */
TEST_CASE_WITH(test_a_row_that_comes_again, kit_set_up_place, kit_tear_down_place)
{
    static const char row[] = "themelight";
    struct store_news news;
    size_t size;
    make_small_pages(kit.path);
    struct store *store = kit_open(kit.path);
    assert_ok(store_set_setting(store, "theme", "light"));
    kit_save(store, &kit.random);
    kit_close(store);
    unsigned char *bytes = whole_file(kit.path, &size);
    size_t at = 4;
    while (at + sizeof row <= size && memcmp(bytes + at, row, sizeof row - 1) != 0) {
        at++;
    }
    assert_true(at + sizeof row <= size);
    assert_int_equal(bytes[at - 4], sizeof row - 1 + 3);
    bytes[at - 4] ^= 1;
    kit_write(kit.path, bytes, size);
    free(bytes);
    store = kit_open_news(kit.path, &news);
    assert_int_equal(kit_count_whole(store), 1);
}

/* Instead of a table there is an endless view. */
TEST_CASE_WITH(test_rows_without_an_end, kit_set_up_place, kit_tear_down_place)
{
    static const char *const tables[] = {"settings", "practice", "puzzles"};
    static const char *const targets[] = {"1", "2", "3"};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        char sql[256];
        char path[KIT_PATH_MAX];
        char target[KIT_PATH_MAX];
        struct store *store = kit_open(kit_path(kit.folder, tables[i], path));
        kit_save(store, &kit.random);
        kit_close(store);
        (void)snprintf(sql, sizeof sql,
                       "DROP TABLE %s; CREATE VIEW %s AS WITH RECURSIVE n (name) AS (SELECT 1 "
                       "UNION ALL SELECT name + 1 FROM n) SELECT name, name AS value, name AS word,"
                       " name AS id FROM n",
                       tables[i], tables[i]);
        kit_run(path, sql);
        store = kit_open(kit_path(kit.folder, targets[i], target));
        assert_int_equal(salvage_file(store, path, false), 1);
        kit_close(store);
    }
}

/* Damage found later: the file is set aside then, and the round goes into a new one. */
TEST_CASE_WITH(test_damage_found_at_a_later_write, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    struct kit_round played;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &played);
    assert_ok(kit_save_unfinished(store, &played));
    kit_close(store);
    store = kit_open(kit.path);
    size_t size;
    unsigned char *bytes = whole_file(kit.path, &size);
    memset(bytes + 4096, 0xa5, size - 4096);
    kit_write(kit.path, bytes, size);
    free(bytes);
    /* A write by another program makes this one read its pages again. */
    kit_run(kit.path, "PRAGMA user_version = 4");
    struct store_news news;
    assert_false(store_take_news(store, &news));
    assert_ok(kit_save_unfinished(store, &played));
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(english(&news.text), "trounce-damaged-1.db"));
    assert_false(news.in_memory);
    assert_false(store_take_news(store, &news));
    kit_save(store, &kit.random);
    assert_int_equal(kit_count_whole(store), 1);
    kit_end(&played);
}

#ifdef TEST_POSIX /* elsewhere handles have no limit */
/* ---- no handle is left ---- */

/* Nothing can be rescued from a damaged file that cannot even be opened. */
TEST_CASE_WITH(test_a_file_that_cannot_be_opened, kit_set_up_place, kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    kit_save(store, &kit.random);
    kit_close(store);
    struct rlimit before;
    sqlite3 *database = NULL;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    assert_int_equal(
        setrlimit(RLIMIT_NOFILE, &(struct rlimit){.rlim_cur = 0, .rlim_max = before.rlim_max}), 0);
    enum status status = database_open_damaged(kit.path, &database);
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
    assert_int_equal(status, STATUS_STORAGE);
    assert_null(database);
    assert_ok(database_open_damaged(kit.path, &database));
    assert_int_equal(kit_number(database, "SELECT count(*) FROM rounds"), 1);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}
#endif
