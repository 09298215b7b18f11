/* SPDX-License-Identifier: MIT */
/*
 * A connection to the file: opened, looked over, brought to the schema of today; and the files
 * around it, to be locked or moved aside. Leaves what to do with a bad file to store.c.
 */
#ifndef STORE_DATABASE_H
#define STORE_DATABASE_H

#include "trounce/status.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DATABASE_PATH_MAX 4096

/* How long a write waits for another program, and how long one waits that comes again soon. */
#define DATABASE_PATIENCE_MS       2000
#define DATABASE_SHORT_PATIENCE_MS 20

/*
 * Opens the file, or memory when `path` is NULL, with the tables of today. STATUS_OK gives an open
 * `*database`; else it is NULL: STATUS_DAMAGED, STATUS_SYNTAX (a sound file, but none of
 * Trounce's), STATUS_VERSION (of a newer Trounce), STATUS_FULL, STATUS_BUSY, STATUS_STORAGE (not to
 * be written or read), STATUS_NO_MEMORY. Such a file and its -wal are left as they were.
 */
enum status database_open(const char *path, sqlite3 **database);

/* Opens memory with what is in the file, of which nothing is changed. STATUS_MISSING when there is
 * no file, else as database_open. */
enum status database_open_copy(const char *path, sqlite3 **database);

/*
 * Opens memory with the tables of today and what the file of a newer Trounce holds in them; what
 * else it has is passed over. STATUS_VERSION when it lacks one of them or a column, so that it
 * cannot be read, else as database_open_copy.
 */
enum status database_open_known(const char *path, sqlite3 **database);

/* Opens memory with the pages of a damaged file, as well as they can be read, of whatever version;
 * the file stays as it is. Any question may fail. */
enum status database_open_damaged(const char *path, sqlite3 **database);

/*
 * Closes the file that is open, which stays with its log as it is, and opens a copy of it in memory
 * in its place: its name can go to another file then. By their names SQLite tells the files of one
 * program apart, where the system has no better number. When it cannot be read it is empty memory
 * if `may_be_empty`. False, and nothing has changed, when that may not be, or there is no memory.
 * Memory stays what it is.
 */
bool database_leave(sqlite3 **database, bool may_be_empty);

/* Closes the file, which stays with its log as it is. */
void database_close_as_it_is(sqlite3 *database);

/* Opens the file for reading alone, as it is. */
enum status database_open_reading(const char *path, sqlite3 **database);

/* Reads all pages. STATUS_DAMAGED, or what kept them from being read. */
enum status database_check(sqlite3 *database);

/* Is the file too large to be read through whenever it is opened? */
bool database_is_large(const char *path);

/* Are the file, its -wal and its -shm files, or nothing yet? A pipe or a device would make whoever
 * opens it wait for ever. */
bool database_is_file(const char *path);

/* Makes the file if it is not there; nobody but its owner may read it and those beside it. */
void database_make_private(const char *path);

/* From now on, tells after each write how many pages the log has; `pages` outlives the connection.
 */
void database_watch_log(sqlite3 *database, int *pages);

/* Writes back what the log holds if that can be had without waiting for other programs; it does
 * wait for the disk. Comes by itself only when the log has grown beyond measure. */
void database_settle(sqlite3 *database);

/* A number that tells files apart, whatever their names; 0: there is none at `path`. */
uint64_t database_file(const char *path);

/* Makes the folder of a file where it is missing, with those above it; can the file be written
 * there? */
bool database_make_folder(const char *path);

/* Removes the file, its -wal and its -shm. */
void database_remove(const char *path);

/* Moves the file, its -wal and its -shm to the first free name of the kind "trounce-damaged-1.db"
 * in the same folder, which is then in `moved`. False when that cannot be done. */
bool database_move_aside(const char *path, char moved[DATABASE_PATH_MAX]);

/*
 * The lock file beside the file: -1 when it cannot be had, and then everything is allowed. A place
 * in it is held by one store at a time, and is free again when its program ends in whatever way.
 */
int database_lock_open(const char *path);
void database_lock_close(int lock_file);

#define DATABASE_GATE 0 /* held while a store opens; the other places are those of sessions */

/* Takes a place if it is free, or within `patience_ms`. */
bool database_lock(int lock_file, long long place, int patience_ms);
void database_unlock(int lock_file, long long place);

#endif
