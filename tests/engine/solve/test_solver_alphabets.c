/* SPDX-License-Identifier: MIT */
/*
 * Boards and words in alphabets of 3 to 64 letters with faces of their own: every way of the
 * solver, the search and the finder, compared with the naive search.
 */
#include "naive.h"
#include "seed.h"
#include "test.h"
#include "trounce/finder.h"
#include "trounce/search.h"
#include "trounce/solver.h"
#include "wide.h"

#define BOARDS 1000 /* per alphabet */
#define WORDS  40

static const struct solver_filter all_plain = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

static const char *const texts[] = {
    "letters aA ąĄ bB cC ćĆ dD eE ęĘ fF gG hH iI jJ kK lL łŁ mM nN ńŃ oO óÓ pP rR sS śŚ tT uU wW "
    "yY "
    "zZ źŹ żŻ",
    "letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS tT uU vV wW xX yY zZ äÄ öÖ "
    "üÜ "
    "ßẞ\npair Qu\npairs Ch Öß äß",
    "letters ąĄ łŁ żŻ\npair Łż\npairs Żą",
    WIDE_CZECH,
    WIDE_RUSSIAN,
    WIDE_FULL,
};

/* Mostly the alphabet's last letters, its pairs and blanks; sometimes any face. */
static void random_board(struct random *random, const struct alphabet *alphabet, int rows,
                         int columns, struct board *board)
{
    unsigned char faces[BOARD_CELLS_MAX];
    uint32_t count = (uint32_t)alphabet->face_count;
    uint32_t few = count < 9 ? count : 9;
    for (int cell = 0; cell < rows * columns; cell++) {
        bool is_any = random_below(random, 4) == 0;
        uint32_t face =
            is_any ? random_below(random, count) : count - 1 - random_below(random, few);
        faces[cell] = (unsigned char)face;
    }
    board_init_in(board, alphabet, rows, columns, faces);
}

static void check_solution(const struct board *board, const struct naive_list *list,
                           const struct solution *solution)
{
    size_t least = (size_t)scoring_min_letters(RULES_PLAIN, board_cell_count(board));
    size_t count = 0;
    for (size_t i = 0; i < list->count; i++) {
        uint64_t cells = 0;
        count += strlen(list->words[i]) >= least &&
                 specification_paths(board, list->words[i], &cells) > 0;
    }
    assert_int_equal(solution->word_count, count);
    for (size_t i = 0; i < count; i++) {
        const char *word = solution_text(solution, i);
        uint64_t cells = 0;
        struct path path;
        assert_true(specification_paths(board, word, &cells) > 0);
        assert_true(finder_find(board, word, strlen(word), NULL, &path));
        if (i > 0) { /* longest first, then in alphabetical order */
            const char *before = solution_text(solution, i - 1);
            assert_true(strlen(before) > strlen(word) ||
                        (strlen(before) == strlen(word) && strcmp(before, word) < 0));
        }
    }
}

static size_t search_words(const struct board *board, const struct lexicon *lexicon)
{
    static unsigned char met[NAIVE_WORDS_MAX];
    struct search search;
    size_t count = 0;
    memset(met, 0, sizeof met);
    search_init(&search, board, lexicon);
    for (enum search_step step = search_step(&search); step != SEARCH_DONE;
         step = search_step(&search)) {
        char word[PATH_LETTERS_MAX + 1];
        uint32_t number;
        if (step == SEARCH_WORD) {
            int length = path_spell(&search.path, board, word);
            assert_true(lexicon_find(lexicon, word, (size_t)length, &number));
            count += !met[number] && length >= scoring_min_letters(RULES_PLAIN, 16);
            met[number] = 1;
        }
    }
    return count;
}

static void check_letters(struct solver *solver, const struct board *board)
{
    struct solver_score scores[SOLVER_LETTERS];
    unsigned char faces[BOARD_CELLS_MAX];
    int cell = board_cell_count(board) / 2;
    memcpy(faces, board->faces, sizeof faces);
    assert_ok(
        solver_score_letters(solver, board->rows, board->columns, faces, cell, &all_plain, scores));
    for (int letter = 0; letter < board->alphabet->letter_count; letter++) {
        struct solver_score expected;
        faces[cell] = (unsigned char)(1 + letter);
        assert_ok(solver_score_many(solver, board->rows, board->columns, faces, 1, &all_plain,
                                    &expected));
        assert_int_equal(scores[letter].word_count, expected.word_count);
        assert_int_equal(scores[letter].points, expected.points);
    }
}

static void check_board(struct random *random, const struct board *board, bool with_letters)
{
    static struct naive_list list;
    struct lexicon lexicon;
    naive_random_list(random, board, WORDS, &list);
    naive_lexicon_in(board->alphabet, &list, &lexicon);
    for (int simd = SOLVER_KERNEL_GENERAL; simd < SOLVER_KERNEL_COUNT; simd++) {
        struct solver *solver = NULL;
        struct solution solution;
        if (!solver_kernel_is_available((enum solver_kernel)simd)) {
            continue;
        }
        assert_ok(solver_new(&lexicon, (enum solver_kernel)simd, &solver));
        assert_ok(solver_solve_with(solver, board, &all_plain, &solution));
        check_solution(board, &list, &solution);
        if (board->rows == 4 && board->columns == 4) {
            assert_int_equal(search_words(board, &lexicon), solution.word_count);
        }
        if (with_letters) {
            check_letters(solver, board);
        }
        solution_deinit(&solution);
        solver_free(solver);
    }
    lexicon_deinit(&lexicon);
}

TEST_CASE(test_boards)
{
    static const int shapes[][2] = {{4, 4}, {4, 4}, {3, 5}, {4, 4}, {5, 6}};
    size_t boards = (size_t)tests_sample(BOARDS);
    struct random random = naive_random();
    for (size_t text = 0; text < sizeof texts / sizeof *texts; text++) {
        struct alphabet alphabet;
        assert_ok(alphabet_read(texts[text], strlen(texts[text]), &alphabet, NULL));
        for (size_t i = 0; i < boards; i++) {
            const int *shape = shapes[i % (sizeof shapes / sizeof *shapes)];
            struct board board;
            random_board(&random, &alphabet, shape[0], shape[1], &board);
            check_board(&random, &board, i % 20 == 0);
        }
    }
}

/* Boards read back as written. */
TEST_CASE(test_text_of_boards)
{
    struct random random = naive_random();
    for (size_t text = 0; text < sizeof texts / sizeof *texts; text++) {
        struct alphabet alphabet;
        assert_ok(alphabet_read(texts[text], strlen(texts[text]), &alphabet, NULL));
        for (int i = 0; i < 300; i++) {
            struct board board;
            struct board again;
            char written[BOARD_TEXT_MAX];
            random_board(&random, &alphabet, 3 + i % 3, 4, &board);
            board_format(&board, written);
            assert_true(strlen(written) < BOARD_TEXT_MAX);
            assert_ok(board_parse_in(&alphabet, written, strlen(written), 0, 0, &again, NULL));
            assert_int_equal(again.rows, board.rows);
            assert_memory_equal(again.faces, board.faces, sizeof board.faces);
        }
    }
}
