/* SPDX-License-Identifier: MIT */
/*
 * The app when memory gives out: each single allocation of its start, of a deal, of a round and of
 * its results fails once. Nothing crashes or leaks, the player is told, and the game goes on. Built
 * with failing_memory.c in place of the engine's memory.
 */
#include "failing_memory.h"
#include "stage.h"
#include "state.h"
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void fill(struct stage *stage)
{
    char path[400];
    int line;
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
}

static struct stage *new_stage(bool with_board)
{
    struct stage *stage = calloc(1, sizeof *stage);
    assert_non_null(stage);
    stage_init(stage);
    fill(stage);
    if (with_board) {
        assert_true(stage_set_board(stage, "omdssliletasieeu", NULL));
    }
    return stage;
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

/* What is on the screen agrees with the round. */
static void assert_sound(const struct stage *stage)
{
    const struct app *app = stage->app;
    assert_in_range(app->screen_count, 1, SCREENS_MAX);
    if (app_is_on_top(app, &screen_play)) {
        enum round_phase phase = round_phase(app->round);
        assert_true(phase == ROUND_READY || phase == ROUND_PLAYER);
    } else if (app_is_on_top(app, &screen_results)) {
        assert_int_equal(round_phase(app->round), ROUND_DONE);
    } else if (app_is_on_top(app, &screen_computer)) {
        assert_in_range(round_phase(app->round), ROUND_COMPUTER, ROUND_DONE);
    } else if (app_is_on_top(app, &screen_scrambler)) {
        assert_true(app->scrambler.has_game);
        assert_true(app->scrambler.way_known || !app->scrambler.solver);
    }
}

/* --- the start --- */

static void test_start_fails_cleanly(void **state)
{
    (void)state;
    for (int with_board = 0; with_board < 2; with_board++) {
        for (size_t nth = 1;; nth++) {
            struct stage *stage = new_stage(with_board);
            assert_int_equal(lexicon_from_trie(&stage->lexicon, stage->words), STATUS_OK);
            size_t live = failing_memory_live_count();
            failing_memory_fail_at(nth);
            enum status status = stage_open(stage);
            int failed = failing_memory_has_failed();
            failing_memory_fail_at(0);
            if (status == STATUS_OK) {
                assert_sound(stage);
                stage_draw(stage);
            } else {
                assert_int_equal(status, STATUS_NO_MEMORY);
                assert_true(failed);
                assert_null(stage->app);
                assert_int_equal(failing_memory_live_count(), live);
            }
            free_stage(stage);
            if (!failed) {
                assert_true(nth > 1);
                break;
            }
        }
    }
}

/* --- what a player does --- */

static void deal(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
}

static void find_a_word(struct stage *stage)
{
    (void)stage_drag_word(stage, "slate");
}

static void find_many(struct stage *stage)
{
    static const char *const words[] = {"slate", "stale", "tales", "late", "steal", "sale",
                                        "seal",  "lets",  "aims",  "ties", "site",  "nope"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        stage_type(stage, words[i]);
        stage_key(stage, KEY_ENTER);
    }
}

static void end_turn(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
}

static void run_out(struct stage *stage)
{
    app_advance(stage->app, 175000);
    app_advance(stage->app, 6000);
}

static void end_and_skip(struct stage *stage)
{
    end_turn(stage);
    stage_key(stage, KEY_ESCAPE);
}

static void end_and_watch(struct stage *stage)
{
    end_turn(stage);
    for (int i = 0; i < 160; i++) {
        app_advance(stage->app, 100);
    }
}

static void take_hints(struct stage *stage)
{
    for (int i = 0; i < 5; i++) {
        stage_ctrl(stage, 'h');
    }
}

static void pause_and_resume(struct stage *stage)
{
    stage_ctrl(stage, 'p');
    stage_key(stage, KEY_ESCAPE);
}

static void click_text(struct stage *stage, const char *text)
{
    int x, y;
    if (stage_find_text(stage, text, &x, &y)) {
        stage_click(stage, x, y);
    }
}

static void look_at_results(struct stage *stage)
{
    click_text(stage, "STALE");
    click_text(stage, TEXT_COPY);
    stage_type(stage, "st");
    stage_draw(stage);
}

static void same_board(struct stage *stage)
{
    click_text(stage, TEXT_SAME_BOARD);
}

static void prepare_results(struct stage *stage)
{
    find_a_word(stage);
    end_and_skip(stage);
}

/* --- the Scrambler --- */

static void go_to_scrambler(struct stage *stage)
{
    click_text(stage, TEXT_SCRAMBLER);
}

static void slide_lines(struct stage *stage)
{
    if (app_is_on_top(stage->app, &screen_scrambler)) {
        stage_slide(stage, false, 1, 2);
        stage_shift(stage, KEY_DOWN);
        stage_ctrl(stage, 'z');
        stage_ctrl(stage, 'y');
    }
}

static void be_shown_a_move(struct stage *stage)
{
    click_text(stage, TEXT_SHOW_MOVE);
    stage_advance(stage, 400);
    click_text(stage, TEXT_SHOW_MOVE);
}

static void be_shown_the_solution(struct stage *stage)
{
    click_text(stage, TEXT_SHOW_SOLUTION);
    stage_advance(stage, 1500);
}

static void ask_for_another_puzzle(struct stage *stage)
{
    click_text(stage, TEXT_NEW_PUZZLE);
    click_text(stage, "7");
}

/* --- boards that are not shaken --- */

static void open_custom(struct stage *stage)
{
    screen_custom_enter(stage->app);
}

static void paste_board(struct stage *stage)
{
    stage_paste(stage, "omdssliletasieeu");
}

static void prepare_custom(struct stage *stage)
{
    open_custom(stage);
    paste_board(stage);
}

static void play_custom(struct stage *stage)
{
    stage_key(stage, KEY_ENTER);
}

static void solve_custom(struct stage *stage)
{
    click_text(stage, TEXT_CUSTOM_SOLVE);
}

static void play_code(struct stage *stage)
{
    screen_code_enter(stage->app);
    stage_type(stage, "NFXMU-9ESB9");
    stage_key(stage, KEY_ENTER);
}

static void play_daily(struct stage *stage)
{
    daily_enter(stage->app);
}

static const struct act {
    const char *name;
    bool with_board;
    void (*prepare)(struct stage *stage);
    void (*act)(struct stage *stage);
    size_t step;    /* every so-manyth allocation fails: a deal has very many, all alike */
    int may_be_mum; /* so many may pass without a word: the pace is not so well chosen then, or an
                        event of the round that nobody waits for is lost */
} acts[] = {
    {"deal", false, NULL, deal, 211, 0},
    {"find a word", true, NULL, find_a_word, 1, 0},
    {"find many words", true, NULL, find_many, 1, 0},
    {"take hints", true, find_a_word, take_hints, 1, 0},
    {"pause", true, NULL, pause_and_resume, 1, 0},
    {"end the turn", true, find_a_word, end_turn, 1, 2},
    {"run out of time", true, find_a_word, run_out, 1, 2},
    {"skip the search", true, find_a_word, end_and_skip, 1, 2},
    {"watch the search", true, find_a_word, end_and_watch, 1, 2},
    {"look at the results", true, prepare_results, look_at_results, 1, 0},
    {"same board", true, prepare_results, same_board, 1, 0},
    {"go to the Scrambler", false, NULL, go_to_scrambler, 1, 0},
    {"slide lines", false, go_to_scrambler, slide_lines, 1, 0},
    {"be shown a move", false, go_to_scrambler, be_shown_a_move, 1, 0},
    {"be shown the solution", false, go_to_scrambler, be_shown_the_solution, 1, 0},
    {"type a board", false, open_custom, paste_board, 1, 0},
    {"play a board that was typed", false, prepare_custom, play_custom, 1, 0},
    {"solve a board that was typed", false, prepare_custom, solve_custom, 1, 1},
    {"play the board of a code", false, NULL, play_code, 1, 0},
    {"play the board of the day", false, NULL, play_daily, 1, 0},
    {"another puzzle", false, go_to_scrambler, ask_for_another_puzzle, 1, 0},
};

/* Room enough in both lists, so that drawing needs no more: whatever is left out of a drawing is in
 * the next one. */
static void make_room(struct stage *stage)
{
    struct draw_command command = {.kind = DRAW_TEXT};
    for (int i = 0; i < 3000; i++) {
        draw_add(&stage->app->scratch, &command, "a text of some letters");
        draw_add(&stage->list, &command, "a text of some letters");
    }
    stage->app->stale = true;
}

/* Was it said at the foot of the window, now or before; or is it in the dialog? */
static bool is_told(const struct stage *stage)
{
    return strcmp(stage->app->notice, TEXT_NO_MEMORY) == 0 || stage->app->custom_words < 0;
}

/* After the failure the game goes on: a round can be played from here. */
static void assert_goes_on(struct stage *stage)
{
    struct app *app = stage->app;
    for (int i = 0; i < 6 && !app_is_on_top(app, &screen_results); i++) {
        if (app_is_on_top(app, &screen_home)) {
            return;
        }
        if (app_is_on_top(app, &screen_pause)) {
            stage_key(stage, KEY_ESCAPE);
        } else if (app_is_on_top(app, &screen_play)) {
            app_advance(app, 2000);
            stage_key(stage, KEY_ESCAPE); /* what may be traced, or a pause */
            if (app_is_on_top(app, &screen_pause)) {
                stage_key(stage, KEY_ESCAPE);
            }
            end_turn(stage);
        } else {
            stage_key(stage, KEY_ESCAPE);
        }
    }
    assert_true(app_is_on_top(app, &screen_results));
}

/* Has the Scrambler come as far as it does with all memory? What it went without is advice. */
static bool is_as_far(const struct app *app, const struct app *whole)
{
    return app_is_on_top(app, &screen_scrambler) &&
           strcmp(app->scrambler.code, whole->scrambler.code) == 0 &&
           app->scrambler.game.made_count == whole->scrambler.game.made_count;
}

/* The act as it goes when nothing fails, or when the nth allocation does. */
static struct stage *play(const struct act *act, size_t nth, int *failed)
{
    struct stage *stage = new_stage(act->with_board);
    assert_int_equal(stage_open(stage), STATUS_OK);
    if (act->prepare) {
        act->prepare(stage);
    }
    make_room(stage);
    failing_memory_fail_at(nth);
    act->act(stage);
    *failed = failing_memory_has_failed();
    failing_memory_fail_at(0);
    return stage;
}

/* Lets the nth allocation of an act fail; tells whether there was one, and counts those that the
 * player was not told. */
static bool fail_once(const struct act *act, size_t nth, const struct stage *whole, int *mum)
{
    int failed;
    struct stage *stage = play(act, nth, &failed);
    *mum += failed && !is_told(stage) && !is_as_far(stage->app, whole->app);
    assert_sound(stage);
    assert_goes_on(stage);
    free_stage(stage);
    return failed;
}

static void test_acts_survive_a_failure(void **state)
{
    (void)state;
    size_t live = failing_memory_live_count();
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        int mum = 0;
        int failed;
        size_t nth = 1;
        struct stage *whole = play(&acts[i], 0, &failed);
        while (fail_once(&acts[i], nth, whole, &mum)) {
            nth += nth < 12 ? 1 : acts[i].step;
        }
        free_stage(whole);
        print_message("%s: %zu allocations, %d failures untold\n", acts[i].name, nth - 1, mum);
        assert_in_range(mum, 0, acts[i].may_be_mum);
        assert_int_equal(failing_memory_live_count(), live);
    }
}

/* A drawing for which there is no room says so, and the next one is whole. */
static void test_a_drawing_may_be_incomplete(void **state)
{
    (void)state;
    struct stage *whole = new_stage(true);
    assert_int_equal(stage_open(whole), STATUS_OK);
    stage_draw(whole);
    for (size_t nth = 1;; nth++) {
        struct stage *stage = new_stage(true);
        assert_int_equal(stage_open(stage), STATUS_OK);
        failing_memory_fail_at(nth);
        stage_draw(stage);
        int failed = failing_memory_has_failed();
        failing_memory_fail_at(0);
        assert_int_equal(stage->list.failed, failed);
        stage_draw(stage);
        assert_false(stage->list.failed);
        assert_true(draw_lists_same(&stage->list, &whole->list));
        free_stage(stage);
        if (!failed) {
            assert_true(nth > 2);
            break;
        }
    }
    free_stage(whole);
}

static void test_a_deal_that_fails_is_told(void **state)
{
    (void)state;
    struct stage *stage = new_stage(false);
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_draw(stage);
    failing_memory_fail_at(1);
    app_deal(stage->app);
    assert_true(failing_memory_has_failed());
    failing_memory_fail_at(0);
    assert_true(app_is_on_top(stage->app, &screen_home));
    int x, y;
    assert_true(stage_find_text(stage, TEXT_NO_MEMORY, &x, &y));
    app_deal(stage->app);
    assert_true(app_is_on_top(stage->app, &screen_play));
    free_stage(stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_start_fails_cleanly),
        cmocka_unit_test(test_a_deal_that_fails_is_told),
        cmocka_unit_test(test_a_drawing_may_be_incomplete),
        cmocka_unit_test(test_acts_survive_a_failure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
