/* SPDX-License-Identifier: MIT */
/*
 * Rounds as rows of a table, and back. Leaves the tables to those who ask for them.
 */
#include "store_state.h"

#include "trounce/daily.h"
#include "trounce/memory.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

static const char *const kind_names[ROUND_KIND_COUNT] = {
    [ROUND_KIND_PLAIN] = "plain",
    [ROUND_KIND_DAILY] = "daily",
    [ROUND_KIND_CUSTOM] = "custom",
    [ROUND_KIND_CODE] = "code",
};

const char *round_kind_name(enum round_kind kind)
{
    assert(kind < ROUND_KIND_COUNT);
    return kind_names[kind];
}

/* False when no kind has the name. */
static bool kind_from_name(const char *name, enum round_kind *kind)
{
    for (int i = 0; i < ROUND_KIND_COUNT; i++) {
        if (strcmp(kind_names[i], name) == 0) {
            *kind = (enum round_kind)i;
            return true;
        }
    }
    return false;
}

/* As round_score: hints take no more than there is. */
static long score_of(long points, long hint_points)
{
    return points > hint_points ? points - hint_points : 0;
}

void record_make(const struct round *round, const struct round_notes *notes,
                 struct stored_round *record)
{
    const struct board *board = round_board(round);
    *record = (struct stored_round){
        .notes = *notes,
        .rows = board->rows,
        .columns = board->columns,
        .rules = round_rules(round),
        .solo = round_way(round) == WAY_ALONE,
        .level = round_rival(round)->level,
        .time_ms = round_time_ms(round),
        .player_words = (int)round_word_count(round, SIDE_PLAYER),
        .computer_words = (int)round_word_count(round, SIDE_COMPUTER),
        .player_points = round_points(round, SIDE_PLAYER),
        .computer_points = round_points(round, SIDE_COMPUTER),
        .score = score_of(round_points(round, SIDE_PLAYER), notes->hint_points),
        .lexicon_digest = round_lexicon(round)->digest,
    };
    (void)board_format(board, record->board);
}

void record_bind(struct query *query, const struct stored_round *record)
{
    const struct round_notes *notes = &record->notes;
    query_bind(query, notes->began_unix_s);
    query_bind(query, notes->ended_unix_s);
    query_bind_text(query, round_kind_name(notes->kind));
    query_bind_text(query, notes->date);
    query_bind_text(query, notes->code);
    query_bind(query, notes->counts);
    query_bind(query, notes->hint_count);
    query_bind(query, notes->hint_points);
    query_bind(query, notes->board_words);
    query_bind(query, notes->elapsed_ms);
    query_bind_text(query, record->board);
    query_bind(query, record->rows);
    query_bind(query, record->columns);
    query_bind_text(query, scoring_name(record->rules));
    query_bind(query, record->solo);
    query_bind_text(query, rival_name(record->level));
    query_bind(query, record->time_ms);
    query_bind(query, record->player_words);
    query_bind(query, record->computer_words);
    query_bind(query, record->player_points);
    query_bind(query, record->computer_points);
    query_bind(query, (int64_t)record->lexicon_digest);
}

#define WORDS_MAX  100000000    /* more than any list has */
#define TIME_MAX_S 253370764799 /* the year has four figures, wherever the player is */

static bool is_of_its_kind(const struct round_notes *notes)
{
    struct daily_date date;
    return notes->kind == ROUND_KIND_DAILY ? daily_date_read(notes->date, &date)
                                           : notes->date[0] == '\0';
}

bool record_read(struct query *query, struct stored_round *record)
{
    char kind[16];
    char rules[16];
    char level[16];
    struct board board;
    *record = (struct stored_round){.rules = RULES_FOUR, .level = RIVAL_MERCILESS};
    struct round_notes *notes = &record->notes;
    notes->began_unix_s = query_within(query, 0, TIME_MAX_S);
    notes->ended_unix_s = query_within(query, 0, TIME_MAX_S);
    query_plain_text(query, kind, sizeof kind);
    query_plain_text(query, notes->date, sizeof notes->date);
    query_plain_text(query, notes->code, sizeof notes->code);
    notes->counts = query_within(query, 0, 1) != 0;
    notes->hint_count = (int)query_within(query, 0, ROUND_HINTS_MAX);
    notes->hint_points = (long)query_within(query, 0, ROUND_HINTS_MAX);
    notes->board_words = (long)query_within(query, 0, WORDS_MAX);
    notes->elapsed_ms = (long)query_within(query, 0, LONG_MAX);
    query_plain_text(query, record->board, sizeof record->board);
    record->rows = (int)query_within(query, 1, BOARD_CELLS_MAX);
    record->columns = (int)query_within(query, 1, BOARD_CELLS_MAX);
    query_plain_text(query, rules, sizeof rules);
    record->solo = query_within(query, 0, 1) != 0;
    query_plain_text(query, level, sizeof level);
    record->time_ms = (long)query_within(query, 0, LONG_MAX);
    record->player_words = (int)query_within(query, 0, WORDS_MAX);
    record->computer_words = (int)query_within(query, 0, WORDS_MAX);
    record->player_points = (long)query_within(query, 0, RECORD_POINTS_MAX);
    record->computer_points = (long)query_within(query, 0, RECORD_POINTS_MAX);
    record->lexicon_digest = (uint64_t)query_within(query, INT64_MIN, INT64_MAX);
    record->score = score_of(record->player_points, notes->hint_points);
    return !query->is_bad && kind_from_name(kind, &notes->kind) && is_of_its_kind(notes) &&
           scoring_from_name(rules, &record->rules) && rival_from_name(level, &record->level) &&
           record_board(record, &board);
}

bool record_has_words(const struct stored_round *record, const struct stored_word *words,
                      size_t count)
{
    long counts[] = {
        [SIDE_PLAYER] = record->player_words, [SIDE_COMPUTER] = record->computer_words};
    int64_t points[] = {
        [SIDE_PLAYER] = record->player_points, [SIDE_COMPUTER] = record->computer_points};
    for (size_t i = 0; i < count; i++) {
        counts[words[i].side]--;
        points[words[i].side] -= words[i].points;
    }
    return counts[SIDE_PLAYER] == 0 && counts[SIDE_COMPUTER] == 0 && points[SIDE_PLAYER] == 0 &&
           points[SIDE_COMPUTER] == 0;
}

bool record_board(const struct stored_round *record, struct board *board)
{
    return record->rows >= 1 && record->rows <= BOARD_CELLS_MAX && record->columns >= 1 &&
           record->columns <= BOARD_CELLS_MAX &&
           record->rows * record->columns <= BOARD_CELLS_MAX &&
           board_parse(record->board, strlen(record->board), record->rows, record->columns, board,
                       NULL) == STATUS_OK;
}

bool record_path(const unsigned char *cells, size_t length, const struct board *board,
                 struct path *path)
{
    path_clear(path);
    for (size_t i = 0; i < length; i++) {
        if (cells[i] >= board_cell_count(board) || !path_extend(path, board, cells[i])) {
            return false;
        }
    }
    char text[PATH_LETTERS_MAX + 1];
    return length > 0 && path_spell(path, board, text) < STORE_WORD_MAX;
}

enum status record_restore(const struct stored_round *record, enum round_phase phase, long left_ms,
                           const struct stored_word *words, size_t count,
                           const struct lexicon *lexicon, struct round **round)
{
    struct board board;
    if (!record_board(record, &board) || record->time_ms < 0 || left_ms < 0 ||
        left_ms > record->time_ms) {
        return STATUS_DAMAGED;
    }
    struct round_past_word *past_words = memory_new(count, sizeof *past_words);
    if (!past_words) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        past_words[i] = (struct round_past_word){
            .side = words[i].side, .points = words[i].points, .path = words[i].path};
    }
    struct rival rival;
    rival_init(&rival, record->level, rival_board_seed(&board));
    struct round_config config = {
        .board = &board,
        .lexicon = lexicon,
        .rules = record->rules,
        .way = record->solo ? WAY_ALONE : WAY_TURNS,
        .time_ms = record->time_ms,
        .rival = &rival,
        .hint_count = record->notes.hint_count,
        .hint_price = record->notes.hint_points,
    };
    struct round_past past = {
        .phase = phase, .left_ms = left_ms, .words = past_words, .word_count = count};
    enum status status = round_restore(&config, &past, round);
    memory_free(past_words);
    return status;
}
