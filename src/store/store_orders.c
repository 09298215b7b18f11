/* SPDX-License-Identifier: MIT */
/*
 * Writes finished rounds, puzzles, settings and dropped words. Each is an order, which waits in
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

enum order_kind { ORDER_ROUND, ORDER_PUZZLE, ORDER_SETTING, ORDER_DROP, ORDER_KIND_COUNT };

struct setting {
    char key[STORE_KEY_MAX];
    bool is_there; /* false: delete it */
    char value[STORE_SETTING_MAX];
};

struct order {
    struct order *next;
    enum order_kind kind;
    char language[STORE_LANGUAGE_MAX]; /* current when it was given */
    union {
        struct finished_round round;
        struct {
            struct stored_puzzle puzzle;
            long long session; /* its row of `unfinished_puzzles`, deleted with it; 0: none */
        } puzzle;
        struct setting setting;
        char word[WRITTEN_MAX];
    } what;
};

static const char *const troubles[ORDER_KIND_COUNT] = {
    [ORDER_ROUND] = N_SAID("This round is not kept yet"),
    [ORDER_PUZZLE] = N_SAID("This puzzle is not kept yet"),
    [ORDER_SETTING] = N_SAID("A setting is not kept yet"),
    [ORDER_DROP] = N_SAID("The word is not dropped yet"),
};

/* ---- the list, oldest first ---- */

static struct order *new_order(const struct store *store, enum order_kind kind)
{
    struct order *order = memory_new(1, sizeof *order);
    if (order) {
        order->kind = kind;
        memcpy(order->language, store->spoken.code, sizeof order->language);
    }
    return order;
}

static void free_order(struct store *store, struct order *order)
{
    if (order->kind == ORDER_ROUND) {
        struct finished_round *round = &order->what.round;
        if (round->session != 0) {
            database_unlock(store->lock_file, round->session);
        }
        memory_free(round->words);
        memory_free(round->missed);
    }
    if (order->kind == ORDER_PUZZLE) {
        puzzle_unlock(store, order->what.puzzle.session);
    }
    memory_free(order);
}

/* Removes and frees the order at `*at`. */
static void remove_order(struct store *store, struct order **at)
{
    struct order *order = *at;
    *at = order->next;
    free_order(store, order);
}

static void append(struct store *store, struct order *order)
{
    struct order **at = &store->orders;
    while (*at) {
        at = &(*at)->next;
    }
    *at = order;
}

bool store_has_orders(const struct store *store)
{
    return store->orders;
}

void orders_forget(struct store *store, bool with_settings)
{
    for (struct order **at = &store->orders; *at;) {
        if (with_settings || (*at)->kind != ORDER_SETTING) {
            remove_order(store, at);
        } else {
            at = &(*at)->next;
        }
    }
}

bool orders_hold(const struct store *store, long long session)
{
    for (const struct order *order = store->orders; order; order = order->next) {
        if (order->kind == ORDER_ROUND && order->what.round.session == session) {
            return true;
        }
    }
    return false;
}

bool orders_hold_puzzle(const struct store *store, long long session)
{
    for (const struct order *order = store->orders; order; order = order->next) {
        if (order->kind == ORDER_PUZZLE && order->what.puzzle.session == session) {
            return true;
        }
    }
    return false;
}

/* ---- carrying them out ---- */

static int write_puzzle(struct store *store, const struct order *order, long long *id)
{
    int code = puzzle_insert(store, &order->what.puzzle.puzzle, order->language, id);
    return code == SQLITE_OK ? puzzle_delete_row(store, order->what.puzzle.session) : code;
}

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

static int write_order(struct store *store, const struct order *order, long long *id)
{
    switch (order->kind) {
    case ORDER_ROUND:
        return round_insert(store, &order->what.round, id);
    case ORDER_PUZZLE:
        return write_puzzle(store, order, id);
    case ORDER_SETTING:
        return write_setting(store, &order->what.setting);
    case ORDER_DROP:
        return practice_remove(store, order->what.word, order->language);
    case ORDER_KIND_COUNT:
        break;
    }
    return SQLITE_OK;
}

int orders_write(const struct store *store, struct store *to)
{
    long long id;
    int code = SQLITE_OK;
    for (const struct order *order = store->orders; order && code == SQLITE_OK;
         order = order->next) {
        code = write_order(to, order, &id);
    }
    return code;
}

/* Rounds and puzzles are on disk when this returns. */
static int write_at_once(struct store *store, struct order *order, long long *id)
{
    bool lasts = order->kind == ORDER_ROUND || order->kind == ORDER_PUZZLE;
    int code = lasts ? store_begin_lasting(store) : store_begin(store);
    if (code == SQLITE_OK) {
        code = write_order(store, order, id);
    }
    return store_commit(store, code);
}

static enum status carry_out(struct store *store, struct order *order, long long *id)
{
    const char *what = troubles[order->kind];
    bool renewed;
    enum status status = store_finish(store, write_at_once(store, order, id), what, &renewed);
    if (renewed) {
        status = store_finish(store, write_at_once(store, order, id), what, NULL);
    }
    return status;
}

/* Tries all orders, each kind in order; `ids` gets the id of the last of each kind that was
 * written. */
static enum status try_all(struct store *store, int patience_ms, long long ids[ORDER_KIND_COUNT])
{
    char trouble[STORE_TROUBLE_MAX] = "";
    bool is_stuck[ORDER_KIND_COUNT] = {false};
    enum status failed = STATUS_OK;
    for (struct order **at = &store->orders; *at && failed != STATUS_BUSY;) {
        enum order_kind kind = (*at)->kind;
        if (is_stuck[kind]) {
            at = &(*at)->next;
            continue;
        }
        (void)sqlite3_busy_timeout(store->database, patience_ms);
        enum status status = carry_out(store, *at, &ids[kind]);
        if (status == STATUS_OK) {
            remove_order(store, at);
            continue;
        }
        failed = status;
        is_stuck[kind] = true;
        memcpy(trouble, store->trouble, sizeof trouble);
        at = &(*at)->next;
    }
    (void)sqlite3_busy_timeout(store->database, DATABASE_PATIENCE_MS);
    memcpy(store->trouble, trouble, sizeof trouble);
    return failed;
}

enum status store_try_again(struct store *store, int patience_ms, long long *id)
{
    long long made[ORDER_KIND_COUNT] = {0};
    enum status status = try_all(store, patience_ms, made);
    if (id) {
        *id = made[ORDER_ROUND];
    }
    return status;
}

enum status store_settle(struct store *store, int patience_ms)
{
    enum status status = store_try_again(store, patience_ms, NULL);
    return status == STATUS_OK || unsaved_write(store) ? STATUS_OK : status;
}

/* ---- giving them ---- */

/* Takes ownership of an order and tries it after those pending. `id` may be NULL. */
static enum status give(struct store *store, struct order *order, long long *id)
{
    long long made[ORDER_KIND_COUNT] = {0};
    enum order_kind kind = order->kind;
    append(store, order);
    enum status status = try_all(store, FIRST_PATIENCE_MS, made);
    if (status == STATUS_OK && id) {
        *id = made[kind];
    }
    return status;
}

/* Without memory for an order nothing is pending. */
static enum status fail_for_memory(struct store *store)
{
    return store_fail(store, STATUS_NO_MEMORY, N_SAID("This could not be kept"));
}

enum status store_save_round(struct store *store, const struct round *round,
                             const struct round_notes *notes, const struct practice_news *practice,
                             long long *id)
{
    assert(round_phase(round) == ROUND_DONE);
    struct order *order = new_order(store, ORDER_ROUND);
    if (!order ||
        !round_finish_record(round, notes, practice, store->spoken.code, &order->what.round)) {
        memory_free(order);
        return fail_for_memory(store);
    }
    /* The order owns the row from now on: what is saved next is another round. */
    order->what.round.session = store->session;
    store->session = 0;
    return give(store, order, id);
}

enum status store_save_puzzle(struct store *store, const struct stored_puzzle *puzzle,
                              long long *id)
{
    struct order *order = new_order(store, ORDER_PUZZLE);
    if (!order) {
        return fail_for_memory(store);
    }
    order->what.puzzle.puzzle = *puzzle;
    order->what.puzzle.session = store->puzzle_session;
    store->puzzle_session = 0;
    return give(store, order, id);
}

enum status practice_drop(struct store *store, const char *text)
{
    struct order *order = new_order(store, ORDER_DROP);
    if (!order) {
        return fail_for_memory(store);
    }
    (void)record_write_word(store->spoken.alphabet, text, order->what.word);
    return give(store, order, NULL);
}

/* ---- settings ---- */

/* Returns the link to the order for a setting; the end of the list if there is none. */
static struct order **find_setting(struct store *store, const char *key)
{
    struct order **at = &store->orders;
    while (*at && ((*at)->kind != ORDER_SETTING || strcmp((*at)->what.setting.key, key) != 0)) {
        at = &(*at)->next;
    }
    return at;
}

enum status store_set_setting(struct store *store, const char *key, const char *value)
{
    assert(strlen(key) < STORE_KEY_MAX && (!value || strlen(value) < STORE_SETTING_MAX));
    struct order *order = new_order(store, ORDER_SETTING);
    if (!order) {
        return fail_for_memory(store);
    }
    struct setting *setting = &order->what.setting;
    memcpy(setting->key, key, strlen(key) + 1);
    setting->is_there = value;
    if (value) {
        memcpy(setting->value, value, strlen(value) + 1);
    }
    struct order **older = find_setting(store, key);
    if (*older) {
        remove_order(store, older);
    }
    return give(store, order, NULL);
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
    const struct order *order = *find_setting(store, key);
    const char *text = order ? order->what.setting.value : found;
    if (order) {
        is_there = order->what.setting.is_there;
    } else {
        int code = read_setting(store, key, found, &is_there);
        if (code != SQLITE_OK) {
            return store_finish(store, code, N_SAID("A setting could not be read"), NULL);
        }
    }
    store->trouble[0] = '\0';
    if (!is_there) {
        return STATUS_MISSING;
    }
    if (strlen(text) >= size) {
        return STATUS_RANGE;
    }
    memcpy(value, text, strlen(text) + 1);
    return STATUS_OK;
}
