/* SPDX-License-Identifier: MIT */
/*
 * Converts rounds to rows of a table and back.
 */
#include "store_state.h"

#include "trounce/daily.h"
#include "trounce/memory.h"
#include "trounce/par.h"
#include "trounce/strength.h"

#include <assert.h>
#include <string.h>

static const char *const kind_names[ROUND_KIND_COUNT] = {
    [ROUND_KIND_PLAIN] = "plain", [ROUND_KIND_DAILY] = "daily",
    [ROUND_KIND_HUNT] = "hunt",   [ROUND_KIND_CUSTOM] = "custom",
    [ROUND_KIND_CODE] = "code",   [ROUND_KIND_CHALLENGE] = "challenge",
    [ROUND_KIND_GHOST] = "ghost", [ROUND_KIND_PRACTICE] = "practice",
};

bool round_kind_has_date(enum round_kind kind)
{
    return kind == ROUND_KIND_DAILY || kind == ROUND_KIND_HUNT;
}

bool round_kind_shares(enum round_kind kind)
{
    return kind == ROUND_KIND_DAILY;
}

void word_sets_limit(int word_sets, struct own_words *own)
{
    own_words_limit(own, word_sets & WORD_SET_CHILDREN ? DEAL_COMMON_TIER : TIER_MAX,
                    word_sets != 0);
}

bool round_kind_has_own_words(enum round_kind kind)
{
    return kind == ROUND_KIND_PLAIN || kind == ROUND_KIND_PRACTICE || kind == ROUND_KIND_CUSTOM;
}

const char *round_kind_name(enum round_kind kind)
{
    assert(kind < ROUND_KIND_COUNT);
    return kind_names[kind];
}

/* ---- the table of columns ---- */

enum column_type {
    COLUMN_NUMBER,
    COLUMN_KIND,
    COLUMN_RULES,
    COLUMN_MODE,
    COLUMN_LEVEL,
    COLUMN_PLAIN,
    COLUMN_NAME
};

static const struct column {
    enum column_type type;
    size_t place; /* in struct stored_round */
    size_t size;
    int64_t least; /* of a number */
    int64_t most;
} columns[] = {
#define PLACE(place)                     offsetof(struct stored_round, place), sizeof((struct stored_round *)0)->place
#define NUMBER(name, place, least, most) {COLUMN_NUMBER, PLACE(place), least, most},
#define CHOICE(name, place, names)       {COLUMN_##names, PLACE(place), 0, 0},
#define PLAIN(name, place, size)         {COLUMN_PLAIN, PLACE(place), 0, 0},
#define NAME(name, place, size)          {COLUMN_NAME, PLACE(place), 0, 0},
    ROUND_COLUMNS(NUMBER, CHOICE, PLAIN, NAME)};

#define COLUMN_COUNT (sizeof columns / sizeof columns[0])

#define NO_CHECK(...)
#define SIZE_CHECK(name, place, size)                                                              \
    static_assert(sizeof((struct stored_round *)0)->place == (size), #name);
ROUND_COLUMNS(NO_CHECK, NO_CHECK, SIZE_CHECK, SIZE_CHECK)
static_assert(BOARD_CELLS_MAX == 64 && ROUND_HINTS_MAX == 1000000 && RIVAL_STRENGTH_MAX == 1000 &&
                  LADDER_RUNGS == 10 && PAR_STARS_MAX == 3 && STRENGTH_TENTHS_MAX == 10000,
              "the limits of columns.h");

/* Returns the name of a choice; NULL after the last. */
static const char *choice_name(enum column_type type, int value)
{
    switch (type) {
    case COLUMN_KIND:
        return value < ROUND_KIND_COUNT ? round_kind_name((enum round_kind)value) : NULL;
    case COLUMN_RULES:
        return value < RULES_COUNT ? scoring_name((enum rules)value) : NULL;
    case COLUMN_MODE:
        return mode_name((enum game_mode)value);
    case COLUMN_LEVEL:
        return value < RIVAL_COUNT ? rival_name((enum rival_level)value) : NULL;
    default:
        return NULL;
    }
}

static void read_choice(struct query *query, enum column_type type, void *place)
{
    char text[16];
    const char *name;
    query_plain_text(query, text, sizeof text);
    if (type == COLUMN_LEVEL && rival_from_name(text, place)) {
        return; /* knows names of older versions */
    }
    for (int value = 0; (name = choice_name(type, value)); value++) {
        if (strcmp(name, text) == 0) {
            memcpy(place, &value, sizeof value);
            return;
        }
    }
    query->is_bad = true;
}

void record_bind(struct query *query, const struct stored_round *record)
{
    for (size_t i = 0; i < COLUMN_COUNT; i++) {
        const struct column *column = &columns[i];
        const char *place = (const char *)record + column->place;
        int choice;
        switch (column->type) {
        case COLUMN_NUMBER:
            query_bind_place(query, place, column->size, column->least, column->most);
            break;
        case COLUMN_PLAIN:
        case COLUMN_NAME:
            query_bind_text(query, place);
            break;
        default:
            memcpy(&choice, place, sizeof choice);
            query_bind_text(query, choice_name(column->type, choice));
        }
    }
    query_bind_text(query, record->language);
}

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

/* A player's turn resumes from a pause. */
static const char *phase_name(enum round_phase phase)
{
    return phase == ROUND_COMPUTER ? "computer" : phase == ROUND_HANDOVER ? "curtain" : "player";
}

void record_bind_progress(struct query *query, const struct finished_round *finished,
                          char hint[WRITTEN_MAX])
{
    const struct round_notes *notes = &finished->record.notes;
    bool is_done = finished->phase == ROUND_DONE;
    query_bind(query, is_done ? 0 : finished->left_ms);
    query_bind_text(query, is_done ? ROUND_DONE_NAME : phase_name(finished->phase));
    query_bind_text(query, is_done ? "" : finished->turn == SIDE_SECOND ? "second" : "player");
    query_bind_text(query, is_done ? "" : hint_names[notes->hint_step]);
    query_bind_text(query,
                    record_write_word(&finished->alphabet, is_done ? "" : notes->hint_word, hint));
}

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

bool record_read_progress(struct query *query, const struct alphabet *alphabet,
                          struct unfinished *left)
{
    char phase[16];
    char turn[16];
    char step[16];
    char hint[WRITTEN_MAX];
    struct round_notes *notes = &left->round.notes;
    left->left_ms = (long)query_within(query, 0, left->round.time_ms);
    query_plain_text(query, phase, sizeof phase);
    query_plain_text(query, turn, sizeof turn);
    query_plain_text(query, step, sizeof step);
    query_name(query, hint, sizeof hint);
    return !query->is_bad && read_hint_step(step, &notes->hint_step) &&
           read_phase(phase, turn, left) &&
           (!alphabet || record_encode_word(alphabet, hint, notes->hint_word));
}

/* Reads the columns into the record, whatever they are together. */
static void read_columns(struct query *query, struct stored_round *record)
{
    for (size_t i = 0; i < COLUMN_COUNT; i++) {
        const struct column *column = &columns[i];
        char *place = (char *)record + column->place;
        switch (column->type) {
        case COLUMN_NUMBER:
            query_place(query, column->least, column->most, place, column->size);
            break;
        case COLUMN_PLAIN:
            query_plain_text(query, place, column->size);
            break;
        case COLUMN_NAME:
            query_name(query, place, column->size);
            break;
        default:
            read_choice(query, column->type, place);
        }
    }
    record_read_language(query, record->language);
}

/* Like round_score: hints cost no more than there is. */
static long score_of(long points, long hint_points)
{
    return points > hint_points ? points - hint_points : 0;
}

/* Clears an invalid name, which would make the row unreadable. */
static void check_name(char *name)
{
    if (!query_is_name(name)) {
        name[0] = '\0';
    }
}

/* Sets unknown values to -1; without a par there are no stars. Clears the fields of a challenge for
 * other kinds. */
static void mark_unknown(struct round_notes *notes)
{
    if (notes->kind != ROUND_KIND_CHALLENGE) {
        notes->sender[0] = '\0';
    }
    if (notes->kind != ROUND_KIND_CHALLENGE && notes->kind != ROUND_KIND_GHOST) {
        notes->challenge[0] = '\0';
    }
    if (notes->par <= 0) {
        notes->par = -1;
        notes->stars = -1;
    }
    if (notes->common_words <= 0) {
        notes->common_words = -1;
        notes->common_found = -1;
    }
    notes->strength_tenths = notes->strength_tenths > 0 ? notes->strength_tenths : -1;
}

void record_make(const struct round *round, const struct round_notes *notes, const char *language,
                 struct stored_round *record)
{
    const struct board *board = round_board(round);
    *record = (struct stored_round){
        .notes = *notes,
        .rows = board->rows,
        .columns = board->columns,
        .rules = round_rules(round),
        .mode = round_mode(round),
        .level = round_rival(round)->level,
        .rival_strength =
            round_rival(round)->level == RIVAL_LADDER ? round_rival(round)->strength : 0,
        .rung = round_rival(round)->rung,
        .shared_count = round_traits(round)->seats == 2 && round_shared_count(round),
        .time_ms = round_time_ms(round),
        .played_ms = round_played_ms(round),
        .player_words = (int)round_word_count(round, SIDE_PLAYER),
        .computer_words = (int)round_word_count(round, SIDE_COMPUTER),
        .second_words = (int)round_word_count(round, SIDE_SECOND),
        .player_points = round_points(round, SIDE_PLAYER),
        .computer_points = round_score(round, SIDE_COMPUTER),
        .second_points = round_points(round, SIDE_SECOND),
        .score = score_of(round_points(round, SIDE_PLAYER), notes->hint_points),
        .lexicon_digest = round_lexicon(round)->digest,
    };
    (void)board_format(board, record->board);
    memcpy(record->language, language, strlen(language) + 1);
    check_name(record->notes.player_name);
    check_name(record->notes.second_name);
    check_name(record->notes.sender);
    mark_unknown(&record->notes);
}

static bool is_of_its_kind(const struct round_notes *notes)
{
    struct daily_date date;
    bool has_date = round_kind_has_date(notes->kind) ? daily_date_read(notes->date, &date)
                                                     : notes->date[0] == '\0';
    bool is_challenge = notes->kind == ROUND_KIND_CHALLENGE;
    bool has_line = is_challenge || notes->kind == ROUND_KIND_GHOST;
    bool may_be_in_time = notes->kind == ROUND_KIND_HUNT;
    return has_date && (may_be_in_time || !notes->in_time) && (is_challenge || !notes->sender[0]) &&
           (has_line || !notes->challenge[0]) && (notes->par >= 0 || notes->stars < 0) &&
           (notes->par <= 0 || notes->stars >= 0) && notes->common_found <= notes->common_words;
}

static bool is_of_its_mode(const struct stored_round *record)
{
    const struct round_notes *notes = &record->notes;
    return (mode_traits(record->mode)->seats == 2 ||
            (record->second_words == 0 && record->second_points == 0 && !record->shared_count)) &&
           (mode_traits(record->mode)->has_hints ||
            (notes->hint_count == 0 && notes->hint_points == 0));
}

void record_read_language(struct query *query, char language[STORE_LANGUAGE_MAX])
{
    query_plain_text(query, language, STORE_LANGUAGE_MAX);
    if (language[0] == '\0' || language[strspn(language, RECORD_LANGUAGE_BYTES)] != '\0') {
        query->is_bad = true;
        language[0] = '\0';
    }
}

bool record_read(struct query *query, const struct play_language *play_language,
                 struct stored_round *record)
{
    struct board board;
    *record = (struct stored_round){.rules = RULES_FOUR, .level = RIVAL_MERCILESS};
    read_columns(query, record);
    record->score = score_of(record->player_points, record->notes.hint_points);
    return !query->is_bad && is_of_its_kind(&record->notes) && is_of_its_mode(record) &&
           (record->level == RIVAL_LADDER) == (record->rival_strength > 0) &&
           (record->level == RIVAL_LADDER || record->rung == 0) &&
           record_board(play_language, record, &board);
}

bool record_has_words(const struct stored_round *record, const struct stored_word *words,
                      size_t count)
{
    long counts[SIDE_COUNT] = {[SIDE_PLAYER] = record->player_words,
                               [SIDE_COMPUTER] = record->computer_words,
                               [SIDE_SECOND] = record->second_words};
    int64_t points[SIDE_COUNT] = {[SIDE_PLAYER] = record->player_points,
                                  [SIDE_COMPUTER] = record->computer_points,
                                  [SIDE_SECOND] = record->second_points};
    bool has_all = true;
    for (size_t i = 0; i < count; i++) {
        has_all = has_all && words[i].found_ms <= record->played_ms;
        counts[words[i].side]--;
        points[words[i].side] -= words[i].points;
    }
    if (record->level == RIVAL_FRIEND && points[SIDE_COMPUTER] < 0) {
        points[SIDE_COMPUTER] = 0; /* the friend's hints cost the rest */
    }
    for (int side = 0; side < SIDE_COUNT; side++) {
        has_all = has_all && counts[side] == 0 && points[side] == 0;
    }
    return has_all;
}

/* Returns NULL where it is not known. */
static const struct alphabet *alphabet_of(const struct play_language *play_language,
                                          const char *language)
{
    bool is_spoken = strcmp(language, play_language->code) == 0 && play_language->alphabet;
    return is_spoken                     ? play_language->alphabet
           : strcmp(language, "en") == 0 ? &alphabet_english
                                         : NULL;
}

bool record_board(const struct play_language *play_language, const struct stored_round *record,
                  struct board *board)
{
    const struct alphabet *alphabet = alphabet_of(play_language, record->language);
    if (record->rows < 1 || record->rows > BOARD_CELLS_MAX || record->columns < 1 ||
        record->columns > BOARD_CELLS_MAX / record->rows) {
        return false;
    }
    if (alphabet) {
        return board_parse_in(alphabet, record->board, strlen(record->board), record->rows,
                              record->columns, board, NULL) == STATUS_OK;
    }
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_A, sizeof faces);
    board_init(board, record->rows, record->columns, faces);
    board->alphabet = NULL;
    return record->board[0] != '\0';
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
    return length > 0 && (!board->alphabet || path_spell(path, board, text) < STORE_WORD_MAX);
}

const char *record_write_word(const struct alphabet *alphabet, const char *word,
                              char written[WRITTEN_MAX])
{
    size_t length = strlen(word);
    bool is_word = length < STORE_WORD_MAX;
    for (size_t i = 0; i < length && is_word; i++) {
        is_word = (unsigned char)word[i] >= 'a' &&
                  (unsigned char)word[i] < 'a' + (unsigned)alphabet->letter_count;
    }
    written[0] = '\0';
    if (is_word) {
        (void)alphabet_lower(alphabet, word, length, written);
    }
    return written;
}

bool record_encode_word(const struct alphabet *alphabet, const char *written,
                        char word[STORE_WORD_MAX])
{
    size_t count;
    bool is_word = alphabet_encode(alphabet, written, strlen(written), word, STORE_WORD_MAX - 1,
                                   &count) == STATUS_OK;
    if (!is_word) {
        word[0] = '\0';
    }
    return is_word;
}

bool record_word_is_of(const char *written, const struct path *path, const struct board *board,
                       char text[STORE_WORD_MAX])
{
    char spelled[PATH_LETTERS_MAX + 1];
    char lower[WRITTEN_MAX];
    text[0] = '\0';
    if (!board->alphabet) {
        return written[0] != '\0';
    }
    int letters = path_spell(path, board, spelled);
    memcpy(text, spelled, (size_t)letters + 1);
    return strcmp(record_write_word(board->alphabet, spelled, lower), written) == 0;
}

/* Makes the rival a friend who has found what the computer's list has: nothing more comes. */
static void follow_list(const struct stored_round *record, const struct stored_word *words,
                        size_t count, struct round_config *config)
{
    static const uint32_t no_words[1];
    static const long no_times[1];
    bool has_ghost = record->notes.kind == ROUND_KIND_GHOST;
    config->friend_hint_points = -record->computer_points;
    for (size_t i = 0; i < count; i++) {
        if (words[i].side == SIDE_COMPUTER) {
            config->friend_hint_points += words[i].points;
            has_ghost = has_ghost || words[i].found_ms >= 0;
        }
    }
    config->friend_words = no_words;
    config->friend_ms = has_ghost ? no_times : NULL;
}

static enum status restore(const struct round_config *config, const struct stored_round *record,
                           const struct record_state *state, const struct stored_word *words,
                           size_t count, struct round **round)
{
    struct round_past_word *past_words = memory_new(count, sizeof *past_words);
    if (!past_words) {
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        past_words[i] = (struct round_past_word){.side = words[i].side,
                                                 .points = words[i].points,
                                                 .found_ms = words[i].found_ms,
                                                 .path = words[i].path};
    }
    struct round_past past = {.phase = state->phase,
                              .turn = state->turn,
                              .left_ms = state->left_ms,
                              .played_ms = record->played_ms,
                              .words = past_words,
                              .word_count = count};
    enum status status = round_restore(config, &past, round);
    memory_free(past_words);
    return status;
}

/* Returns whether the rival is the Even match of older versions, which took the player's words,
 * too.
 */
static bool is_even_match(const struct stored_round *record)
{
    return record->level == RIVAL_LADDER && record->rung == 0 && record->mode == MODE_TURNS;
}

enum status record_restore(const struct stored_round *record, const struct record_state *state,
                           const struct stored_word *words, size_t count,
                           const struct lexicon *lexicon, struct round **round)
{
    struct board board;
    struct play_language play_language = {.alphabet = lexicon->alphabet};
    memcpy(play_language.code, record->language, sizeof play_language.code);
    if (!record_board(&play_language, record, &board) || record->time_ms < 0 ||
        state->left_ms < 0 || state->left_ms > record->time_ms) {
        return STATUS_DAMAGED;
    }
    struct rival rival;
    if (record->level == RIVAL_LADDER) {
        rival_init_strength(&rival, record->rival_strength, rival_board_seed(&board));
        rival.rung = record->rung;
    } else {
        rival_init(&rival, record->level, rival_board_seed(&board));
    }
    struct round_config config = {
        .board = &board,
        .lexicon = lexicon,
        .rules = record->rules,
        .mode = record->mode,
        .time_ms = record->time_ms,
        .rival = &rival,
        .shared_count = record->shared_count,
        .shares = round_kind_shares(record->notes.kind) || is_even_match(record),
        .race_tier_max = state->race_tier_max,
        .hint_count = record->notes.hint_count,
        .hint_points = record->notes.hint_points,
    };
    bool is_friend = record->level == RIVAL_FRIEND && mode_traits(record->mode)->has_shares;
    if (is_friend && state->friend.words) {
        config.friend_words = state->friend.words;
        config.friend_ms = state->friend.found_ms;
        config.friend_word_count = state->friend.count;
        config.friend_hint_points = state->friend.hint_points;
    } else if (is_friend) {
        follow_list(record, words, count, &config);
    }
    return restore(&config, record, state, words, count, round);
}
