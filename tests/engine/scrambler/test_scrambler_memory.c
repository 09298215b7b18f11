/* SPDX-License-Identifier: MIT */
/*
 * Every allocation of the Scrambler failing in turn: nothing crashes, leaks or changes.
 */
#include "failing_memory.h"
#include "scrambler_words.h"
#include "test.h"

#include "trounce/scrambler.h"

TEST_CASE(test_sources)
{
    struct trie *trie = NULL;
    struct lexicon lexicon;
    assert_ok(trie_new(&alphabet_english, &trie));
    for (unsigned n = 0; n < 2000; n++) {
        const char word[] = {(char)('a' + n % 10), (char)('a' + n / 10 % 10),
                             (char)('a' + n / 100 % 10), (char)('a' + n / 1000)};
        size_t length = 3 + n / 1000;
        assert_ok(trie_add(trie, word, length, (struct word_note){0}, NULL));
    }
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    size_t live = failing_memory_live_count();
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct scrambler_source *source = NULL;
        enum status status = scrambler_source_new(&lexicon, TIER_MAX, true, &source);
        bool has_failed = failing_memory_end(status);
        assert_int_equal(source == NULL, has_failed);
        assert_int_equal(failing_memory_live_count() > live, !has_failed);
        if (!has_failed) {
            assert_int_equal(scrambler_source_count(source), 2000);
        }
        scrambler_source_free(source);
    }
    assert_true(nth > 10); /* the shelves grow several times */
    lexicon_deinit(&lexicon);
    assert_int_equal(failing_memory_live_count(), 0);
}

TEST_CASE(test_moves)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    assert_non_null(source);
    struct random random = {.state = 1};
    struct scrambler_puzzle puzzle;
    struct scrambler game;
    size_t failure_count = 0;
    assert_ok(scrambler_puzzle_deal(source, 6, 0, &random, &puzzle, NULL));
    scrambler_source_free(source);
    scrambler_init(&game, &puzzle);
    for (int i = 0; i < 200; i++) {
        struct scrambler_move move = {.line = (unsigned char)(i % 6), .shift = 2};
        struct scrambler before = game;
        failing_memory_fail_at(1);
        enum status status = scrambler_slide(&game, move);
        if (failing_memory_has_failed()) {
            failure_count++;
            assert_int_equal(status, STATUS_NO_MEMORY);
            assert_same_grid(&game.grid, &before.grid);
            assert_int_equal(game.made_count, before.made_count);
            assert_int_equal(game.known_count, before.known_count);
            failing_memory_fail_at(0);
            status = scrambler_slide(&game, move);
        }
        failing_memory_fail_at(0);
        assert_ok(status);
        assert_int_equal(game.made_count, i + 1);
    }
    assert_true(failure_count > 2);
    scrambler_deinit(&game);
    assert_int_equal(failing_memory_live_count(), 0);
}

/* The solver allocates everything when it is created; steps allocate nothing. */
TEST_CASE(test_solver)
{
    struct scrambler_source *source = scrambler_source_of(SCRAMBLER_TEST_WORDS);
    assert_non_null(source);
    struct random random = {.state = 2};
    struct scrambler_puzzle puzzle;
    struct scrambler game;
    assert_ok(scrambler_puzzle_deal(source, 4, 6, &random, &puzzle, NULL));
    scrambler_source_free(source);
    scrambler_init(&game, &puzzle);
    const struct scrambler_move known[] = {{.line = 1, .shift = 1}};
    size_t nth = 0;
    while (failing_memory_try(&nth)) {
        struct scrambler_solver *solver = NULL;
        bool has_failed = failing_memory_end(scrambler_solver_new(&game, known, 1, &solver));
        assert_int_equal(solver == NULL, has_failed);
        if (!has_failed) {
            failing_memory_fail_at(1);
            while (scrambler_solver_step(solver, 10000)) {
            }
            assert_false(failing_memory_stop());
        }
        scrambler_solver_free(solver);
    }
    assert_true(nth > 3);
    scrambler_deinit(&game);
    assert_int_equal(failing_memory_live_count(), 0);
}
