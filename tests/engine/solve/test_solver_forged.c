/* SPDX-License-Identifier: MIT */
/*
 * Lexicons with a valid checksum whose nodes lead anywhere, even in circles: solving still ends and
 * stays within its memory.
 */
#include "given.h"
#include "image.h"
#include "naive.h"
#include "seed.h"
#include "test.h"
#include "trounce/memory.h"
#include "trounce/solver.h"

#define LEXICONS 8

static size_t longest; /* word found so far, in letters */

/* Makes a small lexicon with corrupted nodes or, if `straight`, with nodes that lead from slot to
 * slot by the letter a. The caller frees `*image` with memory_free. */
static struct lexicon forged(struct random *random, bool straight, void **image)
{
    struct trie *trie;
    assert_ok(trie_new(&alphabet_english, &trie));
    for (int i = 0; i < 40; i++) {
        char word[WORD_LETTERS_MAX + 1];
        size_t letters = 2 + random_below(random, i % 5 == 0 ? WORD_LETTERS_MAX - 1 : 6);
        for (size_t k = 0; k < letters; k++) {
            word[k] = (char)("aehqrstu"[random_below(random, 8)]);
        }
        struct word_note note = {(unsigned char)random_below(random, 90), WORD_MARK_NONE};
        assert_ok(trie_add(trie, word, letters, note, NULL));
    }
    size_t size;
    assert_ok(lexicon_pack(trie, image, &size));
    trie_free(trie);

    struct image_header *header = *image;
    uint64_t *nodes = (uint64_t *)(void *)(header + 1);
    uint32_t common = (uint32_t)random_next(random) & (uint32_t)random_next(random);
    for (uint32_t slot = 0; slot < header->slot_count; slot++) {
        uint64_t end = header->slot_count - 31;
        uint64_t base = straight && slot + 1 < end ? slot + 1 : random_below(random, (uint32_t)end);
        uint64_t length = lexicon_length_in(nodes[slot]);
        if (straight || random_below(random, 8) != 0) {
            nodes[slot] = length << LEXICON_LENGTH_SHIFT | base << 32 | common | straight;
        }
    }
    uint32_t last = header->slot_count - 1;
    while (straight && lexicon_length_in(nodes[last]) == 0) {
        last--;
    }
    if (straight && last >= BOARD_CELLS_MAX) { /* a word takes all cells of a board */
        nodes[LEXICON_ROOT] = (uint64_t)(last - BOARD_CELLS_MAX + 1) << 32 | 1;
    }
    header->checksum = image_checksum(header, size);
    struct lexicon lexicon;
    assert_ok(lexicon_open(&lexicon, &alphabet_english, *image, size, NULL));
    return lexicon;
}

static void check(const struct board *board, const struct lexicon *lexicon, enum solver_kernel simd)
{
    static const struct solver_filter filter = {.rules = RULES_PLAIN, .tier_max = TIER_MAX};
    struct solver *solver = NULL;
    struct solution solution;
    struct survey survey;
    struct solver_score score;
    struct solver_list list;
    assert_ok(solver_new(lexicon, simd, &solver));
    assert_ok(solver_solve_with(solver, board, &filter, &solution));
    assert_int_in_range(solution.word_count, 0, lexicon->word_count);
    given_check_paths(board, &solution);
    for (size_t i = 0; i < solution.word_count; i++) {
        /* Some paths have more letters than any word. */
        int letters = solution.words[i].letters;
        assert_int_equal(solution.words[i].points,
                         letters <= WORD_LETTERS_MAX
                             ? scoring_points(filter.rules, board_cell_count(board), letters)
                             : 0);
        size_t length = strlen(solution_text(&solution, i));
        longest = length > longest ? length : longest;
    }
    assert_ok(solver_survey(solver, board, &filter, 40, &survey));
    assert_int_in_range(survey.word_count, 0, lexicon->word_count);
    assert_ok(
        solver_score_many(solver, board->rows, board->columns, board->faces, 1, &filter, &score));
    assert_int_equal(score.word_count, survey.word_count);
    assert_ok(solver_list(solver, board->rows, board->columns, board->faces, &filter, true, &list));
    assert_int_equal(list.count, survey.word_count);
    solution_deinit(&solution);
    solver_free(solver);
}

TEST_CASE(test_nodes_that_lead_anywhere)
{
    static const int shapes[][2] = {{1, 64}, {4, 4}, {2, 13}, {3, 9}, {5, 6}, {8, 8}};
    struct random random = naive_random();
    int lexicons = tests_are_thorough() ? LEXICONS : LEXICONS / 2; /* there are four kinds */
    for (int i = 0; i < lexicons; i++) {
        void *image = NULL;
        struct lexicon lexicon = forged(&random, i % 4 == 2, &image);
        for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
            struct board board;
            naive_random_board(&random, shapes[shape][0], shapes[shape][1], &board);
            if (i % 2 == 0) {
                memset(board.faces, i % 4 == 0 ? FACE_TH : FACE_A, sizeof board.faces);
            }
            for (int simd = SOLVER_KERNEL_GENERAL; simd < SOLVER_KERNEL_COUNT; simd++) {
                if (solver_kernel_is_available((enum solver_kernel)simd) && tests_try_next()) {
                    check(&board, &lexicon, (enum solver_kernel)simd);
                }
            }
        }
        memory_free(image);
    }
    assert_true(longest > WORD_LETTERS_MAX);
}
