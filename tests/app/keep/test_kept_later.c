/* SPDX-License-Identifier: MIT */
/*
 * A history that cannot be written for a while, or is found to be damaged while the game runs: what
 * waits is saved later, and the player is told of both.
 */
#include "phrase.h"
#include "rig_test.h"
#include "store_state.h"
#include "test.h"

#include <unistd.h>

/* A rig on a file, and another connection that can lock it. */
struct held {
    struct rig *rig;
    char folder[RIG_PATH_MAX];
    char path[RIG_PATH_MAX];
    sqlite3 *holder;
};

static void open_held_for(struct held *held, const char *board, long time_ms)
{
    rig_make_folder(held->folder, held->path);
    held->rig = rig_new_kept(board);
    held->rig->config.time_ms = time_ms;
    store_close(held->rig->store);
    assert_ok(rig_open_store(held->rig, held->path));
    assert_ok(rig_open(held->rig));
    rig_draw(held->rig);
    assert_int_equal(sqlite3_open(held->path, &held->holder), SQLITE_OK);
}

static void open_held(struct held *held, const char *board)
{
    open_held_for(held, board, 180000);
}

static void hold(const struct held *held)
{
    assert_int_equal(query_run(held->holder, "BEGIN IMMEDIATE"), SQLITE_OK);
}

static void let_go(const struct held *held)
{
    assert_int_equal(query_run(held->holder, "ROLLBACK"), SQLITE_OK);
}

static void free_held(struct held *held)
{
    assert_int_equal(sqlite3_close(held->holder), SQLITE_OK);
    rig_free(held->rig);
    rig_remove_folder(held->folder, held->path);
}

static const char *notice_of(const struct rig *rig)
{
    return notice_is_shown(&rig->game->notice) ? rig->game->notice.text : "";
}

/* The window wakes by itself to try again, the results then show what only the store knows, and
 * Continue offers nothing meanwhile. */
TEST_CASE(test_a_round_is_kept_as_soon_as_that_can_be)
{
    struct held held;
    open_held(&held, "omdssliletasieeu");
    struct rig *rig = held.rig;
    rig->game->session.notes.kind = ROUND_KIND_CODE; /* typed boards do not count */
    rig->game->session.notes.counts = true;
    rig_enter_word(rig, "tales");
    hold(&held);
    rig_end_round(rig);
    assert_non_null(strstr(notice_of(rig), "not saved yet"));
    assert_int_equal(rig->game->session.honours.goal_count, 0);
    notice_end(&rig->game->notice);
    rig_advance(rig, 5000); /* locked all the while: told only once */
    assert_string_equal(notice_of(rig), "");
    assert_int_equal(rig_count_rounds(rig), 0);
    assert_true(rig_settle(rig, 20000));
    assert_int_in_range(app_wait_ms(rig->app), 1, AUTOSAVE_MS);
    saves_find_waiting(rig->game->saves);
    assert_null(saves_waiting(rig->game->saves));
    let_go(&held);
    rig_advance(rig, AUTOSAVE_MS + RIG_FRAME_MS);
    assert_int_equal(rig_count_rounds(rig), 1);
    assert_string_equal(notice_of(rig), "Everything has been saved.");
    assert_int_equal(rig_newest_round(rig).player_words, 1);
    assert_true(rig->game->session.honours.goal_count > 0); /* the first round reaches a goal */
    char goal[PHRASE_MAX];
    (void)snprintf(goal, sizeof goal, "Goal: %s", phrase_goal(rig->game->session.honours.goals[0]));
    assert_true(rig_shows(rig, goal));
    rig_advance(rig, 5000);
    assert_int_equal(rig_count_rounds(rig), 1);
    free_held(&held);
}

/* A round under way that cannot be kept is tried again each second, even without a clock. The
 * player is told after a second, once, and when it has been kept. */
TEST_CASE(test_a_round_under_way_is_kept_later)
{
    for (int has_clock = 0; has_clock < 2; has_clock++) {
        struct held held;
        open_held_for(&held, "omdssliletasieeu", has_clock ? 180000 : 0);
        struct rig *rig = held.rig;
        hold(&held);
        rig_enter_word(rig, "tales");
        assert_int_equal(round_time_ms(rig->game->session.round) != 0, has_clock);
        assert_string_equal(notice_of(rig), "");
        assert_true(rig_settle(rig, AUTOSAVE_MS));
        assert_int_in_range(app_wait_ms(rig->app), 1, AUTOSAVE_MS);
        rig_advance(rig, AUTOSAVE_MS + RIG_FRAME_MS);
        assert_string_equal(notice_of(rig), "The round under way could not be saved: another "
                                            "window is using the history.");
        notice_end(&rig->game->notice);
        rig_advance(rig, 3 * AUTOSAVE_MS);
        assert_string_equal(notice_of(rig), "");
        let_go(&held);
        rig_advance(rig, AUTOSAVE_MS + RIG_FRAME_MS);
        assert_string_equal(notice_of(rig), "Everything has been saved.");
        notice_end(&rig->game->notice);
        rig_advance(rig, 3 * AUTOSAVE_MS);
        assert_string_equal(notice_of(rig), "");
        free_held(&held);
    }
}

/* The same for a puzzle. */
TEST_CASE(test_a_puzzle_under_way_is_kept_later)
{
    struct held held;
    struct unfinished_puzzle puzzle = {.code = "S2345-ABCDE"};
    open_held(&held, NULL);
    struct rig *rig = held.rig;
    hold(&held);
    saves_save_puzzle(rig->game->saves, &puzzle);
    saves_save_puzzle(rig->game->saves, &puzzle);
    assert_string_equal(notice_of(rig), "");
    struct stored_round kept;
    (void)saves_advance(rig->game->saves, AUTOSAVE_MS, &kept);
    saves_save_puzzle(rig->game->saves, &puzzle);
    assert_non_null(strstr(notice_of(rig), "The puzzle under way could not be saved"));
    let_go(&held);
    saves_save_puzzle(rig->game->saves, &puzzle);
    assert_string_equal(notice_of(rig), "Everything has been saved.");
    free_held(&held);
}

/* Everything is deleted although another program reads it, and the player is told of both. What was
 * played is then neither on the screen nor waiting to be saved. */
TEST_CASE(test_a_deletion_while_somebody_reads)
{
    struct held held;
    open_held(&held, "omdssliletasieeu");
    struct rig *rig = held.rig;
    rig_enter_word(rig, "tales");
    rig_end_round(rig);
    assert_int_equal(saves_summary(rig->game->saves)->rounds, 1);
    assert_int_equal(query_run(held.holder, "BEGIN; SELECT * FROM rounds"), SQLITE_OK);
    assert_true(saves_delete_all(rig->game->saves));
    assert_non_null(strstr(notice_of(rig), "Your history is deleted, but traces of it stay"));
    assert_int_equal(saves_summary(rig->game->saves)->rounds, 0);
    assert_false(store_has_pending(rig->game->store));
    let_go(&held);
    assert_true(saves_delete_all(rig->game->saves));
    assert_string_equal(notice_of(rig), "Your history is deleted.");
    free_held(&held);
}

/* Leaving the results for another screen tries again at once. */
TEST_CASE(test_leaving_the_results_tries_again)
{
    struct held held;
    open_held(&held, "omdssliletasieeu");
    struct rig *rig = held.rig;
    rig_enter_word(rig, "tales");
    hold(&held);
    rig_end_round(rig);
    let_go(&held);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    assert_int_equal(rig_count_rounds(rig), 1);
    free_held(&held);
}

/* Makes the files that what cannot be kept would go to, or removes them. */
static void spoil_names(const struct held *held, bool is_made)
{
    for (int i = 1; i <= 20; i++) {
        char name[RIG_PATH_MAX + 32];
        (void)snprintf(name, sizeof name, "%s/trounce-unsaved-%d.db", held->folder, i);
        FILE *file = is_made ? fopen(name, "w") : NULL;
        assert_int_equal(is_made ? fclose(file) : remove(name), 0);
    }
}

/* Closing the window puts the round into a file of its own, and the next start keeps it. */
TEST_CASE(test_closing_with_a_round_that_is_put_aside)
{
    struct held held;
    struct app_request request;
    open_held(&held, "omdssliletasieeu");
    struct rig *rig = held.rig;
    rig_enter_word(rig, "tales");
    hold(&held);
    rig_end_round(rig);
    rig_happens(rig, INPUT_CLOSE);
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_QUIT);
    let_go(&held);
    app_free(rig->app);
    rig->app = NULL;
    store_close(rig->store);
    assert_ok(rig_open_store(rig, held.path));
    rig->has_board = false;
    assert_ok(rig_open(rig));
    assert_int_equal(rig_count_rounds(rig), 1);
    free_held(&held);
}

/* Where that is impossible, closing the window asks first; a round saved meanwhile is announced
 * there. */
TEST_CASE(test_closing_with_a_round_that_is_not_kept)
{
    struct held held;
    struct app_request request;
    open_held(&held, "omdssliletasieeu");
    struct rig *rig = held.rig;
    spoil_names(&held, true);
    rig_enter_word(rig, "tales");
    hold(&held);
    rig_end_round(rig);
    rig_happens(rig, INPUT_CLOSE);
    rig_draw(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_LEAVE));
    assert_false(app_next_request(rig->app, &request));
    assert_true(rig_shows(rig, "Close anyway"));
    let_go(&held);
    rig_advance(rig, AUTOSAVE_MS + RIG_FRAME_MS);
    assert_true(rig_shows(rig, "Everything has been saved."));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig_happens(rig, INPUT_CLOSE);
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_QUIT);
    assert_int_equal(rig_count_rounds(rig), 1);
    spoil_names(&held, false);
    free_held(&held);
}

/* Settings and puzzles are saved later, too; while a setting waits, others add no notice. */
TEST_CASE(test_settings_and_puzzles_wait)
{
    struct held held;
    struct stored_puzzle puzzle = {.size = 4, .code = "S2345-ABCDE", .elapsed_ms = 9000};
    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1] = {{0}};
    char value[SETTING_TEXT_MAX];
    open_held(&held, NULL);
    struct rig *rig = held.rig;
    hold(&held);
    preferences_set(rig->game, SETTING_THEME, THEME_LIGHT);
    assert_non_null(strstr(notice_of(rig), "A setting is not saved yet"));
    notice_end(&rig->game->notice);
    preferences_set(rig->game, SETTING_THEME, THEME_CONTRAST);
    assert_string_equal(notice_of(rig), "");
    saves_finish_puzzle(rig->game->saves, &puzzle);
    assert_non_null(strstr(notice_of(rig), "not saved yet"));
    let_go(&held);
    rig_advance(rig, AUTOSAVE_MS + RIG_FRAME_MS);
    assert_string_equal(notice_of(rig), "Everything has been saved.");
    assert_ok(rig_restart(rig));
    assert_ok(store_get_setting(rig->store, "theme", value, sizeof value));
    assert_string_equal(value, "contrast");
    assert_ok(history_puzzles(rig->store, figures));
    assert_int_equal(figures[4].solved, 1);
    free_held(&held);
}

/* What is saved while something else waits is not said to be everything. */
TEST_CASE(test_a_setting_is_saved_while_a_round_waits)
{
    struct held held;
    open_held(&held, "omdssliletasieeu");
    struct rig *rig = held.rig;
    assert_int_equal(query_run(rig->store->database,
                               "CREATE TEMP TRIGGER no_round BEFORE INSERT ON rounds BEGIN SELECT "
                               "RAISE (ABORT, 'no'); END"),
                     SQLITE_OK);
    rig_enter_word(rig, "tales");
    rig_end_round(rig);
    assert_non_null(strstr(notice_of(rig), "This round is not saved yet"));
    notice_end(&rig->game->notice);
    preferences_set(rig->game, SETTING_THEME, THEME_LIGHT);
    assert_string_equal(notice_of(rig), "");
    rig_advance(rig, AUTOSAVE_MS + RIG_FRAME_MS);
    assert_string_equal(notice_of(rig), "");
    assert_int_equal(query_run(rig->store->database, "DROP TRIGGER no_round"), SQLITE_OK);
    rig_advance(rig, AUTOSAVE_MS + RIG_FRAME_MS);
    assert_string_equal(notice_of(rig), "Everything has been saved.");
    assert_int_equal(rig_count_rounds(rig), 1);
    free_held(&held);
}

/* Damage in a part of a large file that has not been read is found in the first idle seconds, and
 * the window wakes for that. */
TEST_CASE(test_a_large_file_is_read_through)
{
    test_skip_in_browsers();
    struct held held;
    open_held(&held, "omdssliletasieeu");
    rig_enter_word(held.rig, "tales");
    rig_end_round(held.rig);
    assert_int_equal(query_run(held.holder, "CREATE TABLE filler (x); INSERT INTO filler VALUES "
                                            "(zeroblob(3000000)); PRAGMA wal_checkpoint(TRUNCATE)"),
                     SQLITE_OK);
    struct rig *rig = held.rig;
    FILE *file = fopen(held.path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, -2 * 4096, SEEK_END), 0);
    assert_int_equal(fputc(0xff, file), 0xff); /* in the link to the next page */
    assert_int_equal(fclose(file), 0);
    rig->has_board = false;
    assert_ok(rig_restart(rig));
    assert_true(rig_settle(rig, 20000));
    for (int turn = 0; !strstr(notice_of(rig), "was damaged") && turn < 600000; turn++) {
        long wait_ms = app_wait_ms(rig->app);
        assert_true(wait_ms >= 0);
        app_advance(rig->app, wait_ms > 0 ? wait_ms : 16);
        usleep(1000);
    }
    assert_non_null(strstr(notice_of(rig), "with 1 round that could be read"));
    assert_int_equal(rig_count_rounds(rig), 1);
    char name[160];
    (void)snprintf(name, sizeof name, "%s/trounce-damaged-1.db", held.folder);
    assert_int_equal(remove(name), 0);
    for (int i = 0; i < 2; i++) {
        (void)snprintf(name, sizeof name, "%s/trounce-damaged-1.db-%s", held.folder,
                       i == 0 ? "wal" : "shm");
        (void)remove(name);
    }
    free_held(&held);
}
