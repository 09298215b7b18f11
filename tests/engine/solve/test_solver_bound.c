/* SPDX-License-Identifier: MIT */
/*
 * Boards with more paths than SOLVER_PATHS_MAX: the search ends early and reports it, and every way
 * finds the same words; boards just below the bound are solved completely.
 */
#include "given.h"
#include "lowest_bit.h"
#include "seed.h"
#include "test.h"
#include "trounce/solver.h"
#include "trounce/trie.h"

static const struct solver_filter all_plain = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

/* Makes a lexicon of `letters` repeated `least` to `most` times, and of `other`. */
static struct lexicon repeated(const char *letters, int least, int most, const char *other)
{
    struct word_note note = {TIER_UNKNOWN, WORD_MARK_NONE};
    struct trie *trie = NULL;
    struct lexicon lexicon;
    char word[WORD_LETTERS_MAX + 1] = "";
    assert_ok(trie_new(&alphabet_english, &trie));
    for (int i = 1; i <= most; i++) {
        text_append(word, sizeof word, "%s", letters);
        if (i >= least) {
            assert_ok(trie_add(trie, word, strlen(word), note, NULL));
        }
    }
    assert_ok(trie_add(trie, other, strlen(other), note, NULL));
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    return lexicon;
}

static void one_letter(enum face face, int rows, int columns, struct board *board)
{
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, (int)face, sizeof faces);
    board_init(board, rows, columns, faces);
}

/* Counts the paths of at most `letters` cells that continue with one of `cells`. */
static long count_paths(const struct board *board, uint64_t cells, uint64_t used, int letters)
{
    long count = 0;
    for (cells &= ~used; cells != 0 && letters > 0; cells &= cells - 1) {
        unsigned cell = lowest_bit(cells);
        uint64_t more = used | UINT64_C(1) << cell;
        count += 1 + count_paths(board, board->neighbours[cell], more, letters - 1);
    }
    return count;
}

/* Solves in one way with every call, or a sample of them; returns the number of words. */
static size_t ask(enum solver_kernel simd, const struct board *board, const struct lexicon *lexicon,
                  bool ends_early, struct solution *solution)
{
    struct solver *solver = NULL;
    struct survey survey;
    struct solver_list list;
    struct solver_score score;
    int rows = board->rows;
    int columns = board->columns;
    assert_ok(solver_new(lexicon, simd, &solver));
    assert_ok(solver_solve_with(solver, board, &all_plain, solution));
    assert_int_equal(solution->ended_early, ends_early);
    given_check_paths(board, solution);
    if (tests_try_next()) {
        assert_ok(solver_survey(solver, board, &all_plain, 0, &survey));
        assert_int_equal(survey.ended_early, ends_early);
        assert_int_equal(survey.word_count, solution->word_count);
        assert_int_equal(survey.points, solution->points);
        assert_int_equal(survey.used_cells, solution->used_cells);
    }
    if (tests_try_next()) {
        assert_ok(solver_list(solver, rows, columns, board->faces, &all_plain, true, &list));
        assert_int_equal(list.ended_early, ends_early);
        assert_int_equal(list.count, solution->word_count);
    }
    if (tests_try_next()) {
        assert_ok(solver_score_many(solver, rows, columns, board->faces, 1, &all_plain, &score));
        assert_int_equal(score.ended_early, ends_early);
        assert_int_equal(score.word_count, solution->word_count);
        assert_int_equal(score.points, solution->points);
    }
    struct solver_score scores[SOLVER_LETTERS];
    if (simd == SOLVER_KERNEL_PORTABLE && board_cell_count(board) == 16 &&
        board->faces[0] == FACE_A) {
        assert_ok(solver_score_letters(solver, rows, columns, board->faces, 0, &all_plain, scores));
        assert_int_equal(scores[0].ended_early, ends_early);
        assert_int_equal(scores[0].word_count, solution->word_count);
        assert_int_equal(scores[0].points, solution->points);
    }
    /* The next board is searched completely again. */
    unsigned char small[] = {FACE_A, FACE_A};
    assert_ok(solver_score_many(solver, 1, 2, small, 1, &all_plain, &score));
    assert_false(score.ended_early);
    solver_free(solver);
    return solution->word_count;
}

/* All ways find the same words, or every second one, beginning with the other one the next time.
 * Returns their number. */
static size_t compare_modes(const struct board *board, const struct lexicon *lexicon,
                            bool ends_early)
{
    struct solution expected;
    size_t count = ask(SOLVER_KERNEL_GENERAL, board, lexicon, ends_early, &expected);
    static int turn;
    int step = tests_are_thorough() ? 1 : 2;
    for (int simd = SOLVER_KERNEL_PORTABLE + turn++ % step; simd < SOLVER_KERNEL_COUNT;
         simd += step) {
        struct solution solution;
        if (!solver_kernel_is_available((enum solver_kernel)simd)) {
            continue;
        }
        assert_int_equal(ask((enum solver_kernel)simd, board, lexicon, ends_early, &solution),
                         count);
        assert_int_equal(solution.used_cells, expected.used_cells);
        for (size_t i = 0; i < count; i++) {
            assert_string_equal(solution_text(&solution, i), solution_text(&expected, i));
        }
        solution_deinit(&solution);
    }
    solution_deinit(&expected);
    return count;
}

/* Boards of a's and words of increasing length: the search ends early exactly when there are more
 * paths than the bound. */
TEST_CASE(test_exactly_beyond_the_bound)
{
    static const struct {
        int rows;
        int columns;
        int least;
        int most;
    } cases[] = {{4, 4, 10, 12}, {5, 7, 7, 10}};
    int early = 0;
    int whole = 0;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct board board;
        one_letter(FACE_A, cases[i].rows, cases[i].columns, &board);
        for (int letters = cases[i].least; letters <= cases[i].most; letters++) {
            uint64_t all = UINT64_MAX >> (BOARD_CELLS_MAX - board_cell_count(&board));
            long paths = count_paths(&board, all, 0, letters);
            struct lexicon lexicon = repeated("a", 2, letters, "zz");
            size_t count = compare_modes(&board, &lexicon, paths > SOLVER_PATHS_MAX);
            assert_int_equal(count, letters - 1);
            early += paths > SOLVER_PATHS_MAX;
            whole += paths <= SOLVER_PATHS_MAX;
            lexicon_deinit(&lexicon);
            if (paths > SOLVER_PATHS_MAX) {
                break;
            }
        }
    }
    assert_int_equal(early, 2);
    assert_true(whole >= 2);
}

/* The search exhausts the first cells and never reaches the last ones. */
TEST_CASE(test_words_may_be_missing)
{
    static const char text[] = "aaaaaa/aaaaaa/aaaaaa/....../bbbbbb/bbbbbb";
    struct board board = given_board(text);
    struct lexicon lexicon = repeated("a", 19, 30, "bbbb");
    assert_int_equal(compare_modes(&board, &lexicon, true), 0);
    lexicon_deinit(&lexicon);
}

/* Two-letter cells, more on a wide board than the walk by levels can take. */
TEST_CASE(test_cells_of_two_letters)
{
    struct board board;
    one_letter(FACE_TH, 8, 8, &board);
    struct lexicon lexicon = repeated("th", 1, 31, "t");
    assert_int_equal(compare_modes(&board, &lexicon, true), 31);
    lexicon_deinit(&lexicon);
    one_letter(FACE_QU, 4, 4, &board);
    lexicon = repeated("qu", 1, 31, "queue");
    assert_int_equal(compare_modes(&board, &lexicon, true), 16);
    lexicon_deinit(&lexicon);
}
