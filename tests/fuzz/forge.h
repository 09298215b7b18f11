/* SPDX-License-Identifier: MIT */
/*
 * Rows of a database that are forged by column, as no program writes them. Leaves what comes of
 * them to the fuzzers.
 */
#ifndef TESTS_FORGE_H
#define TESTS_FORGE_H

#include "fuzz.h"

#include <sqlite3.h>

#define FORGE_COLUMNS_MAX 192

/* One statement for each column of each table. */
struct forge {
    sqlite3_stmt *columns[FORGE_COLUMNS_MAX];
    int count;
};

/* Gets to know the tables of the database, which stay as they are. */
void forge_init(struct forge *forge, sqlite3 *database);

/* Puts a value into a column of a row, all as the next bytes say; what the table does not take
 * changes nothing. */
void forge_value(struct forge *forge, struct fuzz_bytes *bytes);

#endif
