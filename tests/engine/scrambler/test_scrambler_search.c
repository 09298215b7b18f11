/* SPDX-License-Identifier: MIT */
/*
 * The perimeter of the search only saves work.
 */
#include "scrambler_search.h"
#include "scrambler_words.h"
#include "test.h"

#include <limits.h>

#define SEED 20261124u

static enum path_state search_on(struct scrambler_search *search)
{
    enum path_state state;
    do {
        long budget = 1000;
        state = scrambler_search_step(search, &budget);
    } while (state == PATH_SOUGHT);
    return state;
}

TEST_CASE(test_dives_alone_find_a_shortest_way_too)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    struct scrambler_search search;
    struct random random;
    random_seed(&random, SEED);
    assert_ok(scrambler_search_init(&search, 4));
    for (int i = 0; i < 20; i++) {
        struct scrambler_puzzle puzzle;
        assert_ok(
            scrambler_puzzle_deal(source, 4, SCRAMBLER_JUMBLE_MIN + 1, &random, &puzzle, NULL));
        int shortest = 0;
        for (int may_grow = 1; may_grow >= 0; may_grow--) {
            struct scrambler_grid grid = puzzle.jumbled;
            scrambler_search_begin(&search, &grid, &puzzle.words, puzzle.jumble_count, LONG_MAX);
            search.may_grow = may_grow;
            assert_int_equal(search_on(&search), PATH_FOUND);
            shortest = may_grow ? search.path_count : shortest;
            assert_int_equal(search.path_count, shortest);
            for (int k = 0; k < search.path_count; k++) {
                scrambler_grid_slide(&grid, scrambler_lines_move(&search.lines, search.path[k]));
            }
            assert_true(scrambler_grid_is_solved(&grid, &puzzle.words));
        }
    }
    scrambler_search_deinit(&search);
    scrambler_source_free(source);
}
