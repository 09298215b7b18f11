/* SPDX-License-Identifier: MIT */
/*
 * One word on one board. Leaves parts that hang on single cells to solver_reach.c, and which words
 * are asked for to solver_rounds.c.
 *
 * Each place of the word has a set of cells that may spell its letter. The sets are narrowed down:
 *
 *     - a cell stays where some cell of the place before and of the one behind adjoins it
 *     - the first so many a's, and the last so many, need as many different cells
 *     - a cell that is the only one of a place belongs to no other
 *
 * Then one place is tried cell by cell, and what follows is narrowed down again. Two more questions
 * turn back early where that is done from an end of the word: can a path go so far at all
 * (solver_reach.h), and did the same rest fail before with the same cells left? The table of
 * failures forgets, but never errs: it holds all that a failure depends on.
 *
 * Whether a long word has a path is a hard question in general: there is no bound on what it takes.
 */
#include "solver_word.h"

#include "trounce/memory.h"

#include <assert.h>

#define FAILURES_BITS 15

/* So many make it worth while to ask how far a path can go. */
#define DEAD_ENDS_MANY 16

bool word_search_init(struct word_search *search, const struct board *board)
{
    int columns = board->columns;
    *search = (struct word_search){
        .board = board,
        .not_first_column = UINT64_MAX,
        .not_last_column = UINT64_MAX,
        .other_rows = board->rows > 1 ? UINT64_MAX : 0,
        .failures_bits = FAILURES_BITS,
    };
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        const char *spelling = face_spelling((enum face)board->faces[cell]);
        uint64_t bit = UINT64_C(1) << cell;
        if (cell % columns == 0) {
            search->not_first_column &= ~bit;
        }
        if (cell % columns == columns - 1) {
            search->not_last_column &= ~bit;
        }
        if (spelling[0] == 0) {
            continue;
        }
        int last = spelling[1] == 0 ? 0 : 1;
        search->starts[spelling[0] - 'a'] |= bit;
        search->ends[spelling[last] - 'a'] |= bit;
        search->has[spelling[0] - 'a'] |= bit;
        search->has[spelling[last] - 'a'] |= bit;
        search->long_cells |= last == 1 ? bit : 0;
    }
    search->failures = memory_new((size_t)1 << FAILURES_BITS, sizeof *search->failures);
    return search->failures != NULL;
}

void word_search_deinit(struct word_search *search)
{
    memory_free(search->failures);
    search->failures = NULL;
}

/* All neighbours of the cells. */
static inline uint64_t around(const struct word_search *search, uint64_t cells)
{
    uint64_t beside = (cells & search->not_last_column) << 1;
    beside |= (cells & search->not_first_column) >> 1;
    uint64_t row = (cells | beside) & search->other_rows;
    unsigned columns = (unsigned)search->board->columns % BOARD_CELLS_MAX;
    return beside | row << columns | row >> columns;
}

uint64_t word_search_step(const struct word_search *search, uint64_t cells, unsigned before,
                          unsigned letter)
{
    uint64_t next = around(search, cells & search->ends[before]) & search->starts[letter];
    /* The second letter of the same cell. */
    return next | (cells & search->long_cells & search->starts[before] & search->ends[letter]);
}

/* The same backwards. */
static uint64_t step_back(const struct word_search *search, uint64_t cells, unsigned behind,
                          unsigned letter)
{
    uint64_t next = around(search, cells & search->starts[behind]) & search->ends[letter];
    return next | (cells & search->long_cells & search->ends[behind] & search->starts[letter]);
}

static inline bool is_single(uint64_t cells)
{
    return (cells & (cells - 1)) == 0;
}

/* Narrows from the first open place to the last one. */
static bool sweep_forth(const struct word_search *search, struct word_places *places)
{
    unsigned char wanted[LETTER_COUNT] = {0};
    const unsigned char *letters = search->letters;
    uint64_t met = 0;
    for (int i = places->first; i < places->end; i++) {
        uint64_t cells = places->cells[i];
        if (i > 0) {
            cells &= word_search_step(search, places->cells[i - 1], letters[i - 1], letters[i]);
        }
        places->cells[i] = cells;
        met |= cells;
        wanted[letters[i]]++;
        if (cells == 0 || bits_count(met & search->has[letters[i]]) < wanted[letters[i]]) {
            return false;
        }
    }
    return true;
}

static bool sweep_back(const struct word_search *search, struct word_places *places)
{
    unsigned char wanted[LETTER_COUNT] = {0};
    const unsigned char *letters = search->letters;
    uint64_t met = 0;
    for (int i = places->end - 1; i >= places->first; i--) {
        uint64_t cells = places->cells[i];
        if (i + 1 < search->length) {
            cells &= step_back(search, places->cells[i + 1], letters[i + 1], letters[i]);
        }
        places->cells[i] = cells;
        met |= cells;
        wanted[letters[i]]++;
        if (cells == 0 || bits_count(met & search->has[letters[i]]) < wanted[letters[i]]) {
            return false;
        }
    }
    return true;
}

/* Takes cells that are the only ones of a place from all others. False when two places have the
 * same; `*changed` when there was something to take. */
static bool take_single_cells(const struct word_search *search, struct word_places *places,
                              bool *changed)
{
    uint64_t taken = 0;
    *changed = false;
    for (int i = places->first; i < places->end; i++) {
        uint64_t cells = places->cells[i];
        if (!is_single(cells)) {
            continue;
        }
        bool is_second_half =
            (cells & search->long_cells) != 0 && i > 0 && places->cells[i - 1] == cells;
        if ((cells & taken) != 0 && !is_second_half) {
            return false;
        }
        taken |= cells;
    }
    for (int i = places->first; i < places->end; i++) {
        uint64_t cells = places->cells[i];
        if (!is_single(cells) && (cells & taken) != 0) {
            places->cells[i] = cells & ~taken;
            *changed = true;
            if (places->cells[i] == 0) {
                return false;
            }
        }
    }
    return true;
}

/* Narrows until nothing changes; false when there is no path. */
static bool narrow(struct word_search *search, struct word_places *places)
{
    bool changed = true;
    while (changed) {
        search->steps_left -= places->end - places->first;
        if (!sweep_forth(search, places) || !sweep_back(search, places) ||
            !take_single_cells(search, places, &changed)) {
            return false;
        }
    }
    while (places->first < places->end && is_single(places->cells[places->first])) {
        places->first++;
    }
    while (places->first < places->end && is_single(places->cells[places->end - 1])) {
        places->end--;
    }
    return true;
}

static void set_question(struct word_search *search, const struct word_question *question)
{
    search->letters = question->letters;
    search->length = question->length;
    search->may_overhang = question->may_overhang;
    search->question++;
}

static bool narrow_all(struct word_search *search, const struct word_question *question,
                       struct word_places *places)
{
    const unsigned char *letters = question->letters;
    int last = question->length - 1;
    assert(last >= 0 && last < WORD_LETTERS_MAX);
    for (int i = 0; i <= last; i++) {
        places->cells[i] = search->has[letters[i]];
        if (question->through != 0 && question->place == i) {
            places->cells[i] &= question->through;
        }
    }
    places->cells[0] &= search->starts[letters[0]];
    if (!question->may_overhang) {
        places->cells[last] &= search->ends[letters[last]];
    }
    places->first = 0;
    places->end = question->length;
    return narrow(search, places);
}

bool word_search_narrow(struct word_search *search, const struct word_question *question,
                        struct word_places *places)
{
    set_question(search, question);
    return narrow_all(search, question, places);
}

/* --- trying --- */

/* Which letters stand beside one another in the word, for the bound on reach. */
static void set_neighbours(struct word_search *search)
{
    uint64_t beside[LETTER_COUNT] = {0};
    for (int i = 1; i < search->length; i++) {
        unsigned before = search->letters[i - 1];
        unsigned letter = search->letters[i];
        beside[before] |= search->has[letter];
        beside[letter] |= search->has[before];
    }
    search->reach.long_cells = search->long_cells;
    for (int cell = 0; cell < board_cell_count(search->board); cell++) {
        const char *spelling = face_spelling((enum face)search->board->faces[cell]);
        uint64_t neighbours = search->board->neighbours[cell];
        if (spelling[0] != 0 && spelling[1] == 0) {
            neighbours &= beside[spelling[0] - 'a'];
        }
        search->reach.neighbours[cell] = neighbours;
    }
}

/* The open place to be tried next. */
static int choose_place(const struct word_search *search, const struct word_places *places)
{
    int chosen = places->first;
    switch (search->way) {
    case WORD_FORTH:
        break;
    case WORD_BACK:
        return places->end - 1;
    case WORD_TIGHTEST:
        for (int i = places->first; i < places->end; i++) {
            uint64_t cells = places->cells[i];
            if (!is_single(cells) && bits_count(cells) < bits_count(places->cells[chosen])) {
                chosen = i;
            }
        }
        break;
    }
    return chosen;
}

/* The cell of `place` to be tried first: the one with the fewest ways on. */
static uint64_t choose_cell(const struct word_search *search, const struct word_places *places,
                            int place, uint64_t cells)
{
    int next = search->way == WORD_BACK ? place - 1 : place + 1;
    if (next < 0 || next >= search->length) {
        return cells & (~cells + 1);
    }
    uint64_t chosen = 0;
    unsigned fewest = BOARD_CELLS_MAX;
    for (; cells != 0; cells &= cells - 1) {
        unsigned ways =
            bits_count(search->board->neighbours[bits_lowest(cells)] & places->cells[next]);
        if (ways < fewest) {
            fewest = ways;
            chosen = cells & (~cells + 1);
        }
    }
    return chosen;
}

/* What is left to do from an end of the word. */
struct rest {
    bool is_open; /* there is a cell that it goes on from */
    int cell;
    int letters;
    struct word_failure failure;
};

static struct rest rest_of(const struct word_search *search, const struct word_places *places)
{
    bool is_forth = search->way == WORD_FORTH;
    int begin = is_forth ? places->first : 0;
    int end = is_forth ? search->length : places->end;
    int from = is_forth ? begin - 1 : end;
    struct rest rest = {.letters = end - begin};
    if (search->way == WORD_TIGHTEST || from < 0 || from >= search->length) {
        return rest;
    }
    for (int i = begin; i < end; i++) {
        rest.failure.cells |= places->cells[i];
    }
    rest.is_open = true;
    rest.cell = (int)bits_lowest(places->cells[from]);
    rest.failure.state = search->question << 16 | (uint64_t)search->way << 14 |
                         (uint64_t)rest.letters << 6 | (uint64_t)rest.cell;
    return rest;
}

static struct word_failure *failure_slot(const struct word_search *search,
                                         const struct word_failure *failure)
{
    uint64_t hash = failure->cells * UINT64_C(0x9e3779b97f4a7c15);
    hash = (hash ^ hash >> 29 ^ failure->state) * UINT64_C(0xbf58476d1ce4e5b9);
    return &search->failures[hash >> (64 - search->failures_bits)];
}

/* Is it known that this cannot be? */
static bool is_hopeless(struct word_search *search, const struct rest *rest)
{
    const struct word_failure *known = failure_slot(search, &rest->failure);
    if (known->cells == rest->failure.cells && known->state == rest->failure.state) {
        return true;
    }
    /* Most words are found at the first try. */
    if (search->dead_ends < DEAD_ENDS_MANY) {
        return false;
    }
    search->steps_left -= bits_count(rest->failure.cells);
    return reach_letters(&search->reach, rest->cell, rest->failure.cells) < rest->letters;
}

/* Tries the cells of one place, then of another; WORD_FOUND leaves the path in `places`. */
static enum word_outcome try_place(struct word_search *search, struct word_places *places)
{
    if (places->first == places->end) {
        return WORD_FOUND;
    }
    struct rest rest = rest_of(search, places);
    if (rest.is_open && is_hopeless(search, &rest)) {
        return WORD_ABSENT;
    }
    int place = choose_place(search, places);
    uint64_t left = places->cells[place];
    while (left != 0) {
        if (search->steps_left <= 0) {
            return WORD_UNDECIDED;
        }
        uint64_t cell = choose_cell(search, places, place, left);
        left &= ~cell;
        struct word_places narrowed = *places;
        narrowed.cells[place] = cell;
        if (!narrow(search, &narrowed)) {
            search->dead_ends++;
            continue;
        }
        enum word_outcome outcome = try_place(search, &narrowed);
        if (outcome == WORD_FOUND) {
            *places = narrowed;
        }
        if (outcome != WORD_ABSENT) {
            return outcome;
        }
    }
    search->dead_ends++;
    if (rest.is_open) {
        *failure_slot(search, &rest.failure) = rest.failure;
    }
    return WORD_ABSENT;
}

static void make_path(const struct word_search *search, const struct word_places *places,
                      struct path *path)
{
    path_clear(path);
    for (int i = 0; i < search->length; i++) {
        if (i == 0 || places->cells[i] != places->cells[i - 1]) {
            path_extend(path, search->board, (int)bits_lowest(places->cells[i]));
        }
    }
}

enum word_outcome word_search_answer(struct word_search *search,
                                     const struct word_question *question, int64_t steps,
                                     int64_t *steps_left, struct path *path)
{
    struct word_places all;
    enum word_outcome outcome = WORD_UNDECIDED;
    search->steps_left = steps < *steps_left ? steps : *steps_left;
    int64_t given = search->steps_left;
    set_question(search, question);
    if (!narrow_all(search, question, &all)) {
        outcome = WORD_ABSENT;
    }
    *steps_left -= given - search->steps_left;
    if (outcome == WORD_UNDECIDED) {
        set_neighbours(search);
    }
    for (int way = 0; way < WORD_WAY_COUNT && outcome == WORD_UNDECIDED; way++) {
        struct word_places places = all;
        search->way = (enum word_way)way;
        search->dead_ends = 0;
        search->steps_left = steps < *steps_left ? steps : *steps_left;
        given = search->steps_left;
        outcome = try_place(search, &places);
        *steps_left -= given - search->steps_left;
        if (outcome == WORD_FOUND) {
            make_path(search, &places, path);
        }
    }
    return outcome;
}
