/* SPDX-License-Identifier: MIT */
/*
 * The solver: compared with the step search and the naive one on boards of every shape; filters and
 * orders.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/search.h"
#include "trounce/solver.h"
#include "trounce/trie.h"

static const int shapes[][2] = {{1, 1}, {1, 7}, {7, 1}, {2, 3}, {3, 5},
                                {4, 4}, {5, 5}, {6, 6}, {8, 8}, {5, 12}};

static const struct solver_filter all_plain = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

/* Checks that the solution is consistent: order, texts, paths, sums. */
static void check_solution(const struct board *board, const struct lexicon *lexicon,
                           const struct solver_filter *filter, const struct solution *solution)
{
    long points = 0;
    given_check_paths(board, solution);
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        const char *text = solution_text(solution, i);
        uint32_t number = 0;
        assert_true(lexicon_find(lexicon, text, word->letters, &number));
        assert_int_equal(number, word->number);
        assert_int_equal(lexicon_note(lexicon, number).tier, word->tier);
        assert_int_equal(lexicon_note(lexicon, number).marks, word->marks);
        assert_int_equal(word->points,
                         naive_points(filter, board_cell_count(board), word->letters));
        points += word->points;
        if (i > 0) {
            const struct solved_word *before = &solution->words[i - 1];
            assert_true(before->letters > word->letters ||
                        (before->letters == word->letters &&
                         strcmp(solution_text(solution, i - 1), text) < 0));
        }
    }
    assert_int_equal(points, solution->points);
}

static bool counts(const struct solver_filter *filter, int cell_count, const char *word,
                   struct word_note note)
{
    return naive_points(filter, cell_count, (int)strlen(word)) > 0 &&
           note.tier <= filter->tier_max &&
           !(filter->without_offensive && note.marks == WORD_MARK_OFFENSIVE);
}

static bool solution_has(const struct solution *solution, const char *word)
{
    for (size_t i = 0; i < solution->word_count; i++) {
        if (strcmp(solution_text(solution, i), word) == 0) {
            return true;
        }
    }
    return false;
}

static void compare_with_naive(const struct board *board, const struct naive_list *list,
                               const struct lexicon *lexicon, const struct solver_filter *filter)
{
    struct solution solution;
    assert_ok(solver_solve(board, lexicon, filter, &solution));
    check_solution(board, lexicon, filter, &solution);
    size_t expected_count = 0;
    int common_count = 0;
    uint64_t cells = 0;
    for (size_t i = 0; i < list->count; i++) {
        bool expected = counts(filter, board_cell_count(board), list->words[i], list->notes[i]) &&
                        specification_paths(board, list->words[i], &cells) > 0;
        expected_count += expected;
        common_count += expected && list->notes[i].tier <= 40;
        assert_int_equal(solution_has(&solution, list->words[i]), expected);
    }
    assert_int_equal(solution.word_count, expected_count);
    assert_int_equal(solution.used_cells, cells);
    struct survey survey;
    assert_ok(given_survey(board, lexicon, filter, 40, &survey));
    assert_int_equal(survey.word_count, expected_count);
    assert_int_equal(survey.common_count, common_count);
    assert_int_equal(survey.points, solution.points);
    assert_int_equal(survey.used_cells, cells);
    solution_deinit(&solution);
}

/* The search and the solution have the same words. */
static void compare_with_search(const struct board *board, const struct lexicon *lexicon)
{
    struct solution solution;
    assert_ok(solver_solve(board, lexicon, &all_plain, &solution));
    bool *told = calloc(solution.word_count + 1, sizeof *told);
    assert_non_null(told);
    struct search search;
    search_init(&search, board, lexicon);
    enum search_step step;
    while ((step = search_step(&search)) != SEARCH_DONE) {
        char text[PATH_LETTERS_MAX + 1];
        if (step != SEARCH_WORD || path_spell(&search.path, board, text) < 2) {
            continue;
        }
        size_t i = 0;
        while (i < solution.word_count && strcmp(solution_text(&solution, i), text) != 0) {
            i++;
        }
        assert_true(i < solution.word_count);
        told[i] = true;
    }
    for (size_t i = 0; i < solution.word_count; i++) {
        assert_true(told[i]);
    }
    free(told);
    solution_deinit(&solution);
}

static void compare_all(struct random *random, int rows, int columns)
{
    static struct naive_list list;
    struct board board;
    naive_random_board(random, rows, columns, &board);
    naive_random_list(random, &board, 5 + random_below(random, 120), &list);
    struct lexicon lexicon;
    naive_lexicon(&list, &lexicon);
    struct solver_filter filter = naive_random_filter(random);
    compare_with_naive(&board, &list, &lexicon, &all_plain);
    compare_with_naive(&board, &list, &lexicon, &filter);
    compare_with_search(&board, &lexicon);
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_three_searches_agree)
{
    struct random random = naive_random();
    for (int i = 0; i < 25; i++) {
        for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
            compare_all(&random, shapes[shape][0], shapes[shape][1]);
        }
    }
}

TEST_CASE(test_longest_first_then_by_alphabet)
{
    static const char *const words[] = {"a", "cat", "act", "cats", "scat", "cast", "at", "dog"};
    struct lexicon lexicon = given_lexicon(words, sizeof words / sizeof *words);
    struct board board = given_board("cats");
    struct solution solution;
    assert_ok(solver_solve(&board, &lexicon, &all_plain, &solution));
    static const char *const expected[] = {"cast", "cats", "scat", "act", "cat", "at"};
    assert_int_equal(solution.word_count, sizeof expected / sizeof *expected);
    for (size_t i = 0; i < solution.word_count; i++) {
        assert_string_equal(solution_text(&solution, i), expected[i]);
    }
    assert_int_equal(solution.points, 6);
    solution_deinit(&solution);
    assert_null(solution.words);
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
}

/* Adds every word that extends a path by `left` cells. */
static void add_ways_on(struct trie *trie, const struct board *board, struct path *path, int left)
{
    if (left == 0) {
        char word[PATH_LETTERS_MAX + 1];
        struct word_note note = {TIER_UNKNOWN, WORD_MARK_NONE};
        int letters = path_spell(path, board, word);
        assert_ok(trie_add(trie, word, (size_t)letters, note, NULL));
        return;
    }
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (path_can_extend(path, board, cell)) {
            path_extend(path, board, cell);
            add_ways_on(trie, board, path, left - 1);
            path_shorten(path, path->length - 1);
        }
    }
}

/* Words with the same first eight letters, of one length and of several. */
TEST_CASE(test_words_that_begin_alike)
{
    struct random random = naive_random();
    unsigned char faces[BOARD_CELLS_MAX];
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++) {
        faces[cell] = (unsigned char)(FACE_A + random_below(&random, 26));
    }
    struct board board;
    board_init(&board, 8, 8, faces);
    struct path path = {0};
    while (path.length < 8) {
        path_extend(&path, &board, path.length);
    }
    struct trie *trie;
    assert_ok(trie_new(&alphabet_english, &trie));
    add_ways_on(trie, &board, &path, 2);
    add_ways_on(trie, &board, &path, 5);
    struct lexicon lexicon;
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    assert_int_in_range(lexicon_size(&lexicon), 100, 10000);
    struct solution solution;
    assert_ok(solver_solve(&board, &lexicon, &all_plain, &solution));
    assert_int_equal(solution.word_count, lexicon_size(&lexicon));
    check_solution(&board, &lexicon, &all_plain, &solution);
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
}

/* Under the classic rules words need three letters on a 3 × 5 board, four on a 5 × 5 board. */
TEST_CASE(test_rules_and_sizes)
{
    static const char *const words[] = {"aa", "aaa", "aaaa"};
    struct lexicon lexicon = given_lexicon(words, 3);
    static const struct {
        enum rules rules;
        int rows;
        int words;
        long points;
    } expected[] = {
        {RULES_PLAIN, 5, 3, 3}, {RULES_CLASSIC, 3, 2, 2}, {RULES_CLASSIC, 5, 1, 1},
        {RULES_FOUR, 3, 1, 1},  {RULES_FOUR, 5, 1, 1},
    };
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        unsigned char faces[25];
        memset(faces, FACE_A, sizeof faces);
        struct board board;
        board_init(&board, expected[i].rows, 5, faces);
        struct solver_filter filter = {.rules = expected[i].rules, .tier_max = TIER_MAX};
        struct survey survey;
        assert_ok(given_survey(&board, &lexicon, &filter, 0, &survey));
        assert_int_equal(survey.word_count, expected[i].words);
        assert_int_equal(survey.points, expected[i].points);
        assert_int_equal(survey.common_count, expected[i].words); /* no tiers: common */
    }
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_nothing_to_find)
{
    static const char *const words[] = {"cat"};
    struct lexicon lexicon = given_lexicon(words, 1);
    struct lexicon empty = given_lexicon(words, 0);
    struct board blanks = given_board(". . . .");
    struct board cat = given_board("cat/...");
    struct solution solution;
    assert_ok(solver_solve(&blanks, &lexicon, &all_plain, &solution));
    assert_int_equal(solution.word_count, 0);
    assert_int_equal(solution.used_cells, 0);
    solution_deinit(&solution);
    assert_ok(solver_solve(&cat, &empty, &all_plain, &solution));
    assert_int_equal(solution.word_count, 0);
    solution_deinit(&solution);
    assert_ok(solver_solve(&cat, &lexicon, &all_plain, &solution));
    assert_int_equal(solution.word_count, 1);
    assert_int_equal(solution.used_cells, 7);
    solution_deinit(&solution);
    lexicon_deinit(&empty);
    lexicon_deinit(&lexicon);
}
