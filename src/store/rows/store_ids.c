/* SPDX-License-Identifier: MIT */
/*
 * Ids of rounds and puzzles, which SQLite gives in ascending order: gives rounds other ids, with
 * all that refers to them, and makes room in a file that has used up the last ones.
 */
#include "store_state.h"

#include <stdio.h>

/* More than anybody plays. Beyond it are only ids that somebody forged, or from a damaged file;
 * after the largest number SQLite gives no more. The next one is still exact in JSON. */
#define ID_MOST ((1LL << 53) - 1)

int ids_last(struct store *store, const char *table, int64_t *last)
{
    char sql[160];
    (void)snprintf(sql, sizeof sql,
                   "SELECT max(0, ifnull((SELECT max(id) FROM main.%s), 0), ifnull((SELECT "
                   "max(seq) FROM main.sqlite_sequence WHERE name = '%s'), 0))",
                   table, table);
    return query_run_number(store->database, sql, last);
}

/* Runs an update of one number by another. */
static int change_number(struct store *store, const char *sql, int64_t from, int64_t to)
{
    struct query query = query_begin(store->database, sql);
    query_bind(&query, from);
    query_bind(&query, to);
    (void)query_step(&query);
    return query_end(&query);
}

int ids_finish(struct store *store, enum session_kind kind, int64_t from, int64_t to)
{
    /* A damaged file may have words for an id that was not used yet. */
    static const char *const changes[SESSION_COUNT][3] = {
        {"DELETE FROM words WHERE round = ?2", "UPDATE rounds SET id = ?2 WHERE id = ?1",
         "UPDATE words SET round = ?2 WHERE round = ?1"},
        {"UPDATE puzzles SET id = ?2 WHERE id = ?1"}};
    int code = query_run(store->database, "PRAGMA defer_foreign_keys = ON");
    for (int i = 0; i < 3 && changes[kind][i] && code == SQLITE_OK; i++) {
        code = change_number(store, changes[kind][i], from, to);
    }
    return code;
}

/* Runs the update for each row of `moves`. */
static int change_numbers(struct store *store, const char *sql, sqlite3 *source)
{
    int code = SQLITE_OK;
    struct query moves = query_begin(source, "SELECT id, place FROM moves ORDER BY id");
    while (code == SQLITE_OK && query_step(&moves)) {
        int64_t id = query_number(&moves);
        code = change_number(store, sql, id, query_number(&moves));
    }
    int read_code = query_end(&moves);
    return code == SQLITE_OK ? read_code : code;
}

int ids_move_rounds(struct store *store, sqlite3 *source, int64_t upcoming)
{
    static const char *const changes[] = {"UPDATE rounds SET id = ?2 WHERE id = ?1",
                                          "UPDATE words SET round = ?2 WHERE round = ?1",
                                          "UPDATE practice SET learned = ?2 WHERE learned = ?1",
                                          "UPDATE own_words SET since = ?2 WHERE since = ?1"};
    enum { CHANGE_COUNT = sizeof changes / sizeof changes[0], CHANGE_SINCE = CHANGE_COUNT - 1 };
    int64_t last = 0;
    int code = query_run(store->database, "PRAGMA defer_foreign_keys = ON");
    code = code ? code : ids_last(store, "rounds", &last);
    if (code == SQLITE_OK && last < INT64_MAX && upcoming != last + 1) {
        code = change_number(store, changes[CHANGE_SINCE], last + 1, upcoming);
    }
    for (int i = 0; i < CHANGE_COUNT && code == SQLITE_OK; i++) {
        code = change_numbers(store, changes[i], source);
    }
    return code;
}

/* The ids beyond ID_MOST follow the others. They move in ascending order, each to a number that is
 * not above its own, so that it is free by then. */
static int make_room(struct store *store, const char *table, bool has_rounds)
{
    char sql[512];
    int64_t last = 0;
    (void)snprintf(
        sql, sizeof sql,
        "CREATE TEMP TABLE moves AS SELECT id, row_number() OVER (ORDER BY id) + (SELECT "
        "max(0, ifnull(max(id), 0)) FROM %s WHERE id <= %lld) AS place FROM %s WHERE id "
        "> %lld",
        table, ID_MOST, table, ID_MOST);
    int code = query_run(store->database, sql);
    (void)snprintf(sql, sizeof sql,
                   "SELECT max(0, ifnull((SELECT max(place) FROM moves), (SELECT ifnull(max(id), "
                   "0) FROM %s)))",
                   table);
    code = code ? code : query_run_number(store->database, sql, &last);
    if (code == SQLITE_OK && has_rounds) {
        code = ids_move_rounds(store, store->database, last + 1);
    } else if (code == SQLITE_OK) {
        code = change_numbers(store, "UPDATE puzzles SET id = ?2 WHERE id = ?1", store->database);
    }
    (void)snprintf(
        sql, sizeof sql,
        "DROP TABLE temp.moves; UPDATE main.sqlite_sequence SET seq = %lld WHERE name = '%s'",
        (long long)last, table);
    return code ? code : query_run(store->database, sql);
}

int ids_make_room(struct store *store)
{
    static const char *const tables[] = {"rounds", "puzzles"};
    int code = SQLITE_OK;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0] && code == SQLITE_OK; i++) {
        int64_t last = 0;
        code = ids_last(store, tables[i], &last);
        if ((code & 0xff) == SQLITE_ERROR) {
            code = SQLITE_OK; /* its definition is damaged; what can be written elsewhere, is */
        } else if (code == SQLITE_OK && last > ID_MOST) {
            code = make_room(store, tables[i], i == 0);
        }
    }
    return code;
}

int ids_next(struct store *store, const char *table, int64_t *next)
{
    static const char probe[] = "SELECT name, seq FROM main.sqlite_sequence LIMIT 0";
    int code = ids_make_room(store);
    code = code ? code : ids_last(store, table, next);
    ++*next;
    bool is_damaged = (code & 0xff) == SQLITE_ERROR && /* the definition of that table */
                      (query_run(store->database, probe) & 0xff) == SQLITE_ERROR;
    return is_damaged ? SQLITE_CORRUPT : code;
}
