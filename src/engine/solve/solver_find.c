/* SPDX-License-Identifier: MIT */
/*
 * Finds the words of a board, each once, as the nodes where they end: level by level where possible
 * (solver_levels.c), otherwise by a plain recursive walk that handles any board and any lexicon.
 * Also scores many boards in one call. Leaves letters and order to solver.c, and the search shown
 * on the screen to search.c.
 */
#include "solver_find.h"

#include "face_step.h"
#include "lowest_bit.h"
#include "trounce/memory.h"

#include <string.h>

/* ---- the memory of the words found ---- */

#define FIRST_CAPACITY 1024

void found_clear(struct found *found)
{
    *found = (struct found){
        .nodes = found->nodes,
        .path_ats = found->path_ats,
        .path_lengths = found->path_lengths,
        .cells = found->cells,
        .capacity = found->capacity,
        .cell_capacity = found->cell_capacity,
    };
}

void found_deinit(struct found *found)
{
    memory_free(found->nodes);
    memory_free(found->path_ats);
    memory_free(found->path_lengths);
    memory_free(found->cells);
    *found = (struct found){0};
}

/* Resizes `*block` to `count` elements of `size` bytes. */
static bool grow(void **block, size_t count, size_t size)
{
    void *grown = memory_resize(*block, count, size);
    if (grown) {
        *block = grown;
    }
    return grown;
}

/* Returns the capacity, doubled until it is at least `count`. */
static size_t enough(size_t capacity, size_t count)
{
    capacity = capacity == 0 ? FIRST_CAPACITY : capacity;
    while (capacity < count) {
        capacity *= 2;
    }
    return capacity;
}

static bool reserve_words(struct found *found, size_t count)
{
    size_t capacity = enough(found->capacity, count);
    void *nodes = found->nodes;
    void *path_ats = found->path_ats;
    void *path_lengths = found->path_lengths;
    bool is_done = grow(&nodes, capacity, sizeof *found->nodes) &&
                   grow(&path_ats, capacity, sizeof *found->path_ats) &&
                   grow(&path_lengths, capacity, sizeof *found->path_lengths);
    found->nodes = nodes;
    found->path_ats = path_ats;
    found->path_lengths = path_lengths;
    found->capacity = is_done ? capacity : found->capacity;
    return is_done;
}

static bool reserve_cells(struct found *found, size_t count)
{
    size_t capacity = enough(found->cell_capacity, count);
    void *cells = found->cells;
    if (count > UINT32_MAX || !grow(&cells, capacity, sizeof *found->cells)) {
        return false;
    }
    found->cells = cells;
    found->cell_capacity = capacity;
    return true;
}

bool found_grow(struct found *found, size_t word_count, size_t cell_count)
{
    return (word_count <= found->capacity || reserve_words(found, word_count)) &&
           (cell_count <= found->cell_capacity || reserve_cells(found, cell_count));
}

bool found_add(struct found *found, uint32_t node, const struct path *path)
{
    size_t length = (size_t)path->length;
    if (!found_reserve(found, 1, length)) {
        return false;
    }
    memcpy(found->cells + found->cells_size, path->cells, length);
    found->nodes[found->count] = node;
    found->path_ats[found->count] = (uint32_t)found->cells_size;
    found->path_lengths[found->count] = (unsigned char)length;
    found->count++;
    found->cells_size += length;
    return true;
}

/* ---- level by level ---- */

/* Drops the waiting hits, and their states, whose words the filter rejects. */
static void filter_hits(struct solver *solver, const struct solver_filter *filter)
{
    const struct lexicon *lexicon = solver->lexicon;
    struct levels *levels = &solver->levels;
    size_t kept = 0;
    for (size_t i = 0; i < levels->hit_count; i++) {
        uint32_t number = lexicon_word_number(lexicon, levels->hits[i]);
        levels->hits[kept] = levels->hits[i];
        levels->hit_states[kept] = levels->hit_states[i];
        kept += filter_accepts(filter, lexicon_note(lexicon, number));
    }
    levels->hit_count = kept;
}

/* Returns the cells of all waiting hits. */
static uint64_t cells_of_hits(const struct levels *levels)
{
    const uint32_t *states = levels->hit_states;
    size_t count = levels->hit_count;
    uint64_t used = 0;
    if (levels->is_wide) {
        for (size_t i = 0; i < count; i++) {
            used |= levels->state_used[states[i]];
        }
    } else {
        uint32_t paths = 0;
        for (size_t i = 0; i < count; i++) {
            paths |= levels->state_paths[states[i]];
        }
        used = paths;
    }
    return used & levels->letter_cells;
}

/* Writes the nodes of new words to `nodes`, which has room for all waiting hits and LEVELS_SLACK
 * more, and moves the states of these hits to the front. Returns the number of new words. */
static inline __attribute__((always_inline)) size_t add_new(struct solver *solver, uint32_t *nodes,
                                                            bool has_marks, bool with_states)
{
    struct levels *levels = &solver->levels;
    const uint32_t *hits = levels->hits;
    uint32_t *states = levels->hit_states;
    size_t hit_count = levels->hit_count;
    unsigned char *marks = solver->marks;
    unsigned char mark = solver->mark;
    uint64_t *seen = solver->seen;
    size_t count = 0;
    for (size_t i = 0; i < hit_count; i++) {
        uint32_t slot = hits[i];
        size_t is_new;
        if (has_marks) {
            is_new = marks[slot] < mark; /* the current mark is the greatest */
            marks[slot] = mark;
        } else {
            uint64_t bits = seen[slot / 64];
            is_new = ~bits >> slot % 64 & 1u;
            seen[slot / 64] = bits | UINT64_C(1) << slot % 64;
        }
        /* Always written, then kept or overwritten: a branch could not be predicted. */
        nodes[count] = slot;
        if (with_states) {
            states[count] = states[i];
        }
        count += is_new;
    }
    return count;
}

static size_t add_new_hits(struct solver *solver, uint32_t *nodes, bool with_states)
{
    if (!solver->marks) {
        return add_new(solver, nodes, false, true);
    }
    struct levels *levels = &solver->levels;
    if (levels->body->add_new) {
        return levels->body->add_new(levels->hits, with_states ? levels->hit_states : NULL,
                                     levels->hit_count, solver->marks, solver->mark, nodes);
    }
    return with_states ? add_new(solver, nodes, true, true) : add_new(solver, nodes, true, false);
}

/* Adds the paths of the first `count` hit_states, for the words found last. */
static void trace_paths(const struct levels *levels, struct found *found, size_t count)
{
    size_t stride = (size_t)levels->cell_count;
    size_t end = found->cells_size;
    for (size_t i = 0; i < count; i++) {
        end += stride;
        int length = levels_path(levels, levels->hit_states[i], found->cells + end);
        found->path_lengths[found->count + i] = (unsigned char)length;
        found->path_ats[found->count + i] = (uint32_t)(end - (size_t)length);
    }
    found->cells_size = end;
}

/* Adds the words of the waiting hits to those found. */
static bool add_hits(struct solver *solver, const struct solver_filter *filter, enum find find)
{
    struct levels *levels = &solver->levels;
    struct found *found = &solver->found;
    size_t cells_a_word = find == FIND_PATHS ? (size_t)levels->cell_count : 0;
    if (!found_reserve(found, levels->hit_count + LEVELS_SLACK, levels->hit_count * cells_a_word)) {
        return false;
    }
    if (!filter_takes_all(filter)) {
        filter_hits(solver, filter);
    }
    if (find != FIND_NODES) {
        found->used_cells |= cells_of_hits(levels);
    }
    size_t count = add_new_hits(solver, found->nodes + found->count, find == FIND_PATHS);
    if (find == FIND_PATHS) {
        trace_paths(levels, found, count);
    }
    found->count += count;
    levels->hit_count = 0;
    return true;
}

/* Finds the words level by level. Sets `*is_lost` if there are too many states. */
static enum status find_by_levels(struct solver *solver, const struct solver_filter *filter,
                                  enum find find, bool *is_lost)
{
    for (;;) {
        switch (levels_run(&solver->levels)) {
        case LEVELS_GOES_ON:
            break;
        case LEVELS_FULL:
            if (!add_hits(solver, filter, find)) {
                return STATUS_NO_MEMORY;
            }
            break;
        case LEVELS_DONE:
            return add_hits(solver, filter, find) ? STATUS_OK : STATUS_NO_MEMORY;
        case LEVELS_LOST:
            *is_lost = true;
            return STATUS_OK;
        }
    }
}

/* ---- by recursion ---- */

struct walk {
    const struct lexicon *lexicon;
    const struct solver_filter *filter;
    struct found *found;
    const char *spellings[BOARD_CELLS_MAX];
    uint64_t neighbours[BOARD_CELLS_MAX]; /* without blank cells */
    uint64_t *settled; /* one bit per word: already seen, whether counted or rejected */
    long paths_left;   /* number that may still be followed */
    unsigned min_letters;
    bool out_of_memory;
    struct path path;
};

/* Handles a word of enough letters that ends at `node`. */
static void meet_word(struct walk *walk, uint32_t node)
{
    uint32_t number = lexicon_word_number(walk->lexicon, node);
    uint64_t bit = UINT64_C(1) << number % 64;
    bool is_new = (walk->settled[number / 64] & bit) == 0;
    walk->settled[number / 64] |= bit;
    if (!filter_accepts(walk->filter, lexicon_note(walk->lexicon, number))) {
        return;
    }
    walk->found->used_cells |= walk->path.used;
    if (is_new) {
        walk->out_of_memory |= !found_add(walk->found, node, &walk->path);
    }
}

/* Extends the path, which leads to `node`, by each of `cells`. */
static void try_cells(struct walk *walk, uint32_t node, uint64_t cells)
{
    struct path *path = &walk->path;
    uint64_t used = path->used;
    for (; cells != 0; cells &= cells - 1) {
        unsigned cell = lowest_bit(cells);
        uint32_t next = spelling_step(walk->lexicon, node, walk->spellings[cell]);
        if (next == LEXICON_ROOT) {
            continue;
        }
        if (walk->paths_left == 0 || walk->out_of_memory) {
            walk->found->ended_early = true;
            return;
        }
        walk->paths_left--;
        path->cells[path->length++] = (unsigned char)cell;
        path->used = used | UINT64_C(1) << cell;
        if (lexicon_word_length(walk->lexicon, next) >= walk->min_letters) {
            meet_word(walk, next);
        }
        if (lexicon_letters(walk->lexicon, next) != 0) {
            try_cells(walk, next, walk->neighbours[cell] & ~path->used);
        }
        path->length--;
    }
    path->used = used;
}

enum status solver_find_generally(struct solver *solver, const struct board *board,
                                  const struct solver_filter *filter)
{
    int cell_count = board_cell_count(board);
    struct walk walk = {
        .lexicon = solver->lexicon,
        .filter = filter,
        .found = &solver->found,
        .paths_left = SOLVER_PATHS_MAX,
        .min_letters = (unsigned)solver_min_letters(filter, cell_count),
    };
    uint64_t solid_cells = 0;
    for (int cell = 0; cell < cell_count; cell++) {
        walk.spellings[cell] = alphabet_spelling(board->alphabet, board->faces[cell]);
        solid_cells |= (uint64_t)(board->faces[cell] != FACE_BLANK) << cell;
    }
    for (int cell = 0; cell < cell_count; cell++) {
        walk.neighbours[cell] = board->neighbours[cell] & solid_cells;
    }
    found_clear(&solver->found);
    size_t numbers = (size_t)walk.lexicon->word_count + 1 + walk.lexicon->added_count;
    walk.settled = memory_new(numbers / 64 + 1, sizeof *walk.settled);
    if (!walk.settled) {
        return STATUS_NO_MEMORY;
    }
    try_cells(&walk, LEXICON_ROOT, solid_cells);
    memory_free(walk.settled);
    return walk.out_of_memory ? STATUS_NO_MEMORY : STATUS_OK;
}

enum status solver_find(struct solver *solver, int rows, int columns, const unsigned char *faces,
                        const struct solver_filter *filter, enum find find)
{
    int min_letters = solver_min_letters(filter, rows * columns);
    bool is_lost =
        !solver_begin_levels(solver, find != FIND_NODES, rows, columns, faces, min_letters);
    found_clear(&solver->found);
    if (!is_lost) {
        solver_begin_words(solver);
        enum status status = find_by_levels(solver, filter, find, &is_lost);
        if (status != STATUS_OK) {
            return status;
        }
    }
    if (is_lost) {
        struct board board;
        board_init_in(&board, solver->lexicon->alphabet, rows, columns, faces);
        return solver_find_generally(solver, &board, filter);
    }
    return STATUS_OK;
}

/* ---- many boards ---- */

/* A call of solver_score_many(). */
struct scoring {
    struct solver *solver;
    int rows;
    int columns;
    const unsigned char *faces; /* of all boards */
    const struct solver_filter *filter;
    bool takes_all; /* the filter accepts all words */
    int min_letters;
    struct solver_score *scores;
};

int solver_min_letters(const struct solver_filter *filter, int cell_count)
{
    return filter->min_letters > 0 ? filter->min_letters
                                   : scoring_min_letters(filter->rules, cell_count);
}

void solver_set_points(struct solver *solver, const struct solver_filter *filter, int cell_count)
{
    int min_letters = solver_min_letters(filter, cell_count);
    if (solver->rules == filter->rules && solver->min_letters == min_letters) {
        return;
    }
    solver->rules = filter->rules;
    solver->min_letters = min_letters;
    for (int letters = 0; letters < LEVELS_LENGTHS; letters++) {
        /* A board of one cell has the points of all lengths. */
        solver->points[letters] =
            letters < min_letters ? 0 : scoring_points(filter->rules, 1, letters);
        solver->values[letters] = UINT64_C(1) << 32 | (uint32_t)solver->points[letters];
    }
}

/* Adds the waiting hits to the score of their board. Uses masks instead of branches, because which
 * words are new cannot be predicted. */
static void score_all_hits(struct solver *solver, struct solver_score *score)
{
    const struct levels_body *body = solver->levels.body;
    if (body->add_new) {
        uint32_t *words = solver->levels.hits;
        size_t count = body->add_new(words, NULL, solver->levels.hit_count, solver->marks,
                                     solver->mark, words);
        score->word_count += (int)count;
        score->points += body->sum_points(solver->levels.nodes, words, count, solver->points);
        return;
    }
    const struct levels *levels = &solver->levels;
    const uint64_t *nodes = levels->nodes;
    const uint32_t *hits = levels->hits;
    size_t hit_count = levels->hit_count;
    const uint64_t *word_values = solver->values;
    unsigned char *marks = solver->marks;
    unsigned char mark = solver->mark;
    uint64_t sum = 0;
    for (size_t i = 0; i < hit_count; i++) {
        uint32_t slot = hits[i];
        uint64_t value = word_values[lexicon_length_in(nodes[slot])];
        uint64_t is_new = marks[slot] < mark; /* the current mark is the greatest */
        marks[slot] = mark;
        sum += value & -is_new;
    }
    score->word_count += (int)(sum >> 32);
    score->points += (long)(uint32_t)sum;
}

/* The same with a filter that rejects words. */
static void score_some_hits(struct solver *solver, const struct solver_filter *filter,
                            struct solver_score *score)
{
    const struct levels *levels = &solver->levels;
    for (size_t i = 0; i < levels->hit_count; i++) {
        uint32_t slot = levels->hits[i];
        if (!solver_mark(solver, slot)) {
            continue;
        }
        uint32_t number = lexicon_word_number(solver->lexicon, slot);
        if (filter_accepts(filter, lexicon_note(solver->lexicon, number))) {
            score->word_count++;
            score->points += solver->points[lexicon_word_length(solver->lexicon, slot)];
        }
    }
}

static void score_hits(const struct scoring *scoring, struct solver_score *score)
{
    if (scoring->takes_all) {
        score_all_hits(scoring->solver, score);
    } else {
        score_some_hits(scoring->solver, scoring->filter, score);
    }
    scoring->solver->levels.hit_count = 0;
}

static enum status score_generally(const struct scoring *scoring, size_t index)
{
    struct board board;
    board_init_in(&board, scoring->solver->lexicon->alphabet, scoring->rows, scoring->columns,
                  scoring->faces + index * (size_t)(scoring->rows * scoring->columns));
    struct solver *solver = scoring->solver;
    enum status status = solver_find_generally(solver, &board, scoring->filter);
    const struct found *found = &solver->found;
    struct solver_score score = {(int)found->count, found->ended_early, 0};
    for (size_t i = 0; i < found->count; i++) {
        score.points += solver->points[lexicon_word_length(solver->lexicon, found->nodes[i])];
    }
    scoring->scores[index] = score;
    return status;
}

/* Scores board `index` level by level; false if that is not possible. */
static bool score_levels(const struct scoring *scoring, size_t index)
{
    struct levels *levels = &scoring->solver->levels;
    struct solver_score score = {0};
    if (!solver_begin_levels(scoring->solver, false, scoring->rows, scoring->columns,
                             scoring->faces + index * (size_t)(scoring->rows * scoring->columns),
                             scoring->min_letters)) {
        return false;
    }
    solver_begin_words(scoring->solver);
    for (;;) {
        switch (levels_run(levels)) {
        case LEVELS_GOES_ON:
            break;
        case LEVELS_FULL:
            score_hits(scoring, &score);
            break;
        case LEVELS_DONE:
            score_hits(scoring, &score);
            scoring->scores[index] = score;
            return true;
        case LEVELS_LOST:
            return false;
        }
    }
}

enum status solver_score_many(struct solver *solver, int rows, int columns,
                              const unsigned char *faces, size_t count,
                              const struct solver_filter *filter, struct solver_score *scores)
{
    int cell_count = rows * columns;
    struct scoring scoring = {
        .solver = solver,
        .rows = rows,
        .columns = columns,
        .faces = faces,
        .filter = filter,
        .takes_all = filter_takes_all(filter),
        .min_letters = solver_min_letters(filter, cell_count),
        .scores = scores,
    };
    solver_set_points(solver, filter, cell_count);
    for (size_t i = 0; i < count; i++) {
        if (score_levels(&scoring, i)) {
            continue;
        }
        enum status status = score_generally(&scoring, i);
        if (status != STATUS_OK) {
            return status;
        }
    }
    return STATUS_OK;
}
