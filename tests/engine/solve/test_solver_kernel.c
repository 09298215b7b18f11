/* SPDX-License-Identifier: MIT */
/*
 * Every solver way of this processor, compared with the others and the naive search: boards of all
 * sizes and faces, and lexicons designed to overload it.
 */
#include "english.h"
#include "given.h"
#include "naive.h"
#include "seed.h"
#include "test.h"
#include "trounce/solver.h"

#include <sys/resource.h>

/* Two boards per list. */
#define LISTS 5000

static const struct solver_filter all_plain = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

/* Runs the block for each way that the processor supports. */
#define FOR_EACH_WAY(mode)                                                                         \
    for (enum solver_kernel mode = SOLVER_KERNEL_GENERAL; mode < SOLVER_KERNEL_COUNT; mode++)      \
        if (solver_kernel_is_available(mode))

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

static struct solver *new_solver(const struct lexicon *lexicon, enum solver_kernel mode)
{
    struct solver *solver = NULL;
    assert_ok(solver_new(lexicon, mode, &solver));
    return solver;
}

static int by_number(const void *a, const void *b)
{
    uint32_t left = *(const uint32_t *)a;
    uint32_t right = *(const uint32_t *)b;
    return (left > right) - (left < right);
}

/* The path of word `index` of a list spells that word. */
static void check_listed_path(const struct solver_list *list, size_t index,
                              const struct board *board, const struct lexicon *lexicon)
{
    struct path path;
    char text[PATH_LETTERS_MAX + 1];
    uint32_t number = 0;
    path_clear(&path);
    for (uint32_t i = 0; i < list->path_lengths[index]; i++) {
        assert_true(path_extend(&path, board, list->cells[list->path_ats[index] + i]));
    }
    int letters = path_spell(&path, board, text);
    assert_true(lexicon_find(lexicon, text, (size_t)letters, &number));
    assert_int_equal(number, lexicon_word_number(lexicon, list->nodes[index]));
}

/* The list has the words of the solution. */
static void check_list(struct solver *solver, const struct lexicon *lexicon,
                       const struct board *board, const struct solver_filter *filter,
                       const struct solution *solution)
{
    for (int with_paths = 0; with_paths < 2; with_paths++) {
        struct solver_list list;
        assert_ok(solver_list(solver, board->rows, board->columns, board->faces, filter,
                              with_paths != 0, &list));
        assert_int_equal(list.count, solution->word_count);
        assert_true(with_paths != 0 ||
                    (list.cells == NULL && list.path_ats == NULL && list.path_lengths == NULL));
        uint32_t *numbers = calloc(2 * list.count + 1, sizeof *numbers);
        assert_non_null(numbers);
        for (size_t i = 0; i < list.count; i++) {
            numbers[i] = lexicon_word_number(lexicon, list.nodes[i]);
            numbers[list.count + i] = solution->words[i].number;
            if (with_paths != 0) {
                check_listed_path(&list, i, board, lexicon);
            }
        }
        qsort(numbers, list.count, sizeof *numbers, by_number);
        qsort(numbers + list.count, list.count, sizeof *numbers, by_number);
        assert_memory_equal(numbers, numbers + list.count, list.count * sizeof *numbers);
        free(numbers);
    }
}

/* Compares one way's list, survey and score for a board with those of the general way. */
static void compare_mode(struct solver *solver, const struct lexicon *lexicon,
                         const struct board *board, const struct solver_filter *filter,
                         const struct solution *expected)
{
    struct solution solution;
    struct survey survey;
    struct solver_score score;
    assert_ok(solver_solve_with(solver, board, filter, &solution));
    assert_same(expected, &solution);
    given_check_paths(board, &solution);
    assert_int_equal(solution.used_cells, expected->used_cells);
    check_list(solver, lexicon, board, filter, &solution);
    solution_deinit(&solution);
    assert_ok(solver_survey(solver, board, filter, 40, &survey));
    assert_int_equal(survey.word_count, expected->word_count);
    assert_int_equal(survey.points, expected->points);
    assert_int_equal(survey.used_cells, expected->used_cells);
    assert_ok(
        solver_score_many(solver, board->rows, board->columns, board->faces, 1, filter, &score));
    assert_int_equal(score.word_count, expected->word_count);
    assert_int_equal(score.points, expected->points);
}

/* Solves a board by each way. */
static void compare_modes(const struct lexicon *lexicon, const struct board *board)
{
    struct solver *general = new_solver(lexicon, SOLVER_KERNEL_GENERAL);
    struct solution expected;
    assert_ok(solver_solve_with(general, board, &all_plain, &expected));
    FOR_EACH_WAY(mode)
    {
        struct solver *solver = new_solver(lexicon, mode);
        compare_mode(solver, lexicon, board, &all_plain, &expected);
        solver_free(solver);
    }
    solution_deinit(&expected);
    solver_free(general);
}

/* ---- random boards ---- */

/* Any shape; half are nearly square, and some lie where one walk takes over from another. */
static void random_shape(struct random *random, int *rows, int *columns)
{
    static const int shapes[][2] = {{3, 9},  {1, 27}, {4, 7}, {7, 4},
                                    {1, 28}, {6, 6},  {9, 7}, {8, 8}};
    if (random_below(random, 4) == 0) {
        const int *shape = shapes[random_below(random, sizeof shapes / sizeof *shapes)];
        *rows = shape[0];
        *columns = shape[1];
        return;
    }
    uint32_t side_max = random_below(random, 2) == 0 ? 8 : BOARD_CELLS_MAX;
    *rows = 1 + (int)random_below(random, side_max);
    uint32_t room = BOARD_CELLS_MAX / (uint32_t)*rows;
    *columns = 1 + (int)random_below(random, room < side_max ? room : side_max);
}

/* What the naive search finds. */
struct naive_result {
    const struct naive_list *list;
    bool is_found[NAIVE_WORDS_MAX];
    struct survey survey;
};

static void solve_stupidly(const struct board *board, const struct naive_list *list,
                           const struct solver_filter *filter, struct naive_result *result)
{
    int cell_count = board_cell_count(board);
    *result = (struct naive_result){.list = list};
    for (size_t i = 0; i < list->count; i++) {
        struct word_note note = list->notes[i];
        int letters = (int)strlen(list->words[i]);
        result->is_found[i] =
            naive_points(filter, cell_count, letters) > 0 && note.tier <= filter->tier_max &&
            !(filter->without_offensive && note.marks == WORD_MARK_OFFENSIVE) &&
            specification_paths(board, list->words[i], &result->survey.used_cells) > 0;
        if (result->is_found[i]) {
            result->survey.word_count++;
            result->survey.common_count += note.tier <= 40;
            result->survey.points += naive_points(filter, cell_count, letters);
        }
    }
}

/* Checks that the naive search has found the solution's word, with the same note. */
static void check_word(const struct solution *solution, size_t index,
                       const struct naive_result *expected, bool is_seen[NAIVE_WORDS_MAX])
{
    const struct naive_list *list = expected->list;
    const char *text = solution_text(solution, index);
    size_t i = 0;
    while (i < list->count && strcmp(list->words[i], text) != 0) {
        i++;
    }
    assert_true(i < list->count && expected->is_found[i] && !is_seen[i]);
    is_seen[i] = true;
    assert_int_equal(solution->words[index].letters, strlen(text));
    assert_int_equal(solution->words[index].tier, list->notes[i].tier);
    assert_int_equal(solution->words[index].marks, list->notes[i].marks);
}

/* The list, survey and score of a way match the naive search. */
static void compare_with_naive(struct solver *solver, const struct lexicon *lexicon,
                               const struct board *board, const struct solver_filter *filter,
                               const struct naive_result *expected)
{
    struct solution solution;
    bool is_seen[NAIVE_WORDS_MAX] = {false};
    assert_ok(solver_solve_with(solver, board, filter, &solution));
    assert_int_equal(solution.word_count, expected->survey.word_count);
    assert_int_equal(solution.points, expected->survey.points);
    assert_int_equal(solution.used_cells, expected->survey.used_cells);
    given_check_paths(board, &solution);
    for (size_t i = 0; i < solution.word_count; i++) {
        check_word(&solution, i, expected, is_seen);
        assert_int_equal(solution.words[i].points,
                         naive_points(filter, board_cell_count(board), solution.words[i].letters));
    }
    check_list(solver, lexicon, board, filter, &solution);
    solution_deinit(&solution);
    struct survey survey;
    assert_ok(solver_survey(solver, board, filter, 40, &survey));
    assert_int_equal(survey.word_count, expected->survey.word_count);
    assert_int_equal(survey.common_count, expected->survey.common_count);
    assert_int_equal(survey.points, expected->survey.points);
    assert_int_equal(survey.used_cells, expected->survey.used_cells);
    assert_false(survey.ended_early);
    struct solver_score score;
    assert_ok(
        solver_score_many(solver, board->rows, board->columns, board->faces, 1, filter, &score));
    assert_int_equal(score.word_count, expected->survey.word_count);
    assert_int_equal(score.points, expected->survey.points);
}

/* One solver per way solves board after board. */
static void compare_all(const struct naive_list *list, const struct board *boards, size_t count,
                        const struct solver_filter *filter)
{
    struct lexicon lexicon;
    naive_lexicon(list, &lexicon);
    static struct naive_result expected[2];
    for (size_t i = 0; i < count; i++) {
        solve_stupidly(&boards[i], list, filter, &expected[i]);
    }
    FOR_EACH_WAY(mode)
    {
        struct solver *solver = new_solver(&lexicon, mode);
        for (size_t i = 0; i < count; i++) {
            compare_with_naive(solver, &lexicon, &boards[i], filter, &expected[i]);
        }
        solver_free(solver);
    }
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_all_ways_and_the_stupid_search_agree)
{
    static struct naive_list list;
    struct random random = naive_random();
    int lists = tests_sample(LISTS);
    for (int i = 0; i < lists; i++) {
        int rows;
        int columns;
        struct board boards[2];
        random_shape(&random, &rows, &columns);
        naive_random_board(&random, rows, columns, &boards[0]);
        board_init(&boards[1], columns, rows, boards[0].faces); /* another shape: fewer words */
        naive_random_list(&random, &boards[0], 5 + random_below(&random, 150), &list);
        struct solver_filter filter = naive_random_filter(&random);
        compare_all(&list, boards, 2, &filter);
    }
    printf("%d boards by each way\n", 2 * lists);
}

/* Solves boards that differ in a few faces with the same solver. Two-letter cells make some boards
 * too large for the walk that the others use. */
static void go_through_boards(int rows, int columns)
{
    enum { COUNT = 700 }; /* the solver's marks wrap around; stale ones must not count */
    static unsigned char faces[COUNT * BOARD_CELLS_MAX];
    static struct solver_score scores[COUNT];
    static struct naive_list list;
    struct random random = naive_random();
    struct board board;
    size_t cells = (size_t)rows * (size_t)columns;
    naive_random_board(&random, rows, columns, &board);
    naive_random_list(&random, &board, 100, &list);
    struct lexicon lexicon;
    naive_lexicon(&list, &lexicon);
    for (size_t i = 0; i < COUNT; i++) {
        memcpy(faces + i * cells, board.faces, cells);
        for (uint32_t changes = random_below(&random, 6); changes > 0; changes--) {
            faces[i * cells + random_below(&random, (uint32_t)cells)] =
                random_below(&random, 2) == 0 ? FACE_A : FACE_TH;
        }
    }
    struct solver *general = new_solver(&lexicon, SOLVER_KERNEL_GENERAL);
    FOR_EACH_WAY(mode)
    {
        struct solver *solver = new_solver(&lexicon, mode);
        assert_ok(solver_score_many(solver, rows, columns, faces, COUNT, &all_plain, scores));
        for (size_t i = 0; i < COUNT; i++) {
            const unsigned char *own = faces + i * cells;
            struct solver_score expected;
            struct solver_list words;
            assert_ok(solver_score_many(general, rows, columns, own, 1, &all_plain, &expected));
            assert_int_equal(scores[i].word_count, expected.word_count);
            assert_int_equal(scores[i].points, expected.points);
            assert_ok(solver_list(solver, rows, columns, own, &all_plain, i % 2 == 0, &words));
            assert_int_equal(words.count, expected.word_count);
        }
        solver_free(solver);
    }
    solver_free(general);
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_many_boards)
{
    go_through_boards(3, 4);
    go_through_boards(5, 5);
    go_through_boards(8, 8);
}

/* ---- lexicons designed to overload it ---- */

static long peak_memory_kb(void)
{
    struct rusage usage;
    assert_int_equal(getrusage(RUSAGE_SELF, &usage), 0);
    return usage.ru_maxrss;
}

static void add(struct trie *trie, const char *word)
{
    struct word_note note = {TIER_UNKNOWN, WORD_MARK_NONE};
    assert_ok(trie_add(trie, word, strlen(word), note, NULL));
}

static void compare_boards(struct trie *trie, const char *const *texts, size_t count)
{
    struct lexicon lexicon;
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    for (size_t i = 0; i < count; i++) {
        struct board board = given_board(texts[i]);
        compare_modes(&lexicon, &board);
    }
    lexicon_deinit(&lexicon);
}

static struct trie *new_trie(void)
{
    struct trie *trie;
    assert_ok(trie_new(&alphabet_english, &trie));
    return trie;
}

/* All paths survive to the last letter, or many do: levels of millions of states. */
TEST_CASE(test_one_long_word)
{
    static const char *const boards[] = {
        "abcdefghijklmnoprstuvwxyz", "abcdejihgfklmnotsrpuvwxyz", "aaaa/aaaa/aaaa/aaaa",
        "aaaaaa/aaaaaa/aaaaaa/aaaaaa/aaaaaa/aaaaaa", "aaaaaaaaaaaaaaaaaaaaaaaaa"};
    const size_t count = sizeof boards / sizeof *boards;
    struct trie *trie = new_trie();
    add(trie, "abcdefghijklmnoprstuvwxyz");
    add(trie, "aaaaaaaaaaaaaaaaaaaaaaaaa");
    compare_boards(trie, boards, tests_are_thorough() ? count : count - 2);
}

TEST_CASE(test_all_short_strings)
{
    static const char *const boards[] = {"abcd/bcda/cdab/dabc", "abcdabcdabcdabcdabcdabcda",
                                         "aabbccdd/", "a/b/c/d", "aaaa/bbbb/cccc"};
    struct trie *trie = new_trie();
    for (int i = 0; i < 64; i++) {
        char word[4] = {(char)('a' + i / 16), (char)('a' + i / 4 % 4), (char)('a' + i % 4), 0};
        add(trie, word);
    }
    compare_boards(trie, boards, sizeof boards / sizeof *boards);
}

/* Wide enough for chunks, but not so wide that the walk is abandoned. */
TEST_CASE(test_prefixes_of_one_another)
{
    static const char *const boards[] = {"aaaa/aaaa/aaaa/aaaa",
                                         "aaaaaaaaaaaaaaaaaaaaaaaaa",
                                         "aaaaaaaaa/aaaaaaaaa/aaaaaaaaa",
                                         "aaaaaa/",
                                         "bbbb/aaaa",
                                         "aaaaaa/aaaaaa/aaaaaa/aaaaaa/aaaaaa/aaaaaa",
                                         "aaaaaaaa/abababab/aaaaaaaa/........",
                                         "ththaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/"};
    for (int longest = 2; longest <= 6; longest++) {
        struct trie *trie = new_trie();
        char word[16] = "a";
        for (int letters = 2; letters <= longest; letters++) {
            word[letters - 1] = 'a'; /* the rest is zero */
            add(trie, word);
            char other[20];
            snprintf(other, sizeof other, "%sb", word);
            add(trie, other);
        }
        compare_boards(trie, boards, sizeof boards / sizeof *boards);
    }
}

/* Words at every depth, and levels processed in chunks: states of words not yet recorded must not
 * be overwritten. */
TEST_CASE(test_words_at_every_depth)
{
    static const char *const boards[] = {"abba/baab/abab/bbaa", "abbab/baaba/ababb/bbaab/aabba",
                                         "aaab/bbba/abab/baba", "abababab/babbabab/abbaabba/"};
    struct trie *trie = new_trie();
    for (unsigned letters = 3; letters <= 6; letters++) {
        for (unsigned bits = 0; bits < 1u << letters; bits++) {
            char word[8] = "";
            for (unsigned i = 0; i < letters; i++) {
                word[i] = (char)('a' + (bits >> i & 1u));
            }
            add(trie, word);
        }
    }
    compare_boards(trie, boards, sizeof boards / sizeof *boards);
}

/* Words of every length up to the lexicon's longest, along a path that snakes over the board. */
TEST_CASE(test_words_of_all_lengths)
{
    unsigned char faces[BOARD_CELLS_MAX];
    char word[BOARD_CELLS_MAX + 1] = "";
    struct trie *trie = new_trie();
    struct lexicon lexicon;
    for (int i = 0; i < WORD_LETTERS_MAX; i++) {
        word[i] = (char)('a' + i % 16); /* no Q */
        add(trie, word);
    }
    for (int i = 0; i < BOARD_CELLS_MAX; i++) {
        int column = i / 8 % 2 == 0 ? i % 8 : 7 - i % 8;
        faces[i / 8 * 8 + column] = (unsigned char)(FACE_A + i % 16);
    }
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    FOR_EACH_WAY(mode)
    {
        struct solver *solver = new_solver(&lexicon, mode);
        for (enum rules rules = 0; rules < RULES_COUNT; rules++) {
            struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX};
            struct solver_score score;
            int min = scoring_min_letters(rules, BOARD_CELLS_MAX);
            long points = 0;
            for (int letters = min; letters <= WORD_LETTERS_MAX; letters++) {
                points += scoring_points(rules, BOARD_CELLS_MAX, letters);
            }
            assert_ok(solver_score_many(solver, 8, 8, faces, 1, &filter, &score));
            assert_int_equal(score.word_count, WORD_LETTERS_MAX + 1 - min);
            assert_int_equal(score.points, points);
        }
        solver_free(solver);
    }
    lexicon_deinit(&lexicon);
}

static void check_one_letter(struct solver *solver, const struct lexicon *lexicon,
                             const struct board *board, int longest)
{
    struct solution solution;
    struct solver_score score;
    int cells = board_cell_count(board);
    int words = (longest < cells ? longest : cells) - 1;
    assert_ok(solver_solve_with(solver, board, &all_plain, &solution));
    assert_int_equal(solution.word_count, words);
    for (int i = 0; i < words; i++) {
        assert_int_equal(solution.words[i].letters, words + 1 - i);
    }
    given_check_paths(board, &solution);
    assert_int_equal(solution.used_cells, UINT64_MAX >> (64 - cells));
    check_list(solver, lexicon, board, &all_plain, &solution);
    solution_deinit(&solution);
    assert_ok(solver_score_many(solver, board->rows, board->columns, board->faces, 1, &all_plain,
                                &score));
    assert_int_equal(score.word_count, words);
    assert_int_equal(score.points, words);
}

/* a, aa, aaa … on boards of only that letter: every word is found though there are more paths than
 * the solver follows. Memory does not grow with their number. */
TEST_CASE(test_one_letter_everywhere)
{
    static const int shapes[][2] = {{5, 5}, {6, 6}};
    enum { LONGEST = 36 };
    struct trie *trie = new_trie();
    char word[LONGEST + 1] = "";
    for (int letters = 0; letters < LONGEST; letters++) {
        word[letters] = 'a';
        add(trie, word);
    }
    struct lexicon lexicon;
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_A, sizeof faces);
    long before_kb = peak_memory_kb();
    FOR_EACH_WAY(mode)
    {
        struct solver *solver = new_solver(&lexicon, mode);
        for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
            struct board board;
            if (!tests_are_thorough() && i != (size_t)mode % 2) {
                continue; /* of two ways in turn, each takes another shape */
            }
            board_init(&board, shapes[i][0], shapes[i][1], faces);
            check_one_letter(solver, &lexicon, &board, LONGEST);
        }
        solver_free(solver);
    }
    lexicon_deinit(&lexicon);
    assert_int_in_range(peak_memory_kb() - before_kb, 0, 32 * 1024);
}

TEST_CASE(test_names)
{
    for (int i = 0; i < SOLVER_KERNEL_COUNT; i++) {
        enum solver_kernel mode = SOLVER_KERNEL_COUNT;
        assert_true(solver_kernel_from_name(solver_kernel_name((enum solver_kernel)i), &mode));
        assert_int_equal(mode, i);
        printf("%s: %s\n", solver_kernel_name(mode),
               solver_kernel_is_available(mode) ? "tested" : "this processor has it not");
    }
    enum solver_kernel mode;
    assert_false(solver_kernel_from_name("sse9", &mode));
    solver_free(NULL);
}

TEST_CASE(test_choosing)
{
    struct fault fault = {0};
    enum solver_kernel mode = SOLVER_KERNEL_COUNT;
    assert_ok(solver_kernel_choose(NULL, &mode, &fault));
    assert_int_equal(mode, SOLVER_KERNEL_BEST);
    mode = SOLVER_KERNEL_COUNT;
    assert_ok(solver_kernel_choose("", &mode, &fault));
    assert_int_equal(mode, SOLVER_KERNEL_BEST);
    assert_ok(solver_kernel_choose("portable", &mode, &fault));
    assert_int_equal(mode, SOLVER_KERNEL_PORTABLE);
    assert_int_equal(solver_kernel_choose("AVX2", &mode, &fault), STATUS_SYNTAX);
    assert_string_equal(english(&fault.detail), "'AVX2' is not one of portable, avx2 and avx512");
    assert_int_equal(mode, SOLVER_KERNEL_PORTABLE);
    bool has_all = true;
    for (enum solver_kernel asked = SOLVER_KERNEL_AVX2; asked < SOLVER_KERNEL_COUNT; asked++) {
        bool has_it = solver_kernel_is_available(asked);
        mode = SOLVER_KERNEL_PORTABLE;
        enum status status = solver_kernel_choose(solver_kernel_name(asked), &mode, &fault);
        assert_int_equal(status, has_it ? STATUS_OK : STATUS_MISSING);
        assert_int_equal(mode, has_it ? asked : SOLVER_KERNEL_PORTABLE);
        has_all = has_all && has_it;
    }
    if (has_all) {
        printf("this processor has all: asking for what it has not is not tested\n");
    }
}
