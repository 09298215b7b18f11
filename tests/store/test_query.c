/* SPDX-License-Identifier: MIT */
/*
 * Single SQLite statements: reading absent values, running out of memory, the meaning of SQLite's
 * codes, and comparing a schema while memory runs out.
 */
#include "faulty_disk.h"
#include "query.h"
#include "schema.h"
#include "test.h"

/* Without lookaside, so that every version of SQLite allocates from the heap, where it can fail. */
static int set_up(void **state)
{
    sqlite3 *database;
    assert_int_equal(sqlite3_open(":memory:", &database), SQLITE_OK);
    assert_int_equal(sqlite3_db_config(database, SQLITE_DBCONFIG_LOOKASIDE, NULL, 0, 0), SQLITE_OK);
    *state = database;
    return 0;
}

/* Also ends what a failed test left open, so that the next one starts afresh. */
static int tear_down(void **state)
{
    sqlite3_stmt *left;
    scarce_memory_fail_at(0);
    while ((left = sqlite3_next_stmt(*state, NULL)) != NULL) {
        (void)sqlite3_finalize(left);
    }
    return sqlite3_close(*state);
}

TEST_CASE_WITH(test_texts, set_up, tear_down)
{
    char text[4] = "abc";
    struct query query = query_begin(*state, "SELECT NULL, '', 'three', 7");
    assert_true(query_step(&query));
    assert_int_equal(query_text(&query, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(query_text(&query, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(query_text(&query, text, sizeof text), 5);
    assert_string_equal(text, "thr");
    assert_int_equal(query_text(&query, text, sizeof text), 1);
    assert_string_equal(text, "7");
    assert_int_equal(query_end(&query), SQLITE_OK);
}

/* What is no text, is too long or has a zero byte is refused, but not the empty text. */
TEST_CASE_WITH(test_whole_texts, set_up, tear_down)
{
    static const char *const values[] = {"NULL",           "7", "0.5", "x'61'", "x''", "'three'",
                                         "char(97, 0, 98)"};
    char text[4] = "abc";
    struct query query = query_begin(*state, "SELECT '', 'two'");
    assert_true(query_step(&query));
    query_whole_text(&query, text, sizeof text);
    assert_string_equal(text, "");
    query_whole_text(&query, text, sizeof text);
    assert_string_equal(text, "two");
    assert_int_equal(query_end(&query), SQLITE_OK);
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        char sql[64];
        (void)snprintf(sql, sizeof sql, "SELECT %s", values[i]);
        query = query_begin(*state, sql);
        assert_true(query_step(&query));
        query_whole_text(&query, text, sizeof text);
        assert_string_equal(text, "");
        assert_true(query.is_bad);
        assert_int_equal(query_end(&query), SQLITE_OK);
    }
}

/* To read a long text of another encoding, every version of SQLite must allocate. */
TEST_CASE_WITH(test_no_memory_to_read_a_column, set_up, tear_down)
{
    char text[16] = "abc";
    assert_int_equal(query_run(*state, "PRAGMA encoding = 'UTF-16'"), SQLITE_OK);
    struct query query = query_begin(*state, "SELECT hex(zeroblob(4000))");
    assert_true(query_step(&query));
    scarce_memory_fail_at(1);
    assert_int_equal(query_text(&query, text, sizeof text), 0);
    assert_true(scarce_memory_stop());
    assert_string_equal(text, "");
    assert_int_equal(query_end(&query), SQLITE_NOMEM);
}

TEST_CASE_WITH(test_codes, set_up, tear_down)
{
    static const struct {
        int code;
        enum status status;
    } cases[] = {
        {SQLITE_OK, STATUS_OK},
        {SQLITE_NOMEM, STATUS_NO_MEMORY},
        {SQLITE_IOERR_NOMEM, STATUS_NO_MEMORY},
        {SQLITE_BUSY, STATUS_BUSY},
        {SQLITE_BUSY_SNAPSHOT, STATUS_BUSY},
        {SQLITE_LOCKED, STATUS_BUSY},
        {SQLITE_FULL, STATUS_FULL},
        {SQLITE_CORRUPT, STATUS_DAMAGED},
        {SQLITE_CORRUPT_INDEX, STATUS_DAMAGED},
        {SQLITE_NOTADB, STATUS_DAMAGED},
        {SQLITE_IOERR_READ, STATUS_STORAGE},
        {SQLITE_CONSTRAINT, STATUS_STORAGE},
        {SQLITE_ERROR, STATUS_STORAGE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(query_status(cases[i].code), cases[i].status);
    }
}

/* A schema with extra parts is intact, or memory ran out. */
TEST_CASE_WITH(test_no_memory_to_compare_a_schema, set_up, tear_down)
{
    sqlite3 *database = *state;
    bool has_failed = true;
    bool is_intact = false;
    assert_int_equal(schema_migrate(database), SQLITE_OK);
    assert_int_equal(query_run(database, "CREATE INDEX more ON rounds (ended)"), SQLITE_OK);
    for (long nth = 1; has_failed; nth += 1 + nth / 50) {
        is_intact = false;
        scarce_memory_fail_at(nth);
        int code = schema_is_intact(database, &is_intact);
        has_failed = scarce_memory_stop();
        assert_int_equal(is_intact, code == SQLITE_OK);
        assert_true(code == SQLITE_OK || code == SQLITE_NOMEM);
        assert_true(has_failed || nth > 1);
    }
    assert_true(is_intact);
    assert_int_equal(query_run(database, "DROP TABLE settings"), SQLITE_OK);
    assert_int_equal(schema_is_intact(database, &is_intact), SQLITE_OK);
    assert_false(is_intact);
}

RUN_TESTS(faulty_disk_set_up, NULL)
