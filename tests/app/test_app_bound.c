/* SPDX-License-Identifier: MIT */
/*
 * The app on a board with more paths than the solver follows: it says that words may be missing,
 * and no word that was found is lost.
 */
#include "results.h"
#include "rig_test.h"
#include "test.h"

#define BOARD "aaaaaaaaaaaaaaaaaazzzzzzbbbbbbbbbbbb"

/* Adds words of a, those above 18 letters without a path, and one of b, which the search does not
 * reach. */
static struct rig *rig_of(bool has_board)
{
    struct rig *rig = rig_new();
    static const char longest[] = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"; /* 30 */
    for (size_t at = 0; at + 4 < sizeof longest; at++) {
        assert_true(rig_add_word(rig, longest + at, 10, false));
    }
    assert_true(rig_add_word(rig, "bbbb", 10, false));
    if (has_board) {
        assert_true(rig_set_board(rig, BOARD, NULL));
    }
    assert_ok(rig_open(rig));
    return rig;
}

static bool results_have(const struct rig *rig, const char *word)
{
    for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
        if (strcmp(rig_results(rig)->found.words[i].text, word) == 0) {
            return true;
        }
    }
    return false;
}

static void type_custom(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_custom(rig)->size = 6;
    rig_type(rig, BOARD);
}

static void press_solve(struct rig *rig)
{
    rig_click_text(rig, "Solve only");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

TEST_CASE(test_custom_board)
{
    struct rig *rig = rig_of(false);
    type_custom(rig);
    assert_true(rig_custom(rig)->ended_early);
    assert_int_equal(rig_custom(rig)->words, 15);
    assert_true(rig_shows(rig, "This board holds at least 15 words."));
    press_solve(rig);
    assert_string_equal(
        rig->game->notice.text,
        "This board has more paths than the game can search; some words may be missing.");
    assert_false(results_have(rig, "bbbb"));
}

/* The player's word is in the results though the solver did not reach it. */
TEST_CASE(test_round)
{
    struct rig *rig = rig_of(true);
    rig_ctrl(rig, 'h');
    assert_string_equal(
        rig->game->notice.text,
        "This board has more paths than the game can search; some words may be missing.");
    rig_enter_word(rig, "bbbb");
    assert_int_equal(round_word_count(rig->game->session.round, SIDE_PLAYER), 1);
    rig_end_turn(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_true(rig_results(rig)->found.solution->ended_early);
    assert_string_equal(
        rig->game->notice.text,
        "This board has more paths than the game can search; some words may be missing.");
    assert_true(results_have(rig, "bbbb"));
    assert_int_equal(rig_results(rig)->found.counts[FILTER_PLAYER], 1);
}

/* The computer takes what the solver found although its shown search does not end. */
TEST_CASE(test_computer_takes_all)
{
    struct rig *rig = rig_of(true);
    rig->game->session.next.level = RIVAL_MERCILESS;
    rig_end_turn(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
    assert_true(rig_computer(rig)->is_endless);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_int_equal(round_word_count(rig->game->session.round, SIDE_COMPUTER), 15);
}
