/* SPDX-License-Identifier: MIT */
/*
 * Lists the words of a board by the nodes where they end. Leaves letters and order to solver.c.
 */
#include "solver_handle.h"
#include "solver_tally.h"
#include "solver_walk.h"
#include "trounce/memory.h"

#include <string.h>

#define FIRST_CAPACITY 1024

/* Makes `*block` hold `count` things of `size` bytes. */
static bool grow(void **block, size_t count, size_t size)
{
    void *grown = memory_resize(*block, count, size);
    if (grown != NULL) {
        *block = grown;
    }
    return grown != NULL;
}

static size_t doubled(size_t capacity, size_t count)
{
    capacity = capacity == 0 ? FIRST_CAPACITY : capacity;
    while (capacity < count) {
        capacity *= 2;
    }
    return capacity;
}

/* Makes room for `count` words in all, and for `cell_count` cells of their paths. */
static bool reserve_words(struct listed *list, size_t count, size_t cell_count)
{
    if (count > list->capacity) {
        size_t capacity = doubled(list->capacity, count);
        void *nodes = list->nodes;
        void *path_ats = list->path_ats;
        void *path_lengths = list->path_lengths;
        bool is_done = grow(&nodes, capacity, sizeof *list->nodes) &&
                       grow(&path_ats, capacity, sizeof *list->path_ats) &&
                       grow(&path_lengths, capacity, sizeof *list->path_lengths);
        list->nodes = nodes;
        list->path_ats = path_ats;
        list->path_lengths = path_lengths;
        if (!is_done) {
            return false;
        }
        list->capacity = capacity;
    }
    if (cell_count > list->cell_capacity) {
        size_t capacity = doubled(list->cell_capacity, cell_count);
        void *cells = list->cells;
        bool is_done = grow(&cells, capacity, sizeof *list->cells);
        list->cells = cells;
        list->cell_capacity = is_done ? capacity : list->cell_capacity;
        return is_done;
    }
    return true;
}

/* Writes the nodes of words that were not met before to `nodes`, where there is room for all that
 * wait, and moves the states of these hits to the front; returns how many. */
static size_t take_new_hits(struct solver *solver, uint32_t *nodes, bool with_states)
{
    const struct levels *levels = &solver->levels;
    const uint32_t *hits = levels->hits;
    uint32_t *states = levels->hit_states;
    size_t hit_count = levels->hit_count;
    unsigned char *marks = solver->marks;
    unsigned char mark = solver->mark;
    size_t count = 0;
    for (size_t i = 0; i < hit_count; i++) {
        uint32_t slot = hits[i] & HIT_SLOT;
        size_t is_new = marks[slot] != mark;
        marks[slot] = mark;
        /* Written in any case, and kept or not: which words come again cannot be foretold. */
        nodes[count] = slot;
        if (with_states) {
            states[count] = states[i];
        }
        count += is_new;
    }
    return count;
}

/* Moves the words that the filter takes to the front, and their states. */
static size_t keep_taken(const struct solver *solver, const struct solver_filter *filter,
                         uint32_t *nodes, uint32_t *states, size_t count)
{
    const struct lexicon *lexicon = solver->lexicon;
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t number = lexicon_word_number(lexicon, nodes[i]);
        if (filter_takes(filter, lexicon_note(lexicon, number))) {
            nodes[kept] = nodes[i];
            states[kept] = states[i];
            kept++;
        }
    }
    return kept;
}

/* Adds the words of the waiting hits to the list. */
static bool list_hits(struct solver *solver, const struct solver_filter *filter, bool with_paths)
{
    struct levels *levels = &solver->levels;
    struct listed *list = &solver->list;
    size_t cell_count = (size_t)levels->cell_count;
    size_t capacity = list->count + levels->hit_count;
    if (!reserve_words(list, capacity, with_paths ? capacity * cell_count : 0)) {
        return false;
    }
    uint32_t *nodes = list->nodes + list->count;
    size_t count = take_new_hits(solver, nodes, with_paths);
    if (filter->tier_max < TIER_MAX || filter->without_offensive) {
        count = keep_taken(solver, filter, nodes, levels->hit_states, count);
    }
    for (size_t i = 0; i < count && with_paths; i++) {
        size_t end = (list->count + i + 1) * cell_count;
        int length = levels_path(levels, levels->hit_states[i], list->cells + end);
        list->path_lengths[list->count + i] = (unsigned char)length;
        list->path_ats[list->count + i] = (uint32_t)(end - (size_t)length);
    }
    list->count += count;
    levels->hit_count = 0;
    return true;
}

/* Lists the words level by level. `*is_lost`: there are too many states for that. */
static enum status list_levels(struct solver *solver, const struct solver_filter *filter,
                               bool with_paths, bool *is_lost)
{
    for (;;) {
        switch (levels_run(&solver->levels)) {
        case LEVELS_GOES_ON:
            break;
        case LEVELS_FULL:
            if (!list_hits(solver, filter, with_paths)) {
                return STATUS_NO_MEMORY;
            }
            break;
        case LEVELS_DONE:
            return list_hits(solver, filter, with_paths) ? STATUS_OK : STATUS_NO_MEMORY;
        case LEVELS_LOST:
            *is_lost = true;
            return STATUS_OK;
        }
    }
}

/* The node where word `index` of a solution ends. */
static uint32_t node_of(const struct lexicon *lexicon, const struct solution *solution,
                        size_t index)
{
    uint32_t node = LEXICON_ROOT;
    for (const char *at = solution_text(solution, index); *at != '\0'; at++) {
        node = lexicon_child(lexicon, node, (unsigned)(*at - 'a'));
    }
    return node;
}

/* The same in the general way. */
static enum status list_generally(struct solver *solver, const struct board *board,
                                  const struct solver_filter *filter)
{
    struct solution solution = {0};
    struct tally tally;
    tally_init(&tally, board, solver->lexicon, filter, 0, &solution);
    solver_walk(&tally, solver->patience);
    struct listed *list = &solver->list;
    if (tally.out_of_memory || !reserve_words(list, solution.word_count, tally.cells_size)) {
        solution_deinit(&solution);
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < solution.word_count; i++) {
        list->nodes[i] = node_of(solver->lexicon, &solution, i);
        list->path_ats[i] = solution.words[i].path_at;
        list->path_lengths[i] = solution.words[i].path_length;
    }
    if (tally.cells_size > 0) {
        memcpy(list->cells, solution.cells, tally.cells_size);
    }
    list->count = solution.word_count;
    list->ended_early = tally.survey.ended_early;
    solution_deinit(&solution);
    return STATUS_OK;
}

enum status solver_list(struct solver *solver, int rows, int columns, const unsigned char *faces,
                        const struct solver_filter *filter, bool with_paths,
                        struct solver_list *list)
{
    int cell_count = rows * columns;
    const struct levels_body *body = solver_body(solver, cell_count);
    enum status status = STATUS_OK;
    bool is_lost = body == NULL;
    solver->list.count = 0;
    solver->list.ended_early = false;
    if (body != NULL) {
        levels_begin(&solver->levels, body, with_paths, rows, columns, faces,
                     scoring_min_letters(filter->rules, cell_count));
        solver_begin_words(solver);
        status = list_levels(solver, filter, with_paths, &is_lost);
    }
    if (is_lost) {
        struct board board;
        board_init(&board, rows, columns, faces);
        status = list_generally(solver, &board, filter);
    }
    if (status != STATUS_OK) {
        return status;
    }
    *list = (struct solver_list){
        .nodes = solver->list.nodes,
        .count = solver->list.count,
        .ended_early = solver->list.ended_early,
        .cells = with_paths ? solver->list.cells : NULL,
        .path_ats = with_paths ? solver->list.path_ats : NULL,
        .path_lengths = with_paths ? solver->list.path_lengths : NULL,
    };
    return STATUS_OK;
}
