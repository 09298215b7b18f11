/* SPDX-License-Identifier: MIT */
/*
 * The coach without memory: every allocation fails once, nothing is left behind, and the coach goes
 * on with what it has.
 */
#include "failing_memory.h"
#include "given.h"
#include "test.h"

#include "trounce/coach.h"

TEST_CASE(test_every_allocation_fails)
{
    static const char *const words[] = {"rate", "rated", "grate"};
    struct board board = given_board("gxiz/rate/xxxd/xxxx");
    struct lexicon lexicon = given_lexicon(words, sizeof words / sizeof *words);
    struct round_config config = {
        .board = &board, .lexicon = &lexicon, .rules = RULES_FOUR, .mode = MODE_ALONE};
    struct solver_filter filter = {.rules = RULES_FOUR, .tier_max = TIER_MAX};
    struct solution solution;
    struct round *round;
    assert_ok(round_new(&config, &round));
    round_start(round);
    round_finish(round);
    assert_ok(solver_solve(&board, &lexicon, &filter, &solution));
    assert_ok(round_find_all(round, &solution));
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct coach *coach = NULL;
        struct coach_habit habit = {.trait = COACH_TRAIT_COUNT};
        enum status status = coach_new("en", &alphabet_english, &coach);
        if (status == STATUS_OK) {
            status = coach_add(coach, round, &solution);
            assert_int_equal(coach_round_count(coach), status == STATUS_OK);
            enum status judged = coach_judge(coach, &habit);
            assert_int_equal(habit.trait, COACH_NOTHING);
            status = status == STATUS_OK ? judged : status;
        }
        (void)failing_memory_end(status);
        coach_free(coach);
    }
    assert_true(nth > 4);
    coach_free(NULL);
    solution_deinit(&solution);
    round_free(round);
    lexicon_deinit(&lexicon);
}
