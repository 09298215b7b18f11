/* SPDX-License-Identifier: MIT */
/*
 * Par by its formula, stars, and the stars of the computer players on fair boards.
 */
#include "given.h"
#include "test.h"
#include "trounce/deal.h"
#include "trounce/par.h"
#include "trounce/rival.h"

#define WORDS_MAX 1000

/* Returns a solution of `count` identical words. */
static const struct solution *words_of(size_t count, int letters, int points, int tier)
{
    static struct solved_word words[WORDS_MAX];
    static struct solution solution;
    assert_true(count <= WORDS_MAX);
    for (size_t i = 0; i < count; i++) {
        words[i] = (struct solved_word){
            .letters = (unsigned char)letters, .points = points, .tier = (unsigned char)tier};
    }
    solution = (struct solution){.words = words, .word_count = count};
    return &solution;
}

TEST_CASE(test_formula)
{
    assert_int_equal(par_points(words_of(100, 4, 1, 10), 180000), 35);
    assert_int_equal(par_points(words_of(100, 4, 1, DEAL_COMMON_TIER), 180000), 35);
    assert_int_equal(par_points(words_of(100, 3, 1, 10), 180000), 35);
    assert_int_equal(par_points(words_of(100, 5, 2, 10), 180000), 42);
    assert_int_equal(par_points(words_of(100, 6, 3, 10), 180000), 38);
    assert_int_equal(par_points(words_of(10, 4, 1, 10), 180000), 4); /* 3.5 */
    assert_int_equal(par_points(words_of(100, 4, 1, TIER_UNKNOWN), 180000), 12);
}

TEST_CASE(test_time)
{
    const struct solution *solution = words_of(1000, 4, 1, 10);
    assert_int_equal(par_points(solution, 60000), 175);
    assert_int_equal(par_points(solution, 180000), 350);
    assert_int_equal(par_points(solution, 600000), 538);
    assert_int_equal(par_points(solution, 600001), 538);
    assert_int_equal(par_points(solution, 0), 538);
    long last = 1;
    for (long time_ms = 1; time_ms < 900000; time_ms += 5000) {
        long par = par_points(solution, time_ms);
        assert_true(par >= last);
        last = par;
    }
}

TEST_CASE(test_points_in_time)
{
    assert_int_equal(par_in_time(1000, 0), 0);
    assert_int_equal(par_in_time(1000, 60000), 500);
    assert_int_equal(par_in_time(1000, 180000), 1000);
    assert_int_equal(par_in_time(1000, 600000), 1538);
    assert_int_equal(par_in_time(1000, 600001), 1538);
    assert_int_equal(par_in_time(INT64_C(1) << 42, 180000), INT64_C(1) << 42);
}

/* Boards with no common words have a par; boards with no words do not. */
TEST_CASE(test_poor_boards)
{
    assert_int_equal(par_points(words_of(0, 4, 1, 10), 180000), 0);
    assert_int_equal(par_points(words_of(1, 4, 1, 10), 180000), 1);
    assert_int_equal(par_points(words_of(100, 4, 1, DEAL_COMMON_TIER + 1), 180000), 1);
    assert_int_equal(par_points(words_of(1, 15, 1, TIER_UNKNOWN), 1), 1);
    struct solved_word rude = {.letters = 4, .points = 50, .marks = WORD_MARK_OFFENSIVE};
    struct solution one = {.words = &rude, .word_count = 1};
    assert_int_equal(par_points(&one, 180000), 1);
}

TEST_CASE(test_stars)
{
    static const struct {
        long score;
        long par;
        int stars;
    } cases[] = {{0, 0, 0},   {9, 0, 0},  {0, 1, 0},   {1, 1, 2},   {2, 1, 3},         {0, 17, 0},
                 {5, 17, 0},  {6, 17, 1}, {16, 17, 1}, {17, 17, 2}, {33, 17, 2},       {34, 17, 3},
                 {99, 17, 3}, {1, 3, 1},  {1, 4, 0},   {2, 4, 1},   {100000, 50000, 3}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(par_stars(cases[i].score, cases[i].par), cases[i].stars);
    }
}

/* Stars of the computer players on fair boards */

#define BOARDS 60

static long score_of(enum rival_level level, const struct board *board,
                     const struct solution *solution)
{
    struct rival rival;
    rival_init(&rival, level, rival_board_seed(board));
    long score = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (rival_finds(&rival, board, solution_text(solution, i), word->letters, word->tier)) {
            score += word->points;
        }
    }
    return score;
}

static int by_size(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void check_stars(const struct dice *dice, struct solver *solver, enum rules rules)
{
    static int stars[RIVAL_FIXED_COUNT][BOARDS];
    struct solver_filter filter = {.rules = rules, .tier_max = TIER_MAX, .without_offensive = true};
    struct random random;
    random_seed(&random, 3);
    for (int i = 0; i < BOARDS; i++) {
        struct board board;
        struct solution solution;
        uint64_t dealt_state;
        assert_ok(deal_fair(dice, solver, rules, &random, &board, &dealt_state));
        assert_ok(solver_solve_with(solver, &board, &filter, &solution));
        long par = par_points(&solution, 180000);
        for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
            stars[level][i] = par_stars(score_of((enum rival_level)level, &board, &solution), par);
        }
        solution_deinit(&solution);
    }
    for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
        qsort(stars[level], BOARDS, sizeof **stars, by_size);
    }
    assert_int_equal(stars[RIVAL_NOVICE][BOARDS / 2], 1);
    assert_int_equal(stars[RIVAL_SCHOLAR][BOARDS / 2], 2);
    assert_int_equal(stars[RIVAL_EXPERT][BOARDS / 2], 3);
    assert_int_equal(stars[RIVAL_MERCILESS][0], 3);
}

TEST_CASE(test_a_scholar_has_two_stars)
{
    struct lexicon lexicon;
    void *image = given_words_of_game(&lexicon);
    struct solver *solver;
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    for (int side = 4; side <= 6; side++) {
        struct dice dice = given_dice(dice_set_default(side));
        for (int rules = 0; rules < RULES_COUNT; rules++) {
            check_stars(&dice, solver, (enum rules)rules);
        }
    }
    solver_free(solver);
    lexicon_deinit(&lexicon);
    free(image);
}
