/* SPDX-License-Identifier: MIT */
/*
 * Two windows on one history: what waits is offered by both until one of them goes on with it,
 * gives it up or replaces it. Looking at it takes nothing.
 */
#include "rig_test.h"
#include "test.h"

static char folder[RIG_PATH_MAX];
static char path[RIG_PATH_MAX];

static struct rig *open_window(void)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.reduced_motion = true;
    assert_ok(rig_open_store(rig, path));
    rig_begin(rig);
    return rig;
}

/* Leaves a round with that many words, and closes the window. */
static void leave_a_round(enum game_mode mode, size_t words)
{
    struct rig *rig = open_window();
    rig->game->session.next.mode = mode;
    game_deal(rig->game);
    rig_find_words(rig, words);
    game_autosave(rig->game);
    rig_free(rig);
}

static long count_left(const struct rig *rig)
{
    size_t count;
    assert_ok(store_count_unfinished(rig->store, 9, &count));
    return (long)count;
}

TEST_CASE(test_a_puzzle_waits_for_either)
{
    test_skip_in_browsers();
    rig_make_folder(folder, path);
    struct rig *rig = open_window();
    stage_over(&rig->game->stage, SCREEN_SCRAMBLER, NULL);
    (void)rig_settle(rig, 20000);
    rig_slide(rig, false, 0, 1);
    char code[SCRAMBLER_CODE_MAX];
    memcpy(code, rig_scrambler(rig)->code, sizeof code);
    rig_free(rig);

    struct rig *first = open_window();
    struct rig *second = open_window();
    assert_true(rig_says(first, "Your puzzle waits"));
    assert_true(rig_says(second, "Your puzzle waits"));
    rig_click_text(second, "Scrambler");
    assert_string_equal(rig_scrambler(second)->code, code);
    assert_int_equal(rig_scrambler(second)->attempt.known_count, 1);
    stage_over(&first->game->stage, SCREEN_SETTINGS, NULL);
    stage_go(&first->game->stage, SCREEN_HOME, NULL);
    assert_false(rig_says(first, "Your puzzle waits"));
    rig_click_text(first, "Scrambler");
    assert_int_equal(rig_scrambler(first)->attempt.known_count, 0);
    rig_free(first);
    rig_free(second);
    rig_remove_folder(folder, path);
}

/* So does what a window has left for its Home, and it says so when the other window has taken it.
 */
TEST_CASE(test_what_is_left_at_home_waits_for_either)
{
    test_skip_in_browsers();
    rig_make_folder(folder, path);
    struct rig *first = open_window();
    struct rig *second = open_window();
    char code[SCRAMBLER_CODE_MAX];
    stage_go(&first->game->stage, SCREEN_SCRAMBLER, NULL);
    (void)rig_settle(first, 20000);
    rig_slide(first, false, 0, 1);
    memcpy(code, rig_scrambler(first)->code, sizeof code);
    rig_key(first, KEY_ESCAPE);
    game_deal(first->game);
    rig_find_words(first, 2);
    assert_true(game_leave(first->game));

    for (int i = 0; i < 4; i++) { /* each in turn goes on with both */
        struct rig *rig = i % 2 ? first : second;
        stage_over(&rig->game->stage, SCREEN_SETTINGS, NULL);
        stage_go(&rig->game->stage, SCREEN_HOME, NULL);
        assert_true(rig_says(rig, "Your puzzle waits"));
        stage_go(&rig->game->stage, SCREEN_SCRAMBLER, NULL);
        assert_string_equal(rig_scrambler(rig)->code, code);
        assert_int_equal(rig_scrambler(rig)->attempt.known_count, 1);
        stage_go(&rig->game->stage, SCREEN_HOME, NULL);
        rig_draw(rig);
        rig_click_text(rig, "Continue");
        assert_int_equal(round_word_count(rig_round(rig), SIDE_PLAYER), 2);
        assert_true(game_leave(rig->game));
    }
    assert_int_equal(count_left(first), 1);

    rig_click_text(second, "Continue");
    rig_click_text(first, "Continue");
    assert_true(stage_is_on_top(&first->game->stage, SCREEN_HOME));
    assert_true(rig_says(first, "Another window has taken this round."));
    rig_free(first);
    rig_free(second);
    rig_remove_folder(folder, path);
}

TEST_CASE(test_a_round_waits_for_either)
{
    test_skip_in_browsers();
    rig_make_folder(folder, path);
    leave_a_round(MODE_TURNS, 2);
    struct rig *first = open_window();
    struct rig *second = open_window();
    rig_click_text(second, "Continue");
    assert_int_equal(round_word_count(rig_round(second), SIDE_PLAYER), 2);

    /* The first one still shows it, and says that it is gone. */
    assert_true(rig_shows(first, "Continue"));
    rig_click_text(first, "Continue");
    assert_true(stage_is_on_top(&first->game->stage, SCREEN_HOME));
    assert_true(rig_says(first, "Another window has taken this round."));
    assert_false(rig_shows(first, "Continue"));

    /* It plays another one, which does not replace the one that is played there. */
    game_deal(first->game);
    rig_find_words(first, 1);
    game_autosave(first->game);
    game_autosave(second->game);
    rig_free(first);
    rig_free(second);
    struct rig *rig = open_window();
    assert_int_equal(count_left(rig), 2);
    rig_free(rig);
    rig_remove_folder(folder, path);
}

/* The question whether it is given up does not take it either; and what the other window has made
 * of it meanwhile is not lost by an answer. */
TEST_CASE(test_a_question_takes_no_round)
{
    test_skip_in_browsers();
    for (int is_taken = 0; is_taken < 2; is_taken++) {
        rig_make_folder(folder, path);
        leave_a_round(MODE_TURNS, 1);
        struct rig *first = open_window();
        struct rig *second = open_window();
        struct saves_slot left[2];
        assert_int_equal(saves_list_waiting(first->game->saves, left, 2), 1);
        game_drop_chosen(first->game, left[0].id);
        assert_true(stage_is_on_top(&first->game->stage, SCREEN_LEAVE));
        if (is_taken) {
            game_continue(second->game);
            rig_submit(second, rig_solution_word(second, 1));
            game_autosave(second->game);
        }
        rig_click_text(first, "Give up");
        rig_free(first);
        rig_free(second);
        struct rig *rig = open_window();
        assert_int_equal(count_left(rig), is_taken);
        rig_free(rig);
        rig_remove_folder(folder, path);
    }
}

/* A round without words is replaced, but not once the other window has found some. */
TEST_CASE(test_what_is_replaced_is_looked_at_again)
{
    test_skip_in_browsers();
    rig_make_folder(folder, path);
    leave_a_round(MODE_TURNS, 0);
    struct rig *first = open_window();
    struct rig *second = open_window();
    game_continue(second->game);
    rig_find_words(second, 2);
    assert_true(game_leave(second->game));
    rig_free(second);
    rig_key(first, KEY_ENTER);
    assert_true(stage_is_on_top(&first->game->stage, SCREEN_TURN));
    game_give_up(first->game);
    rig_click_text(first, "Continue");
    assert_int_equal(round_word_count(rig_round(first), SIDE_PLAYER), 2);
    rig_free(first);
    rig_remove_folder(folder, path);
}
