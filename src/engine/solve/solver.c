/* SPDX-License-Identifier: MIT */
/*
 * Makes solutions, surveys and lists of the words of a board. Leaves finding words to
 * solver_find.c, and scores to solver_score.c and solver_letters.c.
 */
#include "trounce/solver.h"

#include "solver_find.h"
#include "solver_solution.h"
#include "trounce/memory.h"

#include <assert.h>

enum status solver_solve_with(struct solver *solver, const struct board *board,
                              const struct solver_filter *filter, struct solution *solution)
{
    *solution = (struct solution){0};
    solver_set_points(solver, filter->rules, board_cell_count(board));
    enum status status =
        solver_find(solver, board->rows, board->columns, board->faces, filter, FIND_PATHS);
    const struct found *found = &solver->found;
    if (status == STATUS_OK) {
        status = solution_make(solution, found, board, solver->lexicon, solver->points);
    }
    if (status != STATUS_OK) {
        solution_deinit(solution);
        return status;
    }
    solution->used_cells = found->used_cells;
    solution->ended_early = found->ended_early;
    return STATUS_OK;
}

enum status solver_solve_by(enum solver_kernel simd, const struct board *board,
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
    return solver_solve_by(SOLVER_KERNEL_BEST, board, lexicon, filter, solution);
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

enum status solver_survey(struct solver *solver, const struct board *board,
                          const struct solver_filter *filter, int common_tier,
                          struct survey *survey)
{
    solver_set_points(solver, filter->rules, board_cell_count(board));
    enum status status =
        solver_find(solver, board->rows, board->columns, board->faces, filter, FIND_CELLS);
    if (status != STATUS_OK) {
        return status;
    }
    const struct lexicon *lexicon = solver->lexicon;
    const struct found *found = &solver->found;
    *survey = (struct survey){
        .word_count = (int)found->count,
        .used_cells = found->used_cells,
        .ended_early = found->ended_early,
    };
    for (size_t i = 0; i < found->count; i++) {
        uint32_t node = found->nodes[i];
        struct word_note note = lexicon_note(lexicon, lexicon_word_number(lexicon, node));
        survey->common_count += note.tier <= common_tier;
        survey->points += solver->points[lexicon_word_length(lexicon, node)];
    }
    return STATUS_OK;
}

enum status solver_list(struct solver *solver, int rows, int columns, const unsigned char *faces,
                        const struct solver_filter *filter, bool with_paths,
                        struct solver_list *list)
{
    enum status status =
        solver_find(solver, rows, columns, faces, filter, with_paths ? FIND_PATHS : FIND_NODES);
    if (status != STATUS_OK) {
        return status;
    }
    const struct found *found = &solver->found;
    *list = (struct solver_list){
        .nodes = found->nodes,
        .count = found->count,
        .ended_early = found->ended_early,
        .cells = with_paths ? found->cells : NULL,
        .path_ats = with_paths ? found->path_ats : NULL,
        .path_lengths = with_paths ? found->path_lengths : NULL,
    };
    return STATUS_OK;
}
