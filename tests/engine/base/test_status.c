/* SPDX-License-Identifier: MIT */
/*
 * Status codes, faults and their sentences.
 */
#include "english.h"
#include "test.h"
#include "trounce/status.h"

TEST_CASE(test_every_code_has_its_own_text)
{
    for (int a = STATUS_OK; a <= STATUS_STORAGE; a++) {
        assert_true(strlen(status_text((enum status)a)) > 0);
        for (int b = STATUS_OK; b < a; b++) {
            assert_string_not_equal(status_text((enum status)a), status_text((enum status)b));
        }
    }
}

static void expect_sentence(const struct fault *fault, const char *sentence)
{
    char text[256];
    assert_ptr_equal(fault_format(fault, "words.txt", text, sizeof text), text);
    assert_string_equal(text, sentence);
}

TEST_CASE(test_places_become_sentences)
{
    struct fault fault;
    memset(&fault, 0x5a, sizeof fault);
    assert_int_equal(fault_at_line(&fault, STATUS_SYNTAX, 3, 7, "a stray character '%c'", '#'),
                     STATUS_SYNTAX);
    assert_int_equal(fault.status, STATUS_SYNTAX);
    assert_false(fault.has_offset);
    expect_sentence(&fault, "words.txt:3:7: a stray character '#'");

    assert_int_equal(fault_at_line(&fault, STATUS_RANGE, 12, 0, "%d dice", 17), STATUS_RANGE);
    expect_sentence(&fault, "words.txt:12: 17 dice");

    assert_int_equal(fault_at_offset(&fault, STATUS_DAMAGED, 0, "not packed"), STATUS_DAMAGED);
    assert_true(fault.has_offset);
    assert_int_equal(fault.line, 0);
    expect_sentence(&fault, "words.txt, byte 0: not packed");

    assert_int_equal(fault_whole(&fault, STATUS_EMPTY, "nothing here"), STATUS_EMPTY);
    assert_false(fault.has_offset);
    expect_sentence(&fault, "words.txt: nothing here");
}

TEST_CASE(test_a_fault_without_detail_says_its_code)
{
    struct fault fault = {.status = STATUS_NO_MEMORY, .line = 2};
    expect_sentence(&fault, "words.txt:2: there is not enough memory");
}

TEST_CASE(test_faults_may_be_left_out)
{
    assert_int_equal(fault_at_line(NULL, STATUS_SYNTAX, 1, 1, "x"), STATUS_SYNTAX);
    assert_int_equal(fault_at_offset(NULL, STATUS_DAMAGED, 1, "x"), STATUS_DAMAGED);
    assert_int_equal(fault_whole(NULL, STATUS_EMPTY, "x"), STATUS_EMPTY);
}

TEST_CASE(test_long_texts_are_cut_and_ended)
{
    char long_text[2 * MESSAGE_BYTES_MAX];
    memset(long_text, 'x', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    struct fault fault;
    fault_whole(&fault, STATUS_SYNTAX, "%s", long_text);
    size_t length = strlen(english(&fault.detail));
    assert_true(length > MESSAGE_BYTES_MAX - 8 && length < MESSAGE_BYTES_MAX);

    char text[12];
    memset(text, '?', sizeof text);
    fault_format(&fault, "a", text, sizeof text - 1);
    assert_string_equal(text, "a: xxxxxxx");
    assert_int_equal(text[sizeof text - 1], '?');
}

static const char *translation; /* what `translate` returns */

static const char *translate(const char *format)
{
    (void)format;
    return translation;
}

static void expect_translated(const struct message *message, const char *format, const char *text)
{
    char written[80];
    translation = format;
    assert_string_equal(message_write(message, translate, written, sizeof written), text);
}

TEST_CASE(test_a_translation_orders_the_arguments)
{
    struct message message;
    message_set(&message, "%.*s of %ld, %zu %%", 3, "twofold", 5L, sizeof(char));
    assert_string_equal(english(&message), "two of 5, 1 %");
    expect_translated(&message, "%2$ld: %1$s, 100 % sure", "5: two, 100 % sure");
    expect_translated(&message, "%i, %10$s%9$s%0$s%s", "two, 5"); /* what is missing is empty */
    expect_translated(&message, "%s %", "two %");
    expect_translated(&message, "%s %l", "two 5");
    expect_translated(&message, "%s %p", "two "); /* too short for a message */
}

TEST_CASE(test_messages_nest_until_they_are_full)
{
    static char long_text[MESSAGE_BYTES_MAX];
    memset(long_text, 'x', sizeof long_text - 1);
    struct message inner = {.format = "100 % sure"};
    struct message none = {.format = NULL};
    struct message message;
    message_set(&message, "%p; %p", message_in(&inner), message_in(&none));
    assert_string_equal(english(&message), "100 % sure; ");
    message_set(&message, "%s%p%s", long_text, message_in(&inner), "end");
    assert_memory_equal(english(&message), "xxx", 3); /* a name gives way to what follows it */
    assert_non_null(strstr(english(&message), "xxx…100 % sureend"));
    memcpy(long_text + sizeof long_text - 402, "éééé", 8);
    message_set(&message, "%s: %s", long_text, "not a folder");
    assert_non_null(strstr(english(&message), "xx…: not a folder"));
    message_set(&message, "%s%s%s", long_text, long_text, "end");
    assert_null(strstr(english(&message), "end"));
    memset(long_text, 'x', sizeof long_text - 1);
    memcpy(long_text + sizeof long_text - 13, "éééééé", 12);
    for (int more = 0; more < 2; more++) { /* no character is cut through */
        message_set(&message, "%s", long_text + more);
        assert_non_null(strstr(english(&message), "é…"));
        assert_null(strstr(english(&message), "\xc3\xe2"));
    }
    message_set(&inner, "%s", long_text);
    message_set(&message, "%c%p", 'a',
                message_in(&inner)); /* the end of the inner one is cut off */
    assert_memory_equal(english(&message), "axxx", 4);
}
