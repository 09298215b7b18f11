/* SPDX-License-Identifier: MIT */
/*
 * The round in progress, one row per store, replaced each time. Leaves finished ones to
 * store_rounds.c.
 */
#include "store_state.h"

#include "trounce/memory.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

/* A word is packed as its side, the number of its cells, and the cells. The times of the words, in
 * the same order, are packed apart, as older versions kept none: the milliseconds of each, -1 for
 * not known, in bytes from the most significant one on; no bytes at all: none is known. */
#define PACKED_HEAD 2
#define PACKED_TIME 8

static const char *const lost = N_("The round under way could not be saved");
static const char *const unread = N_("The unfinished round could not be read");

static const char *const hint_names[HINT_STEP_COUNT] = {[HINT_LENGTHS] = "lengths",
                                                        [HINT_FIRST] = "first",
                                                        [HINT_SECOND] = "second",
                                                        [HINT_PATH] = "path"};

/* Returns false when there is no such step. */
static bool read_hint_step(const char *name, enum hint_step *step)
{
    for (int i = 0; i < HINT_STEP_COUNT; i++) {
        if (strcmp(hint_names[i], name) == 0) {
            *step = (enum hint_step)i;
            return true;
        }
    }
    return false;
}

/* ---- packing ---- */

static unsigned char *pack_time(unsigned char *at, long time_ms)
{
    uint64_t value = (uint64_t)(int64_t)time_ms;
    for (int i = PACKED_TIME - 1; i >= 0; i--) {
        at[i] = (unsigned char)value;
        value >>= 8;
    }
    return at + PACKED_TIME;
}

/* Returns false for a time that no word has. */
static bool unpack_time(const unsigned char *at, long *time_ms)
{
    uint64_t value = 0;
    for (int i = 0; i < PACKED_TIME; i++) {
        value = value << 8 | at[i];
    }
    bool is_known = value <= LONG_MAX;
    *time_ms = is_known ? (long)value : -1;
    return is_known || value == UINT64_MAX;
}

/* Packs the words and, in the same piece of memory, their times after them. */
static enum status pack_words(const struct round *round, unsigned char **bytes, size_t *size,
                              size_t *times_size)
{
    size_t packed_size = 0;
    size_t count = 0;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        count += round_word_count(round, side);
        for (size_t i = 0; i < round_word_count(round, side); i++) {
            packed_size += PACKED_HEAD + (size_t)round_word(round, side, i)->path.length;
        }
    }
    unsigned char *packed = memory_new(packed_size + count * PACKED_TIME, 1);
    if (!packed) {
        return STATUS_NO_MEMORY;
    }
    unsigned char *at = packed;
    unsigned char *times = packed + packed_size;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < round_word_count(round, side); i++) {
            const struct round_word *word = round_word(round, side, i);
            const struct path *path = &word->path;
            times = pack_time(times, word->found_ms);
            *at++ = (unsigned char)side;
            *at++ = (unsigned char)path->length;
            memcpy(at, path->cells, (size_t)path->length);
            at += path->length;
        }
    }
    *bytes = packed;
    *size = packed_size;
    *times_size = count * PACKED_TIME;
    return STATUS_OK;
}

/* Counts the packed words; false when the data is invalid. */
static bool count_packed(const unsigned char *bytes, size_t size, size_t *count)
{
    size_t found = 0;
    for (size_t at = 0; at < size; found++) {
        if (size - at < PACKED_HEAD || size - at - PACKED_HEAD < bytes[at + 1] ||
            bytes[at] >= SIDE_COUNT) {
            return false;
        }
        at += PACKED_HEAD + bytes[at + 1];
    }
    *count = found;
    return true;
}

/* Words that both of two players found count for neither once both turns are over. */
static void clear_shared_points(const struct unfinished *left, struct stored_word *words,
                                size_t count)
{
    if (mode_traits(left->round.mode)->seats == 1 || left->round.shared_count ||
        left->phase != ROUND_COMPUTER) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < count && words[i].side == SIDE_PLAYER; j++) {
            if (words[j].side == SIDE_SECOND && strcmp(words[i].text, words[j].text) == 0) {
                words[i].points = 0;
                words[j].points = 0;
            }
        }
    }
}

/* Unpacks a word on the board; without an alphabet only its path is known. */
static bool unpack_word(const unsigned char *bytes, enum rules rules, const struct board *board,
                        struct stored_word *word)
{
    char text[PATH_LETTERS_MAX + 1] = "";
    word->side = (enum side)bytes[0];
    if (!record_path(bytes + PACKED_HEAD, bytes[1], board, &word->path)) {
        return false;
    }
    if (board->alphabet) {
        word->letters = path_spell(&word->path, board, text);
        memcpy(word->text, text, (size_t)word->letters + 1);
        word->points = scoring_points(rules, board_cell_count(board), word->letters);
    }
    return true;
}

/* A row of `unfinished` as bytes, which live as long as it. */
struct packed {
    const unsigned char *words;
    size_t size;
    const unsigned char *times;
    size_t times_size;
};

/* Unpacks the words on the board of the record, and reads the word that hints are about.
 * STATUS_DAMAGED, STATUS_NO_MEMORY. */
static enum status unpack_words(const struct packed *packed, const char *hint_word,
                                const struct play_language *play_language, struct unfinished *left)
{
    const unsigned char *bytes = packed->words;
    struct board board;
    size_t count;
    if (!record_board(play_language, &left->round, &board) ||
        !count_packed(bytes, packed->size, &count) ||
        (packed->times_size != 0 && packed->times_size != count * PACKED_TIME) ||
        (board.alphabet &&
         !record_encode_word(board.alphabet, hint_word, left->round.notes.hint_word))) {
        return STATUS_DAMAGED;
    }
    struct stored_word *words = memory_new(count, sizeof *words);
    if (!words) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        words[i].found_ms = -1;
        if (!unpack_word(bytes, left->round.rules, &board, &words[i]) ||
            (packed->times_size != 0 &&
             !unpack_time(packed->times + i * PACKED_TIME, &words[i].found_ms))) {
            memory_free(words);
            return STATUS_DAMAGED;
        }
        bytes += PACKED_HEAD + bytes[1];
    }
    clear_shared_points(left, words, count);
    if (board.alphabet && !record_has_words(&left->round, words, count)) {
        memory_free(words);
        return STATUS_DAMAGED;
    }
    left->words = words;
    left->word_count = count;
    return STATUS_OK;
}

/* ---- keeping ---- */

/* A player's turn resumes from a pause. */
static const char *phase_name(enum round_phase phase)
{
    return phase == ROUND_COMPUTER ? "computer" : phase == ROUND_HANDOVER ? "curtain" : "player";
}

struct progress {
    const struct round *round;
    struct stored_round record;
    unsigned char *words; /* and their times */
    size_t size;          /* of the words */
    size_t times_size;
};

static int write_row(struct store *store, const void *what)
{
    const struct progress *progress = what;
    const struct stored_round *record = &progress->record;
    const struct round *round = progress->round;
    char hint[WRITTEN_MAX];
    struct query query = query_begin_kept(
        store->database,
        "INSERT OR REPLACE INTO unfinished (session, " RECORD_COLUMNS ", " UNFINISHED_COLUMNS
        ") VALUES (?, " RECORD_VALUES ", ?, ?, ?, ?, ?, ?, ?)",
        &store->keep);
    query_bind(&query, store->sessions[SESSION_ROUND]);
    record_bind(&query, record);
    query_bind(&query, round_left_ms(round));
    query_bind_text(&query, phase_name(round_phase(round)));
    query_bind_text(&query, round_turn(round) == SIDE_SECOND ? "second" : "player");
    query_bind_bytes(&query, progress->words, progress->size);
    query_bind_text(&query, hint_names[record->notes.hint_step]);
    query_bind_text(&query,
                    record_write_word(round_board(round)->alphabet, record->notes.hint_word, hint));
    query_bind_bytes(&query, progress->words + progress->size, progress->times_size);
    (void)query_step(&query);
    return query_end(&query);
}

enum status store_save_unfinished(struct store *store, const struct round *round,
                                  const struct round_notes *notes)
{
    assert(round_phase(round) != ROUND_READY && round_phase(round) != ROUND_DONE);
    struct progress progress = {.round = round};
    enum status status = pack_words(round, &progress.words, &progress.size, &progress.times_size);
    if (status != STATUS_OK) {
        return store_fail(store, status, lost);
    }
    record_make(round, notes, store->play_language.code, &progress.record);
    status = session_save(store, SESSION_ROUND, write_row, &progress, lost);
    memory_free(progress.words);
    return status;
}

enum status store_drop_unfinished(struct store *store)
{
    return session_drop(store, SESSION_ROUND, N_("The unfinished round could not be deleted"));
}

/* ---- reading ---- */

/* Reads phase and turn. Returns false if a round of this way cannot have them. */
static bool read_phase(const char *phase, const char *turn, struct unfinished *left)
{
    const struct mode_traits *mode = mode_traits(left->round.mode);
    bool is_second = strcmp(turn, "second") == 0;
    left->turn = is_second ? SIDE_SECOND : SIDE_PLAYER;
    if ((!is_second && strcmp(turn, "player") != 0) || (is_second && mode->seats == 1)) {
        return false;
    }
    if (strcmp(phase, "player") == 0) {
        left->phase = ROUND_PAUSED;
        return true;
    }
    left->phase = strcmp(phase, "curtain") == 0 ? ROUND_HANDOVER : ROUND_COMPUTER;
    bool is_over = is_second == (mode->seats == 2); /* the last turn has ended */
    return left->phase == ROUND_HANDOVER
               ? is_second
               : strcmp(phase, "computer") == 0 && mode->has_computer && is_over;
}

static enum status read_row(struct query *query, const struct play_language *play_language,
                            void *unfinished)
{
    struct unfinished *left = unfinished;
    char phase[16];
    char turn[16];
    char hint[16];
    char hint_word[WRITTEN_MAX];
    struct packed packed;
    struct stored_round *round = &left->round;
    bool is_intact = record_read(query, play_language, round);
    left->left_ms = (long)query_within(query, 0, round->time_ms);
    query_plain_text(query, phase, sizeof phase);
    query_plain_text(query, turn, sizeof turn);
    packed.words = query_bytes(query, &packed.size);
    query_plain_text(query, hint, sizeof hint);
    query_name(query, hint_word, sizeof hint_word);
    packed.times = query_bytes(query, &packed.times_size);
    is_intact = is_intact && !query->is_bad && read_hint_step(hint, &round->notes.hint_step) &&
                read_phase(phase, turn, left);
    return is_intact ? unpack_words(&packed, hint_word, play_language, left) : STATUS_DAMAGED;
}

bool unfinished_is_valid(struct query *query, const struct play_language *play_language)
{
    struct unfinished left = {.words = NULL};
    enum status status = read_row(query, play_language, &left);
    unfinished_deinit(&left);
    query_fail_without_memory(query, status);
    return status == STATUS_OK;
}

static enum status read_unfinished(struct store *store, const char *date,
                                   struct unfinished *unfinished)
{
    struct unfinished left = {.words = NULL};
    enum status status = session_read(store, SESSION_ROUND, date, read_row, &left, unread);
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

enum status store_read_unfinished_daily(struct store *store, const char *date,
                                        struct unfinished *unfinished)
{
    return read_unfinished(store, date, unfinished);
}

enum status store_count_unfinished(struct store *store, size_t limit, size_t *count)
{
    return session_list(store, SESSION_ROUND, NULL, limit, count, unread);
}

static void unfinished_drop_words(struct unfinished *unfinished)
{
    memory_free(unfinished->words);
    unfinished->words = NULL;
    unfinished->word_count = 0;
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
                                     const struct record_friend *friend, int race_tier_max,
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
