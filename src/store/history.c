/* SPDX-License-Identifier: MIT */
/*
 * Lists, statistics and days, asked of the tables. Leaves the export to history_export.c.
 */
#include "history.h"

#include "store_state.h"

#include <assert.h>
#include <string.h>

static const char *const lost = "The history could not be read";

/* What a filter lets through: two values, of filter_bind. */
#define FILTERED "(?1 = 0 OR (rows = ?1 AND columns = ?1)) AND (?2 = '' OR rules = ?2)"

static void bind_filter(struct query *query, const struct history_filter *filter)
{
    query_bind(query, filter->size);
    query_bind_text(query, filter->any_rules ? "" : scoring_name(filter->rules));
}

static enum status finish(struct store *store, int code)
{
    return store_finish(store, code, lost, NULL);
}

/* ---- lists ---- */

enum status history_count(struct store *store, const struct history_filter *filter, long *count)
{
    int64_t found = 0;
    struct query query =
        query_begin(store->database, "SELECT count(*) FROM rounds WHERE " FILTERED);
    bind_filter(&query, filter);
    if (query_step(&query)) {
        found = query_number(&query);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *count = (long)found;
    }
    return status;
}

enum status history_list(struct store *store, const struct history_filter *filter, long offset,
                         size_t limit, struct stored_round *rounds, size_t *count)
{
    size_t found = 0;
    struct query query =
        query_begin(store->database, "SELECT " RECORD_COLUMNS ", id FROM rounds WHERE " FILTERED
                                     " ORDER BY id DESC LIMIT ?3 OFFSET ?4");
    bind_filter(&query, filter);
    query_bind(&query, (int64_t)limit);
    query_bind(&query, offset);
    while (query_step(&query)) {
        record_read(&query, &rounds[found]);
        rounds[found].id = query_number(&query);
        found++;
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *count = found;
    }
    return status;
}

/* ---- statistics ---- */

static int read_totals(struct store *store, const struct history_filter *filter,
                       struct history_statistics *statistics)
{
    struct query query = query_begin(
        store->database, "SELECT count(*), ifnull(sum(counts <> 0), 0), "
                         "ifnull(avg(player_words), 0), "
                         "ifnull(1.0 * sum(player_words) FILTER (WHERE board_words > 0) / "
                         "sum(board_words) FILTER (WHERE board_words > 0), -1) "
                         "FROM rounds WHERE " FILTERED);
    bind_filter(&query, filter);
    if (query_step(&query)) {
        statistics->rounds = (long)query_number(&query);
        statistics->counted = (long)query_number(&query);
        statistics->words_a_round = query_fraction(&query);
        statistics->share = query_fraction(&query);
    }
    return query_end(&query);
}

static int read_best(struct store *store, const struct history_filter *filter,
                     struct history_statistics *statistics)
{
    struct query query = query_begin(
        store->database, "SELECT id, max(player_points - hint_points, 0) AS score FROM rounds "
                         "WHERE counts AND " FILTERED " ORDER BY score DESC, id LIMIT 1");
    bind_filter(&query, filter);
    if (query_step(&query)) {
        statistics->best_id = query_number(&query);
        statistics->best = (long)query_number(&query);
    }
    return query_end(&query);
}

static int read_lengths(struct store *store, const struct history_filter *filter,
                        struct history_statistics *statistics)
{
    struct query query = query_begin(
        store->database, "SELECT letters, count(*) FROM rounds JOIN words ON round = id "
                         "WHERE side = 0 AND " FILTERED " GROUP BY letters");
    bind_filter(&query, filter);
    while (query_step(&query)) {
        int64_t letters = query_number(&query);
        int64_t count = query_number(&query);
        if (letters >= 0) {
            statistics
                ->words_by_length[letters < HISTORY_LENGTHS ? letters : HISTORY_LENGTHS - 1] +=
                (long)count;
        }
    }
    return query_end(&query);
}

static int read_longest(struct store *store, const struct history_filter *filter,
                        struct history_statistics *statistics)
{
    struct query query =
        query_begin(store->database, "SELECT id, word FROM rounds JOIN words ON round = id "
                                     "WHERE side = 0 AND counts AND " FILTERED
                                     " ORDER BY letters DESC, id, place LIMIT 1");
    bind_filter(&query, filter);
    if (query_step(&query)) {
        statistics->longest_id = query_number(&query);
        query_text(&query, statistics->longest, sizeof statistics->longest);
    }
    return query_end(&query);
}

static int read_matches(struct store *store, const struct history_filter *filter,
                        struct history_statistics *statistics)
{
    struct query query =
        query_begin(store->database,
                    "SELECT level, sum(score > computer_points), sum(score = computer_points), "
                    "sum(score < computer_points) FROM "
                    "(SELECT *, max(player_points - hint_points, 0) AS score FROM rounds "
                    "WHERE counts AND NOT solo AND " FILTERED ") GROUP BY level");
    bind_filter(&query, filter);
    while (query_step(&query)) {
        char name[16];
        enum rival_level level;
        query_text(&query, name, sizeof name);
        if (rival_from_name(name, &level)) {
            struct history_match *match = &statistics->matches[level];
            match->won = (long)query_number(&query);
            match->drawn = (long)query_number(&query);
            match->lost = (long)query_number(&query);
        }
    }
    return query_end(&query);
}

enum status history_statistics(struct store *store, const struct history_filter *filter,
                               struct history_statistics *statistics)
{
    typedef int reader(struct store *, const struct history_filter *, struct history_statistics *);
    static reader *const readers[] = {read_totals, read_best, read_lengths, read_longest,
                                      read_matches};
    struct history_statistics found = {.share = -1};
    /* All in one look, whatever another window writes meanwhile. */
    int code = query_run(store->database, "BEGIN");
    for (size_t i = 0; i < sizeof readers / sizeof readers[0] && code == SQLITE_OK; i++) {
        code = readers[i](store, filter, &found);
    }
    enum status status = finish(store, store_commit(store, code));
    if (status == STATUS_OK) {
        *statistics = found;
    }
    return status;
}

enum status history_scores(struct store *store, const struct history_filter *filter, size_t limit,
                           struct history_score *scores, size_t *count)
{
    size_t found = 0;
    struct query query =
        query_begin(store->database, "SELECT id, ended, score FROM (SELECT id, ended, "
                                     "max(player_points - hint_points, 0) AS score "
                                     "FROM rounds WHERE counts AND " FILTERED
                                     " ORDER BY id DESC LIMIT ?3) ORDER BY id");
    bind_filter(&query, filter);
    query_bind(&query, (int64_t)limit);
    while (query_step(&query)) {
        scores[found].id = query_number(&query);
        scores[found].ended_unix_s = query_number(&query);
        scores[found].score = (long)query_number(&query);
        found++;
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *count = found;
    }
    return status;
}

enum status history_has_board(struct store *store, const struct board *board, enum rules rules,
                              bool *played)
{
    char text[BOARD_TEXT_MAX];
    struct query query =
        query_begin(store->database, "SELECT 1 FROM rounds WHERE board = ? AND rules = ? LIMIT 1");
    query_bind_text(&query, board_format(board, text));
    query_bind_text(&query, scoring_name(rules));
    bool found = query_step(&query);
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *played = found;
    }
    return status;
}

/* ---- daily boards ---- */

enum status history_day(struct store *store, const char *date, struct history_day *day)
{
    struct history_day found = {.rounds = 0};
    struct query query = query_begin(
        store->database,
        "SELECT id, counts, max(player_points - hint_points, 0), computer_points FROM rounds "
        "WHERE kind = 'daily' AND date = ? ORDER BY id");
    query_bind_text(&query, date);
    while (query_step(&query)) {
        long long id = query_number(&query);
        bool counts = query_number(&query) != 0;
        long score = (long)query_number(&query);
        long computer = (long)query_number(&query);
        if (counts) {
            found.id = id;
            found.score = score;
            found.computer = computer;
        }
        found.best = found.rounds == 0 || score > found.best ? score : found.best;
        found.rounds++;
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *day = found;
    }
    return status;
}

enum status history_streak(struct store *store, const char *today, long *days, long *longest)
{
    /* Days as numbers: a row of dates is broken where the number less its rank changes. */
    struct query query = query_begin(
        store->database,
        "WITH days AS (SELECT DISTINCT CAST(julianday(date) AS INTEGER) AS day FROM rounds "
        "WHERE counts AND kind = 'daily' AND julianday(date) <= julianday(?1)), "
        "streaks AS (SELECT count(*) AS length, max(day) AS last FROM "
        "(SELECT day, day - row_number() OVER (ORDER BY day) AS row FROM days) GROUP BY row) "
        "SELECT ifnull(max(length), 0), ifnull(max(length) FILTER "
        "(WHERE last >= CAST(julianday(?1) AS INTEGER) - 1), 0) FROM streaks");
    query_bind_text(&query, today);
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

/* ---- the Scrambler ---- */

enum status history_list_puzzles(struct store *store, long offset, size_t limit,
                                 struct stored_puzzle *puzzles, size_t *count)
{
    size_t found = 0;
    struct query query =
        query_begin(store->database, "SELECT id, ended, size, code, jumble_count, move_count, "
                                     "elapsed_ms, shown FROM puzzles ORDER BY id DESC LIMIT ? "
                                     "OFFSET ?");
    query_bind(&query, (int64_t)limit);
    query_bind(&query, offset);
    while (query_step(&query)) {
        struct stored_puzzle *puzzle = &puzzles[found];
        *puzzle = (struct stored_puzzle){.id = query_number(&query)};
        puzzle->ended_unix_s = query_number(&query);
        puzzle->size = (int)query_number(&query);
        query_text(&query, puzzle->code, sizeof puzzle->code);
        puzzle->jumble_count = (int)query_number(&query);
        puzzle->move_count = (long)query_number(&query);
        puzzle->elapsed_ms = (long)query_number(&query);
        puzzle->shown = query_number(&query) != 0;
        found++;
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *count = found;
    }
    return status;
}

enum status history_puzzles(struct store *store, int size, struct history_puzzles *puzzles)
{
    struct history_puzzles found = {.solved = 0};
    struct query query = query_begin(
        store->database, "SELECT count(*), ifnull(sum(shown <> 0), 0), "
                         "ifnull(min(elapsed_ms) FILTER (WHERE NOT shown), 0), "
                         "ifnull(min(move_count - jumble_count) FILTER (WHERE NOT shown), 0) "
                         "FROM puzzles WHERE ?1 = 0 OR size = ?1");
    query_bind(&query, size);
    if (query_step(&query)) {
        found.solved = (long)query_number(&query);
        found.shown = (long)query_number(&query);
        found.best_ms = (long)query_number(&query);
        found.fewest_extra = (long)query_number(&query);
    }
    enum status status = finish(store, query_end(&query));
    if (status == STATUS_OK) {
        *puzzles = found;
    }
    return status;
}
