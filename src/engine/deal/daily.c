/* SPDX-License-Identifier: MIT */
/*
 * Dates, day numbers and daily boards. Leaves shaking to deal.c.
 */
#include "trounce/daily.h"

#include "trounce/deal.h"
#include "trounce/random.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static bool is_leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_of_month(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

bool daily_date_is_real(const struct daily_date *date)
{
    return date->year >= 1 && date->year <= 9999 && date->month >= 1 && date->month <= 12 &&
           date->day >= 1 && date->day <= days_of_month(date->year, date->month);
}

/* The days from the year 1 up to the beginning of `year`. */
static long days_before_year(int year)
{
    long past = year - 1;
    return past * 365 + past / 4 - past / 100 + past / 400;
}

long daily_number(const struct daily_date *date)
{
    assert(daily_date_is_real(date));
    long days = days_before_year(date->year) - days_before_year(1970);
    for (int month = 1; month < date->month; month++) {
        days += days_of_month(date->year, month);
    }
    return days + date->day - 1;
}

char *daily_date_text(const struct daily_date *date, char text[DAILY_DATE_MAX])
{
    assert(daily_date_is_real(date));
    (void)snprintf(text, DAILY_DATE_MAX, "%04u-%02u-%02u", (unsigned)date->year % 10000,
                   (unsigned)date->month % 100, (unsigned)date->day % 100);
    return text;
}

/* Parses `count` digits; -1 if there is anything else. */
static int digits(const char *text, int count)
{
    int number = 0;
    for (int i = 0; i < count; i++) {
        if (text[i] < '0' || text[i] > '9') {
            return -1;
        }
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

bool daily_date_read(const char *text, struct daily_date *date)
{
    if (strlen(text) != DAILY_DATE_MAX - 1 || text[4] != '-' || text[7] != '-') {
        return false;
    }
    struct daily_date read = {digits(text, 4), digits(text + 5, 2), digits(text + 8, 2)};
    if (!daily_date_is_real(&read)) {
        return false;
    }
    *date = read;
    return true;
}

uint64_t daily_seed(const struct daily_date *date)
{
    return DAILY_SEED_BASE + (uint64_t)daily_number(date);
}

uint64_t daily_seed_in(const char *language, const struct daily_date *date)
{
    bool is_other = language[0] != '\0' && strcmp(language, "en") != 0;
    uint64_t letters = is_other ? (uint64_t)language[0] << 8 | (uint64_t)language[1] : 0;
    return daily_seed(date) ^ letters << 32;
}

enum status daily_deal(const struct daily_date *date, const struct dice *dice,
                       struct solver *solver, struct board *board, uint64_t *state)
{
    assert(dice_side(dice) == DAILY_SIZE);
    struct random random;
    random_seed(&random, daily_seed_in(dice->set ? dice->set->language : "", date));
    return deal_fair(dice, solver, DAILY_RULES, &random, board, state);
}
