/* SPDX-License-Identifier: MIT */
/*
 * What every test includes: cmocka with the headers that it needs first, those of the C library
 * that nearly all tests use, and how a test names itself:
 *
 *     TEST_CASE(test_what_it_is_about)
 *     {
 *         assert_true(...);
 *     }
 *
 * They run in this order, each file in a program of its own (runner.c). Unused parameters are no
 * mistake here: few tests look at the state that cmocka hands them.
 */
#ifndef TROUNCE_TESTS_TEST_H
#define TROUNCE_TESTS_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

/* cmocka has this from version 2 on; before, its ranges have no sign. */
#ifndef assert_int_in_range
#define assert_int_in_range(value, least, most)                                                    \
    test_in_range((long long)(value), (long long)(least), (long long)(most), __FILE__, __LINE__)

__attribute__((unused)) static void test_in_range(long long value, long long least, long long most,
                                                  const char *file, int line)
{
    if (value < least || value > most) {
        print_error("%lld is not within the range [%lld, %lld]\n", value, least, most);
        _fail(file, line);
    }
}
#endif

#define assert_ok(call) assert_int_equal(call, STATUS_OK)

/* Adds a formatted text to the one in `text`, which has `size` bytes; fails the test if it does not
 * fit. */
__attribute__((unused, format(printf, 3, 4))) static void text_append(char *text, size_t size,
                                                                      const char *format, ...)
{
    size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    int added = vsnprintf(text + length, size - length, format, arguments);
    va_end(arguments);
    assert_true(added >= 0 && (size_t)added < size - length);
}

#define TESTS_MAX 64

/* By line; cmocka ignores those that are empty. */
__attribute__((unused)) static struct CMUnitTest test_cases[TESTS_MAX];
__attribute__((unused)) static int test_lines[TESTS_MAX];
__attribute__((unused)) static size_t test_count;

/* Adds a test in its place: not every system calls constructors from the first to the last. */
__attribute__((unused)) static void test_add(int line, struct CMUnitTest test)
{
    size_t at = test_count++;
    if (test_count > TESTS_MAX) {
        abort();
    }
    for (; at > 0 && test_lines[at - 1] > line; at--) {
        test_cases[at] = test_cases[at - 1];
        test_lines[at] = test_lines[at - 1];
    }
    test_cases[at] = test;
    test_lines[at] = line;
}

/* For tests of threads, other programs, or two windows that hold each other's files: a browser has
 * neither threads nor programs nor locks. */
#ifdef __EMSCRIPTEN__
#define test_skip_in_browsers() skip()
#else
#define test_skip_in_browsers() ((void)0)
#endif

#ifndef TEST_TEAR_DOWN
#define TEST_TEAR_DOWN NULL
#endif

#define TEST_CASE(name) TEST_CASE_WITH(name, NULL, TEST_TEAR_DOWN)

/* A test with its own functions that prepare its state and tear it down. */
#define TEST_CASE_WITH(name, set_up, tear_down)                                                    \
    static void name(void **state);                                                                \
    __attribute__((constructor)) static void add_##name(void)                                      \
    {                                                                                              \
        test_add(__LINE__, (struct CMUnitTest){#name, name, set_up, tear_down, NULL});             \
    }                                                                                              \
    static void name(void **state)

/* With functions that prepare the file's tests and clean up after them. */
#define RUN_TESTS(set_up, tear_down)                                                               \
    __attribute__((constructor)) static void surround_tests(void)                                  \
    {                                                                                              \
        test_set_up = set_up;                                                                      \
        test_tear_down = tear_down;                                                                \
    }

/* With a function that is called first, with the arguments of the program: 0 or more from it is an
 * exit status, and nothing is tested. */
#define RUN_FIRST(function)                                                                        \
    __attribute__((constructor)) static void put_first(void)                                       \
    {                                                                                              \
        test_first = function;                                                                     \
    }

#ifdef RUNNER_NAME /* a test_*.c, which CMake gives it */
static int (*test_set_up)(void **state);
static int (*test_tear_down)(void **state);
static int (*test_first)(int argc, char **argv);

int RUNNER_NAME(int argc, char **argv);
int RUNNER_NAME(int argc, char **argv)
{
    int status = test_first ? test_first(argc, argv) : -1;
    return status >= 0 ? status : cmocka_run_group_tests(test_cases, test_set_up, test_tear_down);
}
#endif

#endif
