/* SPDX-License-Identifier: MIT */
/*
 * What can still be read of a damaged file, copied row by row into a new one. Leaves what a row has
 * to be to those who write it, and the damaged file as it is.
 *
 * A damaged page ends the walk through its table, so that each table is walked from both ends, and
 * numbers between the two places are tried one by one:
 *
 *     first ---> last before it    (each number)    last before it <--- newest
 */
#include "store_state.h"

#include <stdio.h>

/* More numbers are not tried. */
#define GAP_MAX 100000

#define SQL_MAX 2048

struct salvage {
    struct store *store;
    sqlite3 *source;
    int code;    /* of writing; nothing more is done after an error */
    long rounds; /* that were copied */
};

/* The key of a row. */
struct key {
    int64_t number;
    sqlite3_value *text; /* NULL: the number is the key */
};

/* A table whose rows are taken when they can be; NULL: a round with its words. */
struct table {
    const char *name;
    const char *key;
    const char *columns;
    bool (*is_sound)(struct query *query);
    bool has_numbers; /* for keys */
};

static const struct table tables[] = {
    {"settings", "name", SETTING_COLUMNS, setting_is_sound, false},
    {"rounds", "id", "", NULL, true},
    {"unfinished", "session", RECORD_COLUMNS ", " UNFINISHED_COLUMNS, unfinished_is_sound, true},
    {"practice", "word", PRACTICE_COLUMNS, practice_is_sound, false},
    {"puzzles", "id", PUZZLE_COLUMNS, puzzle_is_sound, true},
};

/* Asks for these columns of the rows that have a key. */
static struct query ask_for(const struct salvage *salvage, const char *columns, const char *table,
                            const char *name, const struct key *key)
{
    char sql[SQL_MAX];
    (void)snprintf(sql, sizeof sql, "SELECT %s FROM %s WHERE %s = ?", columns, table, name);
    struct query query = query_begin(salvage->source, sql);
    if (!key->text) {
        query_bind(&query, key->number);
    } else if (query.code == SQLITE_OK) {
        query.bound = 1;
        query.code = sqlite3_bind_value(query.statement, 1, key->text);
    }
    return query;
}

/* Writes the row of `from` as it is into the table of the same name; whether it is there now. */
static bool copy_row(struct salvage *salvage, const char *table, struct query *from)
{
    char sql[SQL_MAX];
    int count = sqlite3_column_count(from->statement);
    int used = snprintf(sql, sizeof sql, "INSERT OR IGNORE INTO %s VALUES (?", table);
    for (int i = 1; i < count && used < SQL_MAX; i++) {
        used += snprintf(sql + used, sizeof sql - (size_t)used, ", ?");
    }
    (void)snprintf(sql + used, sizeof sql - (size_t)used, ")");
    struct query to = query_begin(salvage->store->database, sql);
    for (int i = 0; i < count && to.code == SQLITE_OK; i++) {
        to.bound++;
        to.code = sqlite3_bind_value(to.statement, i + 1, sqlite3_column_value(from->statement, i));
    }
    (void)query_step(&to);
    salvage->code = query_end(&to);
    return salvage->code == SQLITE_OK && sqlite3_changes(salvage->store->database) > 0;
}

/* How many rows of a key were copied. */
static long copy_rows(struct salvage *salvage, const char *table, const char *name,
                      const struct key *key)
{
    long copied = 0;
    struct query from = ask_for(salvage, "*", table, name, key);
    while (salvage->code == SQLITE_OK && query_step(&from)) {
        copied += copy_row(salvage, table, &from);
    }
    (void)query_end(&from);
    return copied;
}

static bool is_sound(const struct salvage *salvage, const struct table *table,
                     const struct key *key)
{
    struct query query = ask_for(salvage, table->columns, table->name, table->key, key);
    bool sound = query_step(&query) && table->is_sound(&query);
    return query_end(&query) == SQLITE_OK && sound;
}

static void take(struct salvage *salvage, const struct table *table, const struct key *key)
{
    const struct store *store = salvage->store;
    bool is_round = !table->is_sound;
    bool is_own = table->is_sound == unfinished_is_sound &&
                  (key->number == store->session || orders_hold(store, key->number));
    if (is_own || !(is_round ? round_is_sound(salvage->source, key->number)
                             : is_sound(salvage, table, key))) {
        return;
    }
    if (copy_rows(salvage, table->name, table->key, key) > 0 && is_round) {
        salvage->rounds++;
        (void)copy_rows(salvage, "words", "round", key);
    }
}

/* Takes the rows of a table up or down until one cannot be read, or has the key `*last` already;
 * the last key is `*last` then. Returns whether all were read. */
static bool walk(struct salvage *salvage, const struct table *table, bool upwards, int64_t *last)
{
    char sql[SQL_MAX];
    int64_t end = *last;
    (void)snprintf(sql, sizeof sql, "SELECT %s FROM %s ORDER BY %s %s", table->key, table->name,
                   table->key, upwards ? "ASC" : "DESC");
    struct query query = query_begin(salvage->source, sql);
    while (salvage->code == SQLITE_OK && query_step(&query)) {
        struct key key = {.text = sqlite3_column_value(query.statement, 0)};
        if (table->has_numbers) {
            key = (struct key){.number = query_number(&query)};
            if (!upwards && key.number <= end) {
                break;
            }
            *last = key.number;
        }
        take(salvage, table, &key);
    }
    return query_end(&query) == SQLITE_OK;
}

static void take_table(struct salvage *salvage, const struct table *table)
{
    int64_t first = INT64_MIN;
    if (walk(salvage, table, true, &first)) {
        return;
    }
    int64_t last = first;
    (void)walk(salvage, table, false, &last);
    if (first != INT64_MIN && last > first && last - first <= GAP_MAX) {
        for (struct key key = {.number = first + 1}; key.number < last; key.number++) {
            take(salvage, table, &key);
        }
    }
}

long salvage_rows(struct store *store, sqlite3 *source)
{
    struct salvage salvage = {.store = store, .source = source};
    salvage.code = store_begin(store);
    for (size_t i = 0; i < sizeof tables / sizeof tables[0] && salvage.code == SQLITE_OK; i++) {
        take_table(&salvage, &tables[i]);
    }
    return store_commit(store, salvage.code) == SQLITE_OK ? salvage.rounds : 0;
}

long salvage_file(struct store *store, const char *path)
{
    sqlite3 *source = NULL;
    if (database_open_damaged(path, &source) != STATUS_OK) {
        return 0;
    }
    long rounds = salvage_rows(store, source);
    (void)sqlite3_close(source);
    return rounds;
}
