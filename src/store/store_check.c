/* SPDX-License-Identifier: MIT */
/*
 * Reads a large file through in a thread of its own, with a connection of its own. Leaves what to
 * do about damage to store.c.
 */
#include "store_state.h"

#include "trounce/memory.h"

#include <pthread.h>
#include <stdatomic.h>

/* The thread has the connection until it is done, but for sqlite3_interrupt. */
struct check {
    pthread_t thread;
    sqlite3 *database;
    enum status found;
    atomic_bool is_done;
};

static void *read_through(void *context)
{
    struct check *check = context;
    check->found = database_check(check->database);
    atomic_store(&check->is_done, true);
    return NULL;
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
    if (database_open_reading(store->path, &check->database) != STATUS_OK ||
        pthread_create(&check->thread, NULL, read_through, check) != 0) {
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

enum status check_end(struct store *store)
{
    struct check *check = store->check;
    if (!check) {
        return STATUS_OK;
    }
    if (!atomic_load(&check->is_done)) {
        sqlite3_interrupt(check->database);
    }
    (void)pthread_join(check->thread, NULL);
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
                        N_SAID("The history was read through"), NULL);
}
