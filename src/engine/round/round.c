/* SPDX-License-Identifier: MIT */
/*
 * The round: phases, clock, verdicts, events. Leaves the lists of words to round_words.c and
 * finding words to the players: the person who submits them, and the search that is stepped for the
 * computer.
 */
#include "trounce/round.h"

#include "round_words.h"
#include "trounce/finder.h"
#include "trounce/memory.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

/* First in, first out; the array begins anew when all are taken. Invariant: the oldest event that
 * has not been taken is all[first]; there is one when first < count. */
struct event_queue {
    struct round_event *all;
    size_t first;
    size_t count; /* taken ones too */
    size_t capacity;
};

/* Invariant: left_ms is 0 exactly when there is no clock or it has run out. */
struct round {
    struct board board;
    const struct lexicon *lexicon;
    enum rules rules;
    enum way way;
    bool shared_count;
    struct rival rival;
    enum round_phase phase;
    enum finder_side turn; /* SIDE_PLAYER or SIDE_SECOND */
    long time_ms;
    long left_ms;
    long played_ms;
    struct round_words words;
    int hint_count;
    long hint_price;
    struct event_queue events;
};

static const char *const way_names[WAY_COUNT] = {
    [WAY_TURNS] = "turns", [WAY_RACE] = "race", [WAY_TWO] = "two", [WAY_ALONE] = "alone"};

const char *way_name(enum way way)
{
    assert((unsigned)way < WAY_COUNT);
    return way_names[way];
}

bool way_from_name(const char *name, enum way *way)
{
    for (int i = 0; i < WAY_COUNT; i++) {
        if (strcmp(way_names[i], name) == 0) {
            *way = (enum way)i;
            return true;
        }
    }
    return false;
}

bool way_has_hints(enum way way)
{
    return way == WAY_TURNS || way == WAY_ALONE;
}

/* Can there be a round like this? The numbers may come from a file that somebody changed. */
static bool config_is_possible(const struct round_config *config)
{
    return config->time_ms >= 0 && (unsigned)config->rules < RULES_COUNT &&
           (config->way == WAY_TURNS || config->way == WAY_ALONE) && config->hint_count >= 0 &&
           config->hint_count <= ROUND_HINTS_MAX && config->hint_price >= 0 &&
           config->hint_price <= ROUND_HINTS_MAX;
}

enum status round_new(const struct round_config *config, struct round **round)
{
    if (!config_is_possible(config)) {
        return STATUS_RANGE;
    }
    struct round *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->board = *config->board;
    made->lexicon = config->lexicon;
    made->rules = config->rules;
    made->way = config->way;
    made->shared_count = config->shared_count;
    if (config->rival) {
        made->rival = *config->rival;
    } else {
        rival_init(&made->rival, RIVAL_MERCILESS, 0);
    }
    made->phase = ROUND_READY;
    made->time_ms = config->time_ms;
    made->left_ms = config->time_ms;
    made->hint_count = config->hint_count;
    made->hint_price = config->hint_price;
    *round = made;
    return STATUS_OK;
}

void round_free(struct round *round)
{
    if (!round) {
        return;
    }
    round_words_deinit(&round->words);
    memory_free(round->events.all);
    memory_free(round);
}

enum round_phase round_phase(const struct round *round)
{
    return round->phase;
}

const struct board *round_board(const struct round *round)
{
    return &round->board;
}

const struct lexicon *round_lexicon(const struct round *round)
{
    return round->lexicon;
}

enum rules round_rules(const struct round *round)
{
    return round->rules;
}

enum way round_way(const struct round *round)
{
    return round->way;
}

bool round_shared_count(const struct round *round)
{
    return round->shared_count;
}

const struct rival *round_rival(const struct round *round)
{
    return &round->rival;
}

long round_time_ms(const struct round *round)
{
    return round->time_ms;
}

long round_left_ms(const struct round *round)
{
    return round->left_ms;
}

long round_played_ms(const struct round *round)
{
    return round->played_ms;
}

enum finder_side round_turn(const struct round *round)
{
    return round->turn;
}

long round_due_ms(const struct round *round)
{
    (void)round;
    return -1;
}

bool round_is_shared(const struct round *round, enum finder_side side, size_t index)
{
    assert(index < round->words.sides[side].count);
    return false;
}

size_t round_word_count(const struct round *round, enum finder_side side)
{
    return round->words.sides[side].count;
}

const struct round_word *round_word(const struct round *round, enum finder_side side, size_t index)
{
    assert(index < round->words.sides[side].count);
    return &round->words.sides[side].words[index];
}

long round_points(const struct round *round, enum finder_side side)
{
    return round->words.sides[side].points;
}

long round_score(const struct round *round, enum finder_side side)
{
    long points = round_points(round, side);
    if (side == SIDE_COMPUTER) {
        return points;
    }
    return points > round->hint_price ? points - round->hint_price : 0;
}

int round_hint_count(const struct round *round)
{
    return round->hint_count;
}

long round_hint_price(const struct round *round)
{
    return round->hint_price;
}

bool round_take_hint(struct round *round, int price)
{
    assert(price >= 0);
    if (round->phase != ROUND_PLAYER || !way_has_hints(round->way)) {
        return false;
    }
    round->hint_count++;
    round->hint_price += price;
    return true;
}

/* Events */

/* Makes room for one event more; false when there is no memory. */
static bool reserve_event(struct round *round)
{
    struct event_queue *events = &round->events;
    void *all = events->all;
    bool done = memory_reserve(&all, &events->capacity, events->count, sizeof *events->all);
    events->all = all;
    return done;
}

/* Adds an event that room has been made for. */
static void add_event(struct round *round, struct round_event event)
{
    event.phase = round->phase;
    round->events.all[round->events.count++] = event;
}

/* Adds an event if there is memory; its content can also be queried. */
static void tell(struct round *round, enum round_event_kind kind)
{
    if (reserve_event(round)) {
        add_event(round, (struct round_event){.kind = kind});
    }
}

bool round_next_event(struct round *round, struct round_event *event)
{
    struct event_queue *events = &round->events;
    if (events->first == events->count) {
        return false;
    }
    *event = events->all[events->first++];
    if (events->first == events->count) {
        events->first = 0;
        events->count = 0;
    }
    return true;
}

/* Listed words */

/* Puts a word that counts on a list, with its event. STATUS_NO_MEMORY: nothing has changed. */
static enum status add_word(struct round *round, enum finder_side side, uint32_t number,
                            const struct path *path)
{
    if (!reserve_event(round)) {
        return STATUS_NO_MEMORY;
    }
    char text[PATH_LETTERS_MAX + 1];
    int points = scoring_points(round->rules, board_cell_count(&round->board),
                                path_spell(path, &round->board, text));
    enum status status = round_words_add(&round->words, &round->board, side, number, points, path);
    if (status == STATUS_OK) {
        add_event(round, (struct round_event){.kind = ROUND_EVENT_WORD,
                                              .side = side,
                                              .verdict = VERDICT_GOOD,
                                              .index = round->words.sides[side].count - 1});
    }
    return status;
}

bool round_has_word(const struct round *round, const char *word, size_t length,
                    enum finder_side *side, size_t *index)
{
    uint32_t number;
    if (!lexicon_find(round->lexicon, word, length, &number)) {
        return false;
    }
    const struct word_place *place = round_words_find(&round->words, number);
    if (!place) {
        return false;
    }
    if (side) {
        *side = place->side;
    }
    if (index) {
        *index = place->index;
    }
    return true;
}

/* Verdicts */

static bool is_long_enough(const struct round *round, size_t letters)
{
    return letters >= (size_t)scoring_min_letters(round->rules, board_cell_count(&round->board));
}

/* The verdict on a word, which is known to be on the board if `on_board` is set; else a path is
 * searched for. VERDICT_GOOD comes with its number, and its path if one was searched for. */
static enum verdict judge(const struct round *round, const char *word, size_t length, bool on_board,
                          uint32_t *number, struct path *path)
{
    if (!is_long_enough(round, length)) {
        return VERDICT_TOO_SHORT;
    }
    if (!lexicon_find(round->lexicon, word, length, number)) {
        return VERDICT_NOT_A_WORD;
    }
    if (round_words_find(&round->words, *number)) {
        return VERDICT_HAVE_IT;
    }
    if (!on_board && !finder_find(&round->board, word, length, NULL, path)) {
        return VERDICT_NOT_ON_BOARD;
    }
    return VERDICT_GOOD;
}

enum verdict round_judge(const struct round *round, const char *word, size_t length, int *points)
{
    uint32_t number;
    struct path path;
    enum verdict verdict = judge(round, word, length, false, &number, &path);
    if (points) {
        *points = verdict == VERDICT_GOOD
                      ? scoring_points(round->rules, board_cell_count(&round->board), (int)length)
                      : 0;
    }
    return verdict;
}

/* Lists the player's word, or adds the event that it was refused. */
static enum status answer(struct round *round, enum verdict given, uint32_t number,
                          const struct path *path, enum verdict *verdict)
{
    if (given == VERDICT_GOOD) {
        enum status status = add_word(round, SIDE_PLAYER, number, path);
        if (status != STATUS_OK) {
            return status;
        }
    } else {
        if (!reserve_event(round)) {
            return STATUS_NO_MEMORY;
        }
        add_event(round, (struct round_event){
                             .kind = ROUND_EVENT_REFUSED, .side = SIDE_PLAYER, .verdict = given});
    }
    *verdict = given;
    return STATUS_OK;
}

enum status round_submit_path(struct round *round, const struct path *path, enum verdict *verdict)
{
    assert(path_is_valid(path, &round->board));
    if (round->phase != ROUND_PLAYER) {
        return STATUS_RANGE;
    }
    char text[PATH_LETTERS_MAX + 1];
    size_t length = (size_t)path_spell(path, &round->board, text);
    uint32_t number = 0;
    enum verdict given = judge(round, text, length, true, &number, NULL);
    return answer(round, given, number, path, verdict);
}

enum status round_submit_word(struct round *round, const char *word, size_t length,
                              enum verdict *verdict)
{
    if (round->phase != ROUND_PLAYER) {
        return STATUS_RANGE;
    }
    uint32_t number = 0;
    struct path path = {0};
    enum verdict given = judge(round, word, length, false, &number, &path);
    return answer(round, given, number, &path, verdict);
}

/* Does the rival take a word of the board that would be good? It never shows offensive ones. */
static bool rival_takes(const struct round *round, const char *word, size_t length, uint32_t number)
{
    struct word_note note = lexicon_note(round->lexicon, number);
    return (note.marks & WORD_MARK_OFFENSIVE) == 0 &&
           rival_finds(&round->rival, &round->board, word, length, note.tier);
}

enum status round_reveal(struct round *round, const struct path *path, bool *taken)
{
    assert(path_is_valid(path, &round->board));
    if (round->phase != ROUND_COMPUTER) {
        return STATUS_RANGE;
    }
    char text[PATH_LETTERS_MAX + 1];
    size_t length = (size_t)path_spell(path, &round->board, text);
    uint32_t number = 0;
    bool takes = judge(round, text, length, true, &number, NULL) == VERDICT_GOOD &&
                 rival_takes(round, text, length, number);
    if (takes) {
        enum status status = add_word(round, SIDE_COMPUTER, number, path);
        if (status != STATUS_OK) {
            return status;
        }
    }
    if (taken) {
        *taken = takes;
    }
    return STATUS_OK;
}

/* Phases and clock */

static void go_to(struct round *round, enum round_phase phase)
{
    round->phase = phase;
    tell(round, ROUND_EVENT_PHASE);
}

void round_start(struct round *round)
{
    if (round->phase == ROUND_READY) {
        go_to(round, ROUND_PLAYER);
    }
}

void round_pause(struct round *round)
{
    if (round->phase == ROUND_PLAYER) {
        go_to(round, ROUND_PAUSED);
    }
}

void round_resume(struct round *round)
{
    if (round->phase == ROUND_PAUSED) {
        go_to(round, ROUND_PLAYER);
    }
}

void round_finish(struct round *round)
{
    if (round->phase == ROUND_PLAYER || round->phase == ROUND_PAUSED) {
        go_to(round, round->way == WAY_ALONE ? ROUND_DONE : ROUND_COMPUTER);
    }
}

void round_conclude(struct round *round)
{
    if (round->phase == ROUND_COMPUTER) {
        go_to(round, ROUND_DONE);
    }
}

void round_advance(struct round *round, long elapsed_ms)
{
    assert(elapsed_ms >= 0);
    if (round->phase != ROUND_PLAYER) {
        return;
    }
    long before = round->left_ms;
    bool has_clock = round->time_ms > 0;
    long counted = has_clock && elapsed_ms > before ? before : elapsed_ms;
    round->played_ms +=
        counted < LONG_MAX - round->played_ms ? counted : LONG_MAX - round->played_ms;
    if (!has_clock) {
        return;
    }
    if (elapsed_ms >= before) {
        round->left_ms = 0;
        tell(round, ROUND_EVENT_TIME_UP);
        round_finish(round);
        return;
    }
    long after = before - elapsed_ms;
    round->left_ms = after;
    if (before > ROUND_LOW_TIME_MS && after <= ROUND_LOW_TIME_MS) {
        tell(round, ROUND_EVENT_LOW_TIME);
    }
    /* The second that began last: after a long wait those before it are stale. */
    long second = (after + 999) / 1000;
    if (second <= ROUND_LAST_TICKS_S && second * 1000 < before) {
        tell(round, ROUND_EVENT_TICK);
    }
}

/* Rounds of the past */

/* The number of a word that is restored: that of the lexicon, or a new one beyond the lexicon's for
 * a word that it lacks. False when it is listed already. */
static bool past_number(const struct round *round, const struct path *path, uint32_t *number)
{
    char text[PATH_LETTERS_MAX + 1];
    size_t length = (size_t)path_spell(path, &round->board, text);
    if (lexicon_find(round->lexicon, text, length, number)) {
        return !round_words_find(&round->words, *number);
    }
    return round_words_foreign_number(&round->words, text, round->lexicon->word_count, number);
}

static enum status list_past(struct round *round, const struct round_past *past)
{
    for (size_t i = 0; i < past->word_count; i++) {
        const struct round_past_word *word = &past->words[i];
        uint32_t number;
        if ((word->side != SIDE_PLAYER && word->side != SIDE_COMPUTER) || word->points < 0 ||
            word->path.length == 0 || !path_is_valid(&word->path, &round->board) ||
            !past_number(round, &word->path, &number)) {
            return STATUS_DAMAGED;
        }
        enum status status = round_words_add(&round->words, &round->board, word->side, number,
                                             word->points, &word->path);
        if (status != STATUS_OK) {
            return status;
        }
    }
    return STATUS_OK;
}

enum status round_restore(const struct round_config *config, const struct round_past *past,
                          struct round **round)
{
    bool is_phase =
        past->phase == ROUND_PAUSED || past->phase == ROUND_COMPUTER || past->phase == ROUND_DONE;
    if (!is_phase || past->left_ms < 0 || past->left_ms > config->time_ms || past->played_ms < 0 ||
        past->turn != SIDE_PLAYER) {
        return STATUS_DAMAGED;
    }
    struct round *made;
    enum status status = round_new(config, &made);
    if (status != STATUS_OK) {
        return status == STATUS_RANGE ? STATUS_DAMAGED : status;
    }
    status = list_past(made, past);
    if (status != STATUS_OK) {
        round_free(made);
        return status;
    }
    made->phase = past->phase;
    made->left_ms = past->left_ms;
    made->played_ms = past->played_ms;
    *round = made;
    return STATUS_OK;
}
