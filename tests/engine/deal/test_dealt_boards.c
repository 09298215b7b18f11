/* SPDX-License-Identifier: MIT */
/*
 * The engine's parts together, with the real dice and words: boards are fair and come back from
 * their codes, and the computer's turn lists every word of the solver.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/deal.h"
#include "trounce/round.h"
#include "trounce/search.h"
#include "trounce/solver.h"

#define DEALS 8

static struct lexicon lexicon;
static struct solver *solver;
static void *image;

static int set_up(void **state)
{
    image = given_words_of_game(&lexicon);
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    return 0;
}

static int tear_down(void **state)
{
    solver_free(solver);
    lexicon_deinit(&lexicon);
    free(image);
    return 0;
}

static void check_fair(const struct board *board, enum rules rules)
{
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX};
    struct survey survey;
    assert_ok(solver_survey(solver, board, &filter, DEAL_COMMON_TIER, &survey));
    assert_true(survey.common_count >= richness_fair_least(board_cell_count(board)));
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        assert_int_equal(survey.used_cells >> cell & 1, board->faces[cell] != FACE_BLANK);
    }
}

/* The player takes every third word, the computer the rest: together they have all of them. */
static void play(const struct board *board, enum rules rules)
{
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX, .without_offensive = true};
    struct solution solution;
    assert_ok(solver_solve_with(solver, board, &filter, &solution));
    struct round_config config = {.board = board, .lexicon = &lexicon, .rules = rules};
    struct round *round;
    assert_ok(round_new(&config, &round));
    round_start(round);
    for (size_t i = 0; i < solution.word_count; i += 3) {
        enum verdict verdict;
        assert_ok(round_submit_word(round, solution_text(&solution, i), solution.words[i].letters,
                                    &verdict));
        assert_int_equal(verdict, VERDICT_GOOD);
    }
    round_finish(round);
    struct search search;
    search_init(&search, board, &lexicon);
    enum search_step step;
    while ((step = search_step(&search)) != SEARCH_DONE) {
        if (step == SEARCH_WORD) {
            assert_ok(round_reveal(round, &search.path, NULL));
        }
    }
    assert_int_equal(round_word_count(round, SIDE_PLAYER) + round_word_count(round, SIDE_COMPUTER),
                     solution.word_count);
    assert_int_equal(round_score(round, SIDE_PLAYER) + round_score(round, SIDE_COMPUTER),
                     solution.points);
    for (size_t i = 0; i < solution.word_count; i++) {
        assert_true(round_has_word(round, solution_text(&solution, i), solution.words[i].letters,
                                   NULL, NULL));
    }
    round_free(round);
    solution_deinit(&solution);
}

static void deal_and_play(const struct dice_set *set, enum rules rules, struct random *random)
{
    struct dice dice = given_dice(set);
    for (int i = 0; i < DEALS; i++) {
        struct board board;
        uint64_t dealt_state;
        assert_ok(deal_fair(&dice, solver, rules, random, &board, &dealt_state));
        check_fair(&board, rules);
        char code[BOARD_CODE_MAX];
        deal_code(set, &dice, dealt_state, code);
        struct board again;
        assert_ok(deal_from_code(code, strlen(code), &dice, &again, NULL));
        assert_memory_equal(&again, &board, sizeof board);
        play(&board, rules);
    }
}

TEST_CASE(test_dealt_boards)
{
    struct random random = naive_random();
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        for (int rules = 0; rules < RULES_COUNT; rules++) {
            deal_and_play(set, (enum rules)rules, &random);
        }
    }
}

RUN_TESTS(set_up, tear_down)
