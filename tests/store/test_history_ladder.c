/* SPDX-License-Identifier: MIT */
/*
 * The player's place on the ladder, read from the rounds that moved there.
 */
#include "history.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

/* Saves a round, and changes its columns to these. */
static void add(struct store *store, const char *columns)
{
    char sql[256];
    long points;
    long long id = kit_save_plain(store, &points);
    snprintf(sql, sizeof sql, "UPDATE rounds SET %s WHERE id = %lld", columns, id);
    kit_sql(store->database, sql);
}

static void expect_now(struct store *store, int rung, int won, int lost)
{
    struct ladder_record record;
    assert_ok(history_ladder(store, &record));
    assert_int_equal(record.now.rung, rung);
    assert_int_equal(record.now.won, won);
    assert_int_equal(record.now.lost, lost);
}

TEST_CASE_WITH(test_the_last_round_of_the_ladder_says_where_one_stands, kit_set_up_place,
               kit_tear_down_place)
{
    struct store *store = kit_open(kit.path);
    struct ladder_record record;
    expect_now(store, 0, 0, 0);
    add(store, "ended = 100");
    expect_now(store, 0, 0, 0);
    add(store, "ended = 200, level = 'ladder', rival_strength = 33, rung = 1, ladder = 1, "
               "ladder_won = 1, computer_points = 0");
    expect_now(store, 1, 1, 0);
    add(store, "ended = 300, level = 'ladder', rival_strength = 33, rung = 1, ladder = 2, "
               "computer_points = 0");
    add(store, "ended = 400, level = 'ladder', rival_strength = 52, rung = 2, ladder = 2, "
               "ladder_lost = 1, computer_points = 1000");
    add(store, "ended = 500, level = 'ladder', rival_strength = 52, rung = 2, ladder = 1, "
               "computer_points = 1000");
    add(store, "ended = 600, level = 'ladder', rival_strength = 700, rung = 9"); /* with help */
    expect_now(store, 1, 0, 0);
    assert_ok(history_ladder(store, &record));
    assert_int_equal(record.best_rung, 2);
    assert_int_equal(record.best_unix_s, 300);
    assert_int_equal(record.played[RIVAL_NOVICE], 4);
    assert_int_equal(record.won[RIVAL_NOVICE], 2);
    assert_int_equal(record.beaten, LADDER_BIT(1));
    assert_int_equal(record.played[RIVAL_EXPERT], 0);
    add(store, "ended = 700, level = 'ladder', rival_strength = 1000, rung = 10, ladder = 10, "
               "ladder_lost = 1, computer_points = 1000");
    assert_ok(history_ladder(store, &record));
    assert_int_equal(record.now.rung, LADDER_RUNGS);
    assert_int_equal(record.best_rung, LADDER_RUNGS);
    assert_int_equal(record.played[RIVAL_MERCILESS], 1);
    assert_int_equal(record.won[RIVAL_MERCILESS], 0);
    kit_sql(store->database, "UPDATE rounds SET language = 'de'"); /* another ladder */
    expect_now(store, 0, 0, 0);
    kit_close(store);
}
