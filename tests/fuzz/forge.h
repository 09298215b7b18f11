/* SPDX-License-Identifier: MIT */
/*
 * Forged database rows, with values that no program writes.
 */
#ifndef TESTS_FORGE_H
#define TESTS_FORGE_H

#include "fuzz.h"

#include <sqlite3.h>

#define FORGE_COLUMNS_MAX 192

/* One statement per column of each table. */
struct forge {
    sqlite3_stmt *columns[FORGE_COLUMNS_MAX];
    int count;
};

/* Prepares statements for the tables of the database, which stay unchanged. */
void forge_init(struct forge *forge, sqlite3 *database);

/* Sets a column of a row to a value, all chosen by the next bytes; values that the table rejects
 * change nothing. */
void forge_value(struct forge *forge, struct fuzz_bytes *bytes);

#endif
