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
    int code = pending_write(store, &beside);
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

/* With STATUS_OK all of the file is in the history; `*is_new` says whether it lacked any of it. */
static enum status import_file(struct store *store, const char *path, bool *is_new)
{
    struct import import = {.is_unsaved = true};
    struct import *writing = &import;
    sqlite3 *file = NULL;
    enum status status = database_open(path, STORE_PATIENCE_MS, &file); /* with a log, if any */
    if (status == STATUS_OK) {
        status = database_copy(file, &import.source);
        (void)sqlite3_close(file);
    }
    if (status != STATUS_OK) {
        return status;
    }
    int code = import_write(store, &writing);
    (void)sqlite3_close(import.source);
    *is_new = import.added.is_any;
    /* Unless it is refused, the file is intact: damage to the history is found elsewhere. */
    status = query_status(code);
    return import.is_refused ? STATUS_DAMAGED : status == STATUS_DAMAGED ? STATUS_STORAGE : status;
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
