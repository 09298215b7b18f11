/* SPDX-License-Identifier: MIT */
/*
 * One SQL statement from preparation to end. Errors are kept until the end, so that binding and
 * reading need no checks. Leaves what an error means to the caller; see query_status.
 */
#ifndef STORE_QUERY_H
#define STORE_QUERY_H

#include "trounce/status.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Invariant: after an error `code` is SQLite's and nothing more is done. Values are bound and
 * columns read in order. */
struct query {
    sqlite3_stmt *statement;
    int code;    /* SQLITE_OK while all is well */
    int bound;   /* values so far */
    int read;    /* columns of this row so far */
    bool is_bad; /* the row has an invalid value: see query_within */
    bool kept;   /* the statement is owned elsewhere: it is reset, not finalized */
};

/* Prepares a statement. Call query_end even on failure. */
struct query query_begin(sqlite3 *database, const char *sql);

/* The same with a statement that is prepared once and cached in `*statement`. */
struct query query_begin_kept(sqlite3 *database, const char *sql, sqlite3_stmt **statement);

/* Binds the next value. Texts and bytes are borrowed until query_end. */
void query_bind(struct query *query, int64_t value);
void query_bind_text(struct query *query, const char *text); /* NULL: null */
void query_bind_bytes(struct query *query, const void *bytes, size_t size);
void query_bind_value(struct query *query, const sqlite3_value *value); /* of another row */

/* Binds null for a negative number. */
void query_bind_or_null(struct query *query, int64_t value);

/* Bind a number of a column with this range, or the nearest in it, so that no row is refused; the
 * second from an integer or bool of `size` bytes. */
void query_bind_within(struct query *query, int64_t value, int64_t least, int64_t most);
void query_bind_place(struct query *query, const void *place, size_t size, int64_t least,
                      int64_t most);

/* Steps to the next row; false at the end and after an error. */
bool query_step(struct query *query);

/* Resets the statement so that it can be bound and run again. */
void query_again(struct query *query);

/* Reads the next column of the row as an integer. */
int64_t query_number(struct query *query);

/* Reads the next column, which must be an integer in this range; otherwise the row is bad and
 * `least` is returned. */
int64_t query_within(struct query *query, int64_t least, int64_t most);

/* The same into an integer or bool of `size` bytes, which limits the range further. */
void query_place(struct query *query, int64_t least, int64_t most, void *place, size_t size);

/* Reads the next column like query_within; null becomes -1. */
int64_t query_within_or_null(struct query *query, int64_t least, int64_t most);

/* Copies a text, truncated to size - 1 bytes; null becomes "". Returns its length in the row. */
size_t query_text(struct query *query, char *text, size_t size);

/* Copies a text that must fit and contain no zero byte; otherwise the row is bad and the text
 * empty. */
void query_whole_text(struct query *query, char *text, size_t size);

/* Copies a text that must fit and be printable ASCII; otherwise the row is bad and the text
 * empty. */
void query_plain_text(struct query *query, char *text, size_t size);

/* Returns whether the text is UTF-8 without control characters. */
bool query_is_name(const char *text);

/* Copies a text that must fit and be a name; otherwise the row is bad and the text empty. */
void query_name(struct query *query, char *text, size_t size);

/* Copies a text that must be a date, yyyy-mm-dd, or empty if `may_be_empty`; otherwise the row is
 * bad and the text empty. `text` has DAILY_DATE_MAX bytes. */
void query_date(struct query *query, char *text, bool may_be_empty);

/* Reads bytes that live until the next step; NULL and size 0 if there are none. */
const void *query_bytes(struct query *query, size_t *size);

/* Makes the query fail if `status`, from examining its row, is STATUS_NO_MEMORY. */
void query_fail_without_memory(struct query *query, enum status status);

/* Ends the statement. Returns SQLITE_OK or the first error. */
int query_end(struct query *query);

/* Runs statements that return no rows. Returns SQLITE_OK or the error. */
int query_run(sqlite3 *database, const char *sql);

/* Runs `write` with each row that `read` returns. Returns SQLITE_OK or the error of reading;
 * `*written` is that of writing. */
int query_copy(sqlite3 *source, const char *read, sqlite3 *database, const char *write,
               int *written);

/* Runs a statement that returns one number; `*number` is unchanged if it returns none. */
int query_run_number(sqlite3 *database, const char *sql, int64_t *number);

/* Maps an SQLite code to a status. */
enum status query_status(int code);

#endif
