/* SPDX-License-Identifier: MIT */
/*
 * Expected scores, the strength that a score shows, how the estimate moves, and that it finds the
 * strength of known players.
 */
#include "given.h"
#include "naive.h"
#include "players.h"
#include "seed.h"
#include "test.h"

#define MILLION INT64_C(1000000)

static const struct strength_scale scale = {
    .at_levels = {8 * MILLION, 24 * MILLION, 60 * MILLION, 200 * MILLION}};

/* Expected scores */

TEST_CASE(test_expected_scores)
{
    assert_int_equal(strength_expected(&scale, 0), 0);
    assert_int_equal(strength_expected(&scale, STRENGTH_TENTHS_MIN), 0);
    assert_int_equal(strength_expected(&scale, 600), 4 * MILLION);
    assert_int_equal(strength_expected(&scale, 1000), 8 * MILLION);
    assert_int_equal(strength_expected(&scale, 2000), 16 * MILLION);
    assert_int_equal(strength_expected(&scale, 3000), 24 * MILLION);
    assert_int_equal(strength_expected(&scale, 4500), 42 * MILLION);
    assert_int_equal(strength_expected(&scale, 6000), 60 * MILLION);
    assert_int_equal(strength_expected(&scale, 8000), 130 * MILLION);
    assert_int_equal(strength_expected(&scale, STRENGTH_TENTHS_MAX), 200 * MILLION);
}

TEST_CASE(test_strengths_of_scores)
{
    static const struct {
        long score;
        int tenths;
    } cases[] = {{0, 200},    {4, 600},    {8, 1000},    {16, 2000},   {42, 4500},
                 {130, 8000}, {199, 9972}, {200, 10000}, {201, 10000}, {1000000000, 10000}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int tenths;
        assert_true(strength_of_score(&scale, cases[i].score, &tenths));
        assert_int_equal(tenths, cases[i].tenths);
    }
}

/* Boards with few words or none say nothing about strength. */
TEST_CASE(test_boards_that_tell_nothing)
{
    struct strength_scale empty = {0};
    struct strength_scale poor = {.at_levels = {MILLION - 1, MILLION, MILLION, MILLION}};
    struct strength_scale enough = {.at_levels = {MILLION, MILLION, MILLION, MILLION}};
    int tenths = 77;
    assert_false(strength_of_score(&empty, 0, &tenths));
    assert_false(strength_of_score(&poor, 1, &tenths));
    assert_int_equal(tenths, 77);
    assert_true(strength_of_score(&enough, 1, &tenths));
    assert_int_equal(tenths, 1000);
}

TEST_CASE(test_a_board_without_words)
{
    static const struct strength_scale empty = {0};
    struct board board = given_board("xxxx");
    struct solution none = {.word_count = 0};
    struct strength_scale made;
    strength_scale_init(&made, &board, &none);
    assert_memory_equal(&made, &empty, sizeof empty);
}

/* As much is expected of a round as of its whole time; of a third of three minutes, half of it. */
TEST_CASE(test_shortened_rounds)
{
    struct strength_scale part = scale;
    int tenths;
    strength_scale_shorten(&part, 180000, 180000);
    assert_memory_equal(&part, &scale, sizeof scale);
    strength_scale_shorten(&part, 60000, 180000);
    assert_int_equal(strength_expected(&part, 6000), 30 * MILLION);
    assert_true(strength_of_score(&part, 12, &tenths));
    assert_int_equal(tenths, 3000); /* 24 points in all the time */
    strength_scale_shorten(&part, 0, 180000);
    assert_false(strength_of_score(&part, 12, &tenths));
}

/* An expected score sums points times chance over the words; a Merciless player scores them all. */
TEST_CASE(test_scales_of_boards)
{
    static struct naive_list list;
    struct random random = naive_random();
    for (int i = 0; i < 40; i++) {
        struct board board;
        struct lexicon lexicon;
        naive_random_board(&random, 3 + i % 3, 4, &board);
        naive_random_list(&random, &board, 100, &list);
        naive_lexicon(&list, &lexicon);
        struct solver_filter filter = {.rules = RULES_CLASSIC, .tier_max = TIER_MAX};
        struct solution solution;
        assert_ok(solver_solve(&board, &lexicon, &filter, &solution));
        struct strength_scale made;
        strength_scale_init(&made, &board, &solution);
        for (int strength = 0; strength <= RIVAL_STRENGTH_MAX; strength += 50) {
            int64_t sum = 0;
            int64_t words = 0;
            for (size_t j = 0; j < solution.word_count; j++) {
                const struct solved_word *word = &solution.words[j];
                int bends = rival_bends(&board, solution_text(&solution, j), word->letters);
                if ((word->marks & WORD_MARK_OFFENSIVE) == 0) {
                    sum += (int64_t)word->points *
                           rival_chance(strength, word->tier, word->letters, bends);
                    words += word->points;
                }
            }
            int64_t expected = strength_expected(&made, 10 * strength);
            assert_true(expected >= sum && expected <= sum + words); /* chances are rounded down */
        }
        solution_deinit(&solution);
        lexicon_deinit(&lexicon);
    }
}

/* The update */

TEST_CASE(test_new_players)
{
    struct strength strength;
    strength_init(&strength);
    assert_int_equal(strength.tenths, 1000);
    assert_int_equal(strength.rounds, 0);
    assert_int_equal(strength_value(&strength), STRENGTH_NEW);
    strength.tenths = 1004;
    assert_int_equal(strength_value(&strength), 100);
    strength.tenths = 1005;
    assert_int_equal(strength_value(&strength), 101);
}

/* The first steps cover a half, later ones an eighth. */
TEST_CASE(test_steps)
{
    static const int steps[] = {2, 2, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8};
    for (int i = 0; i < 12; i++) {
        struct strength strength = {.tenths = 1000, .rounds = i};
        strength_update(&strength, 3000); /* the scale is linear between these two */
        assert_int_in_range(strength.tenths, 1000 + 2000 / steps[i], 1001 + 2000 / steps[i]);
        assert_int_equal(strength.rounds, i + 1);
    }
    struct strength old = {.tenths = 1000, .rounds = INT32_MAX};
    strength_update(&old, 3000);
    assert_int_equal(old.tenths, 1250);
    assert_int_equal(old.rounds, INT32_MAX);
}

/* Updates never overshoot the round's strength or move away from it, and eventually reach it. */
TEST_CASE(test_updates_approach)
{
    for (int from = STRENGTH_TENTHS_MIN; from <= STRENGTH_TENTHS_MAX; from += 350) {
        for (int to = STRENGTH_TENTHS_MIN; to <= STRENGTH_TENTHS_MAX; to += 350) {
            struct strength strength = {.tenths = from};
            for (int i = 0; i < 150; i++) {
                int before = strength.tenths;
                strength_update(&strength, to);
                if (before <= to) {
                    assert_int_in_range(strength.tenths, before, to);
                } else {
                    assert_int_in_range(strength.tenths, to, before);
                }
            }
            assert_int_in_range(strength.tenths, to - 10, to + 10);
        }
    }
}

/* A round that shows no less than the strength never lowers it, not even by rounding. */
TEST_CASE(test_no_better_round_lowers)
{
    for (int from = STRENGTH_TENTHS_MIN; from <= STRENGTH_TENTHS_MAX; from++) {
        for (int rounds = 0; rounds < 10; rounds++) {
            struct strength same = {.tenths = from, .rounds = rounds};
            struct strength better = same;
            strength_update(&same, from);
            assert_int_equal(same.tenths, from);
            strength_update(&better, from < STRENGTH_TENTHS_MAX ? from + 1 : from);
            assert_true(better.tenths >= from);
        }
    }
}

/* Players */

#define BOARDS  200
#define PLAYERS 120
#define LATER   8

/* With so few players the figures are a few percent off those of tests/bench/bench_strength. */
TEST_CASE(test_players_are_found_out)
{
    static const struct {
        int strength;
        int error_max; /* of the median player, in thousandths */
    } cases[] = {{50, 110}, {100, 100}, {300, 60}, {600, 40}, {900, 30}};
    struct lexicon lexicon;
    void *image = given_words_of_game(&lexicon);
    struct dice dice = given_dice(dice_set_default(4));
    struct solver *solver;
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    struct fair_board *boards = players_deal(&dice, solver, RULES_FOUR, BOARDS);
    struct random random;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct players_record record;
        if (!tests_try_next()) {
            continue;
        }
        random_seed(&random, 12);
        players_play(boards, BOARDS, cases[i].strength, PLAYERS, LATER, &random, &record);
        assert_true(record.median >= 0.92 * cases[i].strength);
        assert_true(record.median <= 1.08 * cases[i].strength);
        assert_int_in_range(record.error_median, 0, cases[i].error_max);
        assert_true(record.won + record.drawn / 2 >= 40);
        assert_true(record.won + record.drawn / 2 <= 60);
    }
    players_free_boards(boards, BOARDS);
    solver_free(solver);
    lexicon_deinit(&lexicon);
    free(image);
}
