/* SPDX-License-Identifier: MIT */
/*
 * Challenges: lines read back, damage is detected, and damage to the rest leaves the board.
 */
#include "english.h"
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/challenge.h"
#include "wide.h"

static const char alphabet[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/* Makes a challenge of typed letters with `word_count` words, one in `rarity` of them found. */
static struct challenge typed_challenge(struct random *random, int rows, int columns,
                                        uint32_t word_count, uint32_t rarity)
{
    struct challenge challenge = {.source = CHALLENGE_LETTERS,
                                  .rules = (enum rules)random_below(random, RULES_COUNT),
                                  .time_ms = 1000L * (long)random_below(random, 600),
                                  .digest = random_below(random, 1u << 20),
                                  .word_count = word_count};
    unsigned char faces[BOARD_CELLS_MAX];
    for (int cell = 0; cell < rows * columns; cell++) {
        faces[cell] = (unsigned char)random_below(random, FACE_PLAIN_Q);
    }
    board_init(&challenge.board, rows, columns, faces);
    for (size_t i = 0; i < word_count; i++) {
        if (random_below(random, rarity) == 0) {
            challenge_add_found(&challenge, i);
        }
    }
    return challenge;
}

/* Likewise, on the board of a code. */
static struct challenge coded_challenge(struct random *random, const char *code,
                                        uint32_t word_count, uint32_t rarity)
{
    struct challenge challenge = typed_challenge(random, 1, 1, word_count, rarity);
    memset(&challenge.board, 0, sizeof challenge.board);
    challenge.source = CHALLENGE_CODE;
    snprintf(challenge.code, sizeof challenge.code, "%s", code);
    return challenge;
}

static void write_line(const struct challenge *challenge, char line[CHALLENGE_LINE_MAX])
{
    struct fault fault = {.status = STATUS_OK};
    if (challenge_write(challenge, line, &fault) != STATUS_OK) {
        fail_msg("%s", english(&fault.detail));
    }
}

static void assert_same(const struct challenge *challenge, const struct challenge *expected)
{
    assert_int_equal(challenge->source, expected->source);
    assert_string_equal(challenge->code, expected->code);
    assert_memory_equal(&challenge->board, &expected->board, sizeof challenge->board);
    assert_int_equal(challenge->rules, expected->rules);
    assert_int_equal(challenge->time_ms, expected->time_ms);
    assert_string_equal(challenge->name, expected->name);
    assert_int_equal(challenge->digest, expected->digest);
    assert_int_equal(challenge->word_count, expected->word_count);
    assert_memory_equal(challenge->found, expected->found, sizeof challenge->found);
    assert_int_equal(challenge->hint_points, expected->hint_points);
    assert_int_equal(challenge->has_times, expected->has_times);
    assert_int_equal(challenge->span, expected->span);
    assert_memory_equal(challenge->times, expected->times, sizeof challenge->times);
}

static void assert_reads_as(const char *text, const struct challenge *expected)
{
    struct challenge challenge;
    struct fault fault = {.status = STATUS_OK};
    if (challenge_read(text, strlen(text), &challenge, &fault) != STATUS_OK) {
        fail_msg("%s: %s", text, english(&fault.detail));
    }
    assert_same(&challenge, expected);
}

static enum status read_status(const char *text, size_t length, struct challenge *challenge)
{
    struct fault fault = {.status = STATUS_OK};
    enum status status = challenge_read(text, length, challenge, &fault);
    assert_int_equal(status != STATUS_OK, fault.detail.format != NULL);
    assert_true(status == STATUS_OK || fault.column > 0);
    return status;
}

TEST_CASE(test_what_is_written_is_read)
{
    static const char *const codes[] = {"N3NAG-Z33SX", "SQAUE-P32KS", "X23NA-GZ33S-X2"};
    static const char *const names[] = {
        "", "A", "Anna", "\xc3\x89lodie", "\xf0\x9f\xa6\x8a", "twenty letters of it"};
    static const long hints[] = {0, 0, 1, 3, CHALLENGE_HINTS_MAX};
    struct random random = naive_random();
    for (uint32_t words = 0; words < 2000; words = words * 3 / 2 + 1) {
        for (uint32_t rarity = 1; rarity < 300; rarity *= 3) {
            struct challenge challenge =
                random_below(&random, 2) == 0
                    ? typed_challenge(&random, 1 + (int)random_below(&random, 8),
                                      1 + (int)random_below(&random, 8), words, rarity)
                    : coded_challenge(&random, codes[random_below(&random, 3)], words, rarity);
            challenge_set_name(&challenge, names[random_below(&random, 6)]);
            challenge.hint_points = hints[random_below(&random, 5)];
            char line[CHALLENGE_LINE_MAX];
            write_line(&challenge, line);
            assert_memory_equal(line, "T1-", 3);
            assert_int_equal(strspn(line + 3, alphabet) + 4, strlen(line));
            assert_reads_as(line, &challenge);
            assert_int_equal(challenge_classify(&alphabet_english, line, strlen(line)),
                             CHALLENGE_TEXT_CHALLENGE);
        }
    }
}

/* Gives the words that are found times up to the clock, or to `most_ms` without one. */
static void set_times(struct random *random, struct challenge *challenge, long most_ms,
                      long times_ms[CHALLENGE_TIMES_MAX])
{
    int count = challenge_found_count(challenge);
    uint32_t below = (uint32_t)(challenge->time_ms > 0 ? challenge->time_ms : most_ms) + 1;
    for (int i = 0; i < count; i++) {
        times_ms[i] = (long)random_below(random, below);
    }
    assert_true(challenge_set_times(challenge, times_ms) == (count > 0));
}

/* Times cost two characters a word at most and are right to a two-thousandth of the clock. */
TEST_CASE(test_times_are_read)
{
    struct random random = naive_random();
    int timed = 0;
    for (int turn = 0; turn < 2000; turn++) {
        uint32_t words = 1 + random_below(&random, 400);
        long times_ms[CHALLENGE_TIMES_MAX];
        char line[CHALLENGE_LINE_MAX];
        char without[CHALLENGE_LINE_MAX];
        struct challenge challenge =
            coded_challenge(&random, "N3NAG-Z33SX", words, 1 + random_below(&random, 10));
        challenge.time_ms = random_below(&random, 3) == 0 ? 0 : challenge.time_ms + 1000;
        challenge.hint_points = (long)random_below(&random, 3);
        write_line(&challenge, without);
        set_times(&random, &challenge, 1 + (long)random_below(&random, 4000000), times_ms);
        write_line(&challenge, line);
        assert_reads_as(line, &challenge);
        int count = challenge_found_count(&challenge);
        size_t extra = challenge.hint_points == 0 ? 1 : 0;
        extra += challenge.time_ms == 0 ? 1 : 0;
        assert_int_equal(strlen(line),
                         strlen(without) + (count > 0 ? 2 * (size_t)count + extra : 0));
        if (challenge.time_ms > 0) { /* bits: less than two bytes a word */
            assert_true((strlen(line) - strlen(without)) * 5 <= (size_t)count * 16);
        }
        long last_ms = 0;
        for (int i = 0; i < count; i++) {
            last_ms = times_ms[i] > last_ms ? times_ms[i] : last_ms;
        }
        long span_ms = challenge.time_ms > 0 ? challenge.time_ms
                       : last_ms > 500       ? 2 * last_ms
                                             : 1000;
        for (int i = 0; i < count; i++) {
            long got = challenge_time_ms(&challenge, (size_t)i);
            assert_int_in_range(labs(got - times_ms[i]), 0,
                                span_ms / 2048 + 2); /* one more at the end */
            assert_true(challenge.time_ms == 0 || (got >= 0 && got < challenge.time_ms));
        }
        timed += count > 0;
    }
    assert_true(timed > 1000);
}

/* Times that are not known, and those that there is no room for, are left out. */
TEST_CASE(test_times_are_left_out)
{
    struct random random = naive_random();
    static long times_ms[CHALLENGE_TIMES_MAX];
    char line[CHALLENGE_LINE_MAX];
    struct challenge challenge = coded_challenge(&random, "N3NAG-Z33SX", 50, 1);
    challenge.time_ms = 180000;
    times_ms[49] = -1;
    assert_false(challenge_set_times(&challenge, times_ms));
    times_ms[49] = 0;
    assert_true(challenge_set_times(&challenge, times_ms));
    struct challenge many = coded_challenge(&random, "N3NAG-Z33SX", CHALLENGE_TIMES_MAX, 1);
    set_times(&random, &many, 1000, times_ms);
    write_line(&many, line);
    many.has_times = false;
    many.span = 0; /* nothing of them is read */
    memset(many.times, 0, sizeof many.times);
    assert_reads_as(line, &many);
    many = coded_challenge(&random, "N3NAG-Z33SX", CHALLENGE_TIMES_MAX + 1, 1);
    assert_false(challenge_set_times(&many, times_ms));
}

/* Lines stay in chats for years, so these must remain readable for ever. */
TEST_CASE(test_lines_for_ever)
{
    struct challenge challenge = {.source = CHALLENGE_CODE,
                                  .code = "N3NAG-Z33SX",
                                  .time_ms = 180000,
                                  .digest = 0xabcde,
                                  .word_count = 100};
    for (size_t i = 0; i < 100; i += 3) {
        challenge_add_found(&challenge, i);
    }
    challenge_set_name(&challenge, "Anna");
    assert_reads_as("T1-N3NAGZ33SX45ASJDGFTJURMH9LHLB6LB6LB6LB6LB6LB6LB92QA1", &challenge);
    struct challenge typed = {
        .source = CHALLENGE_LETTERS, .rules = RULES_CLASSIC, .digest = 1, .word_count = 400};
    assert_ok(board_parse("Qu a t/. th z", 13, 0, 0, &typed.board, NULL));
    challenge_add_found(&typed, 0);
    challenge_add_found(&typed, 399);
    assert_reads_as("T1-T244K3N2WUX7A22223M65J3SGZS5X1", &typed);
    challenge.hint_points = 3;
    assert_reads_as("T1-N3NAGZ33SX45ASJDGFTJURMH9LHLB6LB6LB6LB6LB6LB6LB4JQBBJ1", &challenge);
    long times_ms[34];
    for (int i = 0; i < 34; i++) {
        times_ms[i] = (i * 7 + 3) % 34 * 5000L;
    }
    assert_true(challenge_set_times(&challenge, times_ms));
    assert_reads_as(
        "T1-N3NAGZ33SX45ASJDGFTJURMH9LHLB6LB6LB6LB6LB6LB6LB4KCNG9KUPFSKSNWA2D5Y9497CSGDKYP4P7SSWE"
        "22255Q9BCWG2G5KQPBSWW2W6295U9FCJVHA41",
        &challenge);
    challenge.hint_points = 0;
    assert_reads_as(
        "T1-N3NAGZ33SX45ASJDGFTJURMH9LHLB6LB6LB6LB6LB6LB6LB24PAWH5PCVK5KBSJ2Q9WG6GCPJWR5XC7CDKK"
        "SS22289EGLPSW2W95FCMKTS3SA2G9NGUPF57Y1",
        &challenge);
}

/* Hints cost the sender points, but no more than there are. */
TEST_CASE(test_hints_count_against_the_sender)
{
    struct solved_word words[] = {{.points = 5}, {.points = 2}, {.points = 9}};
    struct solution solution = {.words = words, .word_count = 3};
    struct challenge challenge = {.word_count = 3, .hint_points = 3};
    challenge_add_found(&challenge, 0);
    challenge_add_found(&challenge, 1);
    assert_int_equal(challenge_score(&challenge, &solution), 4);
    challenge.hint_points = 8;
    assert_int_equal(challenge_score(&challenge, &solution), 0);
}

/* Replaces every character, swaps all neighbours and truncates the line everywhere. */
static void spoil(const struct challenge *challenge, size_t board_length)
{
    char line[CHALLENGE_LINE_MAX] = "";
    char spoilt[CHALLENGE_LINE_MAX];
    struct challenge read;
    write_line(challenge, line);
    size_t length = strlen(line);
    for (size_t at = 0; at < length; at++) {
        memcpy(spoilt, line, sizeof spoilt);
        for (int c = 1; c < 256; c++) {
            spoilt[at] = (char)c;
            bool is_same = c == line[at] || (line[at] >= 'A' && c == line[at] - 'A' + 'a') ||
                           (line[at] == '-' && strchr(" >\t\r\n", c) != NULL);
            enum status status = read_status(spoilt, length, &read);
            assert_int_equal(status == STATUS_OK, is_same);
            if (!is_same && at >= 3 + board_length) {
                assert_int_equal(read.source, challenge->source);
                assert_string_equal(read.code, challenge->code);
                assert_memory_equal(&read.board, &challenge->board, sizeof read.board);
                assert_int_equal(read.word_count, 0);
            }
            /* A damaged line is not taken for a code or a board. */
            assert_int_not_equal(challenge_classify(&alphabet_english, spoilt, length),
                                 CHALLENGE_TEXT_CODE);
            struct board board;
            assert_int_not_equal(board_parse(spoilt, length, 0, 0, &board, NULL), STATUS_OK);
        }
        memcpy(spoilt, line, sizeof spoilt);
        if (at + 1 < length && line[at] != line[at + 1]) {
            spoilt[at] = line[at + 1];
            spoilt[at + 1] = line[at];
            assert_int_not_equal(read_status(spoilt, length, &read), STATUS_OK);
        }
        enum status status = read_status(line, at, &read);
        assert_int_equal(status, at < 3 ? STATUS_EMPTY : STATUS_SYNTAX);
        assert_int_equal(read.source != CHALLENGE_NO_BOARD, at >= 3 + board_length);
    }
}

/* T, which marks typed letters, is not the id of any dice. */
TEST_CASE(test_no_dice_are_called_t)
{
    assert_null(dice_set_by_id('T'));
    assert_int_equal(deal_code_length('T'), 0);
    assert_int_equal(deal_code_length('N'), 10);
    assert_int_equal(deal_code_length('X'), 12);
}

TEST_CASE(test_damage_is_noticed)
{
    struct random random = {.state = 20};
    struct challenge challenge = coded_challenge(&random, "N3NAG-Z33SX", 100, 4);
    challenge_set_name(&challenge, "Zo\xc3\xab");
    spoil(&challenge, 10);
    challenge = coded_challenge(&random, "X23NA-GZ33S-X2", 30, 2);
    spoil(&challenge, 12);
    challenge = typed_challenge(&random, 4, 5, 500, 20);
    spoil(&challenge, 1 + 3 + 20 + 2);
    challenge = typed_challenge(&random, 8, 8, 60, 2);
    spoil(&challenge, 1 + 3 + 64 + 2);
    challenge = coded_challenge(&random, "N3NAG-Z33SX", 60, 4);
    long times_ms[CHALLENGE_TIMES_MAX];
    set_times(&random, &challenge, 180000, times_ms);
    spoil(&challenge, 10);
}

/* Typed letters have a check of their own, so damage to them never yields a wrong board. */
TEST_CASE(test_damaged_letters_are_no_board)
{
    struct random random = {.state = 21};
    struct challenge challenge = typed_challenge(&random, 4, 4, 100, 4);
    char line[CHALLENGE_LINE_MAX];
    write_line(&challenge, line);
    for (size_t at = 3; at < 3 + 1 + 3 + 16 + 2; at++) {
        for (const char *c = alphabet; *c; c++) {
            char before = line[at];
            line[at] = *c;
            struct challenge read;
            (void)read_status(line, strlen(line), &read);
            assert_int_equal(read.source == CHALLENGE_LETTERS, *c == before);
            line[at] = before;
        }
    }
}

static void expect_fault(const char *text, enum status expected, size_t line, size_t column,
                         const char *detail)
{
    struct challenge challenge;
    struct fault fault;
    assert_int_equal(challenge_read(text, strlen(text), &challenge, &fault), expected);
    assert_string_equal(english(&fault.detail), detail);
    assert_int_equal(fault.status, expected);
    assert_int_equal(fault.line, line);
    assert_int_equal(fault.column, column);
}

TEST_CASE(test_what_is_no_challenge)
{
    static const char none[] = "there is no challenge: one begins with T1- and ends in a 1";
    static const char cut[] = "the challenge is cut off: it should end in a 1";
    static const char breaks[] = "the challenge is cut off or was changed here";
    static const char changed[] = "the challenge was changed: its checksum does not match";
    expect_fault("", STATUS_EMPTY, 1, 1, none);
    expect_fault("N3NAG-Z33SX", STATUS_EMPTY, 1, 1, none);
    expect_fault("casemopistrenapd", STATUS_EMPTY, 1, 1, none);
    expect_fault("AT1-N3NAG", STATUS_EMPTY, 1, 1, none);
    expect_fault("T1-", STATUS_SYNTAX, 1, 4, cut);
    expect_fault("so:\nT1-N3NA", STATUS_SYNTAX, 2, 8, cut);
    expect_fault("T1-N3NA0GZ", STATUS_SYNTAX, 1, 8, breaks);
    expect_fault("T1-N3NA1GZ", STATUS_SYNTAX, 1, 8, breaks);
    expect_fault("Look: T1-1", STATUS_DAMAGED, 1, 7, changed);
    expect_fault("Look: T1-N3NAGZ33SX1", STATUS_DAMAGED, 1, 7, changed);
}

TEST_CASE(test_found_in_messages)
{
    struct random random = naive_random();
    struct challenge challenge = coded_challenge(&random, "N3NAG-Z33SX", 150, 5);
    char line[CHALLENGE_LINE_MAX];
    char text[2 * CHALLENGE_LINE_MAX];
    write_line(&challenge, line);
    size_t length = strlen(line);
    snprintf(text, sizeof text, "Your turn!\n%s\n\xe2\x80\x93 Anna", line);
    assert_reads_as(text, &challenge);
    snprintf(text, sizeof text, "(%s), T1-N3NAG was too short", line);
    assert_reads_as(text, &challenge);
    /* An unreadable line in front of it. */
    snprintf(text, sizeof text, "T1- weighted. Or \"%s\"?", line);
    assert_reads_as(text, &challenge);
    /* Line breaks of mail programs, and quoting in replies. */
    static const char *const breaks[] = {"\n", "\r\n> ", " ", "\n\t", "-"};
    for (size_t at = 3; at <= length; at++) {
        snprintf(text, sizeof text, "> %.*s%s%s", (int)at, line, breaks[at % 5], line + at);
        assert_reads_as(text, &challenge);
    }
    /* What word processors make of the dash, and what is not seen. */
    static const char *const dashes[] = {"\u2010", "\u2011", "\u2012",  "\u2013",
                                         "\u2014", "\u2212", "\u2060-", "\u00a0"};
    for (size_t i = 0; i < sizeof dashes / sizeof *dashes; i++) {
        snprintf(text, sizeof text, "Yours:\u00a0T1%s%.9s\u00ad%s\u200b!", dashes[i], line + 3,
                 line + 12);
        assert_reads_as(text, &challenge);
        assert_int_equal(challenge_classify(&alphabet_english, text, strlen(text)),
                         CHALLENGE_TEXT_CHALLENGE);
    }
    for (size_t i = 0; i < length; i++) {
        line[i] = (char)(line[i] >= 'A' && line[i] <= 'Z' ? line[i] - 'A' + 'a' : line[i]);
    }
    assert_reads_as(line, &challenge);
    /* If both lines are damaged, the one with an intact board is read. */
    struct challenge read;
    struct fault fault;
    snprintf(text, sizeof text, "T1-QQ and %.20s", line);
    assert_int_equal(challenge_read(text, strlen(text), &read, &fault), STATUS_SYNTAX);
    assert_int_equal(read.source, CHALLENGE_CODE);
    assert_string_equal(read.code, "N3NAG-Z33SX");
    assert_int_equal(fault.column, strlen(text) + 1);
}

/* Hundreds of thousands of false starts are skipped quickly. */
TEST_CASE(test_found_in_a_long_text)
{
    static const char beginning[] = "T1-! ";
    struct random random = {.state = 6};
    struct challenge challenge = coded_challenge(&random, "N3NAG-Z33SX", 100, 4);
    size_t length = 200000 * strlen(beginning);
    char *text = malloc(length + CHALLENGE_LINE_MAX);
    assert_non_null(text);
    for (size_t at = 0; at < length; at += strlen(beginning)) {
        memcpy(text + at, beginning, sizeof beginning);
    }
    write_line(&challenge, text + length);
    assert_reads_as(text, &challenge);
    free(text);
}

TEST_CASE(test_codes_of_challenges_bring_the_board)
{
    struct random random = {.state = 5};
    struct challenge challenge = coded_challenge(&random, "N3NAG-Z33SX", 100, 4);
    char line[CHALLENGE_LINE_MAX];
    write_line(&challenge, line);
    struct dice dice = given_dice(dice_set_default(4));
    for (size_t cut = 13; cut <= strlen(line); cut++) {
        struct challenge read;
        (void)read_status(line, cut, &read);
        struct board board;
        assert_ok(deal_from_code(read.code, strlen(read.code), &dice, &board, NULL));
        char text[BOARD_TEXT_MAX];
        assert_string_equal(board_format(&board, text), "hbhfiealitdalytm");
    }
}

static void expect_name(const char *given, const char *taken)
{
    struct challenge challenge = {.source = CHALLENGE_LETTERS};
    board_init(&challenge.board, 1, 1, (const unsigned char[]){FACE_A});
    challenge_set_name(&challenge, given);
    assert_string_equal(challenge.name, taken);
    char line[CHALLENGE_LINE_MAX];
    write_line(&challenge, line);
    assert_reads_as(line, &challenge);
}

TEST_CASE(test_names)
{
    expect_name(NULL, "");
    expect_name("Anna", "Anna");
    expect_name("An\n\x7fna\x1b", "Anna");
    expect_name("twenty-one letters is it", "twenty-one letters i");
    expect_name("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9"
                "\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9"
                "e",
                "\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9"
                "\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9");
    expect_name("a\xc3", "a");                                 /* truncated */
    expect_name("\xc0\xaf\xed\xa0\x80z", "z");                 /* an overlong form, a surrogate */
    expect_name("\xc2\x85\xe2\x80\xae\xf4\x90\x80\x80z", "z"); /* controls, too large */
    expect_name("\xf0\x9f\xa6\x8a\xf0\x9f\xa6\x8a", "\xf0\x9f\xa6\x8a\xf0\x9f\xa6\x8a");
}

/* Solves a board with a list of words. */
static struct solution solve(const char *letters, const char *const *words)
{
    static struct naive_list list;
    list.count = 0;
    for (; *words; words++) {
        naive_add(&list, *words, (struct word_note){(unsigned char)(10 + list.count), 0});
    }
    struct lexicon lexicon;
    naive_lexicon(&list, &lexicon);
    struct board board = given_board(letters);
    struct solver_filter filter = challenge_filter(RULES_PLAIN);
    struct solution solution;
    assert_ok(solver_solve(&board, &lexicon, &filter, &solution));
    lexicon_deinit(&lexicon);
    return solution;
}

TEST_CASE(test_other_words_are_noticed)
{
    static const char *const words[] = {"tea", "eat", "ate", "at", NULL};
    static const char *const more[] = {"zoo", "at", "ate", "eat", "tea", NULL};
    static const char *const fewer[] = {"tea", "eat", "ate", NULL};
    static const char *const others[] = {"tea", "eat", "ate", "ta", NULL};
    struct solution solution = solve("t e/a s", words);
    struct challenge challenge = {.source = CHALLENGE_LETTERS};
    struct fault fault;
    assert_ok(challenge_set_words(&challenge, &solution, &fault));
    assert_int_equal(challenge.word_count, 4);
    challenge_add_found(&challenge, 3);
    assert_int_equal(challenge_found_count(&challenge), 1);
    assert_ok(challenge_matches(&challenge, &solution, &fault));
    solution_deinit(&solution);
    /* Words that are not on the board, and tiers, make no difference. */
    solution = solve("t e/a s", more);
    assert_ok(challenge_matches(&challenge, &solution, &fault));
    solution_deinit(&solution);
    solution = solve("t e/a s", fewer);
    assert_int_equal(challenge_matches(&challenge, &solution, &fault), STATUS_MISSING);
    assert_string_equal(english(&fault.detail), "the challenge was made with another word list");
    solution_deinit(&solution);
    solution = solve("t e/a s", others);
    assert_int_equal(challenge_matches(&challenge, &solution, &fault), STATUS_MISSING);
    assert_ok(challenge_set_words(&challenge, &solution, &fault));
    assert_int_equal(challenge_found_count(&challenge), 0);
    solution_deinit(&solution);
    struct solution huge = {.word_count = CHALLENGE_WORDS_MAX + 1};
    assert_int_equal(challenge_set_words(&challenge, &huge, &fault), STATUS_RANGE);
    assert_string_equal(english(&fault.detail),
                        "the board has 16384 words, but a challenge can have at most 16383");
    assert_int_equal(challenge.word_count, 4);
}

TEST_CASE(test_how_long_a_line_may_be)
{
    struct random random = naive_random();
    char line[CHALLENGE_LINE_MAX];
    struct fault fault;
    struct challenge challenge = coded_challenge(&random, "N3NAG-Z33SX", 9800, 2);
    write_line(&challenge, line);
    assert_reads_as(line, &challenge);
    struct challenge few = coded_challenge(&random, "N3NAG-Z33SX", CHALLENGE_WORDS_MAX, 100);
    write_line(&few, line);
    assert_true(strlen(line) < 400);
    assert_reads_as(line, &few);
    challenge = coded_challenge(&random, "N3NAG-Z33SX", CHALLENGE_WORDS_MAX, 2);
    assert_int_equal(challenge_write(&challenge, line, &fault), STATUS_RANGE);
    assert_non_null(strstr(english(&fault.detail),
                           "of 16383 words found: the challenge would have more than "
                           "1999 characters"));
}

TEST_CASE(test_what_cannot_be_written)
{
    char line[CHALLENGE_LINE_MAX];
    struct fault fault;
    struct challenge challenge = {.source = CHALLENGE_CODE, .code = "N3NAG"};
    assert_int_equal(challenge_write(&challenge, line, &fault), STATUS_SYNTAX);
    challenge = (struct challenge){.source = CHALLENGE_NO_BOARD};
    assert_int_equal(challenge_write(&challenge, line, &fault), STATUS_RANGE);
    assert_string_equal(english(&fault.detail), "a challenge needs a board");
}

/* Faces that no character can be are written as those of other alphabets. */
TEST_CASE(test_any_face_can_be_sent)
{
    char line[CHALLENGE_LINE_MAX];
    struct random random = {.state = 22};
    for (unsigned char face = FACE_PLAIN_Q; face < FACE_COUNT; face++) {
        struct challenge challenge = typed_challenge(&random, 1, 1, 40, 4);
        board_init(&challenge.board, 1, 2, (const unsigned char[]){face, FACE_A});
        write_line(&challenge, line);
        assert_reads_as(line, &challenge);
    }
}

static void expect_kind(const char *text, enum challenge_text kind)
{
    assert_int_equal(challenge_classify(&alphabet_english, text, strlen(text)), kind);
}

TEST_CASE(test_texts_are_told_apart)
{
    expect_kind("", CHALLENGE_TEXT_LETTERS);
    expect_kind("casemopistrenapd", CHALLENGE_TEXT_LETTERS);
    expect_kind("Qu a t . th", CHALLENGE_TEXT_LETTERS);
    expect_kind("nearp/ahtel", CHALLENGE_TEXT_LETTERS);
    expect_kind("nearp ahtel", CHALLENGE_TEXT_LETTERS);
    expect_kind("nearpahtel", CHALLENGE_TEXT_LETTERS);
    expect_kind("t1", CHALLENGE_TEXT_LETTERS);
    expect_kind("N3NAG-Z33SX", CHALLENGE_TEXT_CODE);
    expect_kind("n3nag z33sy", CHALLENGE_TEXT_CODE); /* mistyped */
    expect_kind("X23NA-GZ33S-X2", CHALLENGE_TEXT_CODE);
    expect_kind("T1-N3NAG", CHALLENGE_TEXT_CHALLENGE);
    expect_kind("come: t1-n3nag", CHALLENGE_TEXT_CHALLENGE);
    /* A code of letters only, with a valid check. */
    struct dice dice = {.alphabet = &alphabet_english, .count = 16};
    char code[BOARD_CODE_MAX];
    bool is_seen = false;
    struct random random = {.state = 1};
    for (int i = 0; i < 1000 && !is_seen; i++) {
        random_next(&random);
        dice.faces[0][0] = (unsigned char)(1 + i % 26);
        deal_code(NULL, &dice, random.state, code);
        is_seen = strpbrk(code, "23456789") == NULL;
    }
    assert_true(is_seen);
    expect_kind(code, CHALLENGE_TEXT_CODE);
    code[1] = code[1] == 'A' ? 'B' : 'A';
    expect_kind(code, CHALLENGE_TEXT_LETTERS);
}

static const char german_letters[] = "letters aA bB qQ uU äÄ öÖ üÜ\npair Qu\npairs Öa Üä";
static const char full_letters[] = WIDE_FULL;
static const char polish_letters[] = "letters aA bB qQ uU łŁ żŻ źŹ";

/* Boards in other languages may hold any face, even a Q without its U. */
TEST_CASE(test_letters_of_other_languages)
{
    struct random random = naive_random();
    struct alphabet german;
    struct alphabet other;
    assert_ok(alphabet_read(german_letters, strlen(german_letters), &german, NULL));
    assert_ok(alphabet_read(polish_letters, strlen(polish_letters), &other, NULL));
    for (int i = 0; i < 200; i++) {
        int rows = 1 + (int)random_below(&random, 8);
        int columns = 1 + (int)random_below(&random, 8);
        unsigned char faces[BOARD_CELLS_MAX];
        struct challenge challenge = typed_challenge(&random, rows, columns, 50, 2);
        for (int cell = 0; cell < rows * columns; cell++) {
            faces[cell] = (unsigned char)random_below(&random, (uint32_t)german.face_count);
        }
        board_init_in(&challenge.board, &german, rows, columns, faces);
        char line[CHALLENGE_LINE_MAX];
        write_line(&challenge, line);
        assert_int_equal(strspn(line + 3, alphabet) + 4, strlen(line));
        struct challenge read;
        assert_ok(challenge_read_in(&german, line, strlen(line), &read, NULL));
        assert_same(&read, &challenge);

        struct fault fault;
        assert_int_equal(challenge_read_in(&other, line, strlen(line), &read, &fault),
                         STATUS_MISSING);
        assert_string_equal(english(&fault.detail),
                            "the challenge has letters of another language");
        assert_int_equal(challenge_read(line, strlen(line), &read, NULL), STATUS_MISSING);
        assert_int_equal(read.source, CHALLENGE_NO_BOARD);
        line[random_below(&random, (uint32_t)(strlen(line) - 4)) + 3] ^= 1;
        assert_int_not_equal(challenge_read_in(&german, line, strlen(line), &read, NULL),
                             STATUS_OK);
    }
    /* The most faces that there can be, of which the last needs a seventh bit. */
    struct alphabet full;
    assert_ok(alphabet_read(full_letters, strlen(full_letters), &full, NULL));
    assert_int_equal(full.face_count, ALPHABET_FACES_MAX);
    for (int first = 0; first < full.face_count; first += 3) {
        unsigned char faces[16];
        char line[CHALLENGE_LINE_MAX];
        struct challenge read;
        struct challenge challenge = typed_challenge(&random, 4, 4, 50, 2);
        for (int cell = 0; cell < 16; cell++) {
            faces[cell] = (unsigned char)((first + cell) % full.face_count);
        }
        board_init_in(&challenge.board, &full, 4, 4, faces);
        write_line(&challenge, line);
        assert_ok(challenge_read_in(&full, line, strlen(line), &read, NULL));
        assert_same(&read, &challenge);
    }
    /* An English challenge read in another language. */
    struct challenge english = typed_challenge(&random, 4, 4, 50, 2);
    struct challenge read;
    char line[CHALLENGE_LINE_MAX];
    write_line(&english, line);
    assert_int_equal(challenge_read_in(&german, line, strlen(line), &read, NULL), STATUS_MISSING);
}

/* With one letter less, a challenge is what it was when no alphabet had more. */
TEST_CASE(test_fewer_faces_have_six_bits)
{
    char letters[sizeof full_letters];
    struct alphabet alphabet_63;
    struct challenge challenge = {.source = CHALLENGE_LETTERS, .word_count = 3};
    char line[CHALLENGE_LINE_MAX];
    memcpy(letters, full_letters, sizeof letters);
    *strrchr(letters, ' ') = '\0';
    assert_ok(alphabet_read(letters, strlen(letters), &alphabet_63, NULL));
    board_init_in(&challenge.board, &alphabet_63, 1, 3, (const unsigned char[]){63, 1, 62});
    challenge_add_found(&challenge, 1);
    write_line(&challenge, line);
    assert_string_equal(line, "T1-TJ24YC3VN9ZW5YX22222227YJCH321");
}

/* Languages of the same letters can have other two-letter faces, but may share some. */
TEST_CASE(test_faces_of_other_languages)
{
#define LATIN                                                                                      \
    "letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS tT uU vV wW xX yY zZ\n"      \
    "pair Qu\n"
    static const char french_letters[] = LATIN "pairs Ch Ou Ph Gn Ll";
    static const char italian_letters[] = LATIN "pairs Ch Gh Gl Gn Ll";
    static const struct {
        const char *board;
        bool is_shared;
    } boards[] = {{"Ou r s", false}, {"Ch r s", true}, {"Qu r s", true}, {"q' r s", true}};
    struct alphabet french;
    struct alphabet italian;
    struct challenge read;
    assert_ok(alphabet_read(french_letters, strlen(french_letters), &french, NULL));
    assert_ok(alphabet_read(italian_letters, strlen(italian_letters), &italian, NULL));
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct challenge challenge = {.source = CHALLENGE_LETTERS, .word_count = 3};
        char line[CHALLENGE_LINE_MAX];
        const char *text = boards[i].board;
        assert_ok(board_parse_in(&french, text, strlen(text), 1, 3, &challenge.board, NULL));
        challenge_add_found(&challenge, 1);
        write_line(&challenge, line);
        assert_ok(challenge_read_in(&french, line, strlen(line), &read, NULL));
        assert_same(&read, &challenge);
        assert_int_equal(challenge_read_in(&italian, line, strlen(line), &read, NULL),
                         boards[i].is_shared ? STATUS_OK : STATUS_MISSING);
    }
    /* Of earlier versions, the first of these and one without such a face, which is the same. */
    static const char earlier[] = "T1-TJ24Q4Y2T2MP6MLV2222227YJ3X4B1";
    static const char same[] = "T1-TJ24Q4Y2T2J76MJN2222227YJ438Y1";
    char board[BOARD_TEXT_MAX];
    assert_ok(challenge_read_in(&french, earlier, strlen(earlier), &read, NULL));
    board_format(&read.board, board);
    assert_string_equal(board, "Ou R S/");
    assert_ok(challenge_read_in(&italian, same, strlen(same), &read, NULL));
    char line[CHALLENGE_LINE_MAX];
    write_line(&read, line);
    assert_string_equal(line, same);
}
