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

#ifdef TEST_POSIX
#include <fcntl.h>
#include <sys/wait.h>
#endif

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
                      "words WHERE round NOT IN (SELECT id FROM rounds WHERE phase <> 'done')) + "
                      "(SELECT count(*) FROM practice) + (SELECT count(*) FROM puzzles) + "
                      "(SELECT count(*) FROM own_words) FROM rounds WHERE phase = 'done'");
}

/* Returns the number of rounds that ended before one with a lower id. */
static int64_t count_early(struct store *store)
{
    return kit_number(store->database,
                      "SELECT count(*) FROM (SELECT ended, lag(ended) OVER (ORDER BY id) AS "
                      "earlier FROM rounds) WHERE earlier > ended");
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
    assert_int_equal(count_early(places.here), 0);

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
    assert_int_equal(kit_count_whole(places.here), 9);
}

#ifdef TEST_POSIX
/* Returns whether this program holds a lock on the file, as another sees it. */
static bool is_locked(const char *path)
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
        int handle = open(path, O_RDWR);
        _exit(handle >= 0 && fcntl(handle, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status) == 1;
}

/* The history itself, whatever its name is there, is refused and stays locked. */
TEST_CASE_WITH(test_its_own_file, open_places, close_places)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-lock"};
    char index[KIT_PATH_MAX];
    struct history_import added;
    (void)save_at(places.here, 1000);
    for (size_t i = 0; i < 3 * sizeof endings / sizeof endings[0]; i++) {
        char name[64];
        char own[KIT_PATH_MAX];
        char path[KIT_PATH_MAX];
        snprintf(name, sizeof name, STORE_FILE_NAME "%s", endings[i / 3]);
        kit_path(kit.folder, name, own);
        kit_path(kit.folder, i % 3 == 0 ? name : "link.db", path);
        assert_true(i % 3 == 0 || (i % 3 == 1 ? symlink(own, path) : link(own, path)) == 0);
        assert_true(store_uses(places.here, path));
        assert_false(store_uses(places.there, path));
        assert_int_equal(history_import(places.here, path, &added), STATUS_BUSY);
        assert_true(i % 3 == 0 || unlink(path) == 0);
        assert_true(is_locked(kit.path));
        assert_true(is_locked(kit_path(kit.folder, STORE_FILE_NAME "-shm", index)));
    }
    assert_false(store_uses(places.here, store_path(places.there)));
    assert_false(store_uses(places.here, kit.folder));
    assert_false(store_uses(places.here, "missing.db"));

    /* It is the same file when it was renamed. */
    assert_int_equal(rename(kit.path, places.path), 0);
    assert_true(store_uses(places.here, places.path));
    assert_int_equal(rename(places.path, kit.path), 0);
    assert_true(is_locked(kit.path));
    assert_int_equal(kit_count_whole(places.here), 1);
}

/* What another store of this program has open stays locked as well. */
TEST_CASE_WITH(test_an_open_file, open_places, close_places)
{
    (void)save_at(places.there, 1000);
    assert_int_equal(import(places.here, store_path(places.there)), 1);
    assert_true(is_locked(store_path(places.there)));
}
#endif

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

/* Settings and rounds that are unfinished stay where they are; so does the file, which is the
 * other's own, with its log. */
TEST_CASE_WITH(test_what_stays_behind, open_places, close_places)
{
    struct kit_round left;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &left);
    left.notes.kind = ROUND_KIND_PLAIN;
    left.notes.date[0] = '\0';
    assert_ok(kit_save_unfinished(places.there, &left));
    assert_ok(store_set_setting(places.there, "theme", "dark"));
    assert_ok(store_set_setting(places.here, "theme", "light"));
    (void)save_at(places.there, 1000);
    copy_to(places.there, places.path);
    struct store *copy = kit_open(places.path);
    assert_int_equal(kit_number(copy->database, "SELECT (SELECT count(*) FROM settings) + (SELECT "
                                                "count(*) FROM rounds WHERE id < 0)"),
                     0);
    kit_close(copy);
    assert_ok(kit_save_unfinished(places.there, &left));
    assert_int_equal(import(places.here, store_path(places.there)), 1);
    assert_int_equal(
        kit_number(places.here->database, "SELECT count(*) FROM settings WHERE value = 'light'"),
        1);
    assert_int_equal(kit_number(places.here->database, "SELECT count(*) FROM rounds WHERE id < 0"),
                     0);
    assert_int_equal(kit_number(places.there->database, "SELECT count(*) FROM rounds WHERE id < 0"),
                     1);
    kit_end(&left);
}

/* Saves a Hunt under way, of a date, whose player has found `words` words. */
static void leave_hunt(struct store *store, const char *date, size_t words)
{
    struct kit_round left;
    do {
        kit_play(&kit.random, 4, 4, ROUND_PLAYER, &left);
        if (round_mode(left.round) != MODE_ALONE ||
            round_word_count(left.round, SIDE_PLAYER) != words) {
            kit_end(&left);
            left.round = NULL;
        }
    } while (!left.round);
    left.notes.kind = ROUND_KIND_HUNT;
    left.notes.counts = true;
    memcpy(left.notes.date, date, STORE_DATE_MAX);
    assert_ok(kit_save_unfinished(store, &left));
    store_set_aside(store);
    kit_end(&left);
}

/* Returns how many words the only Hunt under way of a date has; -1: there is none. */
static int64_t left_words(const struct store *store, const char *date)
{
    char sql[256];
    snprintf(sql, sizeof sql,
             "SELECT CASE count(*) WHEN 1 THEN min(player_words) ELSE -count(*) - 1 END FROM "
             "rounds WHERE id < 0 AND kind = 'hunt' AND date = '%s'",
             date);
    return kit_number(store->database, sql);
}

/* Hunts under way come along, and can be continued; one that is under way here, too, only if it has
 * more words. */
TEST_CASE_WITH(test_hunts_under_way, open_places, close_places)
{
    struct history_import added;
    struct unfinished left;
    leave_hunt(places.there, "2026-11-20", 2);
    leave_hunt(places.there, "2026-11-21", 1);
    leave_hunt(places.there, "2026-11-22", 3);
    leave_hunt(places.here, "2026-11-21", 2);
    leave_hunt(places.here, "2026-11-22", 1);
    (void)save_at(places.there, 1000);
    copy_to(places.there, places.path);
    assert_int_equal(import(places.here, places.path), 1);
    assert_int_equal(left_words(places.here, "2026-11-20"), 2);
    assert_int_equal(left_words(places.here, "2026-11-21"), 2);
    assert_int_equal(left_words(places.here, "2026-11-22"), 3);
    assert_ok(store_read_unfinished_daily(places.here, ROUND_KIND_HUNT, "2026-11-20", &left));
    assert_int_equal(left.word_count, 2);
    unfinished_deinit(&left);

    /* Once more, nothing is added. */
    assert_ok(history_import(places.here, places.path, &added));
    assert_false(added.is_any);
    assert_int_equal(left_words(places.here, "2026-11-22"), 3);
}

/* A Hunt that is open, or done, here stays as it is. */
TEST_CASE_WITH(test_hunts_that_stay, open_places, close_places)
{
    struct unfinished left;
    struct kit_round done;
    leave_hunt(places.there, "2026-11-20", 3);
    leave_hunt(places.there, "2026-11-21", 3);
    leave_hunt(places.here, "2026-11-20", 1);
    assert_ok(store_read_unfinished_daily(places.here, ROUND_KIND_HUNT, "2026-11-20", &left));
    unfinished_deinit(&left);
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    done.notes.kind = ROUND_KIND_HUNT;
    done.notes.counts = true;
    memcpy(done.notes.date, "2026-11-21", STORE_DATE_MAX);
    store_set_aside(places.here);
    assert_ok(kit_save_round(places.here, &done, NULL));
    kit_end(&done);
    assert_ok(store_read_unfinished_daily(places.here, ROUND_KIND_HUNT, "2026-11-20", &left));
    unfinished_deinit(&left);
    copy_to(places.there, places.path);
    assert_int_equal(import(places.here, places.path), 0);
    assert_int_equal(left_words(places.here, "2026-11-20"), 1);
    assert_int_equal(left_words(places.here, "2026-11-21"), -1);
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

/* ---- ids ---- */

/* Asserts that all ids are such as come from playing. */
static void check_ids(struct store *store)
{
    assert_int_equal(kit_number(store->database,
                                "SELECT count(*) FROM (SELECT id FROM rounds UNION ALL SELECT id "
                                "FROM puzzles UNION ALL SELECT seq FROM sqlite_sequence UNION ALL "
                                "SELECT since FROM own_words UNION ALL SELECT learned FROM "
                                "practice) WHERE id NOT BETWEEN 0 AND 100000"),
                     0);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM pragma_foreign_key_check"),
                     0);
}

/* Saves one of everything that gets an id. */
static void save_everything(struct store *store)
{
    static const char *const words[] = {"quoll", "numbat", "bilby", "dugong"};
    static int64_t next = 10;
    long rounds = kit_count(store);
    struct stored_puzzle puzzle = {
        .ended_unix_s = ++next, .size = 4, .code = "S2345-ABCDE", .jumble_count = 3};
    (void)save_at(store, 100000 + 1000 * next);
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    assert_ok(store_set_own_word(store, words[next % 4], OWN_WORD_REMOVED));
    assert_ok(store_set_own_word(store, words[next % 4], OWN_WORD_ADDED));
    assert_false(store_has_pending(store));
    assert_int_equal(kit_count_whole(store), rounds + 1);
}

/* Gives the history four rounds, two puzzles, a learned word and an own word. */
static void fill(struct store *store, int64_t ended_unix_s)
{
    struct stored_puzzle puzzle = {.size = 4, .code = "S2345-ABCDE", .jumble_count = 3};
    for (int i = 0; i < 4; i++) {
        (void)save_at(store, ended_unix_s + 1000 * i);
    }
    for (int i = 0; i < 2; i++) {
        puzzle.ended_unix_s = ended_unix_s + i;
        assert_ok(store_save_puzzle(store, &puzzle, NULL));
    }
    assert_ok(store_set_own_word(store, "floof", OWN_WORD_ADDED));
    kit_sql(store->database,
            "INSERT INTO practice (word, board, rows, columns, path, missed, box, due, found, "
            "learned, misses) VALUES ('tea', 'tea', 1, 3, x'000102', '2026-11-20', 3, '', "
            "'2026-11-20', 2, 1)");
}

#define LAST_ID  "9223372036854775807"
#define FIRST_ID "(-9223372036854775807 - 1)"
#define MOVE_ID(table, column, id)                                                                 \
    "UPDATE " table " SET " column " = " id " WHERE " column " = (SELECT max(" column              \
    ") FROM " table " WHERE " column " < 100);"
#define MOVE_ROUND(id)                                                                             \
    "UPDATE words SET round = " id " WHERE round = (SELECT max(id) FROM rounds WHERE id < 100);"   \
    "UPDATE practice SET learned = max(0, " id ") WHERE learned = (SELECT max(id) FROM rounds "    \
    "WHERE id < 100);" MOVE_ID("rounds", "id", id)
#define FAR_ROUNDS  MOVE_ROUND(LAST_ID) MOVE_ROUND(LAST_ID " - 1") MOVE_ROUND(LAST_ID " - 2")
#define FAR_PUZZLES MOVE_ID("puzzles", "id", LAST_ID) MOVE_ID("puzzles", "id", LAST_ID " - 7")

/* Whatever the ids of another history are, its rounds get ids of this one. */
TEST_CASE_WITH(test_ids_of_another_history, open_places, close_places)
{
    enum { IN_ORDER_COUNT = 4 }; /* those whose rounds have ids in the order of their ends */
    static const char *const ids[] = {
        "",
        FAR_ROUNDS FAR_PUZZLES "UPDATE own_words SET since = " LAST_ID,
        MOVE_ROUND(LAST_ID) MOVE_ID("puzzles", "id", LAST_ID) "UPDATE practice SET learned = 5",
        "UPDATE sqlite_sequence SET seq = " LAST_ID,
        MOVE_ROUND("0"),
        "UPDATE words SET round = -round; UPDATE rounds SET id = -id;"
        "UPDATE puzzles SET id = -id; UPDATE sqlite_sequence SET seq = -1",
        MOVE_ROUND(FIRST_ID) MOVE_ID("puzzles", "id", FIRST_ID),
        "UPDATE words SET round = round + 6 - 10 * (round = 4);"
        "UPDATE rounds SET id = id + 6 - 10 * (id = 4);",
    };
    fill(places.there, 1500);
    copy_to(places.there, places.path);
    size_t size;
    unsigned char *bytes = whole_file(places.path, &size);
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        char path[KIT_PATH_MAX];
        char name[32];
        snprintf(name, sizeof name, "here-%zu.db", i);
        struct store *here = kit_open(kit_path(kit.folder, name, path));
        fill(here, 1000);
        kit_sql(here->database, "DELETE FROM practice; DELETE FROM own_words");
        kit_write(places.path, bytes, size);
        kit_run(places.path, "PRAGMA foreign_keys = OFF");
        kit_run(places.path, ids[i]);
        assert_int_equal(import(here, places.path), 4);
        assert_int_equal(kit_count_whole(here), 8);
        assert_int_equal(kit_number(here->database, "SELECT count(*) FROM puzzles"), 4);
        assert_true(i >= IN_ORDER_COUNT || count_early(here) == 0);
        check_ids(here);
        save_everything(here);
        assert_int_equal(import(here, places.path), 0);
        save_everything(here);
        check_ids(here);
        kit_close(here);
    }
    free(bytes);
}

/* A history whose ids are used up gets others for the last of them. */
TEST_CASE_WITH(test_ids_are_used_up, open_places, close_places)
{
    static const char *const ids[] = {
        FAR_ROUNDS FAR_PUZZLES,
        FAR_ROUNDS FAR_PUZZLES "UPDATE own_words SET since = " LAST_ID " WHERE since = 5",
        "UPDATE sqlite_sequence SET seq = " LAST_ID,
        "DELETE FROM words; DELETE FROM rounds; DELETE FROM puzzles;"
        "DELETE FROM practice; UPDATE sqlite_sequence SET seq = " LAST_ID,
    };
    fill(places.there, 1500);
    copy_to(places.there, places.path);
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        for (int first = 0; first < 4; first++) {
            char path[KIT_PATH_MAX];
            char name[32];
            struct stored_puzzle puzzle = {
                .ended_unix_s = 7, .size = 4, .code = "S2345-ABCDE", .jumble_count = 3};
            snprintf(name, sizeof name, "here-%zu-%d.db", i, first);
            struct store *here = kit_open(kit_path(kit.folder, name, path));
            fill(here, 1000);
            kit_sql(here->database, "PRAGMA foreign_keys = OFF");
            kit_sql(here->database, ids[i]);
            kit_sql(here->database, "PRAGMA foreign_keys = ON");
            long rounds = kit_count(here);
            switch (first) {
            case 0:
                (void)save_at(here, 50000);
                rounds++;
                break;
            case 1:
                assert_ok(store_save_puzzle(here, &puzzle, NULL));
                break;
            case 2:
                assert_ok(store_set_own_word(here, "yeet", OWN_WORD_ADDED));
                break;
            default:
                assert_int_equal(import(here, places.path), 4);
                rounds += 4;
            }
            save_everything(here);
            assert_int_equal(kit_count_whole(here), rounds + 1);
            assert_int_equal(count_early(here), 0);
            check_ids(here);
            kit_close(here);
        }
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
        "INSERT INTO puzzles (ended, size, code, jumble_count, move_count, elapsed_ms, shown) "
        "VALUES (1, 4, 'A', 3, -5, 1, 0)",
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
