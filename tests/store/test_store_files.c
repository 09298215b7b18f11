/* SPDX-License-Identifier: MIT */
/*
 * Files that are not as they should be: cut short, damaged, strange, older or newer. Whatever they
 * are, the store opens, and nothing of them is overwritten.
 */
#include "database.h"
#include "goals.h"
#include "practice.h"
#include "query.h"
#include "schema.h"
#include "store_kit.h"
#include "store_state.h"
#include "trounce/memory.h"

#include <setjmp.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

struct place {
    char folder[KIT_PATH_MAX];
    char path[KIT_PATH_MAX];
    char log[KIT_PATH_MAX];
    struct random random;
};

static int set_up(void **state)
{
    static struct place place;
    kit_folder(place.folder);
    kit_path(place.folder, STORE_FILE_NAME, place.path);
    kit_path(place.folder, STORE_FILE_NAME "-wal", place.log);
    place.random = naive_random();
    *state = &place;
    return 0;
}

static int tear_down(void **state)
{
    const struct place *place = *state;
    kit_remove_folder(place->folder);
    return 0;
}

/* Runs SQL on a file past the store. */
static void run(const char *path, const char *sql)
{
    sqlite3 *database;
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    char *message = NULL;
    if (sqlite3_exec(database, sql, NULL, NULL, &message) != SQLITE_OK) {
        fail_msg("%s: %s", sql, message);
    }
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

/* A file whose pages are as small as can be, so that cutting it everywhere takes no time. */
static void make_small_pages(const char *path)
{
    run(path, "PRAGMA page_size = 512; CREATE TABLE none (none); DROP TABLE none");
}

/* ---- files that are set aside ---- */

static void expect_moved(struct place *place, const char *name, const unsigned char *bytes,
                         size_t size, int files)
{
    char path[KIT_PATH_MAX];
    struct store_news news;
    struct store *store = kit_open_news(place->path, &news);
    assert_false(news.in_memory);
    assert_non_null(strstr(news.text, name));
    assert_non_null(strstr(news.text, "trounce.db"));
    assert_int_equal(kit_count_whole(store), 0);
    kit_save(store, &place->random);
    store_close(store);
    size_t kept_size;
    unsigned char *kept = kit_read(kit_path(place->folder, name, path), &kept_size);
    assert_int_equal(kept_size, size);
    assert_memory_equal(kept, bytes, size);
    free(kept);
    assert_int_equal(kit_count_files(place->folder, "trounce-"), files);
    store = kit_open(place->path);
    assert_int_equal(kit_count_whole(store), 1);
    store_close(store);
}

static void test_files_that_are_none(void **state)
{
    struct place *place = *state;
    static const char text[] = "This is a letter, and no database at all.\n";
    static unsigned char noise[9000];
    for (size_t i = 0; i < sizeof noise; i++) {
        noise[i] = (unsigned char)random_below(&place->random, 256);
    }
    kit_write(place->path, (const unsigned char *)text, sizeof text);
    expect_moved(place, "trounce-damaged-1.db", (const unsigned char *)text, sizeof text, 1);
    kit_write(place->path, noise, sizeof noise);
    expect_moved(place, "trounce-damaged-2.db", noise, sizeof noise, 2);
    memcpy(noise, "SQLite format 3", 16);
    noise[18] = noise[19] = 1; /* of a file without a log, which would be set aside with it */
    kit_write(place->path, noise, sizeof noise);
    expect_moved(place, "trounce-damaged-3.db", noise, sizeof noise, 3);
}

/* ---- files of a newer Trounce ---- */

/* Opens the file, whose rounds (as many as this version can have) are to be seen, and plays on in
 * memory; the file is as it was, with its log. */
static void expect_viewed(struct place *place, long rounds)
{
    char settings[16] = "";
    struct store_news news;
    size_t size;
    size_t left_size;
    unsigned char *bytes = kit_read(place->path, &size);
    struct store *store = kit_open_news(place->path, &news);
    assert_true(news.in_memory);
    assert_non_null(strstr(news.text, "newer Trounce"));
    assert_int_equal(strstr(news.text, "can be seen") != NULL, rounds > 0);
    assert_int_equal(kit_count_whole(store), rounds);
    if (rounds > 0) {
        assert_int_equal(store_get_setting(store, "theme", settings, sizeof settings), STATUS_OK);
        assert_string_equal(settings, "light");
    }
    assert_true(kit_save(store, &place->random) > rounds);
    assert_int_equal(kit_count_whole(store), rounds + 1);
    store_close(store);
    assert_int_equal(kit_count_files(place->folder, "trounce-"), 0); /* nothing is set aside */
    unsigned char *left = kit_read(place->path, &left_size);
    assert_int_equal(left_size, size);
    assert_memory_equal(left, bytes, size);
    free(bytes);
    free(left);
}

static void test_a_newer_file_is_left_where_it_is(void **state)
{
    struct place *place = *state;
    struct store *store = kit_open(place->path);
    for (int i = 0; i < 5; i++) {
        kit_save(store, &place->random);
    }
    assert_int_equal(store_set_setting(store, "theme", "light"), STATUS_OK);
    store_close(store);

    /* With more columns and tables, and ways to play that nobody knows yet. */
    run(place->path, "PRAGMA user_version = 99; CREATE TABLE news (text);"
                     "ALTER TABLE rounds ADD COLUMN weather TEXT NOT NULL DEFAULT 'fair'");
    expect_viewed(place, 5);
    run(place->path, "UPDATE rounds SET way = 'blindfold' WHERE id = 2");
    struct store_news news;
    struct stored_round rounds[5];
    size_t count;
    const struct history_filter all = {.any_rules = true};
    store = kit_open_news(place->path, &news);
    assert_int_equal(history_list(store, &all, 0, 5, rounds, &count), STATUS_OK);
    assert_int_equal(count, 5);
    assert_true(rounds[3].is_damaged && rounds[3].id == 2);
    store_close(store);
    run(place->path, "UPDATE rounds SET way = 'alone', shared_count = 0 WHERE id = 2");

    /* Without what has to be there, the game goes on with nothing. */
    run(place->path, "ALTER TABLE rounds RENAME COLUMN longest TO longest_word");
    expect_viewed(place, 0);
    run(place->path, "DROP TABLE words");
    expect_viewed(place, 0);

    /* Its own version finds all of it. */
    int64_t version = 0;
    sqlite3 *database;
    assert_int_equal(sqlite3_open(place->path, &database), SQLITE_OK);
    assert_int_equal(query_run_number(database, "PRAGMA user_version", &version), SQLITE_OK);
    assert_int_equal(version, 99);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

/* What the newer one has in its log can be seen, too, while it runs. */
static void test_a_newer_file_that_is_in_use(void **state)
{
    struct place *place = *state;
    struct store *store = kit_open(place->path);
    kit_save(store, &place->random);
    assert_int_equal(store_set_setting(store, "theme", "light"), STATUS_OK);
    sqlite3 *database;
    assert_int_equal(sqlite3_open(place->path, &database), SQLITE_OK);
    assert_int_equal(query_run(database, "PRAGMA user_version = 99"), SQLITE_OK);
    kit_save(store, &place->random);
    expect_viewed(place, 2);
    kit_save(store, &place->random);
    store_close(store);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
    expect_viewed(place, 3);
}

/* ---- files of others ---- */

static void test_a_file_of_another_program_is_set_aside(void **state)
{
    struct place *place = *state;
    size_t size;
    run(place->path, "CREATE TABLE rounds (id INTEGER PRIMARY KEY); INSERT INTO rounds VALUES (7)");
    unsigned char *bytes = kit_read(place->path, &size);
    expect_moved(place, "trounce-damaged-1.db", bytes, size, 1);
    free(bytes);
}

static void test_a_file_that_lost_a_table_is_set_aside(void **state)
{
    struct place *place = *state;
    struct store *store = kit_open(place->path);
    kit_save(store, &place->random);
    store_close(store);
    run(place->path, "DROP TABLE words");
    size_t size;
    unsigned char *bytes = kit_read(place->path, &size);
    expect_moved(place, "trounce-damaged-1.db", bytes, size, 3); /* with an empty log */
    free(bytes);
}

/* ---- cut short ---- */

/* Sanitizers take ten times as long: they look at some of the cuts. */
#if defined(__SANITIZE_ADDRESS__)
#define CUT_STEP 7
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CUT_STEP 7
#endif
#endif
#ifndef CUT_STEP
#define CUT_STEP 1
#endif

/* The next cut after `left`, up to `end` itself. */
static size_t next_cut(size_t left, size_t end)
{
    return left < end && left + CUT_STEP > end ? end : left + CUT_STEP;
}

/* Opens what is left after a cut: all earlier rounds are there, or the file was set aside. */
static void open_cut(const struct place *place, size_t left, long earlier, bool may_move,
                     long *most)
{
    struct store_news news;
    struct store *store = kit_open_news(place->path, &news);
    long count = 0;
    const struct history_filter all = {.any_rules = true};
    assert_int_equal(history_count(store, &all, &count), STATUS_OK);
    assert_false(news.in_memory);
    if (news.text[0] != '\0') {
        if (!may_move) {
            fail_msg("%zu bytes: %s", left, news.text);
        }
        assert_int_equal(count, 0);
        assert_true(kit_count_files(place->folder, "trounce-damaged-1.db") > 0);
    } else if (count < earlier && !(may_move && left == 0)) {
        fail_msg("%zu bytes: %ld rounds instead of %ld", left, count, earlier);
    }
    *most = count > *most ? count : *most;
    store_close(store);
}

static void remove_moved(const struct place *place)
{
    static const char *const names[] = {"trounce-damaged-1.db", "trounce-damaged-1.db-wal",
                                        "trounce-damaged-1.db-shm", "trounce.db-shm",
                                        "trounce.db-wal"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char path[KIT_PATH_MAX];
        (void)unlink(kit_path(place->folder, names[i], path));
    }
}

/* The log holds the last round; the file itself, as on a machine that just lost its power, only
 * those before. */
static void test_a_log_cut_at_every_byte(void **state)
{
    struct place *place = *state;
    enum { EARLIER = 3 };
    make_small_pages(place->path);
    struct store *store = kit_open(place->path);
    size_t earlier_size;
    for (int i = 0; i < EARLIER; i++) {
        kit_save(store, &place->random);
    }
    free(kit_read(place->log, &earlier_size));
    kit_save(store, &place->random);
    size_t size;
    size_t log_size;
    unsigned char *bytes = kit_read(place->path, &size);
    unsigned char *log = kit_read(place->log, &log_size);
    store_close(store);
    assert_int_in_range(log_size - earlier_size, 2000, 40000);
    long most = EARLIER;
    for (size_t left = earlier_size; left <= log_size; left = next_cut(left, log_size)) {
        remove_moved(place);
        kit_write(place->path, bytes, size);
        kit_write(place->log, log, left);
        long before = most;
        open_cut(place, left, EARLIER, false, &most);
        assert_true(left == log_size || before == most);
    }
    assert_int_equal(most, EARLIER + 1);
    assert_int_equal(kit_count_files(place->folder, "trounce-damaged"), 0);
    free(bytes);
    free(log);
}

/* The file without a log, cut at every byte of what the last round added, and at the header. */
static void test_a_file_cut_at_every_byte(void **state)
{
    struct place *place = *state;
    make_small_pages(place->path);
    size_t earlier_size = 0;
    size_t size = 0;
    long rounds = 0;
    while (rounds < 3 || size == earlier_size) { /* until a round makes it longer */
        earlier_size = size;
        struct store *store = kit_open(place->path);
        kit_save(store, &place->random);
        store_close(store);
        free(kit_read(place->path, &size));
        rounds++;
    }
    unsigned char *bytes = kit_read(place->path, &size);
    long most = 0;
    for (size_t left = 0; left <= size; left = next_cut(left, size)) {
        if (left >= 600 && left < earlier_size - 600) { /* the header and a little, then the end */
            left = earlier_size - 600;
        }
        remove_moved(place);
        kit_write(place->path, bytes, left);
        open_cut(place, left, rounds, true, &most);
    }
    assert_int_equal(most, rounds);
    free(bytes);
}

/* A file with three rounds; the caller frees its bytes. */
static unsigned char *make_three_rounds(struct place *place, size_t *size)
{
    make_small_pages(place->path);
    struct store *store = kit_open(place->path);
    for (int i = 0; i < 3; i++) {
        kit_save(store, &place->random);
    }
    store_close(store);
    return kit_read(place->path, size);
}

/* Opens these bytes as a history: whatever is in them, they can be asked without a crash, and a
 * round is kept on the disk, in a new file if need be. Tells whether there were news of it. */
static bool use_changed(struct place *place, const unsigned char *changed, size_t size)
{
    struct store_news news;
    struct history_statistics statistics;
    struct history_feats feats;
    struct goal goals[GOAL_COUNT];
    struct practice_word practised[8];
    struct stored_round rounds[8];
    size_t count = 0;
    const struct history_filter all = {.any_rules = true};
    remove_moved(place);
    kit_write(place->path, changed, size);
    struct store *store = kit_open_news(place->path, &news);
    if (news.in_memory && !strstr(news.text, "newer Trounce")) {
        fail_msg("%s", news.text);
    }
    (void)history_statistics(store, &all, &statistics);
    (void)history_feats(store, 1, &feats);
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
    kit_save(store, &place->random);
    store_close(store);
    return news.text[0] != '\0';
}

static void test_bytes_changed_by_chance(void **state)
{
    struct place *place = *state;
    size_t size;
    unsigned char *bytes = make_three_rounds(place, &size);
    unsigned char *changed = malloc(size);
    assert_non_null(changed);
    int moved = 0;
    for (int attempt = 0; attempt < 300; attempt++) {
        memcpy(changed, bytes, size);
        for (uint32_t i = 0; i <= random_below(&place->random, 8); i++) {
            changed[random_below(&place->random, (uint32_t)size)] ^=
                (unsigned char)(1u << random_below(&place->random, 8));
        }
        moved += use_changed(place, changed, size);
    }
    assert_int_in_range(moved, 10, 499);
    free(changed);
    free(bytes);
}

/* Every bit of the head of the file, which says how all the rest is to be read. */
static void test_every_bit_of_the_head(void **state)
{
    enum { HEAD_SIZE = 100 };
    struct place *place = *state;
    size_t size;
    unsigned char *bytes = make_three_rounds(place, &size);
    int moved = 0;
    for (size_t bit = 0; bit < (size_t)HEAD_SIZE * 8; bit++) {
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        moved += use_changed(place, bytes, size);
        bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
    }
    assert_int_in_range(moved, 100, 799);
    free(bytes);
}

/* Damage that is met only later: the file is moved then, the round goes into a new one. */
static void test_damage_that_is_met_later(void **state)
{
    struct place *place = *state;
    struct store *store = kit_open(place->path);
    kit_save(store, &place->random);
    struct kit_round played;
    kit_play(&place->random, 4, 4, ROUND_PLAYER, &played);
    assert_int_equal(store_keep_unfinished(store, played.round, &played.notes), STATUS_OK);
    store_close(store);
    store = kit_open(place->path);
    struct store *other = kit_open(place->path);
    size_t size;
    unsigned char *bytes = kit_read(place->path, &size);
    memset(bytes + 4096, 0xa5, size - 4096);
    kit_write(place->path, bytes, size);
    free(bytes);
    /* What is written by someone else makes the store read pages again. */
    assert_int_equal(store_set_setting(other, "theme", "light"), STATUS_OK);
    struct store_news news;
    assert_false(store_take_news(store, &news));
    assert_int_equal(store_keep_unfinished(store, played.round, &played.notes), STATUS_OK);
    assert_true(store_take_news(store, &news));
    assert_non_null(strstr(news.text, "trounce-damaged-1.db"));
    assert_false(news.in_memory);
    assert_false(store_take_news(store, &news));
    kit_save(store, &place->random);
    assert_int_equal(kit_count_whole(store), 1);
    kit_end(&played);
    store_close(other);
    store_close(store);
}

/* ---- what was left and cannot be a round ---- */

static void test_an_unfinished_round_that_is_none_is_dropped(void **state)
{
    struct place *place = *state;
    static const char *const changes[] = {
        "UPDATE unfinished SET words = x'00030001'",   /* ends within a word */
        "UPDATE unfinished SET words = x'00020000'",   /* a die twice */
        "UPDATE unfinished SET words = x'000300ff01'", /* no such die */
        "UPDATE unfinished SET words = x'0000'",       /* a word of nothing */
        "UPDATE unfinished SET board = 'abc'",
        "UPDATE unfinished SET rows = 3000000000",
        "UPDATE unfinished SET left_ms = time_ms + 1",
        "UPDATE unfinished SET left_ms = -1",
        "UPDATE unfinished SET phase = 'lunch'",
        "UPDATE unfinished SET phase = 'curtain'", /* not of this way */
        "UPDATE unfinished SET turn = 'third'",
        "UPDATE unfinished SET turn = 'second'",
        "UPDATE unfinished SET way = 'two', phase = 'computer'", /* of the first turn */
        "UPDATE unfinished SET way = 'solo 2'",
        "UPDATE unfinished SET second_words = 1",
        "UPDATE unfinished SET played_ms = -1",
        "UPDATE unfinished SET words = x'03030001'", /* of a fourth side */
        "UPDATE unfinished SET hint_count = -1",
        "UPDATE unfinished SET hint_step = 'third'",
        "UPDATE unfinished SET hint_word = x'ff'",
        "UPDATE unfinished SET player_words = player_words + 1",
        "UPDATE unfinished SET player_points = player_points + 1",
    };
    struct store_news news;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        struct kit_round played;
        struct unfinished left;
        kit_play_way(&place->random, 4, 4, WAY_TURNS, ROUND_PLAYER, &played);
        struct store *store = kit_open(place->path);
        struct store *other = kit_open(place->path);
        assert_int_equal(store_keep_unfinished(store, played.round, &played.notes), STATUS_OK);
        assert_int_equal(store_keep_unfinished(other, played.round, &played.notes), STATUS_OK);
        store_close(store);
        store_close(other);
        char change[256];
        snprintf(change, sizeof change, "%s WHERE session = (SELECT max(session) FROM unfinished)",
                 changes[i]);
        run(place->path, change);
        store = kit_open(place->path);
        assert_int_equal(store_read_unfinished(store, &left), STATUS_OK); /* the other one */
        assert_true(store_take_news(store, &news)); /* and of this one it is said that it is gone */
        assert_non_null(strstr(news.text, "damaged"));
        assert_false(news.in_memory);
        kit_expect(&left.round, left.words, left.word_count, &played);
        unfinished_deinit(&left);
        assert_int_equal(store_drop_unfinished(store), STATUS_OK);
        assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
        store_close(store);
        kit_end(&played);
    }
}

/* What a list, the statistics and the scores say of a history of three rounds, one of which has
 * been changed: the others are as they were. */
static void expect_one_damaged(struct store *store, long long id, long points)
{
    const struct history_filter all = {.any_rules = true};
    struct stored_round rounds[3];
    struct history_statistics statistics;
    struct history_score scores[3];
    size_t count;
    assert_int_equal(kit_count(store), 3);
    assert_int_equal(history_list(store, &all, 0, 3, rounds, &count), STATUS_OK);
    assert_int_equal(count, 3);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(rounds[i].is_damaged, rounds[i].id == id);
    }
    assert_int_equal(history_statistics(store, &all, &statistics), STATUS_OK);
    assert_int_equal(statistics.rounds, 2);
    assert_int_equal(statistics.damaged, 1);
    assert_int_equal(statistics.best, points);
    assert_int_not_equal(statistics.best_id, id);
    assert_int_equal(history_scores(store, &all, 3, scores, &count), STATUS_OK);
    assert_int_equal(count, 2);
    assert_true(scores[0].id < scores[1].id && scores[0].id != id && scores[1].id != id);
    assert_int_equal(scores[0].score, points);
}

/* A solo round of one word that counts, without hints: its id. */
static long long save_plain(struct store *store, long *points)
{
    struct board board;
    struct naive_list list = {.count = 0};
    struct kit_round played = {
        .notes = {.began_unix_s = 100, .ended_unix_s = 200, .counts = true, .board_words = 2}};
    enum verdict verdict;
    long long id;
    assert_int_equal(board_parse("tidesnarlateomit", 16, 4, 4, &board, NULL), STATUS_OK);
    naive_add(&list, "tide", (struct word_note){35, WORD_MARK_NONE});
    naive_lexicon(&list, &played.lexicon);
    struct round_config config = {
        .board = &board, .lexicon = &played.lexicon, .rules = RULES_FOUR, .way = WAY_ALONE};
    assert_int_equal(round_new(&config, &played.round), STATUS_OK);
    round_start(played.round);
    assert_int_equal(round_submit_word(played.round, "tide", 4, &verdict), STATUS_OK);
    assert_int_equal(verdict, VERDICT_GOOD);
    round_finish(played.round);
    *points = round_score(played.round, SIDE_PLAYER);
    assert_int_equal(store_save_round(store, played.round, &played.notes, NULL, &id), STATUS_OK);
    kit_end(&played);
    return id;
}

/* Each column by itself, beyond what a round can have. */
static void test_rounds_that_cannot_be_are_passed_over(void **state)
{
    struct place *place = *state;
    static const char *const changes[] = {
        "began = -1",
        "began = 'today'",
        "ended = 9000000000000",
        "kind = 'strange'",
        "kind = 'daily'", /* of no day */
        "kind = x'706c61696e'",
        "date = '2026-02-30'",
        "date = '2026-11-20'", /* which only a daily one has */
        "code = 'NK7Q4-M2XPD-TOO-LONG'",
        "code = 'A' || char(10)",
        "counts = 2",
        "hint_count = -1",
        "hint_count = 4294967296",
        "hint_points = -1",
        "board_words = -1",
        "elapsed_ms = -1",
        "board = 'tidesnarlateomi'",
        "board = 'tidesnarlateom1t'",
        "board = board || char(0)",
        "board = ''",
        "rows = 0",
        "rows = 4294967300", /* 4, cut to 32 bits */
        "rows = 8, columns = 8",
        "columns = -4",
        "rules = 9",
        "rules = ''",
        "way = 'solo'",
        "level = 'match'", /* of no strength */
        "rival_strength = 5",
        "shared_count = 1",
        "played_ms = -1",
        "second_words = 1",
        "second_points = 1",
        "player_name = char(10)",
        "second_name = CAST(x'c3' AS TEXT)",
        "sender = 'Ann'",
        "challenge = 'T1-1'",
        "kind = 'challenge', challenge = char(7)",
        "kind = 'challenge', challenge = printf('%2000d', 1)",
        "par = -2",
        "stars = 3", /* of what par? */
        "par = 5, stars = 4",
        "strength = 10001",
        "common_words = 1.5",
        "common_found = 1", /* of how many? */
        "level = 'x'",
        "time_ms = -1",
        "player_words = -1",
        "computer_words = 1e300",
        "player_points = 9223372036854775807",
        "computer_points = -9223372036854775807 - 1",
        "lexicon = 'x'",
    };
    struct store *store = kit_open(place->path);
    long points;
    long long ids[3];
    for (int i = 0; i < 3; i++) {
        ids[i] = save_plain(store, &points);
    }
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char change[256];
        struct stored_round record;
        struct stored_word *words;
        size_t count;
        snprintf(change, sizeof change,
                 "CREATE TABLE kept AS SELECT * FROM rounds; UPDATE rounds SET %s WHERE id = %lld",
                 changes[i], ids[1]);
        run(place->path, change);
        expect_one_damaged(store, ids[1], points);
        assert_int_equal(store_load_round(store, ids[0], &record, &words, &count), STATUS_OK);
        memory_free(words);
        assert_int_equal(store_load_round(store, ids[1], &record, &words, &count), STATUS_DAMAGED);
        assert_string_not_equal(store_trouble(store), "");
        run(place->path, "PRAGMA foreign_keys = OFF; DELETE FROM rounds;"
                         "INSERT INTO rounds SELECT * FROM kept; DROP TABLE kept");
    }
    assert_int_equal(kit_count_whole(store), 3);

    /* What is kept for the statistics alone takes no round away. */
    static const char *const sums[] = {"lengths = x'00', longest = char(7)",
                                       "lengths = '4:99999999999999999999 5:1', longest = 7",
                                       "lengths = '4:-1', longest = x'ff'", "lengths = '-4:1'"};
    for (size_t i = 0; i < sizeof sums / sizeof sums[0]; i++) {
        const struct history_filter all = {.any_rules = true};
        struct history_statistics statistics;
        char change[160];
        snprintf(change, sizeof change, "UPDATE rounds SET %s WHERE id > %lld", sums[i], ids[0]);
        run(place->path, change);
        assert_int_equal(history_statistics(store, &all, &statistics), STATUS_OK);
        assert_int_equal(statistics.rounds, 3);
        assert_int_equal(statistics.words_by_length[4], 1);
        assert_string_equal(statistics.longest, "tide");
        assert_int_equal(statistics.longest_id, ids[0]);
    }
    store_close(store);
}

static void test_words_that_cannot_be_are_not_shown(void **state)
{
    struct place *place = *state;
    static const char *const changes[] = {
        "side = 2",
        "word = 'TIDE'",
        "word = 'tidy'",
        "word = x'ff00ff'",
        "letters = -5",
        "letters = 5",
        "points = -1",
        "points = points + 1", /* the round has another sum */
        "points = 5000000000",
        "path = x'0000'",
        "path = x'ff'",
        "path = x'00010203040506'",
        "path = x''",
    };
    struct store *store = kit_open(place->path);
    long points;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char change[160];
        struct stored_round record;
        struct stored_word *words;
        size_t count;
        long long id = save_plain(store, &points);
        snprintf(change, sizeof change, "UPDATE words SET %s WHERE round = %lld", changes[i], id);
        run(place->path, change);
        assert_int_equal(store_load_round(store, id, &record, &words, &count), STATUS_DAMAGED);
        snprintf(change, sizeof change, "DELETE FROM words WHERE round = %lld", id);
        run(place->path, change);
        assert_int_equal(store_load_round(store, id, &record, &words, &count), STATUS_DAMAGED);
    }
    store_close(store);
}

/* ---- versions ---- */

static int64_t number_of(sqlite3 *database, const char *sql)
{
    int64_t number = -1;
    assert_int_equal(query_run_number(database, sql, &number), SQLITE_OK);
    return number;
}

/* With steps of its own behind those of today. */
static void test_older_files_are_brought_up(void **state)
{
    struct place *place = *state;
    struct store *store = kit_open(place->path);
    kit_save(store, &place->random);
    kit_save(store, &place->random);
    store_close(store);
    enum { TODAY = 3 };
    assert_int_equal(schema_version(), TODAY);
    const char *const steps[TODAY + 3] = {
        schema_steps[0],
        schema_steps[1],
        schema_steps[2],
        "ALTER TABLE rounds ADD COLUMN mood TEXT NOT NULL DEFAULT 'good'",
        "CREATE TABLE moods (name TEXT); INSERT INTO moods SELECT DISTINCT mood FROM rounds",
        "CREATE TABLE half (done); DROP TABLE nothing",
    };
    sqlite3 *database;
    assert_int_equal(sqlite3_open(place->path, &database), SQLITE_OK);
    assert_int_equal(schema_migrate(database, steps, TODAY), SQLITE_OK);
    assert_int_equal(number_of(database, "PRAGMA user_version"), TODAY);
    assert_int_equal(schema_migrate(database, steps, TODAY + 2), SQLITE_OK);
    assert_int_equal(number_of(database, "PRAGMA user_version"), TODAY + 2);
    assert_int_equal(number_of(database, "SELECT count(*) FROM rounds WHERE mood = 'good'"), 2);
    assert_int_equal(number_of(database, "SELECT count(*) FROM moods"), 1);
    assert_int_equal(schema_migrate(database, steps, TODAY + 2), SQLITE_OK); /* nothing to do */
    assert_int_equal(number_of(database, "SELECT count(*) FROM moods"), 1);
    assert_int_equal(schema_migrate(database, steps, TODAY + 3), SQLITE_ERROR);
    assert_int_equal(number_of(database, "PRAGMA user_version"), TODAY + 2);
    assert_int_equal(number_of(database, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'"),
                     0);
    assert_int_equal(number_of(database, "PRAGMA foreign_keys"), 1);
    assert_int_equal(number_of(database, "PRAGMA application_id"), SCHEMA_APPLICATION_ID);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

/* A round of two words and one that was left after two hints, as version 1 kept them. */
static void make_version_1(const char *path)
{
    static const char *const rows[] = {
        "INSERT INTO rounds VALUES (7, 1760000000, 1760000200, 'plain', '', 'NK7Q4-M2XPD', 1, 0, 0,"
        "50, 90000, 'tidesnarlateomit', 4, 4, 'four', 0, 'novice', 180000, 3, 0, 4, 0, 12345)",
        "INSERT INTO words VALUES (7, 0, 0, 'tide', 4, 1, x'00010203'),"
        "(7, 0, 1, 'later', 5, 2, x'0809060a07'), (7, 0, 2, 'tides', 5, 1, x'0001020304')",
        "INSERT INTO unfinished VALUES (3, 1760000300, 1760000400, 'plain', '', '', 1, 2, 2, 0,"
        "30000, 'tidesnarlateomit', 4, 4, 'four', 0, 'expert', 180000, 1, 0, 1, 0, 12345, 120000,"
        "'player', x'000400010203')",
        "INSERT INTO settings VALUES ('theme', 'light')",
        "INSERT INTO puzzles VALUES (1, 1760000500, 4, 'S2345-ABCDE', 3, 4, 60000, 0)",
    };
    sqlite3 *database;
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    assert_int_equal(query_run(database, "PRAGMA journal_mode = WAL"), SQLITE_OK);
    assert_int_equal(schema_migrate(database, schema_steps, 1), SQLITE_OK);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_int_equal(query_run(database, rows[i]), SQLITE_OK);
    }
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

static void test_a_file_of_the_first_version(void **state)
{
    struct place *place = *state;
    make_version_1(place->path);
    struct store *store = kit_open(place->path);
    const struct history_filter all = {.any_rules = true};
    struct stored_round round;
    struct history_statistics statistics;
    size_t count;
    char value[16];
    assert_int_equal(history_list(store, &all, 0, 1, &round, &count), STATUS_OK);
    assert_int_equal(count, 1);
    assert_false(round.is_damaged);
    assert_int_equal(round.id, 7);
    assert_int_equal(round.notes.board_words, 50);
    assert_int_equal(history_statistics(store, &all, &statistics), STATUS_OK);
    assert_int_equal(statistics.rounds, 1);
    assert_int_equal(statistics.words_by_length[4], 1);
    assert_int_equal(statistics.words_by_length[5], 2);
    assert_string_equal(statistics.longest, "later"); /* which was found before the other */
    assert_int_equal(statistics.longest_id, 7);
    assert_true(statistics.share < 0); /* nobody knows which words were counted then */
    assert_int_equal(store_get_setting(store, "theme", value, sizeof value), STATUS_OK);
    assert_string_equal(value, "light");
    struct query puzzles = query_begin(store->database, "SELECT count(*) FROM puzzles");
    assert_true(query_step(&puzzles));
    assert_int_equal(query_number(&puzzles), 1);
    assert_int_equal(query_end(&puzzles), SQLITE_OK);
    struct unfinished left;
    assert_int_equal(store_read_unfinished(store, &left), STATUS_OK);
    assert_int_equal(left.left_ms, 120000);
    assert_int_equal(left.word_count, 1);
    assert_string_equal(left.words[0].text, "tide");
    assert_int_equal(left.round.notes.hint_count, 2);
    assert_int_equal(left.round.notes.hint_step, HINT_LENGTHS);
    assert_string_equal(left.round.notes.hint_word, "");
    unfinished_deinit(&left);

    /* Rounds of today stand beside it, and only they tell which share was found. */
    long points;
    (void)save_plain(store, &points);
    assert_int_equal(history_statistics(store, &all, &statistics), STATUS_OK);
    assert_int_equal(statistics.rounds, 2);
    assert_int_equal(statistics.words_by_length[4], 2);
    assert_true(statistics.share == 0.5);
    store_close(store);
}

static void test_a_file_is_as_it_was_promised(void **state)
{
    struct place *place = *state;
    store_close(kit_open(place->path));
    sqlite3 *database;
    assert_int_equal(database_open(place->path, &database), STATUS_OK);
    assert_int_equal(number_of(database, "PRAGMA user_version"), schema_version());
    uint64_t mark = 0;
    assert_int_equal(schema_mark(database, &mark), SQLITE_OK);
    assert_int_equal(mark, SCHEMA_MARK);
    assert_int_equal(number_of(database, "PRAGMA foreign_keys"), 1);
    assert_int_equal(number_of(database, "PRAGMA synchronous"), 1);
    assert_int_equal(
        number_of(database, "SELECT count(*) FROM pragma_journal_mode WHERE journal_mode = 'wal'"),
        1);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

/* Reading alone changes nothing, whatever the file is. */
static void test_a_copy_leaves_the_file_alone(void **state)
{
    struct place *place = *state;
    struct store *store = kit_open(place->path);
    struct store *copy = NULL;
    kit_save(store, &place->random);
    assert_int_equal(store_open_copy(place->path, &copy), STATUS_OK); /* while a window runs */
    assert_int_equal(kit_count_whole(copy), 1);
    store_close(copy);
    store_close(store);
    run(place->path, "PRAGMA user_version = 99");
    assert_int_equal(store_open_copy(place->path, &copy), STATUS_VERSION);
    kit_write(place->path, (const unsigned char *)"hello, I am no database", 23);
    assert_int_equal(store_open_copy(place->path, &copy), STATUS_DAMAGED);
    assert_int_equal(kit_count_files(place->folder, "trounce-"), 0);
    assert_int_equal(unlink(place->path), 0);
    assert_int_equal(store_open_copy(place->path, &copy), STATUS_MISSING);
    run(place->path, "CREATE TABLE t (x)");
    assert_int_equal(store_open_copy(place->path, &copy), STATUS_SYNTAX);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(test_files_that_are_none),
        TEST(test_a_newer_file_is_left_where_it_is),
        TEST(test_a_newer_file_that_is_in_use),
        TEST(test_a_file_of_another_program_is_set_aside),
        TEST(test_a_file_that_lost_a_table_is_set_aside),
        TEST(test_a_log_cut_at_every_byte),
        TEST(test_a_file_cut_at_every_byte),
        TEST(test_bytes_changed_by_chance),
        TEST(test_every_bit_of_the_head),
        TEST(test_damage_that_is_met_later),
        TEST(test_an_unfinished_round_that_is_none_is_dropped),
        TEST(test_rounds_that_cannot_be_are_passed_over),
        TEST(test_words_that_cannot_be_are_not_shown),
        TEST(test_older_files_are_brought_up),
        TEST(test_a_file_of_the_first_version),
        TEST(test_a_file_is_as_it_was_promised),
        TEST(test_a_copy_leaves_the_file_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
