/* SPDX-License-Identifier: MIT */
/*
 * The files of a database: moves a bad one aside, and locks. Leaves the decision to store.c.
 */
#include "database.h"

#include "disk.h"
#include "machine.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define NAMES_MAX    1000
#define LOCK_STEP_MS 5

/* The files of a database, the main file last: a move that stops half way leaves the main file
 * whole. */
static const char *const endings[] = {"-journal", "-shm", "-wal", ""};

#define ENDING_COUNT (sizeof endings / sizeof endings[0])
#define LOG_COUNT    (ENDING_COUNT - 1)
#define LOCK_ENDING  "-lock"

uint64_t database_file(const char *path)
{
    struct disk_entry entry;
    return disk_stat(path, &entry) ? entry.number : 0;
}

bool database_is_file(const char *path)
{
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        char name[DATABASE_PATH_MAX + 16];
        struct disk_entry entry;
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        if (disk_stat(name, &entry) && entry.kind != DISK_FILE) {
            return false;
        }
    }
    return true;
}

bool database_has_file(const char *path, const char *other)
{
    for (size_t i = 0; i <= ENDING_COUNT; i++) {
        char name[DATABASE_PATH_MAX + 16];
        (void)snprintf(name, sizeof name, "%s%s", path,
                       i < ENDING_COUNT ? endings[i] : LOCK_ENDING);
        if (disk_is_same(name, other)) {
            return true;
        }
    }
    return false;
}

void database_make_private(const char *path)
{
    if (disk_make_private(path)) {
        return; /* SQLite's other files get the same permissions */
    }
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        char name[DATABASE_PATH_MAX + 16];
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        disk_deny_others(name);
    }
}

bool database_make_folder(const char *path)
{
    char folder[DATABASE_PATH_MAX];
    size_t length = (size_t)(disk_name(path) - path);
    if (length == 0) {
        return disk_can_write_in(".");
    }
    (void)snprintf(folder, sizeof folder, "%.*s", (int)(length > 1 ? length - 1 : 1), path);
    (void)disk_make_folders(folder);
    return disk_can_write_in(folder);
}

void database_remove(const char *path)
{
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        char name[DATABASE_PATH_MAX + 16];
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        (void)disk_remove(name);
    }
}

bool database_is_free(const char *path)
{
    char name[DATABASE_PATH_MAX + 16];
    for (size_t i = 0; i < ENDING_COUNT; i++) {
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        if (disk_is_there(name)) {
            return false;
        }
    }
    return true;
}

bool database_name(const char *path, const char *mark, int number, char name[DATABASE_PATH_MAX])
{
    const char *dot = strrchr(disk_name(path), '.');
    size_t stem = dot ? (size_t)(dot - path) : strlen(path);
    int length = snprintf(name, DATABASE_PATH_MAX, "%.*s-%s-%d%s", (int)stem, path, mark, number,
                          path + stem);
    return length > 0 && length < DATABASE_PATH_MAX;
}

static bool find_free_name(const char *path, char name[DATABASE_PATH_MAX])
{
    for (int number = 1; number <= NAMES_MAX; number++) {
        if (!database_name(path, "damaged", number, name)) {
            return false;
        }
        if (database_is_free(name)) {
            return true;
        }
    }
    return false;
}

/* Moves the files with the first `count` endings. */
static bool move_files(const char *path, const char *to, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char from_name[DATABASE_PATH_MAX + 16];
        char to_name[DATABASE_PATH_MAX + 16];
        (void)snprintf(from_name, sizeof from_name, "%s%s", path, endings[i]);
        (void)snprintf(to_name, sizeof to_name, "%s%s", to, endings[i]);
        if (!disk_move(from_name, to_name) && errno != ENOENT) {
            return false;
        }
    }
    return true;
}

bool database_move(const char *path, const char *to)
{
    return move_files(path, to, ENDING_COUNT);
}

bool database_move_aside(const char *path, char moved[DATABASE_PATH_MAX])
{
    return find_free_name(path, moved) && database_move(path, moved);
}

bool database_move_log_aside(const char *path, char moved[DATABASE_PATH_MAX])
{
    return find_free_name(path, moved) && move_files(path, moved, LOG_COUNT);
}

int database_lock_open(const char *path)
{
    char name[DATABASE_PATH_MAX + 16];
    (void)snprintf(name, sizeof name, "%s" LOCK_ENDING, path);
    return disk_lock_open(name);
}

void database_lock_close(int lock_file)
{
    if (lock_file >= 0) {
        disk_close(lock_file);
    }
}

bool database_lock(int lock_file, long long place, int patience_ms)
{
    if (lock_file < 0) {
        return true;
    }
    for (int waited_ms = 0; !disk_lock(lock_file, place); waited_ms += LOCK_STEP_MS) {
        if (waited_ms >= patience_ms) {
            return false;
        }
        machine_sleep_until(machine_now_ms() + LOCK_STEP_MS);
    }
    return true;
}

void database_unlock(int lock_file, long long place)
{
    if (lock_file >= 0) {
        disk_unlock(lock_file, place);
    }
}
