/* SPDX-License-Identifier: MIT */
/*
 * Questions about many rounds against the same counted by hand, and the export. Leaves single
 * rounds to test_store.c.
 */
#include "practice.h"
#include "store_kit.h"
#include "store_state.h"
#include "trounce/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROUNDS 80

struct place {
    struct store *store;
    struct random random;
    struct kit_round played[ROUNDS];
    long long ids[ROUNDS];
};

static int set_up(void **state)
{
    static struct place place;
    place.random = naive_random();
    place.store = kit_open(NULL);
    for (int i = 0; i < ROUNDS; i++) {
        int side = 4 + i % 3;
        kit_play(&place.random, side, i % 7 == 0 ? 3 : side, ROUND_DONE, &place.played[i]);
        place.played[i].notes.board_words *= i % 5 != 0; /* some are not known */
        assert_int_equal(store_save_round(place.store, place.played[i].round,
                                          &place.played[i].notes, NULL, &place.ids[i]),
                         STATUS_OK);
    }
    *state = &place;
    return 0;
}

static int tear_down(void **state)
{
    struct place *place = *state;
    store_close(place->store);
    for (int i = 0; i < ROUNDS; i++) {
        kit_end(&place->played[i]);
    }
    return 0;
}

static bool lets_through(const struct history_filter *filter, const struct round *round)
{
    const struct board *board = round_board(round);
    return (filter->size == 0 || (board->rows == filter->size && board->columns == filter->size)) &&
           (filter->any_rules || filter->rules == round_rules(round)) &&
           (!filter->one_way || filter->way == round_way(round));
}

static long score_of(const struct kit_round *played)
{
    long score = round_points(played->round, SIDE_PLAYER) - played->notes.hint_points;
    return score > 0 ? score : 0; /* hints take no more than there is */
}

/* ---- statistics ---- */

/* Adds a round to what the statistics are to be. `words` and `known` are sums over all rounds. */
static void count_round(const struct kit_round *played, long long id,
                        struct history_statistics *expected, long *words, long known[2])
{
    const struct round *round = played->round;
    size_t count = round_word_count(round, SIDE_PLAYER);
    long score = score_of(played);
    if (!played->notes.counts) {
        expected->others++;
        return;
    }
    expected->rounds++;
    *words += (long)count;
    if (played->notes.board_words > 0) {
        known[0] += (long)count;
        known[1] += played->notes.board_words;
    }
    for (size_t i = 0; i < count; i++) {
        const struct round_word *word = round_word(round, SIDE_PLAYER, i);
        expected->words_by_length[word->letters < HISTORY_LENGTHS ? word->letters
                                                                  : HISTORY_LENGTHS - 1]++;
        if (word->letters > (int)strlen(expected->longest)) {
            snprintf(expected->longest, sizeof expected->longest, "%s", word->text);
            expected->longest_id = id;
        }
    }
    if (expected->rounds == 1 || score > expected->best) {
        expected->best = score;
        expected->best_id = id;
    }
    if (round_way(round) != WAY_ALONE) {
        bool is_two = round_way(round) == WAY_TWO;
        struct history_match *match =
            is_two ? &expected->between : &expected->matches[round_rival(round)->level];
        long other = round_score(round, is_two ? SIDE_SECOND : SIDE_COMPUTER);
        match->won += score > other;
        match->drawn += score == other;
        match->lost += score < other;
    }
}

/* The strengths after the rounds that a filter lets through: all of them, and the last alone. */
static void expect_strengths(const struct place *place, const struct history_filter *filter)
{
    struct history_strength found[ROUNDS];
    size_t count;
    size_t expected = 0;
    assert_int_equal(history_strengths(place->store, filter, ROUNDS, found, &count), STATUS_OK);
    for (int i = 0; i < ROUNDS; i++) {
        const struct kit_round *played = &place->played[i];
        if (lets_through(filter, played->round) && played->notes.counts &&
            played->notes.strength_tenths > 0) {
            assert_true(expected < count);
            assert_int_equal(found[expected].id, place->ids[i]);
            assert_int_equal(found[expected++].tenths, played->notes.strength_tenths);
        }
    }
    assert_int_equal(count, expected);
    assert_int_equal(history_strengths(place->store, filter, 1, found, &count), STATUS_OK);
    assert_int_equal(count, expected > 0);
    if (expected > 0) {
        struct history_strength last = found[0];
        assert_int_equal(history_strengths(place->store, filter, ROUNDS, found, &count), STATUS_OK);
        assert_int_equal(found[count - 1].id, last.id);
    }
}

static void expect_statistics(const struct place *place, const struct history_filter *filter)
{
    struct history_statistics expected = {.share = -1};
    struct history_statistics found;
    long words = 0;
    long known[2] = {0, 0};
    for (int i = 0; i < ROUNDS; i++) {
        if (lets_through(filter, place->played[i].round)) {
            count_round(&place->played[i], place->ids[i], &expected, &words, known);
        }
    }
    assert_int_equal(history_statistics(place->store, filter, &found), STATUS_OK);
    assert_int_equal(found.rounds, expected.rounds);
    assert_int_equal(found.others, expected.others);
    assert_int_equal(found.best, expected.best);
    assert_int_equal(found.best_id, expected.best_id);
    assert_string_equal(found.longest, expected.longest);
    assert_int_equal(found.longest_id, expected.longest_id);
    assert_memory_equal(found.words_by_length, expected.words_by_length,
                        sizeof found.words_by_length);
    assert_memory_equal(found.matches, expected.matches, sizeof found.matches);
    assert_memory_equal(&found.between, &expected.between, sizeof found.between);
    double mean = expected.rounds > 0 ? (double)words / (double)expected.rounds : 0;
    double share = known[1] > 0 ? (double)known[0] / (double)known[1] : -1;
    assert_int_in_range(1000 + 1e6 * (found.words_a_round - mean), 999, 1001);
    assert_int_in_range(1000 + 1e6 * (found.share - share), 999, 1001);
}

static void test_statistics(void **state)
{
    const struct place *place = *state;
    for (int size = 0; size <= 7; size++) {
        for (int rules = 0; rules <= RULES_COUNT; rules++) {
            struct history_filter filter = {.size = size, .any_rules = rules == RULES_COUNT};
            filter.rules = filter.any_rules ? RULES_FOUR : (enum rules)rules;
            expect_statistics(place, &filter);
            expect_strengths(place, &filter);
            filter.one_way = true;
            filter.way = (enum way)(size % WAY_COUNT);
            expect_statistics(place, &filter);
            expect_strengths(place, &filter);
        }
    }
}

static void test_a_newcomer_has_none(void **state)
{
    (void)state;
    struct store *store = kit_open(NULL);
    const struct history_filter all = {.any_rules = true};
    struct history_statistics found;
    struct history_score score;
    size_t count = 9;
    long days = 9;
    long longest = 9;
    assert_int_equal(history_statistics(store, &all, &found), STATUS_OK);
    assert_int_equal(found.rounds, 0);
    assert_int_equal(found.best_id, 0);
    assert_string_equal(found.longest, "");
    assert_true(found.share < 0);
    assert_int_equal(history_scores(store, &all, 1, &score, &count), STATUS_OK);
    assert_int_equal(count, 0);
    assert_int_equal(history_streak(store, "2026-11-20", &days, &longest), STATUS_OK);
    assert_int_equal(days, 0);
    assert_int_equal(longest, 0);
    store_close(store);
}

/* ---- lists ---- */

static void test_lists_go_page_by_page(void **state)
{
    const struct place *place = *state;
    struct history_filter filter = {.size = 5, .any_rules = true};
    struct stored_round page[7];
    size_t got;
    long at = 0;
    int next = ROUNDS;
    do {
        assert_int_equal(history_list(place->store, &filter, at, 7, page, &got), STATUS_OK);
        for (size_t i = 0; i < got; i++) {
            do {
                next--;
                assert_true(next >= 0);
            } while (!lets_through(&filter, place->played[next].round));
            assert_int_equal(page[i].id, place->ids[next]);
            assert_int_equal(page[i].score, score_of(&place->played[next]));
            assert_string_equal(page[i].notes.code, place->played[next].notes.code);
        }
        at += (long)got;
    } while (got > 0);
    long count;
    assert_int_equal(history_count(place->store, &filter, &count), STATUS_OK);
    assert_int_equal(at, count);
    assert_true(count > 10);
}

static void test_scores_over_time(void **state)
{
    const struct place *place = *state;
    struct history_filter filter = {.any_rules = true};
    struct history_score scores[20];
    size_t got;
    assert_int_equal(history_scores(place->store, &filter, 20, scores, &got), STATUS_OK);
    assert_int_equal(got, 20);
    int at = ROUNDS;
    for (size_t i = got; i-- > 0;) {
        do {
            at--;
        } while (!place->played[at].notes.counts);
        assert_int_equal(scores[i].id, place->ids[at]);
        assert_int_equal(scores[i].score, score_of(&place->played[at]));
        assert_int_equal(scores[i].ended_unix_s, place->played[at].notes.ended_unix_s);
    }
}

static void test_a_board_that_was_played(void **state)
{
    struct place *place = *state;
    const struct round *round = place->played[3].round;
    bool played = false;
    assert_int_equal(
        history_has_board(place->store, round_board(round), round_rules(round), &played),
        STATUS_OK);
    assert_true(played);
    struct board other = *round_board(round);
    other.faces[0] = other.faces[0] == FACE_Z ? FACE_A : FACE_Z;
    assert_int_equal(history_has_board(place->store, &other, round_rules(round), &played),
                     STATUS_OK);
    assert_false(played);
}

/* ---- daily boards ---- */

static void play_day(struct store *store, struct random *random, const char *date)
{
    struct kit_round played;
    kit_play(random, 4, 4, ROUND_DONE, &played);
    played.notes.kind = ROUND_KIND_DAILY;
    played.notes.counts = true;
    snprintf(played.notes.date, sizeof played.notes.date, "%s", date);
    assert_int_equal(store_save_round(store, played.round, &played.notes, NULL, NULL), STATUS_OK);
    kit_end(&played);
}

static void expect_streak(struct store *store, const char *today, long days, long longest)
{
    long found = -1;
    long found_longest = -1;
    assert_int_equal(history_streak(store, today, &found, &found_longest), STATUS_OK);
    assert_int_equal(found, days);
    assert_int_equal(found_longest, longest);
}

static void test_streaks(void **state)
{
    struct place *place = *state;
    struct store *store = kit_open(NULL);
    static const char *const dates[] = {"2027-12-30", "2027-12-31", "2028-01-01", /* a year */
                                        "2028-02-28", "2028-02-29", "2028-03-01", /* a leap day */
                                        "2028-03-02", "2028-03-05"};
    for (size_t i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        play_day(store, &place->random, dates[i]);
    }
    play_day(store, &place->random, dates[7]); /* again: does not count */
    expect_streak(store, "2027-12-29", 0, 0);
    expect_streak(store, "2027-12-30", 1, 1);
    expect_streak(store, "2028-01-01", 3, 3);
    expect_streak(store, "2028-01-02", 3, 3); /* today's can still be played */
    expect_streak(store, "2028-01-03", 0, 3);
    expect_streak(store, "2028-03-02", 4, 4);
    expect_streak(store, "2028-03-05", 1, 4);
    expect_streak(store, "2028-03-07", 0, 4);
    expect_streak(store, "not a date", 0, 0);
    store_close(store);
}

static void test_a_day(void **state)
{
    struct place *place = *state;
    struct store *store = kit_open(NULL);
    struct history_day day;
    assert_int_equal(history_day(store, "2026-11-20", &day), STATUS_OK);
    assert_int_equal(day.rounds, 0);
    assert_int_equal(day.id, 0);
    struct stored_round rounds[5];
    size_t count;
    const struct history_filter all = {.any_rules = true};
    for (int i = 0; i < 5; i++) {
        play_day(store, &place->random, "2026-11-20");
        kit_save(store, &place->random);
        play_day(store, &place->random, "2026-11-21");
    }
    assert_int_equal(history_day(store, "2026-11-20", &day), STATUS_OK);
    assert_int_equal(day.rounds, 5);
    long best = -1000;
    for (long i = 0; i < 15; i++) {
        assert_int_equal(history_list(store, &all, i, 1, rounds, &count), STATUS_OK);
        if (strcmp(rounds[0].notes.date, "2026-11-20") == 0) {
            best = rounds[0].score > best ? rounds[0].score : best;
            if (rounds[0].notes.counts) {
                assert_int_equal(day.id, rounds[0].id);
                assert_int_equal(day.score, rounds[0].score);
                assert_int_equal(day.computer, rounds[0].computer_points);
                assert_int_equal(i, 14); /* the first of all */
            }
        }
    }
    assert_int_equal(day.best, best);
    store_close(store);
}

/* ---- export ---- */

struct text {
    char bytes[1 << 20];
    size_t size;
    size_t pieces_left; /* 0: as many as come */
};

static bool take(void *context, const char *bytes, size_t size)
{
    struct text *text = context;
    assert_true(text->size + size < sizeof text->bytes);
    memcpy(text->bytes + text->size, bytes, size);
    text->size += size;
    text->bytes[text->size] = '\0';
    return text->pieces_left == 0 || --text->pieces_left > 0;
}

static const char *export_as(struct store *store, enum history_format format)
{
    static struct text text;
    text = (struct text){.size = 0};
    assert_int_equal(history_export(store, format, take, &text), STATUS_OK);
    text.bytes[text.size] = '\0';
    return text.bytes;
}

static size_t count_of(const char *text, const char *part)
{
    size_t count = 0;
    for (const char *at = strstr(text, part); at != NULL; at = strstr(at + 1, part)) {
        count++;
    }
    return count;
}

/* One known round in each form, to the letter. */
static void test_exports_of_a_known_round(void **state)
{
    (void)state;
    struct naive_list list = {.count = 0};
    struct kit_round played = {.notes = {.began_unix_s = 1763679977,
                                         .ended_unix_s = 1763680157,
                                         .kind = ROUND_KIND_DAILY,
                                         .date = "2025-11-20",
                                         .code = "NK7Q4-M2XPD",
                                         .counts = true,
                                         .hint_count = 1,
                                         .hint_points = 1,
                                         .board_words = 2,
                                         .par = 3,
                                         .common_words = 2,
                                         .common_found = 1,
                                         .elapsed_ms = 179000}};
    struct board board;
    enum verdict verdict;
    struct path path = {0};
    naive_add(&list, "quits", (struct word_note){35, WORD_MARK_NONE});
    naive_add(&list, "stir", (struct word_note){35, WORD_MARK_NONE});
    naive_lexicon(&list, &played.lexicon);
    struct round_config config = {
        .board = &board, .lexicon = &played.lexicon, .rules = RULES_FOUR, .time_ms = 180000};
    assert_int_equal(board_parse("qit/str", 7, 2, 3, &board, NULL), STATUS_OK);
    assert_int_equal(round_new(&config, &played.round), STATUS_OK);
    round_start(played.round);
    assert_int_equal(round_submit_word(played.round, "stir", 4, &verdict), STATUS_OK);
    assert_int_equal(verdict, VERDICT_GOOD);
    round_finish(played.round);
    static const int cells[] = {0, 1, 4, 3};
    for (size_t i = 0; i < 4; i++) {
        assert_true(path_extend(&path, &board, cells[i]));
    }
    assert_int_equal(round_reveal(played.round, &path, NULL), STATUS_OK);
    round_conclude(played.round);
    struct store *store = kit_open(NULL);
    const struct practice_news practice = {
        .today = "2025-11-20", .missed = &path, .missed_count = 1};
    assert_int_equal(store_save_round(store, played.round, &played.notes, &practice, NULL),
                     STATUS_OK);
    struct stored_puzzle puzzle = {.ended_unix_s = 1763680000,
                                   .size = 4,
                                   .code = "S2345-ABCDE",
                                   .jumble_count = 3,
                                   .move_count = 5,
                                   .elapsed_ms = 61000,
                                   .shown = true};
    assert_int_equal(store_save_puzzle(store, &puzzle, NULL), STATUS_OK);
    assert_string_equal(
        export_as(store, HISTORY_JSON),
        "{\n  \"rounds\": [\n"
        "    {\"id\": 1, \"began\": \"2025-11-20T23:06:17Z\", \"ended\": \"2025-11-20T23:09:17Z\", "
        "\"board\": \"qit/str\", \"rows\": 2, \"columns\": 3, \"code\": \"NK7Q4-M2XPD\", "
        "\"kind\": \"daily\", \"date\": \"2025-11-20\", \"rules\": \"four\", "
        "\"way\": \"turns\", \"computer\": \"merciless\", \"computer_strength\": null, "
        "\"counts\": true, \"time_ms\": 180000, \"elapsed_ms\": 179000, \"played_ms\": 0, "
        "\"score\": 0, \"par\": 3, \"stars\": 0, \"strength_tenths\": null, \"hints\": 1, "
        "\"hint_points\": 1, \"computer_points\": 2, \"board_words\": 2, "
        "\"common_words\": 2, \"common_found\": 1,\n"
        "     \"words\": [\n      {\"points\": 1, \"word\": \"stir\", \"cells\": [3, 4, 1, 5]}],\n"
        "     \"computer_words\": [\n"
        "      {\"points\": 2, \"word\": \"quits\", \"cells\": [0, 1, 4, 3]}]}],\n"
        "  \"practice\": [\n"
        "    {\"word\": \"quits\", \"board\": \"qit/str\", \"rows\": 2, \"columns\": 3, "
        "\"cells\": [0, 1, 4, 3], \"missed\": \"2025-11-20\", \"found\": null, \"box\": 0, "
        "\"due\": \"2025-11-21\", \"dropped\": false}],\n"
        "  \"goals\": [\n"
        "    {\"name\": \"first-round\", \"round\": 1},\n"
        "    {\"name\": \"daily-first\", \"round\": 1},\n"
        "    {\"name\": \"common-half\", \"round\": 1}],\n"
        "  \"puzzles\": [\n"
        "    {\"id\": 1, \"ended\": \"2025-11-20T23:06:40Z\", \"size\": 4, "
        "\"code\": \"S2345-ABCDE\", \"jumble_moves\": 3, \"moves\": 5, \"elapsed_ms\": 61000, "
        "\"shown\": true}]\n}\n");
    const char *csv = strstr(export_as(store, HISTORY_CSV), "\r\n");
    assert_non_null(csv);
    assert_string_equal(csv, "\r\n1,2025-11-20T23:06:17Z,2025-11-20T23:09:17Z,qit/str,2x3,"
                             "NK7Q4-M2XPD,daily,2025-11-20,four,merciless,1,180000,179000,0,1,1,2,"
                             "2,stir,quits,turns,,0,3,0,,2,1,,,,,,,\r\n");
    store_close(store);
    kit_end(&played);
}

static void test_exports_have_all_rounds(void **state)
{
    const struct place *place = *state;
    size_t words = 0;
    for (int i = 0; i < ROUNDS; i++) {
        words += round_word_count(place->played[i].round, SIDE_PLAYER) +
                 round_word_count(place->played[i].round, SIDE_COMPUTER) +
                 round_word_count(place->played[i].round, SIDE_SECOND);
    }
    const char *text = export_as(place->store, HISTORY_JSON);
    const char *at = text;
    assert_int_equal(count_of(text, "{\"id\": "), ROUNDS);
    for (int i = 0; i < SIDE_COUNT * ROUNDS; i++) {
        const struct round *round = place->played[i / SIDE_COUNT].round;
        enum finder_side side = (enum finder_side)(i % SIDE_COUNT);
        for (size_t place_of = 0; place_of < round_word_count(round, side); place_of++) {
            char word[STORE_WORD_MAX + 16];
            snprintf(word, sizeof word, "\"word\": \"%s\"",
                     round_word(round, side, place_of)->text);
            at = strstr(at + 1, word);
            assert_non_null(at);
        }
    }
    assert_int_equal(count_of(text, "\"cells\": "), words);
    assert_int_equal(count_of(text, "{"), count_of(text, "}"));
    assert_int_equal(count_of(text, "["), count_of(text, "]"));
    assert_int_equal(count_of(export_as(place->store, HISTORY_CSV), "\r\n"), ROUNDS + 1);
    assert_int_equal(count_of(export_as(place->store, HISTORY_TEXT), "\n"), ROUNDS + 1);
}

/* Texts that no round has: escaped in JSON, with U+FFFD for what is not UTF-8; quoted in CSV. */
static void test_exports_of_strange_texts(void **state)
{
    const struct place *place = *state;
    const char *code = "\"code\": \"\xc3\xa9\xef\xbf\xbd\\\"\xef\xbf\xbd\\\\"
                       "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xf0\x9f\x8e\xb2\\n"
                       "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\", ";
    assert_int_equal(query_run(place->store->database,
                               "UPDATE rounds SET board = ',a\"b', code = "
                               "CAST(x'c3a9ff22a95cedafbff09f8eb20af09f8e' AS TEXT)"),
                     SQLITE_OK);
    const char *text = export_as(place->store, HISTORY_JSON);
    assert_int_equal(count_of(text, code), ROUNDS);
    assert_int_equal(count_of(text, "\"board\": \",a\\\"b\", "), ROUNDS);
    assert_int_equal(count_of(export_as(place->store, HISTORY_CSV), ",\",a\"\"b\","), ROUNDS);
}

static void test_an_export_that_nobody_wants(void **state)
{
    const struct place *place = *state;
    static struct text text;
    for (int format = 0; format < HISTORY_FORMAT_COUNT; format++) {
        text = (struct text){.pieces_left = 5};
        assert_int_equal(history_export(place->store, (enum history_format)format, take, &text),
                         STATUS_STORAGE);
        assert_int_equal(text.pieces_left, 0); /* and not a piece more was given */
        assert_true(kit_count(place->store) == ROUNDS);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_statistics),
        cmocka_unit_test(test_a_newcomer_has_none),
        cmocka_unit_test(test_lists_go_page_by_page),
        cmocka_unit_test(test_scores_over_time),
        cmocka_unit_test(test_a_board_that_was_played),
        cmocka_unit_test(test_streaks),
        cmocka_unit_test(test_a_day),
        cmocka_unit_test(test_exports_of_a_known_round),
        cmocka_unit_test(test_exports_have_all_rounds),
        cmocka_unit_test(test_an_export_that_nobody_wants),
        cmocka_unit_test(test_exports_of_strange_texts),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
