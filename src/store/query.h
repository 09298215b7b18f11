/* SPDX-License-Identifier: MIT */
/*
 * One SQL statement from its preparation to its end, with errors kept for the end, so that binding
 * and reading need no checks of their own. Leaves what an error means to status_of_sqlite's caller.
 */
#ifndef STORE_QUERY_H
#define STORE_QUERY_H

#include "trounce/status.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Invariant: after an error `code` is SQLite's and nothing more is done. Values are bound and
 * columns read in their order. */
struct query {
    sqlite3_stmt *statement;
    int code;    /* SQLITE_OK while all is well */
    int bound;   /* values so far */
    int read;    /* columns of this row so far */
    bool is_bad; /* the row has something that cannot be there: see query_within */
    bool kept;   /* the statement belongs to someone else and is reset, not finalized */
};

/* Prepares a statement; query_end in any case. */
struct query query_begin(sqlite3 *database, const char *sql);

/* The same with a statement that is prepared once and kept in `*statement`. */
struct query query_begin_kept(sqlite3 *database, const char *sql, sqlite3_stmt **statement);

/* Binds the next value. Texts and bytes are borrowed until query_end. */
void query_bind(struct query *query, int64_t value);
void query_bind_text(struct query *query, const char *text); /* NULL: null */
void query_bind_bytes(struct query *query, const void *bytes, size_t size);
void query_bind_value(struct query *query, const sqlite3_value *value); /* of another row */

/* Goes to the next row; false at the end and after an error. */
bool query_step(struct query *query);

/* Makes the statement ready to be bound and run again, for a table row by row. */
void query_again(struct query *query);

/* Reads the next column of the row. */
int64_t query_number(struct query *query);

/* Reads the next column, which has to be a whole number in this range; else the row is a bad one,
 * and `least` comes back. */
int64_t query_within(struct query *query, int64_t least, int64_t most);

/* Copies a text of at most size - 1 bytes, cut if it is longer; null becomes "". Returns its length
 * in the row. */
size_t query_text(struct query *query, char *text, size_t size);

/* Copies a text that has to fit, without a zero in it; else the row is a bad one, and the text
 * empty. */
void query_whole_text(struct query *query, char *text, size_t size);

/* Copies a text that has to fit and to be of printable ASCII; else the row is a bad one, and the
 * text empty. */
void query_plain_text(struct query *query, char *text, size_t size);

/* Is the text UTF-8 without control characters? */
bool query_is_name(const char *text);

/* Copies a text that has to fit and to be a name; else the row is a bad one, and the text empty. */
void query_name(struct query *query, char *text, size_t size);

/* Copies a text that has to be the name of a day, yyyy-mm-dd, or empty if `may_be_empty`; else the
 * row is a bad one, and the text empty. `text` has DAILY_DATE_MAX bytes. */
void query_date(struct query *query, char *text, bool may_be_empty);

/* Bytes that live until the next step; NULL with a size of 0 for none. */
const void *query_bytes(struct query *query, size_t *size);

/* Makes the query fail where its row could not be looked at for lack of memory. */
void query_note_memory(struct query *query, enum status status);

/* Ends the statement; SQLITE_OK or what went wrong. */
int query_end(struct query *query);

/* Runs a statement that gives nothing back; SQLITE_OK or what went wrong. */
int query_run(sqlite3 *database, const char *sql);

/* Runs a statement that gives one number; `*number` stays as it was when it gives none. */
int query_run_number(sqlite3 *database, const char *sql, int64_t *number);

/* What a code of SQLite is to us. */
enum status query_status(int code);

#endif
