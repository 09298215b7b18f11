/* SPDX-License-Identifier: MIT */
/*
 * The calls of a store: their transactions, and what they report. Leaves recovering a file to
 * store.c.
 */
#include "store_state.h"

#include <stdarg.h>

void store_append_news(struct store *store, const char *format, ...)
{
    struct message next;
    struct message *text = &store->news.text;
    va_list arguments;
    va_start(arguments, format);
    message_set_list(&next, format, arguments);
    va_end(arguments);
    if (text->format) {
        message_set(text, "%p %p", message_in(text), message_in(&next));
    } else {
        *text = next;
    }
    store->has_news = true;
}

/* ---- transactions ---- */

bool store_is_in_memory(const struct store *store)
{
    return store->path[0] == '\0';
}

void store_end_statements(struct store *store)
{
    (void)sqlite3_finalize(store->keep);
    store->keep = NULL;
}

bool store_has_file(const struct store *store)
{
    return store_is_in_memory(store) ||
           (store->file.number != 0 && store->file.number == database_file(store->path));
}

const char *store_path(const struct store *store)
{
    return store->path;
}

/* The file has other names where a link leads to it, or if it was renamed. */
bool store_uses(const struct store *store, const char *path)
{
    struct disk_entry entry;
    if (store_is_in_memory(store)) {
        return false;
    }
    const char *opened = sqlite3_db_filename(store->database, "main");
    bool is_opened = disk_stat(path, &entry) && entry.kind == DISK_FILE &&
                     entry.number == store->file.number && entry.disk == store->file.disk;
    return is_opened || database_has_file(store->path, path) ||
           (opened && *opened && database_has_file(opened, path));
}

bool store_is_changed(const struct store *store)
{
    struct disk_entry now;
    return !store_is_in_memory(store) && store->file.size >= 0 &&
           (!disk_stat(store->path, &now) || now.size != store->file.size ||
            now.modified != store->file.modified);
}

int store_begin(struct store *store)
{
    int64_t version = 0;
    int code =
        store_has_file(store) && !store_is_changed(store) ? SQLITE_OK : SQLITE_READONLY_DBMOVED;
    if (code == SQLITE_OK) {
        code = query_run(store->database, "BEGIN IMMEDIATE");
    }
    if (code == SQLITE_OK) {
        code = query_run_number(store->database, "PRAGMA user_version", &version);
        code = code == SQLITE_OK && version > SCHEMA_VERSION ? SQLITE_READONLY_DBMOVED : code;
        code = code ? code : database_note_log(store->database);
        if (code != SQLITE_OK) {
            (void)query_run(store->database, "ROLLBACK");
        }
    }
    return code;
}

int store_begin_durable(struct store *store)
{
    int code = query_run(store->database, "PRAGMA synchronous = FULL");
    store->is_durable = true;
    return code ? code : store_begin(store);
}

int store_end_reading(struct store *store, int code)
{
    if (code == SQLITE_OK) {
        code = query_run(store->database, "COMMIT");
    }
    if (code != SQLITE_OK && !sqlite3_get_autocommit(store->database)) {
        (void)query_run(store->database, "ROLLBACK");
    }
    return code;
}

int store_commit(struct store *store, int code)
{
    code = store_end_reading(store, code);
    if (store->is_durable) {
        (void)query_run(store->database, "PRAGMA synchronous = NORMAL");
        store->is_durable = false;
        if (code == SQLITE_OK) {
            database_checkpoint(store->database);
        }
    }
    if (code == SQLITE_OK) {
        struct disk_entry now;
        bool is_same = disk_stat(store->path, &now) && now.number == store->file.number;
        store->file = is_same ? now : store->file;
    }
    return code;
}

/* ---- calls ---- */

enum status store_fail(struct store *store, enum status status, const char *what)
{
    static const char *const reasons[] = {
        [STATUS_NO_MEMORY] = N_("there is not enough memory"),
        [STATUS_DAMAGED] = N_("the history file is damaged"),
        [STATUS_BUSY] = N_("another window is using the history"),
        [STATUS_FULL] = N_("the disk is full"),
        [STATUS_STORAGE] = N_("the history file cannot be used"),
    };
    bool is_known = (size_t)status < sizeof reasons / sizeof reasons[0] && reasons[status];
    const struct message failed = {.format = what};
    const struct message reason = {.format = is_known ? reasons[status] : status_text(status)};
    message_set(&store->trouble, N_("%p: %p."), message_in(&failed), message_in(&reason));
    return status;
}

/* Sets `*renewed` if a write may be retried. */
static enum status finish(struct store *store, int code, const char *what, bool *renewed)
{
    enum status status = query_status(code);
    *renewed = false;
    if (status == STATUS_OK) {
        store->trouble.format = NULL;
        return status;
    }
    bool is_gone = code == SQLITE_READONLY_DBMOVED;
    if (is_gone || (status == STATUS_DAMAGED && store->path[0] != '\0')) {
        enum status back = store->recover ? store->recover(store, is_gone) : STATUS_STORAGE;
        *renewed = back == STATUS_OK;
        status = is_gone && back == STATUS_BUSY ? back : status;
    }
    return store_fail(store, status, what);
}

enum status store_finish(struct store *store, int code, const char *what)
{
    bool renewed;
    return finish(store, code, what, &renewed);
}

enum status store_write(struct store *store, store_writer *write, const void *what,
                        const char *lost)
{
    bool renewed;
    enum status status = finish(store, write(store, what), lost, &renewed);
    return renewed ? store_finish(store, write(store, what), lost) : status;
}

const struct message *store_trouble(const struct store *store)
{
    return &store->trouble;
}
