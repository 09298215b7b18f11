/* SPDX-License-Identifier: MIT */
/*
 * Whose row is whose: the round and the puzzle in progress each have a row per store. Leaves what
 * is in them to store_unfinished.c and store_puzzle.c.
 *
 * A row belongs to the store that holds the row's number in the lock file. The system releases a
 * place when its program ends, however it ends: what a killed window left is free to be taken over.
 */
#include "patience.h"
#include "schema.h"
#include "store_state.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Rows with other numbers, which only somebody else can have written, have no place in the lock
 * file and are nobody's. */
#define IS_UNDER_WAY "id BETWEEN -" COLUMN_TEXT(SCHEMA_SESSION_MAX) " AND -1"

/* The id of a row is its number with a minus sign. */
static const struct kind {
    const char *table;
    long long place; /* in the lock file, before the first number */
    const char *next;
    const char *columns;
    struct message damaged;
} kinds[SESSION_COUNT] = {
    [SESSION_ROUND] = {"rounds",
                       0,
                       "SELECT -id FROM rounds WHERE " IS_UNDER_WAY
                       " AND phase <> '" ROUND_DONE_NAME
                       "' AND ?1 IN (language, '') AND CASE ?2 WHEN '' THEN kind <> 'hunt' ELSE "
                       "kind || date = ?2 END "
                       "ORDER BY ?2 <> '' AND counts DESC, ended DESC, id LIMIT 1 OFFSET ?3",
                       RECORD_COLUMNS ", " UNFINISHED_COLUMNS,
                       {.format = N_("An unfinished round is damaged and cannot be continued.")}},
    [SESSION_PUZZLE] = {"puzzles",
                        SCHEMA_SESSION_MAX + 1,
                        "SELECT -id FROM puzzles WHERE " IS_UNDER_WAY
                        " AND ?1 IN (language, '') AND "
                        "?2 = '' ORDER BY id LIMIT 1 OFFSET ?3",
                        LEFT_PUZZLE_COLUMNS,
                        {.format = N_("An unfinished puzzle is damaged and cannot be continued.")}},
};

void session_unlock(const struct store *store, enum session_kind kind, long long session)
{
    if (session != 0) {
        database_unlock(store->lock_file, kinds[kind].place + session);
    }
}

void session_release(struct store *store, enum session_kind kind)
{
    session_unlock(store, kind, store->sessions[kind]);
    store->sessions[kind] = 0;
}

void session_lock_again(const struct store *store)
{
    for (int kind = 0; kind < SESSION_COUNT; kind++) {
        if (store->sessions[kind] != 0) {
            (void)database_lock(store->lock_file, kinds[kind].place + store->sessions[kind], 0);
        }
    }
}

/* Locks a row that is not pending, unless it is the store's own; returns whether it may be read. */
static bool hold(struct store *store, enum session_kind kind, long long session)
{
    return !pending_has(store, kind, session) &&
           (session == store->sessions[kind] ||
            database_lock(store->lock_file, kinds[kind].place + session, 0));
}

/* Deletes a row in a transaction of its own. */
static int delete_row(struct store *store, enum session_kind kind, long long session)
{
    char sql[80];
    (void)snprintf(sql, sizeof sql, "DELETE FROM %s WHERE id = ?", kinds[kind].table);
    int code = store_begin(store);
    if (code == SQLITE_OK) {
        struct query query = query_begin(store->database, sql);
        query_bind(&query, -session);
        (void)query_step(&query);
        code = store_commit(store, query_end(&query));
    }
    return code;
}

/* A store_writer. */
static int drop(struct store *store, const void *what)
{
    enum session_kind kind = *(const enum session_kind *)what;
    long long session = store->sessions[kind];
    int code = session != 0 ? delete_row(store, kind, session) : SQLITE_OK;
    if (code == SQLITE_OK) {
        session_release(store, kind);
    }
    return code;
}

enum status session_drop(struct store *store, enum session_kind kind, const char *what)
{
    return store_write(store, drop, &kind, what);
}

/* A number may still be held by a store that just dropped its row, so a few are tried. If all are
 * held, another program has locked the file. */
#define NUMBER_TRIES 64

int session_next(struct store *store, enum session_kind kind, int64_t *number)
{
    if (*number == 0) {
        char sql[128];
        (void)snprintf(sql, sizeof sql, "SELECT ifnull(-min(id), 0) FROM %s WHERE " IS_UNDER_WAY,
                       kinds[kind].table);
        int code = query_run_number(store->database, sql, number);
        if (code != SQLITE_OK) {
            return code;
        }
    }
    for (int i = 0; i < NUMBER_TRIES; i++) {
        ++*number;
        if (*number != store->sessions[kind] && hold(store, kind, *number)) {
            return SQLITE_OK;
        }
    }
    return SQLITE_BUSY;
}

static int begin_session(struct store *store, enum session_kind kind)
{
    int64_t number = 0;
    int code = session_next(store, kind, &number);
    store->sessions[kind] = code == SQLITE_OK ? number : 0;
    return code;
}

struct saving {
    enum session_kind kind;
    store_writer *write;
    const void *what;
};

/* A store_writer. */
static int save(struct store *store, const void *what)
{
    const struct saving *saving = what;
    enum session_kind kind = saving->kind;
    bool is_first = store->sessions[kind] == 0;
    (void)sqlite3_busy_timeout(store->database, STORE_SHORT_PATIENCE_MS);
    int code = store_begin(store);
    if (code == SQLITE_OK) {
        code = is_first ? begin_session(store, kind) : SQLITE_OK;
        code = store_commit(store, code == SQLITE_OK ? saving->write(store, saving->what) : code);
    }
    (void)sqlite3_busy_timeout(store->database, STORE_PATIENCE_MS);
    if (code != SQLITE_OK && is_first) {
        session_release(store, kind);
    }
    return code;
}

enum status session_save(struct store *store, enum session_kind kind, store_writer *write,
                         const void *what, const char *lost)
{
    struct saving saving = {kind, write, what};
    return store_write(store, save, &saving, lost);
}

/* With a language other than "": only rows of that. */
static int find_next(struct store *store, enum session_kind kind, const char *language,
                     const char *puzzle, int64_t offset, long long *session)
{
    struct query query = query_begin(store->database, kinds[kind].next);
    query_bind_text(&query, language);
    query_bind_text(&query, puzzle);
    query_bind(&query, offset);
    *session = query_step(&query) ? query_number(&query) : 0;
    return query_end(&query);
}

static int read_row(struct store *store, enum session_kind kind, long long session,
                    session_reader *read, void *left, enum status *status)
{
    char sql[1024];
    (void)snprintf(sql, sizeof sql, "SELECT %s FROM %s WHERE id = ?", kinds[kind].columns,
                   kinds[kind].table);
    struct query query = query_begin(store->database, sql);
    query_bind(&query, -session);
    *status = query_step(&query) ? read(&query, &store->play_language, left) : STATUS_MISSING;
    return query_end(&query);
}

static void let_go(const struct store *store, enum session_kind kind, long long session)
{
    if (session != store->sessions[kind]) {
        session_unlock(store, kind, session);
    }
}

static int adopt(struct store *store, enum session_kind kind, const char *puzzle,
                 session_reader *read, void *left, enum status *status)
{
    long long session;
    int64_t passed = 0;
    const char *language = store->play_language.code;
    *status = STATUS_MISSING;
    int code = find_next(store, kind, language, puzzle, passed, &session);
    while (code == SQLITE_OK && session != 0) {
        bool is_deleted = false;
        if (hold(store, kind, session)) {
            code = read_row(store, kind, session, read, left, status);
            if (code == SQLITE_OK && *status == STATUS_OK) {
                store->sessions[kind] = session;
                return code;
            }
            if (code == SQLITE_OK && *status == STATUS_DAMAGED) {
                store_append_news(store, "%p", message_in(&kinds[kind].damaged));
                code = delete_row(store, kind, session);
                is_deleted = true;
            }
            let_go(store, kind, session);
            if (code != SQLITE_OK || *status == STATUS_NO_MEMORY) {
                return code;
            }
            *status = STATUS_MISSING;
        }
        passed += !is_deleted;
        code = find_next(store, kind, language, puzzle, passed, &session);
    }
    return code;
}

enum status session_read(struct store *store, enum session_kind kind, const char *puzzle,
                         session_reader *read, void *left, const char *what)
{
    enum status status;
    long long own = store->sessions[kind];
    int code = own != 0 && !*puzzle ? read_row(store, kind, own, read, left, &status)
                                    : adopt(store, kind, puzzle, read, left, &status);
    if (store->sessions[kind] != own) {
        session_unlock(store, kind, own);
    }
    if (store_finish(store, code, what) != STATUS_OK) {
        return query_status(code);
    }
    bool is_read = status == STATUS_OK || status == STATUS_MISSING;
    return is_read ? status : store_fail(store, status, what);
}

enum status session_list(struct store *store, enum session_kind kind, long long *sessions,
                         size_t limit, size_t *count, const char *what)
{
    long long session;
    int code = SQLITE_OK;
    *count = 0;
    for (int64_t passed = 0; *count < limit; passed++) {
        code = find_next(store, kind, "", "", passed, &session);
        if (code != SQLITE_OK || session == 0) {
            break;
        }
        if (hold(store, kind, session)) {
            if (sessions) {
                sessions[*count] = session;
            }
            ++*count;
            let_go(store, kind, session);
        }
    }
    return store_finish(store, code, what);
}

enum status session_peek(struct store *store, enum session_kind kind, long long session,
                         session_reader *read, void *left, const char *what)
{
    enum status status;
    int code = read_row(store, kind, session, read, left, &status);
    return store_finish(store, code, what) == STATUS_OK ? status : query_status(code);
}

enum status session_preview(struct store *store, enum session_kind kind, session_reader *read,
                            void *left, long long *session, const char *what)
{
    long long own = store->sessions[kind];
    enum status status;
    if (*session != 0 && *session != own) {
        if (!hold(store, kind, *session)) {
            return STATUS_MISSING;
        }
        status = session_peek(store, kind, *session, read, left, what);
        let_go(store, kind, *session);
        return status;
    }
    status = session_read(store, kind, "", read, left, what);
    *session = store->sessions[kind];
    if (own == 0) {
        session_release(store, kind);
    }
    return status;
}

bool session_choose(struct store *store, enum session_kind kind, long long session)
{
    if (!hold(store, kind, session)) {
        return false;
    }
    if (session != store->sessions[kind]) {
        session_release(store, kind);
        store->sessions[kind] = session;
    }
    return true;
}

bool session_is_free(struct store *store, enum session_kind kind, long long session)
{
    bool is_free = session != store->sessions[kind] && hold(store, kind, session);
    if (is_free) {
        session_unlock(store, kind, session);
    }
    return is_free;
}

/* ---- the language ---- */

void store_set_language(struct store *store, const char *code, const struct alphabet *alphabet)
{
    struct play_language play_language = {.alphabet = alphabet};
    assert(strlen(code) < sizeof play_language.code);
    memcpy(play_language.code, code, strlen(code) + 1);
    store->play_language = play_language;
    session_release(store, SESSION_ROUND); /* what is in progress waits for its own language */
    session_release(store, SESSION_PUZZLE);
}

const char *store_language(const struct store *store)
{
    return store->play_language.code;
}

const char *store_begun_key(const struct store *store, char key[STORE_KEY_MAX])
{
    const char *language = store_language(store);
    bool is_english = strcmp(language, "en") == 0;
    (void)snprintf(key, STORE_KEY_MAX, STORE_BEGUN "%s%s", is_english ? "" : ".",
                   is_english ? "" : language);
    return key;
}
