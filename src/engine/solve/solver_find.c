/* SPDX-License-Identifier: MIT */
/*
 * Finds the words of a board, each once, as the nodes where they end: level by level where possible
 * (solver_levels.c), otherwise by a plain recursive walk that handles any board and any lexicon.
 * Leaves letters and order to solver_solution.c, and the search shown on the screen to search.c.
 */
#include "solver_find.h"

#include "face_step.h"
#include "trounce/memory.h"

/* ---- level by level ---- */

/* Drops the waiting hits, and their states, whose words the filter rejects. */
static void keep_taken(struct solver *solver, const struct solver_filter *filter)
{
    const struct lexicon *lexicon = solver->lexicon;
    struct levels *levels = &solver->levels;
    size_t kept = 0;
    for (size_t i = 0; i < levels->hit_count; i++) {
        uint32_t number = lexicon_word_number(lexicon, levels->hits[i]);
        levels->hits[kept] = levels->hits[i];
        levels->hit_states[kept] = levels->hit_states[i];
        kept += filter_takes(filter, lexicon_note(lexicon, number));
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
static inline __attribute__((always_inline)) size_t take_new(struct solver *solver, uint32_t *nodes,
                                                             bool has_marks, bool with_states)
{
    struct levels *levels = &solver->levels;
    const uint32_t *hits = levels->hits;
    uint32_t *states = levels->hit_states;
    size_t hit_count = levels->hit_count;
    unsigned char *marks = solver->marks;
    unsigned char mark = solver->mark;
    uint64_t *met = solver->met;
    size_t count = 0;
    for (size_t i = 0; i < hit_count; i++) {
        uint32_t slot = hits[i];
        size_t is_new;
        if (has_marks) {
            is_new = marks[slot] < mark; /* the current mark is the greatest */
            marks[slot] = mark;
        } else {
            uint64_t bits = met[slot / 64];
            is_new = ~bits >> slot % 64 & 1u;
            met[slot / 64] = bits | UINT64_C(1) << slot % 64;
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

static size_t take_new_hits(struct solver *solver, uint32_t *nodes, bool with_states)
{
    if (!solver->marks) {
        return take_new(solver, nodes, false, true);
    }
    struct levels *levels = &solver->levels;
    if (levels->body->take_new) {
        return levels->body->take_new(levels->hits, with_states ? levels->hit_states : NULL,
                                      levels->hit_count, solver->marks, solver->mark, nodes);
    }
    return with_states ? take_new(solver, nodes, true, true) : take_new(solver, nodes, true, false);
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
static bool take_hits(struct solver *solver, const struct solver_filter *filter, enum find find)
{
    struct levels *levels = &solver->levels;
    struct found *found = &solver->found;
    size_t cells_a_word = find == FIND_PATHS ? (size_t)levels->cell_count : 0;
    if (!found_reserve(found, levels->hit_count + LEVELS_SLACK, levels->hit_count * cells_a_word)) {
        return false;
    }
    if (!filter_takes_all(filter)) {
        keep_taken(solver, filter);
    }
    if (find != FIND_NODES) {
        found->used_cells |= cells_of_hits(levels);
    }
    size_t count = take_new_hits(solver, found->nodes + found->count, find == FIND_PATHS);
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
            if (!take_hits(solver, filter, find)) {
                return STATUS_NO_MEMORY;
            }
            break;
        case LEVELS_DONE:
            return take_hits(solver, filter, find) ? STATUS_OK : STATUS_NO_MEMORY;
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
    uint64_t *settled; /* one bit per word: already met, whether counted or rejected */
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
    if (!filter_takes(walk->filter, lexicon_note(walk->lexicon, number))) {
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
        unsigned cell = bits_lowest(cells);
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
        .min_letters = (unsigned)scoring_min_letters(filter->rules, cell_count),
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
    walk.settled = memory_new(walk.lexicon->word_count / 64 + 1, sizeof *walk.settled);
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
    int min_letters = scoring_min_letters(filter->rules, rows * columns);
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
