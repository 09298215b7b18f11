/* SPDX-License-Identifier: MIT */
/*
 * Two threads solving at once over one lexicon, by each way of this processor: both find what one
 * finds alone. Also built with ThreadSanitizer.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "thread.h"
#include "trounce/solver.h"

#define BOARDS  150
#define THREADS 2

static const struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

/* A thread's input, and what it finds on each board. Threads share all but `found`. */
struct work {
    const struct lexicon *lexicon;
    const struct board *boards;
    enum solver_kernel mode;
    struct survey found[BOARDS];
    bool is_done;
};

/* Lists and scores with a solver and surveys without one; all must agree. */
static bool solve(struct solver *solver, const struct lexicon *lexicon, const struct board *board,
                  struct survey *survey)
{
    struct solution solution;
    struct solver_list list;
    struct solver_score score;
    if (solver_solve_with(solver, board, &filter, &solution) != STATUS_OK ||
        solver_score_many(solver, board->rows, board->columns, board->faces, 1, &filter, &score) !=
            STATUS_OK ||
        given_survey(board, lexicon, &filter, 40, survey) != STATUS_OK ||
        solver_list(solver, board->rows, board->columns, board->faces, &filter, true, &list) !=
            STATUS_OK) {
        return false;
    }
    bool is_same = (int)list.count == survey->word_count && solution.points == survey->points &&
                   score.points == survey->points && solution.used_cells == survey->used_cells;
    solution_deinit(&solution);
    return is_same;
}

static void work(void *context)
{
    struct work *work = context;
    struct solver *solver;
    if (solver_new(work->lexicon, work->mode, &solver) != STATUS_OK) {
        return;
    }
    bool is_good = true;
    for (int i = 0; i < BOARDS && is_good; i++) {
        is_good = solve(solver, work->lexicon, &work->boards[i], &work->found[i]);
    }
    solver_free(solver);
    work->is_done = is_good;
}

static void make_boards(struct random *random, struct board boards[BOARDS])
{
    for (int i = 0; i < BOARDS; i++) {
        int rows = 2 + (int)random_below(random, 6);
        int columns = 2 + (int)random_below(random, 6);
        naive_random_board(random, rows, columns, &boards[i]);
    }
}

TEST_CASE(test_two_threads_over_one_lexicon)
{
    static struct naive_list list;
    static struct board boards[BOARDS];
    static struct work works[THREADS + 1];
    struct random random = naive_random();
    make_boards(&random, boards);
    naive_random_list(&random, &boards[0], NAIVE_WORDS_MAX, &list);
    struct lexicon lexicon;
    naive_lexicon(&list, &lexicon);
    for (enum solver_kernel mode = SOLVER_KERNEL_BEST; mode < SOLVER_KERNEL_COUNT; mode++) {
        if (!solver_kernel_is_available(mode)) {
            printf("not tested: %s, which this processor has not\n", solver_kernel_name(mode));
            continue;
        }
        struct thread *threads[THREADS];
        for (int i = 0; i <= THREADS; i++) {
            works[i] = (struct work){.lexicon = &lexicon, .boards = boards, .mode = mode};
        }
        for (int i = 0; i < THREADS; i++) {
            threads[i] = thread_start(work, &works[i]);
            assert_non_null(threads[i]);
        }
        for (int i = 0; i < THREADS; i++) {
            thread_join(threads[i]);
        }
        work(&works[THREADS]);
        for (int i = 0; i <= THREADS; i++) {
            assert_true(works[i].is_done);
            for (int board = 0; board < BOARDS; board++) {
                const struct survey *one = &works[i].found[board];
                const struct survey *other = &works[THREADS].found[board];
                assert_int_equal(one->word_count, other->word_count);
                assert_int_equal(one->common_count, other->common_count);
                assert_int_equal(one->points, other->points);
                assert_true(one->used_cells == other->used_cells);
                assert_int_equal(one->ended_early, other->ended_early);
            }
        }
    }
    lexicon_deinit(&lexicon);
}
