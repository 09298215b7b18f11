/* SPDX-License-Identifier: MIT */
/*
 * The round in progress: a row of `rounds` per store, saved again each second, and a row for each
 * of its words from when it is found. Leaves finished ones to store_rounds.c.
 */
#include "store_state.h"

#include "trounce/memory.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

static const char *const lost = N_("The round under way could not be saved");
static const char *const unread = N_("The unfinished round could not be read");

/* ---- keeping ---- */

static int write_row(struct store *store, const void *what)
{
    struct stored_round written;
    return round_write(store, what, -store->sessions[SESSION_ROUND], &written);
}

enum status store_save_unfinished(struct store *store, const struct round *round,
                                  const struct round_notes *notes)
{
    assert(round_phase(round) != ROUND_READY && round_phase(round) != ROUND_DONE);
    struct finished_round now;
    if (!round_finish_record(round, notes, NULL, store->play_language.code, &now)) {
        return store_fail(store, STATUS_NO_MEMORY, lost);
    }
    enum status status = session_save(store, SESSION_ROUND, write_row, &now, lost);
    memory_free(now.words);
    return status;
}

enum status store_drop_unfinished(struct store *store)
{
    return session_drop(store, SESSION_ROUND, N_("The unfinished round could not be deleted"));
}

/* ---- reading ---- */

static void unfinished_drop_words(struct unfinished *unfinished)
{
    memory_free(unfinished->words);
    unfinished->words = NULL;
    unfinished->word_count = 0;
}

/* Reads the current row, whose words belong to the round `id`. If they cannot be read, the row
 * cannot, either. Without STATUS_OK there are no words. */
static enum status read_left(struct query *query, const struct play_language *play_language,
                             int64_t id, struct unfinished *left)
{
    struct stored_round *round = &left->round;
    struct word_rows rows = {.words = NULL};
    struct board board;
    sqlite3_stmt *words = NULL;
    bool is_intact = true;
    if (!record_read(query, play_language, round) || !record_board(play_language, round, &board) ||
        !record_read_progress(query, board.alphabet, left)) {
        return STATUS_DAMAGED;
    }
    query->code = words_read(sqlite3_db_handle(query->statement), id, round, false, &board, &words,
                             &rows, &is_intact);
    (void)sqlite3_finalize(words);
    left->words = rows.words;
    left->word_count = rows.count;
    bool has_all = record_has_words(round, left->words, left->word_count) || !board.alphabet;
    enum status status = query->code != SQLITE_OK ? query_status(query->code)
                         : is_intact && has_all   ? STATUS_OK
                                                  : STATUS_DAMAGED;
    if (status != STATUS_OK) {
        unfinished_drop_words(left);
    }
    return status;
}

static enum status read_row(struct query *query, const struct play_language *play_language,
                            void *unfinished)
{
    int last = sqlite3_column_count(query->statement) - 1; /* the id */
    return read_left(query, play_language, sqlite3_column_int64(query->statement, last),
                     unfinished);
}

bool unfinished_is_valid(struct query *query, const struct play_language *play_language, int64_t id)
{
    struct unfinished left = {.words = NULL};
    enum status status = read_left(query, play_language, id, &left);
    unfinished_deinit(&left);
    query_fail_without_memory(query, status);
    return status == STATUS_OK;
}

static enum status read_unfinished(struct store *store, const char *puzzle,
                                   struct unfinished *unfinished)
{
    struct unfinished left = {.words = NULL};
    enum status status = session_read(store, SESSION_ROUND, puzzle, read_row, &left, unread);
    if (status == STATUS_OK) {
        *unfinished = left;
    } else {
        unfinished_deinit(&left);
    }
    return status;
}

enum status store_read_unfinished(struct store *store, struct unfinished *unfinished)
{
    return read_unfinished(store, "", unfinished);
}

enum status store_read_unfinished_daily(struct store *store, enum round_kind kind, const char *date,
                                        struct unfinished *unfinished)
{
    char puzzle[32];
    assert(round_kind_has_date(kind));
    (void)snprintf(puzzle, sizeof puzzle, "%s%s", round_kind_name(kind), date);
    return read_unfinished(store, puzzle, unfinished);
}

enum status store_preview_unfinished(struct store *store, long long *id,
                                     struct unfinished *unfinished)
{
    struct unfinished left = {.words = NULL};
    enum status status = session_preview(store, SESSION_ROUND, read_row, &left, id, unread);
    if (status == STATUS_OK) {
        *unfinished = left;
    } else {
        unfinished_deinit(&left);
    }
    return status;
}

enum status store_count_unfinished(struct store *store, size_t limit, size_t *count)
{
    return session_list(store, SESSION_ROUND, NULL, limit, count, unread);
}

enum status store_list_unfinished(struct store *store, struct unfinished *left, long long *ids,
                                  size_t limit, size_t *count)
{
    enum status status = session_list(store, SESSION_ROUND, ids, limit, count, unread);
    size_t read = 0;
    for (size_t i = 0; i < *count && status == STATUS_OK; i++) {
        left[read] = (struct unfinished){.words = NULL};
        enum status row = session_peek(store, SESSION_ROUND, ids[i], read_row, &left[read], unread);
        unfinished_drop_words(&left[read]);
        ids[read] = ids[i];
        read += row == STATUS_OK;
        status = row == STATUS_DAMAGED || row == STATUS_MISSING ? STATUS_OK : row;
    }
    *count = status == STATUS_OK ? read : 0;
    return status;
}

bool store_choose_unfinished(struct store *store, long long id)
{
    return session_choose(store, SESSION_ROUND, id);
}

void store_set_aside(struct store *store)
{
    session_release(store, SESSION_ROUND);
}

void unfinished_deinit(struct unfinished *unfinished)
{
    memory_free(unfinished->words);
    *unfinished = (struct unfinished){.words = NULL};
}

enum status store_restore_unfinished(const struct unfinished *unfinished,
                                     const struct challenge_friend *friend, int race_tier_max,
                                     const struct lexicon *lexicon, struct round **round)
{
    struct record_state state = {.phase = unfinished->phase,
                                 .turn = unfinished->turn,
                                 .left_ms = unfinished->left_ms,
                                 .friend = *friend,
                                 .race_tier_max = race_tier_max};
    return record_restore(&unfinished->round, &state, unfinished->words, unfinished->word_count,
                          lexicon, round);
}
