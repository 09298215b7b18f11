/* SPDX-License-Identifier: MIT */
/*
 * Days of moments, and their names.
 */
#include "date.h"
#include "test.h"

#include "trounce/daily.h"

TEST_CASE(test_days_of_moments)
{
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

TEST_CASE(test_days_have_names)
{
    struct arena arena = {0};
    struct app_date today = {.year = 2024, .month = 3, .day = 1};
    struct app_date day = today;
    assert_string_equal(date_text(&arena, &day, &today), "today");
    assert_string_equal(date_moment(&arena, &day, &today), "today"); /* a time is not known */
    day.unix_seconds = 1709301900;
    day.minute = 14 * 60 + 5;
    assert_string_equal(date_moment(&arena, &day, &today), "today,\u00a014:05");
    day = date_of_unix(1709301900);
    assert_string_equal(date_moment(&arena, &day, &today), "today,\u00a014:05");
    day = date_of_unix(1709301900 - 86400);
    assert_string_equal(date_moment(&arena, &day, &today), "yesterday");
    day = (struct app_date){.year = 2024, .month = 2, .day = 29};
    assert_string_equal(date_text(&arena, &day, &today), "yesterday");
    assert_string_equal(date_brief(&arena, &day, &today), "yesterday");
    day.day = 28;
    assert_string_equal(date_text(&arena, &day, &today), "28 Feb 2024");
    assert_string_equal(date_brief(&arena, &day, &today), "28 Feb");
    day.year = 2023;
    assert_string_equal(date_brief(&arena, &day, &today), "28 Feb 2023");
    day = (struct app_date){.year = 2024, .month = 12, .day = 31}; /* the clock was set back */
    assert_string_equal(date_text(&arena, &day, &today), "31 Dec 2024");
    arena_deinit(&arena);
}
