/* SPDX-License-Identifier: MIT */
/*
 * The record book as a text: what it says, and where it is wrong.
 */
#include "english.h"
#include "given.h"
#include "test.h"

#include "trounce/records.h"

#define RECORD "en 4x4 3 4399 segsrntreiaeslps 250 1 3 found\n"

static struct records records;

static void expect_fault(const char *text, size_t line, size_t column, const char *detail)
{
    struct fault fault;
    enum status status = records_read(text, strlen(text), &records, &fault);
    assert_string_equal(english(&fault.detail), detail);
    assert_int_equal(status, STATUS_SYNTAX);
    assert_int_equal(fault.line, line);
    assert_int_equal(fault.column, column);
    assert_int_equal(records.count, 0);
    assert_int_equal(records_read(text, strlen(text), &records, NULL), status);
}

TEST_CASE(test_columns)
{
    static const char text[] =
        "# comment\n\n" RECORD
        "\tyawl  2x3\t2 1 ab/żcd 1 9223372036854775807 2147483647  proved \r\n";
    assert_ok(records_read(text, strlen(text), &records, NULL));
    assert_int_equal(records.count, 2);
    const struct record *first = records_find(&records, "en", 4, 4);
    assert_ptr_equal(first, &records.list[0]);
    assert_int_equal(first->min_letters, 3);
    assert_int_equal(first->points, 4399);
    assert_string_equal(first->board, "segsrntreiaeslps");
    assert_int_equal(first->pool, 250);
    assert_int_equal(first->seed, 1);
    assert_int_equal(first->seconds, 3);
    assert_false(first->is_proved);
    const struct record *second = records_find(&records, "yawl", 2, 3);
    assert_string_equal(second->board, "ab/żcd");
    assert_true(second->seed == INT64_MAX && second->seconds == INT32_MAX);
    assert_true(second->is_proved);
    assert_null(records_find(&records, "yawl", 3, 2));
    assert_null(records_find(&records, "de", 4, 4));
}

TEST_CASE(test_faults)
{
    static const struct {
        const char *text;
        size_t line, column;
        const char *detail;
    } faults[] = {
        {"EN 4x4", 1, 1, "expected a list, whose name has small letters and digits"},
        {RECORD "  abcdefghijklmnop 4x4", 2, 3,
         "expected a list, whose name has small letters and digits"},
        {"en", 1, 3, "expected rows and columns, such as 4x4, of at most 64 cells"},
        {"en 4", 1, 4, "expected rows and columns, such as 4x4, of at most 64 cells"},
        {"en 4x0", 1, 4, "expected rows and columns, such as 4x4, of at most 64 cells"},
        {"en 4x17", 1, 4, "expected rows and columns, such as 4x4, of at most 64 cells"},
        {"en 4x99999999999999999999", 1, 4,
         "expected rows and columns, such as 4x4, of at most 64 cells"},
        {"en 4x4 0", 1, 8, "expected the length of the shortest words"},
        {"en 4x4 3 4399x", 1, 10, "expected points"},
        {"en 4x4 3 2147483648", 1, 10, "expected points"},
        {"# a\n#\nen 4x4 3  1", 3, 12, "expected a board"},
        {"en 4x4 3 1 a 100001", 1, 14, "expected the pool of a hunt"},
        {"en 4x4 3 1 a 1 -1", 1, 16, "expected the seed of a hunt"},
        {"en 4x4 3 1 a 1 9223372036854775808", 1, 16, "expected the seed of a hunt"},
        {"en 4x4 3 1 a 1 1 0.5", 1, 18, "expected seconds"},
        {"en 4x4 3 1 a 1 1 1 prove", 1, 20, "expected 'found' or 'proved'"},
        {"en 4x4 3 1 a 1 1 1 found found", 1, 26, "expected the end of the line"},
        {RECORD RECORD, 2, 1, "a second record of en and this size"},
    };
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        expect_fault(faults[i].text, faults[i].line, faults[i].column, faults[i].detail);
    }
    struct fault fault;
    assert_int_equal(records_read("# none\n", 7, &records, &fault), STATUS_EMPTY);
}

TEST_CASE(test_too_many_records)
{
    static char text[(RECORDS_MAX + 1) * 64];
    for (int i = 0; i < RECORDS_MAX; i++) {
        text_append(text, sizeof text, "l%d 1x1 1 1 a 1 1 1 found\n", i);
    }
    assert_ok(records_read(text, strlen(text), &records, NULL));
    text_append(text, sizeof text, "l 1x1 1 1 a 1 1 1 found\n");
    expect_fault(text, RECORDS_MAX + 1, 1, "more than 128 records");
}

/* Cut at any byte, a record is either whole or refused; nothing behind the end is read. */
TEST_CASE(test_a_cut_text)
{
    static const char text[] = RECORD "de 1x2 3 7 ä 1 1 1 proved";
    size_t size = strlen(text);
    for (size_t length = 0; length <= size; length++) {
        char *part = malloc(length + 1);
        memcpy(part, text, length);
        struct fault fault;
        enum status status = records_read(part, length, &records, &fault);
        bool is_whole = length == size || length == strlen(RECORD) || length == strlen(RECORD) - 1;
        assert_int_equal(status, is_whole ? STATUS_OK : length == 0 ? STATUS_EMPTY : STATUS_SYNTAX);
        assert_true(is_whole || length == 0 ||
                    (fault.line == 1 + (length > strlen(RECORD)) && fault.column >= 1));
        free(part);
    }
}

/* Any other byte anywhere is refused, or it changes a record. */
TEST_CASE(test_a_changed_text)
{
    static const char text[] = RECORD;
    for (size_t at = 0; at < strlen(text); at++) {
        for (int byte = 0; byte < 256; byte++) {
            char changed[sizeof text];
            memcpy(changed, text, sizeof text);
            changed[at] = (char)byte;
            enum status status = records_read(changed, strlen(text), &records, NULL);
            assert_int_equal(records.count, status == STATUS_OK);
        }
    }
}
