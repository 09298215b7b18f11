/* SPDX-License-Identifier: MIT */
/*
 * What the game keeps between sessions: finished rounds with every word, the unfinished round,
 * puzzles, settings. It is an SQLite file, or in memory only. Leaves clocks (the caller passes
 * every time), wording on the screen and the choice of the folder to others; queries over the past
 * are in history.h.
 *
 * Several stores may be open on one file at once, in any number of programs. A write that fails
 * (STATUS_BUSY, STATUS_FULL, STATUS_STORAGE, STATUS_DAMAGED, STATUS_NO_MEMORY) changes nothing in
 * the file, and the store stays usable; the caller reports it, preferably with store_trouble.
 *
 * Finished rounds, puzzles, settings and dropped words that cannot be written wait in the store,
 * which retries whenever another of them is written, in store_try_again, and when it is closed.
 * What it then still cannot write is put into a small file beside the history: see store_settle.
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "rows.h"

#define STORE_FILE_NAME "trounce.db" /* in the player's data folder */

/* ---- opening ---- */

/*
 * Opens the file at `path`, which is created if missing (its folder must exist). NULL: opens it in
 * memory, without a text in `news`. `news` may be NULL.
 *
 * A file that is damaged or belongs to another program is moved aside with its -wal and -shm, to a
 * free name (trounce-damaged-1.db), and a new one is started with what can be read of it and what
 * the backup has besides. A file that cannot be opened for
 * writing (read-only folder or file, full disk) is copied into memory as far as it can be read, and
 * the store lives there. So is the file of a newer Trounce, if possible: the copy has what this
 * version knows, and the file stays where the newer version looks for it. The news says so. If the
 * disk fills up after opening, the write that needs room fails. STATUS_NO_MEMORY.
 */
enum status store_open(const char *path, struct store **store, struct store_news *news);

/*
 * Opens an in-memory copy of the file for reading; the file is never changed. STATUS_MISSING (no
 * file), STATUS_DAMAGED, STATUS_SYNTAX (not one of Trounce's), STATUS_VERSION (written by a newer
 * Trounce), STATUS_STORAGE, STATUS_BUSY, STATUS_NO_MEMORY.
 */
enum status store_open_copy(const char *path, struct store **store);

/* Does store_settle for the last time, drops what it cannot write, and closes. Takes NULL. */
void store_close(struct store *store);

/*
 * Does the same before the program ends: what still cannot be written to the history goes to a file
 * of its own beside it, "trounce-unsaved-1.db", which is news, and the next store_open moves it
 * into the history. Only the dropping of words and the deletion of settings are lost.
 */
enum status store_settle(struct store *store, int patience_ms);

/* Takes the news since the last call or store_open: a file found to be damaged later, an unfinished
 * round that cannot be read. Returns false when there are none. */
bool store_take_news(struct store *store, struct store_news *news);

/*
 * A file too large to be checked when it is opened can be checked by a thread during the game,
 * which also makes a backup beside it, "trounce-backup-1.db", if the last one lacks many rounds:
 * store_wants_check returns whether either is due. store_begin_check returns false if it cannot
 * start. store_end_check ends the check, if need be early; a file found to be damaged is set aside,
 * which is news, and gives STATUS_DAMAGED.
 */
bool store_wants_check(const struct store *store);
bool store_begin_check(struct store *store);
bool store_is_checking(const struct store *store);

/* Returns whether the check has finished and found damage. store_end_check then saves what can be
 * read, which takes two seconds for ten thousand rounds. */
bool store_check_found_damage(const struct store *store);
enum status store_end_check(struct store *store);

/* ---- deleting everything ---- */

/*
 * Deletes all rounds, finished or not, practice words and puzzles, and which daily boards were
 * begun, and overwrites the space they took. Other settings and own words in the history stay, and
 * so do files that were set aside. On failure nothing is deleted, not even a backup or what could
 * not be saved. With STATUS_OK all is, also if the program is killed then; but what another program
 * still reads, or the disk fails to take, cannot be overwritten or removed yet, which is news.
 */
enum status store_delete_all(struct store *store);

#endif
