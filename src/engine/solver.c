/* SPDX-License-Identifier: MIT */
/*
 * Solves boards: chooses the walk, sees to it that each word counts once. Leaves the walks to
 * solver_levels.c (fast) and solver_walk.c (any board, any lexicon), the order of words to
 * solver_order.c, and the order of steps that is shown to search.c.
 */
#include "trounce/solver.h"

#include "letters.h"
#include "solver_handle.h"
#include "solver_order.h"
#include "solver_tally.h"
#include "solver_walk.h"
#include "trounce/memory.h"

#include <assert.h>
#include <string.h>

/* The richest real boards have some ten thousand states; a walk of so many takes a millisecond. */
#define STATES_MANY 200000u

/* Puts the word of a state on the list, whose path has the cells `used`. */
static void list_word(struct tally *tally, const struct levels *levels, uint32_t state,
                      uint64_t used, uint32_t number, struct word_note note)
{
    struct tally_room room;
    size_t length = bits_count(used);
    if (tally_reserve(tally, length, &room)) {
        (void)levels_path(levels, state, room.cells + length);
        tally_list(tally, number, note, levels_spell(levels, room.cells, length, room.text),
                   length);
    }
}

/* Tells the tally of the waiting hits. */
static void trace_hits(struct solver *solver, struct levels *levels, struct tally *tally)
{
    bool takes_all = tally->filter.tier_max >= TIER_MAX && !tally->filter.without_offensive;
    for (size_t i = 0; i < levels->hit_count; i++) {
        uint32_t slot = levels->hits[i] & HIT_SLOT;
        uint64_t used = levels_used(levels, levels->hit_states[i]);
        bool is_new = solver_meet(solver, slot);
        if (takes_all && !is_new) {
            tally->survey.used_cells |= used;
            continue;
        }
        uint32_t number = lexicon_word_number(solver->lexicon, slot);
        struct word_note note = lexicon_note(solver->lexicon, number);
        if (!filter_takes(&tally->filter, note)) {
            continue;
        }
        tally->survey.used_cells |= used;
        if (is_new) {
            tally_count(tally, note, levels->hits[i] >> HIT_LENGTH_SHIFT);
            if (tally->solution != NULL) {
                list_word(tally, levels, levels->hit_states[i], used, number, note);
            }
        }
    }
    levels->hit_count = 0;
}

/* Adds all words to the tally level by level; false when there are too many states for that. */
static bool walk_levels(struct solver *solver, const struct levels_body *body, struct tally *tally)
{
    const struct board *board = tally->board;
    struct levels *levels = &solver->levels;
    levels_begin(levels, body, true, board->rows, board->columns, board->faces, tally->min_letters);
    solver_begin_words(solver);
    for (;;) {
        switch (levels_run(levels)) {
        case LEVELS_GOES_ON:
            break;
        case LEVELS_FULL:
            trace_hits(solver, levels, tally);
            break;
        case LEVELS_DONE:
            trace_hits(solver, levels, tally);
            return true;
        case LEVELS_LOST:
            return false;
        }
    }
}

/* Finds what the tally asks for, the fast way if that gets through. */
static enum status run(struct solver *solver, const struct board *board,
                       const struct solver_filter *filter, int common_tier,
                       struct solution *solution, struct survey *survey)
{
    struct tally tally;
    tally_init(&tally, board, solver->lexicon, filter, common_tier, solution);
    const struct levels_body *body = solver_body(solver, board_cell_count(board));
    tally.wants_cells = true;
    if (body == NULL) {
        solver_walk(&tally, solver->patience);
    } else if (walk_levels(solver, body, &tally)) {
        tally.survey.took_long = solver->levels.states > STATES_MANY;
    } else {
        if (solution != NULL) {
            solution_deinit(solution);
        }
        tally_init(&tally, board, solver->lexicon, filter, common_tier, solution);
        tally.wants_cells = true;
        solver_walk(&tally, solver->patience);
    }
    *survey = tally.survey;
    return tally.out_of_memory ? STATUS_NO_MEMORY : STATUS_OK;
}

enum status solver_solve_with(struct solver *solver, const struct board *board,
                              const struct solver_filter *filter, struct solution *solution)
{
    *solution = (struct solution){0};
    struct survey survey;
    enum status status = run(solver, board, filter, 0, solution, &survey);
    if (status == STATUS_OK) {
        status = solution_order(solution);
    }
    if (status != STATUS_OK) {
        solution_deinit(solution);
        return status;
    }
    solution->points = survey.points;
    solution->used_cells = survey.used_cells;
    solution->ended_early = survey.ended_early;
    solution->cells_ended_early = survey.cells_ended_early;
    return STATUS_OK;
}

enum status solver_solve_by(enum solver_simd simd, const struct board *board,
                            const struct lexicon *lexicon, const struct solver_filter *filter,
                            struct solution *solution)
{
    *solution = (struct solution){0};
    struct solver solver;
    enum status status = solver_init(&solver, lexicon, simd, false);
    if (status == STATUS_OK) {
        status = solver_solve_with(&solver, board, filter, solution);
        solver_deinit(&solver);
    }
    return status;
}

enum status solver_solve(const struct board *board, const struct lexicon *lexicon,
                         const struct solver_filter *filter, struct solution *solution)
{
    return solver_solve_by(SOLVER_SIMD_BEST, board, lexicon, filter, solution);
}

void solution_deinit(struct solution *solution)
{
    memory_free(solution->words);
    memory_free(solution->text);
    memory_free(solution->cells);
    *solution = (struct solution){0};
}

const char *solution_text(const struct solution *solution, size_t index)
{
    assert(index < solution->word_count);
    return solution->text + solution->words[index].text_at;
}

void solution_path(const struct solution *solution, size_t index, struct path *path)
{
    assert(index < solution->word_count);
    const struct solved_word *word = &solution->words[index];
    path_clear(path);
    for (int i = 0; i < word->path_length; i++) {
        unsigned char cell = solution->cells[word->path_at + (uint32_t)i];
        path->cells[i] = cell;
        path->used |= UINT64_C(1) << cell;
    }
    path->length = word->path_length;
}

enum status solver_survey_with(struct solver *solver, const struct board *board,
                               const struct solver_filter *filter, int common_tier,
                               struct survey *survey)
{
    struct survey found;
    enum status status = run(solver, board, filter, common_tier, NULL, &found);
    if (status == STATUS_OK) {
        *survey = found;
    }
    return status;
}

enum status solver_survey(const struct board *board, const struct lexicon *lexicon,
                          const struct solver_filter *filter, int common_tier,
                          struct survey *survey)
{
    struct solver solver;
    enum status status = solver_init(&solver, lexicon, SOLVER_SIMD_BEST, false);
    if (status == STATUS_OK) {
        status = solver_survey_with(&solver, board, filter, common_tier, survey);
        solver_deinit(&solver);
    }
    return status;
}
