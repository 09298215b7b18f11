/* SPDX-License-Identifier: MIT */
/*
 * Scoring all letters of a cell at once, compared with scoring the boards one by one.
 */
#include "failing_memory.h"
#include "naive.h"
#include "test.h"
#include "trounce/solver.h"

/* Compares both for one cell. */
static void check_cell(struct solver *solver, const struct board *board, int cell,
                       const struct solver_filter *filter)
{
    struct solver_score scores[SOLVER_LETTERS];
    unsigned char faces[BOARD_CELLS_MAX];
    memcpy(faces, board->faces, sizeof faces);
    assert_ok(
        solver_score_letters(solver, board->rows, board->columns, faces, cell, filter, scores));
    assert_memory_equal(faces, board->faces, (size_t)board_cell_count(board));
    for (int letter = 0; letter < board->alphabet->letter_count; letter++) {
        struct solver_score expected;
        faces[cell] = (unsigned char)(FACE_A + letter);
        assert_ok(
            solver_score_many(solver, board->rows, board->columns, faces, 1, filter, &expected));
        assert_int_equal(scores[letter].word_count, expected.word_count);
        assert_int_equal(scores[letter].points, expected.points);
    }
}

static struct solver *new_solver(const struct lexicon *lexicon, int simd)
{
    struct solver *solver = NULL;
    assert_ok(solver_new(lexicon, (enum solver_kernel)simd, &solver));
    return solver;
}

/* Boards of all faces, including digraphs and blanks. */
TEST_CASE(test_the_same_as_one_by_one)
{
    struct random random = naive_random();
    static const int shapes[][2] = {{1, 1}, {1, 7}, {2, 3}, {3, 3}, {4, 4}, {3, 9}, {5, 5}, {4, 7}};
    for (int turn = 0; turn < 32; turn++) {
        const int *shape = shapes[(size_t)turn % (sizeof shapes / sizeof *shapes)];
        struct board board;
        static struct naive_list list;
        struct lexicon lexicon;
        naive_random_board(&random, shape[0], shape[1], &board);
        list.count = 0;
        naive_random_list(&random, &board, 150, &list);
        naive_lexicon(&list, &lexicon);
        struct solver_filter filter = {.rules = (enum rules)random_below(&random, RULES_COUNT),
                                       .tier_max = turn % 2 == 0 ? TIER_MAX : 50,
                                       .without_offensive = turn % 3 == 0};
        for (int simd = 0; simd < SOLVER_KERNEL_COUNT; simd++) {
            if (solver_kernel_is_available((enum solver_kernel)simd)) {
                struct solver *solver = new_solver(&lexicon, simd);
                for (int cell = 0; cell < board_cell_count(&board); cell++) {
                    check_cell(solver, &board, cell, &filter);
                }
                solver_free(solver);
            }
        }
        lexicon_deinit(&lexicon);
    }
}

/* One letter everywhere and words of only that letter: more ways to the cell than there is room
 * for, or more paths than the walk takes. */
TEST_CASE(test_more_than_can_be_walked)
{
    for (size_t longest = 4; longest <= 8; longest += 4) {
        static struct naive_list list;
        struct lexicon lexicon;
        char word[NAIVE_LETTERS_MAX + 1] = "";
        list.count = 0;
        naive_add(&list, "aab", (struct word_note){.tier = 10});
        for (size_t length = 0; length < longest; length++) {
            word[length] = 'a';
            naive_add(&list, word, (struct word_note){.tier = 10});
        }
        naive_lexicon(&list, &lexicon);
        unsigned char faces[BOARD_CELLS_MAX];
        memset(faces, FACE_A, sizeof faces);
        struct board board;
        board_init(&board, 4, 4, faces);
        struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};
        struct solver *solver = new_solver(&lexicon, SOLVER_KERNEL_BEST);
        check_cell(solver, &board, 0, &filter);
        check_cell(solver, &board, 5, &filter);
        solver_free(solver);
        lexicon_deinit(&lexicon);
    }
}

TEST_CASE(test_scarce_memory)
{
    static struct naive_list list;
    struct lexicon lexicon;
    list.count = 0;
    naive_add(&list, "tea", (struct word_note){.tier = 10});
    naive_lexicon(&list, &lexicon);
    struct solver *solver = new_solver(&lexicon, SOLVER_KERNEL_BEST);
    const unsigned char faces[] = {FACE_A, FACE_A + 4, FACE_A + 5, FACE_A};
    const struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};
    struct solver_score scores[SOLVER_LETTERS];
    failing_memory_fail_at(1);
    enum status status = solver_score_letters(solver, 2, 2, faces, 2, &filter, scores);
    failing_memory_fail_at(0);
    assert_int_equal(status, STATUS_NO_MEMORY);
    assert_ok(solver_score_letters(solver, 2, 2, faces, 2, &filter, scores));
    assert_int_equal(scores[19].word_count, 1);
    assert_int_equal(scores[0].word_count, 0);
    solver_free(solver);
    lexicon_deinit(&lexicon);
    assert_int_equal(failing_memory_live_count(), 0);
}
