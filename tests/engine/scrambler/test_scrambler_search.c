/* SPDX-License-Identifier: MIT */
/*
 * The search for a way to one known goal, which the solver only begins when that for any goal was
 * given up, and what it does when a length takes too much work. Leaves shortest ways to any goal to
 * test_scrambler_solver.c.
 */
#include "scrambler_search.h"
#include "scrambler_words.h"

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#define SEED 20261124u
#define EASY 1000000L

/* A puzzle whose jumble is undone by `length` slides at the most, and where they lead. */
static int deal(const struct scrambler_source *source, struct random *random,
                struct scrambler_puzzle *puzzle, struct scrambler_grid *home)
{
    assert_int_equal(
        scrambler_puzzle_deal(source, 4, SCRAMBLER_JUMBLE_MIN + 1, random, puzzle, NULL),
        STATUS_OK);
    *home = puzzle->jumbled;
    for (int i = 0; i < puzzle->jumble_count; i++) {
        scrambler_grid_slide(home, scrambler_puzzle_solution(puzzle, i));
    }
    return puzzle->jumble_count;
}

static enum way_state search_on(struct scrambler_search *search)
{
    enum way_state state;
    do {
        long budget = 1000;
        state = scrambler_search_step(search, &budget);
    } while (state == WAY_SOUGHT);
    return state;
}

/* Does the way that was found lead there? */
static bool leads_to(const struct scrambler_search *search, const struct scrambler_grid *start,
                     const struct scrambler_grid *end)
{
    struct scrambler_grid grid = *start;
    for (int i = 0; i < search->way_count; i++) {
        scrambler_grid_slide(&grid, scrambler_lines_move(&search->lines, search->way[i]));
    }
    return memcmp(grid.cells, end->cells, (size_t)(grid.size * grid.size)) == 0;
}

/* No way to the goal that is aimed at is shorter than one to any goal, and none is longer than the
 * one that is known. */
static void test_a_known_goal_is_reached_by_a_shortest_way(void **state)
{
    (void)state;
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct scrambler_search search;
    struct random random;
    random_seed(&random, SEED);
    assert_int_equal(scrambler_search_init(&search, 4), STATUS_OK);
    for (int i = 0; i < 100; i++) {
        struct scrambler_puzzle puzzle;
        struct scrambler_grid home;
        int known = deal(source, &random, &puzzle, &home);
        scrambler_search_begin(&search, &puzzle.jumbled, &puzzle.words, known, EASY);
        assert_int_equal(search_on(&search), WAY_FOUND);
        int shortest = search.way_count;

        scrambler_search_begin(&search, &puzzle.jumbled, &puzzle.words, known, EASY);
        scrambler_search_aim(&search, &home);
        scrambler_search_resume(&search, known, EASY);
        assert_int_equal(search_on(&search), WAY_FOUND);
        assert_int_in_range(search.way_count, shortest, known);
        assert_true(leads_to(&search, &puzzle.jumbled, &home));

        /* There is no shorter one: the search says so, or, with hardly any work, that it cannot
         * tell. */
        int found = search.way_count;
        scrambler_search_begin(&search, &puzzle.jumbled, &puzzle.words, found - 1, EASY);
        scrambler_search_aim(&search, &home);
        scrambler_search_resume(&search, found - 1, EASY);
        assert_int_equal(search_on(&search), WAY_NONE);
    }
    scrambler_search_deinit(&search);
    scrambler_source_free(source);
}

/* A search in which the perimeter may not grow goes on by dives alone. */
static void test_dives_alone_find_the_way(void **state)
{
    (void)state;
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct scrambler_search search;
    struct random random;
    random_seed(&random, SEED);
    assert_int_equal(scrambler_search_init(&search, 4), STATUS_OK);
    for (int i = 0; i < 20; i++) {
        struct scrambler_puzzle puzzle;
        struct scrambler_grid home;
        int known = deal(source, &random, &puzzle, &home);
        scrambler_search_begin(&search, &puzzle.jumbled, &puzzle.words, known, EASY);
        assert_int_equal(search_on(&search), WAY_FOUND);
        int shortest = search.way_count;

        scrambler_search_begin(&search, &puzzle.jumbled, &puzzle.words, known, LONG_MAX);
        search.may_grow = false;
        scrambler_search_aim(&search, &home);
        scrambler_search_resume(&search, known, LONG_MAX);
        assert_int_equal(search_on(&search), WAY_FOUND);
        assert_int_in_range(search.way_count, shortest, known);
        assert_true(leads_to(&search, &puzzle.jumbled, &home));
    }
    scrambler_search_deinit(&search);
    scrambler_source_free(source);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_known_goal_is_reached_by_a_shortest_way),
        cmocka_unit_test(test_dives_alone_find_the_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
