/* SPDX-License-Identifier: MIT */
/*
 * Finished rounds and other writes that are still pending when the program ends: they go to a small
 * file beside the history, with the same tables, and the next program moves them from there into
 * the history. Leaves pending writes of a running program to store_pending.c.
 */
#include "repair.h"

#include "disk.h"
#include "patience.h"

#include <stdio.h>

/* ---- writing ---- */

static bool write_file(const struct store *store, const char *path)
{
    struct store beside = {.lock_file = -1, .play_language = store->play_language};
    if (database_open(path, STORE_PATIENCE_MS, &beside.database) != STATUS_OK) {
        return false;
    }
    int code = store_begin_durable(&beside);
    code = store_commit(&beside, code == SQLITE_OK ? pending_write(store, &beside) : code);
    store_end_statements(&beside);
    (void)sqlite3_close(beside.database);
    return code == SQLITE_OK;
}

static void report_written(struct store *store, const char *path)
{
    store_append_news(
        store,
        N_("%.100s could not be written: what was not saved yet is in %.400s, and the next "
           "start adds it to the history."),
        disk_name(store->path), path);
}

/* Makes an empty file with the first free name. Another window may be looking for one, too, where a
 * third program keeps DATABASE_GATE: a name that is taken meanwhile is not. */
static bool make_file(const struct store *store, char path[DATABASE_PATH_MAX])
{
    for (int number = 1; number <= UNSAVED_MAX; number++) {
        if (database_name(store->path, UNSAVED_MARK, number, path) && database_is_free(path) &&
            disk_make_private(path)) {
            return true;
        }
    }
    return false;
}

bool unsaved_write(struct store *store)
{
    char path[DATABASE_PATH_MAX];
    if (!pending_has_contents(store)) {
        return true;
    }
    if (store_is_in_memory(store)) {
        return false;
    }
    bool is_made = make_file(store, path);
    bool is_written = is_made && write_file(store, path);
    if (is_made && !is_written) {
        database_remove(path);
    }
    if (is_written) {
        report_written(store, path);
    }
    return is_written;
}

enum status store_settle(struct store *store, int patience_ms)
{
    enum status status = store_try_again(store, patience_ms, NULL);
    if (status == STATUS_OK) {
        return STATUS_OK;
    }
    bool held = database_lock(store->lock_file, DATABASE_GATE, patience_ms);
    bool is_written = unsaved_write(store);
    if (held) {
        database_unlock(store->lock_file, DATABASE_GATE);
    }
    if (is_written) {
        pending_forget(store);
    }
    return is_written ? STATUS_OK : status;
}

/* ---- importing ---- */

#define COLUMNS RECORD_COLUMNS ", " STATISTICS_COLUMNS

/* clang-format off */

/* A program that was killed may have moved the rounds and not removed the file. A second round on a
 * date's daily board does not count. */
static const char prepare_sql[] =
    "DELETE FROM unsaved.rounds WHERE EXISTS (SELECT 1 FROM main.rounds AS own WHERE"
    " own.id > 0 AND own.began = rounds.began AND own.ended = rounds.ended AND own.board = rounds.board AND"
    " own.language = rounds.language);"
    "UPDATE unsaved.rounds SET counts = 0 WHERE date <> '' AND EXISTS (SELECT 1 FROM main.rounds AS"
    " own WHERE own.language = rounds.language AND own.date = rounds.date AND own.counts AND"
    " own.id > 0)";

/* The rows of rounds and puzzles under way that have been finished go. */
static const char move_sql[] =
    "INSERT INTO main.rounds (id, " COLUMNS ") SELECT row_number() OVER (ORDER BY id) + %lld, "
    COLUMNS " FROM unsaved.rounds ORDER BY id;"
    "INSERT INTO main.words (round, side, place, word, letters, points, path, found_ms)"
    " SELECT place_of.number + %lld, side, place, word, letters, points, path, found_ms FROM"
    " unsaved.words JOIN (SELECT id, row_number() OVER (ORDER BY id) AS number FROM unsaved.rounds)"
    " AS place_of ON place_of.id = round;"
    "DELETE FROM main.rounds WHERE id < 0 AND (began, board, language) IN"
    " (SELECT began, board, language FROM unsaved.rounds);"
    "INSERT INTO main.puzzles (" PUZZLE_COLUMNS ") SELECT " PUZZLE_COLUMNS " FROM unsaved.puzzles"
    " WHERE (ended, code, language) NOT IN (SELECT ended, code, language FROM main.puzzles)"
    " ORDER BY id;"
    "DELETE FROM main.puzzles WHERE id < 0 AND (code, language) IN"
    " (SELECT code, language FROM unsaved.puzzles);"
    "INSERT INTO main.settings (name, value) SELECT name, value FROM unsaved.settings WHERE"
    " name <> '" DATABASE_LOG "'"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value";
/* clang-format on */

/* Sets `*is_new` if the history lacked any of it. */
static int move_rows(struct store *store, bool *is_new)
{
    int64_t last = 0;
    int code = query_run(store->database, prepare_sql);
    code = code ? code : ids_make_room(store);
    int changes = sqlite3_total_changes(store->database);
    code = code ? code : ids_last(store, "rounds", &last);
    char *sql = sqlite3_mprintf(move_sql, (long long)last, (long long)last);
    if (code == SQLITE_OK) {
        code = sql ? query_run(store->database, sql) : SQLITE_NOMEM;
    }
    sqlite3_free(sql);
    *is_new = sqlite3_total_changes(store->database) != changes;
    return code == SQLITE_OK ? practice_record_unsaved(store, last) : code;
}

/* With STATUS_OK all of the file is in the history; `*is_new` says whether it lacked any of it. */
static enum status import_file(struct store *store, const char *path, bool *is_new)
{
    sqlite3 *beside = NULL;
    enum status status =
        database_open(path, STORE_PATIENCE_MS, &beside); /* which also brings it up to date */
    if (status != STATUS_OK) {
        return status;
    }
    (void)sqlite3_close(beside);
    struct query query = query_begin(store->database, "ATTACH ? AS unsaved");
    query_bind_text(&query, path);
    (void)query_step(&query);
    int code = query_end(&query);
    if (code == SQLITE_OK) {
        code = store_begin_durable(store);
        code = store_commit(store, code == SQLITE_OK ? move_rows(store, is_new) : code);
        (void)query_run(store->database, "DETACH unsaved");
    }
    /* The file is intact; what is wrong with the history is found elsewhere. */
    status = query_status(code);
    return status == STATUS_DAMAGED ? STATUS_STORAGE : status;
}

/* Moves a damaged file aside, so that it is neither tried again nor in the way of another. */
static void set_aside(struct store *store, const char *path)
{
    char moved[DATABASE_PATH_MAX];
    if (database_move_aside(path, moved)) {
        store_append_news(store,
                          N_("What was not saved last time could not be read from %.100s: it was "
                             "set aside as %.100s."),
                          disk_name(path), disk_name(moved));
    }
}

void unsaved_import(struct store *store)
{
    char path[DATABASE_PATH_MAX];
    bool is_news = false;
    enum status status = STATUS_OK;
    if (store_is_in_memory(store)) {
        return;
    }
    /* A history in use will be in use for the next file, too, after as long a wait. */
    for (int number = 1; number <= UNSAVED_MAX && status != STATUS_BUSY; number++) {
        if (!database_name(store->path, UNSAVED_MARK, number, path) || !disk_is_there(path)) {
            continue;
        }
        bool is_new = false;
        status = import_file(store, path, &is_new);
        if (status == STATUS_OK) {
            database_remove(path);
            is_news = is_news || is_new;
        } else if (status == STATUS_DAMAGED || status == STATUS_SYNTAX) {
            set_aside(store, path);
        }
    }
    if (is_news) {
        store_append_news(store, N_("What could not be saved last time is now in the history."));
    }
}
