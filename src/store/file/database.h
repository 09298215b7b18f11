/* SPDX-License-Identifier: MIT */
/*
 * A connection to the database file: opens it, checks it and migrates it to the current schema.
 * Also locks and moves the files around it. Leaves what to do with a bad file to store.c.
 */
#ifndef STORE_DATABASE_H
#define STORE_DATABASE_H

#include "trounce/status.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

#define DATABASE_PATH_MAX 4096

/*
 * Opens the file, or an in-memory database when `path` is NULL, with the current schema. Here and
 * in the queries that follow, it waits up to `patience_ms` for other programs. On failure
 * `*database` is unchanged: STATUS_DAMAGED, STATUS_SYNTAX (a sound file, but not one of Trounce's),
 * STATUS_VERSION (written by a newer Trounce), STATUS_FULL, STATUS_BUSY, STATUS_STORAGE (not
 * readable or writable), STATUS_NO_MEMORY. A rejected file and its -wal stay as they were.
 */
enum status database_open(const char *path, int patience_ms, sqlite3 **database);

/* Opens an in-memory copy of the file, which is not changed. STATUS_MISSING when there is no file,
 * otherwise as database_open. */
enum status database_open_copy(const char *path, int patience_ms, sqlite3 **database);

/* Opens an in-memory copy of the pages of a connection as they are. STATUS_NO_MEMORY, or why they
 * cannot be read. */
enum status database_copy(sqlite3 *source, sqlite3 **copy);

/* Opens an in-memory copy of a file of any version, even a newer one, damaged or not, which is not
 * changed. Any query on it may fail. */
enum status database_open_damaged(const char *path, sqlite3 **database);

/*
 * Replaces a connection to a file by one to an in-memory copy. The file and its log stay as they
 * are, and another file can take the name: where the system has no better number, SQLite knows the
 * files of one program apart by name. If the file cannot be read, the copy is empty when
 * `may_be_empty`. Returns false, and changes nothing, if it must not be empty or memory runs out.
 * An in-memory database is left alone.
 */
bool database_detach_to_memory(sqlite3 **database, bool may_be_empty);

/* Closes the connection and leaves the file and its log as they are. */
void database_close_as_it_is(sqlite3 *database);

/* Opens the file read-only, without checking or migrating it. */
enum status database_open_reading(const char *path, sqlite3 **database);

/* Checks all pages. Returns STATUS_DAMAGED, or the error that prevented the check. */
enum status database_check(sqlite3 *database);

/* Returns whether the file is too large to be checked each time it is opened. */
bool database_is_large(const char *path);

/* Returns whether the file, its -journal, -wal and -shm are regular files or missing. Opening a
 * pipe or a device could block forever. */
bool database_is_file(const char *path);

/* Returns whether `other`, whatever its name, is the file, or its -journal, -wal, -shm or lock
 * file. */
bool database_has_file(const char *path, const char *other);

/* Returns whether the file begins like a database: any other would count as a damaged one, or if it
 * is empty, as a new one. Also true of a file that cannot be read, which opening it reports. */
bool database_has_mark(const char *path);

/* Creates the file if it is missing; only its owner can read it and the files beside it. */
void database_make_private(const char *path);

/* Checkpoints the log as far as possible without waiting for other programs, and empties it if none
 * uses it; it does wait for the disk. Runs by itself only when the log has grown very large. */
void database_checkpoint(sqlite3 *database);

/* Returns a number that identifies the file whatever its name; 0 if there is none at `path`. */
uint64_t database_file(const char *path);

/*
 * Set `*is_foreign` to whether the -wal or -journal beside the file belongs to a file that this one
 * has replaced, so that applying it would destroy this one: the file by itself is intact, and with
 * the log it is damaged (`is_damaged`) or does not follow it: see DATABASE_LOG. A -journal must be
 * checked before the file is opened, because opening applies it. STATUS_NO_MEMORY: it is not known,
 * and nothing may be applied.
 */
enum status database_log_is_foreign(const char *path, bool is_damaged, bool *is_foreign);
enum status database_journal_is_foreign(const char *path, bool *is_foreign);

/*
 * A setting that says which log the file has last taken up: a sign, 16 random digits, and those of
 * the log before. The first transaction of each log sets it, and all others change the sign, so
 * that every log has it. A log does not follow the file if it names neither the one that the file
 * has last taken up, nor itself after that. Files of older versions name none.
 */
#define DATABASE_LOG "history.log"

/* Writes that, within a transaction. Returns SQLite's code. */
int database_note_log(sqlite3 *database);

/* Creates the folder of a file, and its parents, where missing. Returns whether files can be
 * created in it. */
bool database_make_folder(const char *path);

/* Removes the file, its -journal, -wal and -shm. */
void database_remove(const char *path);

/* Writes the `number`-th name with a mark, "trounce-damaged-1.db"; false when it is too long. */
bool database_name(const char *path, const char *mark, int number, char name[DATABASE_PATH_MAX]);

/* Returns whether there is no file at `path`, nor anything beside one. */
bool database_is_free(const char *path);

/* Moves the file, its -journal, -wal and -shm to another name, the file last; true if there are
 * none. Returns false, possibly half way, if one cannot be moved or there is one of that name. */
bool database_move(const char *path, const char *to);

/* Moves them to the first free name of the form "trounce-damaged-1.db" in the same folder, and
 * writes that path to `moved`. Returns false on failure. */
bool database_move_aside(const char *path, char moved[DATABASE_PATH_MAX]);

/* The same for all but the file itself: "trounce-damaged-1.db-wal" and so on. `moved` has no
 * ending, either. */
bool database_move_log_aside(const char *path, char moved[DATABASE_PATH_MAX]);

/*
 * The lock file beside the file; -1 when it cannot be opened, and then every lock succeeds. A place
 * in it is held by one store at a time and is released when its program ends, however it ends.
 */
int database_lock_open(const char *path);
void database_lock_close(int lock_file);

#define DATABASE_GATE   0           /* held while a store opens; others belong to sessions */
#define DATABASE_BACKUP (1LL << 41) /* held while a backup is made */

/* Takes a place that is free or becomes free within `patience_ms`. */
bool database_lock(int lock_file, long long place, int patience_ms);
void database_unlock(int lock_file, long long place);

#endif
