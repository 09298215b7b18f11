/* SPDX-License-Identifier: MIT */
/*
 * What the app keeps: each round and each puzzle once and as it was played, nothing of what nobody
 * played; rounds of the past with another lexicon. Leaves being killed to test_killed.c and the
 * looks to the scripts.
 */
#include "past.h"
#include "results_list.h"
#include "stage.h"
#include "state.h"
#include "unfinished.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct history_filter everything = {.any_rules = true};

static struct stage *make_stage(const char *board)
{
    struct stage *stage = calloc(1, sizeof *stage);
    int line;
    assert_non_null(stage);
    stage_init(stage);
    assert_true(stage_add_words(stage, TROUNCE_SOURCE_DIR "/tests/scripts/words.txt", &line));
    assert_true(!board || stage_set_board(stage, board, NULL));
    stage->config.reduced_motion = true;
    assert_int_equal(stage_open_store(stage, NULL), STATUS_OK);
    return stage;
}

static struct stage *open_stage(const char *board)
{
    struct stage *stage = make_stage(board);
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_draw(stage);
    return stage;
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

static void type_word(struct stage *stage, const char *word)
{
    stage_type(stage, word);
    stage_key(stage, KEY_ENTER);
    stage_advance(stage, STAGE_FRAME_MS);
}

static void end_round(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    if (app_is_on_top(stage->app, &screen_computer)) {
        stage_key(stage, KEY_ESCAPE);
    }
    assert_true(app_is_on_top(stage->app, &screen_results));
}

static long count_rounds(const struct stage *stage)
{
    long count = -1;
    assert_int_equal(history_count(stage->store, &everything, &count), STATUS_OK);
    return count;
}

static struct stored_round newest(const struct stage *stage)
{
    struct stored_round round;
    size_t count;
    assert_int_equal(history_list(stage->store, &everything, 0, 1, &round, &count), STATUS_OK);
    assert_int_equal(count, 1);
    return round;
}

static void test_a_round_is_kept_once_and_as_it_was(void **state)
{
    (void)state;
    struct stage *stage = open_stage("omdssliletasieeu");
    type_word(stage, "tales");
    type_word(stage, "late");
    stage_advance(stage, 30000);
    assert_int_equal(count_rounds(stage), 0);
    end_round(stage);
    struct stored_round round = newest(stage);
    assert_int_equal(round.player_words, 2);
    assert_int_equal(round.player_points, 3);
    assert_int_equal(round.computer_words, round_word_count(stage->app->round, SIDE_COMPUTER));
    assert_int_equal(round.notes.kind, ROUND_KIND_CUSTOM);
    assert_false(round.notes.counts);
    assert_int_equal(round.notes.board_words, stage->app->results.counts[FILTER_ALL]);
    assert_in_range(round.notes.elapsed_ms, 30000, 30100);
    assert_int_equal(round.notes.ended_unix_s, STAGE_NOON_UNIX_S);

    /* Looking about keeps nothing more. */
    stage_advance(stage, 3000);
    stage_resize(stage, 800, 600);
    app_show(stage->app, &screen_home);
    stage_advance(stage, 3000);
    assert_int_equal(count_rounds(stage), 1);
    assert_false(unfinished_is_there(stage->app));
    free_stage(stage);
}

static void test_the_same_board_does_not_count(void **state)
{
    (void)state;
    struct stage *stage = open_stage(NULL);
    app_deal(stage->app);
    stage_advance(stage, STAGE_FRAME_MS);
    end_round(stage);
    assert_true(newest(stage).notes.counts);
    assert_string_equal(newest(stage).notes.code, stage->app->code);
    app_play_again_same(stage->app);
    stage_advance(stage, STAGE_FRAME_MS);
    end_round(stage);
    assert_int_equal(count_rounds(stage), 2);
    assert_false(newest(stage).notes.counts);
    free_stage(stage);
}

static void test_what_nobody_played_is_not_kept(void **state)
{
    (void)state;
    struct stage *stage = open_stage("omdssliletasieeu");
    type_word(stage, "tales");
    stage_ctrl(stage, 'h'); /* what it knows of the board goes when another is solved */
    assert_int_equal(round_hint_count(stage->app->round), 1);
    stage_ctrl(stage, 'p');
    assert_true(unfinished_leave(stage->app));
    assert_true(unfinished_is_there(stage->app));
    stage->app->board = stage->board;
    assert_true(app_solve_board(stage->app));
    stage_advance(stage, 3000);
    assert_int_equal(count_rounds(stage), 0);

    /* Nor does it take the place of the round that waits. */
    unfinished_look(stage->app);
    assert_true(unfinished_is_there(stage->app));
    unfinished_continue(stage->app);
    assert_int_equal(round_word_count(stage->app->round, SIDE_PLAYER), 1);
    free_stage(stage);
}

static void test_a_round_that_was_given_up_is_gone(void **state)
{
    (void)state;
    struct stage *stage = open_stage("omdssliletasieeu");
    type_word(stage, "tales");
    stage_ctrl(stage, 'p');
    unfinished_give_up(stage->app);
    assert_false(unfinished_is_there(stage->app));
    unfinished_look(stage->app);
    assert_false(unfinished_is_there(stage->app));
    free_stage(stage);
}

/* The words of a side, in the order in which they were found. */
static void spell(const struct round *round, enum finder_side side, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    for (size_t i = 0; i < round_word_count(round, side) && used < size; i++) {
        used += (size_t)snprintf(text + used, size - used, "%s ", round_word(round, side, i)->text);
    }
}

static void test_the_search_goes_on_to_the_same_end(void **state)
{
    (void)state;
    char whole[2000];
    char parts[2000];
    for (long cut_ms = 0; cut_ms < 14000; cut_ms += 1700) {
        struct stage *stage = make_stage("omdssliletasieeu");
        stage->config.level = RIVAL_EXPERT;
        assert_int_equal(stage_open(stage), STATUS_OK);
        stage_draw(stage);
        type_word(stage, "tales");
        stage_key(stage, KEY_ENTER);
        stage_key(stage, KEY_ENTER);
        assert_true(app_is_on_top(stage->app, &screen_computer));
        if (cut_ms == 0) {
            stage_key(stage, KEY_ESCAPE);
            spell(stage->app->round, SIDE_COMPUTER, whole, sizeof whole);
            free_stage(stage);
            continue;
        }
        stage_advance(stage, cut_ms);
        assert_int_equal(stage_restart(stage), STATUS_OK);
        if (unfinished_is_there(stage->app)) {
            unfinished_continue(stage->app);
            assert_true(app_is_on_top(stage->app, &screen_computer));
            stage_advance(stage, 20000);
            assert_true(app_is_on_top(stage->app, &screen_results));
            spell(stage->app->round, SIDE_COMPUTER, parts, sizeof parts);
            assert_string_equal(parts, whole);
        }
        assert_int_equal(count_rounds(stage), 1);
        free_stage(stage);
    }
}

static void test_a_solved_puzzle_is_kept_once(void **state)
{
    (void)state;
    struct stage *stage = make_stage(NULL);
    stage->config.scrambler = true;
    stage->config.scrambler_size = 4;
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_advance(stage, 2000);
    struct scrambler_puzzle puzzle = stage->app->scrambler.game.puzzle;
    for (int i = 0; i < puzzle.jumble_count; i++) {
        assert_true(stage_push(stage, scrambler_puzzle_solution(&puzzle, i)));
    }
    struct history_puzzles puzzles;
    assert_int_equal(history_puzzles(stage->store, 0, &puzzles), STATUS_OK);
    assert_int_equal(puzzles.solved, 1);
    assert_int_equal(puzzles.shown, 0);
    assert_in_range(puzzles.best_ms, 2000, 2100);

    /* Taken back and solved again, it is the same puzzle. */
    stage_key(stage, KEY_ESCAPE);
    stage_ctrl(stage, 'z');
    stage_ctrl(stage, 'y');
    assert_int_equal(history_puzzles(stage->store, 0, &puzzles), STATUS_OK);
    assert_int_equal(puzzles.solved, 1);
    free_stage(stage);
}

/* Words that only the list of then had stand where they belong, with their points and their way. */
static void test_a_past_round_shows_words_of_another_lexicon(void **state)
{
    (void)state;
    struct stage *stage = make_stage("omdssliletasieeu");
    assert_true(stage_add_word(stage, "letas", TIER_UNKNOWN, false));
    assert_true(stage_add_word(stage, "domsl", TIER_UNKNOWN, false));
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_draw(stage);
    type_word(stage, "letas");
    type_word(stage, "tales");
    end_round(stage);
    long score = round_score(stage->app->round, SIDE_PLAYER);
    long rivals = round_score(stage->app->round, SIDE_COMPUTER);
    size_t all = stage->app->results.counts[FILTER_ALL];
    struct match match = stage->app->match;

    struct stage *other = make_stage(NULL);
    store_close(other->store);
    other->store = stage->store;
    other->config.store = stage->store;
    assert_int_equal(stage_open(other), STATUS_OK);
    other->app->match.level = RIVAL_NOVICE;
    struct app *app = other->app;
    screen_statistics_enter(app);
    past_open(app, newest(other).id);
    assert_true(app_is_on_top(app, &screen_results));
    assert_int_equal(round_score(app->round, SIDE_PLAYER), score);
    assert_int_equal(round_score(app->round, SIDE_COMPUTER), rivals);
    assert_int_equal(app->match.level, match.level);
    assert_int_equal(app->results.counts[FILTER_ALL], all);
    assert_int_equal(app->results.counts[FILTER_PLAYER], 2);
    bool found = false;
    int letters = 99;
    for (size_t i = 0; i < app->results.word_count; i++) {
        bool reach = app->results.words[i].within_reach;
        assert_true(reach || results_letters(app, i) <= letters || letters == 99);
        letters = reach ? 99 : results_letters(app, i);
        if (strcmp(results_text(app, i), "letas") == 0) {
            struct path path;
            results_path(app, i, &path);
            assert_true(path_is_valid(&path, &app->board));
            assert_int_equal(path.length, 5);
            assert_int_equal(results_points(app, i), 2);
            assert_int_equal(app->results.words[i].owner, OWNER_PLAYER);
            found = true;
        }
    }
    assert_true(found);
    stage_draw(other);

    /* Back: Home offers what it did, and nothing was kept. */
    past_close(app);
    assert_true(app_is_on_top(app, &screen_statistics));
    assert_int_equal(app->match.level, RIVAL_NOVICE);
    assert_int_equal(count_rounds(other), 1);
    other->store = NULL;
    free_stage(other);
    free_stage(stage);
}

static void test_without_a_store_nothing_is_kept(void **state)
{
    (void)state;
    struct stage *stage = make_stage("omdssliletasieeu");
    store_close(stage->store);
    stage->store = NULL;
    stage->config.store = NULL;
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_draw(stage);
    type_word(stage, "tales");
    stage_ctrl(stage, 'p');
    assert_false(unfinished_leave(stage->app));
    stage_key(stage, KEY_ESCAPE);
    end_round(stage);
    screen_statistics_enter(stage->app);
    stage_draw(stage);
    screen_rounds_enter(stage->app);
    stage_draw(stage);
    char text[200];
    assert_string_not_equal(statistics_about(stage->app, text, sizeof text), "");
    assert_string_equal(unfinished_about(stage->app, text, sizeof text), "");
    free_stage(stage);
}

/* A thousand rounds are no more than a page in memory, wherever the list stands. */
static void test_a_long_list_is_read_by_pages(void **state)
{
    (void)state;
    struct stage *stage = make_stage(NULL);
    struct past_rounds past = {.level = RIVAL_NOVICE, .counts = true, .percent = 9, .count = 1000};
    assert_int_equal(stage_play_past(stage, 4, &past), STATUS_OK);
    assert_int_equal(stage_open(stage), STATUS_OK);
    screen_statistics_enter(stage->app);
    screen_rounds_enter(stage->app);
    stage_draw(stage);
    struct rounds_state *rounds = &stage->app->rounds;
    assert_int_equal(rounds->count, 1000);
    assert_int_equal(rounds->page_first, 0);
    long long newest_id = rounds->page[0].id;
    stage_key(stage, KEY_END);
    stage_draw(stage);
    assert_true(rounds->page_first > 900);
    assert_int_equal(rounds->page[rounds->page_count - 1].id, newest_id - 999);
    for (int i = 0; i < 2000; i++) { /* all of it by the wheel */
        stage_wheel(stage, 1000);
        stage_draw(stage);
        assert_true(rounds->page_count <= ROUNDS_PAGE);
    }
    assert_int_equal(rounds->scroll, 0);
    assert_int_equal(rounds->page[0].id, newest_id);
    free_stage(stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_round_is_kept_once_and_as_it_was),
        cmocka_unit_test(test_the_same_board_does_not_count),
        cmocka_unit_test(test_what_nobody_played_is_not_kept),
        cmocka_unit_test(test_a_round_that_was_given_up_is_gone),
        cmocka_unit_test(test_the_search_goes_on_to_the_same_end),
        cmocka_unit_test(test_a_solved_puzzle_is_kept_once),
        cmocka_unit_test(test_a_past_round_shows_words_of_another_lexicon),
        cmocka_unit_test(test_without_a_store_nothing_is_kept),
        cmocka_unit_test(test_a_long_list_is_read_by_pages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
