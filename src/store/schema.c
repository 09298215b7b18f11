/* SPDX-License-Identifier: MIT */
/*
 * The tables of each version, and running the steps in a transaction. Leaves the choice of the file
 * to database.c.
 */
#include "schema.h"

#include "query.h"

#include <stdio.h>

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

#define ROUND_COLUMNS                                                                              \
    ROUND_BEGINNING                                                                                \
    "solo INTEGER NOT NULL,"                                                                       \
    "level TEXT NOT NULL,"                                                                         \
    "time_ms INTEGER NOT NULL,"                                                                    \
    "player_words INTEGER NOT NULL,"                                                               \
    "computer_words INTEGER NOT NULL,"                                                             \
    "player_points INTEGER NOT NULL,"                                                              \
    "computer_points INTEGER NOT NULL,"                                                            \
    "lexicon INTEGER NOT NULL"

static const char version_1[] =
    "CREATE TABLE rounds (id INTEGER PRIMARY KEY AUTOINCREMENT," ROUND_COLUMNS ");"
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
    "CREATE TABLE unfinished (session INTEGER PRIMARY KEY," ROUND_COLUMNS ","
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

/* ISO C does not guarantee strings of this length, but the supported compilers accept them. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
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

const char *const schema_steps[] = {version_1, version_2, version_3, version_4};

int schema_version(void)
{
    return (int)(sizeof schema_steps / sizeof schema_steps[0]);
}

/* Runs the steps that the file lacks, within a transaction. */
static int take_steps(sqlite3 *database, const char *const *steps, int count)
{
    /* Another program may have run them while this one waited for its turn. */
    int64_t version = 0;
    int code = query_run_number(database, "PRAGMA user_version", &version);
    for (int i = (int)version; i < count && code == SQLITE_OK; i++) {
        code = query_run(database, steps[i]);
    }
    char mark[96];
    (void)snprintf(mark, sizeof mark, "PRAGMA application_id = %d; PRAGMA user_version = %d",
                   SCHEMA_APPLICATION_ID, count);
    return code == SQLITE_OK ? query_run(database, mark) : code;
}

static int migrate(sqlite3 *database, const char *const *steps, int count)
{
    /* With legacy_alter_table, references to a table that is recreated stay as they are. */
    int code = query_run(database, "PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON;"
                                   "BEGIN IMMEDIATE");
    if (code == SQLITE_OK) {
        code = take_steps(database, steps, count);
    }
    if (code == SQLITE_OK) {
        code = query_run(database, "COMMIT");
    }
    if (code != SQLITE_OK && !sqlite3_get_autocommit(database)) {
        (void)query_run(database, "ROLLBACK");
    }
    return code;
}

int schema_migrate(sqlite3 *database, const char *const *steps, int count)
{
    int64_t version = 0;
    int code = query_run_number(database, "PRAGMA user_version", &version);
    if (code == SQLITE_OK && version < count) {
        code = migrate(database, steps, count);
    }
    int keys = query_run(database, "PRAGMA foreign_keys = ON; PRAGMA legacy_alter_table = OFF");
    return code != SQLITE_OK ? code : keys;
}

/* Sets `*found` to whether something of this name was made by this SQL. */
static int find_thing(sqlite3 *database, const char *name, const char *sql, bool *found)
{
    struct query query =
        query_begin(database, "SELECT 1 FROM sqlite_schema WHERE name = ? AND ifnull(sql, '') = ?");
    query_bind_text(&query, name);
    query_bind_text(&query, sql);
    *found = query_step(&query);
    return query_end(&query);
}

#define SCHEMA_NAME_MAX 64
#define SCHEMA_SQL_MAX  4096

/* FNV-1a, including the terminator. */
static uint64_t add_to_mark(uint64_t mark, const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    do {
        mark = (mark ^ *at) * UINT64_C(0x100000001b3);
    } while (*at++ != '\0');
    return mark;
}

int schema_mark(sqlite3 *database, uint64_t *mark)
{
    uint64_t found = UINT64_C(0xcbf29ce484222325);
    struct query query =
        query_begin(database, "SELECT name, ifnull(sql, '') FROM sqlite_schema ORDER BY name");
    while (query_step(&query)) {
        char name[SCHEMA_NAME_MAX];
        char sql[SCHEMA_SQL_MAX];
        (void)query_text(&query, name, sizeof name);
        (void)query_text(&query, sql, sizeof sql);
        found = add_to_mark(add_to_mark(found, name), sql);
    }
    int code = query_end(&query);
    if (code == SQLITE_OK) {
        *mark = found;
    }
    return code;
}

/* Compares the file with freshly made tables, which takes longer than the rest of the startup. */
static int compare_with_model(sqlite3 *database, bool *is_whole)
{
    sqlite3 *model = NULL;
    bool found = true;
    int code =
        sqlite3_open_v2(":memory:", &model, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK) {
        code = schema_migrate(model, schema_steps, schema_version());
    }
    if (code == SQLITE_OK) {
        struct query query = query_begin(model, "SELECT name, ifnull(sql, '') FROM sqlite_schema");
        while (code == SQLITE_OK && found && query_step(&query)) {
            char name[SCHEMA_NAME_MAX];
            char sql[SCHEMA_SQL_MAX];
            (void)query_text(&query, name, sizeof name);
            (void)query_text(&query, sql, sizeof sql);
            code = find_thing(database, name, sql, &found);
        }
        int end = query_end(&query);
        code = code == SQLITE_OK ? end : code;
    }
    (void)sqlite3_close(model);
    if (code == SQLITE_OK) {
        *is_whole = found;
    }
    return code;
}

int schema_is_whole(sqlite3 *database, bool *is_whole)
{
    uint64_t mark = 0;
    int code = schema_mark(database, &mark);
    if (code == SQLITE_OK && mark != SCHEMA_MARK) {
        return compare_with_model(database, is_whole);
    }
    if (code == SQLITE_OK) {
        *is_whole = true;
    }
    return code;
}
