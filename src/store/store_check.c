/* SPDX-License-Identifier: MIT */
/*
 * Checks a whole large file in a thread of its own, with a connection of its own. Leaves what to do
 * about damage to store.c.
 */
#include "store_state.h"

#include "thread.h"

#include "trounce/memory.h"

#include <stdatomic.h>

/* SQLite looks at the flag after this many steps of its virtual machine. */
#define CHECK_STEPS 1000

/* The thread owns the connection until it is done, except for sqlite3_interrupt. That ends only a
 * statement that runs; the flag also ends one that is about to begin. */
struct check {
    struct thread *thread;
    sqlite3 *database;
    enum status found;
    atomic_bool is_done;
    atomic_bool is_unwanted;
};

static int is_unwanted(void *context)
{
    struct check *check = context;
    return atomic_load(&check->is_unwanted);
}

static void read_through(void *context)
{
    struct check *check = context;
    sqlite3_progress_handler(check->database, CHECK_STEPS, is_unwanted, check);
    check->found = is_unwanted(check) ? STATUS_OK : database_check(check->database);
    atomic_store(&check->is_done, true);
}

bool store_wants_check(const struct store *store)
{
    return store->path[0] != '\0' && database_is_large(store->path);
}

bool store_begin_check(struct store *store)
{
    struct check *check = store->check ? NULL : memory_new(1, sizeof *check);
    if (!check) {
        return false;
    }
    atomic_init(&check->is_done, false);
    atomic_init(&check->is_unwanted, false);
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
