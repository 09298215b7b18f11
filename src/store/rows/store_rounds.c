/* SPDX-License-Identifier: MIT */
/*
 * Saves, reads and restores finished rounds and puzzles. Leaves lists and statistics to history.c.
 */
#include "practice.h"
#include "store_state.h"

#include "trounce/memory.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* ---- keeping ---- */

/* Copies the words of all sides; false without memory. */
static bool copy_words(const struct round *round, struct finished_round *finished)
{
    size_t count = 0;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        count += round_word_count(round, side);
    }
    finished->words = memory_new(count, sizeof *finished->words);
    if (!finished->words) {
        return false;
    }
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < round_word_count(round, side); i++) {
            const struct round_word *word = round_word(round, side, i);
            struct stored_word *copy = &finished->words[finished->word_count++];
            *copy = (struct stored_word){side,           word->letters, word->points,
                                         word->found_ms, word->path,    ""};
            memcpy(copy->text, word->text, (size_t)word->letters + 1);
        }
    }
    return true;
}

static bool copy_practice(const struct practice_news *practice, struct finished_round *finished)
{
    memcpy(finished->today, practice->today, sizeof finished->today);
    finished->missed = memory_new(practice->missed_count, sizeof *finished->missed);
    if (!finished->missed) {
        return false;
    }
    for (size_t i = 0; i < practice->missed_count; i++) {
        finished->missed[i] = practice->missed[i];
    }
    finished->missed_count = practice->missed_count;
    return true;
}

bool round_finish_record(const struct round *round, const struct round_notes *notes,
                         const struct practice_news *practice, const char *language,
                         struct finished_round *finished)
{
    *finished = (struct finished_round){.alphabet = *round_board(round)->alphabet,
                                        .phase = round_phase(round),
                                        .turn = round_turn(round),
                                        .left_ms = round_left_ms(round)};
    record_make(round, notes, language, &finished->record);
    if (!copy_words(round, finished) || (practice && !copy_practice(practice, finished))) {
        memory_free(finished->words);
        return false;
    }
    return true;
}

/* Sets `*found` to whether there is a round of that language, date and kind that counts. */
static int find_date(struct store *store, const struct stored_round *record, bool *found)
{
    struct query query = query_begin(
        store->database, "SELECT 1 FROM rounds WHERE language = ? AND date = ? AND kind = ? AND "
                         "date <> '' AND counts AND id > 0");
    query_bind_text(&query, record->language);
    query_bind_text(&query, record->notes.date);
    query_bind_text(&query, round_kind_name(record->notes.kind));
    *found = query_step(&query);
    return query_end(&query);
}

/* The number of words of each length, "4:12 5:3". */
#define LENGTHS_TEXT 512

/* Words of this many letters and more count for goals. */
#define LONG_WORD 6

/* Binds the number of the player's words of each length ("4:12 5:3"), the first of the longest, and
 * how many are long. `lengths` and `longest` are borrowed until query_end. */
static void bind_statistics(struct query *query, const struct finished_round *finished,
                            char lengths[LENGTHS_TEXT], char longest[WRITTEN_MAX])
{
    int counts[STORE_WORD_MAX] = {0};
    int letters = 0;
    int sixes = 0;
    lengths[0] = longest[0] = '\0';
    for (size_t i = 0; i < finished->word_count && finished->words[i].side == SIDE_PLAYER; i++) {
        const struct stored_word *word = &finished->words[i];
        counts[word->letters]++;
        sixes += word->letters >= LONG_WORD;
        if (word->letters > letters) {
            letters = word->letters;
            (void)record_write_word(&finished->alphabet, word->text, longest);
        }
    }
    size_t used = 0;
    for (int i = 1; i < STORE_WORD_MAX; i++) {
        if (counts[i] > 0 && used < LENGTHS_TEXT) {
            used += (size_t)snprintf(lengths + used, LENGTHS_TEXT - used, "%s%d:%d",
                                     used > 0 ? " " : "", i, counts[i]);
        }
    }
    query_bind_text(query, lengths);
    query_bind_text(query, longest);
    query_bind(query, sixes);
}

static int write_record(struct store *store, const struct stored_round *record,
                        const struct finished_round *finished, int64_t id)
{
    char lengths[LENGTHS_TEXT];
    char longest[WRITTEN_MAX];
    char hint[WRITTEN_MAX];
    struct query query =
        query_begin_kept(store->database,
                         "INSERT INTO rounds (id, " RECORD_COLUMNS ", " PROGRESS_COLUMNS
                         ", " STATISTICS_COLUMNS ") VALUES (?, " RECORD_VALUES
                         ", ?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT (id) DO UPDATE SET " RECORD_AGAIN
                         ", " PROGRESS_AGAIN ", " STATISTICS_AGAIN,
                         &store->keep);
    query_bind(&query, id);
    record_bind(&query, record);
    record_bind_progress(&query, finished, hint);
    bind_statistics(&query, finished, lengths, longest);
    (void)query_step(&query);
    return query_end(&query);
}

static int delete_words(struct store *store, int64_t id)
{
    struct query query = query_begin(store->database, "DELETE FROM words WHERE round = ?");
    query_bind(&query, id);
    (void)query_step(&query);
    return query_end(&query);
}

/* Counts the words of each side that the row has already: none, once those of another round, or
 * with other points, are deleted. */
static int count_words(struct store *store, const struct finished_round *finished, int64_t id,
                       size_t there[SIDE_COUNT])
{
    size_t first[SIDE_COUNT + 1] = {0};
    bool is_other = false;
    for (size_t i = 0; i < finished->word_count; i++) {
        first[finished->words[i].side + 1]++;
    }
    for (int side = 0; side < SIDE_COUNT; side++) {
        first[side + 1] += first[side];
    }
    memset(there, 0, SIDE_COUNT * sizeof *there);
    struct query query =
        query_begin(store->database, "SELECT side, letters, points, path FROM words WHERE round = "
                                     "? ORDER BY side, place");
    query_bind(&query, id);
    while (!is_other && query_step(&query)) {
        size_t length;
        int side = (int)query_within(&query, 0, SIDE_COUNT - 1);
        int letters = (int)query_number(&query);
        long points = (long)query_number(&query);
        const unsigned char *cells = query_bytes(&query, &length);
        size_t place = first[side] + there[side]++;
        const struct stored_word *word = place < first[side + 1] ? &finished->words[place] : NULL;
        is_other = !word || word->letters != letters || word->points != points ||
                   (size_t)word->path.length != length ||
                   memcmp(word->path.cells, cells, length) != 0;
    }
    int code = query_end(&query);
    if (is_other && code == SQLITE_OK) {
        memset(there, 0, SIDE_COUNT * sizeof *there);
        code = delete_words(store, id);
    }
    return code;
}

static int write_words(struct store *store, const struct finished_round *finished, int64_t id)
{
    size_t places[SIDE_COUNT] = {0};
    size_t there[SIDE_COUNT];
    int code = count_words(store, finished, id, there);
    if (code != SQLITE_OK) {
        return code;
    }
    struct query query =
        query_begin(store->database, "INSERT INTO words (round, side, place, word, letters, "
                                     "points, path, found_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (size_t i = 0; i < finished->word_count; i++) {
        const struct stored_word *word = &finished->words[i];
        size_t place = places[word->side]++;
        char written[WRITTEN_MAX];
        if (place < there[word->side]) {
            continue;
        }
        query_bind(&query, id);
        query_bind(&query, word->side);
        query_bind(&query, (int64_t)place);
        query_bind_text(&query, record_write_word(&finished->alphabet, word->text, written));
        query_bind(&query, word->letters);
        query_bind(&query, word->points);
        query_bind_bytes(&query, word->path.cells, (size_t)word->path.length);
        query_bind_or_null(&query, word->found_ms);
        (void)query_step(&query);
        query_again(&query);
    }
    return query_end(&query);
}

int round_write(struct store *store, const struct finished_round *finished, int64_t id,
                struct stored_round *written)
{
    struct round_notes *notes = &written->notes;
    bool played = false;
    *written = finished->record;
    int code = SQLITE_OK;
    if (finished->phase == ROUND_DONE) {
        code = find_date(store, written, &played);
        notes->counts &= !played && notes->kind != ROUND_KIND_CUSTOM &&
                         notes->kind != ROUND_KIND_PRACTICE && notes->kind != ROUND_KIND_GHOST;
    }
    code = code ? code : write_record(store, written, finished, id);
    return code ? code : write_words(store, finished, id);
}

int puzzle_write(struct store *store, const struct stored_puzzle *puzzle, const char *language,
                 int64_t id)
{
    struct query query =
        query_begin(store->database, "INSERT OR REPLACE INTO puzzles (" PUZZLE_COLUMNS
                                     ", id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    query_bind_within(&query, puzzle->ended_unix_s, 0, COLUMN_TIME_MAX_S);
    query_bind_within(&query, puzzle->size, SCRAMBLER_SIZE_MIN, SCRAMBLER_SIZE_MAX);
    query_bind_text(&query, puzzle->code);
    query_bind_within(&query, puzzle->jumble_count, 1, SCRAMBLER_JUMBLE_MAX);
    query_bind_within(&query, puzzle->move_count, 0, COLUMN_MOST);
    query_bind_within(&query, puzzle->elapsed_ms, 0, COLUMN_MOST);
    query_bind(&query, puzzle->shown);
    query_bind_text(&query, language);
    query_bind(&query, id);
    (void)query_step(&query);
    return query_end(&query);
}

bool puzzle_is_valid(struct query *query, const struct play_language *play_language)
{
    char code[SCRAMBLER_CODE_MAX];
    char language[STORE_LANGUAGE_MAX];
    (void)play_language;
    (void)query_within(query, 0, COLUMN_TIME_MAX_S);
    (void)query_within(query, SCRAMBLER_SIZE_MIN, SCRAMBLER_SIZE_MAX);
    query_plain_text(query, code, sizeof code);
    (void)query_within(query, 1, SCRAMBLER_JUMBLE_MAX); /* a solution may be that short */
    (void)query_within(query, 0, LONG_MAX);
    (void)query_within(query, 0, LONG_MAX);
    (void)query_within(query, 0, 1);
    record_read_language(query, language);
    return !query->is_bad;
}

/* ---- reading ---- */

static int read_record(sqlite3 *database, const struct play_language *play_language, long long id,
                       struct round_statements *statements, struct stored_round *record,
                       bool *found, bool *is_intact)
{
    struct query query = query_begin_kept(
        database, "SELECT " RECORD_COLUMNS " FROM rounds WHERE id = ?", &statements->record);
    query_bind(&query, id);
    *found = query_step(&query);
    if (*found) {
        *is_intact = record_read(&query, play_language, record);
        record->id = id;
    }
    return query_end(&query);
}

/* Reads a row; false if it is no word on the board. What a word of a round under way is worth
 * follows from its path: rows from older versions say nothing else. */
static bool read_word(struct query *query, const struct stored_round *record, bool is_done,
                      const struct board *board, struct stored_word *word)
{
    char written[WRITTEN_MAX];
    size_t length;
    *word = (struct stored_word){.side = (enum side)query_within(query, 0, SIDE_COUNT - 1)};
    query_name(query, written, sizeof written);
    word->letters = (int)query_within(query, is_done, STORE_WORD_MAX - 1);
    word->points = (int)query_within(query, 0, RECORD_POINTS_MAX);
    const unsigned char *cells = query_bytes(query, &length);
    word->found_ms = (long)query_within_or_null(query, 0, LONG_MAX);
    if (query->is_bad || !record_path(cells, length, board, &word->path)) {
        return false;
    }
    bool is_it = record_word_is_of(written, &word->path, board, word->text);
    if (is_done || !board->alphabet) {
        return !is_done ||
               (is_it && (!board->alphabet || (int)strlen(word->text) == word->letters));
    }
    word->letters = (int)strlen(word->text);
    word->points = scoring_points(record->rules, board_cell_count(board), word->letters);
    return true;
}

int words_read(sqlite3 *database, int64_t id, const struct stored_round *record, bool is_done,
               const struct board *board, sqlite3_stmt **kept, struct word_rows *rows,
               bool *is_intact)
{
    struct query query =
        query_begin_kept(database,
                         "SELECT side, word, letters, points, path, found_ms FROM words "
                         "WHERE round = ? ORDER BY side, place",
                         kept);
    query_bind(&query, id);
    while (query_step(&query)) {
        void *words = rows->words;
        bool has_room =
            memory_reserve(&words, &rows->capacity, rows->count, sizeof *rows->words) != 0;
        rows->words = words;
        if (!has_room) {
            (void)query_end(&query);
            return SQLITE_NOMEM;
        }
        *is_intact =
            read_word(&query, record, is_done, board, &rows->words[rows->count]) && *is_intact;
        rows->count++;
    }
    return query_end(&query);
}

/* Reads a round and its words, which the caller owns. Sets `*is_intact` to whether they are valid
 * and match. */
static int read_round(sqlite3 *database, const struct play_language *play_language, long long id,
                      struct round_statements *statements, struct stored_round *record,
                      struct word_rows *rows, bool *found, bool *is_intact)
{
    struct board board;
    *found = *is_intact = false;
    int code = read_record(database, play_language, id, statements, record, found, is_intact);
    if (code == SQLITE_OK && *is_intact && record_board(play_language, record, &board)) {
        code = words_read(database, id, record, true, &board, &statements->words, rows, is_intact);
    }
    *is_intact =
        code == SQLITE_OK && *is_intact && record_has_words(record, rows->words, rows->count);
    return code;
}

enum status store_load_round(struct store *store, long long id, struct stored_round *round,
                             struct stored_word **words, size_t *count)
{
    static const char what[] = N_("The round could not be read");
    struct stored_round record;
    struct word_rows rows = {.words = NULL};
    bool found;
    bool is_intact;
    struct round_statements statements = {.record = NULL};
    int code = read_round(store->database, &store->play_language, id, &statements, &record, &rows,
                          &found, &is_intact);
    round_statements_end(&statements);
    if (is_intact && strcmp(record.language, store->play_language.code) != 0) {
        found = is_intact = false;
    }
    enum status status = store_finish(store, code, what);
    if (status == STATUS_OK && !is_intact) {
        status = store_fail(store, found ? STATUS_DAMAGED : STATUS_MISSING, what);
    }
    if (status != STATUS_OK) {
        memory_free(rows.words);
        return status;
    }
    *round = record;
    *words = rows.words;
    *count = rows.count;
    return STATUS_OK;
}

void round_statements_end(struct round_statements *statements)
{
    (void)sqlite3_finalize(statements->record);
    (void)sqlite3_finalize(statements->words);
}

int round_validate(sqlite3 *database, const struct play_language *play_language, long long id,
                   struct round_statements *statements, bool *is_valid)
{
    struct stored_round record;
    struct word_rows rows = {.words = NULL};
    bool found;
    int code =
        read_round(database, play_language, id, statements, &record, &rows, &found, is_valid);
    memory_free(rows.words);
    return code;
}

enum status store_restore_round(const struct stored_round *stored, const struct stored_word *words,
                                size_t count, const struct lexicon *lexicon, struct round **round)
{
    struct record_state state = {.phase = ROUND_DONE,
                                 .turn = mode_traits(stored->mode)->seats == 2 ? SIDE_SECOND
                                                                               : SIDE_PLAYER};
    return record_restore(stored, &state, words, count, lexicon, round);
}
