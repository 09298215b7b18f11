/* SPDX-License-Identifier: MIT */
/*
 * What cannot be stored at once is queued, and stored as soon as possible: once, in order, and
 * unchanged. Another connection that holds the file stands for anything that prevents writing.
 */
#include "disk.h"
#include "english.h"
#include "practice.h"
#include "repair.h"
#include "store_kit.h"
#include "test.h"
#include "trounce/memory.h"

#ifdef TEST_POSIX
#include <sys/stat.h>
#include <unistd.h>
#endif

static const char unsaved_added[] = "What could not be saved last time is now in the history.";

static struct {
    struct store *store;
    sqlite3 *holder;
} place;

static int set_up(void **state)
{
    kit_set_up_place(state);
    place.store = kit_open(kit.path);
    assert_int_equal(sqlite3_open(kit.path, &place.holder), SQLITE_OK);
    return 0;
}

static int tear_down(void **state)
{
    kit_close(place.store);
    assert_int_equal(sqlite3_close(place.holder), SQLITE_OK);
    return kit_tear_down_place(state);
}

static void hold(void)
{
    kit_sql(place.holder, "BEGIN IMMEDIATE");
}

static void let_go(void)
{
    kit_sql(place.holder, "ROLLBACK");
}

/* Closes the store and opens it again, like the next start. */
static void restart(void)
{
    kit_close(place.store);
    place.store = kit_open(kit.path);
}

TEST_CASE_WITH(test_a_finished_round_waits, set_up, tear_down)
{
    struct kit_round played[2];
    struct unfinished left;
    long long id = 0;
    struct stored_round saved;
    for (int i = 0; i < 2; i++) {
        kit_play(&kit.random, 4, 4, ROUND_DONE, &played[i]);
    }
    hold();
    for (int i = 0; i < 2; i++) {
        assert_int_equal(kit_save_round(place.store, &played[i], &id), STATUS_BUSY);
        assert_non_null(strstr(english(store_trouble(place.store)), "not saved yet"));
    }
    assert_int_equal(id, 0);
    assert_true(store_has_pending(place.store));
    assert_int_equal(store_try_again(place.store, 0, NULL), STATUS_BUSY);
    assert_int_equal(kit_count(place.store), 0);
    let_go();
    assert_ok(store_try_again(place.store, 0, &saved));
    assert_string_equal(english(store_trouble(place.store)), "");
    assert_false(store_has_pending(place.store));
    assert_int_equal(saved.id, 2);
    assert_ok(store_try_again(place.store, 0, &saved)); /* nothing to do */
    assert_int_equal(saved.id, 0);
    assert_int_equal(kit_count_whole(place.store), 2);
    assert_int_equal(store_read_unfinished(place.store, &left), STATUS_MISSING);
    for (int i = 0; i < 2; i++) {
        kit_expect_round(place.store, i + 1, &played[i]);
        kit_end(&played[i]);
    }
}

/* A queued round keeps the row of its unfinished state until it is stored: neither the next round
 * nor Continue gets it. */
TEST_CASE_WITH(test_its_row_waits_with_it, set_up, tear_down)
{
    test_skip_in_browsers();
    struct kit_round done;
    struct kit_round next;
    struct unfinished left;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &next);
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    assert_ok(kit_save_unfinished(place.store, &next));
    hold();
    assert_int_equal(kit_save_round(place.store, &done, NULL), STATUS_BUSY);
    let_go();
    assert_int_equal(store_read_unfinished(place.store, &left), STATUS_MISSING);
    struct store *other = kit_open(kit.path);
    assert_int_equal(store_read_unfinished(other, &left), STATUS_MISSING);
    kit_close(other);

    next.notes.elapsed_ms = 77;
    assert_ok(kit_save_unfinished(place.store, &next));
    assert_ok(store_try_again(place.store, 0, NULL));
    assert_int_equal(kit_count(place.store), 1);
    restart();
    assert_ok(store_read_unfinished(place.store, &left));
    assert_int_equal(left.round.notes.elapsed_ms, 77);
    unfinished_deinit(&left);
    assert_ok(store_drop_unfinished(place.store));
    assert_int_equal(store_read_unfinished(place.store, &left), STATUS_MISSING);
    kit_end(&next);
    kit_end(&done);
}

/* Settles and closes the store while another connection holds the file, opens it again when that
 * has let go, and expects to be told both. */
static void end_while_held(void)
{
    struct store_news news;
    assert_ok(store_settle(place.store, 0));
    assert_false(store_has_pending(place.store));
    assert_true(store_take_news(place.store, &news));
    assert_non_null(strstr(english(&news.text), "trounce-unsaved-1.db"));
    kit_close(place.store);
    let_go();
    assert_int_equal(kit_count_files(kit.folder, "trounce-unsaved"), 1);
    place.store = kit_open_news(kit.path, &news);
    assert_string_equal(english(&news.text), unsaved_added);
    assert_int_equal(kit_count_files(kit.folder, "trounce-unsaved"), 0);
}

/* If the program ends before that, all that waits is in the history at the next start. */
TEST_CASE_WITH(test_a_program_that_ends_meanwhile, set_up, tear_down)
{
    struct kit_round under_way;
    struct kit_round done[2];
    struct unfinished left;
    struct unfinished_puzzle puzzle = {.code = "4"};
    struct stored_puzzle solved = {.ended_unix_s = 1, .size = 4, .code = "4", .jumble_count = 3};
    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1];
    char value[16];
    kit_save(place.store, &kit.random);
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    for (int i = 0; i < 2; i++) {
        kit_play(&kit.random, 4, 4 + i, ROUND_DONE, &done[i]);
    }
    /* The first one's own row, from before its end. */
    under_way.notes.began_unix_s = done[0].notes.began_unix_s;
    assert_ok(kit_save_unfinished(place.store, &under_way));
    kit_run(kit.path, "UPDATE rounds SET board = 'a' WHERE id < 0");
    assert_ok(store_keep_puzzle(place.store, &puzzle));
    hold();
    for (int i = 0; i < 2; i++) {
        assert_int_equal(kit_save_round(place.store, &done[i], NULL), STATUS_BUSY);
    }
    assert_int_equal(store_save_puzzle(place.store, &solved, NULL), STATUS_BUSY);
    assert_int_equal(store_set_setting(place.store, "theme", "light"), STATUS_BUSY);
    end_while_held();
    assert_int_equal(kit_count_whole(place.store), 3);
    for (int i = 0; i < 2; i++) {
        kit_expect_round(place.store, i + 2, &done[i]);
        kit_end(&done[i]);
    }
    assert_int_equal(store_read_unfinished(place.store, &left), STATUS_MISSING);
    assert_int_equal(store_read_puzzle(place.store, &puzzle), STATUS_MISSING);
    assert_ok(history_puzzles(place.store, figures));
    assert_int_equal(figures[4].solved, 1);
    assert_ok(store_get_setting(place.store, "theme", value, sizeof value));
    assert_string_equal(value, "light");
    restart();
    assert_int_equal(kit_count_whole(place.store), 3);
    kit_end(&under_way);
}

/* What a round means for practice and for the day's board is the same as if it had been saved. */
TEST_CASE_WITH(test_a_round_that_is_moved_counts, set_up, tear_down)
{
    struct kit_round done;
    struct practice_news news = {.today = "2026-11-20"};
    struct practice_word word;
    do { /* one with a missed word */
        kit_play_mode(&kit.random, 4, 4, MODE_TURNS, ROUND_DONE, &done);
        news.missed_count = round_word_count(done.round, SIDE_COMPUTER) > 0;
    } while (news.missed_count == 0 && (kit_end(&done), true));
    const struct round_word *missed = round_word(done.round, SIDE_COMPUTER, 0);
    news.missed = &missed->path;
    done.notes.kind = ROUND_KIND_DAILY;
    done.notes.counts = true;
    memcpy(done.notes.date, "2026-11-20", sizeof "2026-11-20");
    hold();
    assert_int_equal(store_save_round(place.store, done.round, &done.notes, &news, NULL),
                     STATUS_BUSY);
    end_while_held();
    assert_ok(practice_find(place.store, missed->text, &word));
    assert_string_equal(word.missed, "2026-11-20");

    /* The second on that date, in the same language, does not count, but its word is missed again.
     */
    done.notes.began_unix_s++;
    hold();
    assert_int_equal(store_save_round(place.store, done.round, &done.notes, &news, NULL),
                     STATUS_BUSY);
    end_while_held();
    assert_int_equal(kit_count_whole(place.store), 2);
    assert_ok(practice_find(place.store, missed->text, &word));
    assert_int_equal(word.misses, 2);
    assert_int_equal(kit_number(place.holder, "SELECT sum(counts) FROM rounds"), 1);
    kit_end(&done);
}

/* The rounds of the file follow those of the history, whatever ids either has. */
TEST_CASE_WITH(test_ids_of_unsaved_rounds, set_up, tear_down)
{
    static const char *const ids[] = {"9223372036854775807", "1", "-3"};
    struct kit_round done[2];
    char path[KIT_PATH_MAX];
    size_t size;
    for (int i = 0; i < 2; i++) {
        kit_play(&kit.random, 4, 4, ROUND_DONE, &done[i]);
        done[i].notes.ended_unix_s = 1000 * (i + 1);
    }
    hold();
    for (int i = 0; i < 2; i++) {
        assert_int_equal(kit_save_round(place.store, &done[i], NULL), STATUS_BUSY);
    }
    kit_close(place.store);
    let_go();
    unsigned char *bytes = whole_file(kit_path(kit.folder, "trounce-unsaved-1.db", path), &size);
    assert_true(disk_remove(path));
    for (int i = 0; i < 9; i++) {
        char name[32];
        char here[KIT_PATH_MAX];
        char sql[256];
        struct store_news news;
        snprintf(name, sizeof name, "here-%d.db", i);
        struct store *store = kit_open(kit_path(kit.folder, name, here));
        (void)kit_save(store, &kit.random);
        snprintf(sql, sizeof sql, "UPDATE sqlite_sequence SET seq = %s", ids[i / 3]);
        kit_sql(store->database, sql);
        kit_close(store);
        snprintf(name, sizeof name, "here-%d-unsaved-1.db", i);
        kit_write(kit_path(kit.folder, name, path), bytes, size);
        snprintf(sql, sizeof sql,
                 "UPDATE words SET round = %s WHERE round = %d; UPDATE rounds SET id = %s WHERE id "
                 "= %d",
                 ids[i % 3], i % 3 == 2 ? 1 : 2, ids[i % 3], i % 3 == 2 ? 1 : 2);
        if (i % 3 != 1) {
            kit_run(path, sql);
        }
        store = kit_open_news(here, &news);
        assert_string_equal(english(&news.text), unsaved_added);
        assert_int_equal(kit_count_whole(store), 3);
        assert_int_equal(
            kit_number(store->database, "SELECT id FROM rounds WHERE ended = 2000 AND id = (SELECT "
                                        "max(id) FROM rounds)") -
                kit_number(store->database, "SELECT id FROM rounds WHERE ended = 1000"),
            1);
        kit_close(store);
    }
    place.store = kit_open(kit.path);
    free(bytes);
    kit_end(&done[0]);
    kit_end(&done[1]);
}

/* A program that was killed before it removed the file, one that cannot write, and a file that is
 * none: nothing is there twice, and nothing is lost. */
TEST_CASE_WITH(test_a_file_of_unsaved_rounds_that_stays, set_up, tear_down)
{
    struct kit_round done;
    struct store_news news;
    char path[KIT_PATH_MAX];
    size_t size;
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    hold();
    assert_int_equal(kit_save_round(place.store, &done, NULL), STATUS_BUSY);
    kit_close(place.store);
    unsigned char *bytes = whole_file(kit_path(kit.folder, "trounce-unsaved-1.db", path), &size);
    place.store = kit_open(kit.path); /* still held */
    assert_int_equal(kit_count(place.store), 0);
    kit_close(place.store);
    let_go();
    for (int i = 0; i < 2; i++) {
        kit_write(path, bytes, size);
        place.store = kit_open_news(kit.path, &news);
        assert_string_equal(english(&news.text), i == 0 ? unsaved_added : "");
        assert_int_equal(kit_count_whole(place.store), 1);
        kit_close(place.store);
    }
    kit_write(path, (const unsigned char *)"none", 4);
    place.store = kit_open_news(kit.path, &news);
    assert_non_null(strstr(english(&news.text), "set aside as trounce-unsaved-1-damaged-1.db"));
    assert_int_equal(kit_count_whole(place.store), 1);
    assert_int_equal(kit_count_files(kit.folder, "trounce-unsaved-1.db"), 0);
    kit_close(place.store);

    /* Nor is a round taken in that cannot be read. */
    kit_write(path, bytes, size);
    kit_run(path, "UPDATE rounds SET board = 'a', began = began + 1");
    place.store = kit_open_news(kit.path, &news);
    assert_non_null(strstr(english(&news.text), "set aside as trounce-unsaved-1-damaged-2.db"));
    assert_int_equal(kit_count_whole(place.store), 1);
    restart();

    /* Nor does any of it come back after everything has been deleted. */
    kit_write(path, bytes, size);
    free(bytes);
    assert_ok(store_delete_all(place.store));
    restart();
    assert_int_equal(kit_count(place.store), 0);
    kit_end(&done);
}

/* What only deletes something needs no file of its own. */
TEST_CASE_WITH(test_nothing_to_save, set_up, tear_down)
{
    struct store_news news;
    assert_ok(store_set_setting(place.store, "theme", "light"));
    hold();
    assert_int_equal(store_set_setting(place.store, "theme", NULL), STATUS_BUSY);
    assert_ok(store_settle(place.store, 0));
    assert_false(store_take_news(place.store, &news));
    assert_int_equal(kit_count_files(kit.folder, "trounce-unsaved"), 0);
    let_go();
}

TEST_CASE_WITH(test_closing_keeps_what_waits, set_up, tear_down)
{
    struct kit_round done;
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    hold();
    assert_int_equal(kit_save_round(place.store, &done, NULL), STATUS_BUSY);
    let_go();
    restart();
    assert_int_equal(kit_count_whole(place.store), 1);
    kit_end(&done);
}

TEST_CASE_WITH(test_settings_wait_and_are_read, set_up, tear_down)
{
    struct store *store = place.store;
    char value[16];
    assert_ok(store_set_setting(store, "theme", "dark"));
    assert_ok(store_set_setting(store, "size", "5"));
    hold();
    assert_int_equal(store_set_setting(store, "theme", "light"), STATUS_BUSY);
    assert_int_equal(store_set_setting(store, "size", NULL), STATUS_BUSY);
    assert_int_equal(store_set_setting(store, "theme", "contrast"), STATUS_BUSY);
    for (int turn = 0; turn < 2; turn++) {
        assert_ok(store_get_setting(store, "theme", value, sizeof value));
        assert_string_equal(value, "contrast");
        assert_int_equal(store_get_setting(store, "theme", value, 5), STATUS_RANGE);
        assert_int_equal(store_get_setting(store, "size", value, sizeof value), STATUS_MISSING);
        if (turn == 0) {
            let_go();
            assert_ok(store_set_setting(store, "sound", "on"));
            restart();
            store = place.store;
        }
    }
    assert_ok(store_get_setting(store, "sound", value, sizeof value));
}

TEST_CASE_WITH(test_puzzles_and_dropped_words_wait, set_up, tear_down)
{
    struct stored_puzzle puzzle = {.ended_unix_s = 1760000000,
                                   .size = 4,
                                   .code = "S2345-ABCDE",
                                   .jumble_count = 3,
                                   .move_count = 4,
                                   .elapsed_ms = 5000};
    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1];
    struct practice_news news = {.today = "2026-11-20"};
    struct practice_word word;
    struct kit_round done;
    long long id;
    do { /* one with a missed word */
        kit_play_mode(&kit.random, 4, 4, MODE_TURNS, ROUND_DONE, &done);
        news.missed_count = round_word_count(done.round, SIDE_COMPUTER) > 0;
    } while (news.missed_count == 0 && (kit_end(&done), true));
    struct round_word missed = *round_word(done.round, SIDE_COMPUTER, 0);
    char text[STORE_WORD_MAX];
    snprintf(text, sizeof text, "%s", missed.text);
    news.missed = &missed.path;

    /* A word of a queued round is dropped after it. */
    hold();
    assert_int_equal(store_save_round(place.store, done.round, &done.notes, &news, NULL),
                     STATUS_BUSY);
    kit_end(&done); /* the queue needs neither the round nor its paths */
    memset(&missed, 0, sizeof missed);
    assert_int_equal(store_save_puzzle(place.store, &puzzle, &id), STATUS_BUSY);
    let_go();
    assert_ok(store_try_again(place.store, 0, NULL));
    assert_ok(practice_find(place.store, text, &word));
    hold();
    assert_int_equal(practice_drop(place.store, text), STATUS_BUSY);
    let_go();
    assert_ok(store_try_again(place.store, 0, NULL));
    assert_int_equal(practice_find(place.store, text, &word), STATUS_MISSING);
    assert_ok(history_puzzles(place.store, figures));
    assert_int_equal(figures[4].solved, 1);
    assert_int_equal(figures[4].best_ms, 5000);
}

/* Deleted data does not come back; settings stay. */
TEST_CASE_WITH(test_deleting_forgets_what_waits, set_up, tear_down)
{
    struct kit_round done;
    char value[16];
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    hold();
    assert_int_equal(kit_save_round(place.store, &done, NULL), STATUS_BUSY);
    assert_int_equal(store_set_setting(place.store, "theme", "light"), STATUS_BUSY);
    let_go();
    assert_ok(store_delete_all(place.store));
    assert_ok(store_try_again(place.store, 0, NULL));
    assert_int_equal(kit_count(place.store), 0);
    assert_ok(store_get_setting(place.store, "theme", value, sizeof value));
    kit_end(&done);
}

/* Writes that fail stay in sequence; those of another kind overtake them, and say so. */
TEST_CASE_WITH(test_what_waits_holds_up_its_kind, set_up, tear_down)
{
    struct kit_round done[2];
    struct stored_round saved;
    char value[16];
    kit_sql(place.holder, "CREATE TRIGGER refuse BEFORE INSERT ON rounds BEGIN "
                          "SELECT raise(ABORT, 'no'); END");
    for (int i = 0; i < 2; i++) {
        kit_play(&kit.random, 4, 4, ROUND_DONE, &done[i]);
        assert_int_equal(kit_save_round(place.store, &done[i], NULL), STATUS_STORAGE);
        assert_int_equal(store_try_again(place.store, 0, &saved), STATUS_STORAGE);
        assert_int_equal(saved.id, 0);
    }
    assert_ok(store_set_setting(place.store, "theme", "light"));
    assert_string_equal(english(store_trouble(place.store)), "");
    assert_true(store_has_pending(place.store));
    assert_int_equal(kit_number(place.holder, "SELECT count(*) FROM settings WHERE name = 'theme'"),
                     1);
    assert_ok(store_get_setting(place.store, "theme", value, sizeof value));
    kit_sql(place.holder, "DROP TRIGGER refuse; CREATE TRIGGER refuse BEFORE INSERT ON rounds WHEN "
                          "EXISTS (SELECT 1 FROM rounds) BEGIN SELECT raise(ABORT, 'no'); END");
    assert_int_equal(store_try_again(place.store, 0, &saved), STATUS_STORAGE);
    assert_int_equal(kit_count(place.store), 1);
    assert_int_equal(saved.id, 0); /* an earlier one was written */
    kit_sql(place.holder, "DROP TRIGGER refuse");
    assert_ok(store_try_again(place.store, 0, NULL));
    for (int i = 0; i < 2; i++) {
        kit_expect_round(place.store, i + 1, &done[i]);
    }

    long long id = 0;
    kit_sql(place.holder,
            "CREATE TRIGGER refuse BEFORE UPDATE ON settings WHEN old.name = 'theme' BEGIN "
            "SELECT raise(ABORT, 'no'); END");
    assert_int_equal(store_set_setting(place.store, "theme", "dark"), STATUS_STORAGE);
    assert_ok(kit_save_round(place.store, &done[0], &id));
    assert_int_equal(id, 3);
    assert_true(store_has_pending(place.store));
    assert_int_equal(store_try_again(place.store, 0, NULL), STATUS_STORAGE);
    kit_sql(place.holder, "DROP TRIGGER refuse");
    assert_ok(store_try_again(place.store, 0, NULL));
    for (int i = 0; i < 2; i++) {
        kit_end(&done[i]);
    }
}

/* What another window left can be continued, while nobody gets the rows of a queued round and
 * puzzle. */
TEST_CASE_WITH(test_rows_of_others_beside_what_waits, set_up, tear_down)
{
    struct store *store = place.store;
    struct kit_round under_way;
    struct kit_round done;
    struct unfinished left;
    struct unfinished_puzzle kept = {.code = "4"};
    struct unfinished_puzzle found;
    struct stored_puzzle solved = {.ended_unix_s = 1, .size = 4, .code = "4", .jumble_count = 3};
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    kit_play(&kit.random, 4, 4, ROUND_DONE, &done);
    assert_ok(kit_save_unfinished(store, &under_way));
    assert_ok(store_keep_puzzle(store, &kept));
    hold();
    assert_int_equal(store_keep_puzzle(store, &kept), STATUS_BUSY);
    assert_int_equal(kit_save_round(store, &done, NULL), STATUS_BUSY);
    assert_int_equal(store_save_puzzle(store, &solved, NULL), STATUS_BUSY);
    let_go();
    assert_int_equal(store_read_puzzle(store, &found), STATUS_MISSING);

    struct store *other = kit_open(kit.path);
    kept.code[0] = '5';
    assert_ok(kit_save_unfinished(other, &under_way));
    assert_ok(store_keep_puzzle(other, &kept));
    kit_close(other);
    assert_ok(store_read_unfinished(store, &left));
    assert_int_equal(store->sessions[SESSION_ROUND], 2);
    unfinished_deinit(&left);
    assert_ok(store_read_puzzle(store, &found));
    assert_string_equal(found.code, "5");
    unfinished_puzzle_deinit(&found);

#ifdef TEST_POSIX /* elsewhere an open file cannot be removed */
    /* The new file lacks what is finished and what this store will keep again. */
    kit_remove_folder(kit.folder);
    assert_ok(store_try_again(store, 0, NULL));
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM puzzles WHERE id < 0"), 0);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM puzzles"), 1);
    assert_int_equal(kit_count_whole(store), 1);
#endif
    kit_end(&under_way);
    kit_end(&done);
}

/* The row of a running window may be gone; its number remains taken. */
TEST_CASE_WITH(test_a_number_that_is_held, set_up, tear_down)
{
    test_skip_in_browsers();
    struct kit_round under_way;
    struct unfinished_puzzle kept = {.code = "4"};
    struct store *other = kit_open(kit.path);
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    assert_ok(kit_save_unfinished(other, &under_way));
    assert_ok(store_keep_puzzle(other, &kept));
    kit_run(kit.path, "DELETE FROM rounds; DELETE FROM puzzles");
    assert_ok(kit_save_unfinished(place.store, &under_way));
    assert_ok(store_keep_puzzle(place.store, &kept));
    assert_int_equal(place.store->sessions[SESSION_ROUND], 2);
    assert_int_equal(place.store->sessions[SESSION_PUZZLE], 2);
    kit_end(&under_way);
}

/* Both are reported, one after the other; if dropping one fails, it is tried again. */
TEST_CASE_WITH(test_what_was_left_is_damaged, set_up, tear_down)
{
    struct kit_round under_way;
    struct unfinished_puzzle kept = {.code = "4"};
    struct unfinished left;
    struct store_news news;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &under_way);
    assert_ok(kit_save_unfinished(place.store, &under_way));
    assert_ok(store_keep_puzzle(place.store, &kept));
    restart();
    kit_run(kit.path,
            "UPDATE rounds SET rows = 64 WHERE id < 0; UPDATE puzzles SET made = 9 WHERE id < 0;"
            "CREATE TRIGGER refuse BEFORE DELETE ON puzzles BEGIN "
            "SELECT raise(ABORT, 'no'); END");
    assert_int_equal(store_read_unfinished(place.store, &left), STATUS_MISSING);
    assert_int_equal(store_read_puzzle(place.store, &kept), STATUS_STORAGE);
    assert_true(store_take_news(place.store, &news));
    assert_non_null(strstr(english(&news.text), "An unfinished round is damaged"));
    assert_non_null(strstr(english(&news.text), ". An unfinished puzzle is damaged"));
    kit_run(kit.path, "DROP TRIGGER refuse");
    assert_int_equal(store_read_puzzle(place.store, &kept), STATUS_MISSING);
    assert_int_equal(kit_number(place.holder, "SELECT count(*) FROM puzzles WHERE id < 0"), 0);
    kit_end(&under_way);
}
