/* SPDX-License-Identifier: MIT */
/*
 * The round: phases, clock, verdicts and both lists. Leaves the finding of words to the players:
 * the person who hands them in, and whoever steps the search for the computer.
 */
#include "trounce/round.h"

#include "trounce/finder.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

#define SIDE_COUNT 2

/* A list of words; the texts are blocks of their own, so that they stay where they are. */
struct word_list {
    struct round_word *words;
    size_t count;
    size_t capacity;
    long points;
};

/* Where a word of a number is listed. */
struct listing {
    uint32_t number;
    bool taken; /* false: an empty place of the table */
    enum finder_side side;
    size_t index;
};

/*
 * Invariants: `listings` has a place for each word of both lists, found by linear probing; its size
 * is a power of two (or 0) and it is at most half full. The oldest event that has not been taken is
 * events[event_first]. left_ms is 0 exactly when there is no clock or it has run out.
 */
struct round {
    struct board board;
    const struct lexicon *lexicon;
    enum rules rules;
    bool solo;
    struct rival rival;
    enum round_phase phase;
    long time_ms;
    long left_ms;
    struct word_list lists[SIDE_COUNT];
    struct listing *listings;
    size_t listing_capacity;
    struct round_event *events;
    size_t event_first;
    size_t event_count; /* taken ones too */
    size_t event_capacity;
};

enum status round_new(const struct round_config *config, struct round **round)
{
    assert(config->time_ms >= 0 && config->rules < RULES_COUNT);
    struct round *made = memory_new(1, sizeof *made);
    if (made == NULL) {
        return STATUS_NO_MEMORY;
    }
    made->board = *config->board;
    made->lexicon = config->lexicon;
    made->rules = config->rules;
    made->solo = config->solo;
    if (config->rival != NULL) {
        made->rival = *config->rival;
    } else {
        rival_init(&made->rival, RIVAL_MERCILESS, 0);
    }
    made->phase = ROUND_READY;
    made->time_ms = config->time_ms;
    made->left_ms = config->time_ms;
    *round = made;
    return STATUS_OK;
}

void round_free(struct round *round)
{
    if (round == NULL) {
        return;
    }
    for (int side = 0; side < SIDE_COUNT; side++) {
        struct word_list *list = &round->lists[side];
        for (size_t i = 0; i < list->count; i++) {
            memory_free((char *)list->words[i].text);
        }
        memory_free(list->words);
    }
    memory_free(round->listings);
    memory_free(round->events);
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

bool round_is_solo(const struct round *round)
{
    return round->solo;
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

size_t round_word_count(const struct round *round, enum finder_side side)
{
    return round->lists[side].count;
}

const struct round_word *round_word(const struct round *round, enum finder_side side, size_t index)
{
    assert(index < round->lists[side].count);
    return &round->lists[side].words[index];
}

long round_score(const struct round *round, enum finder_side side)
{
    return round->lists[side].points;
}

/* Events */

static bool reserve_event(struct round *round)
{
    void *events = round->events;
    bool done =
        memory_reserve(&events, &round->event_capacity, round->event_count, sizeof *round->events);
    round->events = events;
    return done;
}

/* Adds an event that room has been made for. */
static void add_event(struct round *round, struct round_event event)
{
    assert(round->event_count < round->event_capacity);
    round->events[round->event_count] = event;
    round->event_count++;
}

/* Adds an event if there is room: what it tells can be asked for, too. */
static void tell(struct round *round, enum round_event_kind kind)
{
    if (reserve_event(round)) {
        add_event(round, (struct round_event){.kind = kind, .phase = round->phase});
    }
}

bool round_next_event(struct round *round, struct round_event *event)
{
    if (round->event_first == round->event_count) {
        return false;
    }
    *event = round->events[round->event_first];
    round->event_first++;
    if (round->event_first == round->event_count) {
        round->event_first = 0;
        round->event_count = 0;
    }
    return true;
}

/* The words that are listed */

/* The place of a number in a table: its own, or the empty one where it would go. */
static struct listing *listing_place(struct listing *listings, size_t capacity, uint32_t number)
{
    /* Numbers of words that lie side by side are spread by an odd factor. */
    uint32_t hash = number * UINT32_C(2654435769);
    size_t at = hash & (capacity - 1);
    while (listings[at].taken && listings[at].number != number) {
        at = (at + 1) & (capacity - 1);
    }
    return &listings[at];
}

static const struct listing *find_listing(const struct round *round, uint32_t number)
{
    if (round->listing_capacity == 0) {
        return NULL;
    }
    const struct listing *place = listing_place(round->listings, round->listing_capacity, number);
    return place->taken ? place : NULL;
}

/* Makes the table so large that one word more leaves it half empty. */
static bool reserve_listing(struct round *round)
{
    size_t listed = round->lists[SIDE_PLAYER].count + round->lists[SIDE_COMPUTER].count;
    if ((listed + 1) * 2 <= round->listing_capacity) {
        return true;
    }
    size_t capacity = round->listing_capacity == 0 ? 64 : round->listing_capacity * 2;
    struct listing *listings = memory_new(capacity, sizeof *listings);
    if (listings == NULL) {
        return false;
    }
    for (size_t i = 0; i < round->listing_capacity; i++) {
        const struct listing *old = &round->listings[i];
        if (old->taken) {
            *listing_place(listings, capacity, old->number) = *old;
        }
    }
    memory_free(round->listings);
    round->listings = listings;
    round->listing_capacity = capacity;
    return true;
}

static bool reserve_word(struct word_list *list)
{
    void *words = list->words;
    bool done = memory_reserve(&words, &list->capacity, list->count, sizeof *list->words);
    list->words = words;
    return done;
}

/* Puts a word that counts on a list, with its event. STATUS_NO_MEMORY: nothing has changed. */
static enum status add_word(struct round *round, enum finder_side side, uint32_t number,
                            const struct path *path)
{
    struct word_list *list = &round->lists[side];
    if (!reserve_event(round) || !reserve_listing(round) || !reserve_word(list)) {
        return STATUS_NO_MEMORY;
    }
    char text[PATH_LETTERS_MAX + 1];
    int letters = path_spell(path, &round->board, text);
    char *kept = memory_new((size_t)letters + 1, 1);
    if (kept == NULL) {
        return STATUS_NO_MEMORY;
    }
    memcpy(kept, text, (size_t)letters + 1);
    int points = scoring_points(round->rules, board_cell_count(&round->board), letters);
    list->words[list->count] = (struct round_word){
        .text = kept, .letters = letters, .points = points, .number = number, .path = *path};
    *listing_place(round->listings, round->listing_capacity, number) =
        (struct listing){.number = number, .taken = true, .side = side, .index = list->count};
    add_event(round, (struct round_event){.kind = ROUND_EVENT_WORD,
                                          .phase = round->phase,
                                          .side = side,
                                          .verdict = VERDICT_GOOD,
                                          .index = list->count});
    list->count++;
    list->points += points;
    return STATUS_OK;
}

bool round_has_word(const struct round *round, const char *word, size_t length,
                    enum finder_side *side, size_t *index)
{
    uint32_t number;
    if (!lexicon_find(round->lexicon, word, length, &number)) {
        return false;
    }
    const struct listing *listing = find_listing(round, number);
    if (listing == NULL) {
        return false;
    }
    if (side != NULL) {
        *side = listing->side;
    }
    if (index != NULL) {
        *index = listing->index;
    }
    return true;
}

/* Verdicts */

static bool is_long_enough(const struct round *round, size_t letters)
{
    return letters >= (size_t)scoring_min_letters(round->rules, board_cell_count(&round->board));
}

/* The verdict on a word that is known to be on the board when `on_board` is set; else a path is
 * looked for. With VERDICT_GOOD comes its number, and its path if one was looked for. */
static enum verdict judge(const struct round *round, const char *word, size_t length, bool on_board,
                          uint32_t *number, struct path *path)
{
    if (!is_long_enough(round, length)) {
        return VERDICT_TOO_SHORT;
    }
    if (!lexicon_find(round->lexicon, word, length, number)) {
        return VERDICT_NOT_A_WORD;
    }
    if (find_listing(round, *number) != NULL) {
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
    if (points != NULL) {
        *points = verdict == VERDICT_GOOD
                      ? scoring_points(round->rules, board_cell_count(&round->board), (int)length)
                      : 0;
    }
    return verdict;
}

/* Lists the player's word or tells that it is refused. */
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
        add_event(round, (struct round_event){.kind = ROUND_EVENT_REFUSED,
                                              .phase = round->phase,
                                              .side = SIDE_PLAYER,
                                              .verdict = given});
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
    if (taken != NULL) {
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
        go_to(round, round->solo ? ROUND_DONE : ROUND_COMPUTER);
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
    if (round->phase != ROUND_PLAYER || round->time_ms == 0) {
        return;
    }
    long before = round->left_ms;
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
    /* The second that has begun last: after a long wait those before it are stale. */
    long second = (after + 999) / 1000;
    if (second <= ROUND_LAST_TICKS_S && second * 1000 < before) {
        tell(round, ROUND_EVENT_TICK);
    }
}
