/* SPDX-License-Identifier: MIT */
/*
 * Every way of the solver that this processor has, against each other and the stupid search: boards
 * of all sizes and faces, and lexicons made to burst it. Leaves filters and orders to
 * test_solver.c.
 */
#include "naive.h"
#include "trounce/solver.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define ROUNDS       1500
#define NAIVE_ROUNDS 300

static const struct solver_filter all_plain = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

/* Each way that the processor has, but the general one, with which they are compared. */
#define FOR_EACH_WAY(way)                                                                          \
    for (enum solver_simd way = SOLVER_SIMD_PORTABLE; way < SOLVER_SIMD_COUNT; way++)              \
        if (solver_simd_is_available(way))

static void check_paths(const struct board *board, const struct solution *solution)
{
    for (size_t i = 0; i < solution->word_count; i++) {
        struct path path;
        char text[PATH_LETTERS_MAX + 1];
        solution_path(solution, i, &path);
        assert_true(path_is_valid(&path, board));
        path_spell(&path, board, text);
        assert_string_equal(text, solution_text(solution, i));
    }
}

static void assert_same(const struct solution *expected, const struct solution *solution)
{
    assert_int_equal(solution->word_count, expected->word_count);
    assert_int_equal(solution->points, expected->points);
    for (size_t i = 0; i < expected->word_count; i++) {
        assert_string_equal(solution_text(solution, i), solution_text(expected, i));
        assert_int_equal(solution->words[i].number, expected->words[i].number);
        assert_int_equal(solution->words[i].points, expected->words[i].points);
        assert_int_equal(solution->words[i].tier, expected->words[i].tier);
    }
}

static struct solver *new_solver(const struct lexicon *lexicon, enum solver_simd way)
{
    struct solver *solver = NULL;
    assert_int_equal(solver_new(lexicon, way, &solver), STATUS_OK);
    return solver;
}

/* One way on one board: list, survey and score are those of the general way. */
static void compare_way(struct solver *solver, const struct board *board,
                        const struct solver_filter *filter, const struct solution *expected)
{
    struct solution solution;
    struct survey survey;
    struct solver_score score;
    assert_int_equal(solver_solve_with(solver, board, filter, &solution), STATUS_OK);
    assert_same(expected, &solution);
    check_paths(board, &solution);
    assert_int_equal(solution.used_cells, expected->used_cells);
    solution_deinit(&solution);
    assert_int_equal(solver_survey_with(solver, board, filter, 40, &survey), STATUS_OK);
    assert_int_equal(survey.word_count, expected->word_count);
    assert_int_equal(survey.points, expected->points);
    assert_int_equal(survey.used_cells, expected->used_cells);
    assert_int_equal(
        solver_score_many(solver, board->rows, board->columns, board->faces, 1, filter, &score),
        STATUS_OK);
    assert_int_equal(score.word_count, expected->word_count);
    assert_int_equal(score.points, expected->points);
}

/* Solves several boards by each way; handles go from board to board. */
static void compare_ways(const struct lexicon *lexicon, const struct board *boards, size_t count,
                         const struct solver_filter *filter)
{
    struct solver *general = new_solver(lexicon, SOLVER_SIMD_GENERAL);
    struct solver *solvers[SOLVER_SIMD_COUNT] = {NULL};
    FOR_EACH_WAY(way)
    {
        solvers[way] = new_solver(lexicon, way);
    }
    for (size_t i = 0; i < count; i++) {
        struct solution expected;
        assert_int_equal(solver_solve_with(general, &boards[i], filter, &expected), STATUS_OK);
        FOR_EACH_WAY(way)
        {
            compare_way(solvers[way], &boards[i], filter, &expected);
        }
        solution_deinit(&expected);
    }
    FOR_EACH_WAY(way)
    {
        solver_free(solvers[way]);
    }
    solver_free(general);
}

static void random_shape(struct random *random, int *rows, int *columns)
{
    do {
        *rows = 1 + (int)random_below(random, 9);
        *columns = 1 + (int)random_below(random, 9);
    } while (*rows * *columns > BOARD_CELLS_MAX);
}

static struct solver_filter random_filter(struct random *random)
{
    return (struct solver_filter){
        .rules = (enum rules)random_below(random, RULES_COUNT),
        .tier_max = random_below(random, 2) == 0 ? TIER_MAX : 40,
        .without_offensive = random_below(random, 2) == 0,
    };
}

static void test_ways_agree(void **state)
{
    (void)state;
    static struct naive_list list;
    struct random random = naive_random();
    for (int i = 0; i < ROUNDS; i++) {
        struct board boards[3];
        for (size_t k = 0; k < 3; k++) {
            int rows;
            int columns;
            random_shape(&random, &rows, &columns);
            naive_random_board(&random, rows, columns, &boards[k]);
        }
        naive_random_list(&random, &boards[0], 5 + random_below(&random, 300), &list);
        struct lexicon lexicon;
        naive_lexicon(&list, &lexicon);
        struct solver_filter filter = random_filter(&random);
        compare_ways(&lexicon, boards, 3, &all_plain);
        compare_ways(&lexicon, boards, 3, &filter);
        lexicon_deinit(&lexicon);
    }
}

static void compare_with_naive(const struct board *board, const struct naive_list *list,
                               const struct lexicon *lexicon, enum solver_simd way)
{
    struct solver *solver = new_solver(lexicon, way);
    struct solution solution;
    assert_int_equal(solver_solve_with(solver, board, &all_plain, &solution), STATUS_OK);
    size_t count = 0;
    uint64_t cells = 0;
    for (size_t i = 0; i < list->count; i++) {
        count += strlen(list->words[i]) >= 2 && naive_is_on_board(board, list->words[i], &cells);
    }
    assert_int_equal(solution.word_count, count);
    assert_int_equal(solution.used_cells, cells);
    solution_deinit(&solution);
    solver_free(solver);
}

static void test_ways_and_the_stupid_search_agree(void **state)
{
    (void)state;
    static struct naive_list list;
    struct random random = naive_random();
    for (int i = 0; i < NAIVE_ROUNDS; i++) {
        int rows;
        int columns;
        struct board board;
        random_shape(&random, &rows, &columns);
        naive_random_board(&random, rows, columns, &board);
        naive_random_list(&random, &board, 5 + random_below(&random, 100), &list);
        for (size_t k = list.count; k > 0; k--) {
            if (strlen(list.words[k - 1]) < 2) { /* cells of these would count only there */
                memmove(list.words[k - 1], list.words[list.count - 1], sizeof list.words[0]);
                list.notes[k - 1] = list.notes[--list.count];
            }
        }
        struct lexicon lexicon;
        naive_lexicon(&list, &lexicon);
        FOR_EACH_WAY(way)
        {
            compare_with_naive(&board, &list, &lexicon, way);
        }
        lexicon_deinit(&lexicon);
    }
}

/* ---- lexicons made to burst it ---- */

static void add(struct trie *trie, const char *word)
{
    struct word_note note = {TIER_UNKNOWN, WORD_MARK_NONE};
    assert_int_equal(trie_add(trie, word, strlen(word), note, NULL), STATUS_OK);
}

static void compare_boards(struct trie *trie, const char *const *texts, size_t count)
{
    struct lexicon lexicon;
    assert_int_equal(lexicon_from_trie(&lexicon, trie), STATUS_OK);
    trie_free(trie);
    for (size_t i = 0; i < count; i++) {
        struct board board;
        assert_int_equal(board_parse(texts[i], strlen(texts[i]), 0, 0, &board, NULL), STATUS_OK);
        compare_ways(&lexicon, &board, 1, &all_plain);
    }
    lexicon_deinit(&lexicon);
}

static struct trie *new_trie(void)
{
    struct trie *trie;
    assert_int_equal(trie_new(&trie), STATUS_OK);
    return trie;
}

/* All paths live until the last letter, or fewer than all: levels of millions of states. */
static void test_one_long_word(void **state)
{
    (void)state;
    static const char *const boards[] = {"abcdefghijklmnoprstuvwxyz", "abcdejihgfklmnotsrpuvwxyz",
                                         "aaaa/aaaa/aaaa/aaaa", "aaaaaaaaaaaaaaaaaaaaaaaaa"};
    struct trie *trie = new_trie();
    add(trie, "abcdefghijklmnoprstuvwxyz");
    add(trie, "aaaaaaaaaaaaaaaaaaaaaaaaa");
    compare_boards(trie, boards, sizeof boards / sizeof *boards);
}

static void test_all_short_strings(void **state)
{
    (void)state;
    static const char *const boards[] = {"abcd/bcda/cdab/dabc", "abcdabcdabcdabcdabcdabcda",
                                         "aabbccdd/", "a/b/c/d", "aaaa/bbbb/cccc"};
    struct trie *trie = new_trie();
    for (int i = 0; i < 64; i++) {
        char word[4] = {(char)('a' + i / 16), (char)('a' + i / 4 % 4), (char)('a' + i % 4), 0};
        add(trie, word);
    }
    compare_boards(trie, boards, sizeof boards / sizeof *boards);
}

/* Wide enough for chunks, and not so wide that the walk is given up. */
static void test_prefixes_of_one_another(void **state)
{
    (void)state;
    static const char *const boards[] = {"aaaa/aaaa/aaaa/aaaa", "aaaaaaaaaaaaaaaaaaaaaaaaa",
                                         "aaaaaaaaa/aaaaaaaaa/aaaaaaaaa", "aaaaaa/", "bbbb/aaaa"};
    for (int longest = 2; longest <= 6; longest++) {
        struct trie *trie = new_trie();
        char word[16] = "a";
        for (int letters = 2; letters <= longest; letters++) {
            strcat(word, "a");
            add(trie, word);
            char other[20];
            snprintf(other, sizeof other, "%sb", word);
            add(trie, other);
        }
        compare_boards(trie, boards, sizeof boards / sizeof *boards);
    }
}

static void test_names(void **state)
{
    (void)state;
    for (int i = 0; i < SOLVER_SIMD_COUNT; i++) {
        enum solver_simd way = SOLVER_SIMD_COUNT;
        assert_true(solver_simd_from_name(solver_simd_name((enum solver_simd)i), &way));
        assert_int_equal(way, i);
        printf("%s: %s\n", solver_simd_name(way),
               solver_simd_is_available(way) ? "tested" : "this processor has it not");
    }
    enum solver_simd way;
    assert_false(solver_simd_from_name("sse9", &way));
    solver_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_ways_agree),
        cmocka_unit_test(test_ways_and_the_stupid_search_agree),
        cmocka_unit_test(test_one_long_word),
        cmocka_unit_test(test_all_short_strings),
        cmocka_unit_test(test_prefixes_of_one_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
