/* SPDX-License-Identifier: MIT */
/*
 * Gregorian dates, in 400-year eras that start in March so that the leap day is the last of its
 * year.
 */
#include "date.h"

#include "phrase.h"

#include "trounce/daily.h"

#define ERA_DAYS   146097L /* in 400 years */
#define EPOCH_DAYS 719468L /* from 1 March of year 0 to 1 January 1970 */
#define DAY_S      86400LL

/* Divides, rounding towards minus infinity. */
static long long divided(long long value, long long by)
{
    long long quotient = value / by;
    return value % by < 0 ? quotient - 1 : quotient;
}

struct app_date date_of_unix(long long unix_seconds)
{
    long days = (long)divided(unix_seconds, DAY_S) + EPOCH_DAYS;
    long era = (long)divided(days, ERA_DAYS);
    long day_of_era = days - era * ERA_DAYS;
    long year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    long day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    long month = (5 * day_of_year + 2) / 153; /* March is 0 */
    struct app_date date = {.year = (int)(year_of_era + era * 400),
                            .month = (int)(month < 10 ? month + 3 : month - 9),
                            .day = (int)(day_of_year - (153 * month + 2) / 5 + 1),
                            .minute =
                                (int)(unix_seconds - divided(unix_seconds, DAY_S) * DAY_S) / 60,
                            .unix_seconds = unix_seconds};
    date.year += date.month <= 2;
    return date;
}

static long number_of(const struct app_date *date)
{
    return daily_number(&(struct daily_date){date->year, date->month, date->day});
}

static const char *day_text(struct arena *arena, const struct app_date *date,
                            const struct app_date *today, const char *todays,
                            const char *yesterdays)
{
    long ago = number_of(today) - number_of(date);
    return ago == 0   ? todays
           : ago == 1 ? yesterdays
                      : phrase_date_short(arena, date->day, date->month, date->year);
}

const char *date_text(struct arena *arena, const struct app_date *date,
                      const struct app_date *today)
{
    return day_text(arena, date, today, tr("today"), tr("yesterday"));
}

const char *date_brief(struct arena *arena, const struct app_date *date,
                       const struct app_date *today)
{
    long ago = number_of(today) - number_of(date);
    if (date->year != today->year || ago == 0 || ago == 1) {
        return date_text(arena, date, today);
    }
    return phrase_day_short(arena, date->day, date->month);
}

const char *date_moment(struct arena *arena, const struct app_date *date,
                        const struct app_date *today)
{
    const char *day = date_brief(arena, date, today);
    bool has_time = date->unix_seconds > 0 && number_of(date) == number_of(today);
    return has_time ? say(arena, "%s,\u00a0%d:%02d", day, date->minute / 60, date->minute % 60)
                    : day;
}

const char *date_title(struct arena *arena, const struct app_date *date,
                       const struct app_date *today)
{
    return day_text(arena, date, today, tr("Today"), tr("Yesterday"));
}

struct app_date calendar_today(const struct app_calendar *calendar)
{
    if (!calendar->today) {
        return (struct app_date){.year = 1970, .month = 1, .day = 1};
    }
    return calendar->today(calendar->context);
}

struct app_date calendar_day_of(const struct app_calendar *calendar, long long unix_seconds)
{
    if (!calendar->day_of) {
        return date_of_unix(unix_seconds);
    }
    return calendar->day_of(calendar->context, unix_seconds);
}

long long calendar_next_day(const struct app_calendar *calendar)
{
    long long now = calendar_today(calendar).unix_seconds;
    struct app_date today = calendar_day_of(calendar, now);
    long long before = now; /* still today */
    long long after = now + DAY_S + 2LL * 3600;
    while (after - before > 1) {
        long long middle = before + (after - before) / 2;
        struct app_date day = calendar_day_of(calendar, middle);
        if (number_of(&day) == number_of(&today)) {
            before = middle;
        } else {
            after = middle;
        }
    }
    return after;
}
