/* SPDX-License-Identifier: MIT */
/*
 * The tables, and the migration of older ones in a transaction. Leaves the choice of the file to
 * database.c.
 */
#include "schema.h"

#include "query.h"

#include <stdio.h>

/* ---- columns that tables before version 3 lack ---- */

/*
 * Rebuilding takes the columns that a table and its older form have in common, so these steps only
 * add what cannot be the least value or "": hints bought in a round stay bought when it is resumed,
 * and the statistics of the player's words are stored with the round, as the number of each length
 * ("4:12 5:3"), the first of the longest, and how many have six letters or more. `all_tiers` is set
 * where board_words counts the words of all tiers; before version 2 that depended on a setting, so
 * that rounds could not be compared.
 */
static const char to_version_2[] =
    "ALTER TABLE unfinished ADD COLUMN hint_step TEXT NOT NULL DEFAULT 'lengths';"
    "ALTER TABLE unfinished ADD COLUMN hint_word TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE rounds ADD COLUMN all_tiers INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE rounds ADD COLUMN lengths TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE rounds ADD COLUMN longest TEXT NOT NULL DEFAULT '';"
    "UPDATE rounds SET lengths = ifnull((SELECT group_concat(letters || ':' || count, ' ') FROM "
    "(SELECT letters, count(*) AS count FROM words WHERE round = rounds.id AND side = 0 "
    "GROUP BY letters)), ''), longest = ifnull((SELECT word FROM words WHERE round = rounds.id "
    "AND side = 0 ORDER BY letters DESC, place LIMIT 1), '');";

/* The way to play replaces `solo`; an invalid value of that becomes an invalid way. */
#define WAY_OF_SOLO                                                                                \
    "way = CASE solo WHEN 0 THEN 'turns' WHEN 1 THEN 'alone' ELSE 'solo ' || quote(solo) END"

static const char to_version_3[] =
    "ALTER TABLE rounds ADD COLUMN way TEXT;"
    "ALTER TABLE rounds ADD COLUMN played_ms INTEGER;"
    "ALTER TABLE rounds ADD COLUMN sixes INTEGER;"
    "UPDATE rounds SET " WAY_OF_SOLO ", played_ms = elapsed_ms, sixes = (SELECT count(*) FROM "
    "words WHERE round = rounds.id AND side = 0 AND letters >= 6);"
    "ALTER TABLE unfinished ADD COLUMN way TEXT;"
    "ALTER TABLE unfinished ADD COLUMN played_ms INTEGER;"
    "ALTER TABLE unfinished ADD COLUMN turn TEXT NOT NULL DEFAULT 'player';"
    "UPDATE unfinished SET " WAY_OF_SOLO ", played_ms = elapsed_ms;";

/*
 * Rounds and puzzles under way had tables of their own, and words were packed: the side, the number
 * of cells, and the cells. Apart from these, and not always, stood their times in eight bytes, the
 * most significant first; -1 for none. What the words are worth follows from their paths.
 */
#define BYTE(at) "ifnull(unicode(CAST(substr(words, " at ", 1) AS TEXT)), 0)"
#define TIME(at) "hex(substr(times, " at ", 8))"

static const char unpack_words[] =
    "INSERT INTO words (round, side, place, word, letters, points, path, found_ms) "
    "WITH RECURSIVE packed (id, words, times, number, at) AS ("
    "SELECT id, words, times, 0, 1 FROM unfinished UNION ALL "
    "SELECT id, words, times, number + 1, at + 2 + " BYTE(
        "at + 1") " FROM packed "
                  "WHERE at < length(words)) "
                  "SELECT id, side, row_number() OVER (PARTITION BY id, side ORDER BY number) - 1, "
                  "'', 0, 0, path, "
                  "CASE WHEN time GLOB '00*' THEN (WITH RECURSIVE digits (count, value) AS (SELECT "
                  "0, 0 UNION ALL "
                  "SELECT count + 1, value * 16 + instr('123456789ABCDEF', substr(time, count + 1, "
                  "1)) FROM digits "
                  "WHERE count < 16) SELECT value FROM digits WHERE count = 16) END FROM ("
                  "SELECT id, number, " BYTE("at") " AS side, substr(words, at + 2, " BYTE(
                      "at + 1") ") AS path, " TIME("8 * number + 1") " AS time FROM packed WHERE "
                                                                     "at < length(words)) "
                                                                     "WHERE side <= 2 AND path <> "
                                                                     "x''";

/* ---- today's tables ---- */

/* clang-format off */
/* ISO C does not guarantee strings of this length, but the supported compilers accept them. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"

/*
 * Tables before indexes, and `rounds` before `words`. Enumerations are stored by name, so that a new
 * value between old ones shifts nothing. Paths take a byte per cell. Round ids increase with the
 * time of their end; that of a round under way, whose words are there as it finds them, is below 0.
 * `strength` is the player's after the round, in tenths. A practice word has the
 * round in which it was first learned (0: never); an own word, the first that could end after it
 * was said (0: not known). A puzzle under way has an id below 0,
 * too; its `moves` have two bytes for each known move, of which the first `made` are made; `help` is 0 for
 * none, 1 for single moves, 2 for the solution. Dates are checked by SQLite's calendar.
 *
 * No index has rounds under way, which are saved each second, so that all queries of finished ones
 * say "id > 0". The last index covers everything that the filters of history.h query, so that only listed rows are
 * read. The key of a table without row ids must come first: otherwise SQLite 3.40 looks for NULL in
 * the wrong columns when it checks a file.
 */
static const struct thing {
    const char *name;
    const char *sql; /* as SQLite stores it */
    bool is_index;
    int since; /* the first version that has it, if older ones lack it */
} things[] = {
    {"rounds",
     "CREATE TABLE rounds (id INTEGER PRIMARY KEY AUTOINCREMENT, " RECORD_SQL ", "
     COLUMN_NUMBER_SQL(all_tiers, 0, 1) ", " COLUMN_TEXT_SQL(lengths, 512) ", "
     COLUMN_TEXT_SQL(longest, 1000) ", " COLUMN_NUMBER_SQL(sixes, 0, 100000000) ", " PROGRESS_SQL ") STRICT",
     false, 0},
    {"words",
     "CREATE TABLE words (round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE, "
     COLUMN_NUMBER_SQL(side, 0, 2) ", " COLUMN_NUMBER_SQL(place, 0, 100000000) ", "
     COLUMN_TEXT_SQL(word, 1000) ", " COLUMN_NUMBER_SQL(letters, 0, 63) ", "
     COLUMN_NUMBER_SQL(points, 0, RECORD_POINTS_MAX) ", path BLOB NOT NULL CHECK (path <> x''), "
     "found_ms INTEGER CHECK (found_ms >= 0), "
     "PRIMARY KEY (round, side, place)) STRICT, WITHOUT ROWID", false, 0},
    {"puzzles",
     "CREATE TABLE puzzles (id INTEGER PRIMARY KEY AUTOINCREMENT, "
     COLUMN_NUMBER_SQL(ended, 0, COLUMN_TIME_MAX_S) ", " COLUMN_NUMBER_SQL(size, 3, 9) ", "
     COLUMN_TEXT_SQL(code, 16) ", " COLUMN_NUMBER_SQL(jumble_count, 1, 10) ", "
     COLUMN_NUMBER_SQL(move_count, 0, COLUMN_MOST) ", "
     COLUMN_NUMBER_SQL(elapsed_ms, 0, COLUMN_MOST) ", " COLUMN_NUMBER_SQL(shown, 0, 1) ", "
     COLUMN_LANGUAGE_SQL ", moves BLOB NOT NULL DEFAULT x'', "
     COLUMN_NUMBER_SQL(made, 0, 1048576) ", " COLUMN_NUMBER_SQL(help, 0, 2) ") STRICT", false, 0},
    {"practice",
     "CREATE TABLE practice (word TEXT NOT NULL CHECK (length(CAST(word AS BLOB)) BETWEEN 1 AND "
     "999), " COLUMN_LANGUAGE_SQL ", " COLUMN_TEXT_SQL(board, 640) ", "
     COLUMN_NUMBER_SQL(rows, 1, 64) ", " COLUMN_NUMBER_SQL(columns, 1, 64) ", "
     "path BLOB NOT NULL CHECK (path <> x''), "
     "missed TEXT NOT NULL CHECK (date(missed, '+0 days') IS missed), " COLUMN_NUMBER_SQL(box, 0, 3) ", "
     "due TEXT NOT NULL CHECK (date(due, '+0 days') IS due OR (due = '' AND box = 3)), "
     "found TEXT NOT NULL CHECK (date(found, '+0 days') IS found OR found = ''), "
     COLUMN_NUMBER_SQL(learned, 0, COLUMN_MOST) ", " COLUMN_NUMBER_SQL(dropped, 0, 1) ", "
     COLUMN_NUMBER_SQL(misses, 1, COLUMN_MOST) ", "
     "chosen TEXT NOT NULL DEFAULT '' CHECK (date(chosen, '+0 days') IS chosen OR chosen = ''), "
     "PRIMARY KEY (word, language)) STRICT, WITHOUT ROWID", false, 3},
    {"settings",
     "CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY CHECK (length(CAST(name AS BLOB)) < "
     "64), " COLUMN_TEXT_SQL(value, 4096) ") STRICT, WITHOUT ROWID", false, 0},
    {"own_words",
     "CREATE TABLE own_words (word TEXT NOT NULL CHECK (length(CAST(word AS BLOB)) BETWEEN 1 AND "
     "999), " COLUMN_LANGUAGE_SQL ", " COLUMN_NUMBER_SQL(counts, 0, 1) ", "
     COLUMN_NUMBER_SQL(since, 0, COLUMN_MOST) ", "
     "PRIMARY KEY (word, language)) STRICT, WITHOUT ROWID", false, 8},
    {"rounds_by_board", "CREATE INDEX rounds_by_board ON rounds (board) WHERE id > 0", true, 0},
    {"rounds_by_day", "CREATE INDEX rounds_by_day ON rounds (date) WHERE date <> '' AND id > 0", true, 0},
    {"rounds_by_date",
     "CREATE UNIQUE INDEX rounds_by_date ON rounds (language, date, kind) WHERE counts AND date <> '' AND "
     "id > 0",
     true, 0},
    {"rounds_by_language",
     "CREATE INDEX rounds_by_language ON rounds (language, id, rows, columns, rules, way, counts) "
     "WHERE id > 0",
     true, 0},
};
#pragma GCC diagnostic pop
/* clang-format on */

#define THING_COUNT (sizeof things / sizeof things[0])

/* ---- migration ---- */

static int run_about(sqlite3 *database, const char *format, const char *name)
{
    char sql[256];
    (void)snprintf(sql, sizeof sql, format, name);
    return query_run(database, sql);
}

/* Copies the columns that a table and another, such as its older form, have in common. */
static int copy_rows(sqlite3 *database, const char *name, const char *from)
{
    char insert[4096] = "";
    struct query query = query_begin(
        database, "SELECT printf('INSERT INTO %s (%s) SELECT %s FROM %s', ?1, names, names, ?2) "
                  "FROM (SELECT group_concat(name) AS names FROM pragma_table_info(?1) WHERE "
                  "name IN (SELECT name FROM pragma_table_info(?2)))");
    query_bind_text(&query, name);
    query_bind_text(&query, from);
    if (query_step(&query)) {
        (void)query_text(&query, insert, sizeof insert);
    }
    int code = query_end(&query);
    return code == SQLITE_OK ? query_run(database, insert) : code;
}

/* Sets `*is_there` to whether a file of this version has, or should have, the table. */
static int find_thing(sqlite3 *database, const struct thing *thing, int version, bool *is_there)
{
    struct query query = query_begin(database, "SELECT 1 FROM sqlite_schema WHERE name = ?");
    query_bind_text(&query, thing->name);
    *is_there = query_step(&query) || version >= thing->since;
    return query_end(&query);
}

static int move_unfinished(sqlite3 *database, const char *from, const char *to, const char *more)
{
    bool is_there = false;
    struct query query = query_begin(database, "SELECT 1 FROM sqlite_schema WHERE name = ?");
    query_bind_text(&query, from);
    is_there = query_step(&query);
    int code = query_end(&query);
    if (code != SQLITE_OK || !is_there) {
        return code;
    }
    code = run_about(database,
                     "DELETE FROM %1$s WHERE session NOT BETWEEN 1 AND " COLUMN_TEXT(
                         SCHEMA_SESSION_MAX) ";"
                                             "UPDATE %1$s SET session = -session; ALTER TABLE %1$s "
                                             "RENAME COLUMN session TO id",
                     from);
    code = code ? code : copy_rows(database, to, from);
    code = code ? code : query_run(database, more);
    return code ? code : run_about(database, "DROP TABLE %s", from);
}

int schema_move_unfinished(sqlite3 *database)
{
    /* Where it is there already, or there is no such table, this fails. */
    (void)query_run(database, "ALTER TABLE unfinished ADD COLUMN times BLOB NOT NULL DEFAULT x''");
    int code = move_unfinished(database, "unfinished", "rounds", unpack_words);
    return code ? code : move_unfinished(database, "unfinished_puzzles", "puzzles", "");
}

/* Makes today's tables with the rows of the older ones, which go with their indexes. Version 0 has
 * none. */
static int rebuild(sqlite3 *database, int version)
{
    int code = SQLITE_OK;
    for (size_t i = 0; i < THING_COUNT && code == SQLITE_OK; i++) {
        const struct thing *thing = &things[i];
        bool is_older = version > 0 && !thing->is_index;
        if (is_older) {
            code = find_thing(database, thing, version, &is_older);
        }
        code = code == SQLITE_OK && is_older
                   ? run_about(database, "ALTER TABLE %1$s RENAME TO old_%1$s", thing->name)
                   : code;
        code = code == SQLITE_OK ? query_run(database, thing->sql) : code;
        if (code == SQLITE_OK && is_older) {
            char old[64];
            (void)snprintf(old, sizeof old, "old_%s", thing->name);
            code = copy_rows(database, thing->name, old);
            code = code == SQLITE_OK ? run_about(database, "DROP TABLE old_%s", thing->name) : code;
        }
    }
    return code == SQLITE_OK ? schema_move_unfinished(database) : code;
}

/* Adds what older tables lack for rebuilding. */
static int complete(sqlite3 *database, int64_t version)
{
    int code = version == 1 ? query_run(database, to_version_2) : SQLITE_OK;
    return code == SQLITE_OK && (version == 1 || version == 2) ? query_run(database, to_version_3)
                                                               : code;
}

/* Another program may have migrated the file while this one waited for its turn. A negative version
 * is damage: what can be read of such a file is salvaged from its tables as they are. */
static int migrate_now(sqlite3 *database, bool rebuilds)
{
    char mark[96];
    int64_t version = 0;
    int code = query_run_number(database, "PRAGMA user_version", &version);
    if (code != SQLITE_OK || version < 0 || version >= SCHEMA_VERSION) {
        return code;
    }
    code = complete(database, version);
    if (code != SQLITE_OK || !rebuilds) {
        return code;
    }
    code = rebuild(database, (int)version);
    (void)snprintf(mark, sizeof mark, "PRAGMA application_id = %d; PRAGMA user_version = %d",
                   SCHEMA_APPLICATION_ID, SCHEMA_VERSION);
    return code == SQLITE_OK ? query_run(database, mark) : code;
}

static int migrate(sqlite3 *database, bool rebuilds)
{
    int64_t version = 0;
    int code = query_run_number(database, "PRAGMA user_version", &version);
    if (code == SQLITE_OK && version < SCHEMA_VERSION) {
        /* With legacy_alter_table, references to a table that is recreated stay as they are. */
        code = query_run(database, "PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON;"
                                   "BEGIN IMMEDIATE");
        code = code == SQLITE_OK ? migrate_now(database, rebuilds) : code;
        code = code == SQLITE_OK ? query_run(database, "COMMIT") : code;
        if (code != SQLITE_OK && !sqlite3_get_autocommit(database)) {
            (void)query_run(database, "ROLLBACK");
        }
    }
    int keys = query_run(database, "PRAGMA foreign_keys = ON; PRAGMA legacy_alter_table = OFF");
    return code != SQLITE_OK ? code : keys;
}

int schema_migrate(sqlite3 *database)
{
    return migrate(database, true);
}

int schema_complete(sqlite3 *database)
{
    return migrate(database, false);
}

int schema_is_intact(sqlite3 *database, bool *is_intact)
{
    bool found = true;
    struct query query =
        query_begin(database, "SELECT 1 FROM sqlite_schema WHERE name = ? AND sql = ?");
    for (size_t i = 0; i < THING_COUNT && found; i++) {
        query_bind_text(&query, things[i].name);
        query_bind_text(&query, things[i].sql);
        found = query_step(&query);
        query_again(&query);
    }
    int code = query_end(&query);
    if (code == SQLITE_OK) {
        *is_intact = found;
    }
    return code;
}
