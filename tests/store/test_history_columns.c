/* SPDX-License-Identifier: MIT */
/*
 * What an import may bring in each column: whatever another history has there, it is refused, or
 * from then on everything can be read and saved.
 */
#include "goals.h"
#include "practice.h"
#include "seed.h"
#include "store_kit.h"
#include "store_state.h"
#include "test.h"

static bool append(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/* Saves two rounds, two puzzles, a word to practise and an own word, the first at this time. */
static void save_all(struct store *store, int64_t ended_unix_s)
{
    struct stored_puzzle puzzle = {.size = 4, .code = "S2345-ABCDE", .jumble_count = 3};
    for (int i = 0; i < 2; i++) {
        struct kit_round played;
        kit_play(&kit.random, 4, 4, ROUND_DONE, &played);
        played.notes.began_unix_s = ended_unix_s + 1000 * i - 200;
        played.notes.ended_unix_s = ended_unix_s + 1000 * i;
        played.notes.kind = ROUND_KIND_PLAIN;
        played.notes.date[0] = '\0';
        played.notes.counts = true;
        assert_ok(kit_save_round(store, &played, NULL));
        kit_end(&played);
        puzzle.ended_unix_s = ended_unix_s + i;
        assert_ok(store_save_puzzle(store, &puzzle, NULL));
    }
    assert_ok(store_set_own_word(store, "floof", OWN_WORD_ADDED));
    assert_false(store_has_pending(store));
}

/* Asks everything that the screens ask of a history. */
static void read_all(struct store *store)
{
    const struct history_filter all = {.any_rules = true};
    const struct history_filter counted = {.any_rules = true, .counted_only = true};
    struct stored_round rounds[8];
    struct history_statistics statistics;
    struct history_strength strengths[8];
    struct history_puzzles puzzles[SCRAMBLER_SIZE_MAX + 1];
    struct history_day days[HISTORY_MONTH_DAYS];
    struct practice_word words[8];
    struct practice_portion portion;
    struct history_pace pace;
    struct history_ghost ghost;
    struct history_feats feats;
    struct strength strength;
    struct ladder_record ladder;
    struct goal goals[GOAL_COUNT];
    long number;
    long longest;
    size_t count;
    assert_ok(history_count(store, &all, &number));
    assert_ok(history_statistics(store, &all, &statistics));
    assert_ok(history_strengths(store, &counted, 8, strengths, &count));
    assert_ok(history_strength(store, &strength));
    assert_ok(history_ladder(store, &ladder));
    assert_ok(history_pace(store, &all, 8, &pace));
    assert_ok(history_best_ghost(store, &all, 180000, &ghost));
    assert_ok(history_streak(store, "2026-11-20", &number, &longest));
    assert_ok(history_hunt_words(store, &number));
    assert_ok(history_month(store, 2026, 11, days));
    assert_ok(history_puzzles(store, puzzles));
    assert_ok(goals_read(store, goals));
    assert_ok(practice_list(store, PRACTICE_ALL, 0, 8, words, &count));
    assert_ok(practice_portion(store, "2026-11-20", kit_worth, NULL, &portion));
    assert_ok(history_list(store, &all, 0, 8, rounds, &count));
    for (size_t i = 0; i < count; i++) {
        assert_ok(history_feats(store, &rounds[i], &feats));
    }
    for (int format = 0; format < HISTORY_FORMAT_COUNT; format++) {
        assert_ok(history_export(store, (enum history_format)format, kit_write_nowhere, NULL));
    }
}

/* Values for any column, in SQL. */
static const char *const values[] = {
    "0",
    "-1",
    "1",
    "2147483647",
    "2147483648",
    "253370764799", /* the largest time */
    "9007199254740993",
    "9223372036854775807",
    "(-9223372036854775807 - 1)",
    "NULL",
    "''",
    "'x'",
    "x''",
    "x'00ff'",
    "'9999-12-31'",
    "'0000-01-01'",
    "printf('%.*c', 100000, 'a')",
    "char(1)",
    "1e300",
};

/* Imports the file, with this value in a column of all rows of a table, or of those that have the
 * largest value there, into another history. */
static void import_with(const char *path, const char *table, const char *column, const char *value,
                        bool is_all)
{
    struct history_import added;
    char sql[512];
    sqlite3 *database;
    struct store *here = kit_open(NULL);
    save_all(here, 500000);
    (void)snprintf(sql, sizeof sql,
                   "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;"
                   "UPDATE OR IGNORE %s SET %s = %s WHERE %d OR %s = (SELECT max(%s) FROM %s)",
                   table, column, value, is_all, column, column, table);
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    (void)sqlite3_exec(database, sql, NULL, NULL, NULL); /* a column may not hold such a value */
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
    enum status status = history_import(here, path, &added);
    assert_true(status == STATUS_OK || status == STATUS_DAMAGED);
    save_all(here, 900000);
    read_all(here);
    assert_int_equal(kit_number(here->database, "SELECT count(*) FROM pragma_foreign_key_check"),
                     0);
    kit_close(here);
}

/* Writes a history with a row in every table to the file. */
static void write_history(const char *path)
{
    struct store *there = kit_open(NULL);
    FILE *file = fopen(path, "wb");
    save_all(there, 700000);
    kit_sql(there->database,
            "INSERT OR REPLACE INTO practice (word, board, rows, columns, path, missed, box, due, "
            "found, learned, misses) VALUES ('tea', 'tea', 1, 3, x'000102', '2026-11-20', 1, "
            "'2026-11-20', '2026-11-20', 2, 1)");
    assert_non_null(file);
    assert_ok(history_copy(there, append, file));
    assert_int_equal(fclose(file), 0);
    kit_close(there);
}

TEST_CASE_WITH(test_any_value_in_any_column, kit_set_up_place, kit_tear_down_place)
{
    enum { VALUES = sizeof values / sizeof values[0], ROUNDS_COLUMNS_AT_LEAST = 50 };
    static const char columns_sql[] =
        "SELECT tables.name, columns.name FROM sqlite_schema AS tables, "
        "pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";
    struct store *schema = kit_open(NULL);
    size_t size;
    size_t tried = 0;
    write_history(kit.path);
    unsigned char *bytes = whole_file(kit.path, &size);
    struct query columns = query_begin(schema->database, columns_sql);
    while (query_step(&columns)) {
        const char *table = (const char *)sqlite3_column_text(columns.statement, 0);
        const char *column = (const char *)sqlite3_column_text(columns.statement, 1);
        size_t step = tests_are_thorough() ? 3 : 41;
        for (size_t i = tried++ % step; i < 2 * VALUES; i += step) {
            kit_write(kit.path, bytes, size);
            import_with(kit.path, table, column, values[i / 2], i % 2);
        }
    }
    assert_int_equal(query_end(&columns), SQLITE_OK);
    assert_true(tried > ROUNDS_COLUMNS_AT_LEAST);
    free(bytes);
    kit_close(schema);
}
