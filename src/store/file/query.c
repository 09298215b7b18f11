/* SPDX-License-Identifier: MIT */
/*
 * Prepares, runs and reads SQLite statements.
 */
#include "query.h"

#include "trounce/daily.h"
#include "trounce/utf8.h"

#include <assert.h>
#include <string.h>

struct query query_begin(sqlite3 *database, const char *sql)
{
    struct query query = {.statement = NULL};
    query.code = sqlite3_prepare_v2(database, sql, -1, &query.statement, NULL);
    return query;
}

struct query query_begin_kept(sqlite3 *database, const char *sql, sqlite3_stmt **statement)
{
    struct query query = {.kept = true};
    if (!*statement) {
        query.code =
            sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL);
    }
    query.statement = *statement;
    return query;
}

static void record_code(struct query *query, int code)
{
    if (query->code == SQLITE_OK && code != SQLITE_OK) {
        query->code = code;
    }
}

void query_bind(struct query *query, int64_t value)
{
    if (query->code == SQLITE_OK) {
        query->bound++;
        record_code(query, sqlite3_bind_int64(query->statement, query->bound, value));
    }
}

void query_bind_or_null(struct query *query, int64_t value)
{
    if (value >= 0) {
        query_bind(query, value);
    } else if (query->code == SQLITE_OK) {
        query->bound++;
        record_code(query, sqlite3_bind_null(query->statement, query->bound));
    }
}

void query_bind_text(struct query *query, const char *text)
{
    if (query->code == SQLITE_OK) {
        query->bound++;
        record_code(query,
                    sqlite3_bind_text(query->statement, query->bound, text, -1, SQLITE_STATIC));
    }
}

void query_bind_bytes(struct query *query, const void *bytes, size_t size)
{
    if (query->code == SQLITE_OK) {
        query->bound++;
        record_code(
            query, sqlite3_bind_blob64(query->statement, query->bound, bytes, size, SQLITE_STATIC));
    }
}

void query_bind_value(struct query *query, const sqlite3_value *value)
{
    if (query->code == SQLITE_OK) {
        query->bound++;
        record_code(query, sqlite3_bind_value(query->statement, query->bound, value));
    }
}

bool query_step(struct query *query)
{
    if (query->code != SQLITE_OK) {
        return false;
    }
    assert(query->bound == sqlite3_bind_parameter_count(query->statement));
    query->read = 0;
    query->is_bad = false;
    int code = sqlite3_step(query->statement);
    if (code == SQLITE_ROW) {
        return true;
    }
    record_code(query, code == SQLITE_DONE ? SQLITE_OK : code);
    return false;
}

void query_again(struct query *query)
{
    if (query->code == SQLITE_OK) {
        query->bound = 0;
        record_code(query, sqlite3_reset(query->statement));
    }
}

int64_t query_number(struct query *query)
{
    return sqlite3_column_int64(query->statement, query->read++);
}

int64_t query_within(struct query *query, int64_t least, int64_t most)
{
    /* One column lookup instead of two halves the time to read a record. */
    sqlite3_value *found = sqlite3_column_value(query->statement, query->read++);
    bool is_number = sqlite3_value_type(found) == SQLITE_INTEGER;
    int64_t value = is_number ? sqlite3_value_int64(found) : least;
    if (!is_number || value < least || value > most) {
        query->is_bad = true;
        value = least;
    }
    return value;
}

void query_place(struct query *query, int64_t least, int64_t most, void *place, size_t size)
{
    if (size == sizeof(bool)) {
        *(bool *)place = query_within(query, least, most) != 0;
    } else if (size == sizeof(int32_t)) {
        int32_t value = (int32_t)query_within(query, least, most < INT32_MAX ? most : INT32_MAX);
        memcpy(place, &value, size);
    } else {
        int64_t value = query_within(query, least, most);
        memcpy(place, &value, size);
    }
}

int64_t query_within_or_null(struct query *query, int64_t least, int64_t most)
{
    if (sqlite3_column_type(query->statement, query->read) == SQLITE_NULL) {
        query->read++;
        return -1;
    }
    return query_within(query, least, most);
}

void query_bind_within(struct query *query, int64_t value, int64_t least, int64_t most)
{
    query_bind(query, value < least ? least : value > most ? most : value);
}

void query_bind_place(struct query *query, const void *place, size_t size, int64_t least,
                      int64_t most)
{
    int64_t value;
    int32_t small;
    if (size == sizeof value) {
        memcpy(&value, place, size);
    } else if (size == sizeof small) {
        memcpy(&small, place, size);
        value = small;
    } else {
        value = *(const bool *)place;
    }
    query_bind_within(query, value, least, most);
}

static void refuse_text(struct query *query, char *text)
{
    query->is_bad = true;
    text[0] = '\0';
}

/* Copies a text; false when the column is not text, too long, or contains a zero byte. */
static bool copy_text(struct query *query, char *text, size_t size)
{
    sqlite3_value *found = sqlite3_column_value(query->statement, query->read);
    bool is_text = sqlite3_value_type(found) == SQLITE_TEXT;
    if (!is_text || sqlite3_value_bytes(found) == 0) {
        query->read++;
        text[0] = '\0';
        return is_text;
    }
    size_t length = query_text(query, text, size);
    return length < size && strlen(text) == length;
}

void query_whole_text(struct query *query, char *text, size_t size)
{
    if (!copy_text(query, text, size)) {
        refuse_text(query, text);
    }
}

void query_plain_text(struct query *query, char *text, size_t size)
{
    bool is_plain = copy_text(query, text, size);
    for (const char *at = text; is_plain && *at; at++) {
        is_plain = *at >= ' ' && *at <= '~';
    }
    if (!is_plain) {
        refuse_text(query, text);
    }
}

bool query_is_name(const char *text)
{
    size_t length;
    uint32_t point;
    for (const char *at = text; *at; at += length) {
        length = utf8_read(at, UTF8_LENGTH_MAX, &point);
        if (length == 0 || point < ' ' || (point >= 0x7f && point < 0xa0)) {
            return false;
        }
    }
    return true;
}

void query_name(struct query *query, char *text, size_t size)
{
    if (!copy_text(query, text, size) || !query_is_name(text)) {
        refuse_text(query, text);
    }
}

void query_date(struct query *query, char *text, bool may_be_empty)
{
    struct daily_date date;
    query_plain_text(query, text, DAILY_DATE_MAX);
    if (text[0] == '\0' ? !may_be_empty : !daily_date_read(text, &date)) {
        refuse_text(query, text);
    }
}

size_t query_text(struct query *query, char *text, size_t size)
{
    const unsigned char *found = sqlite3_column_text(query->statement, query->read);
    size_t length = found ? (size_t)sqlite3_column_bytes(query->statement, query->read) : 0;
    if (!found && sqlite3_column_type(query->statement, query->read) != SQLITE_NULL) {
        record_code(query, SQLITE_NOMEM);
    }
    query->read++;
    size_t copied = length < size ? length : size - 1;
    if (found && copied > 0) {
        memcpy(text, found, copied);
    }
    text[copied] = '\0';
    return length;
}

const void *query_bytes(struct query *query, size_t *size)
{
    const void *bytes = sqlite3_column_blob(query->statement, query->read);
    *size = bytes ? (size_t)sqlite3_column_bytes(query->statement, query->read) : 0;
    if (!bytes && sqlite3_errcode(sqlite3_db_handle(query->statement)) == SQLITE_NOMEM) {
        record_code(query, SQLITE_NOMEM);
    }
    query->read++;
    return bytes;
}

void query_fail_without_memory(struct query *query, enum status status)
{
    if (status == STATUS_NO_MEMORY) {
        record_code(query, SQLITE_NOMEM);
    }
}

int query_end(struct query *query)
{
    if (query->kept) {
        if (query->statement) {
            record_code(query, sqlite3_reset(query->statement));
            sqlite3_clear_bindings(query->statement);
        }
    } else {
        record_code(query, sqlite3_finalize(query->statement));
    }
    query->statement = NULL;
    return query->code;
}

int query_run(sqlite3 *database, const char *sql)
{
    return sqlite3_exec(database, sql, NULL, NULL, NULL);
}

int query_copy(sqlite3 *source, const char *read, sqlite3 *database, const char *write,
               int *written)
{
    struct query from = query_begin(source, read);
    struct query to = query_begin(database, write);
    while (query_step(&from)) {
        for (int i = 0; i < sqlite3_column_count(from.statement); i++) {
            query_bind_value(&to, sqlite3_column_value(from.statement, i));
        }
        (void)query_step(&to);
        query_again(&to);
    }
    *written = query_end(&to);
    return query_end(&from);
}

int query_run_number(sqlite3 *database, const char *sql, int64_t *number)
{
    struct query query = query_begin(database, sql);
    if (query_step(&query)) {
        *number = query_number(&query);
    }
    return query_end(&query);
}

enum status query_status(int code)
{
    if (code == SQLITE_IOERR_NOMEM) {
        return STATUS_NO_MEMORY;
    }
    switch (code & 0xff) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
        return STATUS_OK;
    case SQLITE_NOMEM:
        return STATUS_NO_MEMORY;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return STATUS_BUSY;
    case SQLITE_FULL:
        return STATUS_FULL;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return STATUS_DAMAGED;
    default:
        return STATUS_STORAGE;
    }
}
