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

/* The column that version 4 adds to the tables of what was played. */
#define SCHEMA_LANGUAGE "language TEXT NOT NULL DEFAULT 'en'"

/* The last version whose tables could hold anything. Those of the current one, SCHEMA_VERSION in
 * columns.h, are STRICT and have a CHECK for each column. */
#define SCHEMA_OLD_VERSION 4

/*
 * Migrates an older file to version `target`, 1..SCHEMA_VERSION, in one transaction and marks it
 * as Trounce's; others are not written to. Foreign keys are not enforced meanwhile. SQLITE_OK;
 * SQLITE_CONSTRAINT if a row cannot be in the tables of that version; on failure the file is
 * unchanged.
 */
int schema_migrate(sqlite3 *database, int target);

/* Sets `*is_intact` to whether a file of the current version has every table and index exactly as
 * they were made; anything else in it is ignored. On failure `*is_intact` is unchanged. */
int schema_is_intact(sqlite3 *database, bool *is_intact);

#endif
