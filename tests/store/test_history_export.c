/* SPDX-License-Identifier: MIT */
/*
 * The export of the history in its three formats.
 */
#include "goals.h"
#include "practice.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

struct text {
    char bytes[1 << 20];
    size_t size;
    size_t pieces_left; /* 0: unlimited */
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
    assert_ok(history_export(store, format, take, &text));
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

/* A Hunt under way is in JSON, apart from the rounds. */
TEST_CASE(test_exports_of_a_hunt_under_way)
{
    struct store *store = kit_open(NULL);
    struct kit_round left;
    kit_play(&kit.random, 4, 4, ROUND_PLAYER, &left);
    left.notes.kind = ROUND_KIND_HUNT;
    memcpy(left.notes.date, "2026-11-20", STORE_DATE_MAX);
    assert_ok(kit_save_unfinished(store, &left));
    const char *json = export_as(store, HISTORY_JSON);
    assert_non_null(strstr(json, "\"rounds\": [],"));
    const char *hunts = strstr(json, "\"hunts_under_way\": [\n    {\"id\": null, ");
    assert_non_null(hunts);
    assert_non_null(strstr(hunts, "\"kind\": \"hunt\", \"date\": \"2026-11-20\""));
    assert_int_equal(count_of(hunts, "\"word\":"), round_word_count(left.round, SIDE_PLAYER) +
                                                       round_word_count(left.round, SIDE_COMPUTER) +
                                                       round_word_count(left.round, SIDE_SECOND));
    kit_end(&left);
    kit_close(store);
}

/* A known round in each format, character by character. */
TEST_CASE(test_exports_of_a_known_round)
{
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
    assert_ok(board_parse("qit/str", 7, 2, 3, &board, NULL));
    assert_ok(round_new(&config, &played.round));
    round_start(played.round);
    round_advance(played.round, 61500);
    assert_ok(round_submit_word(played.round, "stir", 4, &verdict));
    assert_int_equal(verdict, VERDICT_GOOD);
    round_finish(played.round);
    static const int cells[] = {0, 1, 4, 3};
    for (size_t i = 0; i < 4; i++) {
        assert_true(path_extend(&path, &board, cells[i]));
    }
    assert_ok(round_reveal(played.round, &path, NULL));
    round_conclude(played.round);
    struct store *store = kit_open(NULL);
    const struct practice_news practice = {
        .today = "2025-11-20", .missed = &path, .missed_count = 1};
    assert_ok(store_save_round(store, played.round, &played.notes, &practice, NULL));
    struct stored_puzzle puzzle = {.ended_unix_s = 1763680000,
                                   .size = 4,
                                   .code = "S2345-ABCDE",
                                   .jumble_count = 3,
                                   .move_count = 5,
                                   .elapsed_ms = 61000,
                                   .shown = true};
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    assert_ok(store_set_own_word(store, "floof", OWN_WORD_ADDED));
    assert_ok(store_set_own_word(store, "tea", OWN_WORD_REMOVED));
    assert_string_equal(
        export_as(store, HISTORY_JSON),
        "{\n  \"rounds\": [\n"
        "    {\"id\": 1, \"began\": \"2025-11-20T23:06:17Z\", \"ended\": \"2025-11-20T23:09:17Z\", "
        "\"board\": \"qit/str\", \"rows\": 2, \"columns\": 3, \"code\": \"NK7Q4-M2XPD\", "
        "\"language\": \"en\", \"kind\": \"daily\", \"date\": \"2025-11-20\", \"rules\": \"four\", "
        "\"way\": \"turns\", \"computer\": \"merciless\", \"computer_strength\": null, "
        "\"counts\": true, \"time_ms\": 180000, \"elapsed_ms\": 179000, \"played_ms\": 61500, "
        "\"score\": 0, \"par\": 3, \"stars\": 0, \"strength_tenths\": null, \"hints\": 1, "
        "\"hint_points\": 1, \"computer_points\": 2, \"board_words\": 2, "
        "\"common_words\": 2, \"common_found\": 1,\n"
        "     \"words\": [\n      {\"points\": 1, \"word\": \"stir\", \"found_ms\": 61500, "
        "\"cells\": [3, 4, 1, 5]}],\n"
        "     \"computer_words\": [\n"
        "      {\"points\": 2, \"word\": \"quits\", \"found_ms\": null, \"cells\": [0, 1, 4, "
        "3]}]}],\n"
        "  \"practice\": [\n"
        "    {\"word\": \"quits\", \"language\": \"en\", \"board\": \"qit/str\", \"rows\": 2, "
        "\"columns\": 3, "
        "\"cells\": [0, 1, 4, 3], \"missed\": \"2025-11-20\", \"found\": null, \"box\": 0, "
        "\"due\": \"2025-11-21\", \"dropped\": false}],\n"
        "  \"goals\": [\n"
        "    {\"name\": \"first-round\", \"language\": \"en\", \"round\": 1},\n"
        "    {\"name\": \"daily-first\", \"language\": \"en\", \"round\": 1},\n"
        "    {\"name\": \"common-half\", \"language\": \"en\", \"round\": 1}],\n"
        "  \"puzzles\": [\n"
        "    {\"id\": 1, \"ended\": \"2025-11-20T23:06:40Z\", \"size\": 4, "
        "\"code\": \"S2345-ABCDE\", \"language\": \"en\", \"jumble_moves\": 3, \"moves\": 5, "
        "\"elapsed_ms\": 61000, "
        "\"shown\": true}],\n"
        "  \"own_words\": [\n"
        "    {\"word\": \"floof\", \"language\": \"en\", \"counts\": true},\n"
        "    {\"word\": \"tea\", \"language\": \"en\", \"counts\": false}],\n"
        "  \"hunts_under_way\": []\n}\n");
    const char *csv = strstr(export_as(store, HISTORY_CSV), "\r\n");
    assert_non_null(csv);
    assert_string_equal(csv, "\r\n1,2025-11-20T23:06:17Z,2025-11-20T23:09:17Z,qit/str,2x3,"
                             "NK7Q4-M2XPD,daily,2025-11-20,four,merciless,1,180000,179000,0,1,1,2,"
                             "2,stir,quits,turns,,61500,3,0,,2,1,,,,,,,,en,61500,,,,,,,0\r\n");
    kit_close(store);
    kit_end(&played);
}

TEST_CASE(test_exports_have_all_rounds)
{
    size_t words = 0;
    for (int i = 0; i < KIT_ROUNDS; i++) {
        words += round_word_count(kit_history.played[i].round, SIDE_PLAYER) +
                 round_word_count(kit_history.played[i].round, SIDE_COMPUTER) +
                 round_word_count(kit_history.played[i].round, SIDE_SECOND);
    }
    const char *text = export_as(kit_history.store, HISTORY_JSON);
    const char *at = text;
    assert_int_equal(count_of(text, "{\"id\": "), KIT_ROUNDS);
    for (int i = 0; i < SIDE_COUNT * KIT_ROUNDS; i++) {
        const struct round *round = kit_history.played[i / SIDE_COUNT].round;
        enum side side = (enum side)(i % SIDE_COUNT);
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
    assert_int_equal(count_of(export_as(kit_history.store, HISTORY_CSV), "\r\n"), KIT_ROUNDS + 1);
    assert_int_equal(count_of(export_as(kit_history.store, HISTORY_TEXT), "\n"), KIT_ROUNDS + 1);
}

/* A round on the ladder has its rung and where it led; an Even match of before has its strength. */
TEST_CASE(test_exports_of_the_ladder)
{
    struct store *store = kit_open(NULL);
    long points;
    for (int i = 0; i < 2; i++) {
        (void)kit_save_plain(store, &points);
    }
    kit_sql(store->database,
            "UPDATE rounds SET way = 'turns', level = 'match', rival_strength = 240 WHERE id = 1; "
            "UPDATE rounds SET way = 'turns', level = 'ladder', rival_strength = 175, rung = 5, "
            "ladder = 6, ladder_won = 1, quarter_turns = 3 WHERE id = 2");
    const char *csv = export_as(store, HISTORY_CSV);
    assert_int_equal(count_of(csv, ",240,"), 1);
    assert_int_equal(count_of(csv, ",,,,0\r\n"), 1);
    assert_int_equal(count_of(csv, ",5,6,1,0,3\r\n"), 1);
    const char *json = export_as(store, HISTORY_JSON);
    assert_int_equal(count_of(json, "\"computer_strength\": 240"), 1);
    assert_int_equal(count_of(json, "\"rung\": 5, \"ladder\": 6, \"ladder_won\": 1, "
                                    "\"ladder_lost\": 0, \"quarter_turns\": 3,"),
                     1);
    assert_int_equal(count_of(json, "\"rung\""), 1);
    assert_int_equal(count_of(json, "\"quarter_turns\""), 1);
    const char *text = export_as(store, HISTORY_TEXT);
    assert_int_equal(count_of(text, "match of 240"), 1);
    assert_int_equal(count_of(text, "rung 5"), 1);
    kit_close(store);
}

/* Words of an older version have no times, nor does a word of a turn that such a version began. */
TEST_CASE(test_exports_of_unknown_times)
{
    struct store *store = kit_open(NULL);
    long points;
    for (int i = 0; i < 2; i++) {
        (void)kit_save_plain(store, &points);
    }
    kit_sql(store->database, "UPDATE words SET found_ms = NULL;"
                             "INSERT INTO words VALUES (2, 0, 1, 'late', 4, 1, x'0b', 900)");
    const char *csv = export_as(store, HISTORY_CSV);
    assert_int_equal(count_of(csv, ",en,,,,,,,,0\r\n"), 1);
    assert_int_equal(count_of(csv, ",en,? 900,,,,,,,0\r\n"), 1);
    assert_int_equal(count_of(export_as(store, HISTORY_JSON), "\"found_ms\": null"), 2);
    kit_close(store);
}

/* Texts that no round has: JSON escapes them and replaces invalid UTF-8 with U+FFFD; CSV quotes
 * them. */
TEST_CASE(test_exports_of_strange_texts)
{
    const char *code = "\"code\": \"\xc3\xa9\xef\xbf\xbd\\\"\xef\xbf\xbd\\\\"
                       "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xf0\x9f\x8e\xb2\\n"
                       "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\", ";
    assert_int_equal(query_run(kit_history.store->database,
                               "PRAGMA ignore_check_constraints = 1;"
                               "UPDATE rounds SET board = ',a\"b', code = "
                               "CAST(x'c3a9ff22a95cedafbff09f8eb20af09f8e' AS TEXT)"),
                     SQLITE_OK);
    const char *text = export_as(kit_history.store, HISTORY_JSON);
    assert_int_equal(count_of(text, code), KIT_ROUNDS);
    assert_int_equal(count_of(text, "\"board\": \",a\\\"b\", "), KIT_ROUNDS);
    assert_int_equal(count_of(export_as(kit_history.store, HISTORY_CSV), ",\",a\"\"b\","),
                     KIT_ROUNDS);
}

/* Forged rows cannot control a terminal or break its line, nor act as formulas in a spreadsheet. */
TEST_CASE(test_exports_of_forged_texts)
{
    assert_int_equal(
        query_run(kit_history.store->database,
                  "PRAGMA ignore_check_constraints = 1;"
                  "UPDATE rounds SET board = char(27) || '[2J' || char(10) || 'b', code = '',"
                  " way = 'two', second_name = char(155) || char(8238) || '|', sender = '@SUM(A1)',"
                  " player_name = char(9) || '=1,' || char(13), challenge = '+1', kind = '=1'"),
        SQLITE_OK);
    const char *text = export_as(kit_history.store, HISTORY_TEXT);
    assert_int_equal(count_of(text, "\n"), KIT_ROUNDS + 1);
    assert_int_equal(count_of(text, "?[2J?b"), KIT_ROUNDS);
    assert_int_equal(count_of(text, "??| "), KIT_ROUNDS);
    text = export_as(kit_history.store, HISTORY_CSV);
    assert_int_equal(count_of(text, "\n"), KIT_ROUNDS + 1);
    assert_int_equal(count_of(text, "\r\n"), KIT_ROUNDS + 1);
    assert_int_equal(count_of(text, ",?[2J?b,"), KIT_ROUNDS);
    assert_int_equal(count_of(text, ",\"?=1,?\",??|,"), KIT_ROUNDS);
    assert_int_equal(count_of(text, ",\"'=1\","), KIT_ROUNDS);
    assert_int_equal(count_of(text, ",\"'@SUM(A1)\",\"'+1\",en,"), KIT_ROUNDS);
    text = export_as(kit_history.store, HISTORY_JSON);
    assert_int_equal(count_of(text, "\"second_name\": \"\\u009b\\u202e|\""), KIT_ROUNDS);
    assert_null(strpbrk(text, "\x1b\r\t"));
}

/* Columns of a way or a kind, in each format; names may be any text. */
TEST_CASE(test_exports_of_names)
{
    struct store *store = kit_open(NULL);
    struct kit_round played;
    do {
        kit_play_mode(&kit_history.random, 4, 4, MODE_TWO, ROUND_DONE, &played);
        if (round_word_count(played.round, SIDE_SECOND) == 0) {
            kit_end(&played);
            played.round = NULL;
        }
    } while (!played.round);
    snprintf(played.notes.player_name, sizeof played.notes.player_name, "=Zoë");
    snprintf(played.notes.second_name, sizeof played.notes.second_name, "O'Neil, \"B\"");
    assert_ok(kit_save_round(store, &played, NULL));
    const char *text = export_as(store, HISTORY_JSON);
    assert_int_equal(count_of(text, "\"way\": \"two\""), 1);
    assert_int_equal(count_of(text, "\"player_name\": \"=Zoë\""), 1);
    assert_int_equal(count_of(text, "\"second_name\": \"O'Neil, \\\"B\\\"\""), 1);
    assert_int_equal(count_of(text, "\"second_words\": [\n"), 1);
    text = export_as(store, HISTORY_CSV);
    assert_int_equal(count_of(text, ",\"'=Zoë\",\"O'Neil, \"\"B\"\"\","), 1);
    assert_int_equal(count_of(export_as(store, HISTORY_TEXT), "O'Neil, \"B\" "), 1);
    kit_end(&played);

    kit_play_mode(&kit_history.random, 4, 4, MODE_TURNS, ROUND_DONE, &played);
    played.notes.kind = ROUND_KIND_CHALLENGE;
    snprintf(played.notes.sender, sizeof played.notes.sender, "-Łukasz");
    snprintf(played.notes.challenge, sizeof played.notes.challenge, "T1-NK7Q4M2XPD1");
    assert_ok(kit_save_round(store, &played, NULL));
    text = export_as(store, HISTORY_JSON);
    assert_int_equal(count_of(text, "\"sender\": \"-Łukasz\", \"challenge\": \"T1-NK7Q4M2XPD1\""),
                     1);
    assert_int_equal(count_of(export_as(store, HISTORY_CSV), ",\"'-Łukasz\",T1-NK7Q4M2XPD1,en,"),
                     1);
    assert_int_equal(count_of(export_as(store, HISTORY_TEXT), "  challenge\n"), 1);
    kit_end(&played);
    kit_close(store);
}

/* Makes the statement that reads the puzzles fail. */
static bool take_and_refuse(void *context, const char *bytes, size_t size)
{
    bool *is_refused = context;
    *is_refused = *is_refused || (size > 9 && strstr(bytes, "\"puzzles\"") != NULL);
    return true;
}

static int refuse(void *context, int action, const char *a, const char *b, const char *c,
                  const char *d)
{
    const bool *is_refused = context;
    (void)a, (void)b, (void)c, (void)d;
    return *is_refused && action == SQLITE_READ ? SQLITE_DENY : SQLITE_OK;
}

/* An export that creates the views of sound rows and then fails rolls them back; the next query
 * creates them again. */
TEST_CASE(test_an_export_that_fails_late)
{
    struct goal goals[GOAL_COUNT];
    bool is_refused = false;
    struct store *store = kit_open(NULL);
    (void)kit_save(store, &kit_history.random);
    assert_int_equal(sqlite3_set_authorizer(store->database, refuse, &is_refused), SQLITE_OK);
    assert_int_equal(history_export(store, HISTORY_JSON, take_and_refuse, &is_refused),
                     STATUS_STORAGE);
    assert_true(is_refused);
    is_refused = false;
    for (int i = 0; i < 2; i++) {
        assert_ok(goals_read(store, goals));
        assert_non_null(strstr(export_as(store, HISTORY_JSON), "\"puzzles\""));
    }
    kit_close(store);
}

TEST_CASE(test_an_export_that_nobody_wants)
{
    static struct text text;
    for (int format = 0; format < HISTORY_FORMAT_COUNT; format++) {
        text = (struct text){.pieces_left = 5};
        assert_int_equal(
            history_export(kit_history.store, (enum history_format)format, take, &text),
            STATUS_STORAGE);
        assert_int_equal(text.pieces_left, 0); /* no more pieces were delivered */
        assert_true(kit_count(kit_history.store) == KIT_ROUNDS);
    }
}

RUN_TESTS(kit_set_up_history, kit_tear_down_history)
