/* SPDX-License-Identifier: MIT */
/*
 * Finds damage. Each row is read whole once, and queries over many rows use views without the
 * invalid ones. A large file is checked in a thread of its own, with a connection of its own. Does
 * not decide what a valid row is (see store_state.h) or what to do about damage (see store.c).
 */
#include "store_state.h"

#include "thread.h"

#include "trounce/memory.h"

#include <stdatomic.h>

/* Makes the views named in store_state.h. */
#define SOUND(name, key)                                                                           \
    "CREATE TEMP TABLE IF NOT EXISTS bad_" name " (" key ", PRIMARY KEY (" key ")) WITHOUT ROWID;" \
    "DROP VIEW IF EXISTS temp.sound_" name ";"                                                     \
    "CREATE TEMP VIEW sound_" name " AS SELECT * FROM main." name                                  \
    " WHERE +language = %Q AND (" key ") NOT IN (SELECT " key " FROM temp.bad_" name ");"          \
    "DELETE FROM temp.bad_" name ";"

static const char views[] =
    SOUND("rounds", "id") SOUND("practice", "word, language") SOUND("puzzles", "id");

static bool is_round(struct query *query, const struct play_language *play_language)
{
    struct stored_round round;
    return record_read(query, play_language, &round);
}

bool setting_is_valid(struct query *query, const struct play_language *play_language)
{
    (void)play_language;
    char name[STORE_KEY_MAX];
    char value[STORE_SETTING_MAX];
    query_whole_text(query, name, sizeof name);
    query_whole_text(query, value, sizeof value);
    return !query->is_bad;
}

/* A table, what is read of its rows, and the statement that excludes a bad row; "" where readers
 * skip it themselves. The key follows the columns. */
static const struct {
    const char *rows;
    bool (*is_valid)(struct query *query, const struct play_language *play_language);
    const char *pass_over;
    size_t count; /* offset in struct store_damage */
} tables[] = {
    {"SELECT " RECORD_COLUMNS ", id FROM rounds", is_round,
     "INSERT INTO temp.bad_rounds VALUES (?)", offsetof(struct store_damage, rounds)},
    {"SELECT " PRACTICE_COLUMNS ", word, language FROM practice", practice_is_valid,
     "INSERT INTO temp.bad_practice VALUES (?, ?)", offsetof(struct store_damage, words)},
    {"SELECT " PUZZLE_COLUMNS ", id FROM puzzles", puzzle_is_valid,
     "INSERT INTO temp.bad_puzzles VALUES (?)", offsetof(struct store_damage, puzzles)},
    {"SELECT " SETTING_COLUMNS " FROM settings", setting_is_valid, "",
     offsetof(struct store_damage, settings)},
};

#define TABLE_COUNT (sizeof tables / sizeof tables[0])

/* Excludes a bad row, whose key is its last columns. */
static int pass_over(struct store *store, const char *sql, const struct query *row)
{
    struct query query = query_begin(store->database, sql);
    if (*sql) {
        int last = sqlite3_column_count(row->statement);
        for (int i = last - sqlite3_bind_parameter_count(query.statement); i < last; i++) {
            query_bind_value(&query, sqlite3_column_value(row->statement, i));
        }
        (void)query_step(&query);
    }
    return query_end(&query);
}

/* Reads all rows of a table and counts the bad ones. */
static int read_table(struct store *store, size_t table, long *bad)
{
    int code = SQLITE_OK;
    struct query query = query_begin(store->database, tables[table].rows);
    while (code == SQLITE_OK && query_step(&query)) {
        if (!tables[table].is_valid(&query, &store->play_language)) {
            code = pass_over(store, tables[table].pass_over, &query);
            ++*bad;
        }
    }
    int end = query_end(&query);
    return code == SQLITE_OK ? end : code;
}

static int make_views(struct store *store)
{
    const char *language = store->play_language.code;
    char *sql = sqlite3_mprintf(views, language, language, language);
    int code = sql ? query_run(store->database, sql) : SQLITE_NOMEM;
    sqlite3_free(sql);
    return code;
}

int sound_look(struct store *store)
{
    /* Changes after each write by someone else; 1 or more. */
    int64_t version = 0;
    struct query query =
        query_begin_kept(store->database, "PRAGMA data_version", &store->data_version);
    if (query_step(&query)) {
        version = query_number(&query);
    }
    int code = query_end(&query);
    if (code != SQLITE_OK || version == store->looked_version) {
        return code;
    }
    struct store_damage found = {0};
    code = make_views(store);
    for (size_t i = 0; i < TABLE_COUNT && code == SQLITE_OK; i++) {
        code = read_table(store, i, (long *)(void *)((char *)&found + tables[i].count));
    }
    if (code == SQLITE_OK) {
        store->damage = found;
        store->looked_version = version;
    }
    return code;
}

void sound_forget(struct store *store)
{
    store->looked_version = 0;
}

struct query sound_query(struct store *store, const char *sql)
{
    int code = sound_look(store);
    if (code != SQLITE_OK) {
        return (struct query){.code = code};
    }
    return query_begin(store->database, sql);
}

enum status store_find_damage(struct store *store, struct store_damage *damage)
{
    enum status status =
        store_finish(store, sound_look(store), N_SAID("The history could not be read"), NULL);
    if (status == STATUS_OK) {
        *damage = store->damage;
    }
    return status;
}

/* --- the whole file --- */

/* SQLite looks at the flag after this many steps of its virtual machine. */
#define CHECK_STEPS 1000

/* The thread owns the connection until it is done, except for sqlite3_interrupt. That ends only a
 * statement that runs; the flag also ends one that is about to begin. */
struct check {
    struct thread *thread;
    sqlite3 *database;
    enum status found;
    atomic_bool is_done;
    atomic_bool is_unwanted;
};

static int is_unwanted(void *context)
{
    struct check *check = context;
    return atomic_load(&check->is_unwanted);
}

static void read_through(void *context)
{
    struct check *check = context;
    sqlite3_progress_handler(check->database, CHECK_STEPS, is_unwanted, check);
    check->found = is_unwanted(check) ? STATUS_OK : database_check(check->database);
    atomic_store(&check->is_done, true);
}

bool store_wants_check(const struct store *store)
{
    return store->path[0] != '\0' && database_is_large(store->path);
}

bool store_begin_check(struct store *store)
{
    struct check *check = store->check ? NULL : memory_new(1, sizeof *check);
    if (!check) {
        return false;
    }
    atomic_init(&check->is_done, false);
    atomic_init(&check->is_unwanted, false);
    if (database_open_reading(store->path, &check->database) == STATUS_OK) {
        check->thread = thread_start(read_through, check);
    }
    if (!check->thread) {
        (void)sqlite3_close(check->database);
        memory_free(check);
        return false;
    }
    store->check = check;
    return true;
}

bool store_is_checking(const struct store *store)
{
    return store->check && !atomic_load(&store->check->is_done);
}

bool store_check_found_damage(const struct store *store)
{
    return store->check && !store_is_checking(store) && store->check->found == STATUS_DAMAGED;
}

enum status check_end(struct store *store)
{
    struct check *check = store->check;
    if (!check) {
        return STATUS_OK;
    }
    atomic_store(&check->is_unwanted, true);
    if (!atomic_load(&check->is_done)) {
        sqlite3_interrupt(check->database);
    }
    thread_join(check->thread);
    enum status found = check->found;
    (void)sqlite3_close(check->database);
    memory_free(check);
    store->check = NULL;
    return found;
}

enum status store_end_check(struct store *store)
{
    bool is_damaged = check_end(store) == STATUS_DAMAGED;
    return store_finish(store, is_damaged ? SQLITE_CORRUPT : SQLITE_OK,
                        N_SAID("The history was checked"), NULL);
}
