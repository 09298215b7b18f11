/* SPDX-License-Identifier: MIT */
/*
 * Writes finished rounds, puzzles, settings and dropped words. Each is a write, which waits in
 * memory until the file takes it. Leaves the round in progress, which is saved again a second
 * later, to store_unfinished.c.
 */
#include "patience.h"
#include "practice.h"
#include "store_state.h"

#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

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

void pending_forget(struct store *store)
{
    while (store->pending) {
        remove_write(store, &store->pending);
    }
}

void pending_forget_played(struct store *store)
{
    for (struct pending_write **at = &store->pending; *at;) {
        if ((*at)->kind != PENDING_SETTING ||
            strncmp((*at)->what.setting.key, STORE_BEGUN, strlen(STORE_BEGUN)) == 0) {
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

/* What was written last of what gets an id. */
struct written {
    struct stored_round round; /* its id is 0: none */
    long long puzzle;
};

/* Finishes the row of the write's session, or makes one. */
static int finish_row(struct store *store, const struct pending_write *write,
                      struct written *written)
{
    enum session_kind kind = (enum session_kind)write->kind;
    const struct finished_round *round = write->kind == PENDING_ROUND ? &write->what.round : NULL;
    int64_t id = 0;
    int code = ids_next(store, round ? "rounds" : "puzzles", &id);
    int64_t row = write->session != 0 ? -write->session : id;
    if (code == SQLITE_OK) {
        code = round ? round_write(store, round, row, &written->round)
                     : puzzle_write(store, &write->what.puzzle, write->language, row);
    }
    code = code || row == id ? code : ids_finish(store, kind, row, id);
    if (round) {
        written->round.id = id;
        return code || !round->today[0] ? code : practice_record(store, round, id);
    }
    written->puzzle = id;
    return code;
}

/* A pending write under way. */
struct attempt {
    const struct pending_write *write;
    struct written *written;
};

/* A store_writer. Rounds and puzzles are on disk when this returns. */
static int write_at_once(struct store *store, const void *what)
{
    const struct attempt *attempt = what;
    const struct pending_write *write = attempt->write;
    int code = write->kind < PENDING_SETTING ? store_begin_durable(store) : store_begin(store);
    if (code == SQLITE_OK) {
        code = write->kind == PENDING_SETTING ? write_setting(store, &write->what.setting)
               : write->kind == PENDING_DROP
                   ? practice_remove(store, write->what.word, write->language)
                   : finish_row(store, write, attempt->written);
    }
    return store_commit(store, code);
}

int pending_write(const struct store *store, struct store *to)
{
    struct written written;
    int code = SQLITE_OK;
    for (const struct pending_write *write = store->pending; write && code == SQLITE_OK;
         write = write->next) {
        struct attempt attempt = {write, &written};
        code = write_at_once(to, &attempt);
    }
    return code;
}

/* Tries all writes, those of each kind in order; `*written` changes only for what was written. */
static enum status try_all(struct store *store, int patience_ms, struct written *written)
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
        struct written now = *written;
        struct attempt attempt = {*at, &now};
        enum status status = store_write(store, write_at_once, &attempt, troubles[kind]);
        if (status == STATUS_OK) {
            *written = now;
            remove_write(store, at);
            continue;
        }
        failed = status;
        is_stuck[kind] = true;
        trouble = store->trouble;
        at = &(*at)->next;
    }
    (void)sqlite3_busy_timeout(store->database, STORE_PATIENCE_MS);
    store->trouble = trouble;
    return failed;
}

static bool has_kind(const struct store *store, enum pending_kind kind)
{
    const struct pending_write *write = store->pending;
    while (write && write->kind != kind) {
        write = write->next;
    }
    return write;
}

enum status store_try_again(struct store *store, int patience_ms, struct stored_round *saved)
{
    struct written written = {.puzzle = 0};
    enum status status = try_all(store, patience_ms, &written);
    if (saved) {
        *saved = has_kind(store, PENDING_ROUND) ? (struct stored_round){.id = 0} : written.round;
    }
    return status;
}

/* ---- giving them ---- */

/* Takes ownership of a write, with the row of its session, and tries it after those pending.
 * Returns what became of this one: those of another kind may fail and wait. */
static enum status submit(struct store *store, struct pending_write *write, struct written *written)
{
    enum pending_kind kind = write->kind;
    if (kind < PENDING_SETTING) { /* what is saved next in this session has another row */
        write->session = store->sessions[kind];
        store->sessions[kind] = 0;
    }
    append(store, write);
    enum status status = try_all(store, STORE_PATIENCE_MS, written);
    if (has_kind(store, kind)) {
        return status;
    }
    store->trouble.format = NULL;
    return STATUS_OK;
}

/* Without memory for a write nothing is pending. */
static enum status fail_for_memory(struct store *store)
{
    return store_fail(store, STATUS_NO_MEMORY, N_("This could not be saved"));
}

enum status store_save_round(struct store *store, const struct round *round,
                             const struct round_notes *notes, const struct practice_news *practice,
                             struct stored_round *saved)
{
    struct written written;
    assert(round_phase(round) == ROUND_DONE);
    struct pending_write *write = new_write(store, PENDING_ROUND);
    if (!write || !round_finish_record(round, notes, practice, store->play_language.code,
                                       &write->what.round)) {
        memory_free(write);
        return fail_for_memory(store);
    }
    enum status status = submit(store, write, &written);
    if (status == STATUS_OK && saved) {
        *saved = written.round;
    }
    return status;
}

enum status store_save_puzzle(struct store *store, const struct stored_puzzle *puzzle,
                              long long *id)
{
    struct pending_write *write = new_write(store, PENDING_PUZZLE);
    struct written written;
    if (!write) {
        return fail_for_memory(store);
    }
    write->what.puzzle = *puzzle;
    enum status status = submit(store, write, &written);
    if (status == STATUS_OK && id) {
        *id = written.puzzle;
    }
    return status;
}

enum status practice_drop(struct store *store, const char *text)
{
    struct pending_write *write = new_write(store, PENDING_DROP);
    if (!write) {
        return fail_for_memory(store);
    }
    struct written written;
    (void)record_write_word(store->play_language.alphabet, text, write->what.word);
    return submit(store, write, &written);
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
    struct written written;
    return submit(store, write, &written);
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
