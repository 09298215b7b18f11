/* SPDX-License-Identifier: MIT */
/*
 * The tables, and how a file of an older version gets those of today. Leaves opening to
 * database.h, what is in the tables to those who write them.
 */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

#define SCHEMA_APPLICATION_ID 0x54726e63 /* "Trnc": this file is Trounce's */

/* Fills in what is kept with a round of its words. (The steps of old versions need it as it is.) */
#define SCHEMA_SUM_UP                                                                              \
    "UPDATE rounds SET lengths = ifnull((SELECT group_concat(letters || ':' || count, ' ') FROM "  \
    "(SELECT letters, count(*) AS count FROM words WHERE round = rounds.id AND side = 0 "          \
    "GROUP BY letters)), ''), longest = ifnull((SELECT word FROM words WHERE round = rounds.id "   \
    "AND side = 0 ORDER BY letters DESC, place LIMIT 1), '')"

/* How many words of six letters and more the player found. (As above.) */
#define SCHEMA_SIXES                                                                               \
    "(SELECT count(*) FROM words WHERE round = rounds.id AND side = 0 AND letters >= 6)"

/* What version 4 adds to the tables of what was played. */
#define SCHEMA_LANGUAGE "language TEXT NOT NULL DEFAULT 'en'"

/* The steps from nothing (version 0) to today's version, in SQL: step i leads from version i to
 * i + 1. A step that was once given out is never changed. */
extern const char *const schema_steps[];

/* The version of today: how many steps there are. */
int schema_version(void);

/*
 * Brings a file, whatever version of steps[0..count] it has, to version `count`, all in one
 * transaction, and marks it as Trounce's; one that has it is not written to. Foreign keys are not
 * enforced meanwhile. SQLITE_OK; else the file is as it was.
 */
int schema_migrate(sqlite3 *database, const char *const *steps, int count);

/* A hash of all that the file's schema says, and what it is of the tables of today with nothing
 * beside them. */
int schema_mark(sqlite3 *database, uint64_t *mark);
#define SCHEMA_MARK UINT64_C(0x59ac5be428383a42)

/* Does a file of today's version have every table and index just as the steps make them? What else
 * it has is its own business. SQLITE_OK; else `*is_whole` is as it was. */
int schema_is_whole(sqlite3 *database, bool *is_whole);

#endif
