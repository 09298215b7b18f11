/* SPDX-License-Identifier: MIT */
/*
 * Queries for daily boards, streaks and solved puzzles. Leaves rounds of all kinds to history.c.
 */
#include "history.h"

#include "store_state.h"

#include "trounce/daily.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static enum status finish(struct store *store, int code)
{
    return store_finish(store, code, N_("The history could not be read"));
}

/* ---- daily boards ---- */

/* Adds a round on the board of a day. */
static void add_to_day(const struct stored_round *round, struct history_day *day)
{
    if (round->notes.counts) {
        day->id = round->id;
        day->score = round->score;
        day->computer = round->computer_points;
        day->stars = round->notes.stars;
    }
    day->best = day->rounds == 0 || round->score > day->best ? round->score : day->best;
    day->rounds++;
}

/* Returns the day of the month of a date, which has been validated. */
static int day_of(const char *date)
{
    return (date[8] - '0') * 10 + date[9] - '0';
}

/* Fills the days from `first` to `last`, yyyy-mm-dd, of one month. */
static enum status read_days(struct store *store, const char *first, const char *last,
                             struct history_day *days)
{
    struct query query = query_begin(
        store->database, "SELECT " RECORD_COLUMNS ", id FROM rounds WHERE kind = 'daily' AND "
                         "date BETWEEN ? AND ? AND date <> '' AND +language = ? ORDER BY id");
    query_bind_text(&query, first);
    query_bind_text(&query, last);
    query_bind_text(&query, store->play_language.code);
    while (query_step(&query)) {
        struct stored_round round;
        if (record_read(&query, &store->play_language, &round)) {
            round.id = query_number(&query);
            add_to_day(&round, &days[day_of(round.notes.date) - day_of(first)]);
        }
    }
    int code = query_end(&query);
    if (code == SQLITE_OK) {
        query = query_begin(store->database, "SELECT " RECORD_COLUMNS " FROM unfinished WHERE "
                                             "kind = 'daily' AND date BETWEEN ? AND ? AND counts "
                                             "AND language = ?");
        query_bind_text(&query, first);
        query_bind_text(&query, last);
        query_bind_text(&query, store->play_language.code);
        while (query_step(&query)) {
            struct stored_round round;
            if (record_read(&query, &store->play_language, &round)) {
                days[day_of(round.notes.date) - day_of(first)].is_left = true;
            }
        }
        code = query_end(&query);
    }
    return finish(store, code);
}

enum status history_day(struct store *store, const char *date, struct history_day *day)
{
    struct history_day found = {.stars = -1};
    struct daily_date real;
    enum status status =
        daily_date_read(date, &real) ? read_days(store, date, date, &found) : STATUS_OK;
    if (status == STATUS_OK) {
        *day = found;
    }
    return status;
}

enum status history_month(struct store *store, int year, int month,
                          struct history_day days[HISTORY_MONTH_DAYS])
{
    assert(year >= 1 && year <= 9999 && month >= 1 && month <= 12);
    struct history_day found[HISTORY_MONTH_DAYS];
    char first[32];
    char last[32];
    for (int i = 0; i < HISTORY_MONTH_DAYS; i++) {
        found[i] = (struct history_day){.stars = -1};
    }
    (void)snprintf(first, sizeof first, "%04d-%02d-01", year, month);
    (void)snprintf(last, sizeof last, "%04d-%02d-31", year, month);
    enum status status = read_days(store, first, last, found);
    if (status == STATUS_OK) {
        memcpy(days, found, sizeof found);
    }
    return status;
}

enum status history_puzzles(struct store *store,
                            struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1])
{
    struct history_puzzles found[SCRAMBLER_SIZE_MAX + 1] = {{0}};
    struct query query = query_begin(
        store->database,
        "SELECT size, count(*), min(elapsed_ms), min(max(move_count - jumble_count, 0)) "
        "FROM puzzles WHERE NOT shown AND language = ? GROUP BY size");
    query_bind_text(&query, store->play_language.code);
    while (query_step(&query)) {
        struct history_puzzles *of_size =
            &found[query_within(&query, SCRAMBLER_SIZE_MIN, SCRAMBLER_SIZE_MAX)];
        of_size->solved = (long)query_number(&query);
        of_size->best_ms = (long)query_number(&query);
        of_size->least_extra = (long)query_number(&query);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        memcpy(figures, found, sizeof found);
    }
    return status;
}

enum status history_streak(struct store *store, const char *today, long *days, long *longest)
{
    /* With days as numbers, a streak breaks where the number minus its rank changes. */
    struct query query = query_begin(
        store->database,
        "WITH days AS (SELECT DISTINCT CAST(julianday(date) AS INTEGER) AS day FROM rounds "
        "WHERE language = ?2 AND counts AND date <> '' AND kind = 'daily' AND julianday(date) <= "
        "julianday(?1)), "
        "streaks AS (SELECT count(*) AS length, max(day) AS last FROM "
        "(SELECT day, day - row_number() OVER (ORDER BY day) AS row FROM days) GROUP BY row) "
        "SELECT ifnull(max(length), 0), ifnull(max(length) FILTER "
        "(WHERE last >= CAST(julianday(?1) AS INTEGER) - 1), 0) FROM streaks");
    query_bind_text(&query, today);
    query_bind_text(&query, store->play_language.code);
    long found_longest = 0;
    long found_days = 0;
    if (query_step(&query)) {
        found_longest = (long)query_number(&query);
        found_days = (long)query_number(&query);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *days = found_days;
        if (longest) {
            *longest = found_longest;
        }
    }
    return status;
}
