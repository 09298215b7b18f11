/* SPDX-License-Identifier: MIT */
/*
 * The puzzle in progress: a row of `puzzles` per store, replaced each time. Leaves solved ones to
 * store_rounds.c.
 */
#include "store_state.h"

#include "trounce/memory.h"

#include <limits.h>

/* A move is stored as its line, with this bit for a column, and its shift plus 128. */
#define COLUMN_BIT 0x80
#define SHIFT_ZERO 128
#define MOVE_BYTES 2

#define MOVES_MAX (1 << 20)

static const char *const lost = N_("The puzzle under way could not be saved");
static const char *const unread = N_("The unfinished puzzle could not be read");

/* ---- keeping ---- */

struct progress {
    const struct unfinished_puzzle *puzzle;
    unsigned char *moves;
};

static int write_row(struct store *store, const void *what)
{
    const struct progress *progress = what;
    const struct unfinished_puzzle *puzzle = progress->puzzle;
    struct query query = query_begin(store->database, "INSERT OR REPLACE INTO puzzles (language, "
                                                      "code, elapsed_ms, " MOVE_COLUMNS ", id) "
                                                      "VALUES (?, ?, ?, ?, ?, ?, ?)");
    query_bind_text(&query, store->play_language.code);
    query_bind_text(&query, puzzle->code);
    query_bind(&query, puzzle->elapsed_ms);
    query_bind_bytes(&query, progress->moves, MOVE_BYTES * puzzle->known_count);
    query_bind(&query, (int64_t)puzzle->made_count);
    query_bind(&query, puzzle->help);
    query_bind(&query, -store->sessions[SESSION_PUZZLE]);
    (void)query_step(&query);
    return query_end(&query);
}

enum status store_keep_puzzle(struct store *store, const struct unfinished_puzzle *puzzle)
{
    unsigned char *moves = memory_new(puzzle->known_count + 1, MOVE_BYTES);
    if (!moves) {
        return store_fail(store, STATUS_NO_MEMORY, lost);
    }
    for (size_t i = 0; i < puzzle->known_count; i++) {
        const struct scrambler_move *move = &puzzle->moves[i];
        moves[MOVE_BYTES * i] = (unsigned char)(move->line | (move->is_column ? COLUMN_BIT : 0));
        moves[MOVE_BYTES * i + 1] = (unsigned char)(move->shift + SHIFT_ZERO);
    }
    struct progress progress = {puzzle, moves};
    enum status status = session_save(store, SESSION_PUZZLE, write_row, &progress, lost);
    memory_free(moves);
    return status;
}

void store_set_puzzle_aside(struct store *store)
{
    session_release(store, SESSION_PUZZLE);
}

enum status store_drop_puzzle(struct store *store)
{
    return session_drop(store, SESSION_PUZZLE, N_("The unfinished puzzle could not be deleted"));
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

static enum status read_row(struct query *query, const struct play_language *play_language,
                            void *left)
{
    struct unfinished_puzzle *puzzle = left;
    (void)play_language;
    char language[STORE_LANGUAGE_MAX];
    size_t size;
    (void)query_within(query, 0, COLUMN_TIME_MAX_S);
    (void)query_within(query, SCRAMBLER_SIZE_MIN, SCRAMBLER_SIZE_MAX);
    query_plain_text(query, puzzle->code, sizeof puzzle->code);
    (void)query_within(query, 1, SCRAMBLER_JUMBLE_MAX);
    (void)query_within(query, 0, LONG_MAX);
    puzzle->elapsed_ms = (long)query_within(query, 0, LONG_MAX);
    (void)query_within(query, 0, 1);
    record_read_language(query, language);
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
    enum status status = read_row(query, play_language, &puzzle);
    unfinished_puzzle_deinit(&puzzle);
    query_fail_without_memory(query, status);
    return status == STATUS_OK;
}

enum status store_read_puzzle(struct store *store, struct unfinished_puzzle *puzzle)
{
    struct unfinished_puzzle left = {.moves = NULL};
    enum status status = session_read(store, SESSION_PUZZLE, "", read_row, &left, unread);
    if (status == STATUS_OK) {
        *puzzle = left;
    } else {
        unfinished_puzzle_deinit(&left);
    }
    return status;
}

enum status store_find_puzzle(struct store *store)
{
    struct unfinished_puzzle left = {.moves = NULL};
    long long session = 0;
    enum status status = session_preview(store, SESSION_PUZZLE, read_row, &left, &session, unread);
    unfinished_puzzle_deinit(&left);
    return status;
}

void unfinished_puzzle_deinit(struct unfinished_puzzle *puzzle)
{
    memory_free(puzzle->moves);
    *puzzle = (struct unfinished_puzzle){.moves = NULL};
}
