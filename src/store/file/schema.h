/* SPDX-License-Identifier: MIT */
/*
 * The tables, and the migration of older files to the current schema. Leaves opening to database.h
 * and the contents of the tables to those who write them.
 */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

#include "columns.h"

#include <sqlite3.h>
#include <stdbool.h>

#define SCHEMA_APPLICATION_ID 0x54726e63 /* "Trnc": marks a file as Trounce's */

/* The highest number of a session: see store_session.c. */
#define SCHEMA_SESSION_MAX 1099511627775

/*
 * Migrates an older file, in one transaction, to the tables of SCHEMA_VERSION in columns.h, which
 * are STRICT and have a CHECK for each column, and marks it as Trounce's; others are not written
 * to. Foreign keys are not enforced meanwhile. SQLITE_OK; SQLITE_CONSTRAINT if a row cannot be in
 * today's tables; on failure the file is unchanged.
 */
int schema_migrate(sqlite3 *database);

/* Only adds the columns of versions 2 and 3 that are computed, so that the rows can be copied. On
 * failure the file is unchanged. */
int schema_complete(sqlite3 *database);

/* Moves the rounds and puzzles under way, which older versions had in tables of their own, to the
 * others. */
int schema_move_unfinished(sqlite3 *database);

/* Sets `*is_intact` to whether a file of the current version has every table and index exactly as
 * they were made; anything else in it is ignored. On failure `*is_intact` is unchanged. */
int schema_is_intact(sqlite3 *database, bool *is_intact);

#endif
