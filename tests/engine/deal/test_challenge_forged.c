/* SPDX-License-Identifier: MIT */
/*
 * Forged challenges with a valid check: each is refused or can be written again unchanged. Leaves
 * wrong checks to test_challenge.c.
 */
#include "code_bits.h"
#include "code_text.h"
#include "naive.h"
#include "test.h"

#include "trounce/challenge.h"

#define CHECK_CHARS 4
#define CHECK_BITS  20
#define TURNS       6000

/* Writes a line of these values, with a valid check. */
static size_t seal(unsigned *values, size_t count, char line[CHALLENGE_LINE_MAX + CHECK_CHARS])
{
    size_t length = strlen("T1-");
    memcpy(line, "T1-", length);
    count = code_text_put(values, count, code_bits_check(values, count, CHECK_BITS), CHECK_CHARS);
    for (size_t i = 0; i < count; i++) {
        line[length++] = code_text_character(values[i]);
    }
    line[length++] = '1';
    line[length] = '\0';
    return length;
}

static void write_any(struct random *random, char line[CHALLENGE_LINE_MAX])
{
    static const char *const names[] = {"", "Ann", "Zoë", "twenty-one letters i"};
    struct challenge challenge = {.source = CHALLENGE_LETTERS,
                                  .rules = (enum rules)random_below(random, RULES_COUNT),
                                  .time_ms = 1000L * (long)random_below(random, 600),
                                  .digest = random_below(random, 1u << 20),
                                  .word_count = random_below(random, 60)};
    naive_random_board(random, 1 + (int)random_below(random, 3), 1 + (int)random_below(random, 4),
                       &challenge.board);
    for (int cell = 0; cell < board_cell_count(&challenge.board); cell++) {
        if (challenge.board.faces[cell] == FACE_PLAIN_Q) {
            challenge.board.faces[cell] = FACE_A; /* not allowed in a challenge */
        }
    }
    for (size_t i = 0; i < challenge.word_count; i++) {
        if (random_below(random, 4) == 0) {
            challenge_add_found(&challenge, i);
        }
    }
    challenge_set_name(&challenge, names[random_below(random, 4)]);
    long times_ms[60];
    for (int i = 0; i < 60; i++) {
        times_ms[i] = (long)random_below(random, 600000);
    }
    if (random_below(random, 2) == 0) {
        (void)challenge_set_times(&challenge, times_ms);
    }
    assert_ok(challenge_write(&challenge, line, NULL));
}

/* A challenge that is read can be written, and reads back the same. */
static enum status read_forged(const char *text, size_t length)
{
    struct challenge challenge;
    struct challenge again;
    struct fault fault = {.status = STATUS_OK};
    enum status status = challenge_read(text, length, &challenge, &fault);
    if (status != STATUS_OK) {
        assert_non_null(fault.detail.format);
        assert_int_equal(challenge.word_count, 0);
        return status;
    }
    char line[CHALLENGE_LINE_MAX];
    assert_ok(challenge_write(&challenge, line, NULL));
    assert_ok(challenge_read(line, strlen(line), &again, NULL));
    assert_int_equal(again.source, challenge.source);
    assert_memory_equal(&again.board, &challenge.board, sizeof again.board);
    assert_int_equal(again.rules, challenge.rules);
    assert_int_equal(again.time_ms, challenge.time_ms);
    assert_string_equal(again.name, challenge.name);
    assert_int_equal(again.word_count, challenge.word_count);
    assert_memory_equal(again.found, challenge.found, sizeof again.found);
    assert_int_equal(again.has_times, challenge.has_times);
    assert_memory_equal(again.times, challenge.times, sizeof again.times);
    return STATUS_OK;
}

/* Replaces some characters, and truncates or extends some lines. */
TEST_CASE(test_changed_lines)
{
    struct random random = naive_random();
    int taken = 0;
    int refused = 0;
    for (int turn = 0; turn < TURNS; turn++) {
        char line[CHALLENGE_LINE_MAX + 2 * CHECK_CHARS];
        unsigned values[CHALLENGE_LINE_MAX + 2 * CHECK_CHARS];
        size_t count = 0;
        write_any(&random, line);
        for (const char *at = line + 3; *at != '1'; at++) {
            values[count++] = (unsigned)code_text_value(*at);
        }
        count -= CHECK_CHARS;
        for (uint32_t i = random_below(&random, 4); i > 0; i--) {
            values[random_below(&random, (uint32_t)count)] = random_below(&random, 32);
        }
        if (random_below(&random, 4) == 0) {
            count = random_below(&random, (uint32_t)count + 1);
        } else if (random_below(&random, 4) == 0) {
            values[count++] = random_below(&random, 2);
        }
        bool is_taken = read_forged(line, seal(values, count, line)) == STATUS_OK;
        taken += is_taken;
        refused += !is_taken;
    }
    assert_true(taken > TURNS / 100);
    assert_true(refused > TURNS / 100);
}

/* What follows a board of one A. */
struct terms {
    uint32_t rules, seconds;
    const char *name;
    uint32_t word_count;
    uint32_t padding;     /* bits that must be 0 */
    uint32_t more_values; /* after the end */
};

static enum status read_terms(const struct terms *terms)
{
    enum { BOARD = 1 + 3 + 1 + 2 }; /* its kind, its shape, the letter, their check */
    char line[CHALLENGE_LINE_MAX + 2 * CHECK_CHARS];
    unsigned values[CHALLENGE_LINE_MAX] = {0};
    struct challenge challenge = {.source = CHALLENGE_LETTERS};
    assert_ok(board_parse("a", 1, 1, 1, &challenge.board, NULL));
    assert_ok(challenge_write(&challenge, line, NULL));
    for (size_t i = 0; i < BOARD; i++) {
        values[i] = (unsigned)code_text_value(line[3 + i]);
    }
    struct code_bits bits = {values, BOARD * CODE_TEXT_BITS, 200 * CODE_TEXT_BITS, false};
    code_bits_put(&bits, terms->rules, 2);
    code_bits_put_number(&bits, terms->seconds, 5);
    code_bits_put_number(&bits, (uint32_t)strlen(terms->name), 3);
    for (const char *at = terms->name; *at; at++) {
        code_bits_put(&bits, (unsigned char)*at, 8);
    }
    code_bits_put(&bits, 0, 20);
    code_bits_put_number(&bits, terms->word_count, 4);
    if (terms->word_count <= CODE_BITS_SET_MAX) {
        code_bits_put_set(&bits, (const unsigned char[1]){0}, terms->word_count);
    }
    while (bits.at % CODE_TEXT_BITS != 0) {
        code_bits_put(&bits, terms->padding, 1);
    }
    size_t count = bits.at / CODE_TEXT_BITS + terms->more_values;
    return read_forged(line, seal(values, count, line));
}

TEST_CASE(test_terms_that_are_none)
{
    const uint32_t longest_s = CHALLENGE_TIME_MAX_MS / 1000;
    const struct terms good[] = {
        {.name = ""},
        {.name = "Ann", .word_count = 8, .rules = RULES_COUNT - 1, .seconds = longest_s},
        {.name = "twenty-one letters i"},
    };
    const struct terms bad[] = {
        {.name = "", .seconds = longest_s + 1},
        {.name = "A\x01n"},
        {.name = "a\xc3"},
        {.name = "twenty-one letters is"},
        {.name = "", .word_count = CHALLENGE_WORDS_MAX + 1},
        {.name = "", .padding = 1},
        {.name = "", .more_values = 1},
    };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        assert_ok(read_terms(&good[i]));
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_int_equal(read_terms(&bad[i]), STATUS_VERSION);
    }
}

/* A line starts a word: no letter or digit may precede it. */
TEST_CASE(test_what_stands_in_front)
{
    struct random random = naive_random();
    char line[CHALLENGE_LINE_MAX];
    write_any(&random, line);
    for (int c = 1; c < 256; c++) {
        char text[CHALLENGE_LINE_MAX + 1];
        size_t length = (size_t)snprintf(text, sizeof text, "%c%s", c, line);
        bool is_word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        assert_int_equal(read_forged(text, length), is_word ? STATUS_EMPTY : STATUS_OK);
    }
}
