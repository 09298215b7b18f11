/* SPDX-License-Identifier: MIT */
/*
 * Updates single columns.
 */
#include "forge.h"

#include <stdint.h>

#define SQL_MAX  512
#define TEXT_MAX 128

/* Rows of tables without a row id are identified by their key. */
static void prepare(struct forge *forge, sqlite3 *database, const char *table, const char *column,
                    const char *key)
{
    char sql[SQL_MAX];
    require(forge->count < FORGE_COLUMNS_MAX);
    int length = snprintf(sql, sizeof sql,
                          "UPDATE OR IGNORE %s SET \"%s\" = ?1 WHERE (%s) = (SELECT %s FROM %s "
                          "LIMIT 1 OFFSET ?2 %% (SELECT max(1, count(*)) FROM %s))",
                          table, column, key, key, table, table);
    require(length < SQL_MAX);
    require(sqlite3_prepare_v2(database, sql, -1, &forge->columns[forge->count], NULL) ==
            SQLITE_OK);
    forge->count++;
}

void forge_init(struct forge *forge, sqlite3 *database)
{
    sqlite3_stmt *query = NULL;
    static const char sql[] =
        "SELECT tables.name, columns.name, CASE WHEN tables.sql LIKE '%WITHOUT ROWID' THEN "
        "(SELECT group_concat(name) FROM pragma_table_info(tables.name) WHERE pk > 0) "
        "ELSE '_rowid_' END FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS "
        "columns "
        "WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY 1, columns.cid";
    forge->count = 0;
    require(sqlite3_prepare_v2(database, sql, -1, &query, NULL) == SQLITE_OK);
    while (sqlite3_step(query) == SQLITE_ROW) {
        prepare(forge, database, (const char *)sqlite3_column_text(query, 0),
                (const char *)sqlite3_column_text(query, 1),
                (const char *)sqlite3_column_text(query, 2));
    }
    require(sqlite3_finalize(query) == SQLITE_OK && forge->count > 0);
}

static int64_t take_number(struct fuzz_bytes *bytes)
{
    static const int64_t edges[] = {0,
                                    1,
                                    -1,
                                    2,
                                    INT32_MAX,
                                    INT32_MIN,
                                    INT64_MAX,
                                    INT64_MIN,
                                    UINT32_MAX,
                                    1000000,
                                    86400000,
                                    INT64_MAX - 1,
                                    (int64_t)INT32_MAX + 1,
                                    1795176000,
                                    253402300800,
                                    -62135596801};
    unsigned how = fuzz_byte(bytes);
    if (how < 128) {
        return (int)how - 32;
    }
    if (how < 224) {
        return edges[how % (sizeof edges / sizeof edges[0])];
    }
    uint64_t number = 0;
    for (int i = 0; i < 8; i++) {
        number = number << 8 | fuzz_byte(bytes);
    }
    return (int64_t)number;
}

static void bind_text(sqlite3_stmt *update, struct fuzz_bytes *bytes)
{
    static const char *const texts[] = {
        "turns",
        "race",
        "two",
        "alone",
        "plain",
        "daily",
        "challenge",
        "custom",
        "code",
        "practice",
        "player",
        "second",
        "paused",
        "curtain",
        "computer",
        "friend",
        "merciless",
        "ladder",
        "match",
        "2026-11-20",
        "2026-02-30",
        "9999-12-31",
        "0000-00-00",
        "2026-11-19",
        "",
        "4:1 5:2",
        "4:99999999999999999999",
        "four",
        "classic",
        "letters",
        "sateinrlogdecupm",
        "qu a . th",
        "\xc3\xa9\xe6\xbc\xa2",
        "sate",
        "on",
        "100",
        "-1",
    };
    unsigned which = fuzz_byte(bytes);
    char text[TEXT_MAX];
    if (which < 192) {
        (void)snprintf(text, sizeof text, "%s", texts[which % (sizeof texts / sizeof texts[0])]);
    } else {
        (void)fuzz_text(bytes, which - 192, text);
    }
    (void)sqlite3_bind_text(update, 1, text, -1, SQLITE_TRANSIENT);
}

static void bind_bytes(sqlite3_stmt *update, struct fuzz_bytes *bytes)
{
    size_t length = fuzz_byte(bytes) % TEXT_MAX;
    size_t left = (size_t)(bytes->end - bytes->at);
    length = length < left ? length : left;
    (void)sqlite3_bind_blob(update, 1, length > 0 ? bytes->at : (const void *)"", (int)length,
                            SQLITE_TRANSIENT);
    bytes->at += length;
}

void forge_value(struct forge *forge, struct fuzz_bytes *bytes)
{
    sqlite3_stmt *update = forge->columns[fuzz_byte(bytes) % (unsigned)forge->count];
    unsigned how = fuzz_byte(bytes);
    (void)sqlite3_bind_int(update, 2, (int)fuzz_byte(bytes)); /* the row */
    switch (how % 8) {
    default:
        (void)sqlite3_bind_int64(update, 1, take_number(bytes));
        break;
    case 4:
    case 5:
        bind_text(update, bytes);
        break;
    case 6:
        bind_bytes(update, bytes);
        break;
    case 7:
        (void)sqlite3_bind_double(update, 1, (double)take_number(bytes) * 1.5);
        break;
    }
    (void)sqlite3_step(update);
    (void)sqlite3_reset(update);
}
