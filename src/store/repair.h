/* SPDX-License-Identifier: MIT */
/*
 * What opening and closing a store need besides its rows: what can be read of a damaged file, and
 * files of what could not be saved. Shared by the files of this room.
 */
#ifndef STORE_REPAIR_H
#define STORE_REPAIR_H

#include "history.h"
#include "store.h"
#include "store_state.h"

/* ---- checking the whole file: store_check.c ---- */

/* Ends the check, if any, and returns what it found, such as STATUS_DAMAGED. */
enum status check_end(struct store *store);

/* The numbers of the backup and of one that is being made: see database_name. */
#define BACKUP_MARK "backup"
enum { BACKUP = 1, NEW_BACKUP, BACKUP_MAX = NEW_BACKUP };

/* Writes the path of the backup; false when it is too long. */
bool backup_name(const struct store *store, char name[DATABASE_PATH_MAX]);

/* ---- a damaged file: salvage.c ---- */

/* Copies its readable valid rows into the tables of the store, where these have none of that key,
 * except the store's own unfinished rows and those of its pending writes, and all those of a
 * backup. Returns the number of rounds. */
long salvage_file(struct store *store, const char *path, bool is_backup);

/* The same from an open database; -1 when nothing could be written. */
long salvage_rows(struct store *store, sqlite3 *source);

/* Copies all rounds, puzzles and words of an intact database within a transaction. Rounds get the
 * ids that its table `places` has for theirs, puzzles new ones; words that are there stay as they
 * are. Sets `*is_refused` if another row is invalid or has a number that is taken: then the
 * transaction must not be committed. Returns SQLite's code. */
int salvage_whole(struct store *store, sqlite3 *source, long *rounds, bool *is_refused);

/* ---- adding another history: history_import.c ---- */

/* What is being added. */
struct import {
    sqlite3 *source; /* an in-memory copy of the other history */
    bool is_unsaved; /* this history could not be written: see store_unsaved.c */
    struct history_import added;
    bool is_refused; /* what is in it cannot be imported */
};

/* Adds all of a struct import in a transaction of its own; a store_writer, whose `what` points to
 * the pointer to it. */
int import_write(struct store *store, const void *what);

/* ---- a file of what could not be saved: store_unsaved.c ---- */

/* Each program that ends while the history cannot be written makes one: see database_name. */
#define UNSAVED_MARK "unsaved"
#define UNSAVED_MAX  20

/* Writes all pending writes to a new file beside the history, if pending_has_contents; they stay
 * pending. Returns false if it could not. The caller holds DATABASE_GATE, unless somebody keeps it
 * for too long. */
bool unsaved_write(struct store *store);

/* Moves the contents of such files, if any, into a history that is a file, and sets damaged ones
 * aside. The caller holds DATABASE_GATE. */
void unsaved_import(struct store *store);

#endif
