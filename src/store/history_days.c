/* SPDX-License-Identifier: MIT */
/*
 * Queries for daily puzzles, streaks and solved grids of the Scrambler. Leaves rounds of all kinds
 * to history.c.
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

/* ---- daily puzzles ---- */

/* Adds a finished Sprint of a day. */
static void add_sprint(const struct stored_round *round, struct history_day *day)
{
    if (day->id == 0 || (round->notes.counts && !day->counts)) {
        day->id = round->id;
        day->counts = round->notes.counts;
        day->score = round->score;
        day->computer = round->computer_points;
        day->stars = round->notes.stars;
    }
    day->best = day->rounds == 0 || round->score > day->best ? round->score : day->best;
    day->rounds++;
}

/* Adds a Hunt of a day; those that are over come before those under way. */
static void add_hunt(const struct stored_round *round, struct history_hunt *hunt)
{
    const struct round_notes *notes = &round->notes;
    bool in_time = hunt->in_time || notes->in_time;
    if (hunt->id == 0 || (notes->counts && !hunt->counts)) {
        *hunt = (struct history_hunt){.id = round->id,
                                      .counts = notes->counts,
                                      .words = notes->common_words > 0 ? notes->common_words : 0,
                                      .found = notes->common_found > 0 ? notes->common_found : 0,
                                      .hints = notes->hint_count};
    }
    hunt->in_time = in_time;
}

static void add_to_day(const struct stored_round *round, struct history_day *day)
{
    if (round->notes.kind == ROUND_KIND_HUNT) {
        add_hunt(round, &day->hunt);
    } else if (round->id > 0) {
        add_sprint(round, day);
    } else if (round->notes.counts) {
        day->is_left = true;
    } else {
        day->is_other_left = true;
    }
}

/* Returns the day of the month of a date, which has been validated. */
static int day_of(const char *date)
{
    return (date[8] - '0') * 10 + date[9] - '0';
}

/* Adds the rounds, finished or not as `which` says, of the days from `first` to `last`. */
static int add_days(struct store *store, const char *which, const char *first, const char *last,
                    struct history_day *days)
{
    char sql[1024];
    (void)snprintf(sql, sizeof sql,
                   "SELECT " RECORD_COLUMNS ", id FROM rounds WHERE kind IN ('daily', 'hunt') AND "
                   "date BETWEEN ? AND ? AND date <> '' AND +language = ? AND %s ORDER BY id",
                   which);
    struct query query = query_begin(store->database, sql);
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
    return query_end(&query);
}

/* Fills the days from `first` to `last`, yyyy-mm-dd, of one month. */
static enum status read_days(struct store *store, const char *first, const char *last,
                             struct history_day *days)
{
    int code = add_days(store, "id > 0", first, last, days);
    return finish(store, code ? code : add_days(store, "id < 0", first, last, days));
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
        "FROM puzzles WHERE NOT shown AND language = ? AND id > 0 GROUP BY size");
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
        "WITH dates AS (SELECT date FROM rounds WHERE language = ?2 AND date <> '' AND id > 0 AND "
        "((kind = 'daily' AND counts) OR in_time) UNION SELECT date FROM rounds WHERE "
        "language = ?2 AND date <> '' AND id < 0 AND in_time), "
        "days AS (SELECT DISTINCT CAST(julianday(date) AS INTEGER) AS day FROM dates "
        "WHERE julianday(date) <= julianday(?1)), "
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

enum status history_hunt_words(struct store *store, long *words)
{
    struct query query =
        query_begin(store->database, "SELECT ifnull(sum(max(common_found, 0)), 0) FROM rounds "
                                     "WHERE kind = 'hunt' AND language = ?");
    query_bind_text(&query, store->play_language.code);
    long found = query_step(&query) ? (long)query_number(&query) : 0;
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *words = found;
    }
    return status;
}

enum status history_lengths(struct store *store, long long id, long lengths[HISTORY_LENGTHS])
{
    long found[HISTORY_LENGTHS] = {0};
    struct query query =
        query_begin(store->database, "SELECT min(letters, ?), count(*) FROM words WHERE round = ? "
                                     "AND side = 0 GROUP BY 1");
    query_bind(&query, HISTORY_LENGTHS - 1);
    query_bind(&query, id);
    while (query_step(&query)) {
        long *count = &found[query_within(&query, 0, HISTORY_LENGTHS - 1)];
        *count = (long)query_number(&query);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        memcpy(lengths, found, sizeof found);
    }
    return status;
}
