/* SPDX-License-Identifier: MIT */
/*
 * The data of the charts, and the dates below them. Leaves their looks to the scripts.
 */
#include "chart.h"
#include "date.h"

#include "trounce/daily.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void test_the_scale_has_few_round_lines(void **state)
{
    (void)state;
    static const long cases[][2] = {{1, 1},     {4, 1},     {5, 2},        {9, 2},   {10, 5},
                                    {24, 5},    {25, 10},   {61, 20},      {99, 20}, {100, 50},
                                    {499, 100}, {500, 200}, {98765, 20000}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(chart_step(cases[i][0]), cases[i][1]);
    }
    for (long most = 1; most < 100000; most += 7) {
        long step = chart_step(most);
        assert_true(most / step <= 4 && (most < 4 || most / step >= 1));
    }
}

static void test_the_average_looks_back_a_little(void **state)
{
    (void)state;
    static const long scores[] = {10, 20, 0, 0, 0, 0, 0, 7, 70};
    assert_int_equal(chart_average(scores, 0), 10000);
    assert_int_equal(chart_average(scores, 1), 15000);
    assert_int_equal(chart_average(scores, 6), 30000 / CHART_AVERAGE);
    assert_int_equal(chart_average(scores, 7), 27000 / CHART_AVERAGE);
    assert_int_equal(chart_average(scores, 8), 77000 / CHART_AVERAGE);
}

static void test_days_of_moments(void **state)
{
    (void)state;
    for (long number = -800000; number < 800000; number += 97) {
        for (long second = 0; second < 86400; second += 86399) {
            struct app_date date = date_of_unix(86400LL * number + second);
            struct daily_date same = {date.year, date.month, date.day};
            if (date.year < 1 || date.year > 9999) {
                continue;
            }
            assert_true(daily_date_is_real(&same));
            assert_int_equal(daily_number(&same), number);
        }
    }
}

static void test_days_have_names(void **state)
{
    (void)state;
    char text[DATE_TEXT_MAX];
    struct app_date today = {.year = 2024, .month = 3, .day = 1};
    struct app_date day = today;
    assert_string_equal(date_text(&day, &today, text), "today");
    day = (struct app_date){.year = 2024, .month = 2, .day = 29};
    assert_string_equal(date_text(&day, &today, text), "yesterday");
    day.day = 28;
    assert_string_equal(date_text(&day, &today, text), "28 Feb 2024");
    day = (struct app_date){.year = 2024, .month = 12, .day = 31}; /* the clock was set back */
    assert_string_equal(date_text(&day, &today, text), "31 Dec 2024");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_scale_has_few_round_lines),
        cmocka_unit_test(test_the_average_looks_back_a_little),
        cmocka_unit_test(test_days_of_moments),
        cmocka_unit_test(test_days_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
