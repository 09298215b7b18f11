/* SPDX-License-Identifier: MIT */
/*
 * The tables of each version. Leaves running them in a transaction to nobody else.
 */
#include "schema.h"

#include "query.h"

#include <stdio.h>

/*
 * Enumerations are kept by name, so that a new value between old ones shifts nothing. Paths are a
 * byte a cell. A round's id grows with the time of its end; what makes up a round is the same in
 * `rounds` and `unfinished`.
 */
#define ROUND_COLUMNS                                                                              \
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
    "rules TEXT NOT NULL,"                                                                         \
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
 * The hints that were bought in a round stay bought when it goes on. What the statistics want of
 * the player's words is kept with the round: how many there are of each length ("4:12 5:3") and the
 * first of the longest. `all_tiers` is set where board_words counts the words of all tiers; before
 * this version it went by a setting, so that rounds could not be compared.
 */
static const char version_2[] =
    "ALTER TABLE unfinished ADD COLUMN hint_step TEXT NOT NULL DEFAULT 'lengths';"
    "ALTER TABLE unfinished ADD COLUMN hint_word TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE rounds ADD COLUMN all_tiers INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE rounds ADD COLUMN lengths TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE rounds ADD COLUMN longest TEXT NOT NULL DEFAULT '';"
    "CREATE INDEX rounds_by_day ON rounds (date) WHERE date <> '';" SCHEMA_SUM_UP;

/*
 * The way to play takes the place of `solo`; what was neither of its values stays what no round
 * can have. -1 where something is not known, as of all rounds before this version. `strength` is
 * the player's after the round, `sixes` counts the player's words of six letters and more. A word
 * to practise knows the round in which it was learned for the first time (0: never).
 */
#define ADD_ROUND_COLUMNS(table)                                                                   \
    "ALTER TABLE " table " ADD COLUMN way TEXT NOT NULL DEFAULT 'turns';"                          \
    "ALTER TABLE " table " ADD COLUMN rival_strength INTEGER NOT NULL DEFAULT 0;"                  \
    "ALTER TABLE " table " ADD COLUMN shared_count INTEGER NOT NULL DEFAULT 0;"                    \
    "ALTER TABLE " table " ADD COLUMN played_ms INTEGER NOT NULL DEFAULT 0;"                       \
    "ALTER TABLE " table " ADD COLUMN second_words INTEGER NOT NULL DEFAULT 0;"                    \
    "ALTER TABLE " table " ADD COLUMN second_points INTEGER NOT NULL DEFAULT 0;"                   \
    "ALTER TABLE " table " ADD COLUMN player_name TEXT NOT NULL DEFAULT '';"                       \
    "ALTER TABLE " table " ADD COLUMN second_name TEXT NOT NULL DEFAULT '';"                       \
    "ALTER TABLE " table " ADD COLUMN sender TEXT NOT NULL DEFAULT '';"                            \
    "ALTER TABLE " table " ADD COLUMN challenge TEXT NOT NULL DEFAULT '';"                         \
    "ALTER TABLE " table " ADD COLUMN par INTEGER NOT NULL DEFAULT -1;"                            \
    "ALTER TABLE " table " ADD COLUMN stars INTEGER NOT NULL DEFAULT -1;"                          \
    "ALTER TABLE " table " ADD COLUMN strength INTEGER NOT NULL DEFAULT -1;"                       \
    "ALTER TABLE " table " ADD COLUMN common_words INTEGER NOT NULL DEFAULT -1;"                   \
    "ALTER TABLE " table " ADD COLUMN common_found INTEGER NOT NULL DEFAULT -1;"
#define FILL_ROUND_COLUMNS                                                                         \
    "way = CASE solo WHEN 0 THEN 'turns' WHEN 1 THEN 'alone' ELSE 'solo ' || quote(solo) END, "    \
    "played_ms = elapsed_ms"

/* clang-format off */
static const char version_3[] =
    ADD_ROUND_COLUMNS("rounds")
    ADD_ROUND_COLUMNS("unfinished")
    "ALTER TABLE rounds ADD COLUMN sixes INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE unfinished ADD COLUMN turn TEXT NOT NULL DEFAULT 'player';"
    "UPDATE rounds SET " FILL_ROUND_COLUMNS ", sixes = " SCHEMA_SIXES ";"
    "UPDATE unfinished SET " FILL_ROUND_COLUMNS ";"
    "ALTER TABLE rounds DROP COLUMN solo;"
    "ALTER TABLE unfinished DROP COLUMN solo;"
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
/* clang-format on */

const char *const schema_steps[] = {version_1, version_2, version_3};

int schema_version(void)
{
    return (int)(sizeof schema_steps / sizeof schema_steps[0]);
}

/* The steps that the file lacks, within a transaction. */
static int take_steps(sqlite3 *database, const char *const *steps, int count)
{
    /* Another program may have taken them while this one waited for its turn. */
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
    int code = query_run(database, "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
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
    int keys = query_run(database, "PRAGMA foreign_keys = ON");
    return code != SQLITE_OK ? code : keys;
}

/* Is there a thing of this name, made by this SQL? */
static int find_thing(sqlite3 *database, const char *name, const char *sql, bool *found)
{
    struct query query =
        query_begin(database, "SELECT 1 FROM sqlite_schema WHERE name = ? AND ifnull(sql, '') = ?");
    query_bind_text(&query, name);
    query_bind_text(&query, sql);
    *found = query_step(&query);
    return query_end(&query);
}

int schema_is_whole(sqlite3 *database, bool *is_whole)
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
            char name[64];
            char sql[4096];
            query_text(&query, name, sizeof name);
            query_text(&query, sql, sizeof sql);
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
