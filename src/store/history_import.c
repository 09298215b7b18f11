/* SPDX-License-Identifier: MIT */
/*
 * Moves a history to another place: writes it as a file of its own, and adds such a file to the
 * history that is there. Leaves copying the rows to salvage.c.
 *
 * Ids of rounds increase with the time of their end. So that rounds can go between others, those
 * from the first place on get new ids, above any that the history ever had: an id that another
 * window still knows belongs to no other round. The ids of the other history, which may be any
 * numbers, are not taken over.
 */
#include "history.h"
#include "patience.h"
#include "repair.h"

/* A Hunt is kept for days, and so goes with the history before it is done. */
#define IS_HUNT_UNDER_WAY "id < 0 AND kind = 'hunt' AND phase <> '" ROUND_DONE_NAME "'"

/* Deletes rounds with their words. */
#define LEAVE_OUT(which)                                                                           \
    "DELETE FROM words WHERE round IN (SELECT id FROM rounds WHERE " which                         \
    ");DELETE FROM rounds WHERE " which ";"

/* ---- writing ---- */

/* Where a database file says that it has a log. */
#define LOG_AT      18
#define WITHOUT_LOG 1

static enum status write_copy(sqlite3 *copy, history_writer *write, void *context)
{
    sqlite3_int64 size = 0;
    int code = query_run(copy, "DELETE FROM settings; DELETE FROM puzzles WHERE id < 0;" LEAVE_OUT(
                                   "id < 0 AND NOT (" IS_HUNT_UNDER_WAY ")") "VACUUM");
    unsigned char *bytes = code == SQLITE_OK ? sqlite3_serialize(copy, "main", &size, 0) : NULL;
    if (!bytes) {
        return code == SQLITE_OK ? STATUS_NO_MEMORY : query_status(code);
    }
    bytes[LOG_AT] = bytes[LOG_AT + 1] = WITHOUT_LOG;
    bool is_written = write(context, (const char *)bytes, (size_t)size);
    sqlite3_free(bytes);
    return is_written ? STATUS_OK : STATUS_STORAGE;
}

enum status history_copy(struct store *store, history_writer *write, void *context)
{
    static const char what[] = N_("The history could not be written");
    sqlite3 *copy = NULL;
    enum status status = database_copy(store->database, &copy);
    if (status == STATUS_OK) {
        status = write_copy(copy, write, context);
    }
    (void)sqlite3_close(copy);
    return status == STATUS_OK ? store_finish(store, SQLITE_OK, what)
                               : store_fail(store, status, what);
}

/* ---- where the rounds go ---- */

/* clang-format off */

/* In the other history, which is a copy in memory. */
static const char begin_sql[] =
    "BEGIN;" LEAVE_OUT("phase <> '" ROUND_DONE_NAME "' AND NOT (" IS_HUNT_UNDER_WAY ")")
    LEAVE_OUT(IS_HUNT_UNDER_WAY " AND id NOT IN (SELECT id FROM (SELECT id, row_number() OVER"
    " (PARTITION BY language, date ORDER BY counts DESC, player_words DESC, id) AS rank FROM rounds"
    " WHERE " IS_HUNT_UNDER_WAY ") WHERE rank = 1)")
    "DELETE FROM main.puzzles WHERE id < 0 AND ended = 0;"
    "CREATE TEMP TABLE own (id INTEGER PRIMARY KEY, began, ended, board, language, way, daily);"
    "CREATE TEMP TABLE own_puzzles (ended, code, language);"
    "CREATE TEMP TABLE places (theirs INTEGER PRIMARY KEY, ours INTEGER);"
    "CREATE TEMP TABLE moves (id INTEGER PRIMARY KEY, place INTEGER)";

/* In rounds that were not saved, words to practise were missed once more: see add_unsaved. */
static const char apart_sql[] =
    "CREATE TEMP TABLE missed AS SELECT * FROM main.practice; DELETE FROM main.practice";

/* First come the rounds that are here already. Rounds that were not saved follow those of this
 * history, which keep their ids. */
static const char place_sql[] =
    "CREATE INDEX temp.own_by_board ON own (began, board);"
    "INSERT INTO places SELECT rounds.id, min(own.id) FROM main.rounds JOIN own ON own.began ="
    " rounds.began AND own.board = rounds.board AND own.language = rounds.language AND own.way ="
    " rounds.way GROUP BY rounds.id;"
    "DELETE FROM main.words WHERE round IN (SELECT theirs FROM places);"
    "DELETE FROM main.rounds WHERE id IN (SELECT theirs FROM places);"
    "UPDATE main.rounds SET counts = 0 WHERE counts AND date <> '' AND (language, kind || date) IN"
    " (SELECT language, daily FROM own);"

    "CREATE TEMP TABLE merged AS SELECT id, is_theirs, row_number() OVER (ORDER BY until, is_theirs,"
    " id) AS rank FROM (SELECT id, 0 AS is_theirs, max(ended) OVER (ORDER BY id) AS until FROM own"
    " WHERE NOT %d UNION ALL SELECT id, 1, max(ended) OVER (ORDER BY id) FROM main.rounds WHERE phase = '"
    ROUND_DONE_NAME "');"
    "INSERT INTO moves SELECT id, rank + %lld FROM merged WHERE NOT is_theirs AND"
    " rank > (SELECT min(rank) FROM merged WHERE is_theirs);"
    "INSERT INTO places SELECT id, rank + %lld FROM merged WHERE is_theirs;"
    "UPDATE places SET ours = (SELECT place FROM moves WHERE id = ours) WHERE ours IN"
    " (SELECT id FROM moves);"

    /* An own word has the first round that could end after it was said, which may be still to come. */
    "CREATE TEMP TABLE upcoming AS SELECT 1 + max(ifnull((SELECT max(place) FROM moves), 0),"
    " ifnull((SELECT max(ours) FROM places), 0), %lld) AS id;"
    "UPDATE main.own_words SET since = ifnull((SELECT min(ours) FROM places WHERE theirs >= since),"
    " (SELECT id FROM upcoming)) WHERE since > 0;"

    "UPDATE main.practice SET learned = ifnull((SELECT ours FROM places WHERE theirs = learned), 0)"
    " WHERE learned > 0;"
    "DELETE FROM main.puzzles WHERE (ended, code, language) IN (SELECT * FROM own_puzzles)";
/* clang-format on */

/* Judges a code of the other history: its pages are intact, so an error is due to what is in it,
 * unless memory ran out. It must not be taken for an error of the store. */
static int judge(struct import *import, int code)
{
    if (code == SQLITE_OK || query_status(code) == STATUS_NO_MEMORY) {
        return code;
    }
    import->is_refused = true;
    return SQLITE_ABORT;
}

/* Copies what the store has into a table of the other history. */
static int copy_own(struct store *store, struct import *import, const char *read, const char *write)
{
    int written;
    int code = query_copy(store->database, read, import->source, write, &written);
    return code ? code : judge(import, written);
}

/* Prepares the other history in a transaction of its own. */
static int place_rounds(struct store *store, struct import *import)
{
    int64_t last = 0;
    int code = judge(import, query_run(import->source, begin_sql));
    code = code || !import->is_unsaved ? code : judge(import, query_run(import->source, apart_sql));
    code = code ? code
                : copy_own(store, import,
                           "SELECT id, began, ended, board, language, way, CASE WHEN counts THEN "
                           "kind || date ELSE '' END FROM rounds WHERE id > 0 ORDER BY id",
                           "INSERT INTO own VALUES (?, ?, ?, ?, ?, ?, ?)");
    code = code ? code
                : copy_own(store, import, "SELECT ended, code, language FROM puzzles WHERE id > 0",
                           "INSERT INTO own_puzzles VALUES (?, ?, ?)");
    code = code ? code : ids_last(store, "rounds", &last);
    char *sql = sqlite3_mprintf(place_sql, import->is_unsaved, (long long)last, (long long)last,
                                (long long)last);
    code = code ? code : judge(import, sql ? query_run(import->source, sql) : SQLITE_NOMEM);
    sqlite3_free(sql);
    return code;
}

/* ---- Hunts under way ---- */

/* Runs statements on the round whose id is bound to each. */
static int run_on(sqlite3 *database, int64_t id, const char *const *statements, int count)
{
    int code = SQLITE_OK;
    for (int i = 0; i < count && code == SQLITE_OK; i++) {
        struct query query = query_begin(database, statements[i]);
        query_bind(&query, id);
        (void)query_step(&query);
        code = query_end(&query);
    }
    return code;
}

static int drop_hunt(sqlite3 *database, int64_t id)
{
    static const char *const drop[] = {"DELETE FROM main.words WHERE round = ?",
                                       "DELETE FROM main.rounds WHERE id = ?"};
    return run_on(database, id, drop, 2);
}

/* Decides whether the Hunt of the current row comes in: not if it has been done here, nor if it is
 * under way here, unless fewer words have been found in that and nobody has it open. Then it takes
 * the place of that. */
static int judge_hunt(struct store *store, const struct query *theirs, bool *comes_in)
{
    int64_t replaced = 0;
    struct query ours = query_begin(
        store->database, "SELECT id, player_words FROM rounds WHERE kind = 'hunt' AND language = ? "
                         "AND date = ? AND (id < 0 OR counts)");
    *comes_in = true;
    query_bind_value(&ours, sqlite3_column_value(theirs->statement, 1));
    query_bind_value(&ours, sqlite3_column_value(theirs->statement, 2));
    while (query_step(&ours)) {
        int64_t id = query_number(&ours);
        bool has_more = query_number(&ours) < sqlite3_column_int64(theirs->statement, 3);
        if (id < 0 && has_more && session_is_free(store, SESSION_ROUND, -id)) {
            replaced = id;
        } else {
            *comes_in = false;
        }
    }
    int code = query_end(&ours);
    return code == SQLITE_OK && *comes_in && replaced < 0 ? drop_hunt(store->database, replaced)
                                                          : code;
}

/* Places the Hunts under way, with numbers above those of the rounds under way here. */
static int place_hunts(struct store *store, struct import *import)
{
    int64_t number = 0;
    int code = SQLITE_OK;
    int placed = SQLITE_OK;
    struct query theirs =
        query_begin(import->source, "SELECT id, language, date, player_words FROM main.rounds "
                                    "WHERE " IS_HUNT_UNDER_WAY " ORDER BY player_words DESC, id");
    struct query place = query_begin(import->source, "INSERT INTO places VALUES (?, ?)");
    while (code == SQLITE_OK && placed == SQLITE_OK && query_step(&theirs)) {
        int64_t id = query_number(&theirs);
        bool comes_in;
        code = judge_hunt(store, &theirs, &comes_in);
        if (code == SQLITE_OK && comes_in) {
            code = session_next(store, SESSION_ROUND, &number);
            if (code == SQLITE_OK) {
                session_unlock(store, SESSION_ROUND, number);
            }
            query_bind(&place, id);
            query_bind(&place, -number);
            (void)query_step(&place);
            query_again(&place);
        } else if (code == SQLITE_OK) {
            placed = drop_hunt(import->source, id);
        }
    }
    int ended = query_end(&place);
    int read = query_end(&theirs);
    return code ? code : judge(import, placed ? placed : ended ? ended : read);
}

/* ---- what this history lacks because it could not be written ---- */

/* Adds settings and what the rounds mean for practice, and deletes the rows under way of what has
 * been finished. */
static int add_unsaved(struct store *store, struct import *import)
{
    static const struct {
        const char *read, *write;
    } steps[] = {
        {"SELECT name, value FROM settings WHERE name <> '" DATABASE_LOG "'",
         "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value "
         "= excluded.value"},
        {"SELECT began, board, language FROM rounds",
         "DELETE FROM rounds WHERE id < 0 AND began = ? AND board = ? AND language = ?"},
        {"SELECT code, language FROM puzzles",
         "DELETE FROM puzzles WHERE id < 0 AND code = ? AND language = ?"},
        {"SELECT date(ended, 'unixepoch', 'localtime'), ours, language FROM rounds JOIN "
         "temp.places ON theirs = id ORDER BY ours",
         practice_found_sql},
        {"SELECT word, board, rows, columns, path, missed, misses, language FROM temp.missed",
         practice_missed_sql}};
    int code = SQLITE_OK;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0] && code == SQLITE_OK; i++) {
        int written;
        int read =
            query_copy(import->source, steps[i].read, store->database, steps[i].write, &written);
        code = written ? written : judge(import, read);
    }
    return code;
}

/* ---- adding ---- */

static int add_rows(struct store *store, struct import *import)
{
    int64_t upcoming = 0;
    import->is_refused = false;
    int code = ids_make_room(store);
    int before = sqlite3_total_changes(store->database);
    code = code ? code : place_rounds(store, import);
    code = code ? code : query_run_number(import->source, "SELECT id FROM upcoming", &upcoming);
    code = code ? code : place_hunts(store, import);
    code = code || import->is_unsaved ? code : ids_move_rounds(store, import->source, upcoming);
    code = code ? code
                : salvage_whole(store, import->source, &import->added.rounds, &import->is_refused);
    if (code == SQLITE_OK && import->is_unsaved && !import->is_refused) {
        code = add_unsaved(store, import);
    }
    import->added.is_any = sqlite3_total_changes(store->database) != before;
    return code == SQLITE_OK && import->is_refused ? SQLITE_ABORT : code;
}

int import_write(struct store *store, const void *what)
{
    struct import *import = *(struct import *const *)what;
    int code = store_begin_durable(store);
    code = store_commit(store, code == SQLITE_OK ? add_rows(store, import) : code);
    if (!sqlite3_get_autocommit(import->source)) {
        (void)query_run(import->source, "ROLLBACK");
    }
    return code;
}

enum status history_import(struct store *store, const char *path, struct history_import *added)
{
    static const char what[] = N_("The history could not be imported");
    struct import import = {.source = NULL};
    struct import *writing = &import;
    if (store_uses(store, path)) {
        return store_fail(store, STATUS_BUSY, what);
    }
    if (database_is_file(path) && !database_has_mark(path)) {
        return store_fail(store, STATUS_SYNTAX, what);
    }
    enum status status = database_open_copy(path, STORE_PATIENCE_MS, &import.source);
    if (status != STATUS_OK) {
        return store_fail(store, status, what);
    }
    status = store_write(store, import_write, &writing, what);
    (void)sqlite3_close(import.source);
    if (import.is_refused) {
        return store_fail(store, STATUS_DAMAGED, what);
    }
    if (status == STATUS_OK) {
        *added = import.added;
    }
    /* That the store itself is damaged says nothing of the other file. */
    return status == STATUS_DAMAGED ? STATUS_STORAGE : status;
}
