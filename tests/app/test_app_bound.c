/* SPDX-License-Identifier: MIT */
/*
 * The window on a board with more paths than the solver follows: it says that words may be missing,
 * and no word that the player found is lost. Leaves the search to test_solver_bound.c.
 */
#include "results_draw.h"
#include "stage.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define BOARD "aaaaaaaaaaaaaaaaaazzzzzzbbbbbbbbbbbb"

/* Words of a, of which those above 18 letters have no path, and one of b, to which the search does
 * not come. */
static struct stage *stage_of(bool has_board)
{
    struct stage *stage = calloc(1, sizeof *stage);
    char word[WORD_LETTERS_MAX + 1] = "aaa";
    assert_non_null(stage);
    stage_init(stage);
    while (strlen(word) < 30) {
        strcat(word, "a");
        assert_true(stage_add_word(stage, word, 10, false));
    }
    assert_true(stage_add_word(stage, "bbbb", 10, false));
    if (has_board) {
        assert_true(stage_set_board(stage, BOARD, NULL));
    }
    assert_int_equal(stage_open(stage), STATUS_OK);
    return stage;
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

static bool shows(struct stage *stage, const char *text)
{
    int x;
    int y;
    return stage_find_text(stage, text, &x, &y);
}

static bool results_have(const struct stage *stage, const char *word)
{
    for (size_t i = 0; i < stage->app->results.word_count; i++) {
        if (strcmp(results_text(stage->app, i), word) == 0) {
            return true;
        }
    }
    return false;
}

static void type_custom(struct stage *stage)
{
    screen_custom_enter(stage->app);
    custom_set_size(&stage->app->custom, 6);
    stage_type(stage, BOARD);
}

static void press_solve(struct stage *stage)
{
    int x;
    int y;
    assert_true(stage_find_text(stage, TEXT_CUSTOM_SOLVE, &x, &y));
    stage_click(stage, x, y);
    assert_true(app_is_on_top(stage->app, &screen_results));
}

static void test_custom_board(void **state)
{
    (void)state;
    struct stage *stage = stage_of(false);
    type_custom(stage);
    assert_true(stage->app->custom_ended_early);
    assert_int_equal(stage->app->custom_words, 15);
    assert_true(shows(stage, "This board holds at least 15 words."));
    press_solve(stage);
    assert_string_equal(stage->app->notice, TEXT_MANY_WAYS);
    assert_false(results_have(stage, "bbbb"));
    free_stage(stage);
}

/* The player's word is in the results though the solver did not come to it. */
static void test_round(void **state)
{
    (void)state;
    struct stage *stage = stage_of(true);
    stage_ctrl(stage, 'h');
    assert_string_equal(stage->app->notice, TEXT_MANY_WAYS);
    stage_type(stage, "bbbb");
    stage_key(stage, KEY_ENTER);
    assert_int_equal(round_word_count(stage->app->round, SIDE_PLAYER), 1);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    assert_true(app_is_on_top(stage->app, &screen_computer));
    stage_key(stage, KEY_ESCAPE);
    assert_true(app_is_on_top(stage->app, &screen_results));
    assert_true(stage->app->results.solution.ended_early);
    assert_string_equal(stage->app->notice, TEXT_MANY_WAYS);
    assert_true(results_have(stage, "bbbb"));
    assert_int_equal(stage->app->results.counts[FILTER_PLAYER], 1);
    free_stage(stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_custom_board),
        cmocka_unit_test(test_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
