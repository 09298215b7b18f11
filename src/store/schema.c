/* SPDX-License-Identifier: MIT */
/*
 * The tables, and the migration of older ones in a transaction. Leaves the choice of the file to
 * database.c.
 */
#include "schema.h"

#include "query.h"

#include <stdio.h>

/* ---- up to version 4: these steps never change ---- */

/*
 * Enumerations are stored by name, so that a new value between old ones shifts nothing. Paths take
 * a byte per cell. Round ids increase with the time of their end. The columns of a round are the
 * same in `rounds` and `unfinished`, and the first ones are the same in all versions.
 */
#define ROUND_BEGINNING                                                                            \
    "began INTEGER NOT NULL,"                                                                      \
    "ended INTEGER NOT NULL,"                                                                      \
    "kind TEXT NOT NULL,"                                                                          \
    "date TEXT NOT NULL,"                                                                          \
    "code TEXT NOT NULL,"                                                                          \
    "counts INTEGER NOT NULL,"                                                                     \
    "hint_count INTEGER NOT NULL,"                                                                 \
    "hint_points INTEGER NOT NULL,"                                                                \
    "board_words INTEGER NOT NULL,"                                                                \
    "elapsed_ms INTEGER NOT NULL,"                                                                 \
    "board TEXT NOT NULL,"                                                                         \
    "rows INTEGER NOT NULL,"                                                                       \
    "columns INTEGER NOT NULL,"                                                                    \
    "rules TEXT NOT NULL,"

#define OLD_ROUND_COLUMNS                                                                          \
    ROUND_BEGINNING                                                                                \
    "solo INTEGER NOT NULL,"                                                                       \
    "level TEXT NOT NULL,"                                                                         \
    "time_ms INTEGER NOT NULL,"                                                                    \
    "player_words INTEGER NOT NULL,"                                                               \
    "computer_words INTEGER NOT NULL,"                                                             \
    "player_points INTEGER NOT NULL,"                                                              \
    "computer_points INTEGER NOT NULL,"                                                            \
    "lexicon INTEGER NOT NULL"

/* The summary of its words that is stored with a round. */
#define SCHEMA_SUM_UP                                                                              \
    "UPDATE rounds SET lengths = ifnull((SELECT group_concat(letters || ':' || count, ' ') FROM "  \
    "(SELECT letters, count(*) AS count FROM words WHERE round = rounds.id AND side = 0 "          \
    "GROUP BY letters)), ''), longest = ifnull((SELECT word FROM words WHERE round = rounds.id "   \
    "AND side = 0 ORDER BY letters DESC, place LIMIT 1), '')"
#define SCHEMA_SIXES                                                                               \
    "(SELECT count(*) FROM words WHERE round = rounds.id AND side = 0 AND letters >= 6)"

static const char version_1[] =
    "CREATE TABLE rounds (id INTEGER PRIMARY KEY AUTOINCREMENT," OLD_ROUND_COLUMNS ");"
    "CREATE INDEX rounds_by_board ON rounds (board);"
    "CREATE UNIQUE INDEX rounds_by_date ON rounds (date) WHERE counts AND date <> '';"
    "CREATE TABLE words ("
    "round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,"
    "side INTEGER NOT NULL,"
    "place INTEGER NOT NULL,"
    "word TEXT NOT NULL,"
    "letters INTEGER NOT NULL,"
    "points INTEGER NOT NULL,"
    "path BLOB NOT NULL,"
    "PRIMARY KEY (round, side, place)) WITHOUT ROWID;"
    "CREATE TABLE unfinished (session INTEGER PRIMARY KEY," OLD_ROUND_COLUMNS ","
    "left_ms INTEGER NOT NULL,"
    "phase TEXT NOT NULL,"
    "words BLOB NOT NULL);"
    "CREATE TABLE puzzles (id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "ended INTEGER NOT NULL,"
    "size INTEGER NOT NULL,"
    "code TEXT NOT NULL,"
    "jumble_count INTEGER NOT NULL,"
    "move_count INTEGER NOT NULL,"
    "elapsed_ms INTEGER NOT NULL,"
    "shown INTEGER NOT NULL);"
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;";

/*
 * Hints bought in a round stay bought when it is resumed. The statistics of the player's words are
 * stored with the round: the number of each length ("4:12 5:3") and the first of the longest.
 * `all_tiers` is set where board_words counts the words of all tiers; before this version that
 * depended on a setting, so that rounds could not be compared.
 */
static const char version_2[] =
    "ALTER TABLE unfinished ADD COLUMN hint_step TEXT NOT NULL DEFAULT 'lengths';"
    "ALTER TABLE unfinished ADD COLUMN hint_word TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE rounds ADD COLUMN all_tiers INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE rounds ADD COLUMN lengths TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE rounds ADD COLUMN longest TEXT NOT NULL DEFAULT '';"
    "CREATE INDEX rounds_by_day ON rounds (date) WHERE date <> '';" SCHEMA_SUM_UP;

/*
 * The way to play replaces `solo`; an invalid value of that becomes an invalid way. -1 means not
 * known, as for all rounds before this version. `strength` is the player's after the round, in
 * tenths; `sixes` counts the player's words of six letters and more. A practice word has the round
 * in which it was first learned (0: never).
 *
 * The tables are recreated: adding a single column takes as long as all of this.
 */
#define OLD_COLUMNS_3                                                                              \
    "began, ended, kind, date, code, counts, hint_count, hint_points, board_words, elapsed_ms, "   \
    "board, rows, columns, rules, level, time_ms, player_words, computer_words, player_points, "   \
    "computer_points, lexicon"

/* clang-format off */
#define ROUND_COLUMNS_3                                                                            \
    ROUND_BEGINNING                                                                                \
    "way TEXT NOT NULL,"                                                                           \
    "level TEXT NOT NULL,"                                                                         \
    "rival_strength INTEGER NOT NULL DEFAULT 0,"                                                   \
    "shared_count INTEGER NOT NULL DEFAULT 0,"                                                     \
    "time_ms INTEGER NOT NULL,"                                                                    \
    "played_ms INTEGER NOT NULL,"                                                                  \
    "player_words INTEGER NOT NULL,"                                                               \
    "computer_words INTEGER NOT NULL,"                                                             \
    "second_words INTEGER NOT NULL DEFAULT 0,"                                                     \
    "player_points INTEGER NOT NULL,"                                                              \
    "computer_points INTEGER NOT NULL,"                                                            \
    "second_points INTEGER NOT NULL DEFAULT 0,"                                                    \
    "lexicon INTEGER NOT NULL,"                                                                    \
    "player_name TEXT NOT NULL DEFAULT '',"                                                        \
    "second_name TEXT NOT NULL DEFAULT '',"                                                        \
    "sender TEXT NOT NULL DEFAULT '',"                                                             \
    "challenge TEXT NOT NULL DEFAULT '',"                                                          \
    "par INTEGER NOT NULL DEFAULT -1,"                                                             \
    "stars INTEGER NOT NULL DEFAULT -1,"                                                           \
    "strength INTEGER NOT NULL DEFAULT -1,"                                                        \
    "common_words INTEGER NOT NULL DEFAULT -1,"                                                    \
    "common_found INTEGER NOT NULL DEFAULT -1"
#define WAY_OF_SOLO                                                                                \
    "CASE solo WHEN 0 THEN 'turns' WHEN 1 THEN 'alone' ELSE 'solo ' || quote(solo) END"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings" /* as below */
static const char version_3[] =
    "CREATE TABLE rounds_3 (id INTEGER PRIMARY KEY AUTOINCREMENT," ROUND_COLUMNS_3 ","
    "all_tiers INTEGER NOT NULL DEFAULT 0,"
    "lengths TEXT NOT NULL DEFAULT '',"
    "longest TEXT NOT NULL DEFAULT '',"
    "sixes INTEGER NOT NULL DEFAULT 0);"
    "INSERT INTO rounds_3 (id, " OLD_COLUMNS_3 ", all_tiers, lengths, longest, way, played_ms, "
    "sixes) SELECT id, " OLD_COLUMNS_3 ", all_tiers, lengths, longest, " WAY_OF_SOLO ", "
    "elapsed_ms, " SCHEMA_SIXES " FROM rounds ORDER BY id;"
    "DROP TABLE rounds;"
    "ALTER TABLE rounds_3 RENAME TO rounds;"
    "CREATE INDEX rounds_by_board ON rounds (board);"
    "CREATE UNIQUE INDEX rounds_by_date ON rounds (date) WHERE counts AND date <> '';"
    "CREATE INDEX rounds_by_day ON rounds (date) WHERE date <> '';"
    "CREATE TABLE unfinished_3 (session INTEGER PRIMARY KEY," ROUND_COLUMNS_3 ","
    "left_ms INTEGER NOT NULL,"
    "phase TEXT NOT NULL,"
    "turn TEXT NOT NULL DEFAULT 'player',"
    "words BLOB NOT NULL,"
    "hint_step TEXT NOT NULL,"
    "hint_word TEXT NOT NULL);"
    "INSERT INTO unfinished_3 (session, " OLD_COLUMNS_3 ", left_ms, phase, words, hint_step, "
    "hint_word, way, played_ms) SELECT session, " OLD_COLUMNS_3 ", left_ms, phase, words, "
    "hint_step, hint_word, " WAY_OF_SOLO ", elapsed_ms FROM unfinished;"
    "DROP TABLE unfinished;"
    "ALTER TABLE unfinished_3 RENAME TO unfinished;"
    "CREATE TABLE practice ("
    "word TEXT PRIMARY KEY,"
    "board TEXT NOT NULL,"
    "rows INTEGER NOT NULL,"
    "columns INTEGER NOT NULL,"
    "path BLOB NOT NULL,"
    "missed TEXT NOT NULL,"
    "box INTEGER NOT NULL,"
    "due TEXT NOT NULL,"
    "found TEXT NOT NULL,"
    "learned INTEGER NOT NULL,"
    "dropped INTEGER NOT NULL) WITHOUT ROWID;";
#pragma GCC diagnostic pop
/* clang-format on */

/*
 * Everything played belongs to a language, English until now. The puzzle in progress is stored like
 * the round: `moves` has two bytes for each known move, of which the first `made` are made; `help`
 * is 0 for none, 1 for single moves, 2 for the solution.
 *
 * The index covers everything that the filters of history.h query, so that only listed rows are
 * read.
 *
 * The key of a table without row ids must come first: otherwise SQLite 3.40 looks for NULL in the
 * wrong columns when it checks a file.
 */
static const char version_4[] =
    "ALTER TABLE rounds ADD COLUMN " SCHEMA_LANGUAGE ";"
    "ALTER TABLE unfinished ADD COLUMN " SCHEMA_LANGUAGE ";"
    "ALTER TABLE puzzles ADD COLUMN " SCHEMA_LANGUAGE ";"
    "CREATE INDEX rounds_by_language ON rounds (language, id, rows, columns, rules, way, counts);"
    "DROP INDEX rounds_by_date;"
    "CREATE UNIQUE INDEX rounds_by_date ON rounds (language, date) WHERE counts AND date <> '';"
    "CREATE TABLE practice_4 ("
    "word TEXT NOT NULL,"
    "language TEXT NOT NULL,"
    "board TEXT NOT NULL,"
    "rows INTEGER NOT NULL,"
    "columns INTEGER NOT NULL,"
    "path BLOB NOT NULL,"
    "missed TEXT NOT NULL,"
    "box INTEGER NOT NULL,"
    "due TEXT NOT NULL,"
    "found TEXT NOT NULL,"
    "learned INTEGER NOT NULL,"
    "dropped INTEGER NOT NULL,"
    "PRIMARY KEY (word, language)) WITHOUT ROWID;"
    "INSERT INTO practice_4 SELECT word, 'en', board, rows, columns, path, missed, box, due, "
    "found, "
    "learned, dropped FROM practice;"
    "DROP TABLE practice;"
    "ALTER TABLE practice_4 RENAME TO practice;"
    "CREATE TABLE unfinished_puzzles ("
    "session INTEGER PRIMARY KEY,"
    "language TEXT NOT NULL,"
    "code TEXT NOT NULL,"
    "elapsed_ms INTEGER NOT NULL,"
    "moves BLOB NOT NULL,"
    "made INTEGER NOT NULL,"
    "help INTEGER NOT NULL);";

static const char *const steps[SCHEMA_OLD_VERSION] = {version_1, version_2, version_3, version_4};

/* ---- today's tables ---- */

/* clang-format off */
/* ISO C does not guarantee strings of this length, but the supported compilers accept them. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"

/* Tables before indexes, and `rounds` before `words`. Dates are checked by SQLite's calendar. */
static const struct thing {
    const char *name;
    const char *sql; /* as SQLite stores it */
    bool is_index;
    int since; /* the first version that has it, if some of those that are rebuilt lack it */
} things[] = {
    {"rounds",
     "CREATE TABLE rounds (id INTEGER PRIMARY KEY AUTOINCREMENT, " RECORD_SQL ", "
     COLUMN_NUMBER_SQL(all_tiers, 0, 1) ", " COLUMN_TEXT_SQL(lengths, 512) ", "
     COLUMN_TEXT_SQL(longest, 1000) ", " COLUMN_NUMBER_SQL(sixes, 0, 100000000) ") STRICT", false, 0},
    {"words",
     "CREATE TABLE words (round INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE, "
     COLUMN_NUMBER_SQL(side, 0, 2) ", " COLUMN_NUMBER_SQL(place, 0, 100000000) ", "
     COLUMN_TEXT_SQL(word, 1000) ", " COLUMN_NUMBER_SQL(letters, 0, 63) ", "
     COLUMN_NUMBER_SQL(points, 0, RECORD_POINTS_MAX) ", path BLOB NOT NULL CHECK (path <> x''), "
     "found_ms INTEGER CHECK (found_ms >= 0), "
     "PRIMARY KEY (round, side, place)) STRICT, WITHOUT ROWID", false, 0},
    {"unfinished",
     "CREATE TABLE unfinished (session INTEGER PRIMARY KEY, " RECORD_SQL ", "
     COLUMN_NUMBER_SQL(left_ms, 0, COLUMN_MOST) ", " COLUMN_TEXT_SQL(phase, 16) ", "
     COLUMN_TEXT_SQL(turn, 16) ", words BLOB NOT NULL, " COLUMN_TEXT_SQL(hint_step, 16) ", "
     COLUMN_TEXT_SQL(hint_word, 1000) ", times BLOB NOT NULL DEFAULT x'') STRICT", false, 0},
    {"puzzles",
     "CREATE TABLE puzzles (id INTEGER PRIMARY KEY AUTOINCREMENT, "
     COLUMN_NUMBER_SQL(ended, 0, COLUMN_TIME_MAX_S) ", " COLUMN_NUMBER_SQL(size, 3, 9) ", "
     COLUMN_TEXT_SQL(code, 16) ", " COLUMN_NUMBER_SQL(jumble_count, 1, 10) ", "
     COLUMN_NUMBER_SQL(move_count, 0, COLUMN_MOST) ", "
     COLUMN_NUMBER_SQL(elapsed_ms, 0, COLUMN_MOST) ", " COLUMN_NUMBER_SQL(shown, 0, 1) ", "
     COLUMN_LANGUAGE_SQL ") STRICT", false, 0},
    {"unfinished_puzzles",
     "CREATE TABLE unfinished_puzzles (session INTEGER PRIMARY KEY, " COLUMN_LANGUAGE_SQL ", "
     COLUMN_TEXT_SQL(code, 16) ", " COLUMN_NUMBER_SQL(elapsed_ms, 0, COLUMN_MOST) ", "
     "moves BLOB NOT NULL, " COLUMN_NUMBER_SQL(made, 0, 1048576) ", "
     COLUMN_NUMBER_SQL(help, 0, 2) ") STRICT", false, 0},
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
     "PRIMARY KEY (word, language)) STRICT, WITHOUT ROWID", false, 0},
    {"settings",
     "CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY CHECK (length(CAST(name AS BLOB)) < "
     "64), " COLUMN_TEXT_SQL(value, 4096) ") STRICT, WITHOUT ROWID", false, 0},
    {"own_words",
     "CREATE TABLE own_words (word TEXT NOT NULL CHECK (length(CAST(word AS BLOB)) BETWEEN 1 AND "
     "999), " COLUMN_LANGUAGE_SQL ", " COLUMN_NUMBER_SQL(counts, 0, 1) ", "
     "PRIMARY KEY (word, language)) STRICT, WITHOUT ROWID", false, 8},
    {"rounds_by_board", "CREATE INDEX rounds_by_board ON rounds (board)", true, 0},
    {"rounds_by_day", "CREATE INDEX rounds_by_day ON rounds (date) WHERE date <> ''", true, 0},
    {"rounds_by_date",
     "CREATE UNIQUE INDEX rounds_by_date ON rounds (language, date) WHERE counts AND date <> ''",
     true, 0},
    {"rounds_by_language",
     "CREATE INDEX rounds_by_language ON rounds (language, id, rows, columns, rules, way, counts)",
     true, 0},
};
#pragma GCC diagnostic pop
/* clang-format on */

#define THING_COUNT (sizeof things / sizeof things[0])

/* ---- migration ---- */

static int run_steps(sqlite3 *database, int version, int target)
{
    int code = SQLITE_OK;
    for (int i = version; i < SCHEMA_OLD_VERSION && i < target && code == SQLITE_OK; i++) {
        code = query_run(database, steps[i]);
    }
    return code;
}

static int run_about(sqlite3 *database, const char *format, const char *name)
{
    char sql[256];
    (void)snprintf(sql, sizeof sql, format, name);
    return query_run(database, sql);
}

/* Copies the columns that a table and its older form have in common. */
static int copy_rows(sqlite3 *database, const char *name)
{
    char insert[4096] = "";
    struct query query = query_begin(
        database, "SELECT printf('INSERT INTO %s (%s) SELECT %s FROM old_%s', ?1, names, names, "
                  "?1) FROM (SELECT group_concat(name) AS names FROM pragma_table_info(?1) WHERE "
                  "name IN (SELECT name FROM pragma_table_info('old_' || ?1)))");
    query_bind_text(&query, name);
    if (query_step(&query)) {
        (void)query_text(&query, insert, sizeof insert);
    }
    int code = query_end(&query);
    return code == SQLITE_OK ? query_run(database, insert) : code;
}

/* Sets `*is_there` to whether a file of this version has, or should have, the table. */
static int look_for(sqlite3 *database, const struct thing *thing, int version, bool *is_there)
{
    struct query query = query_begin(database, "SELECT 1 FROM sqlite_schema WHERE name = ?");
    query_bind_text(&query, thing->name);
    *is_there = query_step(&query) || version >= thing->since;
    return query_end(&query);
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
            code = look_for(database, thing, version, &is_older);
        }
        code = code == SQLITE_OK && is_older
                   ? run_about(database, "ALTER TABLE %1$s RENAME TO old_%1$s", thing->name)
                   : code;
        code = code == SQLITE_OK ? query_run(database, thing->sql) : code;
        if (code == SQLITE_OK && is_older) {
            code = copy_rows(database, thing->name);
            code = code == SQLITE_OK ? run_about(database, "DROP TABLE old_%s", thing->name) : code;
        }
    }
    return code;
}

/* Another program may have migrated the file while this one waited for its turn. A negative version
 * is damage: what can be read of such a file is salvaged from its tables as they are. */
static int migrate_now(sqlite3 *database, int target)
{
    char mark[96];
    int64_t version = 0;
    int code = query_run_number(database, "PRAGMA user_version", &version);
    if (code != SQLITE_OK || version < 0 || version >= target) {
        return code;
    }
    bool is_new = version == 0 && target > SCHEMA_OLD_VERSION;
    code = is_new ? SQLITE_OK : run_steps(database, (int)version, target);
    if (code == SQLITE_OK && target > SCHEMA_OLD_VERSION) {
        code = rebuild(database, is_new ? 0 : (int)version);
    }
    (void)snprintf(mark, sizeof mark, "PRAGMA application_id = %d; PRAGMA user_version = %d",
                   SCHEMA_APPLICATION_ID, target);
    return code == SQLITE_OK ? query_run(database, mark) : code;
}

int schema_migrate(sqlite3 *database, int target)
{
    int64_t version = 0;
    int code = query_run_number(database, "PRAGMA user_version", &version);
    if (code == SQLITE_OK && version < target) {
        /* With legacy_alter_table, references to a table that is recreated stay as they are. */
        code = query_run(database, "PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON;"
                                   "BEGIN IMMEDIATE");
        code = code == SQLITE_OK ? migrate_now(database, target) : code;
        code = code == SQLITE_OK ? query_run(database, "COMMIT") : code;
        if (code != SQLITE_OK && !sqlite3_get_autocommit(database)) {
            (void)query_run(database, "ROLLBACK");
        }
    }
    int keys = query_run(database, "PRAGMA foreign_keys = ON; PRAGMA legacy_alter_table = OFF");
    return code != SQLITE_OK ? code : keys;
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
