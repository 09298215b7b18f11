/* SPDX-License-Identifier: MIT */
/*
 * The search for a way to one known goal, which the solver starts only after giving up on all
 * goals. Leaves ways to any goal to test_scrambler_solver.c.
 */
#include "scrambler_search.h"
#include "scrambler_words.h"
#include "test.h"

#include <limits.h>

#define SEED 20261124u

/* Deals a puzzle and returns the length of its jumble; `home` is the grid before jumbling. */
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

static enum path_state search_on(struct scrambler_search *search)
{
    enum path_state state;
    do {
        long budget = 1000;
        state = scrambler_search_step(search, &budget);
    } while (state == PATH_SOUGHT);
    return state;
}

/* Returns whether the search's way leads from `start` to `end`. */
static bool leads_to(const struct scrambler_search *search, const struct scrambler_grid *start,
                     const struct scrambler_grid *end)
{
    struct scrambler_grid grid = *start;
    for (int i = 0; i < search->path_count; i++) {
        scrambler_grid_slide(&grid, scrambler_lines_move(&search->lines, search->path[i]));
    }
    return memcmp(grid.cells, end->cells, (size_t)(grid.size * grid.size)) == 0;
}

/* A way to one goal is never shorter than that to any goal, nor longer than the known one. The
 * perimeter only saves work: dives alone find a way, too. */
static void reach_known_goals(int count, bool may_grow)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct scrambler_search search;
    struct random random;
    random_seed(&random, SEED);
    assert_int_equal(scrambler_search_init(&search, 4), STATUS_OK);
    for (int i = 0; i < count; i++) {
        struct scrambler_puzzle puzzle;
        struct scrambler_grid home;
        int known = deal(source, &random, &puzzle, &home);
        scrambler_search_begin(&search, &puzzle.jumbled, &puzzle.words, known, LONG_MAX);
        assert_int_equal(search_on(&search), PATH_FOUND);
        int shortest = search.path_count;

        for (int most = known; most >= shortest; most = search.path_count - 1) {
            scrambler_search_begin(&search, &puzzle.jumbled, &puzzle.words, most, LONG_MAX);
            search.may_grow = may_grow;
            scrambler_search_aim(&search, &home);
            scrambler_search_resume(&search, most, LONG_MAX);
            enum path_state state = search_on(&search);
            if (state != PATH_FOUND) { /* none is this short */
                assert_int_equal(state, PATH_NONE);
                assert_true(most < known);
                break;
            }
            assert_int_in_range(search.path_count, shortest, most);
            assert_true(leads_to(&search, &puzzle.jumbled, &home));
        }
    }
    scrambler_search_deinit(&search);
    scrambler_source_free(source);
}

static void test_a_known_goal_is_reached_by_a_shortest_way(void **state)
{
    reach_known_goals(100, true);
}

static void test_dives_alone_reach_it_too(void **state)
{
    reach_known_goals(20, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_known_goal_is_reached_by_a_shortest_way),
        cmocka_unit_test(test_dives_alone_reach_it_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
