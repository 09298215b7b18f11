/* SPDX-License-Identifier: MIT */
/*
 * Writes finished rounds, puzzles, settings and dropped words. Each is a write, which waits in
 * memory until the file takes it. Leaves the round in progress, which is saved again a second
 * later, to store_unfinished.c.
 */
#include "practice.h"
#include "store_state.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

/* Too short to be noticed by a player who waits for the next screen; there is another try soon. */
#define FIRST_PATIENCE_MS 250

/* The first kinds finish what has a row of its session. */
enum pending_kind {
    PENDING_ROUND = SESSION_ROUND,
    PENDING_PUZZLE = SESSION_PUZZLE,
    PENDING_SETTING,
    PENDING_DROP,
    PENDING_KIND_COUNT
};

struct setting {
    char key[STORE_KEY_MAX];
    bool is_there; /* false: delete it */
    char value[STORE_SETTING_MAX];
};

struct pending_write {
    struct pending_write *next;
    enum pending_kind kind;
    long long session;                 /* its row of that session, deleted with it; 0: none */
    char language[STORE_LANGUAGE_MAX]; /* current when it was given */
    union {
        struct finished_round round;
        struct stored_puzzle puzzle;
        struct setting setting;
        char word[WRITTEN_MAX];
    } what;
};

static const char *const troubles[PENDING_KIND_COUNT] = {
    [PENDING_ROUND] = N_("This round is not saved yet"),
    [PENDING_PUZZLE] = N_("This puzzle is not saved yet"),
    [PENDING_SETTING] = N_("A setting is not saved yet"),
    [PENDING_DROP] = N_("The word is not dropped yet"),
};

/* ---- the list, oldest first ---- */

static struct pending_write *new_write(const struct store *store, enum pending_kind kind)
{
    struct pending_write *write = memory_new(1, sizeof *write);
    if (write) {
        write->kind = kind;
        memcpy(write->language, store->play_language.code, sizeof write->language);
    }
    return write;
}

/* Removes and frees the write at `*at`. */
static void remove_write(struct store *store, struct pending_write **at)
{
    struct pending_write *write = *at;
    *at = write->next;
    if (write->kind == PENDING_ROUND) {
        memory_free(write->what.round.words);
        memory_free(write->what.round.missed);
    }
    session_unlock(store, (enum session_kind)write->kind, write->session);
    memory_free(write);
}

static void append(struct store *store, struct pending_write *write)
{
    struct pending_write **at = &store->pending;
    while (*at) {
        at = &(*at)->next;
    }
    *at = write;
}

bool store_has_pending(const struct store *store)
{
    return store->pending;
}

void pending_forget(struct store *store, bool with_settings)
{
    for (struct pending_write **at = &store->pending; *at;) {
        if (with_settings || (*at)->kind != PENDING_SETTING) {
            remove_write(store, at);
        } else {
            at = &(*at)->next;
        }
    }
}

bool pending_has_contents(const struct store *store)
{
    for (const struct pending_write *write = store->pending; write; write = write->next) {
        if (write->kind == PENDING_SETTING ? write->what.setting.is_there
                                           : write->kind != PENDING_DROP) {
            return true;
        }
    }
    return false;
}

bool pending_has(const struct store *store, enum session_kind kind, long long session)
{
    const struct pending_write *write = store->pending;
    while (write && ((int)write->kind != (int)kind || write->session != session)) {
        write = write->next;
    }
    return write;
}

/* ---- carrying them out ---- */

static int write_setting(struct store *store, const struct setting *setting)
{
    struct query query = query_begin(
        store->database, setting->is_there
                             ? "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT "
                               "(name) DO UPDATE SET value = excluded.value WHERE value <> "
                               "excluded.value"
                             : "DELETE FROM settings WHERE name = ?");
    query_bind_text(&query, setting->key);
    if (setting->is_there) {
        query_bind_text(&query, setting->value);
    }
    (void)query_step(&query);
    return query_end(&query);
}

static int run_write(struct store *store, const struct pending_write *write, long long *id)
{
    int code = SQLITE_OK;
    switch (write->kind) {
    case PENDING_ROUND:
        code = round_insert(store, &write->what.round, id);
        break;
    case PENDING_PUZZLE:
        code = puzzle_insert(store, &write->what.puzzle, write->language, id);
        break;
    case PENDING_SETTING:
        return write_setting(store, &write->what.setting);
    case PENDING_DROP:
        return practice_remove(store, write->what.word, write->language);
    case PENDING_KIND_COUNT:
        break;
    }
    bool has_row = code == SQLITE_OK && write->session != 0;
    return has_row ? session_delete(store, (enum session_kind)write->kind, write->session) : code;
}

int pending_write(const struct store *store, struct store *to)
{
    long long id;
    int code = SQLITE_OK;
    for (const struct pending_write *write = store->pending; write && code == SQLITE_OK;
         write = write->next) {
        code = run_write(to, write, &id);
    }
    return code;
}

/* A pending write under way; `id` gets that of its row. */
struct attempt {
    const struct pending_write *write;
    long long *id;
};

/* A store_writer. Rounds and puzzles are on disk when this returns. */
static int write_at_once(struct store *store, const void *what)
{
    const struct attempt *attempt = what;
    int code =
        attempt->write->kind < PENDING_SETTING ? store_begin_durable(store) : store_begin(store);
    if (code == SQLITE_OK) {
        code = run_write(store, attempt->write, attempt->id);
    }
    return store_commit(store, code);
}

/* Tries all writes, those of each kind in order; `ids` gets the id of the last of each kind that
 * was written. */
static enum status try_all(struct store *store, int patience_ms, long long ids[PENDING_KIND_COUNT])
{
    struct message trouble = {.format = NULL};
    bool is_stuck[PENDING_KIND_COUNT] = {false};
    enum status failed = STATUS_OK;
    for (struct pending_write **at = &store->pending; *at && failed != STATUS_BUSY;) {
        enum pending_kind kind = (*at)->kind;
        if (is_stuck[kind]) {
            at = &(*at)->next;
            continue;
        }
        (void)sqlite3_busy_timeout(store->database, patience_ms);
        struct attempt attempt = {*at, &ids[kind]};
        enum status status = store_write(store, write_at_once, &attempt, troubles[kind]);
        if (status == STATUS_OK) {
            remove_write(store, at);
            continue;
        }
        failed = status;
        is_stuck[kind] = true;
        trouble = store->trouble;
        at = &(*at)->next;
    }
    (void)sqlite3_busy_timeout(store->database, DATABASE_PATIENCE_MS);
    store->trouble = trouble;
    return failed;
}

enum status store_try_again(struct store *store, int patience_ms, long long *id)
{
    long long made[PENDING_KIND_COUNT] = {0};
    enum status status = try_all(store, patience_ms, made);
    if (id) {
        *id = made[PENDING_ROUND];
    }
    return status;
}

/* ---- giving them ---- */

/* Takes ownership of a write, with the row of its session, and tries it after those pending. `id`
 * may be NULL. */
static enum status submit(struct store *store, struct pending_write *write, long long *id)
{
    long long made[PENDING_KIND_COUNT] = {0};
    enum pending_kind kind = write->kind;
    if (kind < PENDING_SETTING) { /* what is saved next in this session has another row */
        write->session = store->sessions[kind];
        store->sessions[kind] = 0;
    }
    append(store, write);
    enum status status = try_all(store, FIRST_PATIENCE_MS, made);
    if (status == STATUS_OK && id) {
        *id = made[kind];
    }
    return status;
}

/* Without memory for a write nothing is pending. */
static enum status fail_for_memory(struct store *store)
{
    return store_fail(store, STATUS_NO_MEMORY, N_("This could not be saved"));
}

enum status store_save_round(struct store *store, const struct round *round,
                             const struct round_notes *notes, const struct practice_news *practice,
                             long long *id)
{
    assert(round_phase(round) == ROUND_DONE);
    struct pending_write *write = new_write(store, PENDING_ROUND);
    if (!write || !round_finish_record(round, notes, practice, store->play_language.code,
                                       &write->what.round)) {
        memory_free(write);
        return fail_for_memory(store);
    }
    return submit(store, write, id);
}

enum status store_save_puzzle(struct store *store, const struct stored_puzzle *puzzle,
                              long long *id)
{
    struct pending_write *write = new_write(store, PENDING_PUZZLE);
    if (!write) {
        return fail_for_memory(store);
    }
    write->what.puzzle = *puzzle;
    return submit(store, write, id);
}

enum status practice_drop(struct store *store, const char *text)
{
    struct pending_write *write = new_write(store, PENDING_DROP);
    if (!write) {
        return fail_for_memory(store);
    }
    (void)record_write_word(store->play_language.alphabet, text, write->what.word);
    return submit(store, write, NULL);
}

/* ---- settings ---- */

/* Returns the link to the write for a setting; the end of the list if there is none. */
static struct pending_write **find_setting(struct store *store, const char *key)
{
    struct pending_write **at = &store->pending;
    while (*at && ((*at)->kind != PENDING_SETTING || strcmp((*at)->what.setting.key, key) != 0)) {
        at = &(*at)->next;
    }
    return at;
}

enum status store_set_setting(struct store *store, const char *key, const char *value)
{
    assert(strlen(key) < STORE_KEY_MAX && (!value || strlen(value) < STORE_SETTING_MAX));
    struct pending_write *write = new_write(store, PENDING_SETTING);
    if (!write) {
        return fail_for_memory(store);
    }
    struct setting *setting = &write->what.setting;
    memcpy(setting->key, key, strlen(key) + 1);
    setting->is_there = value;
    if (value) {
        memcpy(setting->value, value, strlen(value) + 1);
    }
    struct pending_write **older = find_setting(store, key);
    if (*older) {
        remove_write(store, older);
    }
    return submit(store, write, NULL);
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

/* Reads a setting from the file; `*is_there` is false if it is missing or invalid. */
static int read_setting(struct store *store, const char *key, char found[STORE_SETTING_MAX],
                        bool *is_there)
{
    struct query query = query_begin(store->database, "SELECT value FROM settings WHERE name = ?");
    query_bind_text(&query, key);
    *is_there = query_step(&query);
    if (*is_there) {
        query_whole_text(&query, found, STORE_SETTING_MAX);
        *is_there = !query.is_bad;
    }
    return query_end(&query);
}

enum status store_get_setting(struct store *store, const char *key, char *value, size_t size)
{
    char found[STORE_SETTING_MAX];
    bool is_there = false;
    const struct pending_write *write = *find_setting(store, key);
    const char *text = write ? write->what.setting.value : found;
    if (write) {
        is_there = write->what.setting.is_there;
    } else {
        int code = read_setting(store, key, found, &is_there);
        if (code != SQLITE_OK) {
            return store_finish(store, code, N_("A setting could not be read"));
        }
    }
    store->trouble.format = NULL;
    if (!is_there) {
        return STATUS_MISSING;
    }
    if (strlen(text) >= size) {
        return STATUS_RANGE;
    }
    memcpy(value, text, strlen(text) + 1);
    return STATUS_OK;
}
