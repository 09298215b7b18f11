/* SPDX-License-Identifier: MIT */
/*
 * The tables, and the migration of older files to the current schema. Leaves opening to database.h
 * and the contents of the tables to those who write them.
 */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

#define SCHEMA_APPLICATION_ID 0x54726e63 /* "Trnc": marks a file as Trounce's */

/* Computes the summary of its words that is stored with a round. (Migration steps use it, so it
 * must not change.) */
#define SCHEMA_SUM_UP                                                                              \
    "UPDATE rounds SET lengths = ifnull((SELECT group_concat(letters || ':' || count, ' ') FROM "  \
    "(SELECT letters, count(*) AS count FROM words WHERE round = rounds.id AND side = 0 "          \
    "GROUP BY letters)), ''), longest = ifnull((SELECT word FROM words WHERE round = rounds.id "   \
    "AND side = 0 ORDER BY letters DESC, place LIMIT 1), '')"

/* The number of words of six letters and more that the player found. (As above.) */
#define SCHEMA_SIXES                                                                               \
    "(SELECT count(*) FROM words WHERE round = rounds.id AND side = 0 AND letters >= 6)"

/* The column that version 4 adds to the tables of what was played. */
#define SCHEMA_LANGUAGE "language TEXT NOT NULL DEFAULT 'en'"

/* The migration steps in SQL, from nothing (version 0) to the current version: step i leads from
 * version i to i + 1. A released step never changes. */
extern const char *const schema_steps[];

/* The current version: the number of steps. */
int schema_version(void);

/*
 * Migrates a file of any version of steps[0..count] to version `count` in one transaction and marks
 * it as Trounce's; a file already at `count` is not written to. Foreign keys are not enforced
 * meanwhile. SQLITE_OK; on failure the file is unchanged.
 */
int schema_migrate(sqlite3 *database, const char *const *steps, int count);

/* Computes a hash of the file's whole schema. SCHEMA_MARK is that of the current tables alone. */
int schema_mark(sqlite3 *database, uint64_t *mark);
#define SCHEMA_MARK UINT64_C(0x59ac5be428383a42)

/* Sets `*is_whole` to whether a file of the current version has every table and index exactly as
 * the steps make them; anything else in it is ignored. On failure `*is_whole` is unchanged. */
int schema_is_whole(sqlite3 *database, bool *is_whole);

#endif
