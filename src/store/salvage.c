/* SPDX-License-Identifier: MIT */
/*
 * Copies what can still be read of a damaged file into a new one, row by row, or all of an intact
 * one that is imported. Does not decide what a valid row is (see store_state.h), and leaves the
 * damaged file as it is.
 *
 * A damaged page ends the scan of its table, so each table is scanned from both ends, and the ids
 * between the two places are probed one by one:
 *
 *     first ---> last before it    (each number)    last before it <--- newest
 *
 * A damaged page can also lead back to an earlier row and so loop forever: a row that repeats is
 * skipped, and a scan has a limited number of turns, by the size of the file.
 */
#include "repair.h"
#include "schema.h"

#include <stdio.h>
#include <string.h>

/* Largest gap between row ids that is probed id by id. */
#define GAP_MAX 100000

/* A turn is this many steps of SQLite's virtual machine. The rows of a page take about five turns;
 * a scan of a table, or of a gap in it, gets more than that for each page of the file. */
#define TURN_STEPS     1000
#define TURNS_PER_PAGE 50
#define TURNS_LEAST    2000

#define SQL_MAX 2048

/* Tables whose valid rows are copied; words go with their round. */
enum table_id { SETTINGS, ROUNDS, PRACTICE, PUZZLES, OWN_WORDS, WORDS, TABLE_COUNT };

#define OF_PROGRESS(column, done) "CASE WHEN id < 0 THEN " column " ELSE " done " END"

#define PLACE_OF(id) "(SELECT ours FROM temp.places WHERE theirs = " id ")"

/* All columns of a table: first those that is_valid reads, in its order, then the others, and how
 * those are read: a value that serves only statistics may be of any type. */
static const struct table {
    const char *name;
    const char *key;
    const char *new_key; /* what a number becomes in another place; NULL: the same */
    const char *columns; /* with the key, unless it is a number */
    const char *more;
    const char *more_values;
    bool (*is_valid)(struct query *query, const struct play_language *play_language);
    bool has_numbers; /* its keys are numbers */
    bool is_played;   /* goes with the history to another place */
} tables[TABLE_COUNT] = {
    [SETTINGS] = {"settings", "name", NULL, SETTING_COLUMNS, "", "", setting_is_valid, false,
                  false},
    [ROUNDS] =
        {"rounds", "id", PLACE_OF("id"), RECORD_COLUMNS,
         ", " PROGRESS_COLUMNS ", all_tiers, lengths, longest, sixes",
         ", " OF_PROGRESS("left_ms", "0") ", " OF_PROGRESS(
             "phase",
             "'" ROUND_DONE_NAME
             "'") ", " OF_PROGRESS("turn",
                                   "''") ", " OF_PROGRESS("hint_step",
                                                          "''") ", " OF_PROGRESS("hint_word",
                                                                                 "''") ", "
                                                                                       "CAST(all_"
                                                                                       "tiers AS "
                                                                                       "INTEGER) "
                                                                                       "<> 0, "
                                                                                       "substr("
                                                                                       "CAST("
                                                                                       "lengths AS "
                                                                                       "TEXT), 1, "
                                                                                       "500), "
                                                                                       "substr("
                                                                                       "CAST("
                                                                                       "longest AS "
                                                                                       "TEXT), 1, "
                                                                                       "63), "
                                                                                       "max(CAST("
                                                                                       "sixes AS "
                                                                                       "INTEGER), "
                                                                                       "0) & 65535",
         NULL, true, true},
    [PRACTICE] = {"practice", "word", NULL, PRACTICE_COLUMNS, "", "", practice_is_valid, false,
                  true},
    [PUZZLES] = {"puzzles", "id", "NULL", PUZZLE_COLUMNS, ", " MOVE_COLUMNS,
                 ", " OF_PROGRESS("moves", "x''") ", " OF_PROGRESS("made", "0") ", " OF_PROGRESS(
                     "help", "0"),
                 puzzle_is_valid, true, true},
    [OWN_WORDS] = {"own_words", "word", NULL, OWN_WORD_COLUMNS, "", "", own_word_is_valid, false,
                   true},
    [WORDS] = {"words", "round", PLACE_OF("round"),
               "side, place, word, letters, points, path, found_ms", "", "", NULL, true, false},
};

/* Statements are prepared once per table, as there are many rows. */
struct salvage {
    struct store *store;
    sqlite3 *source;
    int code;        /* from writing, or for lack of memory; nothing more is done after an error */
    bool is_whole;   /* every row must be copied */
    bool is_refused; /* one was not, and nothing more is done */
    long rounds;     /* copied */
    int64_t turns;   /* left for the scan */
    sqlite3_stmt *reads[TABLE_COUNT];
    sqlite3_stmt *writes[TABLE_COUNT];
    struct round_statements rounds_read;
};

/* The key of a row. */
struct key {
    int64_t number;
    sqlite3_value *text; /* NULL: the number is the key */
};

/* Inserts the row of `from` into the table of the same name. Returns whether it was inserted. */
static bool copy_row(struct salvage *salvage, enum table_id id, const struct query *from)
{
    char sql[SQL_MAX] = "";
    int count = sqlite3_column_count(from->statement);
    if (!salvage->writes[id]) {
        int used = snprintf(sql, sizeof sql, "INSERT OR IGNORE INTO %s (%s%s%s%s) VALUES (?",
                            tables[id].name, tables[id].columns, tables[id].more,
                            tables[id].has_numbers ? ", " : "",
                            tables[id].has_numbers ? tables[id].key : "");
        for (int i = 1; i < count && used < SQL_MAX; i++) {
            used += snprintf(sql + used, sizeof sql - (size_t)used, ", ?");
        }
        if (used < SQL_MAX) {
            (void)snprintf(sql + used, sizeof sql - (size_t)used, ")");
        }
    }
    struct query to = query_begin_kept(salvage->store->database, sql, &salvage->writes[id]);
    for (int i = 0; i < count; i++) {
        query_bind_value(&to, sqlite3_column_value(from->statement, i));
    }
    (void)query_step(&to);
    int code = query_end(&to);
    salvage->code = (code & 0xff) == SQLITE_CONSTRAINT ? SQLITE_OK : code;
    return code == SQLITE_OK && sqlite3_changes(salvage->store->database) > 0;
}

/* Unreadable source rows are skipped, but running out of memory must stop the copy: readable rows
 * would otherwise be lost. */
static void check_reading(struct salvage *salvage, int code)
{
    if (salvage->code == SQLITE_OK && query_status(code) == STATUS_NO_MEMORY) {
        salvage->code = code;
    }
}

/* Returns whether this is a round or puzzle under way. Of those, only Hunts go to another place, as
 * what temp.places says: the ids of others may be any numbers. */
static bool is_under_way(struct salvage *salvage, enum table_id id, const struct key *key)
{
    if ((id != ROUNDS && id != PUZZLES) || key->number >= 0) {
        return false;
    }
    if (!salvage->is_whole) {
        return true;
    }
    struct query query =
        query_begin(salvage->source, "SELECT 1 FROM temp.places WHERE theirs = ? AND ours < 0");
    query_bind(&query, key->number);
    bool is_hunt = id == ROUNDS && query_step(&query);
    check_reading(salvage, query_end(&query));
    return is_hunt;
}

/* Returns whether the query's current row is valid for table `id`. */
static bool is_valid(struct salvage *salvage, enum table_id id, const struct key *key,
                     struct query *row)
{
    const struct play_language *play_language = &salvage->store->play_language;
    if (is_under_way(salvage, id, key)) {
        return id == ROUNDS ? unfinished_is_valid(row, play_language, key->number)
                            : left_puzzle_is_valid(row, play_language);
    }
    if (id == ROUNDS) {
        bool is_valid;
        check_reading(salvage, round_validate(salvage->source, play_language, key->number,
                                              &salvage->rounds_read, &is_valid));
        return is_valid;
    }
    return id == WORDS || tables[id].is_valid(row, play_language);
}

static bool goes_on(const struct salvage *salvage)
{
    return salvage->code == SQLITE_OK && !salvage->is_refused;
}

/* Copies the valid rows of a key. Returns how many. */
static long copy_rows(struct salvage *salvage, enum table_id id, const struct key *key)
{
    char sql[SQL_MAX] = "";
    long copied = 0;
    if (!salvage->reads[id]) {
        const struct table *table = &tables[id];
        const char *number = salvage->is_whole && table->new_key ? table->new_key : table->key;
        (void)snprintf(sql, sizeof sql, "SELECT %s%s%s%s FROM %s WHERE %s = ?", table->columns,
                       table->more_values, table->has_numbers ? ", " : "",
                       table->has_numbers ? number : "", table->name, table->key);
    }
    struct query from = query_begin_kept(salvage->source, sql, &salvage->reads[id]);
    if (key->text) {
        query_bind_value(&from, key->text);
    } else {
        query_bind(&from, key->number);
    }
    while (goes_on(salvage) && query_step(&from)) {
        bool is_sound = is_valid(salvage, id, key, &from);
        bool is_copied = is_sound && copy_row(salvage, id, &from);
        bool may_be_there = is_sound && !tables[id].has_numbers; /* words: the store's own stay */
        salvage->is_refused = salvage->is_whole && !is_copied && !may_be_there;
        copied += is_copied;
    }
    check_reading(salvage, query_end(&from));
    return copied;
}

static void copy_key(struct salvage *salvage, enum table_id id, const struct key *key)
{
    const struct store *store = salvage->store;
    enum session_kind kind = id == ROUNDS ? SESSION_ROUND : SESSION_PUZZLE;
    bool is_unfinished = is_under_way(salvage, id, key);
    bool may_be_own = is_unfinished && !salvage->is_whole;
    int64_t session = may_be_own && key->number > INT64_MIN ? -key->number : 0;
    bool is_own =
        session != 0 && (session == store->sessions[kind] || pending_has(store, kind, session));
    if (!is_own && copy_rows(salvage, id, key) > 0 && id == ROUNDS) {
        salvage->rounds += !is_unfinished;
        (void)copy_rows(salvage, WORDS, key);
    }
}

/* SQLite calls this after each turn; nonzero stops it. */
static int count_turn(void *context)
{
    struct salvage *salvage = context;
    return salvage->turns-- <= 0;
}

static void step_salvage(struct salvage *salvage)
{
    int64_t pages = 0;
    (void)query_run_number(salvage->source, "PRAGMA page_count", &pages);
    salvage->turns = TURNS_LEAST + TURNS_PER_PAGE * pages;
}

/* Returns whether the key equals `*before`, and replaces that by it. */
static bool is_repeated(const struct key *key, struct key *before)
{
    if (!key->text) {
        bool has = before->number == key->number;
        before->number = key->number;
        return has;
    }
    sqlite3_value *text = sqlite3_value_dup(key->text);
    int size = text ? sqlite3_value_bytes(text) : 0;
    bool has = text && before->text && sqlite3_value_bytes(before->text) == size &&
               (size == 0 || memcmp(sqlite3_value_blob(before->text), sqlite3_value_blob(text),
                                    (size_t)size) == 0);
    sqlite3_value_free(before->text);
    before->text = text;
    return has;
}

/* Copies the rows of a table in ascending or descending order until one cannot be read or,
 * descending, its key is at most `*last`. Sets `*last` to the last key copied. Returns whether all
 * were read. */
static bool walk(struct salvage *salvage, enum table_id id, bool upwards, int64_t *last)
{
    const struct table *table = &tables[id];
    struct key before = {.text = NULL};
    bool is_first = true;
    char sql[SQL_MAX];
    int64_t end = *last;
    step_salvage(salvage);
    (void)snprintf(sql, sizeof sql, "SELECT %s FROM %s ORDER BY %s %s", table->key, table->name,
                   table->key, upwards ? "ASC" : "DESC");
    struct query query = query_begin(salvage->source, sql);
    while (goes_on(salvage) && query_step(&query)) {
        struct key key = {.text = sqlite3_column_value(query.statement, 0)};
        if (table->has_numbers) {
            key = (struct key){.number = query_number(&query)};
            if (!upwards && key.number <= end) {
                break;
            }
        }
        if (!is_repeated(&key, &before) || is_first) {
            *last = key.number;
            copy_key(salvage, id, &key);
        }
        is_first = false;
    }
    sqlite3_value_free(before.text);
    int code = query_end(&query);
    check_reading(salvage, code);
    salvage->is_refused |= salvage->is_whole && code != SQLITE_OK;
    return code == SQLITE_OK;
}

static void copy_table(struct salvage *salvage, enum table_id id)
{
    int64_t first = INT64_MIN;
    if (walk(salvage, id, true, &first) || salvage->is_whole) {
        return;
    }
    int64_t last = first;
    (void)walk(salvage, id, false, &last);
    step_salvage(salvage);
    if (first != INT64_MIN && last > first && (uint64_t)last - (uint64_t)first <= GAP_MAX) {
        for (struct key key = {.number = first + 1}; key.number < last; key.number++) {
            copy_key(salvage, id, &key);
        }
    }
}

static void copy_tables(struct salvage *salvage)
{
    sqlite3_progress_handler(salvage->source, TURN_STEPS, count_turn, salvage);
    for (int id = 0; id < WORDS && goes_on(salvage); id++) {
        if (!salvage->is_whole || tables[id].is_played) {
            copy_table(salvage, (enum table_id)id);
        }
    }
    for (int id = 0; id < TABLE_COUNT; id++) {
        (void)sqlite3_finalize(salvage->reads[id]);
        (void)sqlite3_finalize(salvage->writes[id]);
    }
    round_statements_end(&salvage->rounds_read);
    sqlite3_progress_handler(salvage->source, 0, NULL, NULL);
}

long salvage_rows(struct store *store, sqlite3 *source)
{
    struct salvage salvage = {.store = store, .source = source};
    salvage.code = store_begin(store);
    copy_tables(&salvage);
    return store_commit(store, salvage.code) == SQLITE_OK ? salvage.rounds : -1;
}

int salvage_whole(struct store *store, sqlite3 *source, long *rounds, bool *is_refused)
{
    struct salvage salvage = {.store = store, .source = source, .is_whole = true};
    copy_tables(&salvage);
    *rounds = salvage.rounds;
    *is_refused = salvage.is_refused && salvage.code == SQLITE_OK;
    return salvage.code;
}

/* Adds the columns that a copy of an older version lacks, with the values that migration would have
 * set, as its pages may be too damaged for that; columns that are there stay as they are. */
static void add_columns(sqlite3 *source)
{
#define ADDED_NUMBER(name, place, least, most) #name " DEFAULT (" COLUMN_TEXT(least) ")",
#define ADDED_TEXT(name, ...)                  #name " DEFAULT ''",
    static const char *const columns[] = {
        "language DEFAULT 'en'",
        "left_ms DEFAULT (0)",
        "phase DEFAULT '" ROUND_DONE_NAME "'",
        "turn DEFAULT ''",
        "hint_step DEFAULT ''",
        "hint_word DEFAULT ''",
        ROUND_COLUMNS(ADDED_NUMBER, ADDED_TEXT, ADDED_TEXT, ADDED_TEXT)};
    enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };
    static const struct {
        enum table_id id;
        size_t count;
    } lacking[] = {{ROUNDS, COLUMN_COUNT}, {PRACTICE, 1}, {PUZZLES, 1}};
    (void)query_run(source, "ALTER TABLE practice ADD COLUMN misses DEFAULT (1)");
    (void)query_run(source, "ALTER TABLE practice ADD COLUMN chosen DEFAULT ''");
    (void)query_run(source, "ALTER TABLE words ADD COLUMN found_ms");
    (void)query_run(source, "ALTER TABLE puzzles ADD COLUMN moves DEFAULT (x'')");
    (void)query_run(source, "ALTER TABLE puzzles ADD COLUMN made DEFAULT (0)");
    (void)query_run(source, "ALTER TABLE puzzles ADD COLUMN help DEFAULT (0)");
    for (size_t i = 0; i < sizeof lacking / sizeof lacking[0]; i++) {
        for (size_t j = 0; j < lacking[i].count; j++) {
            char sql[SQL_MAX];
            (void)snprintf(sql, sizeof sql, "ALTER TABLE %s ADD COLUMN %s",
                           tables[lacking[i].id].name, columns[j]);
            (void)query_run(source, sql);
        }
    }
}

long salvage_file(struct store *store, const char *path, bool is_backup)
{
    sqlite3 *source = NULL;
    if (database_open_damaged(path, &source) != STATUS_OK) {
        return 0;
    }
    (void)schema_complete(source);
    add_columns(source);
    if (is_backup) { /* they may have been finished since */
        (void)query_run(source, "DELETE FROM rounds WHERE id < 0");
        (void)query_run(source, "DELETE FROM puzzles WHERE id < 0");
    } else {
        (void)schema_move_unfinished(source);
    }
    long rounds = salvage_rows(store, source);
    (void)sqlite3_close(source);
    return rounds > 0 ? rounds : 0;
}
