/* SPDX-License-Identifier: MIT */
/*
 * Goals: each is reached by exactly the round that completes it.
 */
#include "goals.h"
#include "query.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

static struct store *store;

/* Makes a store with a model round that reaches no goal. */
static int set_up(void **state)
{
    struct random random = naive_random();
    store = kit_open(NULL);
    kit_save(store, &random);
    assert_int_equal(
        query_run(store->database,
                  "CREATE TEMP TABLE model AS SELECT * FROM rounds; DELETE FROM words; DELETE FROM "
                  "rounds; UPDATE model SET id = NULL, counts = 1, kind = 'plain', date = '', "
                  "way = 'turns', level = 'novice', rival_strength = 0, shared_count = 0, rows = 4,"
                  "columns = 4, player_words = 0, computer_words = 0, second_words = 0, "
                  "player_points = 0, computer_points = 0, second_points = 0, hint_points = 0, "
                  "hint_count = 0, sender = '', challenge = '', "
                  "par = -1, stars = -1, common_words = -1, common_found = -1, longest = '', "
                  "sixes = 0, ended = 1000, rung = 0, ladder = 0"),
        SQLITE_OK);
    return 0;
}

static int tear_down(void **state)
{
    kit_close(store);
    return 0;
}

/* Adds copies of the model with these changes and what they imply; returns the id of the last. */
static long long add(int count, const char *changes)
{
    char sql[1024];
    snprintf(sql, sizeof sql,
             "CREATE TEMP TABLE one AS SELECT * FROM model; UPDATE one SET %s;"
             "UPDATE one SET board = substr(hex(zeroblob(36)), 1, rows * columns),"
             "par = CASE WHEN stars < 0 THEN -1 ELSE 9 END, rival_strength = level = 'match';"
             "UPDATE one SET board = replace(board, '0', 'a');"
             "UPDATE one SET player_words = sixes WHERE sixes > 0;"
             "INSERT OR IGNORE INTO rounds SELECT one.* FROM one, (WITH RECURSIVE counted (n) AS "
             "(SELECT 1 "
             "UNION ALL SELECT n + 1 FROM counted WHERE n < %d) SELECT n FROM counted);"
             "DROP TABLE one",
             changes, count);
    kit_sql(store->database, sql);
    return sqlite3_last_insert_rowid(store->database);
}

static struct goal find(const char *name)
{
    struct goal goals[GOAL_COUNT];
    assert_ok(goals_read(store, goals));
    for (int i = 0; i < GOAL_COUNT; i++) {
        if (strcmp(goals[i].name, name) == 0) {
            return goals[i];
        }
    }
    fail_msg("no goal is called %s", name);
    return goals[0];
}

/* What the newest rounds reached is found without the rounds after them, too. */
static void expect_reached(void)
{
    struct goal goals[GOAL_COUNT];
    assert_ok(goals_read(store, goals));
    struct query query =
        query_begin(store->database, "SELECT id, date FROM rounds ORDER BY id DESC LIMIT 12");
    while (query_step(&query)) {
        struct stored_round round = {.id = query_number(&query)};
        const char *names[GOAL_COUNT];
        int count = -1;
        int at = 0;
        query_text(&query, round.notes.date, sizeof round.notes.date);
        assert_ok(goals_reached(store, &round, names, &count));
        for (int i = 0; i < GOAL_COUNT; i++) {
            if (goals[i].id == round.id) {
                assert_true(at < count);
                assert_string_equal(names[at++], goals[i].name);
            }
        }
        assert_int_equal(at, count);
    }
    assert_int_equal(query_end(&query), SQLITE_OK);
}

static void expect_goal(const char *name, long have, long long id)
{
    expect_reached();
    struct goal goal = find(name);
    if (goal.have != have || goal.id != id) {
        fail_msg("%s: %ld of %ld, round %lld", name, goal.have, goal.need, goal.id);
    }
    assert_int_equal(goal.ended_unix_s, id > 0 ? 1000 : 0);
}

TEST_CASE_WITH(test_a_newcomer_has_none, set_up, tear_down)
{
    struct goal goals[GOAL_COUNT];
    assert_ok(goals_read(store, goals));
    assert_string_equal(goals[0].name, "first-six");
    assert_string_equal(goals[GOAL_COUNT - 1].name, "win-merciless");
    for (int i = 0; i < GOAL_COUNT; i++) {
        assert_int_equal(goals[i].have, 0);
        assert_true(goals[i].need > 0);
        assert_int_equal(goals[i].id, 0);
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(goals[i].name, goals[j].name);
        }
    }
}

/* Goals that one round reaches, and near misses. */
TEST_CASE_WITH(test_one_round, set_up, tear_down)
{
    static const struct {
        const char *name;
        long need;
        const char *missing; /* one short, or none of it */
        const char *reaching;
    } cases[] = {
        {"first-six", 6, "longest = 'fives'", "longest = 'sixths'"},
        {"first-seven", 7, "longest = 'sixths'", "longest = 'seventh'"},
        {"first-eight", 8, "longest = 'seventh'", "longest = 'eighties'"},
        {"first-nine", 9, "longest = 'eighties'", "longest = 'seventeen'"},
        {"words-10", 10, "player_words = 9", "player_words = 10"},
        {"words-25", 25, "player_words = 24", "player_words = 90"},
        {"words-50", 50, "player_words = 49", "player_words = 50"},
        {"points-25", 25, "player_points = 24", "player_points = 25"},
        {"points-50", 50, "player_points = 60, hint_points = 11", "player_points = 50"},
        {"points-100", 100, "player_points = 99", "player_points = 100"},
        {"points-200", 200, "player_points = 199", "player_points = 200"},
        {"win-novice", 1, "player_points = 3, computer_points = 3", "player_points = 1"},
        {"win-match", 1, "player_points = 1", "player_points = 1, level = 'match'"},
        {"win-scholar", 1, "player_points = 1, level = 'scholar', way = 'alone'",
         "player_points = 1, level = 'scholar'"},
        {"win-expert", 1, "player_points = 1, level = 'expert', way = 'two'",
         "player_points = 1, level = 'expert', way = 'race'"},
        {"win-merciless", 1,
         "player_points = 9, hint_points = 5, computer_points = 4, level = "
         "'merciless'",
         "player_points = 9, hint_points = 5, computer_points = 3, level = 'merciless'"},
        {"double", 1, "player_points = 9, computer_points = 5",
         "player_points = 10, computer_points = 5"},
        {"race-win", 1, "player_points = 1", "player_points = 1, way = 'race'"},
        {"two-first", 1, "way = 'race'", "way = 'two'"},
        {"challenge-first", 1, "kind = 'code'", "kind = 'challenge'"},
        {"daily-first", 1, "kind = 'code'", "kind = 'daily', date = '2026-11-20'"},
        {"stars-4", 1, "stars = 2", "stars = 3"},
        {"stars-5", 1, "stars = 3, rows = 5", "stars = 3, rows = 5, columns = 5"},
        {"stars-6", 1, "stars = 3", "stars = 3, rows = 6, columns = 6"},
        {"sixes-at-once", 3, "sixes = 2", "sixes = 3"},
        {"common-half", 50, "common_words = 201, common_found = 100",
         "common_words = 200, common_found = 100"},
        {"common-most", 75, "common_words = 4, common_found = 2",
         "common_words = 4, common_found = 3"},
        {"first-round", 1, "counts = 0", "way = 'alone'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char uncounted[256];
        kit_sql(store->database, "DELETE FROM rounds");
        snprintf(uncounted, sizeof uncounted, "%s, counts = 0", cases[i].reaching);
        add(1, uncounted);
        add(1, cases[i].missing);
        struct goal goal = find(cases[i].name);
        assert_int_equal(goal.need, cases[i].need);
        assert_true(goal.have < goal.need);
        assert_int_equal(goal.id, 0);
        long long id = add(1, cases[i].reaching);
        add(1, cases[i].reaching);
        expect_goal(cases[i].name, cases[i].need, id);
    }
}

/* Goals that many rounds reach together. */
TEST_CASE_WITH(test_many_rounds, set_up, tear_down)
{
    static const struct {
        const char *name;
        long need;
        const char *reaching;
    } cases[] = {
        {"rounds-10", 10, "way = 'alone'"},
        {"rounds-100", 100, "way = 'alone'"},
        {"rounds-1000", 1000, "way = 'alone'"},
        {"wins-10", 10, "player_points = 1, level = 'friend', kind = 'challenge'"},
        {"wins-100", 100, "player_points = 1, way = 'race'"},
        {"race-wins-10", 10, "player_points = 1, way = 'race'"},
        {"two-10", 10, "way = 'two'"},
        {"sixes-100", 100, "sixes = 1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        kit_sql(store->database, "DELETE FROM rounds");
        add((int)cases[i].need - 1, cases[i].reaching);
        expect_goal(cases[i].name, cases[i].need - 1, 0);
        long long id = add(1, cases[i].reaching);
        add(3, cases[i].reaching);
        expect_goal(cases[i].name, cases[i].need, id);
    }
}

static long long add_day(int day)
{
    char changes[128];
    snprintf(changes, sizeof changes, "kind = 'daily', date = date('2026-02-20', '%+d days')", day);
    return add(1, changes);
}

/* Days in a row, played in any order. */
TEST_CASE_WITH(test_days_in_a_row, set_up, tear_down)
{
    add_day(0);
    add_day(1);
    add_day(3);
    add_day(4);
    expect_goal("streak-3", 2, 0);
    expect_goal("streak-7", 2, 0);
    long long third = add_day(2); /* now five in a row */
    expect_goal("streak-3", 3, third);
    expect_goal("streak-7", 5, 0);
    add_day(5);
    long long seventh = add_day(6);
    expect_goal("streak-7", 7, seventh);
    expect_goal("streak-30", 7, 0);
    for (int day = 8; day < 30; day++) {
        add_day(day);
    }
    expect_goal("streak-30", 22, 0);
    long long last = add_day(7);
    expect_goal("streak-30", 30, last);
    expect_goal("streak-7", 7, seventh);
    add_day(30);
    expect_goal("streak-30", 30, last);
    expect_goal("streak-3", 3, third);
    add_day(-5);
    add_day(-4);
    add_day(-3); /* earlier days, played later */
    expect_goal("streak-3", 3, third);
}

TEST_CASE_WITH(test_learned_words, set_up, tear_down)
{
    long long ids[3];
    for (int i = 0; i < 3; i++) {
        ids[i] = add(1, "way = 'alone'");
    }
    char sql[256];
    for (int i = 0; i < 12; i++) { /* five, five and two; the last were missed again, or dropped */
        int first = i % 4;
        int second = (first + 1 + i / 4) % 4; /* on this board all dice touch */
        snprintf(
            sql, sizeof sql,
            "INSERT INTO practice VALUES ('%c%c', 'en', 'abcd', 2, 2, x'%02d%02d', '2026-02-01', "
            "%d, '2026-02-02', '', %lld, %d, 1, '')",
            'a' + first, 'a' + second, first, second, i % 4, ids[i / 5], i % 2);
        kit_sql(store->database, sql);
        expect_goal("learned-10", i < 10 ? i + 1 : 10, i < 9 ? 0 : ids[1]);
    }

    /* A deleted round has no time. */
    kit_sql(store->database, "UPDATE practice SET learned = 99999");
    struct goal goal = find("learned-10");
    assert_int_equal(goal.id, 99999);
    assert_int_equal(goal.ended_unix_s, 0);
}

/* Texts that no Trounce writes add nothing. */
TEST_CASE_WITH(test_strange_values, set_up, tear_down)
{
    static const char *const changes[] = {"longest = char(7)", "way = 'solo', level = '7'",
                                          "kind = 'daily', date = 'today'"};
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        add(1, changes[i]);
    }
    assert_int_equal(
        query_run(store->database, "UPDATE rounds SET sixes = 9 WHERE player_words = 0"),
        SQLITE_OK);
    struct goal goals[GOAL_COUNT];
    assert_ok(goals_read(store, goals));
    for (int i = 0; i < GOAL_COUNT; i++) {
        assert_int_equal(goals[i].id != 0, strcmp(goals[i].name, "first-round") == 0 ||
                                               strcmp(goals[i].name, "daily-first") == 0);
    }
}
