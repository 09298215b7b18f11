/* SPDX-License-Identifier: MIT */
/*
 * Reads the whole file in a thread of its own, with a connection of its own: checks a large one,
 * and makes a backup when the last one is old. Leaves what to do about damage to store.c.
 */
#include "repair.h"

#include "disk.h"
#include "thread.h"

#include "trounce/memory.h"

#include <stdatomic.h>

/* SQLite looks at the flag after this many steps of its virtual machine. */
#define CHECK_STEPS 1000

/* A backup lacks at most as many rounds, and what was played since the game was last opened. */
#define BACKUP_ROUNDS 50

/* The thread owns the connection until it is done, except for sqlite3_interrupt. That ends only a
 * statement that runs; the flag also ends one that is about to begin. */
struct check {
    struct thread *thread;
    sqlite3 *database;
    const struct store *store; /* its path and lock file */
    bool is_large;             /* so that it was not checked when it was opened */
    bool needs_backup;
    enum status found;
    atomic_bool is_done;
    atomic_bool is_unwanted;
};

static int is_unwanted(void *context)
{
    struct check *check = context;
    return atomic_load(&check->is_unwanted);
}

/* ---- the backup ---- */

bool backup_name(const struct store *store, char name[DATABASE_PATH_MAX])
{
    return database_name(store->path, BACKUP_MARK, BACKUP, name);
}

/* Returns whether there are rounds and the backup lacks many, is of another history, or cannot be
 * read. */
static bool is_backup_old(const struct store *store)
{
    char path[DATABASE_PATH_MAX];
    sqlite3 *backup = NULL;
    int64_t id = 0;
    int64_t began = 0;
    if (!backup_name(store, path)) {
        return false;
    }
    if (disk_is_same(path, store->path)) { /* a link is no backup */
        return true;
    }
    if (database_is_file(path) && database_open_reading(path, &backup) == STATUS_OK) {
        (void)query_run_number(backup, "SELECT max(id) FROM rounds", &id);
        (void)query_run_number(backup, "SELECT began FROM rounds ORDER BY id DESC", &began);
        (void)sqlite3_close(backup);
    }
    struct query query = query_begin(
        store->database, "SELECT ifnull(max(id) - (SELECT id FROM rounds WHERE id = ?1 AND began = "
                         "?2) >= ?3, max(id) > 0) FROM rounds");
    query_bind(&query, id);
    query_bind(&query, began);
    query_bind(&query, BACKUP_ROUNDS);
    bool is_old = query_step(&query) && query_number(&query) != 0;
    (void)query_end(&query);
    return is_old;
}

/* Failure is silent: the next start tries again. */
static void make_backup(const struct check *check)
{
    char made[DATABASE_PATH_MAX];
    char path[DATABASE_PATH_MAX];
    const struct store *store = check->store;
    if (!backup_name(store, path) || !database_name(store->path, BACKUP_MARK, NEW_BACKUP, made) ||
        !database_lock(store->lock_file, DATABASE_BACKUP, 0)) {
        return;
    }
    database_remove(made); /* of a program that was killed */
    database_make_private(made);
    struct query query = query_begin(check->database, "VACUUM INTO ?");
    query_bind_text(&query, made);
    (void)query_step(&query);
    if (query_end(&query) != SQLITE_OK || !disk_replace(made, path)) {
        database_remove(made);
    }
    database_unlock(store->lock_file, DATABASE_BACKUP);
}

/* ---- the thread ---- */

static void read_through(void *context)
{
    struct check *check = context;
    sqlite3_progress_handler(check->database, CHECK_STEPS, is_unwanted, check);
    if (check->is_large && !is_unwanted(check)) {
        check->found = database_check(check->database);
    }
    if (check->found == STATUS_OK && check->needs_backup && !is_unwanted(check)) {
        make_backup(check);
    }
    atomic_store(&check->is_done, true);
}

bool store_wants_check(const struct store *store)
{
    return store->path[0] != '\0' && (database_is_large(store->path) || is_backup_old(store));
}

bool store_begin_check(struct store *store)
{
    struct check *check = store->check ? NULL : memory_new(1, sizeof *check);
    if (!check) {
        return false;
    }
    atomic_init(&check->is_done, false);
    atomic_init(&check->is_unwanted, false);
    check->store = store;
    check->is_large = database_is_large(store->path);
    check->needs_backup = is_backup_old(store);
    if (database_open_reading(store->path, &check->database) == STATUS_OK) {
        check->thread = thread_start(read_through, check);
    }
    if (!check->thread) {
        (void)sqlite3_close(check->database);
        memory_free(check);
        return false;
    }
    store->check = check;
    return true;
}

bool store_is_checking(const struct store *store)
{
    return store->check && !atomic_load(&store->check->is_done);
}

bool store_check_found_damage(const struct store *store)
{
    return store->check && !store_is_checking(store) && store->check->found == STATUS_DAMAGED;
}

enum status check_end(struct store *store)
{
    struct check *check = store->check;
    if (!check) {
        return STATUS_OK;
    }
    atomic_store(&check->is_unwanted, true);
    if (!atomic_load(&check->is_done)) {
        sqlite3_interrupt(check->database);
    }
    thread_join(check->thread);
    enum status found = check->found;
    (void)sqlite3_close(check->database);
    memory_free(check);
    store->check = NULL;
    return found;
}

enum status store_end_check(struct store *store)
{
    bool is_damaged = check_end(store) == STATUS_DAMAGED;
    return store_finish(store, is_damaged ? SQLITE_CORRUPT : SQLITE_OK,
                        N_("The history was checked"));
}
