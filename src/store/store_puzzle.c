/* SPDX-License-Identifier: MIT */
/*
 * The puzzle in progress, one row per store, replaced each time. Leaves solved ones to
 * store_rounds.c.
 *
 * A row belongs to a store as in store_unfinished.c, by a place of its own in the lock file.
 */
#include "store_state.h"

#include "trounce/memory.h"

#include <limits.h>

/* Places in the lock file, after those of rounds. */
#define PLACE_OF(session) ((1LL << 40) + (session))

/* A move is stored as its line, with this bit for a column, and its shift plus 128. */
#define COLUMN_BIT 0x80
#define SHIFT_ZERO 128
#define MOVE_BYTES 2

#define MOVES_MAX (1 << 20)

static const char *const lost = N_SAID("The puzzle under way could not be kept");

/* ---- keeping ---- */

static int write_row(struct store *store, const struct unfinished_puzzle *puzzle,
                     const unsigned char *moves)
{
    struct query query = query_begin(store->database, "INSERT OR REPLACE INTO unfinished_puzzles "
                                                      "(" LEFT_PUZZLE_COLUMNS ", session) "
                                                      "VALUES (?, ?, ?, ?, ?, ?, ?)");
    query_bind_text(&query, store->play_language.code);
    query_bind_text(&query, puzzle->code);
    query_bind(&query, puzzle->elapsed_ms);
    query_bind_bytes(&query, moves, MOVE_BYTES * puzzle->known_count);
    query_bind(&query, (int64_t)puzzle->made_count);
    query_bind(&query, puzzle->help);
    query_bind(&query, store->puzzle_session);
    (void)query_step(&query);
    return query_end(&query);
}

static int save(struct store *store, const struct unfinished_puzzle *puzzle,
                const unsigned char *moves)
{
    bool is_first = store->puzzle_session == 0;
    (void)sqlite3_busy_timeout(store->database, DATABASE_SHORT_PATIENCE_MS);
    int code = store_begin(store);
    if (code == SQLITE_OK) {
        code = is_first ? store_begin_session(store, "unfinished_puzzles", PLACE_OF(0),
                                              &store->puzzle_session)
                        : SQLITE_OK;
        code = store_commit(store, code == SQLITE_OK ? write_row(store, puzzle, moves) : code);
    }
    (void)sqlite3_busy_timeout(store->database, DATABASE_PATIENCE_MS);
    if (code != SQLITE_OK && is_first) {
        puzzle_release_session(store);
    }
    return code;
}

enum status store_keep_puzzle(struct store *store, const struct unfinished_puzzle *puzzle)
{
    bool renewed;
    unsigned char *moves = memory_new(puzzle->known_count + 1, MOVE_BYTES);
    if (!moves) {
        return store_fail(store, STATUS_NO_MEMORY, lost);
    }
    for (size_t i = 0; i < puzzle->known_count; i++) {
        const struct scrambler_move *move = &puzzle->moves[i];
        moves[MOVE_BYTES * i] = (unsigned char)(move->line | (move->is_column ? COLUMN_BIT : 0));
        moves[MOVE_BYTES * i + 1] = (unsigned char)(move->shift + SHIFT_ZERO);
    }
    enum status status = store_finish(store, save(store, puzzle, moves), lost, &renewed);
    if (renewed) {
        status = store_finish(store, save(store, puzzle, moves), lost, NULL);
    }
    memory_free(moves);
    return status;
}

/* ---- whose row ---- */

int puzzle_delete_row(struct store *store, long long session)
{
    struct query query =
        query_begin(store->database, "DELETE FROM unfinished_puzzles WHERE session = ?");
    query_bind(&query, session);
    (void)query_step(&query);
    return query_end(&query);
}

void puzzle_unlock(const struct store *store, long long session)
{
    if (session != 0) {
        database_unlock(store->lock_file, PLACE_OF(session));
    }
}

void puzzle_lock_again(const struct store *store)
{
    if (store->puzzle_session != 0) {
        (void)database_lock(store->lock_file, PLACE_OF(store->puzzle_session), 0);
    }
}

void puzzle_release_session(struct store *store)
{
    puzzle_unlock(store, store->puzzle_session);
    store->puzzle_session = 0;
}

void store_set_puzzle_aside(struct store *store)
{
    puzzle_release_session(store);
}

enum status store_drop_puzzle(struct store *store)
{
    int code =
        store->puzzle_session != 0 ? puzzle_delete_row(store, store->puzzle_session) : SQLITE_OK;
    if (code == SQLITE_OK) {
        puzzle_release_session(store);
    }
    return store_finish(store, code, N_SAID("The unfinished puzzle could not be deleted"), NULL);
}

/* ---- reading ---- */

/* Unpacks moves without checking whether the grid allows them. */
static enum status unpack_moves(const unsigned char *bytes, size_t size,
                                struct unfinished_puzzle *puzzle)
{
    puzzle->known_count = size / MOVE_BYTES;
    puzzle->moves = memory_new(puzzle->known_count + 1, sizeof *puzzle->moves);
    if (!puzzle->moves) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < puzzle->known_count; i++) {
        const unsigned char *byte = bytes + MOVE_BYTES * i;
        puzzle->moves[i] = (struct scrambler_move){.is_column = (byte[0] & COLUMN_BIT) != 0,
                                                   .line = (unsigned char)(byte[0] & ~COLUMN_BIT),
                                                   .shift = (signed char)(byte[1] - SHIFT_ZERO)};
    }
    return STATUS_OK;
}

static enum status read_puzzle(struct query *query, struct unfinished_puzzle *puzzle)
{
    char language[STORE_LANGUAGE_MAX];
    size_t size;
    record_read_language(query, language);
    query_plain_text(query, puzzle->code, sizeof puzzle->code);
    puzzle->elapsed_ms = (long)query_within(query, 0, LONG_MAX);
    const unsigned char *bytes = query_bytes(query, &size);
    puzzle->made_count = (size_t)query_within(query, 0, MOVES_MAX);
    puzzle->help = (enum puzzle_help)query_within(query, PUZZLE_UNHELPED, PUZZLE_SHOWN);
    bool is_intact = !query->is_bad && size % MOVE_BYTES == 0 &&
                     size <= (size_t)MOVE_BYTES * MOVES_MAX &&
                     puzzle->made_count <= size / MOVE_BYTES;
    return is_intact ? unpack_moves(bytes, size, puzzle) : STATUS_DAMAGED;
}

bool left_puzzle_is_valid(struct query *query, const struct play_language *play_language)
{
    struct unfinished_puzzle puzzle = {.moves = NULL};
    (void)play_language;
    enum status status = read_puzzle(query, &puzzle);
    unfinished_puzzle_deinit(&puzzle);
    query_fail_without_memory(query, status);
    return status == STATUS_OK;
}

/* Reads the newest row of the language before number `*session` (0: of all), or exactly that one if
 * `is_own`. Sets `*session` to its number, 0 when there is none. Returns SQLite's code. */
static int read_next(struct store *store, bool is_own, long long *session,
                     struct unfinished_puzzle *puzzle, enum status *status)
{
    struct query query =
        query_begin(store->database, "SELECT " LEFT_PUZZLE_COLUMNS
                                     ", session FROM unfinished_puzzles WHERE language = ?1 AND "
                                     "CASE WHEN ?3 THEN session = ?2 ELSE ?2 = 0 OR session < ?2 "
                                     "END ORDER BY session DESC LIMIT 1");
    query_bind_text(&query, store->play_language.code);
    query_bind(&query, *session);
    query_bind(&query, is_own);
    *session = 0;
    *status = STATUS_MISSING;
    if (query_step(&query)) {
        *status = read_puzzle(&query, puzzle);
        *session = sqlite3_column_int64(query.statement, sqlite3_column_count(query.statement) - 1);
    }
    int code = query_end(&query);
    if (code != SQLITE_OK) {
        unfinished_puzzle_deinit(puzzle);
    }
    return code;
}

/* Takes over the newest valid one that no other store holds; damaged ones are deleted. */
static int adopt(struct store *store, struct unfinished_puzzle *puzzle, enum status *status)
{
    long long session = 0;
    int code = read_next(store, false, &session, puzzle, status);
    while (code == SQLITE_OK && session != 0 && *status != STATUS_NO_MEMORY) {
        bool is_own = session == store->puzzle_session; /* already locked */
        bool is_free = !pending_has_puzzle(store, session) &&
                       (is_own || database_lock(store->lock_file, PLACE_OF(session), 0));
        if (is_free && *status == STATUS_OK) {
            store->puzzle_session = session;
            return code;
        }
        if (is_free) {
            store_append_news(store,
                              N_SAID("An unfinished puzzle is damaged and cannot be continued."));
            code = puzzle_delete_row(store, session);
            puzzle_unlock(store, session);
        }
        unfinished_puzzle_deinit(puzzle);
        if (code == SQLITE_OK) {
            code = read_next(store, false, &session, puzzle, status);
        }
    }
    return code;
}

enum status store_read_puzzle(struct store *store, struct unfinished_puzzle *puzzle)
{
    static const char what[] = N_SAID("The unfinished puzzle could not be read");
    struct unfinished_puzzle left = {.moves = NULL};
    enum status found = STATUS_MISSING;
    long long session = store->puzzle_session;
    int code = session != 0 ? read_next(store, true, &session, &left, &found)
                            : adopt(store, &left, &found);
    enum status status = store_finish(store, code, what, NULL);
    if (status == STATUS_OK && found == STATUS_OK) {
        *puzzle = left;
        return STATUS_OK;
    }
    if (status == STATUS_OK) {
        status = found == STATUS_MISSING ? found : store_fail(store, found, what);
    }
    return status;
}

void unfinished_puzzle_deinit(struct unfinished_puzzle *puzzle)
{
    memory_free(puzzle->moves);
    *puzzle = (struct unfinished_puzzle){.moves = NULL};
}

bool puzzle_is_own(const struct store *store, long long session)
{
    return session == store->puzzle_session || pending_has_puzzle(store, session);
}
