/* SPDX-License-Identifier: MIT */
/*
 * Practice words: how they are added, advance, are learned and dropped.
 */
#include "practice.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"
#include "trounce/finder.h"

#include <limits.h>

#define WORDS_MAX 40

static const char *const words[] = {"case", "spit", "stop", "tips"};

static struct {
    struct store *store;
    struct lexicon lexicon;
} place;

static int set_up(void **state)
{
    struct naive_list list = {.count = 0};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        naive_add(&list, words[i], (struct word_note){10, WORD_MARK_NONE});
    }
    naive_lexicon(&list, &place.lexicon);
    place.store = kit_open(NULL);
    return 0;
}

static int tear_down(void **state)
{
    kit_close(place.store);
    lexicon_deinit(&place.lexicon);
    return 0;
}

/* Finds the paths of the words in `text` (separated by spaces); returns their number. */
static size_t find_paths(const struct board *board, const char *text, struct path *paths)
{
    size_t count = 0;
    for (const char *at = text; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        paths[count] = (struct path){0};
        assert_true(finder_find(board, at, length, NULL, &paths[count++]));
        at += length;
    }
    return count;
}

/* Saves a round played on `today` with these found and missed words. */
static enum status play_on(const char *letters, const char *today, const char *found,
                           const char *missed)
{
    struct board board;
    struct round *round;
    struct path paths[4];
    struct round_notes notes = {.kind = ROUND_KIND_PRACTICE};
    assert_ok(board_parse(letters, strlen(letters), 0, 0, &board, NULL));
    struct round_config config = {
        .board = &board, .lexicon = &place.lexicon, .rules = RULES_FOUR, .mode = MODE_ALONE};
    assert_ok(round_new(&config, &round));
    round_start(round);
    size_t count = find_paths(&board, found, paths);
    for (size_t i = 0; i < count; i++) {
        enum verdict verdict;
        assert_ok(round_submit_path(round, &paths[i], &verdict));
        assert_int_equal(verdict, VERDICT_GOOD);
    }
    round_finish(round);
    struct practice_news news = {.missed = paths};
    news.missed_count = find_paths(&board, missed, paths);
    snprintf(news.today, sizeof news.today, "%s", today);
    enum status status = store_save_round(place.store, round, &notes, &news, NULL);
    round_free(round);
    return status;
}

static void play(const char *today, const char *found, const char *missed)
{
    assert_ok(play_on("stoppicaxxesxxxx", today, found, missed));
}

static void expect_word(const char *text, int box, const char *due, const char *missed,
                        const char *found)
{
    struct practice_word word;
    assert_ok(practice_find(place.store, text, &word));
    assert_string_equal(word.text, text);
    assert_int_equal(word.box, box);
    assert_string_equal(word.due, due);
    assert_string_equal(word.missed, missed);
    assert_string_equal(word.found, found);
}

static void expect_list(enum practice_list list, const char *expected)
{
    struct practice_word found[WORDS_MAX];
    char text[WORDS_MAX * STORE_WORD_MAX] = "";
    size_t count;
    size_t length = 0;
    assert_ok(practice_list(place.store, list, 0, WORDS_MAX, found, &count));
    for (size_t i = 0; i < count; i++) {
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s", i > 0 ? " " : "",
                                   found[i].text);
        assert_true(length < sizeof text);
    }
    assert_string_equal(text, expected);
}

/* Words in the order of the alphabet, but "spit" is never chosen. */
static long worth_of(const void *context, const struct practice_word *word)
{
    (void)context;
    return strcmp(word->text, "spit") == 0 ? -1 : 1000 * word->misses - word->text[0];
}

static void expect_portion(const char *today, size_t chosen, const char *expected)
{
    struct practice_portion portion;
    char text[PRACTICE_PORTION * STORE_WORD_MAX] = "";
    size_t length = 0;
    assert_ok(practice_portion(place.store, today, worth_of, NULL, &portion));
    assert_int_equal(portion.chosen, chosen);
    for (size_t i = 0; i < portion.left; i++) {
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s", i > 0 ? " " : "",
                                   portion.words[i].text);
        assert_true(length < sizeof text);
    }
    assert_string_equal(text, expected);
}

TEST_CASE_WITH(test_a_word_is_learned_on_three_days, set_up, tear_down)
{
    play("2026-02-26", "", "stop");
    expect_word("stop", 0, "2026-02-27", "2026-02-26", "");
    play("2026-02-26", "stop", ""); /* found on the day it was missed: no progress */
    expect_word("stop", 0, "2026-02-27", "2026-02-26", "2026-02-26");
    play("2026-02-28", "stop", "");
    expect_word("stop", 1, "2026-03-01", "2026-02-26", "2026-02-28");
    play("2026-02-28", "stop tips", ""); /* only once a day */
    expect_word("stop", 1, "2026-03-01", "2026-02-26", "2026-02-28");
    play("2026-03-01", "stop", "");
    expect_word("stop", 2, "2026-03-04", "2026-02-26", "2026-03-01");
    play("2026-03-02", "stop", ""); /* before it is due */
    expect_word("stop", 3, "2026-03-09", "2026-02-26", "2026-03-02");
    expect_list(PRACTICE_DONE, "stop");
    play("2026-03-09", "stop", ""); /* the last review */
    expect_word("stop", 3, "", "2026-02-26", "2026-03-09");
    play("2026-03-19", "stop", "");
    expect_word("stop", 3, "", "2026-02-26", "2026-03-09");
    play("2026-12-31", "", "stop"); /* forgotten */
    expect_word("stop", 0, "2027-01-01", "2026-12-31", "2026-03-09");
}

TEST_CASE_WITH(test_a_missed_word_comes_tomorrow, set_up, tear_down)
{
    struct practice_word word;
    struct board board;
    play("2026-02-01", "", "stop");
    play("2026-02-02", "stop", "");
    play("2026-02-03", "stop", "");
    assert_ok(play_on("st/op", "2026-02-03", "", "stop"));
    expect_word("stop", 0, "2026-02-04", "2026-02-03", "2026-02-03");
    assert_ok(practice_find(place.store, "stop", &word));
    assert_string_equal(word.board, "stop"); /* the board where it was last missed */
    assert_int_equal(word.rows, 2);
    assert_int_equal(word.columns, 2);
    assert_ok(board_parse(word.board, strlen(word.board), word.rows, word.columns, &board, NULL));
    assert_int_equal(word.path.length, 4);
    assert_true(path_is_valid(&word.path, &board));
    assert_int_equal(practice_find(place.store, "tips", &word), STATUS_MISSING);
}

/* An import may bring any count; the round is saved, and the word is still there. */
TEST_CASE_WITH(test_a_word_missed_too_often_to_count, set_up, tear_down)
{
    static const char *const counts[] = {"2147483647", "9223372036854775807"};
    struct practice_word word;
    play("2026-02-01", "", "stop");
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        char sql[80];
        snprintf(sql, sizeof sql, "UPDATE practice SET misses = %s", counts[i]);
        kit_sql(place.store->database, sql);
        play("2026-02-02", "", "stop");
        assert_ok(practice_find(place.store, "stop", &word));
        assert_int_equal(word.misses, INT_MAX);
    }
}

TEST_CASE_WITH(test_lists_and_counts, set_up, tear_down)
{
    struct practice_count count;
    struct practice_word found[2];
    size_t got;
    assert_ok(practice_count(place.store, "2026-02-01", &count));
    assert_int_equal(count.waiting + count.learned + count.due, 0);
    play("2026-02-01", "", "stop tips spit");
    play("2026-02-02", "stop tips", "case");
    play("2026-02-03", "stop", "");
    play("2026-02-04", "stop", "");
    expect_list(PRACTICE_WAITING, "spit case tips");
    expect_list(PRACTICE_DONE, "stop");
    expect_list(PRACTICE_ALL, "spit case tips stop");
    assert_ok(practice_list(place.store, PRACTICE_ALL, 1, 2, found, &got));
    assert_int_equal(got, 2);
    assert_string_equal(found[0].text, "case");
    assert_string_equal(found[1].text, "tips");
    assert_ok(practice_list(place.store, PRACTICE_ALL, 4, 2, found, &got));
    assert_int_equal(got, 0);
    assert_ok(practice_count(place.store, "2026-02-03", &count));
    assert_int_equal(count.boxes[0], 2);
    assert_int_equal(count.boxes[1], 1);
    assert_int_equal(count.boxes[2], 0);
    assert_int_equal(count.boxes[PRACTICE_LEARNED], 1);
    assert_int_equal(count.waiting, 3);
    assert_int_equal(count.learned, 1);
    assert_int_equal(count.due, 3);
    assert_ok(practice_count(place.store, "2026-02-11", &count));
    assert_int_equal(count.due, 4); /* including the learned one */
}

TEST_CASE_WITH(test_a_dropped_word_never_comes_back, set_up, tear_down)
{
    struct practice_word word;
    struct practice_count count;
    play("2026-02-01", "", "stop tips");
    assert_ok(practice_drop(place.store, "stop"));
    assert_ok(practice_drop(place.store, "nowhere"));
    expect_list(PRACTICE_ALL, "tips");
    assert_int_equal(practice_find(place.store, "stop", &word), STATUS_MISSING);
    play("2026-02-02", "", "stop");
    play("2026-02-03", "stop", "");
    expect_list(PRACTICE_ALL, "tips");
    assert_ok(practice_count(place.store, "2027-01-01", &count));
    assert_int_equal(count.waiting, 1);
    assert_int_equal(count.due, 1);
}

/* If the round cannot be stored, the words stay unchanged: both or neither. */
TEST_CASE_WITH(test_words_and_round_are_kept_together, set_up, tear_down)
{
    play("2026-02-01", "", "stop");
    kit_sql(place.store->database, "CREATE TRIGGER refuse BEFORE UPDATE ON practice BEGIN "
                                   "SELECT raise(ABORT, 'no'); END");
    assert_int_equal(play_on("stoppicaxxesxxxx", "2026-02-02", "stop", "tips"), STATUS_STORAGE);
    assert_int_equal(kit_count(place.store), 1);
    kit_sql(place.store->database, "DROP TRIGGER refuse");
    expect_list(PRACTICE_ALL, "stop");
    assert_ok(store_try_again(place.store, 0, NULL));
    assert_int_equal(kit_count(place.store), 2);
    expect_list(PRACTICE_ALL, "stop tips");
}

TEST_CASE_WITH(test_the_last_day_of_the_calendar, set_up, tear_down)
{
    play("9999-12-31", "", "stop");
    expect_word("stop", 0, "9999-12-31", "9999-12-31", "");
}

/* Changed rows are skipped wherever words are read. */
TEST_CASE_WITH(test_rows_that_are_no_words, set_up, tear_down)
{
    static const char *const changes[] = {
        "word = 'stip'", "board = 'stoppicaxxesxxx'",
        "word = 'st1p'", "rows = 3",
        "path = x'00'",  "path = x'0000'",
        "path = x'ff'",
    };
    play("2026-02-01", "", "stop tips");
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char change[256];
        struct practice_word found;
        snprintf(change, sizeof change,
                 "CREATE TABLE kept AS SELECT * FROM practice; UPDATE practice SET %s WHERE word = "
                 "'stop'",
                 changes[i]);
        kit_sql(place.store->database, change);
        expect_list(PRACTICE_ALL, "tips");
        assert_int_equal(practice_find(place.store, "stop", &found), STATUS_MISSING);
        assert_int_equal(practice_find(place.store, "{", &found), STATUS_MISSING);
        expect_portion("2027-01-01", 1, "tips");
        kit_sql(place.store->database,
                "DELETE FROM practice; INSERT INTO practice SELECT * FROM kept; "
                "DROP TABLE kept");
    }
    expect_list(PRACTICE_ALL, "stop tips");

    /* Missing the word again repairs its row. */
    kit_sql(place.store->database, "UPDATE practice SET path = x'ff'");
    play("2026-02-02", "", "stop");
    expect_list(PRACTICE_ALL, "stop");
}

/* A path over all of the largest board spells more letters than any word has. */
TEST_CASE_WITH(test_a_path_that_is_too_long_for_a_word, set_up, tear_down)
{
    char letters[BOARD_CELLS_MAX + 1];
    char snake[3 * BOARD_CELLS_MAX + 1] = "";
    struct board board;
    struct round *round;
    struct path missed = {0};
    struct round_notes notes = {.kind = ROUND_KIND_PRACTICE};
    struct practice_news news = {.today = "2026-02-01", .missed = &missed, .missed_count = 1};
    memset(letters, 'a', BOARD_CELLS_MAX);
    letters[BOARD_CELLS_MAX] = '\0';
    assert_ok(board_parse(letters, BOARD_CELLS_MAX, 8, 8, &board, NULL));
    for (int row = 0; row < 8; row++) {
        for (int i = 0; i < 8; i++) {
            int cell = 8 * row + (row % 2 ? 7 - i : i);
            assert_true(path_extend(&missed, &board, cell));
            snprintf(snake + strlen(snake), 3, "%02x", cell);
        }
    }
    struct round_config config = {
        .board = &board, .lexicon = &place.lexicon, .rules = RULES_FOUR, .mode = MODE_ALONE};
    assert_ok(round_new(&config, &round));
    round_start(round);
    round_finish(round);
    assert_ok(store_save_round(place.store, round, &notes, &news, NULL));
    round_free(round);
    expect_list(PRACTICE_ALL, "");

    char change[512];
    snprintf(change, sizeof change,
             "INSERT INTO practice VALUES ('%s', 'en', '%s', 8, 8, x'%s', '2026-02-01', 0, "
             "'2026-02-02', '', 0, 0, 1, '')",
             letters, letters, snake);
    kit_sql(place.store->database, change);
    expect_list(PRACTICE_ALL, "");
}

/* Found and dropped words leave the portion of a day, and no others join it. */
TEST_CASE_WITH(test_the_portion_of_a_day, set_up, tear_down)
{
    expect_portion("2026-02-01", 0, "");
    play("2026-02-01", "", "tips spit");
    play("2026-02-02", "", "stop tips"); /* "tips" for the second time */
    expect_portion("2026-02-03", 2, "tips stop");
    play("2026-02-03", "tips", "case");
    expect_portion("2026-02-03", 2, "stop");
    play("2026-02-03", "", "stop"); /* missed again, and found after all */
    expect_portion("2026-02-03", 2, "stop");
    play("2026-02-03", "stop", "");
    expect_portion("2026-02-03", 2, "");
    expect_word("stop", 0, "2026-02-04", "2026-02-03", "2026-02-03");
    expect_portion("2026-02-04", 3, "stop tips case");
    assert_ok(practice_drop(place.store, "case"));
    expect_portion("2026-02-04", 3, "stop tips");
}

/* With nothing due, it has words that were missed on the day itself. */
TEST_CASE_WITH(test_a_portion_of_new_words, set_up, tear_down)
{
    play("2026-02-01", "", "stop");
    expect_portion("2026-02-01", 1, "stop");
    play("2026-02-01", "stop", "tips case");
    expect_portion("2026-02-01", 1, "");
    play("2026-02-02", "stop tips case", "");
    expect_portion("2026-02-02", 0, ""); /* all were found before they were chosen */
    expect_list(PRACTICE_WAITING, "case stop tips");
}

TEST_CASE_WITH(test_a_portion_is_seven_words, set_up, tear_down)
{
    for (int i = 0; i < 12; i++) {
        char sql[256];
        snprintf(sql, sizeof sql,
                 "INSERT INTO practice VALUES ('%cs', 'en', '%cs', 1, 2, x'0001', '2026-02-01', "
                 "0, '2026-02-02', '', 0, 0, %d, '')",
                 'a' + i, 'a' + i, 1 + i % 2);
        kit_sql(place.store->database, sql);
    }
    expect_portion("2026-02-02", PRACTICE_PORTION, "bs ds fs hs js ls as");
    kit_sql(place.store->database, "UPDATE practice SET misses = 9 - misses");
    expect_portion("2026-02-02", PRACTICE_PORTION, "as bs ds fs hs js ls");
}

/* Where the choice cannot be written, there is a portion all the same. */
TEST_CASE_WITH(test_a_portion_that_cannot_be_kept, set_up, tear_down)
{
    play("2026-02-01", "", "stop tips");
    kit_sql(place.store->database, "CREATE TRIGGER refuse BEFORE UPDATE ON practice BEGIN "
                                   "SELECT raise(ABORT, 'no'); END");
    expect_portion("2026-02-02", 2, "stop tips");
    kit_sql(place.store->database, "DROP TRIGGER refuse");
    assert_ok(practice_drop(place.store, "stop"));
    expect_portion("2026-02-02", 1, "tips");
}

TEST_CASE_WITH(test_deleting_all_deletes_them, set_up, tear_down)
{
    play("2026-02-01", "", "stop tips");
    assert_ok(practice_drop(place.store, "stop"));
    assert_ok(store_delete_all(place.store));
    expect_list(PRACTICE_ALL, "");
    play("2026-02-01", "", "stop");
    expect_list(PRACTICE_ALL, "stop");
}
