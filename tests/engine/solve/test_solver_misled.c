/* SPDX-License-Identifier: MIT */
/*
 * Boards and lexicons that were made to mislead: more half-ways than could ever be walked. No word
 * is lost, and patience ends the search where it is asked for. Leaves single words to
 * test_solver_word.c.
 */
#include "naive.h"
#include "trounce/deal.h"
#include "trounce/solver.h"
#include "trounce/trie.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define WALKS 25

static const struct solver_filter all_plain = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};

static void add(struct trie *trie, const char *word)
{
    struct word_note note = {TIER_UNKNOWN, WORD_MARK_NONE};
    assert_int_equal(trie_add(trie, word, strlen(word), note, NULL), STATUS_OK);
}

static struct trie *new_trie(void)
{
    struct trie *trie = NULL;
    assert_int_equal(trie_new(&trie), STATUS_OK);
    return trie;
}

static struct lexicon lexicon_of(struct trie *trie)
{
    struct lexicon lexicon;
    assert_int_equal(lexicon_from_trie(&lexicon, trie), STATUS_OK);
    trie_free(trie);
    return lexicon;
}

/* The lexicon of 1, 2, 3 … times `letters`, from `least` to `most` times. */
static struct lexicon repeated(const char *letters, int least, int most)
{
    struct trie *trie = new_trie();
    char word[WORD_LETTERS_MAX + 1] = "";
    for (int i = 1; i <= most; i++) {
        strcat(word, letters);
        if (i >= least) {
            add(trie, word);
        }
    }
    return lexicon_of(trie);
}

static struct board board_of(const char *text)
{
    struct board board;
    assert_int_equal(board_parse(text, strlen(text), 0, 0, &board, NULL), STATUS_OK);
    return board;
}

static struct solver *new_solver(const struct lexicon *lexicon, long patience)
{
    struct solver *solver = NULL;
    assert_int_equal(solver_new(lexicon, SOLVER_SIMD_BEST, &solver), STATUS_OK);
    solver_set_patience(solver, patience);
    return solver;
}

/* Solves to the end, checks the paths; how many words there are. `longest` gets the letters of the
 * longest one. */
static int solve_by(enum solver_simd way, const struct board *board, const struct lexicon *lexicon,
                    int *longest)
{
    struct solution solution;
    assert_int_equal(solver_solve_by(way, board, lexicon, &all_plain, &solution), STATUS_OK);
    assert_false(solution.ended_early);
    for (size_t i = 0; i < solution.word_count; i++) {
        struct path path;
        char text[PATH_LETTERS_MAX + 1];
        solution_path(&solution, i, &path);
        assert_true(path_is_valid(&path, board));
        path_spell(&path, board, text);
        assert_string_equal(text, solution_text(&solution, i));
        assert_int_equal(path.used & ~solution.used_cells, 0);
    }
    int count = (int)solution.word_count;
    *longest = count > 0 ? solution.words[0].letters : 0;
    solution_deinit(&solution);
    return count;
}

static int solve(const struct board *board, const struct lexicon *lexicon, int *longest)
{
    return solve_by(SOLVER_SIMD_BEST, board, lexicon, longest);
}

/* Boards of a's and nothing else that counts, with the letters of the longest path. */
static const struct {
    const char *text;
    int longest;
} boards[] = {
    /* Two parts. */
    {"aaa.aaaa/aaa.aaaa/aaa.aaaa/aaa.aaaa/aaa.aaaa/aaa.aaaa/aaa.aaaa/aaa.aaaa", 32},
    {"aaaaaaaa/aaaaaaaa/aaaaaaaa/aaaaaaaa/......../aaaaaaaa/aaaaaaaa/aaaaaaaa", 32},
    {"aaaaaaaa/aaaaaaaa/aaaaaaaa/zzzzzzzz/aaaaaaaa/aaaaaaaa/aaaaaaaa/aaaaaaaa", 32},
    {"aaazaaaa/aaazaaaa/aaazaaaa/aaazaaaa/aaazaaaa/aaazaaaa/aaazaaaa/aaazaaaa", 32},
    /* Two parts, and one way from the one to the other. */
    {"aaa.aaaa/aaa.aaaa/aaa.aaaa/aaaaaaaa/aaa.aaaa/aaa.aaaa/aaa.aaaa/aaa.aaaa", 57},
    /* Combs: two teeth and what is between them. */
    {"aaaaaaaa/a.a.a.a./a.a.a.a./a.a.a.a./a.a.a.a./a.a.a.a./a.a.a.a./a.a.a.a.", 24},
    {"aaaaaaaa/aa.aa.aa/aa.aa.aa/aa.aa.aa/aa.aa.aa/aa.aa.aa/aa.aa.aa/aa.aa.aa", 50},
    /* Stars. */
    {"a..a..a./.a.a.a../..aaa.../aaaaaaaa/..aaa.../.a.a.a../a..a..a./...a....", 17},
    {".......a/a..a..a./.a.a.a../..aaa.../aaaaaa../..aaa.../.a.a.a../a..a..a.", 18},
    /* A way from corner to corner by corners. */
    {"a.a.a.a./.a.a.a.a/a.a.a.a./.a.a.a.a/a.a.a.a./.a.a.a.a/a.a.a.a./.a.a.a.a", 29},
};

static void test_parts_combs_and_stars(void **state)
{
    (void)state;
    struct lexicon all = repeated("a", 2, WORD_LETTERS_MAX);
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct board board = board_of(boards[i].text);
        int expected = boards[i].longest;
        int longest = 0;
        assert_int_equal(solve(&board, &all, &longest), expected - 1);
        assert_int_equal(longest, expected);
        /* No shorter word leads to it. */
        struct lexicon one = repeated("a", expected, expected);
        struct lexicon none = repeated("a", expected + 1, expected + 1);
        assert_int_equal(solve(&board, &one, &longest), 1);
        assert_int_equal(solve(&board, &none, &longest), 0);
        assert_int_equal(solve_by(SOLVER_SIMD_GENERAL, &board, &one, &longest), 1);
        lexicon_deinit(&one);
        lexicon_deinit(&none);
    }
    lexicon_deinit(&all);
}

/* a, aa, aaa … are all on a board of a's, whatever its shape. */
static void test_one_letter_on_all_shapes(void **state)
{
    (void)state;
    struct lexicon lexicon = repeated("a", 2, WORD_LETTERS_MAX);
    unsigned char faces[BOARD_CELLS_MAX];
    memset(faces, FACE_A, sizeof faces);
    for (int rows = 1; rows <= 8; rows++) {
        for (int columns = rows; columns <= 8; columns++) {
            int cells = rows * columns;
            int longest = 0;
            struct board board;
            board_init(&board, rows, columns, faces);
            int letters = cells < WORD_LETTERS_MAX ? cells : WORD_LETTERS_MAX;
            assert_int_equal(solve(&board, &lexicon, &longest), letters - 1);
        }
    }
    lexicon_deinit(&lexicon);
}

/* On stripes of a and b each word of abab… is there, and of a alone what a stripe has. */
static void test_two_letters_in_turn(void **state)
{
    (void)state;
    struct board stripes =
        board_of("aaaaaaaa/bbbbbbbb/aaaaaaaa/bbbbbbbb/aaaaaaaa/bbbbbbbb/aaaaaaaa/bbbbbbbb");
    struct lexicon lexicon = repeated("ab", 1, 31);
    int longest = 0;
    assert_int_equal(solve(&stripes, &lexicon, &longest), 31);
    lexicon_deinit(&lexicon);
    lexicon = repeated("a", 2, 32);
    assert_int_equal(solve(&stripes, &lexicon, &longest), 7);
    lexicon_deinit(&lexicon);
}

/* A path by chance of so many cells. */
static void random_path(struct random *random, const struct board *board, int length,
                        struct path *path)
{
    uint32_t cells = (uint32_t)board_cell_count(board);
    path_clear(path);
    while (path->length < length) {
        uint64_t next = UINT64_MAX >> (BOARD_CELLS_MAX - cells);
        if (path->length > 0) {
            next = board->neighbours[path->cells[path->length - 1]] & ~path->used;
        }
        if (next == 0) {
            path_clear(path);
            continue;
        }
        int cell = (int)random_below(random, cells);
        if ((next >> cell & 1) != 0) {
            path_extend(path, board, cell);
        }
    }
}

/* A long word with few paths on a board of two letters, where its halves have countless ones. */
static void test_long_words_are_found(void **state)
{
    (void)state;
    struct random random = naive_random();
    for (int i = 0; i < WALKS; i++) {
        unsigned char faces[BOARD_CELLS_MAX];
        struct board board;
        for (int cell = 0; cell < BOARD_CELLS_MAX; cell++) {
            faces[cell] = (unsigned char)(FACE_A + random_below(&random, 2));
        }
        board_init(&board, 8, 8, faces);
        struct trie *trie = new_trie();
        for (int length = 20; length <= 45; length += 5) {
            struct path path;
            char word[PATH_LETTERS_MAX + 1];
            random_path(&random, &board, length, &path);
            path_spell(&path, &board, word);
            add(trie, word);
        }
        struct lexicon lexicon = lexicon_of(trie);
        int longest = 0;
        assert_int_equal(solve(&board, &lexicon, &longest), 6);
        assert_int_equal(longest, 45);
        lexicon_deinit(&lexicon);
    }
}

/* Can `rest` be spelt from `cell` on? */
static bool spells(const struct board *board, const char *rest, int cell, uint64_t used)
{
    if ((used >> cell & 1) != 0 || *rest != face_spelling((enum face)board->faces[cell])[0]) {
        return false;
    }
    if (rest[1] == 0) {
        return true;
    }
    for (int next = 0; next < board_cell_count(board); next++) {
        if ((board->neighbours[cell] >> next & 1) != 0 &&
            spells(board, rest + 1, next, used | UINT64_C(1) << cell)) {
            return true;
        }
    }
    return false;
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

/* All strings of some letters a and b, with more paths than are walked: those that are found are
 * those that a stupid search finds. */
static void test_all_strings(void **state)
{
    (void)state;
    enum { LETTERS = 9 };
    struct random random = naive_random();
    unsigned char faces[36];
    char words[1 << LETTERS][LETTERS + 1];
    struct board board;
    for (int cell = 0; cell < 36; cell++) {
        faces[cell] = (unsigned char)(FACE_A + (random_below(&random, 4) == 0));
    }
    board_init(&board, 6, 6, faces);
    struct trie *trie = new_trie();
    for (unsigned bits = 0; bits < 1u << LETTERS; bits++) {
        for (int i = 0; i < LETTERS; i++) {
            words[bits][i] = (char)('a' + (bits >> i & 1));
        }
        words[bits][LETTERS] = 0;
        add(trie, words[bits]);
    }
    struct lexicon lexicon = lexicon_of(trie);
    struct solver *solver = new_solver(&lexicon, 0);
    struct solution solution;
    struct survey survey;
    assert_int_equal(solver_solve_with(solver, &board, &all_plain, &solution), STATUS_OK);
    assert_int_equal(solver_survey_with(solver, &board, &all_plain, 0, &survey), STATUS_OK);
    assert_true(survey.took_long);
    for (unsigned bits = 0; bits < 1u << LETTERS; bits++) {
        bool expected = false;
        for (int cell = 0; cell < 36 && !expected; cell++) {
            expected = spells(&board, words[bits], cell, 0);
        }
        assert_int_equal(solution_has(&solution, words[bits]), expected);
    }
    solution_deinit(&solution);
    solver_free(solver);
    lexicon_deinit(&lexicon);
}

/* ---- patience ---- */

/* Asks in every way for the words; each tells whether it ended early. */
static void check_patience(struct solver *solver, const struct board *board, bool ends_early,
                           int least, int most)
{
    struct solution solution;
    struct survey survey;
    struct solver_list list;
    struct solver_score score;
    assert_int_equal(solver_solve_with(solver, board, &all_plain, &solution), STATUS_OK);
    assert_int_equal(solution.ended_early, ends_early);
    assert_int_in_range(solution.word_count, least, most);
    int count = (int)solution.word_count;
    solution_deinit(&solution);
    assert_int_equal(solver_survey_with(solver, board, &all_plain, 0, &survey), STATUS_OK);
    assert_int_equal(survey.ended_early, ends_early);
    assert_true(survey.took_long);
    assert_int_equal(survey.word_count, count);
    assert_int_equal(
        solver_list(solver, board->rows, board->columns, board->faces, &all_plain, true, &list),
        STATUS_OK);
    assert_int_equal(list.ended_early, ends_early);
    assert_int_equal(list.count, count);
    assert_int_equal(
        solver_score_many(solver, board->rows, board->columns, board->faces, 1, &all_plain, &score),
        STATUS_OK);
    assert_int_equal(score.ended_early, ends_early);
    assert_int_equal(score.word_count, count);
}

static void test_patience(void **state)
{
    (void)state;
    struct board halves = board_of(boards[0].text);
    struct board small = board_of("aaa/aaa");
    struct lexicon lexicon = repeated("a", 30, 40);
    struct solver *solver = new_solver(&lexicon, 100);
    check_patience(solver, &halves, true, 0, 2);
    solver_set_patience(solver, 0);
    check_patience(solver, &halves, false, 3, 3);
    solver_set_patience(solver, 100000000);
    check_patience(solver, &halves, false, 3, 3);
    /* The next board knows nothing of it. */
    solver_set_patience(solver, 100);
    struct survey survey;
    assert_int_equal(solver_survey_with(solver, &small, &all_plain, 0, &survey), STATUS_OK);
    assert_false(survey.ended_early || survey.took_long || survey.cells_ended_early);
    solver_free(solver);
    lexicon_deinit(&lexicon);
}

/* A hard word does not keep an easy one waiting, though it comes first. */
static void test_hard_words_come_last(void **state)
{
    (void)state;
    unsigned char faces[BOARD_CELLS_MAX];
    struct board board;
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++) {
        static const char text[] =
            "ababbbabaabbabaabababbaabbbabaabbabababaabaabbababbabaabbabababa";
        faces[cell] = (unsigned char)(FACE_A + text[cell] - 'a');
    }
    board_init(&board, 8, 8, faces);
    struct trie *trie = new_trie();
    char word[WORD_LETTERS_MAX + 1] = "";
    for (int i = 0; i < 31; i++) {
        strcat(word, "ab");
    }
    add(trie, word);
    add(trie, "babababababababababa");
    struct lexicon lexicon = lexicon_of(trie);
    struct solver *solver = new_solver(&lexicon, 200000);
    struct solution solution;
    assert_int_equal(solver_solve_with(solver, &board, &all_plain, &solution), STATUS_OK);
    assert_true(solution.word_count >= 1);
    assert_string_equal(solution_text(&solution, solution.word_count - 1), "babababababababababa");
    solution_deinit(&solution);
    solver_free(solver);
    lexicon_deinit(&lexicon);
}

/* ---- cells ---- */

/* All words are found in the upper part; the cells of the lower one are part of words, too, one is
 * part of none. */
static void test_cells_of_other_paths(void **state)
{
    (void)state;
    struct board board =
        board_of("aaaaaaaa/aaaaaaaa/aaaaaaaa/......../aaaaaaa./......../aaaaaaaa/aaaaaaaa");
    struct lexicon lexicon = repeated("a", 8, 16);
    struct solution solution;
    assert_int_equal(solver_solve(&board, &lexicon, &all_plain, &solution), STATUS_OK);
    assert_int_equal(solution.word_count, 9);
    assert_int_equal(solution.used_cells, UINT64_C(0xffff000000ffffff));
    assert_false(solution.cells_ended_early);
    solution_deinit(&solution);
    lexicon_deinit(&lexicon);
}

/* ---- dealing ---- */

/* Dice and words that mislead: the first board that takes long is dealt, and not a hundred more. */
static void test_dealing_ends(void **state)
{
    (void)state;
    struct dice dice = {.count = 36};
    memset(dice.faces, FACE_A, sizeof dice.faces);
    struct lexicon lexicon = repeated("a", 4, 40);
    struct solver *solver = new_solver(&lexicon, 1000);
    struct random random;
    random_seed(&random, 1);
    uint64_t before = random.state;
    struct board board;
    uint64_t dealt = 0;
    assert_int_equal(deal_fair(&dice, solver, RULES_FOUR, &random, &board, &dealt), STATUS_OK);
    assert_int_equal(dealt, before);
    struct random once;
    random_seed(&once, 1);
    deal_shake(&dice, &once, 6, 6, &board);
    assert_int_equal(random.state, once.state);
    solver_free(solver);
    lexicon_deinit(&lexicon);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parts_combs_and_stars),
        cmocka_unit_test(test_one_letter_on_all_shapes),
        cmocka_unit_test(test_two_letters_in_turn),
        cmocka_unit_test(test_long_words_are_found),
        cmocka_unit_test(test_all_strings),
        cmocka_unit_test(test_patience),
        cmocka_unit_test(test_hard_words_come_last),
        cmocka_unit_test(test_cells_of_other_paths),
        cmocka_unit_test(test_dealing_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
